/** What the board of City of Rome says beside the titles of its words, in any language. */
import type { Countable, PublicColor, PublicKind, Row, TokenKind } from '@ludi-romani/city-of-rome';
import type { Counted } from '../kit/text';
import type { FrameLabels } from '../types';

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
  /** what the acting emissary still has; `goods` may be empty */
  left(goods: string): string;
  cell(row: number, column: number): string;
  plots(built: number, of: number): string;
  neighbors(n: number): string;
  readonly coins: Counted;
  /** Returns a number of coins with its word. */
  purse(coins: number): string;
  readonly influence: string;
  readonly cards: Counted;
  readonly built: string;
  /** the influence cards that a player has won */
  readonly influenceCards: string;
  /** of the influence cards that are given out at the end of the round */
  readonly influenceNext: string;
  cost(bricks: number): string;
  /** the tokens on a building */
  holds(n: number, kind: TokenKind): string;
  /** the points that a building in a city brings now */
  brings(points: number): string;
  /** what a building does, and when or what for */
  residence(value: number): readonly [main: string, note: string];
  production(coins: number, influence: number, bricks: number): readonly [main: string, note: string];
  public(kind: PublicKind, bonus: number): readonly [main: string, note: string];
  /** what a public building does after it has been built */
  color(color: PublicColor): readonly [main: string, note: string];
  aqueduct(points: readonly number[]): readonly [main: string, note: string];
  /** what a temple is worth, and for what */
  when(points: number, n: number, what: Countable): readonly [main: string, note: string];
  per(points: number, each: number, what: Countable): readonly [main: string, note: string];
  readonly rows: Readonly<Record<Row, string>>;
}
