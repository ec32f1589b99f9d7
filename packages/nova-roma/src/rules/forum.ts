/**
 * The forum phase: patricians, the two actions of their lines, legionaries, the end of a turn (section 4b of the rules, NR-4.12,
 * NR-4.15, NR-4.16, NR-8.5, NR-8.6, NR-8.7, NR-8.25).
 */
import {
  type Effects,
  invalidState,
  type Move,
  playerAt,
  type Questions,
  type Seat,
  seatCount,
  type Tasks,
  type Why,
} from '@ludi-romani/core';
import { type Catalog, forumSpaces } from '../components/catalog';
import type { ActionId } from '../components/ids';
import type { Follower } from '../components/shapes';
import {
  type ForumTurn,
  type Line,
  lines,
  type MutableState,
  type NovaRoma,
  type PlaceLegionary,
  type PlacePatrician,
  type Question,
  type Seen,
  type Space,
} from '../types';
import { oneEach, single } from './actions';
import { refillOrder, slideAndRefill } from './displays';
import { revealEmperorTile } from './emperor';
import { gain } from './gains';
import { claimAchievement } from './mosaic';
import { canPerform } from './performable';
import { triggerPermanent } from './permanent';
import { canPetition } from './petition';
import { actionAt, lineStrength } from './strength';

const patricians = oneEach('place-patrician', 'space', forumSpaces);
const legionaries = oneEach('place-legionary', 'space', forumSpaces);
const begins = oneEach('begin-action', 'line', lines);
const forgoes = oneEach('forgo-action', 'line', lines);
const ends = single('end-turn');

/** Returns the current turn. Throws LudiError `invalid-state` outside the forum phase. */
function current({ turn }: Seen): NonNullable<Seen['turn']> {
  if (turn === null) invalidState('no turn is in progress');
  return turn;
}

/** Returns the action of a line through the patrician of this turn, with its strength for the player (NR-4.7, NR-4.9). */
function lineAction(catalog: Catalog, seen: Seen, player: Seat, line: Line) {
  const space = current(seen).space ?? -1;
  return { action: actionAt(catalog, seen, line, space), strength: lineStrength(catalog, seen, player, line, space) };
}

/** Returns the actions for the lines that are left. `actions` has one action for each line. */
function onLines<A extends { readonly line: Line }>(seen: Seen, actions: readonly A[]): readonly A[] {
  const { lines: left } = current(seen);
  return left.length === actions.length ? actions : actions.filter(({ line }) => left.includes(line));
}

/** Returns the reason why a line is not among those that are left. */
const refuseLine = (line: unknown): Why =>
  lines.some((other) => other === line)
    ? 'NR-4.8 that action was already performed or given up'
    : 'NR-4.7 there is no such line';

/** Returns the move that places a figure on a free space of the forum (NR-4.4, NR-4.7, NR-8.5). */
const placing = <Q extends Question, A extends PlacePatrician | PlaceLegionary>(
  all: (player: Seat) => readonly A[],
  clause: 'NR-4.7' | 'NR-8.5',
  apply: (state: MutableState, player: Seat, space: Space, effects: Effects<NovaRoma>) => void,
): Move<NovaRoma, Q, A> => ({
  whyUnknown: `${clause} the forum has no such space`,
  candidates: (_, { player }) => all(player),
  refuse: ({ forum }, { space }) =>
    forum[space] === null
      ? undefined
      : forum[space] === 'emperor'
        ? 'NR-4.4 the emperor stands there'
        : `${clause} a figure already stands there`,
  apply: (state, { player, space }, effects) => apply(state, player, space, effects),
});

/** Removes a line, whose action is begun or given up, from the lines that are left. */
function removeLine({ turn: now }: MutableState, line: Line): void {
  if (now !== null) now.lines = now.lines.filter((other) => other !== line);
}

/** Asks for the other line, if it is left (NR-4.8). */
function askOtherLine({ turn: now }: MutableState, player: Seat, effects: Effects<NovaRoma>): void {
  if (now !== null && now.lines.length > 0) effects.next({ ask: 'line', player });
}

/** True if beginning an action could change anything for a player. Followers may help, and the end may pay a coin (NR-4.13). */
function canBegin(catalog: Catalog, seen: Seen, player: Seat, action: ActionId, strength: number): boolean {
  const { row } = playerAt(seen, player);
  if (row.some(({ follower, exhausted }) => !exhausted && helps(catalog.follower(follower), action))) return true;
  if (seen.options.withoutContract === 'given-up' && (action === 'sail' || action === 'build')) return true;
  return action === 'petition'
    ? canPetition(catalog, seen, player)
    : canPerform(catalog, seen, player, action, strength);
}
const helps = (follower: Follower, action: ActionId): boolean =>
  follower.timing !== 'end-game' && follower.action === action;

