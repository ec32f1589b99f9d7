/** Tests that events are complete: a client can rebuild the whole table from them, and they name the source of every gain. */
import { chanceState, clone, deepEqual, eventsFor, keyedChance, type Viewer } from '@ludi-romani/core';
import {
  type Action,
  aiScore,
  type Event,
  engine,
  type Options,
  type Source,
  type State,
} from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { settings } from '../conformance/nova-roma';
import { SCALE } from '../scale';
import { CONSTANTIN, HARBOR, north, PATRICIA, performing, played, racers, TRIVIA } from './performing';
import { empty, type Heard, rebuild, seen } from './rebuild';
import { at, type Layout, laidOut, scene } from './scene';

const GAMES = SCALE;

/** Yields the states and events of a random game in which players seldom pass. */
function* steps(options: Omit<Options, 'seed'>, seed: string): Iterable<{ state: State; events: readonly Event[] }> {
  const chance = keyedChance(chanceState(seed));
  const idle = new Set<Action['type']>(['skip', 'continue', 'end-turn', 'forgo-action']);
  let step: { state: State; events: readonly Event[] } = engine.start({ ...options, seed });
  yield step;
  while (!engine.isTerminal(step.state)) {
    const legal = engine.legalActions(step.state);
    const eager = legal.filter(({ type }) => !idle.has(type));
    step = engine.step(step.state, chance.pick(eager.length > 0 && chance.int(5) > 0 ? eager : legal));
    yield step;
  }
}

test.each([1, 2, 4] as const)(
  'NR-4.1 NR-7.1 with %d players, each round emits its beginning and its end, the last one before the points',
  (players) => {
    const told = [...steps({ players }, 'rounds')].flatMap(({ events }) =>
      events.flatMap((event) => {
        if (event.type === 'round-began' || event.type === 'round-ended') return [`${event.type} ${event.round}`];
        return event.type === 'scored' || event.type === 'game-ended' ? [event.type] : [];
      }),
    );
    expect(told.filter((one, i) => one !== told[i - 1])).toEqual([
      ...[1, 2, 3, 4, 5].flatMap((round) => [`round-began ${round}`, `round-ended ${round}`]),
      ...['scored', 'game-ended'],
    ]);
  },
);

describe.each(settings.options)('%j', (options) => {
  test('NR-10.3 from an empty table, the events of each viewer add up to the view', () => {
    for (let game = 0; game < GAMES; game++) {
      const viewers: Viewer[] = [...Array.from({ length: options.players }, (_, seat) => seat), 'spectator'];
      const boards = viewers.map(() => empty(options));
      for (const { state, events } of steps(options, `events ${game}`)) {
        viewers.forEach((viewer, i) => {
          const board = boards[i];
          if (board === undefined) return;
          for (const event of eventsFor(events, viewer)) rebuild(board, clone(event) as Heard, viewer);
          const expected = seen(state, viewer);
          if (!deepEqual(board, expected)) expect(board).toEqual(expected);
        });
      }
    }
  });
});

type Ledger = Extract<Event, { type: 'gained' | 'paid' }>;
const isLedger = (event: Event): event is Ledger => event.type === 'gained' || event.type === 'paid';
const sourceOf = (event: Ledger): Source => (event.type === 'gained' ? event.source : event.purpose);
/** Returns the gains with their sources, and the costs with their purposes. */
const ledger = (events: readonly Event[]) =>
  events
    .filter(isLedger)
    .map((event) => [event.type === 'gained' ? event.gains : event.cost, sourceOf(event)] as const);

