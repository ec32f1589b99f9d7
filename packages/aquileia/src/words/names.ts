/** What the words of every language look up in a box: what each thing is, in no language yet. */
import { type AmountPart, commas, type Piece, text } from '@ludi-romani/core/words';
import { inWords } from '@ludi-romani/core/words/en';
import { catalog } from '../components/catalog';
import { type Currency, currencies, type Side, type VillaColor } from '../components/ids';
import type { Coins, Space, Tables } from '../components/shapes';
import { cardsOf } from '../rules/forum';
import { cardOnSale } from '../rules/mercatus';
import { hasCrest, mayPass } from '../rules/placement';
import type { Build, Seen, Source } from '../types';

/** A card or a building. */
export interface Thing {
  readonly noun: 'slave' | 'weapon' | 'horse' | 'laurel' | 'stadium' | 'theatre' | 'villa' | 'workshop' | 'bank';
  /** single, double or triple */
  readonly fold?: number;
  readonly colors?: readonly (VillaColor | Side)[];
  readonly number?: number;
  readonly coins?: Coins;
  /** tells it from others that are called the same */
  readonly letter?: string;
}

/** Where a space lies among those of its kind: names may say so. */
export type Place = Currency | 'left' | 'middle' | 'right' | 'upper' | 'lower';

/** What a space has, whatever its kind. */
interface Facts {
  readonly action?: Space['action'];
  readonly slot?: number;
  readonly bonusCard?: boolean;
  readonly currency?: Currency;
  readonly coinsPerCard?: number;
  readonly side?: Side;
  readonly strength?: number;
  readonly builds?: number;
  readonly scoresValue?: boolean;
}

/** A space as it is printed. */
interface Printed {
  readonly latin: string;
  readonly place?: Place | undefined;
  readonly number?: number | undefined;
  readonly letter?: string;
}

const ACROSS: readonly Place[] = ['left', 'middle', 'right'];
const DOWN: readonly Place[] = ['upper', 'middle', 'lower'];

/** What is printed on a space: its name, and where it lies, its number or its strength. */
function printed({ mercatus, forum, numbers }: Tables, space: Space): Printed {
  const { action } = space;
  const { slot = -1, side, currency, strength }: Facts = space;
  // Latin, whatever the language
  const latin = action === 'equi' ? 'Equi et Arma' : inWords(action);
  const servi = mercatus.filter((one) => one.action === 'servi');
  const [places, i, count] =
    action === 'equi'
      ? [ACROSS, slot, numbers.marketSlots]
      : [DOWN, servi.findIndex(({ id }) => id === space.id), servi.length];
  // three in a row have the place in their names, otherwise a number
  if (i >= 0) return count === 3 ? { latin, place: places[i] } : { latin, number: i + 1 };
  return {
    latin,
    place: side ?? currency,
    number: action === 'forum' ? forum.findIndex(({ id }) => id === space.id) + 1 : strength,
  };
}

/** A small number as an adjective, any other as it is. */
const fold = (strength: number): Pick<Thing, 'fold' | 'number'> =>
  strength >= 1 && strength <= 3 ? { fold: strength } : { number: strength };

/** With letters for those that would be called the same: `a`, `b`, ... */
function lettered<T extends { readonly letter?: string }>(things: readonly (readonly [string, T])[]): Map<string, T> {
  const keys = things.map(([, thing]) => JSON.stringify(thing));
  return new Map(
    things.map(([id, thing], i) => {
      const alike = [...keys.keys()].filter((j) => keys[j] === keys[i]);
      return [id, alike.length > 1 ? { ...thing, letter: (alike.indexOf(i) + 10).toString(36) } : thing];
    }),
  );
}

