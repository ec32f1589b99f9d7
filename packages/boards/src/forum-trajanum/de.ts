/** Forum Trajanum in German, its pictures included. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { words as german } from '@ludi-romani/forum-trajanum/words/de';
import { frame } from '../kit/de';
import type { BoardWords } from '../types';
import { type Labels, roman } from './labels';

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  phase: { setup: 'Vorbereitung', payment: 'Bürger bezahlen', over: 'Spielende' },
  round: (round, of, cycle) => `Runde ${round} von ${of} · Durchgang ${roman(cycle)}`,
  first: (name) => `Startspieler ${name}`,
  forum: 'Forum',
  eagle: 'Adler',
  envoy: (name) => `Gesandter von ${name}`,
  free: 'frei',
  bonuses: 'Flächenboni',
  points: 'Punkte',
  upgrade: 'Aufwertung',
  tracks: 'Prämien grauer Gebäude',
  atColumn: 'An der Trajanssäule',
  start: 'Start',
  streets: 'Straßen und Plättchen der Runde',
  streetHere: (isRow, line) => `${isRow ? 'Zeile' : 'Spalte'} ${line} der Colonia`,
  cardsLeft: (count) => `Straßenkarten übrig: ${count}`,
  columnValue: (value) => `Wert einer Säule: ${value}`,
  buildActions: (count) => `Bauaktionen übrig: ${count}`,
  taken: 'Gewählt',
  kept: 'Behalten',
  passed: (name) => `Weitergegeben an ${name}`,
  received: (name) => `Erhalten von ${name}`,
  own: 'Eigenes',
  foreign: 'Erhalten',
  grid: 'Colonia',
  faceDown: 'verdeckt',
  nothing: 'nichts',
  turnOf: (name) => `Zug: ${name}`,
  trajan: 'Trajankarten',
  noCard: 'Keine Trajankarte',
  now: 'als nächste gewertet',
  buildings: 'Bauplättchen',
  costs: (what) => `kostet ${what}`,
  left: (count) => `${count} übrig`,
  exchange: 'Tauschen in der Bauphase',
  recolor: 'Umfärben',
  builderOf: (count) => `${count} einer Farbe`,
  give: (what) => `gib ${what}`,
  gain: (what) => `erhalte ${what}`,
  colonia: (name) => `Colonia von ${name}`,
  citizensOf: (name) => `Bürger von ${name}`,
  temple: 'Tempel',
  vacated: 'geräumt',
  crane: (color, status) =>
    `Baukran, ${color}, ${{ covered: 'verdeckt', exposed: 'offen', scored: 'gewertet' }[status]}`,
  cornerNames: { nw: 'links oben', ne: 'rechts oben', sw: 'links unten', se: 'rechts unten' },
  does: {
    'patrician-1': 'Gesandte überall; Adler auch diagonal',
    'patrician-2': 'Zwei Flächenboni',
    'merchant-1': 'Aufwerten bis zur Zypresse',
    'merchant-2': 'Geld, Tribun, Assistent tauschen',
    'craftsman-1': 'Assistenten zu Arbeitern',
    'craftsman-2': 'Assistent zu Baumeister',
  },
  active: 'aktiv',
  inactive: 'inaktiv',
  citizenOf: (name) => `Bürger von ${name}`,
  second: (what) => `zweiter Bürger bringt ${what}`,
  anEnvoy: 'einen Gesandten',
  areaBonus: 'einen Flächenbonus',
  or: ' oder ',
  ship: (count) => `Schiff: ${many(count, 'Gesandter', 'Gesandte')}`,
  reserve: 'Neben der Colonia',
  leftover: 'Am Fluss',
  prestige: (position, last, improved, head) =>
    `Schieber auf ${position} von ${last}${improved ? ', verbessert' : ''}; jeder Auftrag einer Trajankarte zählt ${head}`,
  holdings: (coins, tribunes, citizens) =>
    `${coins} Geld · ${many(tribunes, 'Tribun', 'Tribune')} · ${many(citizens, 'aktiver Bürger', 'aktive Bürger')}`,
};

/** The words of Forum Trajanum in German, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<ForumTrajanum>): BoardWords<ForumTrajanum, Labels> => ({
  ...german(engine),
  labels,
});

export { sentences, text } from '@ludi-romani/core/words';
