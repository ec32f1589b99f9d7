import type { Problem } from '@ludi-romani/core';
import {
  atLeastOne,
  type Check,
  count,
  type Fields,
  flag,
  id,
  isRecord,
  list,
  many,
  object,
  oneOf,
  type Report,
  tableProblems,
  text,
  unique,
  whole,
} from '@ludi-romani/core/shape';
import {
  type Building,
  type Category,
  type Components,
  type ConditionTemple,
  type CountingTemple,
  colorIds,
  countables,
  deckIds,
  playerCounts,
  provenances,
  publicColors,
  publicKindIds,
  residenceValues,
  type Setup,
  symbolIds,
} from './types';

type Table = Exclude<keyof Components, 'provenance'>;

// The shapes.

const setup = object<Setup>({
  rounds: atLeastOne,
  emissariesPerPlayer: whole(1, 5),
  decks: list(2, 4, oneOf(deckIds)),
  revealPerDeck: whole(1, 5),
  colors: list(2, 4, oneOf(colorIds)),
  influenceCards: list(0, 1000, object({ card: id, afterBuilding: atLeastOne })),
});

const fieldsOf = <C extends Category>(
  category: C,
  fields: Fields<Omit<Extract<Building, { category: C }>, 'id' | 'name' | 'category' | 'cost' | 'stars'>>,
): Check => object({ id, category: oneOf([category]), cost: whole(0, 5), stars: count, ...fields });

const buildingKinds: Readonly<Record<Category, Check>> = {
  production: fieldsOf('production', { produce: object({ coins: count, influence: count, brickToken: flag }) }),
  residence: fieldsOf('residence', { value: oneOf(residenceValues) }),
  public: fieldsOf('public', { publicKind: oneOf(publicKindIds), bonus: count }),
  aqueduct: fieldsOf('aqueduct', {}),
  temple: fieldsOf('temple', {}),
};

const building: Check = (value, path, report) => {
  const category = isRecord(value) && Object.hasOwn(value, 'category') ? value.category : undefined;
  const known = (Object.keys(buildingKinds) as Category[]).find((name) => name === category);
  if (known === undefined) report(`${path}.category`, `must be one of ${Object.keys(buildingKinds).join(', ')}`);
  else buildingKinds[known](value, path, report);
};

const conditionTemple = object<ConditionTemple>({
  building: id,
  points: count,
  when: object({ count: oneOf(countables), atLeast: atLeastOne }),
});
const countingTemple = object<CountingTemple>({
  building: id,
  points: count,
  per: oneOf(countables),
  each: atLeastOne,
});
const temple: Check = (value, path, report) =>
  (isRecord(value) && Object.hasOwn(value, 'when') ? conditionTemple : countingTemple)(value, path, report);

const color = object({ color: oneOf(publicColors) });
const side = list(5, 5, oneOf(symbolIds));

const tables: Fields<Pick<Components, Table>> = {
  setups: object({ 2: setup, 3: setup, 4: setup }),
  startingCoins: count,
  prices: object({ coinsPerBrick: count, coinsPerCog: count, cogsToProduce: count }),
  buildings: many(building),
  publicKinds: object({ market: color, arena: color, school: color, baths: color }),
  temples: list(0, 1000, temple),
  cards: many(object({ id, deck: oneOf(deckIds), building: id })),
  startingBuildings: many(object({ id, color: oneOf(colorIds), building: id })),
  startingLayout: list(2, 2, object({ building: id, x: whole(0, 1), y: whole(0, 0) })),
  influenceCards: list(0, 1000, object({ id, value: count })),
  aqueductPoints: many(count),
  scoring: object({ pointsPerCoin: count, influencePerPoint: atLeastOne, citySide: whole(2, 6) }),
  strips: many(object({ id, sideA: side, sideB: side })),
};

const source = object({ provenance: oneOf(provenances), source: text });

const components = object<Components>({
  ...tables,
  provenance: object(Object.fromEntries(Object.keys(tables).map((table) => [table, source]))),
});

