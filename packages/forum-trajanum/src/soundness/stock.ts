/** Where every colonia tile is: what 13.1, 13.3 and 13.15 of the rules say, for checking strangers' states. */
import { type Flaw, miscounted, occurrences, playerAt, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { citizenClasses, type TileId } from '../components/ids';
import { left, right } from '../rules/seats';
import type { State } from '../types';

type Area = State['players'][number];
type Preparation = NonNullable<Area['preparation']>;

/** Whether every tile is there at least as often as it is here. */
const isPart = (here: readonly TileId[], there: readonly TileId[]): boolean =>
  here.every((tile) => occurrences(here, tile) <= occurrences(there, tile));
const isSame = (here: readonly TileId[], there: readonly TileId[]): boolean =>
  here.length === there.length && isPart(here, there);

const lying = (tiles: readonly (TileId | null)[]): TileId[] => tiles.flatMap((tile) => tile ?? []);

/** Every tile as often as it should be there. */
function* allThere(here: readonly TileId[], due: readonly TileId[]): Iterable<Flaw> {
  for (const tile of new Set([...due, ...here])) {
    const [there, count] = [occurrences(here, tile), occurrences(due, tile)];
    if (there !== count) yield miscounted(`there are ${count} of ${tile}, not ${there}`, there, count);
  }
}

/** What is wrong with the tiles of a player, each thing by itself. */
export function* tileProblems(catalog: Catalog, state: State, seat: Seat): Iterable<Flaw> {
  const own = playerAt(state, seat);
  const found =
    own.preparation === null
      ? afterDeal(catalog, state, seat, own)
      : beforeDeal(catalog, state, seat, own, own.preparation);
  for (const flaw of found) {
    const { message, ...rest } = typeof flaw === 'string' ? { message: flaw } : flaw;
    yield { ...rest, message: `FT-13.1 seat ${seat}: ${message}` };
  }
}

/** FT-3.21, FT-3.22, FT-3.23: cranes, then the start citizen, then the two others on the corners of a diagonal; all else waits for the deal. */
function* beforeDeal(
  catalog: Catalog,
  { players, forum }: State,
  seat: Seat,
  own: Area,
  { start, deal, worker }: Preparation,
): Iterable<Flaw> {
  const { females, others } = catalog.copies;
  const isPlaced = own.rows.some(({ citizens }) => citizens.length > 0);
  const corners = Object.values(catalog.corners);
  const onCorners = lying(own.tiles);
  if (!females.includes(start)) yield 'the start citizen is a female one';
  yield* allThere(deal, others);
  // FT-3.28
  if (worker === null || players.some((other) => other !== own && other.preparation?.worker === worker))
    yield 'the first workers have different colors';
  if (onCorners.length > 0) {
    if (
      !isSame(
        onCorners,
        females.filter((tile) => tile !== start),
      )
    )
      yield 'the other two citizens are on the corners';
    const [nw, ne, sw, se] = corners.map((cell) => own.tiles[cell] !== null);
    if (!((nw && se) || (ne && sw))) yield 'the corners are diagonally opposite';
  }
  if (own.cranes.length === 0 && isPlaced) yield 'the cranes come before the citizens';
  if (onCorners.length > 0 && !isPlaced) yield 'the start citizen comes before the corners';
  const citizens = own.rows.flatMap(({ citizens }) => citizens);
  const isOfClass = own.rows.every(
    ({ citizens }, i) =>
      citizens.length === 0 || catalog.components.citizenRows[i]?.citizen === catalog.tile(start).citizen,
  );
  if (citizens.length > 1 || citizens.some((owner) => owner !== seat) || !isOfClass)
    yield 'one citizen lies in a row of its class';
  if (own.leftover !== null || own.spent.length > 0 || own.reserve.length > 0 || own.ship > 0 || own.removed > 0)
    yield 'nothing has been dealt or used';
  if (forum.envoys.includes(seat)) yield 'no envoy has been sent';
  if (own.draft.taken.length > 0 || own.draft.kept !== null || own.draft.passed !== null || own.draft.shown)
    yield 'nothing has been taken';
}

/** A player's tiles in hand: taken and not yet put away, shown or not. */
function inHand({ current, players }: State, seat: Seat, own: Area, receiver: Seat): TileId[] {
  const { taken, kept, passed, shown } = own.draft;
  const playing = (player: Seat, from: 'own' | 'foreign' | 'grid') =>
    current?.player === player ? current.tiles[from] : null;
  return lying([
    ...(kept === null ? taken.map(({ tile }) => tile) : []),
    shown ? null : kept,
    playerAt({ players }, receiver).draft.shown ? null : passed,
    playing(seat, 'own'),
    playing(seat, 'grid'),
    playing(receiver, 'foreign'),
  ]);
}

function* afterDeal(catalog: Catalog, state: State, seat: Seat, own: Area): Iterable<Flaw> {
  const { draft, spent, ship, removed } = own;
  const receiver = right(state, seat);
  const reserve = playerAt(state, receiver).reserve;
  const taken = draft.taken.map(({ tile }) => tile);
  if (own.leftover === null) yield 'one tile is left over';
  yield* allThere([...lying([...own.tiles, own.leftover]), ...taken, ...spent], catalog.copies.all);
  yield* drafted(state, own, taken);
  const out = [...spent, ...taken];
  const hand = inHand(state, seat, own, receiver);
  if (!isPart([...reserve, ...hand], out)) yield 'the right neighbour has other tiles beside the colonia';
  const envoys = occurrences(state.forum.envoys, seat);
  const placed = sum(state.players.flatMap(({ rows }) => rows.map((row) => occurrences(row.citizens, seat))));
  if (out.length !== ship + envoys + placed + reserve.length + removed + hand.length) yield 'the tiles do not add up';
  for (const name of citizenClasses) {
    const rows = state.players.flatMap((player) => catalog.rowsOf[name].map((row) => player.rows[row - 1]));
    const here = sum(rows.map((row) => occurrences(row?.citizens ?? [], seat)));
    const ofClass = (tiles: readonly TileId[]) => tiles.filter((tile) => catalog.tile(tile).citizen === name).length;
    if (here > ofClass(out) - ofClass([...reserve, ...hand])) yield `there are fewer citizens of this class: ${name}`;
  }
  yield* playing(state, seat);
}

/** The draft of this round: two tiles at most, of cells that are empty now, one to keep and one to pass. */
function* drafted({ phase }: State, own: Area, taken: readonly TileId[]): Iterable<Flaw> {
  const { draft } = own;
  const held = lying([draft.kept, draft.passed]);
  if (taken.length > 2 || draft.taken.some(({ cell }) => own.tiles[cell] !== null))
    yield 'two tiles at most were taken';
  if (draft.taken[0] !== undefined && draft.taken[0].cell === draft.taken[1]?.cell) yield 'a cell holds one tile';
  if (phase !== 'draft' && phase !== 'turns' && taken.length > 0) yield 'nothing is taken now';
  const isDecided = held.length > 0 || phase === 'turns';
  if (isDecided && !isSame(held, taken)) yield 'the tiles kept and passed are those taken';
  if (draft.kept === null && draft.passed !== null) yield 'a single tile is kept';
}

/** The tiles of the turn that is being played are those that were shown. */
function* playing(state: State, seat: Seat): Iterable<Flaw> {
  const { current } = state;
  if (current?.player !== seat) return;
  const { tiles, fromReserve } = current;
  const received = playerAt(state, left(state, seat)).draft.passed;
  const { kept } = playerAt(state, seat).draft;
  if (tiles.own !== null && tiles.own !== kept) yield 'the own tile is the one kept';
  if (tiles.foreign !== null && !fromReserve && tiles.foreign !== received)
    yield 'the foreign tile is the one received';
  if (fromReserve && received !== null) yield 'who received a tile picks none from the reserve';
}
