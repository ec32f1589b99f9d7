/** What the board of Aquileia says beside the titles of its words, in any language. */
import type { Currency, Side, Space } from '@ludi-romani/aquileia';
import type { FrameLabels } from '../types';

/** What a space does, for people who cannot see it. */
interface Does extends Readonly<Record<Exclude<Space['action'], 'arena' | 'stadium'>, unknown>> {
  dolus(dice: number): string;
  pecunia(points: number): string;
  equi(price: string, hasBonus: boolean): string;
  servi(most: number, price: string): string;
  potentia(dice: number): string;
  contest(strength: number): string;
  readonly theatrum: string;
  forum(builds: number, scores: boolean): string;
  latro(dice: number): string;
  portus(coin: string): string;
}

export interface Labels extends FrameLabels {
  round(round: number, of: number): string;
  readonly placing: string;
  /** the order in which the areas act, after the start player has begun */
  order(name: string): string;
  starts(name: string): string;
  readonly coins: Readonly<Record<Currency, string>>;
  readonly free: string;
  readonly nothing: string;
  readonly bank: string;
  readonly does: Does;
  /** what is written in the areas */
  readonly mercatus: string;
  readonly dolus: string;
  pecunia(points: number): string;
  upTo(cards: number): string;
  readonly blueDice: string;
  place(n: number): string;
  /** what the first places of a contest get besides coins */
  readonly more: readonly string[];
  perStrength(points: number): string;
  readonly slaveCard: string;
  readonly stadium: string;
  readonly ownMetal: string;
  readonly theatrum: string;
  readonly noAuction: string;
  readonly bid: string;
  readonly noBid: string;
  readonly in: string;
  readonly portus: string;
  readonly latro: string;
  readonly pays: string;
  readonly laid: string;
  readonly portusNote: string;
  readonly harborNow: string;
  builds(n: number): string;
  readonly plusValue: string;
  readonly quarters: Readonly<Record<'workshops' | 'banks', readonly [name: string, note: string]>>;
  villasOf(color: string): string;
  readonly villasNote: string;
  ownCards(n: number): string;
  cardsOf(n: number): string;
  readonly payWith: string;
  /** what is on cards */
  readonly kinds: Readonly<Record<'slave' | 'weapon' | 'horse' | 'laurel', string>>;
  readonly inArena: string;
  readonly onSide: Readonly<Record<Side, string>>;
  orPays(slaves: number): string;
  counts(color: string): string;
  readonly countsBetter: string;
  /** what players have */
  /** what the viewer has, as the name of a tab */
  readonly yours: string;
  readonly household: string;
  readonly coinsWord: string;
  area(name: string): string;
  readonly toPlace: string;
  readonly pieces: string;
  henchmen(left: number, of: number): string;
  houses(left: number): string;
  readonly buildings: string;
  readonly noBuildings: string;
  readonly harbor: string;
  readonly forTheEnd: string;
  worth(points: number): string;
  readonly noEnd: string;
  readonly ownHand: string;
  hand(name: string): string;
  readonly handWord: string;
  readonly onlyYou: string;
  readonly noHand: string;
  readonly others: string;
  readonly cards: string;
  readonly advantage: string;
  readonly advantageNote: string;
  readonly strengthWord: string;
  /** for people who cannot see the picture */
  readonly lying: string;
  buy(n: number, price: string): string;
  readonly discarded: string;
  dice(n: number): string;
  points(n: number): string;
  readonly reward: Readonly<Record<'points' | 'slave', (points: number) => string>>;
  readonly stillIn: string;
  pay(single: number, double: number): string;
  site(cost: string, slaves: number): string;
  villa(value: number): string;
  brings(what: string): string;
  house(name: string): string;
  readonly strength: string;
  left(henchmen: number, houses: number): string;
  readonly villas: string;
  backs(slaves: number, equi: number): string;
  readonly bought: string;
  readonly hidden: string;
  faceUp(round: number): string;
  readonly passed: string;
}
