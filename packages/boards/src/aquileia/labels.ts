/** What the board of Aquileia says beside the titles of its words, in any language. */
import type { Currency, MercatusSpace, Side, Space } from '@ludi-romani/aquileia';
import { inWords } from '@ludi-romani/core/words/en';
import type { Counted } from '../kit/text';
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

/** The actions that are buttons. */
type ButtonId =
  | 'pass-placement'
  | 'finish-exchange'
  | 'decline-market-card'
  | 'no-slaves'
  | 'finish-cards'
  | 'no-dice'
  | 'drop-out'
  | 'decline-build'
  | 'decline-harbour';

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
  /** what Latin names mean, beside them */
  readonly means: Readonly<Record<MercatusSpace['action'] | 'theatrum', string>>;
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
  rewardIs(each: number, strength: number, points: number): string;
  readonly slaveCard: string;
  readonly stadium: string;
  readonly ownMetal: string;
  readonly theatrum: string;
  readonly noAuction: string;
  readonly bid: string;
  readonly noBid: string;
  readonly raise: string;
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
  /** `both` of the cards have two colors and count only one of them */
  ownCards(n: number, both: number): string;
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
  readonly toPlace: Counted;
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
  readonly cards: Counted;
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
  /** the buttons, in lists of actions that are not possible */
  readonly buttons: Readonly<Record<ButtonId, string>>;
}

/**
 * Returns the words of a picture with titles for targets of actions, which lists name where the picture does not show them: `space-forum-1`
 * has the title of the space.
 */
export function targetTitles<W extends { readonly labels: Labels; title(id: string): string }>(words: W): W {
  const { labels, title } = words;
  return {
    ...words,
    title: (id) => {
      const plain = title(id);
      // a thing of the box
      if (plain !== inWords(id)) return plain;
      const [, kind, rest = ''] = /^([a-z]+)-(.+)$/.exec(id) ?? [];
      if (kind === 'space' || kind === 'card' || kind === 'site' || kind === 'exchange') return title(rest);
      if (kind === 'track') return `${labels.advantage} ${rest}`;
      return (labels.buttons as Readonly<Record<string, string>>)[id] ?? plain;
    },
  };
}
