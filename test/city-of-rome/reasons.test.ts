/** Tests of the reasons for refusals. The expected clause of each position is the first obstacle, found by a person from the rules. */
import { type Action, engine } from '@ludi-romani/city-of-rome';
import { describe, expect, test } from 'vitest';
import { refusals } from '../refusals';
import { build, deal, idle, laidOut, legal, type Move, mover, placing, play, type State } from './scene';

const card = (type: 'draft-card' | 'take-card' | 'start-build' | 'keep-card' | 'return-card', name: string): Move => ({
  type,
  card: name,
});
const at = (x: number, y: number): Move => ({ type: 'place-building', x, y });
const leave = (x: number, y: number): Move => ({ type: 'leave-out', x, y });
const pay = (...cells: readonly (readonly [number, number])[]): Move => ({
  type: 'pay-build',
  tokens: cells.map(([x, y]) => ({ x, y })),
});
const school = (deck: string): Move => ({ type: 'choose-school-deck', deck: deck as 'II' });
const field = (on: number): Move => ({ type: 'place-emissary', field: on as 1 });
const [produce, end]: Move[] = [{ type: 'produce' }, { type: 'end-turn' }];

const draft = deal({ players: 3, decks: { II: ['ii-market', 'ii-arena', 'ii-baths'] } });
const emissaries = play(deal({ players: 3 }), legal(deal({ players: 3 }))[0] ?? '');
const placingNow = idle(emissaries, ({ emissaries: on }) => on.some((seat) => seat !== null));
const taking = laidOut({ offer: ['i-vineyard', 'ii-market'], hand: ['ii-arena'], secret: ['ii-baths'] });
const turn = laidOut({ hand: ['ii-arena', 'ii-residence-2-1'], secret: ['ii-baths'] });
const built = build(turn, 'ii-residence-2-1', '2,0');
const produced = play(turn, 'produce');
const poor = laidOut({ bricks: 1, cogs: 1, coins: 0, hand: ['ii-arena', 'ii-residence-3-1', 'ii-aqueduct-1'] });
const farms = { '2,0': 'grain-farm', '0,1': 'vineyard', '1,1': 'iii-grain-farm', '2,1': 'iv-grain-farm' };
const tokens = { '2,0': 1, '0,1': 1, '1,1': 1, '2,1': 1 };
const paying = (coins: number, hand = 'ii-residence-3-1', on: Record<string, number> = tokens) =>
  play(laidOut({ city: farms, tokens: on, bricks: 0, cogs: 1, coins, hand: [hand] }), `start-build ${hand}`);
const row = { '2,0': 'market', '3,0': 'arena' };
const column = { '0,1': 'market', '0,2': 'arena', '0,3': 'baths' };
const lines = { '1,0': 'aqueduct', '2,0': 'market', '1,1': 'arena' };
const choosing = (players: 3 | 4 = 4) =>
  build(
    laidOut({ players, city: { '0,1': 'residence-3', '2,1': 'residence-3' }, hand: ['ii-school'] }),
    'ii-school',
    '1,1',
  );
const emptied = (() => {
  const state = laidOut({ city: { '0,1': 'residence-3' }, hand: ['ii-school'] });
  state.decks.III = [];
  return build(state, 'ii-school', '1,1');
})();
const drawn = play(
  build(
    laidOut({
      players: 2,
      city: { '0,1': 'residence-3', '2,1': 'residence-3' },
      hand: ['ii-school'],
      decks: { II: ['ii-market', 'ii-arena', 'ii-baths'] },
    }),
    'ii-school',
    '1,1',
  ),
);
const returning = play(drawn, 'keep-card ii-arena');
const full = (() => {
  const names = ['market', 'residence-3', 'arena', 'residence-2', 'baths', 'grain-farm', 'residence-4'];
  const cells = [-1, 0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x) => `${x},${y}`));
  const free = cells.filter((cell) => cell !== '0,0' && cell !== '1,0');
  return Object.fromEntries(free.map((cell, i) => [cell, names[i % names.length] ?? '']));
})();
const stay = { aqueductsStay: true };
const selective = { selectiveProduction: true };
const leaving = laidOut({ city: { '2,0': 'sheep-farm', '0,1': 'market' }, options: selective });

