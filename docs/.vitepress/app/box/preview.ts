/** The picture next to the form: the part of the board that shows a table, in a position in which the edited row is on the table. */
import { random } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import type { AnyEngine, AnyWords, Game, GameName } from '../games';
import type { Json } from './shapes';

type View = GameTypes['view'];

/** The part of the board that shows a table, and the options with which it does. */
interface Shown {
  readonly part: string;
  readonly options?: Readonly<Record<string, unknown>>;
}
const on = (part: string, tables: readonly string[], options?: Shown['options']): Readonly<Record<string, Shown>> =>
  Object.fromEntries(tables.map((table) => [table, options === undefined ? { part } : { part, options }]));

/** The part for each table. The other tables are shown by the whole board. */
const PARTS: Readonly<Record<GameName, Readonly<Record<string, Shown>>>> = {
  aquileia: {
    ...on('mercatus', ['mercatus', 'exchanges', 'equiCards']),
    ...on('arena', ['arena', 'arenaRewards']),
    ...on('stadium', ['stadium', 'stadiumRewards', 'laurelCards', 'colorCards']),
    ...on('theatrum', ['theatrum', 'theatreCards']),
    ...on('forum', ['forum', 'villas', 'workshops', 'banks']),
    ...on('portus', ['portus']),
    ...on('hand-0', ['slaveCards']),
  },
  'city-of-rome': {
    ...on('strip', ['strips', 'prices']),
    ...on('offer', ['cards', 'buildings', 'temples']),
    ...on('area-0', ['startingBuildings', 'startingLayout', 'startingCoins']),
  },
  'forum-trajanum': {
    ...on('buildings', ['greenPartner', 'otherPartners', 'buildingSupply']),
    ...on('colonia-0', ['femaleCitizens', 'maleCitizens', 'resourceTiles', 'temples', 'boardSideA']),
    ...on('colonia-0', ['boardSideB'], { boardSide: 'B' }),
    ...on('round', ['streetCards']),
    ...on('citizens-0', ['citizenRows', 'rowFactors']),
    ...on('tracks', ['tracks', 'columnValues']),
    ...on('stock-0', ['startingResources', 'prestige']),
    ...on('forum', ['mosaicFaces', 'arrangements']),
    ...on('forum', ['randomFaces'], { mosaic: 'random' }),
    ...on('trajan', ['trajanCards'], { promoCards: true }),
  },
  'nova-roma': {
    ...on('forum', ['emperorTiles']),
    ...on('followers', ['followers']),
    ...on('mosaic-0', ['achievements', 'mosaicTiles', 'mosaicBoard']),
    ...on('shipping', ['shippingContracts']),
    ...on('sea', ['routes']),
    ...on('building', ['shapes', 'buildingContracts']),
    ...on('city', ['zones', 'buildingRewardTiles']),
    ...on('hippodrome', ['track', 'chariotTiles', 'neutralSpaces']),
    ...on('estate-0', ['estateGrid']),
    ...on('estate', ['estateCosts', 'conversions', 'basicEstateTiles', 'specialEstateTiles']),
  },
};

/** The first positions of games with different seeds, and the number of plies of the games that are played at random. */
const SEEDS = 12;
const PLIES = 240;
/** The most positions whose picture is drawn to look for a row. */
const DRAWN = 12;

/** Generates positions, as the first player sees them: the first ones of several games, and then those of random games. */
function* positions(engine: AnyEngine, options: Shown['options']): Generator<View> {
  const counts = [...engine.playerCounts].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4));
  const start = (players: number, seed: number) => engine.initialState({ ...options, players, seed: `box ${seed}` });
  for (let seed = 0; seed < SEEDS; seed++) for (const players of counts) yield engine.view(start(players, seed), 0);
  for (let seed = 0; seed < 2; seed++) {
    let state = start(counts[0] ?? 2, seed);
    for (let ply = 0; ply < PLIES && !engine.isTerminal(state); ply++) {
      const [seat = 0] = engine.activePlayers(state);
      state = engine.apply(state, random(engine).choose(engine.view(state, seat), `box ${ply}`));
      yield engine.view(state, 0);
    }
  }
}

export interface Picture {
  readonly svg: string;
  /** false if no position has the row */
  readonly isFound: boolean;
  /** the id of the thing that has a ring */
  readonly ring?: string | undefined;
}

/** Returns the ids of the rows of other tables that name the row `id`: the cards of a building, the tiles of an achievement. */
export const idsNaming = (tables: Json, id: string): readonly string[] =>
  Object.values(tables).flatMap((rows) =>
    Array.isArray(rows)
      ? rows.flatMap((row) =>
          isRecord(row) && row.id !== id && JSON.stringify(row).includes(`"${id}"`) ? String(row.id) : [],
        )
      : [],
  );

/**
 * Draws the part of the board that shows a table, in a position in which one of the rows with these ids is on the table, if there is one among
 * a few hundred. With `isRing`, the row has a ring. Throws the errors of the engine: a valid box may have games that cannot be played.
 */
export function pictureOf(
  { name, engine, board }: Game,
  words: AnyWords,
  table: string,
  ids: readonly string[],
  isRing: boolean,
): Picture {
  const { part, options } = PARTS[name][table] ?? { part: 'table' };
  const shape = part === 'table' ? 'square' : 'tall';
  const draw = (view: View, ring: readonly string[] = []) =>
    board.board(view, { words, part, shape, scheme: 'page', prefix: 'box-', ring });
  let first: View | undefined;
  let known: View | undefined;
  let drawn = 0;
  for (const view of positions(engine, options)) {
    const isFirst = first === undefined;
    first ??= view;
    if (ids.length === 0) break;
    const said = JSON.stringify(view);
    // numbers as ids are everywhere
    const isKnown = ids.some((id) => said.includes(`"${id}"`) || /^\d+$/.test(id));
    if (!isKnown && !isFirst) continue;
    if (isKnown) known ??= view;
    const things = [...draw(view).matchAll(/data-id="([^"]*)"/g)].map(([, id = '']) => id);
    const ring = things.filter((thing) => ids.some((id) => thing === id || thing.endsWith(`-${id}`)));
    if (ring.length > 0)
      return { svg: draw(view, isRing ? ring : []), isFound: true, ring: isRing ? ring[0] : undefined };
    if (++drawn === DRAWN) break;
  }
  const view = known ?? first;
  return { svg: view === undefined ? '' : draw(view), isFound: known !== undefined };
}
