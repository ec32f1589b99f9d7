/** The worker in which the bots run. It searches in slices: between them it posts the progress and receives requests to stop. */
import { reviewed } from '@ludi-romani/bots';
import type { Ask, AskReview, Failed, Found, FoundReview, Stop } from './bots';
import { type GameName, loadExpert, loadFast } from './games';

/** The length of a slice in milliseconds. */
const SLICE = 40;

const stopped = new Set<number>();
const post = (message: Found | FoundReview | Failed) => self.postMessage(message);
/** Waits until pending messages are handled. */
const listen = () => new Promise((done) => setTimeout(done, 0));

const searcherOf = async (game: GameName, iterations: number) => {
  const [engine, expert] = await Promise.all([loadFast(game), loadExpert(game)]);
  return expert(engine, { iterations });
};

/**
 * Every search begins with a new tree. With the tree of the previous decision, the choice would depend on what this worker has searched: it
 * could be another one after an undo or in a game that was loaded again.
 */
async function answer({ id, game, view, seed, iterations }: Ask) {
  const thinking = (await searcherOf(game, iterations)).think(view, seed);
  let isUnfinished = true;
  while (isUnfinished && !stopped.has(id)) {
    const end = performance.now() + SLICE;
    while (isUnfinished && performance.now() < end) isUnfinished = thinking.run(1);
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

self.onmessage = ({ data }: MessageEvent<Ask | AskReview | Stop>) => {
  if (data.type === 'stop') {
    stopped.add(data.id);
    return;
  }
  const answered = data.type === 'ask' ? answer(data) : answerReview(data);
  answered.catch((error: unknown) => post({ id: data.id, error: String(error) }));
};
