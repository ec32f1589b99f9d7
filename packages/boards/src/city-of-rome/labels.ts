/** What the board of City of Rome says beside the titles of its words, in any language. */
import type { Countable, PublicKind, Row, TokenKind } from '@ludi-romani/city-of-rome';
import type { FrameLabels } from '../types';

/** A thing that is counted: one, and several. */
type Counted = readonly [one: string, several: string];

export interface Labels extends FrameLabels {
  readonly strip: string;
  /** names of parts that are short enough for tabs */
  readonly tabs: { readonly strip: string; readonly city: string; readonly hand: string };
  readonly stripNote: string;
  readonly emperor: string;
  /** round 0 is the draft */
  round(round: number, of: number): string;
  readonly offer: string;
  deck(deck: string, count: number): string;
  readonly ownCity: string;
  city(name: string): string;
  readonly ownHand: string;
  hand(name: string): string;
  readonly packet: string;
  readonly drawn: string;
  /** the back of a card that only its owner knows */
  hidden(deck: string): string;
  field(n: number): string;
  readonly free: string;
  readonly cogWord: string;
  readonly brickWord: string;
  cogs(n: number): string;
  bricks(n: number): string;
  cell(x: number, y: number): string;
  plots(built: number, of: number): string;
  neighbors(n: number): string;
  readonly coins: string;
  readonly influence: string;
  readonly cards: string;
  readonly built: string;
  /** the influence cards that a player has won */
  readonly influenceCards: string;
  /** the influence cards that will be given out next */
  readonly influenceNext: string;
  cost(bricks: number): string;
  /** the tokens on a building */
  holds(n: number, kind: TokenKind): string;
  /** what a building does, and when or what for */
  residence(value: number): readonly [main: string, note: string];
  production(coins: number, influence: number, bricks: number): readonly [main: string, note: string];
  public(kind: PublicKind, bonus: number): readonly [main: string, note: string];
  aqueduct(points: readonly number[]): readonly [main: string, note: string];
  /** what temples count */
  readonly counts: Readonly<Record<Countable, Counted>>;
  when(points: number, n: number, what: Counted): readonly [main: string, note: string];
  per(points: number, each: number, what: Counted): readonly [main: string, note: string];
  readonly rows: Readonly<Record<Row, string>>;
}
