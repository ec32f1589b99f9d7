/** Rows that are run one after the other, and the table that they make. */
import { table } from '../documents.mjs';
import { NotHere, tool } from './tools.mjs';

const COLUMNS = ['name', 'version', 'kind', 'ran', 'verdict', 'seconds'];

/** Runs a row in the folder that is being made; the reason of a failure goes to the error stream, whole. */
export async function tried({ name, kind, tool: needed, ready, run }, coming) {
  let began = Date.now();
  const row = { name, kind, version: '', ran: '' };
  let verdict = 'as it should';
  try {
    const user = await coming;
    const got = needed === undefined ? undefined : await tool(needed);
    await ready?.(user);
    // without what it took to fetch it, and to know what to expect
    began = Date.now();
    Object.assign(row, await run(user, got));
  } catch (error) {
    verdict = error instanceof NotHere ? `not here: ${error.message}` : 'FAILED';
    if (verdict === 'FAILED') console.error(`${name}, ${kind}: ${error.stack}`);
  }
  return { ...row, verdict, seconds: String(Math.round((Date.now() - began) / 1000)) };
}

/** As Markdown that can be read as it is. What the first and the third column are called differs. */
export function markdownTable(name, kind, rows) {
  const heads = [name, 'version', kind, 'what ran', 'verdict', 'seconds'];
  return table([heads, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
}
