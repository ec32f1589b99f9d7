/** The searches of the bots, as the worker runs them. It searches in slices: between them it posts the progress and receives requests to stop. */
import { reviewed } from '@ludi-romani/bots';
import type { Ask, AskReview, Failed, Found, FoundReview, Stop } from './bots';
import { type GameName, loadExpert, loadFast } from './games';

/** The functions of the environment that the searches need. */
export interface World {
  post(message: Found | FoundReview | Failed): void;
  /** in milliseconds */
  now(): number;
  /** Waits until pending messages are handled. */
  listen(): Promise<unknown>;
}

/** The length of a slice in milliseconds. */
const SLICE = 40;

const searcherOf = async (game: GameName, iterations: number) => {
  const [engine, expert] = await Promise.all([loadFast(game), loadExpert(game)]);
  return expert(engine, { iterations });
};

/** Returns a function that carries out the requests of the page. */
export function searching({ post, now, listen }: World) {
  const stopped = new Set<number>();

  /**
   * Every search begins with a new tree. With the tree of the previous decision, the choice would depend on what this worker has searched: it
   * could be another one after an undo or in a game that was loaded again.
   */
  async function answer({ id, game, view, seed, iterations }: Ask) {
    const thinking = (await searcherOf(game, iterations)).think(view, seed);
    let isUnfinished = true;
    while (isUnfinished && !stopped.has(id)) {
      const end = now() + SLICE;
      while (isUnfinished && now() < end) isUnfinished = thinking.run(1);
      const { iterations: done, action, findings } = thinking.result();
      if (isUnfinished) post({ id, done: false, progress: done / iterations, action, findings });
      await listen();
    }
    stopped.delete(id);
    const { action, findings } = thinking.result();
    post({ id, done: true, progress: 1, action, findings });
  }

  /** A review has no slices: the page ends the worker to stop it. */
  async function answerReview({ id, game, decision, iterations }: AskReview) {
    post({ id, review: reviewed(decision, await searcherOf(game, iterations)) });
  }

  return async (request: Ask | AskReview | Stop): Promise<void> => {
    if (request.type === 'stop') {
      stopped.add(request.id);
      return;
    }
    try {
      await (request.type === 'ask' ? answer(request) : answerReview(request));
    } catch (error) {
      post({ id: request.id, error: String(error) });
    }
  };
}
