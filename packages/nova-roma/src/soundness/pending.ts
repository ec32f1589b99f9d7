/** What must be pending below an open question: it follows from the question and the table. For checking strangers' states. */
import { clockwise, deepEqual, playerAt, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type ActionId, colorIds } from '../components/ids';
import { tileIn } from '../rules/upgrade';
import type { ContractKind, Question, Running, State, Task } from '../types';

type Frame = State['pending'][number];
type Ask = Question['ask'];

/** The last window of an action, the one before its strength is used, and the one in between. */
const last = { ask: 'window', window: 'open' };
const buy = { ask: 'buy-good', from: 0, window: 'open' };
const tile = { ask: 'estate-tile', window: 'open' };
const handLimit = { do: 'hand-limit' };
const petition = { ask: 'petition', window: 'strength' };

/** Per action and question of it, all that may lie below, first first and without the player, who is the one of the turn. */
const BELOW: Readonly<Record<ActionId, { readonly [A in Ask]?: readonly (readonly object[])[] }>> = {
  trade: {
    window: [[{ do: 'trade-coins' }, buy, last], []],
    'discard-pair': [[buy, last]],
    'buy-good': [[last]],
  },
  upgrade: {
    window: [[{ do: 'upgrade-influence' }, { ask: 'spend-wine', window: 'open' }, tile, last], []],
    'spend-wine': [[tile, last]],
    'estate-tile': [[last]],
    'estate-space': [[last]],
  },
  petition: { 'start-marker': [[petition]], petition: [[]], window: [[]] },
  recruit: {
    draw: [[{ ask: 'play-follower', tile: null, window: 'open' }, handLimit, last]],
    'play-follower': [[handLimit, last]],
    'replace-follower': [[handLimit, last]],
    window: [[{ ask: 'hand-limit', last: 0 }, last], []],
    'hand-limit': [[last]],
  },
  sail: { contract: [[]], sail: [[last]], window: [[]] },
  build: { contract: [[]], building: [[last]], window: [[]] },
  race: {
    advance: [[{ ask: 'charioteer', tile: null, track: null, window: 'open' }, last]],
    charioteer: [[last]],
    window: [[]],
  },
  produce: { produce: [[last]], window: [[]] },
};

/** The contracts that an action is about. */
const CONTRACTS: { readonly [A in ActionId]?: ContractKind } = { sail: 'shipping', build: 'building' };

/** Questions that only an artisan on a tile leads to; those of tiles have a `tile`. */
const ON_TILES: ReadonlySet<string> = new Set<Ask>(['conversion', 'income', 'replace-follower']);
const isOnTile = (frame: Frame): boolean =>
  'ask' in frame && (ON_TILES.has(frame.ask) || ('tile' in frame && frame.tile !== null));

/** Whether what is pending fits the table. */
export function fits(catalog: Catalog, state: State): boolean {
  const [top, ...below] = [...state.pending].reverse();
  if (top === undefined) return state.phase === 'over' && state.turn === null && state.running === null;
  if (state.phase === 'draft') return inDraft(catalog, state, top, below);
  if (!('ask' in top)) return false;
  if (state.phase === 'emperor')
    return below.length === 0 && deepEqual(top, { ask: 'emperor', player: state.startPlayer }) && isEmpty(state);
  return state.phase === 'forum' && inForum(catalog, state, [top, ...below]);
}

const isEmpty = ({ forum, turn, running }: State): boolean =>
  turn === null && running === null && forum.every((figure) => figure === null);

/** NR-8.50, NR-8.51, NR-8.52, NR-8.53 */
function inDraft({ components }: Catalog, state: State, top: Frame, below: readonly Frame[]): boolean {
  const { players, decks, mosaicDisplay } = state;
  const round: Task = { do: 'round', round: 1 };
  if (!isEmpty(state)) return false;
  if ('simultaneous' in top) {
    const [stack] = top.opened;
    const [question] = stack ?? [];
    const next: Task = {
      do:
        question !== undefined && 'ask' in question && question.ask === 'keep-followers'
          ? 'end-of-draft'
          : 'pass-packets',
    };
    return deepEqual(below, [next, round]);
  }
  const deal: Task[] = players[0]?.draft == null ? [] : [{ do: 'deal-packets' }];
  // each in turn has taken one, and there is one of every color left for whoever lacks it; what is taken is replaced at once
  const picksOf = (seat: Seat) => playerAt(state, seat).mosaic.filter((id) => id !== null).length;
  const order = clockwise(state, state.startPlayer).reverse();
  const taken = sum(order.map(picksOf));
  const isInTurn = order.every((seat, place) => picksOf(seat) === Math.ceil((taken - place) / order.length));
  const isLaid = colorIds.every((color, row) => {
    const [shown, hidden] = [mosaicDisplay[color].length, decks[color].length];
    const wanted = players.filter(({ mosaic }) => mosaic[row] === null).length;
    return (shown === components.numbers.draftMosaics || hidden === 0) && shown + hidden >= wanted;
  });
  return (
    isInTurn &&
    isLaid &&
    deepEqual(top, { ask: 'draft-mosaic', player: order[taken % order.length] }) &&
    deepEqual(below, [{ do: 'mosaic-draft', pick: taken + 1 }, ...deal, round])
  );
}

