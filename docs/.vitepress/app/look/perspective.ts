/** The perspectives from which a position is shown. */
import { deepEqual, eventsFor, type GameTypes, type Seat, type State, type Step, type Viewer } from '@ludi-romani/core';
import { type Phrase, sentence, sentences, type Told, text } from '@ludi-romani/core/words';
import type { AnyEngine, AnyWords, Game } from '../games';

/** A viewer, the player who must act, or all players at once. */
export type Perspective = Viewer | 'acting' | 'everything';

/** Returns the viewer for a perspective. `before` is the player who acted last, used when no player must act. */
export const viewerOf = (engine: AnyEngine, state: State<GameTypes>, perspective: Perspective, before: Seat): Viewer =>
  perspective === 'acting' || perspective === 'everything' ? (engine.activePlayers(state)[0] ?? before) : perspective;

/** An action and its events in words. */
export interface Happened {
  /** the action; null at the setup, and if it is secret for this perspective */
  readonly said: Phrase | null;
  readonly told: readonly Told[];
}

/** Returns the action and the events of a step in words. `by` is the state before the step and the action, or null for the setup. */
export function happened(
  engine: AnyEngine,
  words: AnyWords,
  step: Pick<Step<GameTypes>, 'state' | 'events'>,
  by: { readonly state: State<GameTypes>; readonly action: GameTypes['action'] } | null,
  perspective: Perspective,
): Happened {
  const actor = by?.action.player ?? 0;
  // the player who acted sees the most
  const viewer = perspective === 'everything' || perspective === 'acting' ? actor : perspective;
  const told = sentences(words.tellAll(engine.view(step.state, viewer), eventsFor(step.events, viewer)));
  const said = by === null ? null : saidBy(engine, words, by.state, by.action, viewer);
  // leaves out an event whose sentence is the same as that of the action
  const same = said === null ? '' : text(sentence(said));
  return { said, told: told.filter(({ phrases }) => text(sentence(words.instruction(phrases))) !== same) };
}

/** Returns an action in words, from the view of its player. Returns null if `viewer` may not know the whole action. */
export function saidBy(
  engine: AnyEngine,
  words: AnyWords,
  state: State<GameTypes>,
  action: GameTypes['action'],
  viewer: Viewer,
): Phrase | null {
  const isOpen = viewer === action.player || deepEqual(engine.actionFor(state, action, viewer), action);
  return isOpen ? words.say(engine.view(state, action.player), action) : null;
}

/** Returns the owner of a part of the table, or null for a shared part. The name of a player's part ends with the seat. */
const ownerOf = (part: string): Seat | null => {
  const seat = /-(\d)$/.exec(part)?.[1];
  return seat === undefined ? null : Number(seat);
};

/** A part of the table, and the view from which it is drawn. */
export interface Piece {
  readonly part: string;
  readonly view: GameTypes['view'];
}

/**
 * Returns the pieces to draw, in order. On a wide screen they are the players and the whole table. From the perspective `everything`, the shared parts
 * are drawn as spectators see them, and the parts of each player as that player sees them.
 */
export function pieces(
  { engine, board }: Game,
  state: State<GameTypes>,
  perspective: Perspective,
  viewer: Viewer,
  isNarrow: boolean,
): Piece[] {
  if (perspective !== 'everything') {
    const view = engine.view(state, viewer);
    const parts = isNarrow ? board.parts(view).filter((part) => part !== 'prompt') : ['seats', 'table'];
    return parts.map((part) => ({ part, view }));
  }
  const shared = engine.view(state, 'spectator');
  const own = state.players.flatMap((_, seat) => {
    const view = engine.view(state, seat);
    return board.parts(view).flatMap((part) => (ownerOf(part) === seat ? [{ part, view }] : []));
  });
  return [
    ...board
      .parts(shared)
      .flatMap((part) => (part === 'prompt' || ownerOf(part) !== null ? [] : [{ part, view: shared }])),
    ...own,
  ];
}
