/** What the board looks up in a box: things by their ids, in the order in which they are drawn. */
import type { CardId, Side, Site, VillaColor } from '@ludi-romani/aquileia';
import {
  type Catalog,
  type SlavePayment,
  slavePayments,
  slavesIn,
  valueWhenBuilt,
  villaColors,
} from '@ludi-romani/aquileia/queries';
import type { Drawing } from '../kit/pen';
import { joinedOnce } from './art';

/** What is on a card: what it adds in a contest, or what it counts at the end. */
export type Face =
  | { readonly kind: 'slave' | 'weapon'; readonly value: number }
  | { readonly kind: 'horse'; readonly side: Side; readonly value: number }
  | { readonly kind: 'laurel'; readonly value: number }
  | { readonly kind: 'villas'; readonly colors: readonly [VillaColor, VillaColor?] };

const byValue = (a: Site, b: Site): number => valueWhenBuilt(a) - valueWhenBuilt(b);

/** The building sites of one kind, which are side by side along a street. */
export interface Quarter {
  readonly kind: VillaColor | 'workshops' | 'banks';
  readonly sites: readonly Site[];
}

function cached<T>(all: WeakMap<object, Map<string, T>>, words: object, key: string, make: () => T): T {
  let known = all.get(words);
  if (known === undefined) {
    known = new Map();
    all.set(words, known);
  }
  let one = known.get(key);
  if (one === undefined) {
    one = make();
    known.set(key, one);
  }
  return one;
}

export function boxOf(catalog: Catalog) {
  const tables = catalog.components;
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards, villas, workshops, banks } = tables;
  const faces = new Map<CardId, Face>();
  for (const { id, slaves: value } of slaveCards) faces.set(id, { kind: 'slave', value });
  for (const { id, side, strength: value } of equiCards)
    faces.set(id, side === null ? { kind: 'weapon', value } : { kind: 'horse', side, value });
  for (const { id, points: value } of laurelCards) faces.set(id, { kind: 'laurel', value });
  for (const { id, color } of colorCards) faces.set(id, { kind: 'villas', colors: [color] });
  for (const { id, colors } of theatreCards) faces.set(id, { kind: 'villas', colors });

  const quarters: readonly Quarter[] = [
    { kind: 'workshops', sites: [...workshops].sort(byValue) },
    { kind: 'banks', sites: banks },
    ...villaColors.map((color) => ({
      kind: color,
      sites: villas.filter((one) => one.color === color).sort(byValue),
    })),
  ];
  // each way to pay the slaves of some site, once
  const payments = new Map<string, SlavePayment>();
  for (const { cost } of catalog.sites)
    if (cost.slaves > 0)
      for (const payment of slavePayments(cost)) payments.set(`${payment.single} ${payment.double}`, payment);
  const texts = new WeakMap<object, Map<string, string>>();
  const drawings = new WeakMap<object, Map<string, Drawing>>();
  return {
    /** Returns the result of `make`, which depends on the key, the words and the box alone, with a cache. */
    still: (words: object, key: string, make: () => string): string =>
      cached(texts, words, key, () => joinedOnce(make())),
    /** The same for a drawing. */
    drawn: (words: object, key: string, make: () => Drawing): Drawing =>
      cached(drawings, words, key, () => {
        const one = make();
        joinedOnce(one.svg);
        return one;
      }),
    catalog,
    tables,
    faces,
    quarters: quarters.filter(({ sites }) => sites.length > 0),
    payments: [...payments.values()].sort((a, b) => slavesIn(a) - slavesIn(b)),
  };
}
export type Box = ReturnType<typeof boxOf>;
