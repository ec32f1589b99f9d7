/** What the board looks up in a box: things by their ids, in the order in which they are drawn. */
import type { CardId, Components, Currency, Side, Site, Space, SpaceId, VillaColor } from '@ludi-romani/aquileia';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import type { Hue } from '../kit/style';

export type Tables = Omit<Components, 'provenance' | 'titles'>;
export type Coins = Readonly<Record<Currency, number>>;

/** In the order in which they act. */
export const AREAS = ['mercatus', 'arena', 'stadium', 'theatrum', 'forum', 'portus'] as const;
export type Area = (typeof AREAS)[number];
export const CURRENCIES: readonly Currency[] = ['bronze', 'silver', 'gold'];
export const VILLA_COLORS: readonly VillaColor[] = ['blue', 'yellow', 'purple', 'white'];

/** What is on a card: the color of one villa or two, or a number. */
type Face =
  | { readonly colors: readonly [VillaColor, VillaColor?] }
  | { readonly heading: 'slave' | 'weapon' | 'laurel'; readonly icon: Icon; readonly hue: Hue; readonly value: number }
  | { readonly heading: 'horse'; readonly side: Side; readonly icon: Icon; readonly hue: Hue; readonly value: number };

/** The slave cards of a payment. */
export interface Payment {
  readonly single: number;
  readonly double: number;
}

/** Coins of one kind. */
export const coinsOf = (currency: Currency, count: number): Partial<Coins> => ({ [currency]: count });

export const METAL_HUES: Readonly<Record<Side, Hue>> = { gold: 'gold', silver: 'stone' };

/** What a site is worth when it is built, and in the street. */
const worthOf = (site: Site): number =>
  site.kind === 'villa' ? site.value : site.kind === 'workshop' ? site.points : 0;
const byWorth = (a: Site, b: Site): number => worthOf(a) - worthOf(b);

/** The beginning of a name, and markup. */
type Still = readonly [name: string, svg: string, more?: string];

export function boxOf(tables: Tables) {
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
    ...VILLA_COLORS.flatMap((color) => villas.filter((one) => one.color === color).sort(byWorth)),
    ...[...workshops].sort(byWorth),
    ...banks,
  ];
  // every way to pay the slaves of some site from which no card could be left out, each once
  const payments = new Map<string, Payment>();
  for (const slaves of new Set(sites.map(({ cost }) => cost.slaves)))
    for (let double = 0; slaves > 0 && 2 * double <= slaves + 1; double++) {
      const single = Math.max(0, slaves - 2 * double);
      payments.set(`${single} ${double}`, { single, double });
    }
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
    tables,
    faces,
    spaces: new Map(
      AREAS.flatMap((area): Space[] => [...tables[area]]).map((space): [SpaceId, Space] => [space.id, space]),
    ),
    sites,
    payments: [...payments.values()].sort((a, b) => a.single + 2 * a.double - b.single - 2 * b.double),
    slaves: slaveCards.map(({ id }) => id),
    equi: equiCards.map(({ id }) => id),
  };
}
export type Box = ReturnType<typeof boxOf>;
