/** Coins, hand cards and the order of a round (section 4 of the rules). */
import { type Action, type Event, engine, initialState, legalActions, type State } from '@ludi-romani/aquileia';
import { chanceState, keyedChance, scriptedChance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, dice, discarded, handOf, type Layout, laidOut, purse, scene } from './scene';

/** Plays a random game, calls `look` for each ply, and returns the final state. */
function randomGame(
  players: 2 | 3 | 4 | 5,
  seed: string,
  look: (state: State, action: Action, events: readonly Event[], next: State) => void,
): State {
  const bot = keyedChance(chanceState(`bot ${seed}`));
  let state = initialState({ players, seed });
  while (!engine.isTerminal(state)) {
    const action = bot.pick(legalActions(state));
    const { state: next, events } = engine.step(state, action);
    look(state, action, events, next);
    state = next;
  }
  return state;
}

describe('coins', () => {
  test('AQ-4.1 every viewer sees all coins at all times', () => {
    randomGame(3, 'open', (state) => {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = engine.view(state, viewer);
        expect(seen.players.map(({ coins }) => coins)).toEqual(state.players.map(({ coins }) => coins));
        expect([seen.bank, seen.harbour]).toEqual([state.bank, state.harbour]);
      }
    });
  });

  test('AQ-4.2 AQ-5.81 AQ-4.45 coins are exchanged at PECUNIA only, and nothing else goes from player to player', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      randomGame(4, seed, (state, action, events, next) => {
        if (action.type === 'exchange') return;
        const gained = (seat: number) =>
          (['bronze', 'silver', 'gold'] as const).filter(
            (kind) => at(next, seat).coins[kind] > at(state, seat).coins[kind],
          );
        if (action.type === 'build')
          expect(gained(action.player).length > 0 && !events.some(({ type }) => type === 'coins-gained')).toBe(false);
        const transfers = events.filter(({ type }) =>
          ['coins-stolen', 'auction-won', 'stadium-card-given'].includes(type),
        );
        const all = (of: State) => of.players.map((player) => Object.values(player.hand).reduce((a, b) => a + b, 0));
        // hands change only by draws, purchases, plays and builds
        all(next).forEach((size, seat) => {
          const received = events.reduce((sum, event) => {
            if (event.type === 'cards-drawn' && event.player === seat) return sum + event.count;
            return event.type === 'market-card-bought' && event.player === seat ? sum + 1 : sum;
          }, 0);
          const left = events.reduce((sum, event) => {
            if (event.type === 'card-played' && event.player === seat) return sum + 1;
            return event.type === 'built' && event.player === seat ? sum + event.slaves.length : sum;
          }, 0);
          expect(size).toBe((all(state)[seat] ?? 0) + received - left);
        });
        // in a ply without a theft, the end of an auction or a given stadium card, only the acting player pays
        for (const seat of state.players.keys()) {
          if (seat === action.player || transfers.length > 0) continue;
          const paid = events.filter((event) => event.type === 'coins-paid' && event.player === seat);
          expect(paid).toEqual([]);
        }
      });
    }
  });

  test('AQ-4.3 AQ-4.4 only the exact coins pay: more valuable ones do not replace them', () => {
    const play = scene(2, { coins: { 0: [0, 9, 9] }, spaces: { 'equi-left': 0, 'forum-1': 0, 'servi-upper': 0 } }, [
      { ask: 'build', player: 0, space: 'forum-1', left: 1 },
    ]);
    const build: Action = { type: 'build', player: 0, site: 'workshop-2a', slaves: { single: 0, double: 0 } };
    expect(clauseOf(play.state, build)).toBe('AQ-4.4');
    for (const frame of [
      { ask: 'market-card', player: 0, space: 'equi-left' },
      { ask: 'slaves', player: 0, space: 'servi-upper' },
    ] as const)
      scene(2, { coins: { 0: [0, 9, 9] } }, [frame]).end(); // the question is not asked
  });

  test('AQ-4.5 EC-24 a bank that runs short pays what is left, in the order of the payments', () => {
    const state = scene(
      2,
      {
        spaces: { 'stadium-silver-2': 0, 'stadium-silver-1a': 1 },
        coins: { 0: [0, 0, 0], 1: [0, 0, 0] },
        set: (given) => Object.assign(given.bank, { silver: 2 }),
      },
      [{ do: 'stadium' }],
      [dice('SSS'), dice('BBB')],
    );
    const before = state.state.bank.silver;
    state.act('0 finish-cards', '1 finish-cards', '0 keep-stadium-card drawn');
    const paid = [purse(state.end(), 0)[1] ?? 0, purse(state.end(), 1)[1] ?? 0];
    expect(before).toBe(2);
    expect(paid).toEqual([2, 0]);
    expect(state.state.bank.silver).toBe(0);
  });

  test('AQ-4.6 every purchase, exchange, build and second harbour payment may be declined', () => {
    const layout: Layout = { coins: { 0: [9, 9, 9] }, spaces: { 'equi-left': 0 } };
    const cases = [
      [{ ask: 'exchange', player: 0, space: 'pecunia', made: 0 }, '0 finish-exchange'],
      [{ ask: 'market-card', player: 0, space: 'equi-left' }, '0 decline-market-card equi-left'],
      [{ ask: 'slaves', player: 0, space: 'servi-lower' }, '0 buy-slaves count:0 space:servi-lower'],
      [{ ask: 'build', player: 0, space: 'forum-1', left: 1 }, '0 decline-build'],
      [{ ask: 'harbour', player: 0, space: 'portus-gold' }, '0 decline-harbour'],
    ] as const;
    for (const [frame, line] of cases) {
      const play = scene(2, layout, [frame]);
      const before = play.state;
      expect(play.lines, line).toContain(line);
      const { pending: _, ...after } = play.act(line).end();
      expect({ ...after, pending: before.pending }, line).toEqual(before);
    }
  });
});

