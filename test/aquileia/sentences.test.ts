import { engine, type Question } from '@ludi-romani/aquileia';
import { expect, test } from 'vitest';
import { at, type Layout, laidOut } from './scene';

const layout: Layout = {
  track: [1],
  coins: { 0: [3, 3, 3] },
  hands: { 0: { 'slave-1': 2, 'slave-2': 2, 'weapon-3': 1 } },
  spaces: { 'arena-1a': 0 },
  market: ['weapon-1', 'horse-gold-2', null],
  stadiumCard: 'stadium-blue',
  set: (state) => {
    state.strengths = [6, null];
    state.blueDice = { owner: 0, left: 4 };
    const bid = { bronze: 1, silver: 0, gold: 1 };
    state.auction = { card: 'theatre-white-blue', auctioneer: 1, bid, bidder: 1, stillIn: [0, 1] };
    at(state, 1).henchmen = 0;
  },
};

test.each<readonly [sentence: string, question: object, action: object]>([
  ['Puts a henchman on equi left.', { ask: 'placement' }, { type: 'place-henchman', space: 'equi-left' }],
  ['Puts the crest on position 2 of the advantage track.', { ask: 'placement' }, { type: 'place-crest' }],
  [
    'Exchanges 3 bronze for 1 gold.',
    { ask: 'exchange', space: 'pecunia', made: 0 },
    { type: 'exchange', exchange: 'bronze-to-gold' },
  ],
  [
    'Buys horse gold 2 for 1 bronze.',
    { ask: 'market-card', space: 'equi-middle' },
    { type: 'buy-market-card', space: 'equi-middle' },
  ],
  [
    'Buys no slave cards.',
    { ask: 'slaves', space: 'servi-lower' },
    { type: 'buy-slaves', space: 'servi-lower', count: 0 },
  ],
  [
    'Buys 1 slave card.',
    { ask: 'slaves', space: 'servi-lower' },
    { type: 'buy-slaves', space: 'servi-lower', count: 1 },
  ],
  [
    'Buys 3 slave cards.',
    { ask: 'slaves', space: 'servi-lower' },
    { type: 'buy-slaves', space: 'servi-lower', count: 3 },
  ],
  ['Plays weapon 3.', { ask: 'cards', contest: 'arena', last: null }, { type: 'play-card', card: 'weapon-3' }],
  ['Rolls no blue dice.', { ask: 'blue-dice' }, { type: 'roll-blue-dice', count: 0 }],
  ['Rolls 1 blue die.', { ask: 'blue-dice' }, { type: 'roll-blue-dice', count: 1 }],
  ['Rolls 4 blue dice.', { ask: 'blue-dice' }, { type: 'roll-blue-dice', count: 4 }],
  ['Takes 12 points.', { ask: 'arena-reward' }, { type: 'choose-arena-reward', reward: 'points' }],
  [
    'Keeps the face-up card, stadium blue.',
    { ask: 'stadium-card', secret: { drawn: 'laurel-3' } },
    { type: 'keep-stadium-card', keep: 'face-up' },
  ],
  ['Bids 1 bronze, 1 silver and 1 gold.', { ask: 'bid' }, { type: 'bid', add: 'silver' }],
  [
    'Builds workshop 2a for 2 bronze.',
    { ask: 'build', space: 'forum-1', left: 1 },
    { type: 'build', site: 'workshop-2a', slaves: { single: 0, double: 0 } },
  ],
  [
    'Builds villa blue 10 for 2 bronze, 2 silver, 1 gold, 1 single slave card and 1 double slave card.',
    { ask: 'build', space: 'forum-1', left: 1 },
    { type: 'build', site: 'villa-blue-10', slaves: { single: 1, double: 1 } },
  ],
  [
    'Builds workshop 5b for 1 bronze, 1 silver, 1 gold and 2 single slave cards.',
    { ask: 'build', space: 'forum-1', left: 1 },
    { type: 'build', site: 'workshop-5b', slaves: { single: 2, double: 0 } },
  ],
])('%s', (sentence, question, action) => {
  const state = laidOut(2, layout, [{ player: 0, ...question } as Question]);
  expect(engine.describe(state, { player: 0, ...action } as Parameters<typeof engine.describe>[1])).toBe(sentence);
});
