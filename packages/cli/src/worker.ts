/** A thread: judges the lines that referees send it, or plays the matches of a contest. */
import { workerData } from 'node:worker_threads';
import { sure } from '@ludi-romani/core';
import { type Play, seatedFor } from './contest';
import type { Duty } from './duty';
import { findGame, withBox } from './games';
import { type Cases, type Judgement, judge } from './judge';

const { box, contest } = workerData as Duty;
const game = box && findGame(box.game);
const own = game ? withBox(game, box.tables) : undefined;

export default ({ texts, demands, begun }: Cases): Promise<Judgement[]> => {
  begun.postMessage(null);
  return Promise.all(texts.map((text) => judge(text, demands, own)));
};

let play: Promise<Play> | undefined;
export async function match(number: number): ReturnType<Play> {
  play ??= seatedFor(sure(contest, 'no contest'));
  return (await play)(number);
}
