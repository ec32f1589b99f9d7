/** What the board of Aquileia says beside the titles of its words, in any language. */
import type { Currency, Space } from '@ludi-romani/aquileia';
import type { FrameLabels } from '../types';

/** What a space does: `n` is its one number, `coin` the coin or the price, `more` whether there is something beside it. */
type Does = Readonly<Record<Space['action'], (n: number, coin: string, more: boolean) => string>>;

export interface Labels extends FrameLabels {
  readonly round: (round: number, of: number) => string;
  readonly starts: (name: string) => string;
  readonly coins: Readonly<Record<Currency, string>>;
  readonly free: string;
  readonly nothing: string;
  readonly bank: string;
  readonly does: Does;
  readonly lying: string;
  readonly buy: (n: number, price: string) => string;
  readonly discarded: string;
  readonly dice: (n: number) => string;
  readonly points: (n: number) => string;
  readonly reward: Readonly<Record<'points' | 'slave', (n: number) => string>>;
  readonly stillIn: string;
  readonly payWith: string;
  readonly pay: (single: number, double: number) => string;
  readonly kinds: Readonly<Record<'slave' | 'weapon' | 'laurel' | 'workshop' | 'bank', string>>;
  readonly site: (cost: string, slaves: number) => string;
  readonly villa: (n: number) => string;
  readonly brings: (what: string) => string;
  readonly house: (name: string) => string;
  readonly advantage: string;
  readonly contest: string;
  readonly strength: string;
  readonly area: (name: string) => string;
  readonly hand: (name: string) => string;
  readonly left: (henchmen: number, houses: number) => string;
  readonly villas: string;
  readonly backs: (slaves: number, equi: number) => string;
  readonly bought: string;
  readonly hidden: string;
  readonly faceUp: (round: number) => string;
  readonly passed: string;
  readonly cards: (n: number) => string;
}
