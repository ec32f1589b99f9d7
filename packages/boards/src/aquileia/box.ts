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
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import type { Hue } from '../kit/style';

/** What is on a card: the color of one villa or two, or a number. */
type Face =
  | { readonly colors: readonly [VillaColor, VillaColor?] }
  | { readonly heading: 'slave' | 'weapon' | 'laurel'; readonly icon: Icon; readonly hue: Hue; readonly value: number }
  | { readonly heading: 'horse'; readonly side: Side; readonly icon: Icon; readonly hue: Hue; readonly value: number };

export const METAL_HUES: Readonly<Record<Side, Hue>> = { gold: 'gold', silver: 'stone' };

const byValue = (a: Site, b: Site): number => valueWhenBuilt(a) - valueWhenBuilt(b);

/** The beginning of a name, and markup. */
type Still = readonly [name: string, svg: string, more?: string];

export function boxOf(catalog: Catalog) {
  const tables = catalog.components;
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards, villas, workshops, banks } = tables;
  const faces = new Map<CardId, Face>();
  for (const { id, slaves } of slaveCards)
    faces.set(id, { heading: 'slave', icon: icons.figure, hue: 'olive', value: slaves });
  for (const { id, side, strength: value } of equiCards)
    faces.set(
      id,
      side === null
        ? { heading: 'weapon', icon: icons.swords, hue: 'terracotta', value }
        : { heading: 'horse', icon: icons.horse, hue: METAL_HUES[side], side, value },
    );
  for (const { id, points } of laurelCards)
    faces.set(id, { heading: 'laurel', icon: icons.laurel, hue: 'teal', value: points });
  for (const { id, color } of colorCards) faces.set(id, { colors: [color] });
  for (const { id, colors } of theatreCards) faces.set(id, { colors });

  const sites: readonly Site[] = [
    ...villaColors.flatMap((color) => villas.filter((one) => one.color === color).sort(byValue)),
    ...[...workshops].sort(byValue),
    ...banks,
  ];
  // each way to pay the slaves of some site, once
  const payments = new Map<string, SlavePayment>();
  for (const { cost } of sites)
    if (cost.slaves > 0)
      for (const payment of slavePayments(cost)) payments.set(`${payment.single} ${payment.double}`, payment);
  const made = new WeakMap<object, Map<string, Still>>();
  return {
    /** What a thing always has, made once for each language. */
    still(words: object, id: string, make: () => Still): Still {
      const known = made.get(words) ?? new Map<string, Still>();
      made.set(words, known);
      const still = known.get(id) ?? make();
      known.set(id, still);
      return still;
    },
    catalog,
    tables,
    faces,
    sites,
    payments: [...payments.values()].sort((a, b) => slavesIn(a) - slavesIn(b)),
  };
}
export type Box = ReturnType<typeof boxOf>;
