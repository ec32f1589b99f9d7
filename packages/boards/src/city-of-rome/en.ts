/** City of Rome in English, its pictures included. */
import type { CityOfRome, Countable } from '@ludi-romani/city-of-rome';
import { words as english } from '@ludi-romani/city-of-rome/words/en';
import type { Engine } from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import { frame } from '../kit/en';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

const NEIGHBORLY = { market: 'coin', arena: 'influence', school: 'card', baths: 'VP' } as const;
/** Spaces that are not broken keep a number from standing alone in a line. */
const COUNTED: Readonly<Record<Countable, readonly [one: string, several: string]>> = {
  card: ['building', 'buildings'],
  star: ['star', 'stars'],
  temple: ['temple', 'temples'],
  production: ['production building', 'production buildings'],
  'residence-2': ['residence\u00a02', 'residences\u00a02'],
  'residence-3': ['residence\u00a03', 'residences\u00a03'],
  'residence-4': ['residence\u00a04', 'residences\u00a04'],
  'public-color': ['color', 'colors'],
  coin: ['coin', 'coins'],
};

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  strip: 'Action strip',
  tabs: { strip: 'Strip', city: 'City', hand: 'Hand' },
  stripNote: 'nearest the emperor acts first, with all goods up to the field',
  emperor: 'Emperor',
  round: (round, of) => (round === 0 ? 'Draft' : `Round ${round} of ${of}`),
  offer: 'Offer',
  deck: (deck, count) => `Deck ${deck}: ${count} left`,
  ownCity: 'Your city',
  city: (name) => `City of ${name}`,
  ownHand: 'Your hand',
  hand: (name) => `Hand of ${name}`,
  packet: 'Cards to choose from',
  drawn: 'Drawn cards, and your hand',
  hidden: (deck) => `Card of deck ${deck}`,
  field: (n) => `Field ${n}`,
  free: 'free',
  cogWord: 'cogs',
  brickWord: 'bricks',
  cogs: (n) => plural(n, 'cog'),
  bricks: (n) => plural(n, 'brick'),
  left: (goods) => (goods === '' ? 'nothing left' : `${goods} left`),
  cell: (row, column) => `Plot in row ${row}, column ${column}`,
  plots: (built, of) => `${built} of ${of} plots built`,
  neighbors: (n) => plural(n, 'neighbor'),
  coins: ['coin', 'coins'],
  purse: (n) => plural(n, 'coin'),
  influence: 'influence',
  cards: ['card', 'cards'],
  built: 'built',
  influenceCards: 'influence cards won',
  influenceNext: 'to be won this round:',
  cost: (bricks) => `costs ${plural(bricks, 'brick')}`,
  holds: (n, kind) => `${kind === 'brick' ? plural(n, 'brick token') : `${n} VP`} on it`,
  brings: (points) => `worth ${points} VP now`,
  residence: (value) => [`${value} VP per color`, 'of public buildings beside\u00a0it'],
  production: (coins, influence, bricks) => [
    [
      ...(coins > 0 ? [plural(coins, 'coin')] : []),
      ...(influence > 0 ? [`${influence} influence`] : []),
      ...(bricks > 0 ? [plural(bricks, 'brick token')] : []),
    ].join(', '),
    'when you produce',
  ],
  public: (kind, bonus) => [
    `1 ${NEIGHBORLY[kind]} per neighbor${bonus > 0 ? ` and ${bonus} more` : ''}${kind === 'school' ? ', keep 1' : ''}`,
    'when you build it',
  ],
  color: (color) => [`Color ${color}`, 'for residences beside\u00a0it'],
  aqueduct: (points) => [`${points.slice(1).join(', ')}\u00a0VP`, `for 1 to ${points.length - 1}`],
  when: (points, count, what) => [`${points} VP with ${plural(count, ...COUNTED[what])}`, 'when the game ends'],
  per: (points, each, what) => [
    `${points} VP per ${each === 1 ? COUNTED[what][0] : `${each}\u00a0${COUNTED[what][1]}`}`,
    'when the game ends',
  ],
  rows: {
    residence2: 'Residences 2',
    residence3: 'Residences 3',
    residence4: 'Residences 4',
    aqueducts: 'Aqueducts',
    temples: 'Temples',
    coins: 'Coins',
    influenceTokens: 'Influence',
    influenceCards: 'Influence cards',
  },
};

/** The words of City of Rome in English, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<CityOfRome>): BoardWords<CityOfRome, Labels> => ({ ...english(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
