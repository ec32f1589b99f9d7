/** Tests that the reason for a refusal is the first obstacle that a person would meet, with a list of cases that a person checked. */
import { createEngine, engine, type Question, standardComponents } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { settings } from '../conformance/aquileia';
import { refusals } from '../refusals';
import { at, type Layout, laidOut } from './scene';

/** An open question, and the layout of its table. */
interface Open {
  readonly question: Question;
  readonly layout: Layout;
}
/** A clause, the reason in a few words, an open question, and the action that is tried. An action without `player` is one of seat 0. */
type Row = readonly [clause: string, reason: string, open: Open, action: object];

const open = (question: object, layout: Layout = {}): Open => ({
  question: { player: 0, ...question } as Question,
  layout: {
    coins: { 0: [3, 3, 3] },
    hands: {
      0: { 'slave-1': 2, 'slave-2': 2, 'weapon-1': 1, 'horse-gold-1': 1, 'horse-gold-2': 1, 'horse-silver-1': 1 },
    },
    market: ['weapon-3', 'weapon-2', 'weapon-1'],
    decks: { slaves: ['slave-1', 'slave-1', 'slave-2', 'slave-2'] },
    ...layout,
  },
});

const broke: Layout = { coins: { 0: [0, 0, 0] } };
const placing = (layout: Layout = {}) => open({ ask: 'placement' }, { track: [], ...layout });
const place = (space: unknown) => ({ type: 'place-henchman', space });
const noHenchman: Layout = { set: (state) => Object.assign(at(state, 0), { henchmen: 0 }) };

const pecunia = (layout: Layout = {}) =>
  open({ ask: 'exchange', space: 'pecunia', made: 0 }, { spaces: { pecunia: 0 }, ...layout });
const exchange = (id: string) => ({ type: 'exchange', exchange: id });

const market = (layout: Layout = {}) =>
  open({ ask: 'market-card', space: 'equi-middle' }, { spaces: { 'equi-middle': 0 }, ...layout });
const buy = (space: unknown) => ({ type: 'buy-market-card', space });

const servi = (which: string, layout: Layout = {}) =>
  open({ ask: 'slaves', space: `servi-${which}` }, { spaces: { [`servi-${which}`]: 0 }, ...layout });
const slaves = (which: string, count: unknown) => ({ type: 'buy-slaves', space: `servi-${which}`, count });

const arena = (last: string | null = null) =>
  open({ ask: 'cards', contest: 'arena', last }, { spaces: { 'arena-1a': 0 } });
const stadium = (last: string | null = null, ...[hand]: Record<string, number>[]) =>
  open(
    { ask: 'cards', contest: 'stadium', last },
    { spaces: { 'stadium-gold-2': 0 }, ...(hand === undefined ? {} : { hands: { 0: hand } }) },
  );
const play = (card: string) => ({ type: 'play-card', card });

const dice = open({ ask: 'blue-dice' }, { blueDice: [0, 4] });
const reward = open({ ask: 'arena-reward' });
const kept = open({ ask: 'stadium-card', secret: { drawn: 'laurel-3' } });

const auction = (bronze: number, silver: number, auctioneer = 0) =>
  open(
    { ask: 'bid' },
    {
      coins: { 0: [1, 2, 0] },
      set: (state) => {
        const bidder = bronze + silver > 0 ? 1 : null;
        const bid = { bronze, silver, gold: 0 };
        state.auction = { card: 'theatre-white-blue', auctioneer, bid, bidder, stillIn: [0, 1, 2] };
      },
    },
  );
const bid = (add: string) => ({ type: 'bid', add });

const forum = (layout: Layout = {}) => open({ ask: 'build', space: 'forum-1', left: 1 }, layout);
const build = (site: string, single: unknown = 0, double: unknown = 0) => ({
  type: 'build',
  site,
  slaves: { single, double },
});

const harbour = (layout: Layout = {}) =>
  open({ ask: 'harbour', space: 'portus-gold' }, { spaces: { 'portus-gold': 0 }, ...layout });

