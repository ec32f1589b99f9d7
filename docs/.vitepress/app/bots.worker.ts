/** The worker in which the bots run. It searches in slices: between them it posts the progress and receives requests to stop. */
import { greedy, ismcts, random } from '@ludi-romani/bots';
import { type Ask, type Failed, type Found, LEVELS, type Stop } from './bots';
import { loadFast } from './games';

/** The length of a slice in milliseconds. */
const SLICE = 40;

const stopped = new Set<number>();
const post = (message: Found | Failed) => self.postMessage(message);
/** Waits until pending messages are handled. */
const listen = () => new Promise((done) => setTimeout(done, 0));

async function answer({ id, game, view, seed, level, iterations }: Ask) {
  const engine = await loadFast(game);
  const given = LEVELS[level];
  if (given.bot !== 'ismcts' && iterations === undefined) {
    const bot = given.bot === 'random' ? random(engine) : greedy(engine);
    post({ id, done: true, progress: 1, action: bot.choose(view, seed), findings: [] });
    return;
  }
  const all = iterations ?? ('iterations' in given ? given.iterations : 0);
  const thinking = ismcts(engine, { iterations: all }).think(view, seed);
  let isUnfinished = true;
  while (isUnfinished && !stopped.has(id)) {
    const end = performance.now() + SLICE;
    while (isUnfinished && performance.now() < end) isUnfinished = thinking.run(1);
    const { iterations: done, action, findings } = thinking.result();
    if (isUnfinished) post({ id, done: false, progress: done / all, action, findings });
    await listen();
  }
  stopped.delete(id);
  const { action, findings } = thinking.result();
  post({ id, done: true, progress: 1, action, findings });
}

self.onmessage = ({ data }: MessageEvent<Ask | Stop>) => {
  if (data.type === 'stop') stopped.add(data.id);
  else answer(data).catch((error: unknown) => post({ id: data.id, error: String(error) }));
};
