/** What may be pending: which stacks of frames fit the table. For checking strangers' states. */
import { clockwise, deepEqual, playerAt, type Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { TOP_LEVEL } from '../components/ids';
import type { Benefit } from '../components/shapes';
import { fits, hasRoom } from '../rules/building';
import { canSend } from '../rules/envoys';
import { hasSpace } from '../rules/rows';
import { canPay } from '../rules/supply';
import type { BonusSource, CurrentTurn, Question, State, Task, TileSource, TrackSource } from '../types';

type Frame = Question | Task;
type SeenFrame = State['pending'][number];
type Ask = Question['ask'];
type Open<K extends Ask> = Extract<Question, { ask: K }>;

/** Why the stack cannot be reached, or `null`; a settled state has a question on top, or is over. */
export function pendingProblem(catalog: Catalog, state: State): string | null {
  const { phase, pending } = state;
  if (phase === 'over') return pending.length === 0 ? null : 'nothing is pending at the end';
  if (choosesCard(state)) return cardProblem(state);
  const base = below(state);
  if (!deepEqual(base, pending.slice(0, base.length))) return `what comes after the ${phase} phase is pending below it`;
  const frames = pending.slice(base.length);
  return phase === 'turns' ? turnProblem(catalog, state, frames) : openProblem(catalog, state, frames);
}

/** Whether the one Trajan card is still to be chosen (FT-8.2). */
export const choosesCard = ({ pending }: State): boolean => {
  const top = pending.at(-1);
  return top !== undefined && 'ask' in top && top.ask === 'trajan-card';
};

function cardProblem({ phase, pending, startPlayer, players }: State): string | null {
  if (phase !== 'setup' || players.some(({ cranes }) => cranes.length > 0)) return 'the Trajan card is chosen first';
  const expected: Frame[] = [{ do: 'prepare' }, { ask: 'trajan-card', player: startPlayer }];
  return deepEqual(expected, pending) ? null : 'the start player chooses the Trajan card, then all prepare';
}

/** The frames that wait for the end of what is open, the last of them on top. */
function below(state: State): Frame[] {
  const { phase, round, startPlayer, players, current } = state;
  const turns = (seats: readonly Seat[]): Frame[] => seats.map((player) => ({ do: 'turn', player }));
  switch (phase) {
    case 'setup':
      return [{ do: 'round', round: round + 1 }, { do: 'deal' }];
    case 'draft':
      return [{ do: 'round-end' }, ...turns(clockwise(state, startPlayer)).reverse(), { do: 'draft-end' }];
    case 'turns': {
      const order = clockwise(state, startPlayer);
      const later = order.slice(order.indexOf(current?.player ?? players.length) + 1);
      return [{ do: 'round-end' }, ...turns(later).reverse()];
    }
    default:
      return [{ do: 'scoring' }];
  }
}

// Preparation, draft and payment: all answer the same questions, at once or in turn.

/** What is still to be answered in the preparation, by what lies on the table. */
function preparing(state: State, seat: Seat): Frame[] {
  const { cranes, rows, tiles } = playerAt(state, seat);
  if (cranes.length === 0) return [{ ask: 'cranes', player: seat }];
  const corner: Frame = { ask: 'corner-citizens', player: seat };
  if (rows.every(({ citizens }) => citizens.length === 0)) return [corner, { ask: 'start-row', player: seat }];
  return tiles.every((tile) => tile === null) ? [corner] : [];
}

/** What a seat is asked first. */
const firstQuestion = ({ phase }: State, player: Seat): Question =>
  phase === 'setup'
    ? { ask: 'cranes', player }
    : phase === 'draft'
      ? { ask: 'take', player, cards: [0, 1] }
      : { ask: 'payment', player };

/** Whether a seat may stand there: in a draft and before paying, the area alone does not tell what was answered. */
function fitsSeat({ components }: Catalog, state: State, seat: Seat, stack: readonly SeenFrame[]): boolean {
  const { draft, resources } = playerAt(state, seat);
  const isAsked = (question: Question) => deepEqual([question], stack);
  switch (state.phase) {
    case 'setup':
      return deepEqual(preparing(state, seat), stack);
    case 'draft': {
      const { kept, taken } = draft;
      // who took anything keeps a tile in the end (FT-4.15, FT-4.16)
      if (stack.length === 0) return kept !== null || taken.length === 0;
      const isFirst = taken.length === 0 && isAsked({ ask: 'take', player: seat, cards: [0, 1] });
      const isSecond =
        taken.length <= 1 && [0, 1].some((card) => isAsked({ ask: 'take', player: seat, cards: [card] }));
      return kept === null && (isFirst || isSecond || isAsked({ ask: 'pass', player: seat }));
    }
    default:
      return (
        stack.length === 0 ||
        (resources.coin >= components.numbers.coinsPerCitizenRow && isAsked({ ask: 'payment', player: seat }))
      );
  }
}

function openProblem(catalog: Catalog, state: State, frames: readonly SeenFrame[]): string | null {
  const [first] = frames;
  const isSimultaneous = first !== undefined && 'simultaneous' in first;
  if (isSimultaneous !== (state.options.draftMode === 'simultaneous'))
    return `the ${state.phase} phase is open in another way`;
  const order = clockwise(state, state.startPlayer);
  if (isSimultaneous) {
    if (frames.length > 1) return 'a simultaneous phase has nothing above it';
    const { simultaneous, opened } = first;
    if (simultaneous.length !== order.length || opened.length !== order.length)
      return 'a stack is pending for each seat';
    if (simultaneous.every((stack) => stack.length === 0)) return 'somebody has something to answer';
    for (const seat of order) {
      const asked = opened[seat] ?? [];
      const isAsked = asked.length > 0;
      if (isAsked && !deepEqual([firstQuestion(state, seat)], asked)) return `seat ${seat} was asked something else`;
      if (!isAsked && state.phase !== 'payment') return `seat ${seat} was asked nothing`;
      if (!isAsked && (simultaneous[seat] ?? []).length > 0) return `seat ${seat} was asked nothing, and answers`;
      if (isAsked && !fitsSeat(catalog, state, seat, simultaneous[seat] ?? [])) return `seat ${seat} stands elsewhere`;
    }
    return null;
  }
  const top = frames.at(-1);
  if (top === undefined || !('ask' in top)) return 'a question is on top';
  const turn = order.indexOf(top.player);
  const early = order.slice(0, turn).find((seat) => !fitsSeat(catalog, state, seat, []));
  if (early !== undefined) return `seat ${early} stands elsewhere`;
  const later = order.slice(turn + 1);
  const asked = later.filter((seat) => fitsSeat(catalog, state, seat, [firstQuestion(state, seat)]));
  // who cannot pay is not asked to
  const ahead = state.phase === 'payment' ? undefined : later.find((seat) => !asked.includes(seat));
  if (ahead !== undefined) return `seat ${ahead} stands elsewhere`;
  const waiting = asked.map((seat) => firstQuestion(state, seat)).reverse();
  if (!deepEqual(waiting, frames.slice(0, waiting.length))) return 'the later seats are asked afterwards';
  return fitsSeat(catalog, state, top.player, frames.slice(waiting.length))
    ? null
    : `seat ${top.player} stands elsewhere`;
}

// A turn: the menu, frames that wait for a benefit, and a question.

/** What may wait between the menu and a question, by kind. */
interface Waiting {
  /** the second of two tiles */
  readonly use: TileSource | null;
  /** the end of a track */
  readonly end: boolean;
  /** the gray half of a mixed tile */
  readonly track: boolean;
  /** the colored half, or the second envoy */
  readonly envoys: boolean;
}

/** The frames in between taken apart; `null` if they cannot stand so. */
function waitingOf(state: State, current: State['current'] & object, between: readonly SeenFrame[]): Waiting | null {
  const { player, tiles } = current;
  const { tracks } = playerAt(state, player);
  const kinds = between.map((frame) => ('do' in frame ? frame.do : 'none')).join(' ');
  if (!['', 'use-tile', 'envoys', 'track', 'track-end', 'envoys track-end'].includes(kinds)) return null;
  let use: TileSource | null = null;
  for (const frame of between) {
    if (!('do' in frame) || !('player' in frame) || frame.player !== player) return null;
    if (frame.do === 'use-tile') {
      if (frame.from === 'grid' || tiles[frame.from] === null) return null;
      use = frame.from;
    }
    if (frame.do === 'envoys' && frame.left !== 1) return null;
    if (frame.do === 'track' && tracks[frame.track] === TOP_LEVEL) return null;
    if (frame.do === 'track-end' && tracks[frame.track] !== TOP_LEVEL) return null;
  }
  return {
    use,
    end: kinds.includes('track-end'),
    track: kinds === 'track',
    envoys: kinds.includes('envoys'),
  };
}

function turnProblem(catalog: Catalog, state: State, frames: readonly SeenFrame[]): string | null {
  const { current } = state;
  if (current === null) return 'a turn is being played';
  const { player, tiles } = current;
  const top = frames.at(-1);
  if (top === undefined || !('ask' in top) || top.player !== player) return 'the player of the turn is asked';
  if (top.ask === 'reserve') {
    const isOpen = tiles.foreign === null && !current.fromReserve && playerAt(state, player).reserve.length > 0;
    return isOpen && deepEqual([{ do: 'use', player }, top], frames) ? null : 'nothing is picked from the reserve now';
  }
  const menu: Question = { ask: 'building', player };
  if (!deepEqual(menu, frames[0])) return 'the building phase is pending';
  if (top.ask === 'building') return frames.length === 1 && isPutAway(tiles, []) ? null : 'the tiles are used first';
  const between = frames.slice(1, -1);
  const problem = betweenProblem(catalog, state, current, between, top);
  // FT-5.49 below all that the building action brings, the end that granted it
  const [end] = between;
  return problem !== null && end !== undefined && mayEndLate(catalog, state, player, end)
    ? betweenProblem(catalog, state, current, between.slice(1), top)
    : problem;
}

/** Whether it is the end of a track that may wait for a building action that the track granted (FT-5.49). */
const mayEndLate = ({ components }: Catalog, state: State, player: Seat, frame: SeenFrame): boolean =>
  state.options.trackEnd === 'after-action' &&
  'do' in frame &&
  frame.do === 'track-end' &&
  frame.player === player &&
  playerAt(state, player).tracks[frame.track] === TOP_LEVEL &&
  components.tracks[frame.track].some(({ benefit }) => benefit === 'extra-building');

/** Why a question cannot be open over what waits between it and the menu. */
function betweenProblem(
  catalog: Catalog,
  state: State,
  current: State['current'] & object,
  between: readonly SeenFrame[],
  top: Extract<SeenFrame, { readonly ask: unknown }>,
): string | null {
  const waiting = waitingOf(state, current, between);
  if (waiting === null) return 'nothing of the kind waits in a turn';
  const inUse = [waiting.use, top.ask === 'citizen' ? top.from : null];
  if (top.ask !== 'use' && !isPutAway(current.tiles, inUse)) return 'a tile lies where it is neither used nor waits';
  return asks(catalog, state, current, top, waiting) ? null : `${top.ask} cannot be asked here`;
}

const isPutAway = (tiles: Readonly<CurrentTurn['tiles']>, inUse: readonly (TileSource | null)[]): boolean =>
  (['own', 'foreign', 'grid'] as const).every((from) => tiles[from] === null || inUse.includes(from));

/** Whether that question may be open over what waits. */
function asks(
  catalog: Catalog,
  state: State,
  current: State['current'] & object,
  question: Question | State['pending'][number],
  waiting: Waiting,
): boolean {
  const { player, tiles } = current;
  const own = playerAt(state, player);
  const { use, end, track, envoys } = waiting;
  const nothing = use === null && !end && !track && !envoys;
  /** over the tile that is used first, or a benefit of a gray building: a citizen was placed */
  const ofCitizen = !track;
  const ofTrack = use === null && !track;
  const second = (row: number) => own.rows[row - 1]?.citizens.length === 2;
  if (!('ask' in question)) return false;
  switch (question.ask) {
    case 'use':
      return nothing && tiles.grid === null && (tiles.own !== null || tiles.foreign !== null);
    case 'citizen': {
      const { citizen } = catalog.tile(tiles[question.from] ?? '');
      const isHere = question.from === 'grid' ? ofTrack : !end && !track && !envoys && use !== question.from;
      return isHere && citizen !== null && catalog.rowsOf[citizen].some((row) => hasSpace(own, row));
    }
    case 'row-bonus':
      return ofCitizen && catalog.row(question.row).second.bonus === 'choose' && second(question.row);
    case 'site': {
      const option = catalog.option(question.option);
      return nothing && canPay(own, option.cost) && hasRoom(catalog, own, option) && inSupply(state, option.supply);
    }
    case 'second-half': {
      const option = catalog.option(question.option);
      return (
        nothing &&
        option.cells.length === 2 &&
        canPay(own, option.cost) &&
        inSupply(state, option.supply) &&
        fits(catalog, own, option, catalog.cell(question.cell))
      );
    }
    case 'benefit-order':
      return (
        nothing &&
        own.tracks[question.track] < TOP_LEVEL &&
        catalog.options.some(({ cells }) => deepEqual([question.track, question.color], cells)) &&
        canSend(state, player, 'color', question.color)
      );
    case 'benefit':
      return ofTrack && own.tracks[question.track] > 0 && end === (own.tracks[question.track] === TOP_LEVEL);
    case 'worker':
      return ofTrack && isOfTrack(catalog, own, question.source, 'choose-worker');
    case 'grid-tile':
      return ofTrack && own.tiles.some((tile) => tile !== null);
    case 'envoy':
      return envoyFits(state, question, waiting, second);
    case 'area-bonus':
      return (
        bonusFits(catalog, state, player, question.source) &&
        question.left >= 1 &&
        question.left + question.taken.length <= catalog.components.numbers.areaBonusesWithPatrician &&
        new Set(question.taken).size === question.taken.length
      );
    default:
      return false;
  }
}

/** Whether such a benefit can have been taken of a track. */
const isOfTrack = (
  { components }: Catalog,
  { tracks }: State['players'][number],
  { track, level }: TrackSource,
  benefit: Benefit['benefit'],
): boolean => level <= tracks[track] && components.tracks[track][level - 1]?.benefit === benefit;

/** Whether an area bonus can come from there. */
function bonusFits(catalog: Catalog, { forum, players }: State, player: Seat, source: BonusSource): boolean {
  const own = playerAt({ players }, player);
  switch (source.kind) {
    case 'track':
      return isOfTrack(catalog, own, source, 'area-bonus');
    case 'row':
      return catalog.row(source.row).second.bonus === 'area-bonus' && own.rows[source.row - 1]?.citizens.length === 2;
    case 'area': {
      const { squares } = catalog.forum(forum.arrangement);
      const at = squares.indexOf(source.square);
      const isFilled = (area: number | undefined) =>
        forum.areas.every((other, square) => other !== area || forum.envoys[square] !== null);
      return forum.envoys[at] === player && forum.areas[at] !== -1 && isFilled(forum.areas[at]);
    }
  }
}

const inSupply = ({ supply }: State, id: keyof NonNullable<State['supply']>): boolean =>
  supply === null || supply[id] > 0;

function envoyFits(
  state: State,
  { player, rule, color, optional, left: count }: Open<'envoy'>,
  { use, end, track, envoys }: Waiting,
  isSecond: (row: number) => boolean,
): boolean {
  if (!canSend(state, player, rule, color)) return false;
  if (rule === 'color')
    return color !== null && optional && use === null && !end && !envoys && (count === 1 || (count === 2 && !track));
  if (color !== null || count !== 1 || track) return false;
  return optional ? rule === 'any' && isSecond(1) : use === null;
}
