/** What is seen and said of one ply of a game. */
import type { GameTypes, Outcome, Replay, Seat, Viewer } from '@ludi-romani/core';
import type { Phrase } from '@ludi-romani/core/words';
import { clauseUrl } from '../clauses';
import type { AnyWords, Game } from '../games';
import { type Eyes, type Happened, happened, pieces, saidBy, viewerOf } from './eyes';
import type { Timeline } from './timeline';

/** A game that is looked at, and how. */
export interface Looked {
  readonly game: Game;
  readonly words: AnyWords;
  readonly timeline: Timeline;
  readonly replay: Replay;
  readonly eyes: Eyes;
  /** whether the parts of the table are drawn one by one */
  readonly isNarrow: boolean;
}

export interface Scene extends Happened {
  readonly viewer: Viewer;
  /** who acted last; nobody at the setup */
  readonly actor: Seat | null;
  readonly pictures: readonly { readonly key: string; readonly svg: string }[];
  /** who is to decide, and what; nothing where these eyes do not see the question */
  readonly asked: readonly { readonly seat: Seat; readonly asks: Phrase | null }[];
  readonly outcome: Outcome<GameTypes['row']> | null;
  readonly comments: NonNullable<Replay['comments']>;
  /** when it was done, and how long that took, in milliseconds */
  readonly time: { readonly at: number; readonly took: number } | null;
}

/** A deed that was not carried out yet. */
export interface Deed {
  readonly seat: Seat;
  /** nothing where these eyes may not know it */
  readonly said: Phrase | null;
}

const isOpenTo = (eyes: Eyes): boolean => eyes === 'everything' || eyes === 'acting';

/** The position after so many actions. */
export function sceneAt({ game, words, timeline, replay, eyes, isNarrow }: Looked, ply: number): Scene {
  const { engine, board, name } = game;
  const before = timeline.actions[ply - 1];
  const step = timeline.stepTo(ply);
  const { state } = step;
  const viewer = viewerOf(engine, state, eyes, before?.player ?? 0);
  const from = before === undefined ? null : { state: timeline.stateAt(ply - 1), action: before };
  const changed = from === null ? [] : board.targets(engine.view(from.state, from.action.player), from.action);
  const look = { words, changed, clauseUrl: (clause: string) => clauseUrl(name, clause) };
  const { times, comments = [] } = replay;
  const [then, now] = [times?.[ply - 2] ?? 0, times?.[ply - 1]];
  return {
    ...happened(engine, words, step, from, eyes),
    viewer,
    actor: before?.player ?? null,
    pictures: pieces(game, state, eyes, viewer, isNarrow).map(({ part, view }) => ({
      // other eyes are another picture; that of whoever acts only changes
      key: `${part} ${eyes} ${eyes === 'everything' ? view.viewer : ''}`,
      svg: board.board(view, { ...look, part, prefix: `ludi-${part}-` }),
    })),
    // each one who is asked, by what that player sees
    asked: engine.activePlayers(state).map((seat) => {
      const view = engine.view(state, seat);
      const question = viewer === seat || isOpenTo(eyes) ? engine.openQuestion(view, seat) : null;
      return { seat, asks: question === null ? null : words.ask(view, question) };
    }),
    outcome: engine.outcome(state),
    comments: comments.filter((comment) => comment.ply === ply),
    time: now === undefined ? null : { at: now, took: now - then },
  };
}

/** What was done after so many actions, as `viewer` sees it. */
export function deedAt({ game, words, timeline, eyes }: Looked, ply: number, viewer: Viewer): Deed | null {
  const action = timeline.actions[ply];
  if (action === undefined) return null;
  const sees = isOpenTo(eyes) ? action.player : viewer;
  return { seat: action.player, said: saidBy(game.engine, words, timeline.stateAt(ply), action, sees) };
}
