import { engine, type MutableState, type Question, type Task } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { bare, GRATIAN, played } from './performing';
import { at, clauseOf, type Scene, scene, space } from './scene';

/** The forum of the rulebook's example: the rows are upgrade, recruit, race, build; the columns are sail, petition, trade, produce. */
const EXAMPLE = 'upgrade recruit race build sail petition trade produce'.split(' ') as MutableState['forumTiles'];

/** Returns a scene with a turn of seat 0 in the forum `EXAMPLE`. By default, no player has coins, influence or goods. */
const forum = (
  set: (state: MutableState) => void = () => {},
  frames: readonly (Question | Task)[] = [{ do: 'next-turn', player: 0 }],
  players: 1 | 2 | 3 | 4 = 3,
): Scene =>
  scene(
    players,
    {
      set: (state) => {
        state.phase = 'forum';
        state.forumTiles = [...EXAMPLE];
        for (const own of state.players) bare(own);
        set(state);
      },
    },
    frames,
  );
const stand = (state: MutableState, row: number, column: number, figure: MutableState['forum'][number]): void => {
  state.forum[space(row, column)] = figure;
  if (typeof figure === 'number') at(state, figure).patricians--;
};
const place = (row: number, column: number, player = 0) => `${player} place-patrician ${space(row, column)}`;
/** Returns the strengths with which the two actions of a space begin. */
const strengths = (play: Scene): Record<string, number> => {
  const [seat = 0] = engine.activePlayers(play.state);
  const begun = (['row', 'column'] as const).map((line) => {
    const { events } = engine.step(play.state, { type: 'begin-action', player: seat, line });
    const event = events.find(({ type }) => type === 'action-begun');
    if (event?.type !== 'action-begun') throw new Error('no action begins');
    return [event.action, event.strength];
  });
  return Object.fromEntries(begun);
};

describe('the emperor phase', () => {
  const emperor = (tile: string) => {
    const state = engine.clone(engine.initialState({ players: 3, seed: 'emperor', startPlayer: 1 }));
    state.emperorTiles = [tile];
    return state;
  };

  test('NR-4.1 NR-4.2 NR-4.3 the start player places the emperor on one of the two spaces of the revealed tile', () => {
    const state = emperor('emperor-4');
    expect(state.phase).toBe('emperor');
    expect(engine.legalActions(state).map(engine.format)).toEqual([
      `1 place-emperor ${space(0, 3)}`,
      `1 place-emperor ${space(3, 2)}`,
    ]);
    expect(clauseOf(state, { type: 'place-emperor', player: 1, space: 0 })).toBe('NR-4.3');
    const next = engine.apply(state, { type: 'place-emperor', player: 1, space: space(3, 2) });
    expect(next.forum[space(3, 2)]).toBe('emperor');
    expect(next.phase).toBe('forum');
    expect(engine.activePlayers(next)).toEqual([1]);
  });

  test('NR-4.4 T14 no patrician can be placed on the space of the emperor', () => {
    const play = forum((state) => stand(state, 2, 2, 'emperor'));
    expect(play.lines).not.toContain(place(2, 2));
    expect(play.lines).toHaveLength(15);
    expect(clauseOf(play.state, { type: 'place-patrician', player: 0, space: space(2, 2) })).toBe('NR-4.4');
  });
});

