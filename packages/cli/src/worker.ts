/** A thread of the pool of referees: what it is sent is judged, line by line. */
import { type Cases, type Judgement, judge } from './judge';

export default ({ texts, demands }: Cases): Judgement[] => texts.map((text) => judge(text, demands));
