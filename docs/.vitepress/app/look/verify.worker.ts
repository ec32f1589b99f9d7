/** The worker that verifies replays: it reads a file, verifies one replay after the other, and sends those that the page opens. */
import type { Replay } from '@ludi-romani/core';
import { type GameName, loadFast, loadParser } from '../games';
import { exampleGame } from './example';
import { type Case, casesIn, LARGEST_FILE, MOST_CASES } from './files';
import { firstState, type Judged, judge, type Referee } from './judge';
import type { Answer, Request } from './messages';

/** The milliseconds between messages with new verdicts. */
const SLICE = 100;

let cases: readonly Case[] = [];

const post = (answer: Answer) => self.postMessage(answer);
const listen = () => new Promise((done) => setTimeout(done, 0));

const refereeOf = async (game: GameName, positions: boolean): Promise<Referee> => ({
  engine: await loadFast(game),
  ...(positions ? { parseState: await loadParser(game) } : {}),
});

async function judgeAll(given: readonly Case[]) {
  if (given.length === 0) return post({ type: 'failed', why: 'empty', message: '' });
  if (given.length > MOST_CASES) return post({ type: 'failed', why: 'too-many', message: '' });
  cases = given;
  let judged: Judged[] = [];
  let next = performance.now() + SLICE;
  for (const [i, one] of cases.entries()) {
    judged.push(await judge(one, refereeOf));
    if (performance.now() < next && i < cases.length - 1) continue;
    post({ type: 'judged', judged, of: cases.length });
    judged = [];
    await listen();
    next = performance.now() + SLICE;
  }
}

async function open(index: number) {
  const one = cases[index];
  if (one === undefined) return;
  const replay = one.read() as Replay;
  const { game, start } = replay;
  const referee = await refereeOf(game as GameName, start !== undefined);
  post({ type: 'opened', index, replay, start: start === undefined ? null : firstState(referee, replay) });
}

async function answer(request: Request) {
  if (request.type === 'open') return open(request.index);
  if (request.type === 'example') {
    const replay = exampleGame(await loadFast(request.game));
    return judgeAll([{ line: null, read: () => replay }]);
  }
  const { file } = request;
  if (file.size > LARGEST_FILE) return post({ type: 'failed', why: 'too-large', message: '' });
  return judgeAll(casesIn(await file.text()));
}

self.onmessage = ({ data }: MessageEvent<Request>) => {
  answer(data).catch((error: unknown) => post({ type: 'failed', why: 'broken', message: String(error) }));
};
