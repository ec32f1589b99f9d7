import { engine, type Options, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import {
  AGRIPPA,
  bare,
  CASSIAN,
  CONSTANTIN,
  GRATIAN,
  HADRIANUS,
  JACOBUS,
  LUCIUS,
  OCCIUS,
  performing,
  played,
  SEPTIMUS,
  SERAPHINA,
} from './performing';
import { at, clauseOf, scene, space } from './scene';

/** Returns a scene in which seat 0 has these followers in its row, and has begun the action of row 0 of the forum. */
const begun = (action: string, row: readonly ReturnType<typeof played>[], coins = 0, options: Partial<Options> = {}) =>
  scene(
    3,
    {
      options,
      set: (state) => {
        state.phase = 'forum';
        const others = state.forumTiles.filter((other) => other !== action);
        state.forumTiles = [action as (typeof others)[number], ...others];
        for (const own of state.players) bare(own);
        Object.assign(at(state, 0), { row: [...row], coins, hand: [] });
        state.displays.shipping = ['sc-29', 'sc-30', 'sc-01', 'sc-02'];
      },
    },
    [{ do: 'next-turn', player: 0 }],
  ).act(`0 place-patrician ${space(0, 0)}`, '0 begin-action row');

describe('permanent followers', () => {
  test.each([
    ['sail', CONSTANTIN],
    ['race', GRATIAN],
    ['produce', JACOBUS],
    ['build', SERAPHINA],
    ['petition', 39],
  ])(
    'NR-5.135 NR-5.136 NR-5.137 NR-5.138 NR-5.139 NR-4.27 %s: follower %i pays a coin when the action begins',
    (action, follower) => {
      expect(at(begun(action, [played(follower)]).state, 0).coins).toBe(1);
      expect(at(begun(action, [played(follower), played(1)]).state, 0).coins).toBe(1);
      const others = ['sail', 'race', 'produce', 'build', 'petition'].filter((other) => other !== action);
      for (const other of others) expect(at(begun(other, [played(follower)]).state, 0).coins).toBe(0);
    },
  );
});

describe('followers who place an artisan', () => {
  test.each([
    ['build', AGRIPPA],
    ['sail', HADRIANUS],
    ['race', LUCIUS],
    ['upgrade', 25],
  ] as const)(
    'NR-5.114 NR-5.118 NR-5.119 NR-5.125 %s: follower %i places an artisan for a coin, with all rewards',
    (action, follower) => {
      const play = begun(action, [played(follower)], 1).act(`0 activate-follower ${follower}`);
      expect(at(play.state, 0).coins).toBe(0);
      expect(play.lines).toHaveLength(9); // no skip
      play.act('0 place-artisan 8');
      expect(at(play.state, 0)).toMatchObject({ artisans: 0, coins: 1 }); // the row of coins
      expect(at(play.state, 0).goods).toMatchObject({ horse: 1 });
      expect(at(play.state, 0).row[0]?.exhausted).toBe(true);
    },
  );
});

describe('followers who strengthen', () => {
  const strong = standardComponents.followers.flatMap((follower) =>
    follower.timing === 'once-per-round' && follower.effect.kind === 'strength'
      ? [[follower.action, follower.id] as const]
      : [],
  );

  test.each(strong)(
    'NR-5.127 NR-5.117 NR-5.120 NR-5.132 %s: follower %i adds 1 strength, up to 3',
    (action, follower) => {
      const play = performing(
        action,
        (own) => {
          own.row = [played(follower)];
          own.coins = 9;
          own.influence = 8;
          own.goods.wheat = 5;
        },
        { strength: 2 },
      ).act(`0 activate-follower ${follower}`);
      expect(play.events).toContainEqual({ type: 'strength-gained', player: 0, strength: 3, follower });
    },
  );

  test('NR-5.127 NR-4.25 Septimus helps before the contract, not after it', () => {
    const play = begun('sail', [played(SEPTIMUS)], 6);
    const slots = () => play.lines.filter((line) => line.includes('take-contract')).length;
    expect(slots()).toBe(2);
    const late = begun('sail', [played(SEPTIMUS)], 6).act('0 take-contract kind:shipping slot:1');
    expect(clauseOf(late.state, { type: 'activate-follower', player: 0, follower: SEPTIMUS })).toBe('NR-4.25');
    play.act(`0 activate-follower ${SEPTIMUS}`, '0 take-contract kind:shipping slot:2');
    expect(play.lines).toContain('0 sail route:south ship:0'); // a leg of two sails
  });

  test('NR-4.26 each action has one of them', () => {
    const actions = 'build petition produce race recruit sail trade upgrade';
    expect(strong.map(([action]) => action).sort()).toEqual(actions.split(' '));
  });
});

test('NR-5.142 without a contract, an activated follower stays exhausted and its gains stay', () => {
  const play = begun('sail', [played(HADRIANUS)], 4).act(
    `0 activate-follower ${HADRIANUS}`,
    '0 place-artisan 0',
    '0 skip',
  );
  expect(at(play.state, 0).row[0]?.exhausted).toBe(true);
  expect(at(play.state, 0).goods).toMatchObject({ wheat: 1, wood: 1 });
  expect(play.lines).toContain('0 begin-action column');
});

describe('an action that takes no contract', () => {
  const givenUp: Partial<Options> = { withoutContract: 'given-up' };
  /** Returns the change of the coins of seat 0 during an action in which it takes no contract. */
  const left = (
    action: 'sail' | 'build',
    options: Partial<Options>,
    row: Parameters<typeof begun>[1] = [],
    ...lines: string[]
  ) => {
    const play = begun(action, row, 9, options);
    play.act(...lines);
    if (play.lines.includes('0 skip')) play.act('0 skip'); // otherwise it ended automatically
    expect(play.lines).toContain('0 begin-action column');
    return at(play.state, 0).coins - 9;
  };

  test.each(['sail', 'build'] as const)(
    'NR-4.13 %s: it counts as performed in part, or by the option as given up for a coin',
    (action) => {
      expect(left(action, {})).toBe(0);
      expect(left(action, { withoutContract: 'in-part' })).toBe(0);
      expect(left(action, givenUp)).toBe(1);
    },
  );

  test('NR-4.13 the source of the coin is the action given up', () => {
    for (const action of ['sail', 'build'] as const) {
      const play = begun(action, [], 9, givenUp);
      if (play.lines.includes('0 skip')) play.act('0 skip');
      expect(play.events).toContainEqual(expect.objectContaining({ source: { kind: 'given-up', action } }));
    }
  });

  test('NR-4.13 T16 an action that ends automatically counts in the same way', () => {
    for (const [options, coins] of [[{}, 0] as const, [givenUp, 1] as const]) {
      const play = begun('build', [], 0, options);
      expect([at(play.state, 0).coins, play.lines.includes('0 begin-action column')]).toEqual([coins, true]);
    }
  });

  test('NR-4.12 NR-5.142 with a follower it counts as performed in part', () => {
    const placed = [`0 activate-follower ${HADRIANUS}`, '0 place-artisan 0'];
    expect(left('sail', givenUp, [played(HADRIANUS)], ...placed)).toBe(-1); // the artisan's coin
    expect(left('build', givenUp, [played(SERAPHINA)])).toBe(1); // only Seraphina's coin
    expect(left('build', givenUp, [played(CONSTANTIN), played(HADRIANUS)])).toBe(1); // no follower was used
  });

  test('NR-4.13 NR-5.26 an action that a petition performs pays nothing', () => {
    const play = begun('petition', [], 0, givenUp);
    expect(play.lines).toContain('0 begin-action column'); // without influence the petition is over
    const paid = performing('petition', (own) => Object.assign(own, { influence: 1 }), { options: givenUp });
    paid.act('0 petition-action action:sail strength:1').end();
    expect(at(paid.state, 0).coins).toBe(0);
  });

  test('NR-4.13 an action with a contract pays nothing', () => {
    const play = performing(
      'sail',
      (own, { displays }) => {
        own.coins = 3;
        displays.shipping = ['sc-29', 'sc-30', null, null];
      },
      { options: givenUp },
    );
    const [take = ''] = play.lines;
    expect(take).toContain('take-contract');
    expect(play.act(take).events.some(({ type }) => type === 'gained')).toBe(false);
  });
});

describe('windows', () => {
  const window = (play: ReturnType<typeof performing>) => {
    const question = engine.openQuestion(play.state, 0);
    return question !== null && 'window' in question ? [question.ask, question.window] : question;
  };

  test('NR-4.24 NR-4.25 the window of a question shows if it is before the step that uses the strength', () => {
    const sail = performing('sail', (own, { displays }) => {
      own.coins = 3;
      displays.shipping[0] = 'sc-29';
    });
    expect(window(sail)).toEqual(['contract', 'strength']);
    expect(window(sail.act('0 take-contract kind:shipping slot:1'))).toEqual(['sail', 'open']);
    const build = performing('build', (own, { displays }) => {
      Object.assign(own, { artisans: 1, goods: { ...own.goods, stone: 1 } });
      displays.building[0] = 'bc-10';
    }).act('0 take-contract kind:building slot:1');
    expect(window(build)).toEqual(['building', 'open']);
    const petition = performing('petition', (own) =>
      Object.assign(own, { influence: 2, patricians: 1, row: [played(OCCIUS)] }),
    );
    expect(window(petition)).toEqual(['start-marker', 'strength']);
    expect(window(petition.act('0 skip'))).toEqual(['petition', 'strength']);
    expect(window(petition.act('0 skip'))).toEqual(['window', 'open']);
    const trade = performing('trade', (own) => (own.hand = [1, 2]));
    expect(window(trade)).toEqual(['discard-pair', 'open']);
    const upgrade = performing('upgrade', (own) => (own.goods.wine = 1));
    expect(window(upgrade)).toEqual(['spend-wine', 'open']);
  });

  test('NR-4.24 NR-5.36 there is a window before the hand limit', () => {
    const play = performing(
      'recruit',
      (own) => Object.assign(own, { hand: [1, 2, 3, 4, 5, 6, 7], row: [played(CASSIAN)] }),
      { frames: [{ do: 'hand-limit', player: 0 }] },
    );
    expect(window(play)).toEqual(['window', 'open']);
  });

  test('NR-4.21 permanent followers of the action are not among the choices', () => {
    const play = performing('sail', (own) => (own.row = [played(CONSTANTIN), played(SEPTIMUS)]));
    const listed = engine
      .choices(play.state)
      .flatMap(({ action }) => (action.type === 'activate-follower' ? [action.follower] : []));
    expect(listed).toEqual([SEPTIMUS]);
  });
});
