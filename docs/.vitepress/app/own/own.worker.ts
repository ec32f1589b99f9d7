/** The worker in which an author's game runs, so that a module that never returns does not block the page. */
import { newSeed } from '../play/form';
import type { Request } from './messages';
import { ownTable } from './table';

const answer = ownTable({
  post: (message) => self.postMessage(message),
  load: (url) => import(/* @vite-ignore */ url),
  pause: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  now: () => performance.now(),
  seed: newSeed,
});

self.onmessage = ({ data }: MessageEvent<Request>) => answer(data);
