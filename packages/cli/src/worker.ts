/** A thread of the pool of referees: what it is sent is judged, line by line. */
import { type Cases, type Judgement, judge } from './judge';

export default ({ texts, demands }: Cases): Promise<Judgement[]> =>
  Promise.all(texts.map((text) => judge(text, demands)));
