/** A worker for the test: it takes a job, prints its id, and never finishes it. */
import { startWorker } from './worker.mjs';

startWorker(({ id }) => {
  process.stdout.write(`took ${id}\n`);
  for (;;);
}).on('error', () => {});
