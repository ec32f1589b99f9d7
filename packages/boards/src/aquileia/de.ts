/** Aquileia in German, its pictures included. */
import type { Aquileia } from '@ludi-romani/aquileia';
import { words as german } from '@ludi-romani/aquileia/words/de';
import type { Engine } from '@ludi-romani/core';
import { frame } from '../kit/de';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  round: (round, of) => `Runde ${round} von ${of}`,
  starts: (name) => `${name} beginnt`,
  coins: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  free: 'frei',
  nothing: 'nichts',
  bank: 'Bank',
  does: {
    dolus: (n) => `je eine Münze von ${n} Würfeln`,
    pecunia: (n) => `Münzen tauschen, ${n} Punkte`,
    equi: (_, coin, more) => `die Karte für ${coin}${more ? ' und eine vom Stapel' : ''}`,
    servi: (n, coin) => `bis zu ${n} Sklavenkarten für je ${coin}`,
    potentia: (n) => `${n} blaue Würfel`,
    arena: (n) => `Stärke ${n}`,
    stadium: (n) => `Stärke ${n}`,
    theatrum: () => 'eine Theaterkarte versteigern',
    forum: (n, _, more) => `bis zu ${n} bauen${more ? ' und sofort werten' : ''}`,
    latro: (n) => `die Münzen stehlen, die ${n} Würfel zeigen`,
    portus: (_, coin) => `Betriebe und Geldstuben für ${coin} aktivieren`,
  },
  lying: 'die Münze liegt dort',
  buy: (n, price) => `${n} ${n === 1 ? 'Sklavenkarte' : 'Sklavenkarten'} für ${price}`,
  discarded: 'abgelegt',
  dice: (n) => `${n} ${n === 1 ? 'blauer' : 'blaue'} Würfel`,
  points: (n) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,
  reward: { points: (n) => `${n} Punkte je Stärke`, slave: () => 'eine Sklavenkarte' },
  stillIn: 'noch dabei',
  payWith: 'Sklaven zahlt man mit',
  pay: (single, double) => `${single} einfache und ${double} doppelte Sklavenkarten`,
  kinds: { slave: 'Sklaven', weapon: 'Waffe', laurel: 'Lorbeer', workshop: 'Betrieb', bank: 'Stube' },
  site: (cost, slaves) => `kostet ${cost}, ${slaves} Sklaven`,
  villa: (n) => `zählt ${n} je Karte ihrer Farbe`,
  brings: (what) => `bringt im Hafen ${what}`,
  house: (name) => `Haus von ${name}`,
  advantage: 'Vorteil: entscheidet bei Gleichstand, 1 beginnt',
  contest: 'Stärke im Wettkampf',
  strength: 'Stärke',
  area: (name) => `Besitz von ${name}`,
  hand: (name) => `Hand von ${name}`,
  left: (henchmen, houses) => `übrig: Gefolgsleute ${henchmen}, Häuser ${houses}`,
  villas: 'Villen',
  backs: (slaves, equi) => `Sklavenkarten ${slaves}, Waffen- und Pferdekarten ${equi}`,
  bought: 'offen gekauft',
  hidden: 'Verdeckte Stadionkarte',
  faceUp: (round) => `aus Runde ${round}, als diese offen lag`,
  passed: 'hat gepasst',
  cards: (n) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`,
};

/** The words of Aquileia in German, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<Aquileia>): BoardWords<Aquileia, Labels> => ({ ...german(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
