/** City of Rome in English, its pictures included. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { words as english } from '@ludi-romani/city-of-rome/words/en';
import type { Engine } from '@ludi-romani/core';
import { plural } from '@ludi-romani/core/words/en';
import { frame } from '../kit/en';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  strip: 'Action strip, from the emperor outwards',
  round: (round, of) => (round === 0 ? 'Draft' : `Round ${round} of ${of}`),
  first: (name) => `first player ${name}`,
  offer: 'Offer',
  deck: (deck, count) => `Deck ${deck}: ${count}`,
  city: (name) => `City of ${name}`,
  hand: (name) => `Hand of ${name}`,
  packet: 'Packet',
  drawn: 'Drawn',
  field: (n) => `Field ${n}`,
  free: 'free',
  cell: (x, y) => `Place (${x}, ${y})`,
  coins: 'Coins',
  bricks: (n) => `costs ${n}`,
  value: (n) => `Value ${n}`,
  neighbor: {
    market: 'coin per neighbor',
    arena: 'influence per neighbor',
    school: 'card per neighbor',
    baths: 'point per neighbor',
  },
  counts: {
    card: 'cards',
    star: 'stars',
    temple: 'temples',
    production: 'farms',
    'residence-2': 'residences 2',
    'residence-3': 'residences 3',
    'residence-4': 'residences 4',
    'public-color': 'colors',
    coin: 'coins',
  },
  when: (points, n, what) => `${points} with ${n} ${what}`,
  per: (points, each, what) => (each === 1 ? `${points} per ${what}` : `${points} per ${each} ${what}`),
  holdings: (coins, influence, cards) => `${plural(coins, 'coin')} · ${influence} influence · ${plural(cards, 'card')}`,
};

/** The words of City of Rome in English, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<CityOfRome>): BoardWords<CityOfRome, Labels> => ({ ...english(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