describe('hand cards', () => {
  test('AQ-4.7 AQ-10.2 the kinds of cards in a hand are hidden from others', () => {
    const state = laidOut(3, { hands: { 1: { 'slave-2': 3, 'weapon-1': 1 } } }, []);
    expect(engine.view(state, 1).players[1]?.hand).toMatchObject({ 'slave-2': 3, 'weapon-1': 1, 'slave-1': 0 });
    for (const viewer of [0, 2, 'spectator'] as const) {
      const seen = engine.view(state, viewer);
      expect(seen.players[1]?.hand).toBeNull();
      // a table with another hand of the same size looks the same to this viewer
      const other = laidOut(3, { hands: { 1: { 'slave-1': 2, 'slave-2': 1, 'horse-gold-2': 1 } } }, []);
      expect(engine.view(other, viewer)).toEqual(seen);
    }
  });

  test('AQ-4.8 AQ-4.12 played and spent cards go to the pile of their back at once, visible to all', () => {
    const play = scene(
      2,
      { spaces: { 'arena-1a': 0 }, hands: { 0: { 'slave-1': 1, 'weapon-1': 1 } } },
      [{ do: 'arena' }],
      [dice('SSS')],
    );
    play.act('0 play-card slave-1');
    expect(engine.view(play.state, 1).discards['slave-1']).toBe(1);
    expect(play.reveals).toBe(true);
    play.act('0 play-card weapon-1');
    expect(discarded(play.state)).toEqual({ 'slave-1': 1, 'weapon-1': 1 });
    const spent = scene(2, { hands: { 0: { 'slave-2': 1 } }, coins: { 0: [2, 1, 0] } }, [
      { ask: 'build', player: 0, space: 'forum-1', left: 1 },
    ]).act('0 build site:workshop-4a slaves:(1,0)');
    expect(engine.view(spent.state, 1).discards['slave-2']).toBe(1);
    expect(spent.reveals).toBe(true);
    // only two kinds of card are ever played
    expect(Object.keys(play.state.discards).every((card) => /^(slave|horse|weapon)/.test(card))).toBe(true);
  });

  test('AQ-4.9 AQ-4.10 EC-9 an empty deck is replaced by its discards when a card must be drawn, not before', () => {
    const layout: Layout = {
      coins: { 0: [0, 0, 3] },
      decks: { slaves: ['slave-2'] },
      discards: { 'slave-1': 1, 'weapon-1': 2 },
      spaces: { 'servi-lower': 0 },
    };
    const play = scene(2, layout, [{ ask: 'slaves', player: 0, space: 'servi-lower' }], [{ shuffle: ['slave-1'] }]);
    expect(play.lines).toEqual([0, 1, 2].map((count) => `0 buy-slaves count:${count} space:servi-lower`));
    const one = scene(2, layout, [{ ask: 'slaves', player: 0, space: 'servi-lower' }]);
    one.act('0 buy-slaves count:1 space:servi-lower');
    expect([one.end().decks.slaves, discarded(one.state)]).toEqual([[], { 'slave-1': 1, 'weapon-1': 2 }]);
    const both = play.act('0 buy-slaves count:2 space:servi-lower').end();
    expect(handOf(both, 0)).toEqual({ 'slave-1': 1, 'slave-2': 1 });
    expect([both.decks.slaves, discarded(both)]).toEqual([[], { 'weapon-1': 2 }]);
  });

  test('AQ-4.9 the card shuffled to the top is drawn first, with and without events', () => {
    const layout: Layout = {
      ...{ spaces: { 'servi-upper': 0 }, decks: { slaves: [] }, discards: { 'slave-1': 1, 'slave-2': 1 } },
    };
    for (const [first, last] of [
      ['slave-1', 'slave-2'],
      ['slave-2', 'slave-1'],
    ] as const) {
      const { state } = scene(2, layout, [{ do: 'mercatus' }]);
      const buys = engine.parse(state, '0 buy-slaves count:1 space:servi-upper');
      const after = engine.apply(state, buys, scriptedChance([{ shuffle: [first, last] }]));
      expect([handOf(after, 0), after.decks.slaves]).toEqual([{ [first]: 1 }, [last]]);
    }
  });

  test('AQ-4.11 AQ-4.41 a slot without a card to fill it stays empty', () => {
    const layout: Layout = { market: [null, 'weapon-1', null], decks: { equi: ['weapon-2'], stadium: ['laurel-3'] } };
    expect(scene(2, layout, [{ do: 'lay-out' }]).end().market).toEqual(['weapon-2', 'weapon-1', null]);
  });

  test('AQ-4.11 AQ-5.31 EC-18 without deck and discards no card is drawn', () => {
    const none = (hands: Layout['hands'], discards: Layout['discards']) =>
      scene(
        2,
        { spaces: { 'arena-1a': 0 }, decks: { slaves: [] }, hands: hands ?? {}, discards: discards ?? {} },
        [{ do: 'arena' }],
        hands === undefined ? [dice('SSS')] : [dice('SSS'), { shuffle: ['slave-2'] }],
      );
    const empty = none(undefined, undefined).act('0 finish-cards');
    expect(empty.lines).toContain('0 choose-arena-reward slave');
    expect(handOf(empty.act('0 choose-arena-reward slave').end(), 0)).toEqual({});
    const played = none({ 0: { 'slave-2': 1 } }, {}).act(
      '0 play-card slave-2',
      '0 finish-cards',
      '0 choose-arena-reward slave',
    );
    expect(handOf(played.end(), 0)).toEqual({ 'slave-2': 1 });
  });

  test('AQ-4.13 there is no hand limit', () => {
    const play = scene(
      2,
      {
        coins: { 0: [0, 0, 3] },
        hands: { 0: { 'slave-1': 11, 'slave-2': 7 } },
        decks: { slaves: ['slave-2', 'slave-2', 'slave-2'] },
      },
      [{ ask: 'slaves', player: 0, space: 'servi-lower' }],
    );
    expect(handOf(play.act('0 buy-slaves count:3 space:servi-lower').end(), 0)).toEqual({
      'slave-1': 11,
      'slave-2': 10,
    });
  });
});

