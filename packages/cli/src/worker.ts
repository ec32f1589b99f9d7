/** A thread of the pool of referees: what it is sent is judged, line by line. */
import { workerData } from 'node:worker_threads';
import { findGame, withBox } from './games';
import { type Cases, type Judgement, judge } from './judge';
import type { Box } from './referees';

const box = workerData as Box | null;
const game = box === null ? undefined : findGame(box.game);
const own = game === undefined ? undefined : withBox(game, box?.tables);

export default ({ texts, demands }: Cases): Promise<Judgement[]> =>
  Promise.all(texts.map((text) => judge(text, demands, own)));
