/** Nova Roma in German, its pictures included. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { words as german } from '@ludi-romani/nova-roma/words/de';
import { frame } from '../kit/de';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  won: (names) => (names.length === 0 ? 'Die KI gewinnt' : frame.won(names)),
  round: (round, of) => (round === 0 ? 'Auswahl' : `Runde ${round} von ${of}`),
  start: (name) => `Startspieler ${name}`,
  claimed: (name) => `beansprucht von ${name}`,
  forum: 'Forum',
  emperor: 'Kaiser',
  legionary: 'Legionär',
  free: 'frei',
  idle: 'Keine Aktion',
  strength: (n) => `Stärke ${n}`,
  lines: (row, column) => `Stärke ${row} in der Reihe, ${column} in der Spalte`,
  closed: 'nicht benutzt',
  paid: 'ausgeschüttet',
  sea: 'Schwarzes Meer',
  harbor: 'Hafen',
  sails: (n) => `${n} Segel`,
  ship: (name, n) => `Schiff ${n} von ${name}`,
  hippodrome: 'Hippodrom',
  horses: (n) => (n === 1 ? 'kostet 1 Pferd' : `kostet ${n} Pferde`),
  wheel: 'goldenes Rad',
  preferred: 'bevorzugt',
  next: 'als nächstes bevorzugt',
  supply: 'Vorrat',
  decks: {
    shipping: 'Schifffahrtsverträge',
    building: 'Bauverträge',
    estate: 'Anwesenplättchen',
    special: 'Spezielle Anwesenplättchen',
    followers: 'Gefolgschaft',
    emperor: 'Kaiserplättchen',
    chariot: 'Streitwagenplättchen',
  },
  deck: (deck) => `Stapel, ${deck}`,
  discards: 'Abgelegte Gefolgschaft',
  mosaics: 'Mosaikplättchen',
  coins: 'Münzen',
  influence: 'Einfluss',
  artisans: 'Verfügbare Handwerker',
  patricians: 'Patrizier',
  legionaries: 'Legionäre',
  markers: 'Errungenschaftsmarker',
  hippodromeMarkers: (name) => `Errungenschaftsmarker von ${name} am Hippodrom`,
  blocks: 'Bausteine',
  estate: (name) => `Produktionsbereich von ${name}`,
  mosaic: (name) => `Mosaik von ${name}`,
  row: (name) => `Gefolgschaft von ${name}`,
  hand: (name) => `Hand von ${name}`,
  packet: (packet, kept) => `Päckchen: ${packet}, behalten: ${kept}`,
  artisan: 'Handwerker',
  turned: 'umgedreht',
  claim: 'beansprucht',
  points: (n) => `${n} SP`,
  used: 'erschöpft',
  fresh: 'neu',
  timing: { 'end-game': 'Spielende', 'once-per-round': 'je Runde', permanent: 'immer' },
  nothing: 'gratis',
  effects: {
    'place-artisan': 'Handwerker einsetzen',
    'waive-artisan': 'der Vertrag kostet keinen Handwerker',
    tame: 'Handwerker dürfen auf Tierplättchen',
  },
  holdings: (coins, influence, cards) =>
    `${coins} ${coins === 1 ? 'Münze' : 'Münzen'} · ${influence} Einfluss · ${cards} ${cards === 1 ? 'Karte' : 'Karten'}`,
};

/** The words of Nova Roma in German, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<NovaRoma>): BoardWords<NovaRoma, Labels> => ({ ...german(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