describe('sources of gains and purposes of payments', () => {
  test('NR-10.3 random games emit every source', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 6; game++)
      for (const { events } of steps({ players: 4, mosaicDraft: game > 3 }, `sources-${game}`))
        for (const event of events) if (isLedger(event)) kinds.add(sourceOf(event).kind);
    expect([...kinds].sort()).toEqual([
      ...['achievement', 'action', 'contract', 'estate-tile', 'follower', 'given-up', 'mosaic-line', 'port', 'product'],
      ...['reward-tile', 'setup', 'start-marker', 'track'],
    ]);
  });

  test('NR-5.67 NR-5.140 NR-5.301 an artisan gains from the two lines, the tile, and the tamer', () => {
    const onto = (tile: string) =>
      ledger(
        performing('produce', (own) => {
          own.tiles[4] = tile;
          own.row = [played(TRIVIA)];
        }).act('0 place-artisan 4').events,
      );
    const lines = [
      [{ stone: 1 }, { kind: 'product', line: 'row', space: 4 }],
      [{ wine: 1 }, { kind: 'product', line: 'column', space: 4 }],
    ];
    expect(onto('eb-11')).toEqual([...lines, [{ influence: 1 }, { kind: 'estate-tile', tile: 'eb-11' }]]);
    expect(onto('eb-16')).toEqual([...lines, [{ coins: 1 }, { kind: 'follower', follower: TRIVIA }]]);
  });

  test('NR-5.38 NR-5.42 NR-5.78 a contract is paid, and a port gives a good that is chosen later', () => {
    const play = performing(
      'sail',
      (own, { displays }) => {
        own.coins = 2;
        own.ships = [north(3), HARBOR];
        displays.shipping = ['sc-29', null, null, null];
      },
      { strength: 2 },
    ).act('0 take-contract kind:shipping slot:1', '0 sail route:north ship:0', '0 choose-good wine');
    expect(ledger(play.events)).toEqual([
      [{ coins: 2 }, { kind: 'contract', contract: 'sc-29' }],
      [{ wine: 1 }, { kind: 'port', port: 'n4' }],
    ]);
  });

  test('NR-5.59 NR-5.60 NR-5.58 horses, the wheel and the charioteer name their track', () => {
    const play = performing('race', (own, { tracks }) => {
      own.goods.horse = 1;
      for (const racer of tracks['track-2']) racer.space = 2;
    }).act('0 advance-chariot track-2', '0 wheel-reward influence', '0 spend-charioteer track-2');
    const source = { kind: 'track', track: 'track-2' };
    expect(ledger(play.events)).toEqual([
      [{ horse: 1 }, source],
      [{ influence: 1 }, source],
      [{ artisan: 1 }, source],
    ]);
  });

  test('NR-5.23 NR-5.20 a petition pays for the action that it performs, and for the marker', () => {
    const play = performing('petition', (own) => Object.assign(own, { influence: 3, patricians: 1 }));
    play.act('0 take-start-marker', '0 petition-action action:trade strength:1');
    expect(ledger(play.events)).toEqual([
      [{ influence: 2 }, { kind: 'start-marker' }],
      [{ influence: 1 }, { kind: 'action', action: 'trade' }],
      [{ coins: 1 }, { kind: 'action', action: 'trade' }],
    ]);
  });

  test('NR-4.27 NR-4.11 NR-5.118 gains from followers and from actions given up name them', () => {
    const told: [object, Source][] = [];
    for (let game = 0; game < 8; game++)
      for (const { events } of steps({ players: 2 }, `followers ${game}`))
        events.forEach((event, i) => {
          const next = events[i + 1];
          if (next === undefined || !isLedger(next)) return;
          if (event.type === 'follower-triggered')
            told.push([{ kind: 'follower', follower: event.follower }, sourceOf(next)]);
          if (event.type === 'action-forgone') told.push([{ kind: 'given-up', action: event.action }, sourceOf(next)]);
        });
    expect(told.length).toBeGreaterThan(20);
    for (const [expected, source] of told) expect(source).toEqual(expected);
  });
});

