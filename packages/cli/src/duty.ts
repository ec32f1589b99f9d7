/** What a thread of the program is told when it starts. */
import type { Contest } from './contest';
import type { Played } from './games';
import type { Study } from './study';

export interface Duty {
  /** what lines are judged by, beside the standard boxes */
  readonly box?: Played | null;
  /** what is played */
  readonly contest?: Contest;
  /** what is looked at */
  readonly study?: Study;
}