test.each<[why: string, state: State, move: Move, clause: string]>([
  // the draft
  ['a card of another packet', draft, card('draft-card', 'ii-sheep-farm'), 'CR-3.13'],
  ['no card at all', draft, card('draft-card', 'nothing'), 'CR-3.13'],
  ['an emissary during the draft', draft, field(1), 'CR-3.13'],
  ['production during the draft', draft, produce as Move, 'CR-3.13'],
  ['a card of the offer during the draft', draft, card('take-card', 'ii-market'), 'CR-3.13'],
  // emissaries
  ['a field beyond the strip', placingNow, field(6), 'CR-4.5'],
  ['no field', placingNow, field(0), 'CR-4.5'],
  ['a field that is taken', placingNow, field(1), 'CR-4.8'],
  ['passing instead of an emissary', placingNow, end as Move, 'CR-4.8'],
  ['taking a card before all emissaries are placed', placingNow, card('take-card', 'ii-market'), 'CR-4.8'],
  ['drafting after the draft', placingNow, card('draft-card', 'ii-market'), 'CR-4.8'],
  // the offer
  ['a card that is in hand, not on offer', taking, card('take-card', 'ii-arena'), 'CR-5.1'],
  ['a card still in its deck', taking, card('take-card', 'iii-market'), 'CR-5.1'],
  ['building before taking a card', taking, card('start-build', 'ii-arena'), 'CR-5.1'],
  ['producing before taking a card', taking, produce as Move, 'CR-5.1'],
  ['ending the turn before taking a card', taking, end as Move, 'CR-5.1'],
  // choosing what to build
  ['a secret card of the hand, not on offer', taking, card('take-card', 'ii-baths'), 'CR-5.1'],
  ['a card that is not in hand', turn, card('start-build', 'iii-market'), 'CR-5.7'],
  ['a starting building', turn, card('start-build', 'start-purple-residence-2'), 'CR-5.7'],
  ['a card in the city', built, card('start-build', 'ii-residence-2-1'), 'CR-5.7'],
  ['a second build', built, card('start-build', 'ii-arena'), 'CR-4.10'],
  ['a second production', produced, produce as Move, 'CR-4.10'],
  ['a second card', turn, card('take-card', 'i-vineyard'), 'CR-4.10'],
  ['an emissary in the turn', turn, field(1), 'CR-4.10'],
  ['placing without a chosen card', turn, at(2, 0), 'CR-4.10'],
  ['paying for nothing', turn, pay(), 'CR-4.10'],
  ['3 bricks with 1 and no coins', poor, card('start-build', 'ii-arena'), 'CR-5.15'],
  ['2 bricks with 1 and no coins', poor, card('start-build', 'ii-residence-3-1'), 'CR-5.15'],
  [
    'a full city, coins or not',
    laidOut({ city: full, hand: ['ii-school'] }),
    card('start-build', 'ii-school'),
    'CR-5.15',
  ],
  [
    'no row and column free of aqueducts, which stay',
    laidOut({
      city: { '0,0': 'aqueduct', '0,1': 'market', '1,1': 'aqueduct' },
      hand: ['i-great-aqueduct'],
      options: stay,
    }),
    card('start-build', 'i-great-aqueduct'),
    'CR-5.15',
  ],
  // production
  ['1 cog and no coins', poor, produce as Move, 'CR-5.29'],
  ['no cogs and 1 coin', laidOut({ bricks: 1, cogs: 0, coins: 1 }), produce as Move, 'CR-5.29'],
  ['no production building', laidOut({ city: { '0,0': 'aqueduct' } }), produce as Move, 'CR-5.34'],
  [
    'no production building, and no cogs',
    laidOut({ city: { '0,0': 'aqueduct' }, cogs: 0, coins: 0 }),
    produce as Move,
    'CR-5.34',
  ],
  ['leaving out where all must produce', turn, leave(0, 0), 'CR-5.18'],
  ['leaving out a residence where all must produce', turn, leave(1, 0), 'CR-5.18'],
  ['leaving out a market', leaving, leave(0, 1), 'CR-9.3'],
  ['leaving out an empty cell', leaving, leave(3, 3), 'CR-9.3'],
  ['leaving out twice', play(leaving, 'leave-out x:2 y:0'), leave(2, 0), 'CR-9.3'],
  ['leaving out after production', play(leaving, 'produce'), leave(2, 0), 'CR-4.10'],
  ['leaving out without cogs', laidOut({ cogs: 0, coins: 0, options: selective }), leave(0, 0), 'CR-5.29'],
  // paying
  ['a farm without a token', paying(4, 'ii-residence-3-1', { '2,0': 1, '0,1': 1 }), pay([1, 1]), 'CR-5.9'],
  ['an empty cell', paying(4), pay([3, 3]), 'CR-5.9'],
  ['a token and a residence', paying(4), pay([2, 0], [1, 0]), 'CR-5.9'],
  ['no list of tokens', paying(4), { ...pay(), tokens: 'all' } as never, 'CR-5.9'],
  ['the same token twice', paying(4), pay([2, 0], [2, 0]), 'CR-5.9'],
  ['three tokens for two bricks', paying(4), pay([2, 0], [0, 1], [1, 1]), 'CR-5.10'],
  ['four tokens for two bricks', paying(4), pay([2, 0], [0, 1], [1, 1], [2, 1]), 'CR-5.10'],
  ['no tokens, and coins for one brick of two', paying(3), pay(), 'CR-5.5'],
  ['one token, and no coins for the other brick', paying(1), pay([2, 0]), 'CR-5.5'],
  ['ending the turn instead of paying', paying(4), end as Move, 'CR-5.15'],
  ['placing before paying', paying(4), at(0, -1), 'CR-5.15'],
  ['choosing another card', paying(4), card('start-build', 'ii-residence-3-1'), 'CR-5.15'],
  // placing
  ['a corner alone', placing('ii-market'), at(2, 1), 'CR-5.11'],
  ['far away within reach', placing('ii-market'), at(3, 3), 'CR-5.11'],
  ['far away out of reach', placing('ii-market'), at(9, 9), 'CR-5.11'],
  ['next to an empty cell, out of reach', placing('ii-market'), at(4, 2), 'CR-5.11'],
  ['a fifth column', placing('ii-school', row), at(-1, 0), 'CR-5.12'],
  ['a fifth column out of reach', placing('ii-school', row), at(4, 0), 'CR-5.12'],
  ['a fifth row', placing('ii-school', column), at(1, -1), 'CR-5.12'],
  ['a fifth row out of reach', placing('ii-school', column), at(0, 4), 'CR-5.12'],
  ['half a cell', placing('ii-school', column), at(0.5, 0), 'CR-5.11'],
  ['a market on a starting building', placing('ii-market'), at(0, 0), 'CR-5.13'],
  ['a market on an aqueduct', placing('ii-market', lines), at(1, 0), 'CR-5.13'],
  ['an aqueduct alone', placing('ii-aqueduct-2', lines), at(3, 1), 'CR-5.11'],
  ['an aqueduct in the row of another', placing('ii-aqueduct-2', lines), at(3, 0), 'CR-5.26'],
  ['an aqueduct in the column of another', placing('ii-aqueduct-2', lines), at(1, 2), 'CR-5.26'],
  ['an aqueduct instead of a market in the row of another', placing('ii-aqueduct-2', lines), at(2, 0), 'CR-5.26'],
  [
    'an aqueduct in a fifth column, and in the row of another',
    placing('ii-aqueduct-2', { ...row, '0,0': 'aqueduct' }),
    at(-1, 0),
    'CR-5.12',
  ],
  ['an aqueduct on an aqueduct that stays', placing('ii-aqueduct-2', lines, stay), at(1, 0), 'CR-5.27'],
  ['an aqueduct in line where aqueducts stay', placing('ii-aqueduct-2', lines, stay), at(2, 0), 'CR-5.26'],
  ['ending the turn instead of placing', placing('ii-market'), end as Move, 'CR-5.15'],
  ['producing instead of placing', placing('ii-market'), produce as Move, 'CR-5.15'],
  // schools
  ['deck I for a school', choosing(), school('I'), 'CR-5.23'],
  ['no such deck', choosing(), school('V'), 'CR-5.23'],
  ['deck IV with three players', choosing(3), school('IV'), 'CR-5.23'],
  ['an empty deck', emptied, school('III'), 'CR-5.24'],
  ['producing before drawing', choosing(), produce as Move, 'CR-5.23'],
  ['keeping before drawing', choosing(), card('keep-card', 'ii-market'), 'CR-5.23'],
  ['keeping a card that was not drawn', drawn, card('keep-card', 'ii-sheep-farm'), 'CR-5.23'],
  ['returning before keeping', drawn, card('return-card', 'ii-market'), 'CR-5.23'],
  ['ending the turn before keeping', drawn, end as Move, 'CR-5.23'],
  ['returning the kept card', returning, card('return-card', 'ii-arena'), 'CR-5.23'],
  ['returning a card that was not drawn', returning, card('return-card', 'ii-sheep-farm'), 'CR-5.23'],
  ['keeping a second card', returning, card('keep-card', 'ii-market'), 'CR-5.23'],
  ['building before all cards are returned', returning, card('start-build', 'ii-arena'), 'CR-5.23'],
])('refuses %s: %#', (_, state, move, clause) => {
  const action = { ...move, player: mover(state) } as Action;
  const verdict = engine.explain(state, action);
  expect(verdict).toMatchObject({ legal: false, clause });
  // a view gives the same reason
  expect(engine.explain(engine.view(state, action.player), action)).toEqual(verdict);
});

