/** City of Rome in English, its pictures included. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { words as english } from '@ludi-romani/city-of-rome/words/en';
import type { Engine } from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import { frame } from '../kit/en';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

const NEIGHBORLY = { market: 'coin', arena: 'influence', school: 'card', baths: 'VP' } as const;

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
  packet: 'Your packet',
  drawn: 'Drawn cards, and your hand',
  hidden: (deck) => `Card of deck ${deck}`,
  field: (n) => `Field ${n}`,
  free: 'free',
  cogWord: 'cogs',
  brickWord: 'bricks',
  cogs: (n) => plural(n, 'cog'),
  bricks: (n) => plural(n, 'brick'),
  cell: (x, y) => `Plot (${x}, ${y})`,
  plots: (built, of) => `${built} of ${of} plots built`,
  neighbors: (n) => plural(n, 'neighbor'),
  coins: 'coins',
  influence: 'influence',
  cards: 'cards',
  built: 'built',
  influenceCards: 'influence cards won',
  influenceNext: 'influence card next',
  cost: (bricks) => `costs ${plural(bricks, 'brick')}`,
  holds: (n, kind) => `${kind === 'brick' ? plural(n, 'brick') : `${n} VP`} on it`,
  residence: (value) => [`${value} VP per color`, 'of public neighbors'],
  production: (coins, influence, bricks) => [
    [
      ...(coins > 0 ? [plural(coins, 'coin')] : []),
      ...(influence > 0 ? [`${influence} influence`] : []),
      ...(bricks > 0 ? [plural(bricks, 'brick')] : []),
    ].join(', '),
    'when you produce',
  ],
  public: (kind, bonus) => [`1 ${NEIGHBORLY[kind]} per neighbor${bonus > 0 ? `, +${bonus}` : ''}`, 'when you build it'],
  aqueduct: (points) => [`${points.slice(1).join(', ')} VP`, `for 1 to ${points.length - 1}`],
  counts: {
    card: ['card', 'cards'],
    star: ['star', 'stars'],
    temple: ['temple', 'temples'],
    production: ['farm', 'farms'],
    'residence-2': ['residence 2', 'residences 2'],
    'residence-3': ['residence 3', 'residences 3'],
    'residence-4': ['residence 4', 'residences 4'],
    'public-color': ['public color', 'public colors'],
    coin: ['coin', 'coins'],
  },
  when: (points, n, [one, many]) => [`${points} VP`, `with ${n} ${n === 1 ? one : many}`],
  per: (points, each, [one, many]) => [`${points} VP`, each === 1 ? `for each ${one}` : `for ${each} ${many}`],
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