const TABLE: readonly Row[] = [
  ['AQ-3.8', 'no such space', placing(), place('senate')],
  ['AQ-3.8', 'not even a name', placing(), place(7)],
  ['AQ-4.17', 'the henchman of another player is there', placing({ spaces: { dolus: 1 } }), place('dolus')],
  ['AQ-4.17', 'a henchman of the same player is there', placing({ spaces: { dolus: 0 } }), place('dolus')],
  [
    'AQ-4.17',
    'taken, and the coin is missing',
    placing({ ...broke, spaces: { 'portus-gold': 1 } }),
    place('portus-gold'),
  ],
  [
    'AQ-4.17',
    'taken, and on the other side of the stadium',
    placing({ spaces: { 'stadium-gold-2': 0, 'stadium-silver-2': 1 } }),
    place('stadium-silver-2'),
  ],
  ['AQ-4.26', 'on the gold side already', placing({ spaces: { 'stadium-gold-1a': 0 } }), place('stadium-silver-2')],
  ['AQ-4.26', 'on the silver side already', placing({ spaces: { 'stadium-silver-2': 0 } }), place('stadium-gold-2')],
  ['AQ-4.27', 'on a coin space already', placing({ spaces: { 'portus-bronze': 0 } }), place('portus-gold')],
  [
    'AQ-4.27',
    'on a coin space already, and the coin is missing',
    placing({ ...broke, spaces: { 'portus-bronze': 0 } }),
    place('portus-gold'),
  ],
  ['AQ-4.28', 'no gold coin', placing({ coins: { 0: [9, 9, 0] } }), place('portus-gold')],
  ['AQ-4.20', 'no henchman left', placing(noHenchman), place('dolus')],
  ['AQ-4.20', 'no henchman left for a taken space', placing({ ...noHenchman, spaces: { dolus: 1 } }), place('dolus')],
  ['AQ-4.19', 'the crest is on the track', placing({ track: [1, 0] }), { type: 'place-crest' }],
  ['AQ-4.22', 'the crest comes first', placing(), { type: 'pass-placement' }],
  ['legal', 'the crest is optional', placing({ passing: 'any-time' }), { type: 'pass-placement' }],
  ['AQ-4.16', 'no auction yet', placing(), bid('gold')],
  ['AQ-4.15', 'the turn of another player', placing(), { player: 1, ...place('dolus') }],

  ['AQ-5.2', 'placement is over', pecunia(), place('dolus')],
  ['AQ-4.35', 'the turn of another player', pecunia(), { player: 2, type: 'finish-exchange' }],
  ['AQ-5.4', 'no such exchange', pecunia(), exchange('bronze-to-bronze')],
  ['AQ-5.6', 'too few bronze coins', pecunia({ coins: { 0: [2, 3, 3] } }), exchange('bronze-to-gold')],
  [
    'AQ-5.6',
    'the bank has no silver',
    pecunia({ set: (state) => Object.assign(state.bank, { silver: 0 }) }),
    exchange('gold-to-silver'),
  ],

  ['AQ-5.7', 'slaves come later', market(), slaves('upper', 1)],
  ['AQ-5.10', 'nothing in the slot', market({ market: ['weapon-3', null, 'weapon-1'] }), buy('equi-middle')],
  ['AQ-5.10', 'nothing there, no coins', market({ ...broke, market: [null, null, null] }), buy('equi-middle')],
  ['AQ-4.4', 'no bronze', market({ coins: { 0: [0, 9, 9] } }), buy('equi-middle')],
  ['AQ-3.8', 'no such space', market(), buy('equi-far')],
  ['AQ-3.8', 'sells slaves', market({ spaces: { 'equi-middle': 0, 'servi-upper': 0 } }), buy('servi-upper')],
  ['AQ-4.35', 'no henchman there', market(), buy('equi-right')],
  ['AQ-4.35', 'another player there', market({ spaces: { 'equi-middle': 0, 'equi-right': 1 } }), buy('equi-right')],
  [
    'AQ-4.38',
    'a later space of the same player',
    market({ spaces: { 'equi-middle': 0, 'equi-right': 0 } }),
    buy('equi-right'),
  ],
  ['AQ-4.35', 'nothing to decline there', market(), { type: 'decline-market-card', space: 'equi-left' }],
  [
    'AQ-4.38',
    'not yet to be declined',
    market({ spaces: { 'equi-middle': 0, 'equi-right': 0 } }),
    { type: 'decline-market-card', space: 'equi-right' },
  ],

  ['AQ-5.14', 'no auction yet', servi('upper'), { type: 'drop-out' }],
  ['AQ-5.11', 'at most one', servi('upper'), slaves('upper', 2)],
  ['AQ-5.11', 'less than none', servi('upper'), slaves('upper', -1)],
  ['AQ-5.12', 'at most two', servi('middle'), slaves('middle', 3)],
  ['AQ-5.13', 'at most three', servi('lower'), slaves('lower', 4)],
  ['AQ-5.13', 'half a card', servi('lower'), slaves('lower', 1.5)],
  ['AQ-5.14', 'one left', servi('lower', { decks: { slaves: ['slave-2'] } }), slaves('lower', 2)],
  ['AQ-5.14', 'one left, no coins', servi('lower', { ...broke, decks: { slaves: ['slave-2'] } }), slaves('lower', 2)],
  ['AQ-4.4', 'one coin', servi('middle', { coins: { 0: [9, 1, 9] } }), slaves('middle', 2)],
  ['AQ-4.35', 'no henchman there', servi('upper'), slaves('lower', 1)],
  [
    'AQ-4.35',
    'too many, and another player there',
    servi('upper', { spaces: { 'servi-upper': 0, 'servi-lower': 1 } }),
    slaves('lower', 9),
  ],
  [
    'AQ-4.38',
    'a later space of the same player',
    servi('upper', { spaces: { 'servi-upper': 0, 'servi-lower': 0 } }),
    slaves('lower', 1),
  ],
  ['AQ-3.8', 'sells no slaves', servi('upper'), { type: 'buy-slaves', space: 'equi-left', count: 1 }],

  ['AQ-5.19', 'dice come later', arena(), { type: 'roll-blue-dice', count: 1 }],
  ['AQ-5.19', 'not in hand', arena(), play('weapon-3')],
  ['AQ-5.19', 'a horse, and not in hand', arena(), play('horse-silver-2')],
  ['AQ-5.21', 'a horse', arena(), play('horse-gold-1')],
  ['AQ-9.3', 'after a double slave card', arena('slave-2'), play('slave-1')],
  ['AQ-4.8', 'a stadium card', arena(), play('laurel-10')],
  ['AQ-4.8', 'a theatre card', arena(), play('theatre-white-blue')],
  ['AQ-3.2', 'no such card', arena(), play('weapon-9')],
  ['AQ-5.35', 'the race is on', stadium(), { type: 'choose-arena-reward', reward: 'points' }],
  ['AQ-5.35', "a horse of the player's side, not in hand", stadium(null, { 'slave-1': 1 }), play('horse-gold-2')],
  ['AQ-5.36', 'a horse of the other side', stadium(), play('horse-silver-1')],
  ['AQ-5.35', 'a horse of the other side, not in hand', stadium(), play('horse-silver-2')],
  ['AQ-5.35', 'a weapon, not in hand', stadium(), play('weapon-3')],
  ['AQ-5.36', 'a slave', stadium(), play('slave-2')],
  ['AQ-5.36', 'a weapon', stadium(), play('weapon-1')],
  ['AQ-9.3', 'after a double horse', stadium('horse-gold-2'), play('horse-gold-1')],

  ['AQ-5.23', 'cards are played', dice, { type: 'finish-cards' }],
  ['AQ-5.23', 'at most four', dice, { type: 'roll-blue-dice', count: 5 }],
  ['AQ-5.23', 'less than none', dice, { type: 'roll-blue-dice', count: -1 }],
  ['AQ-5.23', 'no number', dice, { type: 'roll-blue-dice', count: '2' }],
  ['AQ-5.25', 'no coins', reward, { type: 'choose-arena-reward', reward: 'gold' }],
  ['AQ-5.25', 'dice are rolled', reward, { type: 'roll-blue-dice', count: 0 }],
  ['AQ-5.42', 'not both', kept, { type: 'keep-stadium-card', keep: 'both' }],
  ['AQ-5.42', 'cards are played', kept, play('horse-gold-1')],

  ['AQ-5.51', 'the auction must be opened', auction(0, 0), { type: 'decline-build' }],
  ['AQ-5.57', 'the neighbor must open the auction', auction(0, 0, 2), { type: 'decline-build' }],
  ['AQ-5.52', 'there is a bid', auction(1, 0), { type: 'decline-build' }],
  ['AQ-5.51', 'no such coin', auction(0, 0), bid('copper')],
  ['AQ-5.52', 'no such coin to raise it by', auction(1, 0), bid('copper')],
  ['AQ-5.53', 'no gold to open with', auction(0, 0), bid('gold')],
  ['AQ-5.53', 'two bronze for one', auction(1, 0), bid('bronze')],
  ['AQ-5.53', 'the bid itself is too high', auction(2, 0), bid('silver')],
  ['AQ-5.52', 'the turn of another player', auction(1, 0), { player: 2, ...bid('gold') }],

  ['AQ-5.80', 'the harbour comes later', forum(), { type: 'pay-harbour' }],
  ['AQ-3.9', 'no such site', forum(), build('temple')],
  ['AQ-5.76', 'a house of the same player is there', forum({ sites: { 'workshop-2a': 0 } }), build('workshop-2a')],
  ['AQ-5.76', 'taken, and no coins', forum({ ...broke, sites: { 'workshop-2a': 1 } }), build('workshop-2a', 9, 9)],
  [
    'AQ-5.77',
    'no house left',
    forum({ ...broke, set: (state) => Object.assign(at(state, 0), { houses: 0 }) }),
    build('workshop-2a'),
  ],
  ['AQ-4.4', 'one bronze', forum({ coins: { 0: [1, 9, 9] } }), build('workshop-2a')],
  ['AQ-4.4', 'one bronze, and too many slaves', forum({ coins: { 0: [1, 9, 9] } }), build('workshop-2a', 1)],
  ['AQ-5.72', 'three single cards are not in hand', forum(), build('villa-blue-10', 3, 0)],
  ['AQ-5.72', 'not in hand, and more than enough', forum(), build('workshop-3a', 0, 3)],
  ['AQ-5.72', 'two slaves for three', forum(), build('villa-blue-10', 2, 0)],
  ['AQ-5.72', 'none for one', forum(), build('workshop-3a')],
  ['AQ-5.72', 'no number', forum(), build('workshop-3a', 'one', 0)],
  ['AQ-5.72', 'fewer than none', forum(), build('workshop-3a', -1, 1)],
  ['AQ-5.72', 'no cards at all', forum(), { type: 'build', site: 'workshop-3a', slaves: 1 }],
  ['AQ-5.73', 'one card would do', forum(), build('workshop-3a', 1, 1)],
  ['AQ-5.73', 'a single one too many', forum(), build('villa-blue-10', 1, 2)],
  ['AQ-5.73', 'costs no slaves', forum(), build('workshop-2a', 1, 0)],

  ['AQ-5.92', 'building is over', harbour(), { type: 'decline-build' }],
  ['AQ-5.89', 'no gold coin', harbour({ coins: { 0: [9, 9, 0] } }), { type: 'pay-harbour' }],
];

