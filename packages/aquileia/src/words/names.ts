/** Data about the cards, buildings and spaces of a box that the texts of all languages share. */
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
  /** what a hand card adds in a contest: 2 for `+2` */
  readonly plus?: number;
  readonly colors?: readonly (VillaColor | Side)[];
  readonly number?: number;
  readonly coins?: Coins;
  /** a letter that distinguishes the card or building from others with the same name */
  readonly letter?: string;
}

/** The position of a space among those of its kind, which its name may include. */
export type Place = Currency | 'left' | 'middle' | 'right' | 'upper' | 'lower';

/** The fields that a space of any kind may have. */
interface Facts {
  readonly action?: Space['action'];
  readonly slot?: number;
  readonly bonusCard?: boolean;
  readonly currency?: Currency;
  readonly coinsPerCard?: number;
  readonly maxCards?: number;
  readonly side?: Side;
  readonly strength?: number;
  readonly builds?: number;
  readonly scoresValue?: boolean;
}

/** The label printed on a space. */
interface Printed {
  readonly latin: string;
  readonly place?: Place | undefined;
  readonly number?: number | undefined;
  /** the position in a row of three, if another space there has the same number */
  readonly across?: Place | undefined;
  readonly letter?: string;
}

const ACROSS: readonly Place[] = ['left', 'middle', 'right'];
const DOWN: readonly Place[] = ['upper', 'middle', 'lower'];

/** Returns the label printed on a space: its Latin name, with its position, number or strength. Spaces of a contest with the same strength are told apart by their position. */
function printed({ mercatus, arena, stadium, forum, numbers }: Tables, space: Space, inStadium: string): Printed {
  const { action } = space;
  const { slot = -1, side, currency, strength }: Facts = space;
  // the Latin name is the same in every language, but for the stadium
  const latin = action === 'equi' ? 'Equi et Arma' : action === 'stadium' ? inStadium : inWords(action);
  const servi = mercatus.filter((one) => one.action === 'servi');
  const [places, i, count] =
    action === 'equi'
      ? [ACROSS, slot, numbers.marketSlots]
      : [DOWN, servi.findIndex(({ id }) => id === space.id), servi.length];
  // three spaces have a position in their names, any other number of spaces a number
  if (i >= 0) return count === 3 ? { latin, place: places[i] } : { latin, number: i + 1 };
  const lane: readonly Space[] = action === 'arena' ? arena : stadium.filter((one) => one.side === side);
  const alike = lane.filter((one) => (one as Facts).strength === strength);
  return {
    latin,
    place: side ?? currency,
    across: lane.length === 3 && alike.length > 1 ? ACROSS[lane.indexOf(space)] : undefined,
    number: action === 'forum' ? forum.findIndex(({ id }) => id === space.id) + 1 : strength,
  };
}

/** Returns the cards or buildings by id. Those that would have the same name get letters: `a`, `b`, ... */
function lettered<T extends { readonly letter?: string }>(things: readonly (readonly [string, T])[]): Map<string, T> {
  const keys = things.map(([, thing]) => JSON.stringify(thing));
  return new Map(
    things.map(([id, thing], i) => {
      const alike = [...keys.keys()].filter((j) => keys[j] === keys[i]);
      return [id, alike.length > 1 ? { ...thing, letter: (alike.indexOf(i) + 10).toString(36) } : thing];
    }),
  );
}

