/** Runs the rows of a table, each of which is a test with one tool, and formats their results. */
import { table } from '../documents.mjs';
import { NotAvailable, tool } from './tools.mjs';

const COLUMNS = ['name', 'version', 'kind', 'ran', 'verdict', 'seconds'];

/** Runs a row, and returns its result. `user` is a promise of the folder. Prints the error of a failure to the error stream. */
export async function tried({ name, kind, tool: needed, ready, run }, user) {
  let began = Date.now();
  const row = { name, kind, version: '', ran: '' };
  let verdict = 'passed';
  try {
    const made = await user;
    const got = needed === undefined ? undefined : await tool(needed);
    await ready?.(made);
    // the time does not include the installation of the tool and the expected result
    began = Date.now();
    Object.assign(row, await run(made, got));
  } catch (error) {
    verdict = error instanceof NotAvailable ? `not available: ${error.message}` : 'FAILED';
    if (verdict === 'FAILED') console.error(`${name}, ${kind}: ${error.stack}`);
  }
  return { ...row, verdict, seconds: String(Math.round((Date.now() - began) / 1000)) };
}

/** Returns the results as an aligned Markdown table. `name` and `kind` are the headings of the first and third column. */
export function markdownTable(name, kind, rows) {
  const heads = [name, 'version', kind, 'tested', 'verdict', 'seconds'];
  return table([heads, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
}
