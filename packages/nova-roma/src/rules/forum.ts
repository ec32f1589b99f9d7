/**
 * The forum phase: patricians, the two actions of their lines, legionaries, the end of a turn (section 4b of the rules, NR-4.12,
 * NR-4.15, NR-4.16, NR-8.5, NR-8.6, NR-8.7, NR-8.25).
 */
import { type Effects, type Move, playerAt, type Questions, type Seat, type Tasks, unsound } from '@ludi-romani/core';
import { type Catalog, forumSpaces } from '../components/catalog';
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
import { triggerPermanent } from './permanent';
import { actionAt, lineStrength } from './strength';

const patricians = oneEach('place-patrician', 'space', forumSpaces);
const legionaries = oneEach('place-legionary', 'space', forumSpaces);
const begins = oneEach('begin-action', 'line', lines);
const forgoes = oneEach('forgo-action', 'line', lines);
const ends = single('end-turn');

/** The turn that is being taken. Throws LudiError `invalid-state` outside the forum phase. */
function current({ turn }: Seen): NonNullable<Seen['turn']> {
  if (turn === null) unsound('no turn is being taken');
  return turn;
}

/** The action of a line through the patrician of this turn, for that player (NR-4.7, NR-4.9). */
function lineAction(catalog: Catalog, seen: Seen, player: Seat, line: Line) {
  const space = current(seen).space ?? -1;
  return { action: actionAt(catalog, seen, line, space), strength: lineStrength(catalog, seen, player, line, space) };
}

/** Of the actions for each line those for a line that is left. */
function onLines<A extends { readonly line: Line }>(seen: Seen, actions: readonly A[]): readonly A[] {
  const { lines: left } = current(seen);
  return left.length === actions.length ? actions : actions.filter(({ line }) => left.includes(line));
}

/** A figure on a space of the forum that is free: nobody shares one (NR-4.4, NR-4.7, NR-8.5). */
const placing = <Q extends Question, A extends PlacePatrician | PlaceLegionary>(
  all: (player: Seat) => readonly A[],
  figure: string,
  apply: (state: MutableState, player: Seat, space: Space, effects: Effects<NovaRoma>) => void,
): Move<NovaRoma, Q, A> => ({
  ifNotCandidate: 'NR-4.7 there is no such space',
  candidates: (_, { player }) => all(player),
  refuse: ({ forum }, { space }) =>
    forum[space] === null
      ? undefined
      : forum[space] === 'emperor'
        ? 'NR-4.4 the emperor stands there'
        : 'NR-4.7 a figure stands there already',
  apply: (state, { player, space }, effects) => apply(state, player, space, effects),
  describe: (_, { space }) => `Places ${figure} on row ${(space >> 2) + 1}, column ${(space & 3) + 1} of the forum.`,
});

/** One of the two lines is dealt with: the other one, if it is left (NR-4.8). */
function settleLine({ turn: now }: MutableState, line: Line): void {
  if (now !== null) now.lines = now.lines.filter((other) => other !== line);
}
function otherLine({ turn: now }: MutableState, player: Seat, effects: Effects<NovaRoma>): void {
  if (now !== null && now.lines.length > 0) effects.next({ ask: 'line', player });
}

