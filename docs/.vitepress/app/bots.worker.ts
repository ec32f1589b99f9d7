/** The worker in which the bots run. */
import type { Ask, AskReview, Stop } from './bots';
import { searching } from './searching';

const carryOut = searching({
  post: (message) => self.postMessage(message),
  now: () => performance.now(),
  listen: () => new Promise((done) => setTimeout(done, 0)),
});
self.onmessage = ({ data }: MessageEvent<Ask | AskReview | Stop>) => carryOut(data);
