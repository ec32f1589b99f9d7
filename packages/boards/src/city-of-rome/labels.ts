/** What the board of City of Rome says beside the titles of its words, in any language. */
import type { Countable, PublicKind } from '@ludi-romani/city-of-rome';
import type { FrameLabels } from '../types';

export interface Labels extends FrameLabels {
  readonly strip: string;
  /** round 0 is the draft */
  round(round: number, of: number): string;
  first(name: string): string;
  readonly offer: string;
  deck(deck: string, count: number): string;
  city(name: string): string;
  hand(name: string): string;
  readonly packet: string;
  readonly drawn: string;
  field(n: number): string;
  readonly free: string;
  cell(x: number, y: number): string;
  readonly coins: string;
  /** what a building costs */
  bricks(n: number): string;
  value(n: number): string;
  /** what a building brings for each neighbor, by its kind */
  readonly neighbor: Readonly<Record<PublicKind, string>>;
  /** what temples count */
  readonly counts: Readonly<Record<Countable, string>>;
  when(points: number, n: number, what: string): string;
  per(points: number, each: number, what: string): string;
  holdings(coins: number, influence: number, cards: number): string;
}