export const forumQuestions = (
  catalog: Catalog,
): Questions<NovaRoma, 'patrician' | 'line' | 'legionary' | 'end-of-turn'> => ({
  patrician: {
    asked: 'if-choice',
    moves: {
      'place-patrician': placing(patricians, 'a patrician', (state, player, space, effects) => {
        playerAt(state, player).patricians--;
        state.forum[space] = player;
        if (state.turn !== null) {
          state.turn.space = space;
          state.turn.lines = ['row', 'column'];
        }
        effects.tell?.({ type: 'patrician-placed', player, space });
        effects.next({ ask: 'line', player }, { do: 'after-actions', player });
      }),
      'claim-achievement': claimAchievement(catalog, ({ player }, effects) =>
        effects.next({ ask: 'patrician', player }),
      ),
    },
  },
  // NR-4.13 beginning and giving up are both always legal
  line: {
    moves: {
      'begin-action': {
        ifNotCandidate: 'NR-4.8 that line is done',
        candidates: (seen, { player }) => onLines(seen, begins(player)),
        apply: (state, { player, line }, effects) => {
          const { action, strength } = lineAction(catalog, state, player, line);
          settleLine(state, line);
          state.running = { player, action, strength, sub: null, waived: false, helped: false };
          effects.tell?.({ type: 'action-begun', player, action, strength });
          triggerPermanent(catalog, state, player, effects);
          effects.next({ do: action, player }, { do: 'end-of-action', player });
        },
        describe: (seen, { player, line }) => {
          const { action, strength } = lineAction(catalog, seen, player, line);
          return `Performs ${action}, of the ${line}, with strength ${strength}.`;
        },
      },
      'forgo-action': {
        ifNotCandidate: 'NR-4.8 that line is done',
        candidates: (seen, { player }) => onLines(seen, forgoes(player)),
        apply: (state, { player, line }, effects) => {
          const { action } = lineAction(catalog, state, player, line);
          settleLine(state, line);
          effects.tell?.({ type: 'action-forgone', player, action });
          gain(catalog, state, player, { coins: catalog.components.limits.forgoneCoins }, effects); // NR-4.11, NR-4.14
          otherLine(state, player, effects);
        },
        describe: (seen, { player, line }) => `Gives up ${lineAction(catalog, seen, player, line).action} for a coin.`,
      },
    },
  },
  legionary: {
    asked: 'if-choice',
    moves: {
      'place-legionary': placing(legionaries, 'a legionary', (state, player, space, effects) => {
        playerAt(state, player).legionaries--;
        state.forum[space] = 'legionary';
        effects.tell?.({ type: 'legionary-placed', player, space });
      }),
    },
  },
  'end-of-turn': {
    asked: 'if-any',
    moves: {
      'claim-achievement': claimAchievement(catalog),
      'end-turn': {
        declines: true,
        candidates: (_, { player }) => ends(player),
        apply: () => {},
        describe: () => 'Ends the turn.',
      },
    },
  },
});

/** NR-8.25, NR-8.26, NR-8.27 two legionaries of a tile; one without a free space is a point for the AI. */
function placeLegionaries(catalog: Catalog, state: MutableState, effects: Effects<NovaRoma>): void {
  for (const space of catalog.emperorSpaces(revealEmperorTile(state, effects))) {
    if (state.forum[space] === null) {
      state.forum[space] = 'legionary';
      effects.tell?.({ type: 'legionary-placed', player: null, space });
    } else if (state.ai !== null) {
      state.ai.vp += catalog.components.solo.blockedLegionaryVp;
      effects.tell?.({ type: 'legionary-blocked', space });
    }
  }
}

export const forumTasks = (
  catalog: Catalog,
): Tasks<NovaRoma, 'next-turn' | 'end-of-action' | 'after-actions' | 'end-of-turn'> => ({
  // NR-4.6 who has no patrician left is back in turn last: then all have placed theirs
  'next-turn': (state, { player }, effects) => {
    if (playerAt(state, player).patricians === 0) {
      effects.next({ do: 'cleanup' });
      return;
    }
    const begun: ForumTurn = { player, space: null, lines: [], claimed: false };
    state.turn = begun;
    effects.tell?.({ type: 'turn-began', player });
    if (state.ai !== null) placeLegionaries(catalog, state, effects);
    effects.next({ ask: 'patrician', player });
  },
  'end-of-action': (state, { player }, effects) => {
    const { running } = state;
    for (const played of playerAt(state, player).row) played.fresh = false; // NR-4.23
    state.running = null;
    if (running !== null) effects.tell?.({ type: 'action-ended', player, action: running.action });
    otherLine(state, player, effects);
  },
  // NR-4.38
  'after-actions': (state, { player }, effects) => {
    if (playerAt(state, player).legionaries > 0) effects.next({ ask: 'legionary', player }); // NR-8.5, NR-8.6
    effects.next({ ask: 'end-of-turn', player }, { do: 'end-of-turn', player });
  },
  'end-of-turn': (state, { player }, effects) => {
    state.turn = null;
    for (const display of refillOrder) slideAndRefill(state, display, effects); // NR-4.17
    effects.next({ do: 'next-turn', player: (player + 1) % state.players.length });
  },
});