/** Matches names that only code uses, of types, questions and fields. */
const CODE =
  /[a-z][A-Z]|_|henchman-|-henchman|play-card|if-any|stadium-card|market-card|arena-reward|blue-dice|undefined|\[object/;

describe('the first obstacle', () => {
  test.each(TABLE)('%s %s', (clause, _, { question, layout }, tried) => {
    const state = laidOut(3, layout, [question]);
    const action = { player: 0, ...tried };
    const judged = engine.explain(state, action);
    expect(judged.legal ? 'legal' : judged.clause).toBe(clause);
    if (judged.legal) return;
    expect(judged.message).not.toMatch(CODE);
    // the view of the asked player gives the same reason
    if (action.player === 0) expect(engine.explain(engine.view(state, 0), action)).toEqual(judged);
  });

  test('AQ-4.35 distinguishes an empty space from one with the henchman of another player', () => {
    const { question, layout } = market({ spaces: { 'equi-middle': 0, 'equi-left': 1 } });
    const messageOf = (space: string) => {
      const judged = engine.explain(laidOut(3, layout, [question]), { type: 'buy-market-card', player: 0, space });
      return judged.legal || judged.message;
    };
    expect([messageOf('equi-right'), messageOf('equi-left')]).toEqual([
      'no henchman stands there',
      'the henchman of another player stands there',
    ]);
  });

  test('AQ-5.13 AQ-5.23 states the numbers that are allowed', () => {
    const judgedOf = (question: object, action: object) =>
      engine.explain(laidOut(2, { spaces: { 'servi-lower': 0 }, blueDice: [0, 2] }, [question as Question]), {
        player: 0,
        ...action,
      });
    expect(judgedOf({ ask: 'blue-dice', player: 0 }, { type: 'roll-blue-dice', count: 3 })).toMatchObject({
      message: 'choose 0 to 2 dice',
    });
    const slaves = { ask: 'slaves', player: 0, space: 'servi-lower' };
    expect(judgedOf(slaves, { type: 'buy-slaves', space: 'servi-lower', count: 4 })).toMatchObject({
      message: 'this space sells 0 to 3 slave cards',
    });
  });

  test('AQ-5.97 refuses exchanges beyond the limit on a board with endless exchanges', () => {
    const same = { id: 'same', give: { gold: 1 }, get: { gold: 1 } } as const;
    const own = createEngine({ ...standardComponents, exchanges: [same] });
    const judged = (made: number) =>
      own.explain(laidOut(2, {}, [{ ask: 'exchange', player: 0, space: 'pecunia', made }]), {
        type: 'exchange',
        player: 0,
        exchange: 'same',
      });
    expect([judged(99), judged(100)]).toEqual([{ legal: true }, expect.objectContaining({ clause: 'AQ-5.97' })]);
  });
});

test('refuses actions of other plies with a clause, in words without names of code', () => {
  const clauses = new Set<string>();
  let [asked, named] = [0, 0];
  for (const options of settings.options) {
    for (const { refusal } of refusals(engine, { ...options, seed: 'reasons' })) {
      asked++;
      if (refusal.clause !== null) named++;
      clauses.add(refusal.clause ?? '');
      expect(refusal.message).not.toMatch(CODE);
      expect(refusal.message).toMatch(/^[a-z].*[^.]$/);
    }
  }
  expect(named / asked).toBeGreaterThanOrEqual(0.97);
  expect(clauses.size).toBeGreaterThan(20);
});
