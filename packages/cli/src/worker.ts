/** A worker thread. It judges lines for `verify`, plays matches for `arena`, reviews decisions for `analyse`, plays bots for `host`, or plays games for `train`. */
import { workerData } from 'node:worker_threads';
import { sure } from '@ludi-romani/core';
import { type Choice, type Chooser, chooserFor } from './choose-task';
import type { Game } from './game';
import { resolveGame } from './import-game';
import { type Judgement, type JudgeRequest, judge } from './judge';
import { type MatchRunner, matchRunnerFor } from './match-task';
import { type Reviewer, reviewerFor } from './review-task';
import { type Trainer, trainerFor } from './train-task';
import type { WorkerTask } from './worker-task';

const { games = [], matches, hosted, review, training } = workerData as WorkerTask;

let judged: Promise<Game[]> | undefined;
export default async ({ texts, options, started }: JudgeRequest): Promise<Judgement[]> => {
  judged ??= Promise.all(games.map(resolveGame));
  const known = await judged;
  started.postMessage(null);
  return Promise.all(texts.map((text) => judge(text, options, known)));
};

let runner: Promise<MatchRunner> | undefined;
export async function match(number: number): ReturnType<MatchRunner> {
  runner ??= matchRunnerFor(sure(matches, 'the worker has no matches to play'));
  return (await runner)(number);
}

let reviewer: Promise<Reviewer> | undefined;
export async function decision(reviewed: Parameters<Reviewer>[0]): Promise<ReturnType<Reviewer>> {
  reviewer ??= reviewerFor(sure(review, 'the worker has no decisions to review'));
  return (await reviewer)(reviewed);
}

let chooser: Chooser | undefined;
export function choose(choice: Choice): ReturnType<Chooser> {
  chooser ??= chooserFor(sure(hosted, 'the worker has no bots'));
  return chooser(choice);
}

let trainer: Promise<Trainer> | undefined;
export async function train(job: Parameters<Trainer>[0]): Promise<ReturnType<Trainer>> {
  trainer ??= trainerFor(sure(training, 'the worker has no game to play'));
  return (await trainer)(job);
}