describe('a turn', () => {
  test('NR-4.6 NR-4.7 NR-4.38 turns are clockwise from the start player, three patricians each, then comes the cleanup', () => {
    const play = scene(3, { options: { startPlayer: 2 } });
    const turns: number[] = [];
    play.act(play.lines[0] ?? '');
    while (play.state.round === 1 && play.state.phase === 'forum') {
      const [line = ''] = play.lines.filter((l) => /place-patrician|forgo|end-turn/.test(l));
      if (line.includes('place-patrician')) turns.push(Number(line[0]));
      play.act(line);
    }
    expect(turns).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
    expect(play.events.map(({ type }) => type)).toContain('round-ended');
  });

  test('T60 with four players 3 spaces are free after the last of 12 patricians', () => {
    const play = forum(
      (state) => {
        stand(state, 0, 0, 'emperor');
        for (let i = 1; i < 12; i++) stand(state, i >> 2, i & 3, [1, 2, 3, 0][(i - 1) % 4] ?? 0);
        at(state, 0).patricians = 1;
      },
      undefined,
      4,
    );
    expect(play.lines).toHaveLength(4);
    play.act(place(3, 0));
    expect(play.state.forum.filter((figure) => figure === null)).toHaveLength(3);
  });

  test('NR-4.7 patricians are placed only on free spaces', () => {
    const play = forum((state) => stand(state, 1, 1, 1));
    expect(clauseOf(play.state, { type: 'place-patrician', player: 0, space: space(1, 1) })).toBe('NR-4.7');
    expect(clauseOf(play.state, { type: 'place-patrician', player: 0, space: 16 })).toBe('NR-4.7');
    play.act(place(1, 2));
    expect(play.state.forum[space(1, 2)]).toBe(0);
    expect(at(play.state, 0).patricians).toBe(2);
  });

  test('NR-4.8 the two actions are performed in either order, one after the other', () => {
    const lines = forum().act(place(0, 2)).lines;
    expect(lines).toEqual([
      '0 begin-action row',
      '0 begin-action column',
      '0 forgo-action row',
      '0 forgo-action column',
    ]);
    for (const [first, second, actions] of [
      ['row', 'column', ['upgrade', 'trade']],
      ['column', 'row', ['trade', 'upgrade']],
    ] as const) {
      const play = forum().act(place(0, 2), `0 begin-action ${first}`);
      while (!play.lines.includes(`0 begin-action ${second}`)) play.act('0 skip');
      expect(play.lines).toEqual([`0 begin-action ${second}`, `0 forgo-action ${second}`]);
      expect(clauseOf(play.state, { type: 'begin-action', player: 0, line: first })).toBe('NR-4.8');
      play.act(`0 begin-action ${second}`);
      const told = play.events.flatMap((event) =>
        event.type === 'action-begun' || event.type === 'action-ended' ? [`${event.action} ${event.type}`] : [],
      );
      expect(told.slice(0, 3)).toEqual([
        `${actions[0]} action-begun`,
        `${actions[0]} action-ended`,
        `${actions[1]} action-begun`,
      ]);
    }
  });

  test('NR-4.11 NR-4.14 NR-3.5 each action given up pays a coin at once, which the other action can spend', () => {
    const play = forum((state) => {
      at(state, 0).coins = 99;
    }).act(place(0, 2), '0 forgo-action row');
    expect(at(play.state, 0).coins).toBe(100);
    const poor = forum().act(place(1, 2), '0 forgo-action column'); // recruit is left, and costs 2 coins
    expect(at(poor.state, 0).coins).toBe(1);
  });

  test('NR-4.12 T15 actions given up trigger nothing, and a claim stays possible', () => {
    const play = forum((state) => {
      const own = at(state, 0);
      own.row = [played(GRATIAN), played(15)];
      own.mosaic = ['green-3', 'yellow-1', 'orange-1']; // in the corner: two followers
    }).act(place(2, 2), '0 forgo-action row', '0 forgo-action column');
    expect(at(play.state, 0).coins).toBe(2);
    expect(play.lines).toEqual(['0 claim-achievement 2', '0 end-turn']);
  });

  test('NR-4.13 T16 an action that begins never pays the coin, even if it changes nothing', () => {
    const play = forum((state) => {
      state.displays.building = ['bc-27', 'bc-27', null, null];
      at(state, 0).coins = 0;
    }).act(place(3, 2), '0 forgo-action column', '0 begin-action row');
    // the build action ends automatically, because the player cannot pay for any contract
    expect(at(play.state, 0).coins).toBe(1);
    expect(engine.activePlayers(play.state)).toEqual([1]);
  });

  test('NR-4.15 NR-4.16 a skipped step cannot be done later, and compulsory steps are automatic', () => {
    const play = forum((state) => {
      at(state, 0).goods.wine = 2;
    }).act(place(0, 0), '0 forgo-action column', '0 begin-action row');
    expect(at(play.state, 0).influence).toBe(1); // step 1 is automatic
    expect(play.lines).toContain('0 spend-wine 2');
    play.act('0 skip');
    expect(play.lines.some((line) => line.includes('spend-wine'))).toBe(false);
    expect(play.lines).toContain('0 take-estate-tile 1');
  });
});