describe('cases that are rare in random games', () => {
  /** Plays the lines, and checks that the events of each step lead from each view to the next. */
  const follow = (before: State, ...lines: string[]): State => {
    let state = before;
    for (const line of lines) {
      const action = engine.parse(state, line);
      const { state: next, events } = engine.step(state, action);
      // `apply`, which reports no events, returns the same state
      expect(engine.apply(state, action)).toEqual(next);
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const board = seen(state, viewer);
        for (const event of eventsFor(events, viewer)) rebuild(board, clone(event) as Heard, viewer);
        expect(board).toEqual(seen(next, viewer));
      }
      state = next;
    }
    return state;
  };

  test('NR-5.123 Patricia waives the artisan', () => {
    const { state } = performing('build', (own, { displays }) => {
      Object.assign(own, { row: [played(PATRICIA)], artisans: 0, goods: { ...own.goods, stone: 1 } });
      displays.building = ['bc-10', null, null, null];
    });
    const after = follow(state, `0 activate-follower ${PATRICIA}`, '0 take-contract kind:building slot:1');
    expect(after.running?.waived).toBe(true);
  });

  test('NR-5.309 NR-5.314 a special tile is turned over once, at any number of decisions in its effect', () => {
    const { state } = performing('produce', (own) => (own.tiles[0] = 'es-5'));
    follow(state, '0 place-artisan 0', '0 choose-income goods');
    const play = performing('produce', (own) => (own.tiles[4] = 'es-3'));
    const lines = ['0 place-artisan 4', '0 sail route:north ship:0', '0 sail route:north ship:0'];
    follow(play.state, ...lines);
    const turned = play.act(...lines).events.filter(({ type }) => type === 'tile-turned');
    expect(turned).toEqual([{ type: 'tile-turned', player: 0, space: 4, tile: 'es-3' }]);
  });

  test('NR-5.52 a reward tile is completed by a building that is only partly next to it', () => {
    const { state } = performing(
      'build',
      (_, { city, rewardTiles }) => {
        for (const cell of [1, 7, 8, 9]) city.A[cell] = 2; // all spaces around it except 3
        rewardTiles['a-r1'] = 'br-03'; // 3 coins
      },
      { frames: [{ ask: 'building', player: 0, tile: null, shape: 'domino', window: 'open' }] },
    );
    expect(follow(state, '0 place-building cells:3+4 zone:A').players.map(({ coins }) => coins)).toEqual([3, 0, 3]);
  });

  test('NR-4.27 a permanent follower pays when an action begins', () => {
    const { state } = performing(
      'sail',
      (own, table) => {
        table.running = null;
        table.forum[0] = 0;
        table.forumTiles = ['sail', ...table.forumTiles.filter((action) => action !== 'sail')];
        table.turn = { player: 0, space: 0, lines: ['row', 'column'], claimed: false };
        own.row = [played(CONSTANTIN)];
      },
      { frames: [{ ask: 'line', player: 0 }] },
    );
    follow(state, '0 begin-action row');
  });

  test('NR-5.20 the start player marker is claimed', () => {
    const { state } = performing('petition', (own) => Object.assign(own, { influence: 2, patricians: 1 }));
    expect(follow(state, '0 take-start-marker').startMarkerClaimedBy).toBe(0);
  });

  test('NR-5.60 an achievement marker comes from the hippodrome', () => {
    const { state } = performing('race', (own, { tracks }) => {
      own.goods.horse = 1;
      for (const racer of tracks['track-2']) racer.space = 2;
    });
    follow(state, '0 advance-chariot track-2', '0 wheel-reward achievement-marker');
  });

  test('NR-5.35 NR-10.2 an eighth follower is announced before one of the row is discarded, publicly known or not', () => {
    for (const shown of [[], [2]]) {
      const { state } = performing(
        'recruit',
        (own) => {
          Object.assign(own, { coins: 2, influence: 1, hand: [2], shown });
          own.row = [1, 3, 4, 5, 6, 7, 8].map((id) => played(id));
        },
        { frames: [{ ask: 'play-follower', player: 0, tile: null, window: 'open' }] },
      );
      const announced = engine.step(state, engine.parse(state, '0 play-follower 2'));
      expect(announced.reveals).toBe(shown.length === 0);
      expect(announced.events).toContainEqual({ type: 'follower-announced', player: 0, follower: 2 });
      expect(at(announced.state, 0).shown).toEqual([2]);
      expect(at(engine.view(announced.state, 1), 0).hand).toEqual([2]);
      const { events } = engine.step(announced.state, engine.parse(announced.state, '0 replace-follower 5'));
      expect(events).toContainEqual({ type: 'followers-discarded', player: 0, from: 'row', followers: [5] });
      expect(follow(state, '0 play-follower 2', '0 replace-follower 5').discards).toEqual([5]);
    }
  });

  test('NR-8.29 a solo game ranks the AI and the player', () => {
    const ranking = (space: number) => {
      const set: NonNullable<Layout['set']> = (table) => {
        table.preferredChariot = 'chariot-1a';
        table.tracks['track-1'] = racers([0, space], ['neutral', 3]);
      };
      const told = scene(1, { set }, [{ do: 'chariot-tile' }]).events.find(({ type }) => type === 'track-ranked');
      return told?.type === 'track-ranked' && told.ranking;
    };
    expect([ranking(3), ranking(4)]).toEqual([
      ['neutral', 0],
      [0, 'neutral'],
    ]);
  });

  test('NR-4.17 events report only cards that move, and only new cards', () => {
    const play = scene(
      3,
      {
        set: (table) => {
          table.phase = 'forum';
          table.displays.shipping = ['sc-01', null, 'sc-03', null];
          table.displays.followers = [1, 2, null, 4];
          Object.assign(table, { discards: [] });
          Object.assign(table.decks, { shipping: ['sc-08'], followers: [] });
        },
      },
      [{ do: 'end-of-turn', player: 2 }],
      [], // the deck is empty, but without discards nothing is shuffled
    );
    expect(play.events).toEqual([
      { type: 'turn-ended', player: 2 },
      { type: 'card-slid', display: 'shipping', from: 3, slot: 2 },
      { type: 'display-refilled', display: 'shipping', slot: 3, card: 'sc-08' },
      { type: 'card-slid', display: 'followers', from: 4, slot: 3 },
      { type: 'turn-began', player: 0 },
    ]);
  });

  test('NR-4.61 NR-4.62 discarded followers become the deck', () => {
    const { state } = performing(
      'recruit',
      (_, table) => {
        Object.assign(table, { discards: [5, 6, 7] });
        Object.assign(table.decks, { followers: [] });
      },
      { frames: [{ ask: 'draw', player: 0, drawn: 0, window: 'strength' }] },
    );
    const action = engine.parse(state, '0 draw-follower deck');
    const { state: next, events } = engine.step(state, action);
    expect(engine.apply(state, action)).toEqual(next);
    expect(events[0]).toEqual({ type: 'followers-shuffled', count: 3 });
  });

  test('NR-4.57 NR-4.58 NR-4.59 a cleanup emits no event for what is missing', () => {
    const cleanup = (set: NonNullable<Layout['set']>) =>
      scene(3, { set }, [{ do: 'clear-up' }]).events.filter(
        (event) => !['artisans-returned', 'card-slid', 'display-refilled', 'follower-revealed'].includes(event.type),
      );
    const bareTable = cleanup((table) => {
      table.displays.followers[0] = null;
      table.displays.estate[0] = null;
      Object.assign(table, { special: null });
      table.decks.special = [];
      at(table, 1).row = [played(PATRICIA)];
    });
    expect(bareTable).toEqual([{ type: 'forum-cleared' }, { type: 'round-ended', round: 1 }]);
    const turned = cleanup((table) => {
      at(table, 1).row = [played(PATRICIA), played(TRIVIA, { exhausted: true })];
    });
    expect(turned[1]).toEqual({ type: 'followers-turned-up', player: 1, followers: [TRIVIA] });
  });

  test('NR-8.5 a legionary is placed', () => {
    const state = laidOut(
      2,
      {
        set: (table) => {
          table.phase = 'forum';
          table.turn = { player: 0, space: 0, lines: [], claimed: true };
          table.forum[0] = 0;
        },
      },
      [{ ask: 'legionary', player: 0 }],
    );
    const { events } = engine.step(state, engine.parse(state, '0 place-legionary 5'));
    expect(events).toEqual([{ type: 'legionary-placed', player: 0, space: 5 }]);
  });

  test('NR-4.56 NR-4.57 artisans beyond three return to the supply, exhausted followers turn face up', () => {
    const { state } = performing(
      'produce',
      (own, table) => {
        table.running = null;
        table.turn = { player: 0, space: 0, lines: [], claimed: true };
        for (const other of table.players) other.patricians = 0;
        Object.assign(own, { artisans: 2, row: [played(PATRICIA, { exhausted: true })] });
        for (const space of [0, 1, 2]) own.placed[space] = true;
        own.tiles[0] = 'eb-13';
        own.coins = 1;
        table.artisanSupply = 9;
      },
      {
        frames: [
          { ask: 'conversion', player: 0, tile: 0 },
          { do: 'end-of-turn', player: 0 },
        ],
      },
    );
    const after = follow(state, '0 skip');
    expect([after.artisanSupply, after.players[0]?.artisans]).toEqual([9 + 2, 3]);
  });

  test('NR-5.309 NR-5.78 all goods of one reward name it as their source', () => {
    const play = performing('produce', (own) => (own.tiles[0] = 'es-5')).act(
      '0 place-artisan 0',
      '0 choose-income goods',
    );
    follow(play.state, '0 choose-good wheat', '0 choose-good stone', '0 choose-good wine');
    const { events } = play.act('0 choose-good wheat', '0 choose-good stone', '0 choose-good wine');
    const source = { kind: 'estate-tile', tile: 'es-5' };
    expect(ledger(events).slice(2)).toEqual([
      [{ wheat: 1 }, source],
      [{ stone: 1 }, source],
      [{ wine: 1 }, source],
    ]);
  });
});

