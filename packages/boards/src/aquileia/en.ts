/** Aquileia in English, its pictures included. */
import type { Aquileia } from '@ludi-romani/aquileia';
import { words as english } from '@ludi-romani/aquileia/words/en';
import type { Engine } from '@ludi-romani/core';
import { frame } from '../kit/en';
import type { BoardWords } from '../types';
import type { Labels } from './labels';

/** What pictures say beside the titles of words. */
export const labels: Labels = {
  ...frame,
  round: (round, of) => `Round ${round} of ${of}`,
  starts: (name) => `${name} starts`,
  coins: { bronze: 'bronze', silver: 'silver', gold: 'gold' },
  free: 'free',
  nothing: 'nothing',
  bank: 'Bank',
  does: {
    dolus: (n) => `a coin for each of ${n} dice`,
    pecunia: (n) => `exchange coins, ${n} points`,
    equi: (_, coin, more) => `the card for ${coin}${more ? ', and one of the deck' : ''}`,
    servi: (n, coin) => `up to ${n} slave cards, each for ${coin}`,
    potentia: (n) => `${n} blue dice`,
    arena: (n) => `strength ${n}`,
    stadium: (n) => `strength ${n}`,
    theatrum: () => 'auction a theatre card',
    forum: (n, _, more) => `build up to ${n}${more ? ' and score at once' : ''}`,
    latro: (n) => `steal the coins that ${n} dice show`,
    portus: (_, coin) => `activate workshops and banks for ${coin}`,
  },
  lying: 'the coin lies there',
  buy: (n, price) => `${n} slave ${n === 1 ? 'card' : 'cards'} for ${price}`,
  discarded: 'discarded',
  dice: (n) => `${n} blue ${n === 1 ? 'die' : 'dice'}`,
  points: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,
  reward: { points: (n) => `${n} points for each strength`, slave: () => 'a slave card' },
  stillIn: 'still in',
  payWith: 'Slaves are paid with',
  pay: (single, double) => `${single} single and ${double} double slave cards`,
  kinds: { slave: 'Slaves', weapon: 'Weapon', laurel: 'Laurel', workshop: 'Shop', bank: 'Bank' },
  site: (cost, slaves) => `costs ${cost}, ${slaves} ${slaves === 1 ? 'slave' : 'slaves'}`,
  villa: (n) => `counts ${n} for each card of its color`,
  brings: (what) => `brings ${what} in the harbour`,
  house: (name) => `house of ${name}`,
  advantage: 'Advantage: breaks ties, the first starts next',
  contest: 'Strength in the contest',
  strength: 'strength',
  area: (name) => `Possessions of ${name}`,
  hand: (name) => `Hand of ${name}`,
  left: (henchmen, houses) => `left: henchmen ${henchmen}, houses ${houses}`,
  villas: 'Villas',
  backs: (slaves, equi) => `slave cards ${slaves}, horse and weapon cards ${equi}`,
  bought: 'bought openly',
  hidden: 'Hidden stadium card',
  faceUp: (round) => `of round ${round}, when this lay face up`,
  passed: 'has passed',
  cards: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
};

/** The words of Aquileia in English, and what its pictures say, for `engine` and its box. */
export const words = (engine: Engine<Aquileia>): BoardWords<Aquileia, Labels> => ({ ...english(engine), labels });

export { sentences, text } from '@ludi-romani/core/words';