describe('the strength', () => {
  const example = (state: MutableState): void => stand(state, 1, 0, 'emperor');

  test("NR-4.9 NR-4.5 T1 the player's patricians and the emperor in the line of the action count", () => {
    expect(strengths(forum(example).act(place(0, 0)))).toEqual({ sail: 2, upgrade: 1 });
    const yellow = forum(
      (state) => {
        example(state);
        stand(state, 0, 0, 0);
      },
      [{ do: 'next-turn', player: 1 }],
    );
    expect(strengths(yellow.act(place(1, 1, 1)))).toEqual({ recruit: 2, petition: 1 });
    const green = forum(
      (state) => {
        example(state);
        stand(state, 0, 0, 0);
        stand(state, 1, 1, 1);
      },
      [{ do: 'next-turn', player: 2 }],
    );
    expect(strengths(green.act(place(2, 0, 2)))).toEqual({ sail: 2, race: 1 });
    const purple = forum((state) => {
      example(state);
      stand(state, 0, 0, 0);
      stand(state, 1, 1, 1);
      stand(state, 2, 0, 2);
    }).act(place(3, 0));
    expect(strengths(purple)).toEqual({ sail: 3, build: 1 });
    expect(purple.state.forum.filter((_, i) => i % 4 === 0)).not.toContain(null);
  });

  test('NR-4.9 the strength is at least 1 and at most 3', () => {
    expect(strengths(forum().act(place(3, 3)))).toEqual({ build: 1, produce: 1 });
    const full = forum((state) => {
      stand(state, 3, 0, 0);
      stand(state, 3, 1, 0);
      stand(state, 3, 2, 'emperor');
    });
    expect(strengths(full.act(place(3, 3)))).toEqual({ build: 3, produce: 1 });
  });

  test('NR-4.10 NR-8.7 other patricians and legionaries in the line do not count', () => {
    const play = forum((state) => {
      stand(state, 3, 0, 1);
      stand(state, 3, 1, 'legionary');
      stand(state, 0, 3, 2);
    });
    expect(strengths(play.act(place(3, 3)))).toEqual({ build: 1, produce: 1 });
  });
});

