/** The worker that verifies replays: it reads a file, verifies one replay after the other, and sends those that the page opens. */
import { loadFast } from '../games';
import { exampleGame } from './example';
import { type Case, readCases } from './files';
import { type Judged, judge, onlyGame, shownPart } from './judge';
import type { Answer, Request } from './messages';
import type { Unread } from './unread';

/** The milliseconds between messages with new verdicts. */
const SLICE = 100;
/** The limit of verdicts in one message, so that the page receives it quickly. */
const MOST_TOGETHER = 1_000;

let cases: readonly Case[] = [];

const post = (answer: Answer) => self.postMessage(answer);
const listen = () => new Promise((done) => setTimeout(done, 0));

async function judgeAll(given: readonly Case[] | Unread) {
  if (typeof given === 'string') return post({ type: 'failed', why: given, message: '' });
  cases = given;
  let judged: Judged[] = [];
  let next = performance.now() + SLICE;
  for (const [i, one] of cases.entries()) {
    judged.push(await judge(one));
    if (performance.now() < next && judged.length < MOST_TOGETHER && i < cases.length - 1) continue;
    post({ type: 'judged', judged, of: cases.length });
    judged = [];
    await listen();
    next = performance.now() + SLICE;
  }
}

async function open(index: number, file: Blob | null) {
  if (cases.length === 0 && file !== null) {
    const read = await readCases(file);
    if (typeof read !== 'string') cases = read;
  }
  const one = cases[index];
  if (one !== undefined) post({ type: 'opened', index, ...(await shownPart(one)) });
}

async function answer(request: Request) {
  if (request.type === 'open') return open(request.index, request.file);
  if (request.type === 'only') return post({ type: 'only', ...(await onlyGame(request.file)) });
  if (request.type === 'file') return judgeAll(await readCases(request.file));
  const replay = exampleGame(await loadFast(request.game));
  return judgeAll([{ line: null, read: () => replay }]);
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  answer(data).catch((error: unknown) => post({ type: 'failed', why: 'broken', message: String(error) }));
};