// What the tables say about each other; they have the right shape by now.

type Known = { has(id: string): boolean };

function references(tables: Components, report: Report): void {
  const distinct = (entries: Parameters<typeof unique>[0]) => unique(entries, report);
  const paths = <T>(table: string, field: string, rows: readonly T[], read: (row: T) => string) =>
    rows.map((row, i) => [`${table}[${i}]${field}`, read(row)] as const);
  const resolve = (entries: readonly (readonly [string, string])[], known: Known, what: string): void => {
    for (const [path, value] of entries) if (!known.has(value)) report(path, `${value} is no ${what}`);
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
      'building type',
    );
  }

  const temples = new Set<string>(tables.buildings.flatMap((type) => (type.category === 'temple' ? [type.id] : [])));
  const scored = paths('temples', '.building', tables.temples, (row) => row.building);
  resolve(scored, temples, 'temple');
  const scoring = distinct(scored);
  for (const type of temples) if (!scoring.has(type)) report('temples', `lacks ${type}`);

  for (const players of playerCounts) {
    const { decks, colors, influenceCards } = tables.setups[players];
    const path = `setups.${players}`;
    distinct(paths(`${path}.decks`, '', decks, (deck) => deck));
    distinct(paths(`${path}.colors`, '', colors, (name) => name));
    const inserted = paths(`${path}.influenceCards`, '.card', influenceCards, (row) => row.card);
    distinct(inserted);
    resolve(inserted, influence, 'influence card');
  }
}

/** A game set up like this can be played to its end. */
function playable(tables: Components, players: 2 | 3 | 4, report: Report): void {
  const { rounds, emissariesPerPlayer, decks, revealPerDeck, colors, influenceCards } = tables.setups[players];
  const path = `setups.${players}`;
  const { citySide } = tables.scoring;
  const turns = players * emissariesPerPlayer;
  const offered = rounds * revealPerDeck;

  if (turns > 5) report(path, 'has more emissaries than a strip has fields');
  if (decks.length * revealPerDeck !== turns) report(path, 'must offer one card for each turn of a round (CR-4.16)');
  if (2 + rounds * emissariesPerPlayer > citySide ** 2) report(path, 'has more turns than a city has cells (CR-5.15)');
  if (colors.length < players) report(`${path}.colors`, 'must hold a color for each player');
  if (!decks.includes('I') || !decks.includes('II')) report(`${path}.decks`, 'must hold I and II');

  const schoolTypes = new Set<string>();
  for (const type of tables.buildings) {
    if (type.category === 'public' && type.publicKind === 'school') schoolTypes.add(type.id);
  }
  const inUse = tables.cards.filter((card) => decks.includes(card.deck));
  // each school may keep a card of any deck but I (CR-4.17)
  const schools = inUse.filter((card) => schoolTypes.has(card.building)).length;
  for (const deck of decks) {
    const needed = offered + (deck === 'II' ? players : 0) + (deck === 'I' ? 0 : schools);
    const held = inUse.filter((card) => card.deck === deck).length;
    if (held < needed) report('cards', `deck ${deck} holds ${held} cards, ${players} players need ${needed}`);
  }

  let above = 0;
  influenceCards.forEach(({ afterBuilding }, i) => {
    if (afterBuilding <= above || afterBuilding > offered || afterBuilding % revealPerDeck !== 0) {
      report(
        `${path}.influenceCards[${i}].afterBuilding`,
        'must ascend, come up by the last round, and not lie between cards revealed together',
      );
    }
    above = afterBuilding;
  });
}

function agreement(tables: Components, report: Report): void {
  references(tables, report);
  for (const players of playerCounts) playable(tables, players, report);

  const { startingLayout, startingBuildings, aqueductPoints, scoring } = tables;
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
}

/** What is wrong with component tables that come from outside, at most 20 things; empty if they can be played with. */
export const checkComponents = (given: unknown): Problem[] => tableProblems(given, components, agreement);