describe('the end of a turn', () => {
  test('NR-4.17 NR-5.16 gaps close to the left and are filled on the right', () => {
    const play = forum(
      (state) => {
        state.displays.shipping = ['sc-01', null, 'sc-03', null];
        state.displays.building = [null, null, null, 'bc-04'];
        state.displays.estate = ['eb-01', 'eb-02', null, 'eb-04'];
        state.displays.followers = [null, 2, 3, 4];
        Object.assign(state.decks, {
          shipping: ['sc-09', 'sc-08'],
          building: ['bc-07', 'bc-06', 'bc-05'],
          estate: ['eb-06', 'eb-05'],
          followers: [6, 5],
        });
      },
      [{ do: 'end-of-turn', player: 0 }],
    );
    expect(play.state.displays).toEqual({
      shipping: ['sc-01', 'sc-03', 'sc-08', 'sc-09'],
      building: ['bc-04', 'bc-05', 'bc-06', 'bc-07'],
      estate: ['eb-01', 'eb-02', 'eb-04', 'eb-05'],
      followers: [2, 3, 4, 5],
    });
    const order = play.events.flatMap((event) =>
      event.type === 'display-refilled' ? [event.display] : event.type === 'follower-revealed' ? ['followers'] : [],
    );
    expect(order).toEqual(['shipping', 'shipping', 'building', 'building', 'building', 'estate', 'followers']);
  });

  test('NR-4.18 a taken card leaves its slot empty until the end of the turn', () => {
    const play = forum((state) => {
      at(state, 0).coins = 9;
      state.displays.shipping = ['sc-29', 'sc-30', 'sc-01', 'sc-02'];
    }).act(place(0, 0), '0 begin-action column', '0 take-contract kind:shipping slot:1');
    expect(play.state.displays.shipping).toEqual([null, 'sc-30', 'sc-01', 'sc-02']);
    // a petition for the same action reaches the same slots of the display, and offers no choice for the empty slot
    const again = forum(
      (state) => {
        at(state, 0).coins = 9;
        state.displays.shipping = [null, 'sc-30', 'sc-29', 'sc-02'];
        state.running = {
          player: 0,
          action: 'petition',
          strength: 1,
          sub: { action: 'sail', strength: 1 },
          waived: false,
          helped: false,
        };
      },
      [{ do: 'sail', player: 0 }],
    );
    expect(again.lines).toEqual(['0 take-contract kind:shipping slot:2', '0 skip']);
    expect(clauseOf(again.state, { type: 'take-contract', player: 0, kind: 'shipping', slot: 1 })).toBe('NR-4.18');
  });

  test('NR-4.19 NR-5.16 T20 the special slot stays empty', () => {
    const play = forum((state) => (state.special = null), [{ do: 'end-of-turn', player: 0 }]);
    expect(play.state.special).toBeNull();
    expect(play.state.decks.special).toHaveLength(6);
  });

  test('NR-4.60 an empty deck fills nothing', () => {
    const play = forum(
      (state) => {
        state.displays.shipping = ['sc-01', null, null, 'sc-02'];
        state.decks.shipping = [];
      },
      [{ do: 'end-of-turn', player: 0 }],
    );
    expect(play.state.displays.shipping).toEqual(['sc-01', 'sc-02', null, null]);
  });

  test('NR-4.61 NR-4.62 T28 the discarded followers become the deck when a card is needed', () => {
    const play = forum(
      (state) => {
        state.displays.followers = [1, null, null, 4];
        state.decks.followers = [9];
        state.discards = [20, 21];
      },
      [{ do: 'end-of-turn', player: 0 }],
    );
    expect(play.state.displays.followers.slice(0, 3)).toEqual([1, 4, 9]);
    expect([20, 21]).toContain(play.state.displays.followers[3]);
    expect(play.state.discards).toEqual([]);
    expect(play.state.decks.followers).toHaveLength(1);
    expect(play.reveals).toBe(true);
    const none = forum(
      (state) => {
        state.displays.followers = [1, null, null, 4];
        state.decks.followers = [];
      },
      [{ do: 'end-of-turn', player: 0 }],
    );
    expect(none.state.displays.followers).toEqual([1, 4, null, null]);
  });
});

describe('legionaries with two players', () => {
  test('NR-8.5 NR-8.6 NR-4.38 legionaries are placed after the actions of the first two turns, before the closing claim', () => {
    const turn = (patricians: number, legionaries: number) =>
      forum(
        (state) => {
          const own = at(state, 0);
          Object.assign(own, { patricians, legionaries, row: [played(1), played(2)] });
          own.mosaic = ['green-3', 'yellow-1', 'orange-1'];
        },
        undefined,
        2,
      ).act(place(2, 2), '0 forgo-action row', '0 forgo-action column');
    const first = turn(3, 2);
    expect(first.lines).toHaveLength(15);
    expect(first.lines.every((line) => line.startsWith('0 place-legionary'))).toBe(true);
    first.act(`0 place-legionary ${space(2, 1)}`);
    expect(first.state.forum[space(2, 1)]).toBe('legionary');
    expect(at(first.state, 0).legionaries).toBe(1);
    expect(first.lines).toEqual(['0 claim-achievement 2', '0 end-turn']);
    expect(turn(2, 1).lines[0]).toContain('place-legionary');
    expect(turn(1, 0).lines).toEqual(['0 claim-achievement 2', '0 end-turn']);
  });

  test('NR-8.5 T68 the first legionary of a round has 14 free spaces, the last has 8', () => {
    const play = scene(2, {});
    const free: number[] = [];
    while (play.state.round === 1 && play.state.phase !== 'cleanup') {
      const legionaries = play.lines.filter((line) => line.includes('place-legionary'));
      if (legionaries.length > 0) free.push(legionaries.length);
      const [line = ''] = play.lines.filter((l) => /place-|forgo|end-turn/.test(l));
      play.act(line);
    }
    expect(free).toEqual([14, 12, 10, 8]);
  });
});
