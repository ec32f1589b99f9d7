/** What the board of Aquileia says beside the titles of its words. */
import type { Currency, Space } from '@ludi-romani/aquileia';
import { spoken } from '../kit/words';

/** What a space does: `n` is its one number, `coin` the coin or the price, `more` whether there is something beside it. */
type Does = Readonly<Record<Space['action'], (n: number, coin: string, more: boolean) => string>>;

interface Labels {
  readonly round: (round: number, of: number) => string;
  readonly starts: (name: string) => string;
  readonly coins: Readonly<Record<Currency, string>>;
  readonly free: string;
  readonly nothing: string;
  readonly bank: string;
  readonly does: Does;
  readonly lying: string;
  readonly buy: (n: number, price: string) => string;
  readonly discarded: string;
  readonly dice: (n: number) => string;
  readonly points: (n: number) => string;
  readonly reward: Readonly<Record<'points' | 'slave', (n: number) => string>>;
  readonly stillIn: string;
  readonly payWith: string;
  readonly pay: (single: number, double: number) => string;
  readonly kinds: Readonly<Record<'slave' | 'weapon' | 'laurel' | 'workshop' | 'bank', string>>;
  readonly site: (cost: string, slaves: number) => string;
  readonly villa: (n: number) => string;
  readonly brings: (what: string) => string;
  readonly house: (name: string) => string;
  readonly advantage: string;
  readonly contest: string;
  readonly strength: string;
  readonly area: (name: string) => string;
  readonly hand: (name: string) => string;
  readonly left: (henchmen: number, houses: number) => string;
  readonly villas: string;
  readonly backs: (slaves: number, equi: number) => string;
  readonly bought: string;
  readonly hidden: string;
  readonly faceUp: (round: number) => string;
  readonly passed: string;
  readonly cards: (n: number) => string;
}

const en: Labels = {
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
  kinds: { slave: 'Slaves', weapon: 'Weapon', laurel: 'Laurel', workshop: 'Workshop', bank: 'Bank' },
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

const de: Labels = {
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

/** What is said in the language that words speak. */
export const labelsOf = spoken({ en, de });