/** The names of a box; `word` is what a language has for the kinds of coins and where spaces lie. */
export function names(tables: Tables, word: Readonly<Record<Place, string>>) {
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards, villas, workshops, banks } = tables;
  const box = catalog(tables);
  const things = lettered<Thing>([
    ...slaveCards.map(({ id, slaves }) => [id, { noun: 'slave', ...fold(slaves) }] as const),
    ...equiCards.map(
      ({ id, kind, side, strength }) =>
        [id, { noun: kind, ...fold(strength), ...(side === null ? {} : { colors: [side] }) }] as const,
    ),
    ...laurelCards.map(({ id, points }) => [id, { noun: 'laurel', number: points }] as const),
    ...colorCards.map(({ id, color }) => [id, { noun: 'stadium', colors: [color] }] as const),
    ...theatreCards.map(({ id, colors }) => [id, { noun: 'theatre', colors: [...new Set(colors)] }] as const),
    ...villas.map(({ id, color, value }) => [id, { noun: 'villa', colors: [color], number: value }] as const),
    ...workshops.map(({ id, points }) => [id, { noun: 'workshop', number: points }] as const),
    ...banks.map(({ id, coins }) => [id, { noun: 'bank', coins }] as const),
  ]);
  const printedAs = lettered(box.spaces.map((space) => [space.id, printed(tables, space)] as const));
  const spaceOf = (id: string): Facts => box.spaces.find((one) => one.id === id) ?? {};
  return {
    /** A card or a building. */
    thing: (id: string): Thing | undefined => things.get(id),
    /** What tells it from others with the same noun: ` 10`, ` 4a`, ` (2 gold)`. */
    suffix: ({ coins, number, letter = '' }: Thing): string =>
      `${coins === undefined ? '' : ` (${text(commas(coinParts(coins, word)))})`} ${number ?? ''}${letter}`.trimEnd(),
    /** What is printed on a space: `Stadium (gold 1a)`. */
    space(id: string): string | undefined {
      const found = printedAs.get(id);
      if (found === undefined) return undefined;
      const { latin, place, number = '', letter = '' } = found;
      if (place === undefined) return `${latin} ${number}${letter}`.trim();
      return `${latin} (${`${word[place]} ${number}${letter}`.trim()})`;
    },
    /** What the henchman on a space does, and what it takes. */
    spaceOf,
    /** The card for sale to who stands on a space of the market. */
    sold: (id: string, seen: Seen): string => cardOnSale(seen, { slot: -1, ...spaceOf(id) }) ?? '',
    /** What one slave card costs there. */
    slavePrice(id: string): Partial<Coins> {
      const { currency = 'bronze', coinsPerCard = 0 } = spaceOf(id);
      return { [currency]: coinsPerCard };
    },
    /** The coin of a space of the harbour. */
    coinOf: (id: string): Currency => spaceOf(id).currency ?? 'bronze',
    /** Whether coins come from, or go into, an exchange. */
    isExchange: (source: Source): boolean => source.kind === 'space' && spaceOf(source.space).action === 'pecunia',
    /** The slave cards of a payment. */
    slaves: (payment: Build['slaves']): string[] => cardsOf(box, payment),
  };
}

/** `2 bronze`, `1 gold`: of each kind that there is. */
export const coinParts = (coins: Partial<Coins>, word: Readonly<Record<Currency, string>>): AmountPart[] =>
  currencies.flatMap((currency) => {
    const amount = coins[currency] ?? 0;
    return amount > 0 ? [{ amount, of: currency, text: `${amount} ${word[currency]}` }] : [];
  });

/** Cards by kind, each with how many of it there are. */
export const byKind = (cards: readonly string[], phrase: (card: string, count: number) => Piece): Piece[] =>
  [...new Set(cards)].map((card) => phrase(card, cards.filter((other) => other === card).length));

/** Returns what a player may still place in this round, and true in `pass` if the player may stop. */
export const mayPlace = (seen: Seen, player: number) => ({
  henchmen: seen.players[player]?.henchmen ?? 0,
  crest: !hasCrest(seen, player),
  pass: mayPass(seen, player),
});
