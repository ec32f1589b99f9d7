import type { Sourced } from '@ludi-romani/core';
import type { ColorCard, EquiCard, LaurelCard, SlaveCard, TheatreCard } from './shapes';

const czechRules =
  'the component list of the Czech rules, adoc.pub/ped-prvni-hrou-opatrn-vylamte-kartonove-hraci-komponenty-z-d.html';

export const slaveCards: readonly SlaveCard[] = [
  { id: 'slave-1', count: 11, slaves: 1 },
  { id: 'slave-2', count: 11, slaves: 2 },
];

export const slaveCardsSource: Sourced = `public-source: SPIELMATERIAL gives 22 cards; how many of each from ${czechRules}.`;

export const equiCards: readonly EquiCard[] = [
  { id: 'horse-gold-1', count: 3, kind: 'horse', side: 'gold', strength: 1 },
  { id: 'horse-gold-2', count: 2, kind: 'horse', side: 'gold', strength: 2 },
  { id: 'horse-silver-1', count: 3, kind: 'horse', side: 'silver', strength: 1 },
  { id: 'horse-silver-2', count: 2, kind: 'horse', side: 'silver', strength: 2 },
  { id: 'weapon-1', count: 3, kind: 'weapon', side: null, strength: 1 },
  { id: 'weapon-2', count: 3, kind: 'weapon', side: null, strength: 2 },
  { id: 'weapon-3', count: 1, kind: 'weapon', side: null, strength: 3 },
];

export const equiCardsSource: Sourced = `public-source: SPIELMATERIAL gives 17 cards; which ones from ${czechRules}.`;

export const laurelCards: readonly LaurelCard[] = [
  { id: 'laurel-10', count: 1, points: 10 },
  { id: 'laurel-7', count: 1, points: 7 },
  { id: 'laurel-5', count: 1, points: 5 },
  { id: 'laurel-3', count: 1, points: 3 },
];

export const laurelCardsSource = 'rulebook: Heading SPIELENDE: the four neutral cards.';

export const colorCards: readonly ColorCard[] = [
  { id: 'stadium-blue', count: 2, color: 'blue' },
  { id: 'stadium-yellow', count: 2, color: 'yellow' },
  { id: 'stadium-purple', count: 2, color: 'purple' },
  { id: 'stadium-white', count: 2, color: 'white' },
];

export const colorCardsSource: Sourced = `public-source: SPIELMATERIAL gives 12 stadium cards, 4 of them neutral; the colors of the rest from ${czechRules}.`;

export const theatreCards: readonly TheatreCard[] = [
  { id: 'theatre-white-blue', count: 1, colors: ['white', 'blue'] },
  { id: 'theatre-blue-yellow', count: 1, colors: ['blue', 'yellow'] },
  { id: 'theatre-blue-purple', count: 1, colors: ['blue', 'purple'] },
  { id: 'theatre-white-purple', count: 1, colors: ['white', 'purple'] },
  { id: 'theatre-yellow-purple', count: 1, colors: ['yellow', 'purple'] },
  { id: 'theatre-yellow-white', count: 1, colors: ['yellow', 'white'] },
];

export const theatreCardsSource: Sourced = `public-source: SPIELMATERIAL gives 6 cards; each pair of colors once, from ${czechRules}.`;
