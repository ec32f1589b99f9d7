/** Through whose eyes a position is looked at, and what they see. */
import { deepEqual, eventsFor, type GameTypes, type Seat, type State, type Step, type Viewer } from '@ludi-romani/core';
import { capital, type Phrase, predicate, sentence, sentences, type Told, text } from '@ludi-romani/core/words';
import type { AnyEngine, AnyWords, Game } from '../games';

/** One viewer, whoever is to act, or everybody at once. */
export type Eyes = Viewer | 'acting' | 'everything';

/** Whose view of a position stands for these eyes. `before` is whoever acted last. */
export const viewerOf = (engine: AnyEngine, state: State<GameTypes>, eyes: Eyes, before: Seat): Viewer =>
  eyes === 'acting' || eyes === 'everything' ? (engine.activePlayers(state)[0] ?? before) : eyes;

/** What was done and what came of it, as these eyes saw it. */
export interface Happened {
  /** nothing where it was done in secret, and at the setup */
  readonly said: Phrase | null;
  readonly told: readonly Told[];
}

/** The action `by` which a step came about from `state`, and the step itself, in words. */
export function happened(
  engine: AnyEngine,
  words: AnyWords,
  step: Pick<Step<GameTypes>, 'state' | 'events'>,
  by: { readonly state: State<GameTypes>; readonly action: GameTypes['action'] } | null,
  eyes: Eyes,
): Happened {
  const actor = by?.action.player ?? 0;
  // who wants to see everything is told it as the one who did it
  const viewer = eyes === 'everything' || eyes === 'acting' ? actor : eyes;
  const told = sentences(words.tellAll(engine.view(step.state, viewer), eventsFor(step.events, viewer)));
  const said = by === null ? null : saidBy(engine, words, by.state, by.action, viewer);
  // what says the same twice is said once
  const same = said === null ? '' : text(sentence(said));
  return { said, told: told.filter(({ phrase }) => text(capital(predicate(phrase))) !== same) };
}

/** An action in the words of whoever does it; nothing where `viewer` may not know all of it. */
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

/** A player's own part: its name ends with the seat. */
const ownerOf = (part: string): Seat | null => {
  const seat = /-(\d)$/.exec(part)?.[1];
  return seat === undefined ? null : Number(seat);
};

/** A part of the table, and whose view it is drawn from. */
export interface Piece {
  readonly part: string;
  readonly view: GameTypes['view'];
}

/**
 * The pieces that these eyes see, in the order in which they are stacked: on a wide screen the table is one, unless everybody looks at
 * once. Then what is shared is drawn as spectators see it, and what is a player's own as that player does.
 */
export function pieces(
  { engine, board }: Game,
  state: State<GameTypes>,
  eyes: Eyes,
  viewer: Viewer,
  isNarrow: boolean,
): Piece[] {
  if (eyes !== 'everything') {
    const view = engine.view(state, viewer);
    const parts = isNarrow ? board.parts(view).filter((part) => part !== 'prompt') : ['table'];
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