describe('contests and the end', () => {
  const told = (options: Omit<Options, 'seed'>) => {
    const events: Event[] = [];
    let last: State | undefined;
    for (const step of steps(options, 'contests')) {
      events.push(...step.events);
      last = step.state;
    }
    if (last === undefined) throw new Error('the game has no state');
    return { events, last };
  };

  test.each(settings.options)(
    'NR-4.51 NR-8.29 %j: the ranking of the track comes before its chariot tile',
    (options) => {
      const { events } = told(options);
      const awarded = events.flatMap((event, i) =>
        event.type === 'chariot-tile-awarded' ? [[event, events[i - 1]] as const] : [],
      );
      expect(awarded).toHaveLength(5);
      for (const [{ winner, chariot }, ranked] of awarded) {
        if (ranked?.type !== 'track-ranked') throw new Error('there is no ranking');
        expect(ranked.ranking[0]).toBe(winner);
        expect(ranked.ranking).toHaveLength(options.players + (options.players < 3 ? 1 : 0));
        expect(chariot).toContain(ranked.track.replace('track', 'chariot'));
      }
    },
  );

  test.each(settings.options)(
    'NR-6.4 NR-6.5 NR-8.38 %j: the rankings of the zones, then the points row by row',
    (options) => {
      const { events, last } = told(options);
      const end = events.slice(events.findIndex(({ type }) => type === 'zone-ranked') - 2);
      expect(end.slice(0, 6).map((event) => (event.type === 'scored' ? event.row : event.type))).toEqual([
        'sea-routes',
        'building-contracts',
        'zone-ranked',
        'zone-ranked',
        'zone-ranked',
        'zone-majorities',
      ]);
      for (const event of end)
        if (event.type === 'zone-ranked') {
          const blocks = event.ranking.map((owners) =>
            owners.map((owner) => last.city[event.zone].filter((other) => other === owner).length),
          );
          const places = blocks.map(([most = 0]) => most);
          expect(places.every((most, i) => most > 0 && most <= (places[i - 1] ?? most))).toBe(true);
          for (const [first, ...others] of blocks) for (const other of others) expect(other).toBe(first);
          const inZone = new Set(last.city[event.zone].filter((owner) => owner !== null));
          expect(new Set(event.ranking.flat())).toEqual(inZone);
        }
      const total = last.players.map((_, seat) =>
        end.reduce((sum, event) => sum + (event.type === 'scored' ? (event.points[seat] ?? 0) : 0), 0),
      );
      expect(total).toEqual(engine.outcome(last)?.scores.map((score) => score.total));
      const ai = end.find((event) => event.type === 'ai-scored');
      expect(ai === undefined ? null : { total: ai.total, rows: ai.rows }).toEqual(aiScore(last));
    },
  );
});