/** Returns the names of a box. `word` holds the words of a language for kinds of coins and positions of spaces, `inStadium` the name of the stadium. */
export function names(tables: Tables, word: Readonly<Record<Place, string>>, inStadium: string) {
  const { slaveCards, equiCards, laurelCards, colorCards, theatreCards, villas, workshops, banks } = tables;
  const box = catalog(tables);
  const things = lettered<Thing>([
    ...slaveCards.map(({ id, slaves }) => [id, { noun: 'slave', plus: slaves }] as const),
    ...equiCards.map(
      ({ id, kind, side, strength }) =>
        [id, { noun: kind, plus: strength, ...(side === null ? {} : { colors: [side] }) }] as const,
    ),
    ...laurelCards.map(({ id, points }) => [id, { noun: 'laurel', number: points }] as const),
    ...colorCards.map(({ id, color }) => [id, { noun: 'stadium', colors: [color] }] as const),
    ...theatreCards.map(({ id, colors }) => [id, { noun: 'theatre', colors: [...new Set(colors)] }] as const),
    ...villas.map(({ id, color, value }) => [id, { noun: 'villa', colors: [color], number: value }] as const),
    ...workshops.map(({ id, points }) => [id, { noun: 'workshop', number: points }] as const),
    ...banks.map(({ id, coins }) => [id, { noun: 'bank', coins }] as const),
  ]);
  const printedAs = lettered(box.spaces.map((space) => [space.id, printed(tables, space, inStadium)] as const));
  const spaceOf = (id: string): Facts => box.spaces.find((one) => one.id === id) ?? {};
  return {
    /** Returns the card or building with an id, or `undefined`. */
    thing: (id: string): Thing | undefined => things.get(id),
    /** Returns the suffix that distinguishes a thing from others with the same noun: ` 10`, ` 4a`, ` +2`, ` (2 gold)`. */
    suffix: ({ coins, plus, number, letter = '' }: Thing): string =>
      `${coins === undefined ? '' : ` (${text(commas(coinParts(coins, word)))})`} ${plus === undefined ? '' : `+${plus}`}${number ?? ''}${letter}`.trimEnd(),
    /** Returns the label printed on a space: `Stadium (gold, 2)`, `Arena (1, left)`. */
    space(id: string): string | undefined {
      const found = printedAs.get(id);
      if (found === undefined) return undefined;
      const { latin, place, number = '', across, letter = '' } = found;
      const last = `${number}${letter}`;
      const inside = [place, across].some((one) => one !== undefined)
        ? [place && word[place], last, across && word[across]].filter(Boolean).join(', ')
        : '';
      return inside === '' ? `${latin} ${last}`.trim() : `${latin} (${inside})`;
    },
    /** Returns the fields of a space; none for an unknown id. */
    spaceOf,
    /** Returns the card for sale on a space of the market. */
    sold: (id: string, seen: Seen): string => cardOnSale(seen, { slot: -1, ...spaceOf(id) }) ?? '',
    /** Returns the price of one slave card on a space. */
    slavePrice(id: string): Partial<Coins> {
      const { currency = 'bronze', coinsPerCard = 0 } = spaceOf(id);
      return { [currency]: coinsPerCard };
    },
    /** Returns the kind of coin of a harbour space. */
    coinOf: (id: string): Currency => spaceOf(id).currency ?? 'bronze',
    /** Returns true if coins are gained or paid in an exchange. */
    isExchange: (source: Source): boolean => source.kind === 'space' && spaceOf(source.space).action === 'pecunia',
    /** Returns the slave cards of a payment, one entry per card. */
    slaves: (payment: Build['slaves']): string[] => cardsOf(box, payment),
  };
}

/** Returns one part per kind of coin that occurs: `2 bronze`, `1 gold`. */
export const coinParts = (coins: Partial<Coins>, word: Readonly<Record<Currency, string>>): AmountPart[] =>
  currencies.flatMap((currency) => {
    const amount = coins[currency] ?? 0;
    return amount > 0 ? [{ amount, of: currency, text: `${amount} ${word[currency]}` }] : [];
  });

/** Returns one phrase per kind of card. `phrase` gets the kind and the number of its cards. */
export const byKind = (cards: readonly string[], phrase: (card: string, count: number) => Piece): Piece[] =>
  [...new Set(cards)].map((card) => phrase(card, cards.filter((other) => other === card).length));

/** Returns a player's choices in placement: the number of henchmen left, and true in `crest` and `pass` if the player may choose them. */
export const mayPlace = (seen: Seen, player: number) => ({
  henchmen: seen.players[player]?.henchmen ?? 0,
  crest: !hasCrest(seen, player),
  pass: mayPass(seen, player),
});
