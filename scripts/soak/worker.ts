/** A process that soaks: it is sent batches, one at a time, and answers each with what was done, or with what went wrong. */
import { chanceState, keyedChance } from '@ludi-romani/core';
import { type Batch, parts } from './parts';

async function work(batch: Batch): Promise<object> {
  try {
    const [name = ''] = batch.part.split(' ');
    const part = parts[name];
    if (part === undefined) throw new Error(`there is no part ${name}`);
    return { done: await part(batch, keyedChance(chanceState(batch.seed))) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (batch: Batch) => process.send?.(await work(batch)));