describe('setup', () => {
  const begun = (options: Omit<Options, 'seed'>) => engine.start({ ...options, seed: 'setup' });

  test.each([
    [3, 0],
    [2, 3],
  ] as const)('NR-8.2 with %i players, events report the neutral blocks of %i zones', (players, zones) => {
    const { state, events } = begun({ players });
    const laid = events.filter((event) => event.type === 'blocks-laid');
    expect(laid).toHaveLength(zones);
    const blocks = laid.flatMap(({ zone, cells }) => cells.map((cell) => state.city[zone][cell]));
    expect(blocks.every((owner) => owner === 'neutral')).toBe(true);
  });

  test('NR-3.8 NR-8.4 events report the reward tile of each space that has one', () => {
    for (const players of [2, 3] as const) {
      const { state, events } = begun({ players });
      const told = events.flatMap((event) => (event.type === 'reward-tile-laid' ? [[event.space, event.tile]] : []));
      const laid = Object.entries(state.rewardTiles).filter(([, tile]) => tile !== null);
      expect(told).toEqual(laid);
      expect(laid.length < Object.keys(state.rewardTiles).length).toBe(players === 2);
    }
  });

  test('NR-8.50 NR-8.52 drafted tiles and followers are not dealt', () => {
    const dealt = (options: Omit<Options, 'seed'>) =>
      begun(options)
        .events.map(({ type }) => type)
        .filter((type) => type === 'mosaic-dealt' || type === 'followers-dealt');
    expect(dealt({ players: 2 })).toEqual(['mosaic-dealt', 'followers-dealt', 'mosaic-dealt', 'followers-dealt']);
    expect(dealt({ players: 2, mosaicDraft: true })).toEqual(['followers-dealt', 'followers-dealt']);
    expect(dealt({ players: 2, followerDraft: true })).toEqual(['mosaic-dealt', 'mosaic-dealt']);
  });
});
