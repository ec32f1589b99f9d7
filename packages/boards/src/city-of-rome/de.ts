/** City of Rome in German, its pictures included. */
import type { CityOfRome, Countable } from '@ludi-romani/city-of-rome';
import { words as german } from '@ludi-romani/city-of-rome/words/de';
import type { Engine } from '@ludi-romani/core';
import { type Case, counted } from '@ludi-romani/core/words/de';
import { frame } from '../kit/de';
import type { BoardWords } from '../types';
import { COUNTED } from './counted-de';
import type { Labels } from './labels';

const NEIGHBORLY = { market: 'Münze', arena: 'Einfluss', school: 'Karte', baths: 'SP' } as const;
const COLORS = { green: 'Grün', red: 'Rot', yellow: 'Gelb', blue: 'Blau' } as const;
/** Returns what a temple counts, with a space that is not broken before a value: `4 Wohnhäusern 2`. */
const things = (count: number, what: Countable, wanted?: Case): string =>
  `${counted(count, COUNTED[what], wanted)}${/-\d$/.test(what) ? `\u00a0${what.slice(-1)}` : ''}`;

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

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
  packet: 'Karten zur Wahl',
  drawn: 'Gezogene Karten und deine Hand',
  hidden: (deck) => `Karte aus Stapel ${deck}`,
  field: (n) => `Feld ${n}`,
  free: 'frei',
  cogWord: 'Zahnräder',
  brickWord: 'Ziegel',
  cogs: (n) => many(n, 'Zahnrad', 'Zahnräder'),
  bricks: (n) => many(n, 'Ziegel', 'Ziegel'),
  left: (goods) => (goods === '' ? 'nichts mehr' : `noch ${goods}`),
  cell: (row, column) => `Platz in Reihe ${row}, Spalte ${column}`,
  plots: (built, of) => `${built} von ${of} Plätzen bebaut`,
  neighbors: (n) => `${n} Gebäude daneben`,
  coins: ['Münze', 'Münzen'],
  purse: (n) => many(n, 'Münze', 'Münzen'),
  influence: 'Einfluss',
  cards: ['Karte', 'Karten'],
  built: 'gebaut',
  influenceCards: 'Einflusskarten gewonnen',
  influenceNext: 'in dieser Runde zu gewinnen:',
  cost: (bricks) => `kostet ${many(bricks, 'Ziegel', 'Ziegel')}`,
  holds: (n, kind) => `darauf ${kind === 'brick' ? many(n, 'Ziegelmarker', 'Ziegelmarker') : `${n} SP`}`,
  brings: (points) => `bringt jetzt ${points} SP`,
  residence: (value) => [`${value} SP je Farbe`, 'öffentlicher Gebäude daneben'],
  production: (coins, influence, bricks) => [
    [
      ...(coins > 0 ? [many(coins, 'Münze', 'Münzen')] : []),
      ...(influence > 0 ? [`${influence} Einfluss`] : []),
      ...(bricks > 0 ? [many(bricks, 'Ziegelmarker', 'Ziegelmarker')] : []),
    ].join(', '),
    'beim Produzieren',
  ],
  public: (kind, bonus) => [
    `1 ${NEIGHBORLY[kind]} je Gebäude daneben${bonus > 0 ? `, plus ${bonus}` : ''}${kind === 'school' ? '; behalte 1' : ''}`,
    'beim Bauen',
  ],
  color: (color) => [`Farbe ${COLORS[color]}`, 'für Wohnhäuser daneben'],
  aqueduct: (points) => [`${points.slice(1).join(', ')}\u00a0SP`, `für 1 bis ${points.length - 1}`],
  when: (points, count, what) => [`${points} SP mit ${things(count, what, 'dative')}`, 'am Ende des Spiels'],
  per: (points, each, what) => [
    `${points} SP je ${each === 1 ? things(1, what).slice(2) : things(each, what)}`,
    'am Ende des Spiels',
  ],
  rows: {
    residence2: 'Wohnhäuser 2',
    residence3: 'Wohnhäuser 3',
    residence4: 'Wohnhäuser 4',
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
