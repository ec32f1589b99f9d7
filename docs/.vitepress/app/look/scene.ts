/** The pictures and texts of one ply of a game. */
import type { GameTypes, Outcome, Replay, Seat, Viewer } from '@ludi-romani/core';
import type { Phrase } from '@ludi-romani/core/words';
import { clauseUrl } from '../clauses';
import type { AnyWords, Game } from '../games';
import { type Happened, happened, type Perspective, pieces, saidBy, viewerOf } from './perspective';
import type { Timeline } from './timeline';

/** A game, with the texts and the perspective with which it is shown. */
export interface Looked {
  readonly game: Game;
  readonly words: AnyWords;
  readonly timeline: Timeline;
  readonly replay: Replay;
  readonly perspective: Perspective;
  /** true if the parts of the table are drawn separately */
  readonly isNarrow: boolean;
}

export interface Scene extends Happened {
  readonly viewer: Viewer;
  /** the player who acted last; null at the setup */
  readonly actor: Seat | null;
  readonly pictures: readonly { readonly key: string; readonly svg: string }[];
  /** the players who must decide, with their questions; null if this perspective does not see the question */
  readonly asked: readonly { readonly seat: Seat; readonly asks: Phrase | null }[];
  readonly outcome: Outcome<GameTypes['row']> | null;
  readonly comments: NonNullable<Replay['comments']>;
  /** the time of the action since the start, and its duration, in milliseconds */
  readonly time: { readonly at: number; readonly took: number } | null;
}

/** The next action, and its player. */
export interface Deed {
  readonly seat: Seat;
  /** null if it is secret for this perspective */
  readonly said: Phrase | null;
}

const isOpenTo = (perspective: Perspective): boolean => perspective === 'everything' || perspective === 'acting';

/** Returns the scene after `ply` actions. */
export function sceneAt({ game, words, timeline, replay, perspective, isNarrow }: Looked, ply: number): Scene {
  const { engine, board, name } = game;
  const before = timeline.actions[ply - 1];
  const step = timeline.stepTo(ply);
  const { state } = step;
  const viewer = viewerOf(engine, state, perspective, before?.player ?? 0);
  const from = before === undefined ? null : { state: timeline.stateAt(ply - 1), action: before };
  const about = from === null ? [] : board.targets(engine.view(from.state, from.action.player), from.action);
  const marks = about.map((id) => ({ id, seat: from?.action.player ?? 0 }));
  const look = { words, marks, scheme: 'page' as const, clauseUrl: (clause: string) => clauseUrl(name, clause) };
  const { times, comments = [] } = replay;
  const [then, now] = [times?.[ply - 2] ?? 0, times?.[ply - 1]];
  return {
    ...happened(engine, words, step, from, perspective),
    viewer,
    actor: before?.player ?? null,
    pictures: pieces(game, state, perspective, viewer, isNarrow).map(({ part, view }) => ({
      // another perspective gets a new picture; if only the active player changes, the same picture is updated
      key: `${part} ${perspective} ${perspective === 'everything' ? view.viewer : ''}`,
      svg: board.board(view, {
        ...look,
        part,
        shape: isNarrow || perspective === 'everything' ? 'tall' : part === 'seats' ? 'square' : 'wide',
        prefix: `ludi-${part}-`,
      }),
    })),
    // each question from the view of its player
    asked: engine.activePlayers(state).map((seat) => {
      const view = engine.view(state, seat);
      const question = viewer === seat || isOpenTo(perspective) ? engine.openQuestion(view, seat) : null;
      return { seat, asks: question === null ? null : words.ask(view, question) };
    }),
    outcome: engine.outcome(state),
    comments: comments.filter((comment) => comment.ply === ply),
    time: now === undefined ? null : { at: now, took: now - then },
  };
}

/** Returns the action after `ply` actions, as `viewer` sees it, or null at the end. */
export function deedAt({ game, words, timeline, perspective }: Looked, ply: number, viewer: Viewer): Deed | null {
  const action = timeline.actions[ply];
  if (action === undefined) return null;
  const sees = isOpenTo(perspective) ? action.player : viewer;
  return { seat: action.player, said: saidBy(game.engine, words, timeline.stateAt(ply), action, sees) };
}