export const forumQuestions = (
  catalog: Catalog,
): Questions<NovaRoma, 'patrician' | 'line' | 'legionary' | 'end-of-turn'> => ({
  patrician: {
    asked: 'if-choice',
    pendingReason: 'NR-4.7 first place a patrician',
    moves: {
      'place-patrician': placing(patricians, 'NR-4.7', (state, player, space, effects) => {
        playerAt(state, player).patricians--;
        state.forum[space] = player;
        if (state.turn !== null) {
          state.turn.space = space;
          state.turn.lines = ['row', 'column'];
        }
        effects.emit?.({ type: 'patrician-placed', player, space });
        effects.next({ ask: 'line', player }, { do: 'after-actions', player });
      }),
      'claim-achievement': claimAchievement(catalog, ({ player }, effects) =>
        effects.next({ ask: 'patrician', player }),
      ),
    },
  },
  // NR-4.13 beginning and giving up are both always legal
  line: {
    pendingReason: 'NR-4.8 first begin an action or give it up',
    moves: {
      'begin-action': {
        whyUnknown: (_, { line }) => refuseLine(line),
        candidates: (seen, { player }) => onLines(seen, begins(player)),
        apply: (state, { player, line }, effects) => {
          const { action, strength } = lineAction(catalog, state, player, line);
          removeLine(state, line);
          state.running = { player, action, strength, sub: null, waived: false, helped: false };
          effects.emit?.({ type: 'action-begun', player, line, action, strength });
          triggerPermanent(catalog, state, player, effects);
          effects.next({ do: action, player }, { do: 'end-of-action', player });
        },
        isNoOp: (seen, { player, line }) => {
          const { action, strength } = lineAction(catalog, seen, player, line);
          return !canBegin(catalog, seen, player, action, strength);
        },
      },
      'forgo-action': {
        whyUnknown: (_, { line }) => refuseLine(line),
        candidates: (seen, { player }) => onLines(seen, forgoes(player)),
        apply: (state, { player, line }, effects) => {
          const { action } = lineAction(catalog, state, player, line);
          removeLine(state, line);
          effects.emit?.({ type: 'action-forgone', player, line, action });
          const source = { kind: 'given-up', action } as const;
          gain(catalog, state, player, { coins: catalog.components.limits.forgoneCoins }, source, effects); // NR-4.11, NR-4.14
          askOtherLine(state, player, effects);
        },
      },
    },
  },
  legionary: {
    asked: 'if-choice',
    pendingReason: 'NR-8.5 first place a legionary',
    moves: {
      'place-legionary': placing(legionaries, 'NR-8.5', (state, player, space, effects) => {
        playerAt(state, player).legionaries--;
        state.forum[space] = 'legionary';
        effects.emit?.({ type: 'legionary-placed', player, space });
      }),
    },
  },
  'end-of-turn': {
    asked: 'if-any',
    pendingReason: 'NR-4.38 first claim an achievement or end the turn',
    moves: {
      'claim-achievement': claimAchievement(catalog),
      'end-turn': {
        isPass: true,
        whyUnknown: 'NR-4.38 there is no such choice',
        candidates: (_, { player }) => ends(player),
        apply: () => {},
      },
    },
  },
});

/** NR-8.25, NR-8.26, NR-8.27 Places the two legionaries of a tile. A legionary without a free space scores for the AI. */
function placeLegionaries(catalog: Catalog, state: MutableState, effects: Effects<NovaRoma>): void {
  for (const space of catalog.emperorSpaces(revealEmperorTile(state, effects))) {
    if (state.forum[space] === null) {
      state.forum[space] = 'legionary';
      effects.emit?.({ type: 'legionary-placed', player: null, space });
    } else if (state.ai !== null) {
      const vp = catalog.components.solo.blockedLegionaryVp;
      state.ai.vp += vp;
      effects.emit?.({ type: 'legionary-blocked', space, vp });
    }
  }
}

export const forumTasks = (
  catalog: Catalog,
): Tasks<NovaRoma, 'next-turn' | 'end-of-action' | 'after-actions' | 'end-of-turn'> => ({
  // NR-4.6 if the player has no patrician left, all players have placed theirs
  'next-turn': (state, { player }, effects) => {
    if (playerAt(state, player).patricians === 0) {
      effects.next({ do: 'cleanup' });
      return;
    }
    const begun: ForumTurn = { player, space: null, lines: [], claimed: false };
    state.turn = begun;
    effects.emit?.({ type: 'turn-began', player });
    if (state.ai !== null) placeLegionaries(catalog, state, effects);
    effects.next({ ask: 'patrician', player });
  },
  'end-of-action': (state, { player }, effects) => {
    const { running } = state;
    for (const played of playerAt(state, player).row) played.fresh = false; // NR-4.23
    state.running = null;
    if (running !== null) effects.emit?.({ type: 'action-ended', player, action: running.action });
    askOtherLine(state, player, effects);
  },
  // NR-4.38
  'after-actions': (state, { player }, effects) => {
    if (playerAt(state, player).legionaries > 0) effects.next({ ask: 'legionary', player }); // NR-8.5, NR-8.6
    effects.next({ ask: 'end-of-turn', player }, { do: 'end-of-turn', player });
  },
  'end-of-turn': (state, { player }, effects) => {
    state.turn = null;
    effects.emit?.({ type: 'turn-ended', player });
    for (const display of refillOrder) slideAndRefill(state, display, effects); // NR-4.17
    effects.next({ do: 'next-turn', player: (player + 1) % seatCount(state) });
  },
});