describe('the action phase', () => {
  test('AQ-4.34 AQ-4.35 AQ-4.36 areas act in their order, empty spaces are skipped, and henchmen return', () => {
    const play = scene(
      2,
      {
        spaces: { dolus: 0, 'arena-1a': 1, 'stadium-gold-2': 0, theatrum: 1, 'forum-4': 0, 'portus-silver': 1 },
        harbour: ['silver'],
        coins: { 0: [2, 1, 1], 1: [1, 0, 0] },
        track: [0, 1],
      },
      ['mercatus', 'arena', 'stadium', 'theatrum', 'forum', 'portus'].map((area) => ({ do: area }) as never),
      [dice('BS'), dice('BBB'), dice('GGG')],
    );
    play.act('1 finish-cards', '1 choose-arena-reward points', '0 finish-cards', '0 keep-stadium-card face-up');
    play.act('1 drop-out', '0 drop-out', '0 decline-build').end();
    const returned = play.events.flatMap((event) => (event.type === 'henchman-returned' ? [event.space] : []));
    expect(returned).toEqual(['dolus', 'arena-1a', 'stadium-gold-2', 'theatrum', 'forum-4', 'portus-silver']);
    expect(Object.values(play.state.spaces).every((seat) => seat === null)).toBe(true);
    expect(play.state.players.map(({ henchmen }) => henchmen)).toEqual([5, 5]);
    const rolls = play.events.flatMap((event) => (event.type === 'dice-rolled' ? [event.roll] : []));
    expect(rolls).toEqual(['dolus', 'red-arena', 'red-stadium']);
  });

  test('AQ-4.34 a round queues its areas in that order', () => {
    const state = initialState({ players: 2, seed: 'order' });
    const names = state.pending.map((frame) => ('do' in frame ? frame.do : 'ask' in frame ? frame.ask : ''));
    expect(names.reverse()).toEqual([
      ...['placement', 'placement', 'mercatus', 'arena', 'stadium', 'theatrum', 'forum', 'portus', 'end-of-round'],
    ]);
  });

  test('AQ-4.37 AQ-4.38 MERCATUS acts in order: DOLUS, PECUNIA, EQUI ET ARMA from the left, SERVI from above, POTENTIA', () => {
    const all = [
      'potentia',
      'servi-lower',
      'equi-right',
      'dolus',
      'servi-upper',
      'equi-left',
      'pecunia',
      'servi-middle',
      'equi-middle',
    ];
    const play = scene(
      2,
      { spaces: Object.fromEntries(all.map((space) => [space, 0])), coins: { 0: [9, 9, 9] } },
      [{ do: 'mercatus' }],
      [dice('BB')],
    );
    play.act('0 finish-exchange');
    for (const space of ['equi-left', 'equi-middle', 'equi-right']) play.act(`0 decline-market-card ${space}`);
    for (const space of ['servi-upper', 'servi-middle', 'servi-lower']) play.act(`0 buy-slaves count:0 space:${space}`);
    play.end();
    const returned = play.events.flatMap((event) => (event.type === 'henchman-returned' ? [event.space] : []));
    expect(returned).toEqual(Object.keys(play.state.spaces).slice(0, 9));
  });

  test('AQ-4.40 the blue dice go back at the end of the stadium, with or without a race', () => {
    for (const spaces of [{}, { 'stadium-gold-2': 1 }, { 'stadium-gold-2': 0 }] as const) {
      const racer = Object.values(spaces)[0];
      const play = scene(
        2,
        { spaces, blueDice: [0, 3] },
        [{ do: 'stadium' }],
        racer === undefined ? [] : racer === 0 ? [dice('BBB'), dice('BBB')] : [dice('BBB')],
      );
      if (racer !== undefined) play.act(`${racer} finish-cards`, `${racer} keep-stadium-card drawn`);
      expect(play.end().blueDice).toEqual({ owner: null, left: 4 });
    }
  });

  test('AQ-4.41 AQ-4.42 AQ-4.43 a round ends with marker, crests, market from the left, stadium card and next round', () => {
    const play = scene(
      2,
      {
        round: 3,
        startPlayer: 0,
        track: [1, 0],
        market: [null, 'weapon-3', null],
        stadiumCard: null,
        decks: { equi: ['horse-gold-1'], stadium: ['laurel-7', 'laurel-3'] },
        discards: { 'weapon-2': 1, 'slave-1': 1 },
      },
      [{ do: 'end-of-round' }],
      [{ shuffle: ['weapon-2'] }],
    );
    const { state } = play;
    expect(state.market).toEqual(['horse-gold-1', 'weapon-3', 'weapon-2']);
    expect([state.stadiumCard, state.decks.stadium]).toEqual(['laurel-7', ['laurel-3']]);
    expect([state.round, state.startPlayer, state.track]).toEqual([4, 1, []]);
    expect(play.events.map(({ type }) => type)).toEqual([
      'round-ended',
      'market-filled',
      'deck-reshuffled',
      'market-filled',
      'stadium-card-revealed',
      'round-began',
    ]);
    expect(discarded(state)).toEqual({ 'slave-1': 1 });
  });

  test('AQ-7.4 EC-42 after round 6 nothing is refilled or revealed', () => {
    const play = scene(
      2,
      { round: 6, track: [1, 0], market: [null, 'weapon-3', null], stadiumCard: null, decks: { stadium: [] } },
      [{ do: 'end-of-round' }],
    );
    const state = play.end();
    expect([state.market, state.stadiumCard, state.decks.stadium]).toEqual([[null, 'weapon-3', null], null, []]);
    expect([state.round, state.startPlayer, state.track]).toEqual([6, 0, [1, 0]]);
    expect(play.events.map(({ type }) => type)).toEqual(['round-ended', 'game-ended']);
  });
});

test('AQ-4.44 AQ-5.47 strength has no limit, earns no points in the stadium, and is removed after the contest', () => {
  const play = scene(
    2,
    {
      spaces: { 'stadium-gold-2': 0, 'stadium-gold-1a': 0, 'stadium-gold-1b': 0 },
      hands: { 0: { 'horse-gold-1': 3, 'horse-gold-2': 2 } },
      blueDice: [0, 4],
    },
    [{ do: 'stadium' }],
    [dice('GGG'), dice('GGGG')],
  );
  play.act(...['1', '1', '1', '2', '2'].map((n) => `0 play-card horse-gold-${n}`), '0 finish-cards');
  expect(play.state.strengths).toEqual([18, null]);
  const state = play.act('0 keep-stadium-card drawn').end();
  expect(engine.scores(state)[0]?.rows).toMatchObject({ pecunia: 0, arena: 0, forum: 0, portus: 0 });
  expect(state.strengths).toEqual([null, null]);
  expect(bankOf(state)[2]).toBe(39 - 2 - 3);
});
