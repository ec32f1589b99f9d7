/** Nova Roma in English, its pictures included. */
import type { Engine } from '@ludi-romani/core';
import type { NovaRoma } from '@ludi-romani/nova-roma';
import { words as english } from '@ludi-romani/nova-roma/words/en';
import { frame } from '../kit/en';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  won: (names) => (names.length === 0 ? 'The AI wins' : frame.won(names)),
  round: (round, of) => (round === 0 ? 'Draft' : `Round ${round} of ${of}`),
  start: (name) => `start player ${name}`,
  claimed: (name) => `the marker is claimed by ${name}`,
  forum: 'Forum',
  emperor: 'emperor',
  legionary: 'legionary',
  free: 'free',
  idle: 'No action',
  strength: (n) => `Strength ${n}`,
  lines: (row, column) => `strength ${row} in the row, ${column} in the column`,
  closed: 'not used',
  paid: 'has paid',
  sea: 'Black Sea',
  harbor: 'harbour',
  sails: (n) => (n === 1 ? '1 sail' : `${n} sails`),
  ship: (name, n) => `Ship ${n} of ${name}`,
  hippodrome: 'Hippodrome',
  horses: (n) => (n === 1 ? 'costs 1 horse' : `costs ${n} horses`),
  wheel: 'golden wheel',
  preferred: 'preferred',
  next: 'next',
  supply: 'Supply',
  decks: {
    shipping: 'Shipping contracts',
    building: 'Building contracts',
    estate: 'Estate tiles',
    special: 'Special estate tiles',
    followers: 'Followers',
    emperor: 'Emperor tiles',
    chariot: 'Chariot tiles',
  },
  deck: (deck) => `Deck, ${deck}`,
  discards: 'Discarded followers',
  mosaics: 'Mosaic tiles',
  coins: 'Coins',
  influence: 'Influence',
  artisans: 'Artisans available',
  patricians: 'Patricians',
  legionaries: 'Legionaries',
  markers: 'Achievement markers',
  hippodromeMarkers: (name) => `Achievement markers of ${name} at the hippodrome`,
  blocks: 'Building blocks',
  estate: (name) => `Production area of ${name}`,
  mosaic: (name) => `Mosaic of ${name}`,
  row: (name) => `Followers of ${name}`,
  hand: (name) => `Hand of ${name}`,
  packet: (packet, kept) => `Packet: ${packet}, kept: ${kept}`,
  artisan: 'artisan',
  turned: 'turned over',
  claim: 'claimed',
  points: (n) => `${n} VP`,
  used: 'used',
  fresh: 'new',
  timing: {
    'end-game': 'at the end',
    'once-per-round': 'each round',
    permanent: 'always',
  },
  nothing: 'free',
  effects: {
    'place-artisan': 'place an artisan',
    'waive-artisan': 'the contract costs no artisan',
    tame: 'artisans may be placed on animal tiles',
  },
  holdings: (coins, influence, cards) =>
    `${coins} ${coins === 1 ? 'coin' : 'coins'} · ${influence} influence · ${cards} ${cards === 1 ? 'card' : 'cards'}`,
};

/** The words of Nova Roma in English, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<NovaRoma>): BoardWords<NovaRoma, Labels> => ({ ...english(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
