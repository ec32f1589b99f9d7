/** The setup before the preparation round (section 3 of the rules). It makes all random draws of the game (FT-11.2). */
import { type Chance, clone, type Layout } from '@ludi-romani/core';
import { type Catalog, recordOf } from '../components/catalog';
import { faceSquares } from '../components/faces';
import { cellIds, citizenRowIds, colors, cycles, resourceIds, type SupplyId } from '../components/ids';
import type { TrajanCard } from '../components/shapes';
import {
  type ChosenOptions,
  type Event,
  type Forum,
  type ForumTrajanum,
  type MutableState,
  type Player,
  rowIds,
  type SeenArea,
} from '../types';
import { colorAreas, randomFace } from './mosaic';

/**
 * Returns the state after setup. The draws have this order (section 11): street cards, Trajan cards, forum, start player, first workers,
 * start citizens, colonia tiles. Emits its events to `emit`, if it is given.
 */
export function setup(
  catalog: Catalog,
  options: ChosenOptions,
  chance: Chance,
  emit?: (event: Event) => void,
): Layout<ForumTrajanum> {
  const { players: count, buildingTiles } = options;
  const { copies, streetCards } = catalog;
  const seats = [...Array(count).keys()];
  // FT-3.3, FT-3.4 the last element is the top card of the first pile
  const streetDeck = chance.shuffle(streetCards).reverse();
  const trajan = drawTrajan(catalog, options, chance);
  const forum = layForum(catalog, options, chance);
  const startPlayer = options.startPlayer ?? chance.int(count); // FT-3.31
  const workers = chance.shuffle(colors); // FT-3.28 in the order of the seats
  const starts = seats.map(() => chance.pick(copies.females)); // FT-3.22
  const deals = seats.map(() => chance.shuffle(copies.others)); // FT-3.23
  if (emit !== undefined) {
    const { arrangement, boards, colors: squares } = forum;
    emit({ type: 'forum-laid', ...clone({ arrangement, boards, colors: squares }) });
    emit({ type: 'trajan-cards-laid', cards: [...trajan] });
    emit({ type: 'start-player-named', player: startPlayer });
    for (const seat of seats)
      for (const resource of resourceIds) {
        const amount = catalog.components.startingResources[resource];
        if (amount > 0) emit({ type: 'gained', player: seat, resource, amount, source: { kind: 'start' } });
      }
  }
  return {
    phase: 'setup',
    round: 0,
    startPlayer,
    streets: [],
    trajan,
    forum,
    supply: buildingTiles === 'limited' ? supplyOf(catalog) : null,
    current: null,
    streetDeck,
    players: seats.map((seat) =>
      player(catalog, { start: starts[seat] ?? '', deal: deals[seat] ?? [], worker: workers[seat] ?? null }),
    ),
    pending: choosesCard(options)
      ? [{ do: 'prepare' }, { ask: 'trajan-card', player: startPlayer }]
      : [{ do: 'prepare' }],
  };
}

/** FT-8.2 Returns true if the start player chooses the only Trajan card of the game. */
export const choosesCard = ({ introductory, introductoryCard }: Readonly<ChosenOptions>): boolean =>
  introductory && introductoryCard === 'chosen';

/** FT-8.5 Returns the Trajan cards of a cycle that the options allow. */
export const trajanPile = ({ components }: Catalog, { promoCards }: ChosenOptions, cycle: number): TrajanCard[] =>
  components.trajanCards.filter((card) => card.cycle === cycle && (promoCards || !card.promo));

/** FT-3.15, FT-8.2 Draws a card for each cycle, in the introductory game only for the last. */
const drawTrajan = (catalog: Catalog, options: ChosenOptions, chance: Chance): MutableState['trajan'] =>
  cycles.map((cycle) =>
    (options.introductory && cycle < cycles.length) || choosesCard(options)
      ? null
      : chance.pick(trajanPile(catalog, options, cycle)).id,
  );

/** FT-3.5, FT-3.6, FT-3.8, FT-3.33, FT-8.6, FT-8.10 Draws the arrangement, and for each slot a face and its quarter turns. */
function layForum(catalog: Catalog, options: ChosenOptions, chance: Chance): Forum {
  const { arrangements, mosaicFaces, randomFaces } = catalog.components;
  const { players, mosaic, arrangement } = options;
  const { id, slots } = chance.pick(
    arrangements.filter((one) => one.players === players && (arrangement === 'random' || one.id === arrangement)),
  );
  const { grid, slots: squares } = catalog.forum(id);
  const numbers = [...new Set(mosaicFaces.map(({ board }) => board))];
  const chosen = mosaic === 'printed' ? chance.shuffle(numbers) : [];
  const forum: Forum = {
    arrangement: id,
    boards: [],
    colors: Array(grid.size).fill(null),
    areas: [],
    envoys: Array(grid.size).fill(null),
  };
  slots.forEach(({ orientation }, slot) => {
    const face =
      mosaic === 'printed'
        ? chance.pick(mosaicFaces.filter(({ board }) => board === chosen[slot]))
        : { id: null, rows: randomFace(randomFaces, chance) };
    const turns = 2 * chance.int(2) + (orientation === 'P' ? 1 : 0);
    forum.boards.push({ face: face.id, turns });
    const shown = face.id === null ? faceSquares(face.rows, turns) : catalog.face(face.id, turns);
    shown.forEach((color, i) => {
      forum.colors[squares[slot]?.[i] ?? 0] = color;
    });
  });
  forum.areas = colorAreas(grid, forum.colors);
  return forum;
}

/** FT-8.4 Returns the numbers of limited building tiles. */
const supplyOf = ({ components: { buildingSupply } }: Catalog): Record<SupplyId, number> =>
  Object.fromEntries(
    (['single', 'double'] as const).flatMap((size) =>
      colors.map((color) => [`${size}-${color}`, buildingSupply[size][color]]),
    ),
  ) as Record<SupplyId, number>;

const noPoints: Readonly<Player['points']> = recordOf(rowIds, () => 0);

/** FT-3.12, FT-3.13, FT-3.20, FT-3.27 Returns the area of a player at the start. Gains come from an unlimited supply (FT-3.14, FT-3.17). */
function player({ components }: Catalog, preparation: Player['preparation']): Player {
  return {
    tiles: cellIds.map(() => null),
    buildings: cellIds.map(() => null),
    cranes: [],
    rows: citizenRowIds.map(() => ({ citizens: [], active: false })),
    resources: { ...components.startingResources },
    tracks: { library: 0, basilica: 0, market: 0 },
    position: 0,
    improved: false,
    ship: 0,
    reserve: [],
    removed: 0,
    spent: [],
    leftover: null,
    draft: noDraft(),
    preparation,
    points: { ...noPoints },
  };
}

/** Returns a deep copy of an area. Written out field by field: a generic copy takes three times as long. */
export const copyPlayer = (player: SeenArea): Player => {
  return {
    tiles: [...player.tiles],
    buildings: [...player.buildings],
    cranes: player.cranes.map(({ color, status }) => ({ color, status })),
    rows: player.rows.map(({ citizens, active }) => ({ citizens: [...citizens], active })),
    resources: { ...player.resources },
    tracks: { ...player.tracks },
    position: player.position,
    improved: player.improved,
    ship: player.ship,
    reserve: [...player.reserve],
    removed: player.removed,
    spent: [...player.spent],
    leftover: player.leftover,
    draft: clone(player.draft),
    preparation: clone(player.preparation),
    points: { ...player.points },
  };
};

/** Returns an empty draft. */
export const noDraft = (): Player['draft'] => ({ taken: [], kept: null, passed: null, shown: false });
