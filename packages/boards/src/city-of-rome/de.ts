/** City of Rome in German, its pictures included. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { words as german } from '@ludi-romani/city-of-rome/words/de';
import type { Engine } from '@ludi-romani/core';
import { frame } from '../kit/de';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  strip: 'Aktionsstreifen, vom Kaiser aus',
  round: (round, of) => (round === 0 ? 'Startkarten' : `Runde ${round} von ${of}`),
  first: (name) => `Startspieler ${name}`,
  offer: 'Angebot',
  deck: (deck, count) => `Stapel ${deck}: ${count}`,
  city: (name) => `Stadt von ${name}`,
  hand: (name) => `Hand von ${name}`,
  packet: 'Päckchen',
  drawn: 'Gezogen',
  field: (n) => `Feld ${n}`,
  free: 'frei',
  cell: (x, y) => `Platz (${x}, ${y})`,
  coins: 'Münzen',
  bricks: (n) => `kostet ${n}`,
  value: (n) => `Wert ${n}`,
  neighbor: {
    market: 'Münze je Nachbar',
    arena: 'Einfluss je Nachbar',
    school: 'Karte je Nachbar',
    baths: 'Punkt je Nachbar',
  },
  counts: {
    card: 'Karten',
    star: 'Sterne',
    temple: 'Tempel',
    production: 'Höfe',
    'residence-2': 'Häuser 2',
    'residence-3': 'Häuser 3',
    'residence-4': 'Häuser 4',
    'public-color': 'Farben',
    coin: 'Münzen',
  },
  when: (points, n, what) => `${points} bei ${n} ${what}`,
  per: (points, each, what) => `${points} je ${each} ${what}`,
  holdings: (coins, influence, cards) =>
    `${coins === 1 ? '1 Münze' : `${coins} Münzen`} · ${influence} Einfluss · ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
};

/** The words of City of Rome in German, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<CityOfRome>): BoardWords<CityOfRome, Labels> => ({ ...german(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
