/** A thread: judges the lines that referees send it, plays the matches of a contest, or looks at the decisions of a game. */
import { workerData } from 'node:worker_threads';
import { sure } from '@ludi-romani/core';
import { type Play, seatedFor } from './contest';
import type { Duty } from './duty';
import { gameOf } from './games';
import { type Cases, type Judgement, judge } from './judge';
import { type Look, looking } from './study';

const { box, contest, study } = workerData as Duty;
const own = box ? gameOf(box) : undefined;

export default ({ texts, demands, begun }: Cases): Promise<Judgement[]> => {
  begun.postMessage(null);
  return Promise.all(texts.map((text) => judge(text, demands, own)));
};

let play: Promise<Play> | undefined;
export async function match(number: number): ReturnType<Play> {
  play ??= seatedFor(sure(contest, 'no contest'));
  return (await play)(number);
}

let look: Promise<Look> | undefined;
export async function decision(reviewed: Parameters<Look>[0]): Promise<ReturnType<Look>> {
  look ??= looking(sure(study, 'no study'));
  return (await look)(reviewed);
}
