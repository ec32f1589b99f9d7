/** For the test: a worker that takes a job, says so, and never comes back. */
import { startWorker } from './worker.mjs';

startWorker(({ id }) => {
  process.stdout.write(`holds ${id}\n`);
  for (;;);
}).on('error', () => {});