/** A turn: before its patrician, between its actions, in one of them, at its end. */
function inForum(catalog: Catalog, state: State, frames: readonly Frame[]): boolean {
  const { turn, running, forum } = state;
  if (turn === null || !isThere(state, frames[0])) return false;
  const { player, space, lines } = turn;
  if (new Set(lines).size < lines.length) return false;
  const all = rewardsTaken(frames);
  const is = (...expected: object[]) =>
    deepEqual(
      all,
      expected.map((frame) => ({ ...frame, player })),
    );
  if (running === null) {
    if (space === null) return lines.length === 0 && is({ ask: 'patrician' });
    if (forum[space] !== player) return false;
    if (lines.length > 0) return is({ ask: 'line' }, { do: 'after-actions' });
    const end = [{ ask: 'end-of-turn' }, { do: 'end-of-turn' }];
    return is(...end) || (is({ do: 'end-of-turn' }) && frames.length > 1) || is({ ask: 'legionary' }, ...end);
  }
  if (space === null || forum[space] !== player || lines.length > 1 || running.player !== player) return false;
  const inAction = all.slice(0, -2);
  if (
    !deepEqual(all.slice(-2), [
      { do: 'end-of-action', player },
      { do: 'after-actions', player },
    ])
  )
    return false;
  return inRunning(catalog, state, running, frames.slice(0, frames.length - all.length), inAction);
}

/** Whether there is what is decided about. */
function isThere(state: State, top: Frame | undefined): boolean {
  if (top === undefined || !('ask' in top)) return false;
  const own = playerAt(state, top.player);
  switch (top.ask) {
    case 'patrician':
      return own.patricians > 0;
    case 'legionary':
      return own.legionaries > 0;
    case 'estate-space':
      return tileIn(state, top.slot) !== null;
    default:
      return true;
  }
}

/** Without the goods to choose and the rewards to come that may lie on top of anything. */
function rewardsTaken(frames: readonly Frame[]): readonly Frame[] {
  const isReward = (frame: Frame) =>
    'ask' in frame ? frame.ask === 'choose-good' : 'do' in frame && frame.do === 'gain';
  const end = frames.findIndex((frame) => !isReward(frame));
  return end < 0 ? [] : frames.slice(end);
}

/** In an action: what an artisan, a wheel or a port brought, then a step of the action, then what comes after that. */
function inRunning(
  catalog: Catalog,
  state: State,
  { action, sub, player }: Running,
  rewards: readonly Frame[],
  frames: readonly Frame[],
): boolean {
  if (frames.some((frame) => !('player' in frame) || frame.player !== player)) return false;
  if (sub !== null && (action !== 'petition' || sub.action === 'petition')) return false;
  const performed = (sub ?? { action }).action;
  const steps = BELOW[performed];
  const isStep = ([first, ...rest]: readonly Frame[]) => {
    if (first === undefined || !('ask' in first)) return false;
    const below = steps[first.ask];
    const isOfTile = 'tile' in first && first.tile !== null;
    const isOfAction = !('kind' in first) || first.kind === CONTRACTS[performed];
    return below !== undefined && !isOfTile && isOfAction && matches(below, rest, player);
  };
  // a permanent follower may give goods to choose before the action begins
  const isAfterStep = (rest: readonly Frame[]) =>
    deepEqual(rest, [{ do: action, player }]) || Object.values(steps).some((below) => matches(below, rest, player));
  return [0, 1, 2, 3].some((count) => {
    const rest = frames.slice(count);
    if (count > frames.length || !isNested(catalog, state, frames.slice(0, count))) return false;
    return isStep(rest) || (count + rewards.length > 0 && isAfterStep(rest));
  });
}

/** What one artisan, marker or ship led to: a wheel, above a tile, above the follower who placed the artisan. */
function isNested(catalog: Catalog, state: State, frames: readonly Frame[]): boolean {
  const rank = (frame: Frame) => {
    if (!('ask' in frame)) return -1;
    if (frame.ask === 'wheel') return 0;
    return isOnTile(frame) && isFree(catalog, state, frame) ? 1 : frame.ask === 'place-artisan' ? 2 : -1;
  };
  const ranks = frames.map(rank);
  return ranks.every((each, i) => each > (ranks[i - 1] ?? -1));
}

const matches = (expected: readonly (readonly object[])[], frames: readonly Frame[], player: number): boolean =>
  expected.some((each) =>
    deepEqual(
      each.map((frame) => ({ ...frame, player })),
      frames,
    ),
  );

/** Whether a question of a tile stands open over a tile that leads to it. */
function isFree(catalog: Catalog, { players }: State, frame: Frame): boolean {
  if (!('ask' in frame)) return false;
  const own = players[frame.player];
  const spaces = own?.tiles ?? [];
  const kindOf = (id: string | null | undefined) => (id == null ? null : catalog.estateTile(id));
  switch (frame.ask) {
    case 'replace-follower':
      return true;
    case 'conversion':
      return kindOf(spaces[frame.tile])?.kind === 'conversion';
    case 'income':
      return kindOf(spaces[frame.tile])?.kind === 'income' && own?.turned[frame.tile] === false;
    case 'play-follower':
      return frame.tile !== null && kindOf(spaces[frame.tile])?.kind === 'recruit';
    case 'sail':
      return frame.tile !== null && kindOf(spaces[frame.tile])?.kind === 'sail';
    case 'building':
      return (
        frame.tile !== null &&
        kindOf(spaces[frame.tile])?.kind === 'build' &&
        frame.shape === catalog.components.specialEffects.build.shape
      );
    case 'advance':
    case 'charioteer':
      return frame.tile !== null && kindOf(spaces[frame.tile])?.kind === 'hippodrome';
    default:
      return false;
  }
}