test('CR-5.12 the refusal names the maximum size of a city', () => {
  const judged = engine.explain(placing('ii-school', row), { player: 0, ...at(-1, 0) } as Action);
  expect(judged).toMatchObject({ message: 'the city would have more than 4 rows or columns' });
});

test('CR-4.10 the refusal names the actions that the turn still offers', () => {
  const said = (state: State) => engine.explain(state, { type: 'pay-build', player: 0, tokens: [] });
  expect(said(turn)).toMatchObject({ message: 'first build, produce or end the turn' });
  expect(said(built)).toMatchObject({ message: 'first produce or end the turn' });
  expect(said(produced)).toMatchObject({ message: 'first build or end the turn' });
});

describe('actions that were legal at other times of a game', () => {
  /** Matches names that only the code uses. */
  const INTERNAL = /[a-z]-[a-z]|[a-z][A-Z]|_|undefined|null|\bNaN\b|\[object/;

  test.each([2, 3, 4] as const)(
    '%i players: nearly every refusal names a clause, and none shows a name of the code',
    (players) => {
      let [refused, named] = [0, 0];
      const options = { players, seed: 'reasons', selectiveProduction: players === 3 };
      for (const { state, action, refusal } of refusals(engine, options, 60)) {
        refused++;
        if (refusal.clause !== null) named++;
        expect(refusal.message).not.toMatch(INTERNAL);
        // the state gives the same refusal as the view
        expect(engine.explain(state, action)).toEqual(refusal);
      }
      expect(refused).toBeGreaterThan(1000);
      expect(named / refused).toBeGreaterThan(0.99);
    },
  );
});
