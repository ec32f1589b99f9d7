/** City of Rome in German, its pictures included. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { words as german } from '@ludi-romani/city-of-rome/words/de';
import type { Engine } from '@ludi-romani/core';
import { frame } from '../kit/de';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

const NEIGHBORLY = { market: 'Münze', arena: 'Einfluss', school: 'Karte', baths: 'SP' } as const;

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  strip: 'Aktionsstreifen',
  tabs: { strip: 'Streifen', city: 'Stadt', hand: 'Hand' },
  stripNote: 'zuerst handelt, wer am Kaiser steht, mit allen Gütern bis zu seinem Feld',
  emperor: 'Kaiser',
  round: (round, of) => (round === 0 ? 'Startkarten' : `Runde ${round} von ${of}`),
  offer: 'Angebot',
  deck: (deck, count) => `Stapel ${deck}: noch ${count}`,
  ownCity: 'Deine Stadt',
  city: (name) => `Stadt von ${name}`,
  ownHand: 'Deine Hand',
  hand: (name) => `Hand von ${name}`,
  packet: 'Dein Päckchen',
  drawn: 'Gezogene Karten und deine Hand',
  hidden: (deck) => `Karte aus Stapel ${deck}`,
  field: (n) => `Feld ${n}`,
  free: 'frei',
  cogWord: 'Zahnräder',
  brickWord: 'Ziegel',
  cogs: (n) => many(n, 'Zahnrad', 'Zahnräder'),
  bricks: (n) => many(n, 'Ziegel', 'Ziegel'),
  cell: (x, y) => `Platz (${x}, ${y})`,
  plots: (built, of) => `${built} von ${of} Plätzen bebaut`,
  neighbors: (n) => many(n, 'Nachbar', 'Nachbarn'),
  coins: 'Münzen',
  influence: 'Einfluss',
  cards: 'Karten',
  built: 'gebaut',
  influenceCards: 'Einflusskarten gewonnen',
  influenceNext: 'Einflusskarte als nächste',
  cost: (bricks) => `kostet ${many(bricks, 'Ziegel', 'Ziegel')}`,
  holds: (n, kind) => `darauf ${kind === 'brick' ? many(n, 'Ziegel', 'Ziegel') : `${n} SP`}`,
  residence: (value) => [`${value} SP je Farbe`, 'öffentlicher Nachbarn'],
  production: (coins, influence, bricks) => [
    [
      ...(coins > 0 ? [many(coins, 'Münze', 'Münzen')] : []),
      ...(influence > 0 ? [`${influence} Einfluss`] : []),
      ...(bricks > 0 ? [many(bricks, 'Ziegel', 'Ziegel')] : []),
    ].join(', '),
    'beim Produzieren',
  ],
  public: (kind, bonus) => [`1 ${NEIGHBORLY[kind]} je Nachbar${bonus > 0 ? `, +${bonus}` : ''}`, 'beim Bauen'],
  aqueduct: (points) => [`${points.slice(1).join(', ')} SP`, `für 1 bis ${points.length - 1}`],
  counts: {
    card: ['Karte', 'Karten'],
    star: ['Stern', 'Sterne'],
    temple: ['Tempel', 'Tempel'],
    production: ['Hof', 'Höfe'],
    'residence-2': ['Haus 2', 'Häuser 2'],
    'residence-3': ['Haus 3', 'Häuser 3'],
    'residence-4': ['Haus 4', 'Häuser 4'],
    'public-color': ['Farbe', 'Farben'],
    coin: ['Münze', 'Münzen'],
  },
  when: (points, n, [one, some]) => [`${points} SP`, `bei ${n} ${n === 1 ? one : some}`],
  per: (points, each, [one, some]) => [`${points} SP`, each === 1 ? `je ${one}` : `je ${each} ${some}`],
  rows: {
    residence2: 'Häuser 2',
    residence3: 'Häuser 3',
    residence4: 'Häuser 4',
    aqueducts: 'Aquädukte',
    temples: 'Tempel',
    coins: 'Münzen',
    influenceTokens: 'Einfluss',
    influenceCards: 'Einflusskarten',
  },
};

/** The words of City of Rome in German, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<CityOfRome>): BoardWords<CityOfRome, Labels> => ({ ...german(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
