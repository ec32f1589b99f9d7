/** The learned models that correct the expert, one for each number of players, as `ludi train` wrote them. */
import type { Model } from '../learn/model';
import two from './models/2.json';
import three from './models/3.json';
import four from './models/4.json';
import five from './models/5.json';

export const models: readonly Model[] = [two, three, four, five] as readonly object[] as readonly Model[];
