/** The thread that thinks: it searches bit by bit, tells how far it is, and hears when it is to stop. */
import { greedy, ismcts, random } from '@ludi-romani/bots';
import { type Ask, type Failed, type Found, LEVELS, type Stop } from './bots';
import { loadFast } from './games';

/** How long it searches before it listens, in milliseconds. */
const SLICE = 40;

const stopped = new Set<number>();
const post = (message: Found | Failed) => self.postMessage(message);
/** Lets messages in. */
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
  let goesOn = true;
  while (goesOn && !stopped.has(id)) {
    const end = performance.now() + SLICE;
    while (goesOn && performance.now() < end) goesOn = thinking.run(1);
    const { iterations: done, action, findings } = thinking.result();
    if (goesOn) post({ id, done: false, progress: done / all, action, findings });
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
