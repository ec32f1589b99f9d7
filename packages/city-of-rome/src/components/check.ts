import { occurrences, type Problem } from '@ludi-romani/core';
import { checkTitles, problemsWith, type Report, unique } from '@ludi-romani/core/shape';
import { colorIds, fields, type PlayerCount, playerCounts, publicKindIds } from './ids';
import { type Components, shape, type Tables } from './shapes';

// Checks that compare tables with each other. They run only if the shape is valid.

type Known = { has(id: string): boolean };

/** Checks that ids are unique, and that references name existing ids. */
function references(tables: Components, report: Report): void {
  const distinct = (entries: Parameters<typeof unique>[0]) => unique(entries, report);
  const paths = <T>(table: string, field: string, rows: readonly T[], read: (row: T) => string) =>
    rows.map((row, i) => [`${table}[${i}]${field}`, read(row)] as const);
  const resolve = (entries: readonly (readonly [string, string])[], known: Known, what: string): void => {
    for (const [path, value] of entries) if (!known.has(value)) report(path, `must be the id of ${what}, not ${value}`);
  };

  const types = distinct(paths('buildings', '.id', tables.buildings, (row) => row.id));
  const influence = distinct(paths('influenceCards', '.id', tables.influenceCards, (row) => row.id));
  distinct(paths('strips', '.id', tables.strips, (row) => row.id));
  distinct([
    ...paths('cards', '.id', tables.cards, (row) => row.id),
    ...paths('startingBuildings', '.id', tables.startingBuildings, (row) => row.id),
  ]);
  distinct(publicKindIds.map((kind) => [`publicKinds.${kind}.color`, tables.publicKinds[kind].color]));

  for (const table of ['cards', 'startingBuildings', 'startingLayout'] as const) {
    resolve(
      paths<{ readonly building: string }>(table, '.building', tables[table], (row) => row.building),
      types,
      'a building type',
    );
  }

  const temples = new Set<string>(tables.buildings.flatMap((type) => (type.category === 'temple' ? [type.id] : [])));
  const scored = paths('temples', '.building', tables.temples, (row) => row.building);
  resolve(scored, temples, 'a temple');
  const scoring = distinct(scored);
  for (const type of temples) if (!scoring.has(type)) report('temples', `lacks ${type}`);

  for (const players of playerCounts) {
    const { decks, colors, influenceCards } = tables.setups[players];
    const path = `setups.${players}`;
    distinct(paths(`${path}.decks`, '', decks, (deck) => deck));
    distinct(paths(`${path}.colors`, '', colors, (name) => name));
    const inserted = paths(`${path}.influenceCards`, '.card', influenceCards, (row) => row.card);
    distinct(inserted);
    resolve(inserted, influence, 'an influence card');
  }
}

/** Checks that every game with this number of players can be played to the end. */
function playable(tables: Components, players: PlayerCount, report: Report): void {
  const { rounds, emissariesPerPlayer, decks, revealPerDeck, colors, influenceCards } = tables.setups[players];
  const path = `setups.${players}`;
  const { citySide } = tables.scoring;
  const turns = players * emissariesPerPlayer;
  const offered = rounds * revealPerDeck;

  if (turns > fields.length) report(path, 'must not have more emissaries than a strip has fields');
  if (decks.length * revealPerDeck !== turns) report(path, 'must offer one card for each turn of a round (CR-4.16)');
  if (2 + rounds * emissariesPerPlayer > citySide ** 2)
    report(path, 'must not have more turns than a city has cells (CR-5.15)');
  if (colors.length < players) report(`${path}.colors`, 'must hold a color for each player');
  for (const color of colors) {
    if (tables.supplies.emissaries[color] < emissariesPerPlayer)
      report(`supplies.emissaries.${color}`, `must be at least ${emissariesPerPlayer} for ${players} players`);
  }
  if (!decks.includes('I') || !decks.includes('II')) report(`${path}.decks`, 'must hold I and II');

  const schoolTypes = new Set<string>();
  for (const type of tables.buildings) {
    if (type.category === 'public' && type.publicKind === 'school') schoolTypes.add(type.id);
  }
  const inUse = tables.cards.filter((card) => decks.includes(card.deck));
  // with each school, a player may keep a card of any deck except I (CR-4.17)
  const schools = inUse.filter((card) => schoolTypes.has(card.building)).length;
  for (const deck of decks) {
    const needed = offered + (deck === 'II' ? players : 0) + (deck === 'I' ? 0 : schools);
    const held = inUse.filter((card) => card.deck === deck).length;
    if (held < needed)
      report('cards', `must hold at least ${needed} cards of deck ${deck} for ${players} players, not ${held}`);
  }

  let above = 0;
  influenceCards.forEach(({ afterBuilding }, i) => {
    if (afterBuilding <= above || afterBuilding > offered || afterBuilding % revealPerDeck !== 0) {
      report(
        `${path}.influenceCards[${i}].afterBuilding`,
        'must ascend, be a multiple of revealPerDeck, and be at most rounds * revealPerDeck',
      );
    }
    above = afterBuilding;
  });
}

/** Returns the ids to which `titles` may give a name: those of cards, not of building types. */
const titledIds = ({ cards, startingBuildings, influenceCards }: Tables): string[] =>
  [...cards, ...startingBuildings, ...influenceCards].map(({ id }) => id);

function agreement(tables: Components, report: Report): void {
  references(tables, report);
  for (const players of playerCounts) playable(tables, players, report);

  const { startingLayout, startingBuildings, aqueductPoints, scoring, strips } = tables;
  strips.forEach(({ sideA, sideB }, i) => {
    if (occurrences(sideA, 'brick') !== 3) report(`strips[${i}].sideA`, 'must show 3 bricks and 2 cogs (CR-4.5)');
    // the state stores the orientation of a strip in one bit, so the back must be the mirror image of the front
    if (sideB.some((symbol, at) => symbol !== sideA[sideA.length - 1 - at]))
      report(`strips[${i}].sideB`, 'must be sideA in reverse (CR-4.4)');
  });
  if (startingLayout[0]?.x === startingLayout[1]?.x) report('startingLayout', 'must use the cells (0,0) and (1,0)');
  const names = (rows: readonly { readonly building: string }[]) =>
    rows
      .map((row) => row.building)
      .sort()
      .join();
  for (const color of colorIds) {
    if (names(startingBuildings.filter((card) => card.color === color)) !== names(startingLayout)) {
      report('startingBuildings', `${color} must have exactly the buildings of startingLayout`);
    }
  }
  if (aqueductPoints.length !== scoring.citySide + 1) {
    report('aqueductPoints', 'must have an entry for each number of aqueducts, 0 to scoring.citySide');
  }
  checkTitles(tables.titles, titledIds(tables), report);
}

/** Returns the problems of untrusted component tables, at most 20. The list is empty if the tables are valid. Throws no errors. */
export const checkComponents = (given: unknown): Problem[] => problemsWith(given, shape, agreement);
