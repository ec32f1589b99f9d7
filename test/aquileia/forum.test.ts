import { type Action, engine, standardComponents } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, discarded, handOf, type Layout, purse, scene } from './scene';

const rich: Layout = {
  coins: { 0: [9, 9, 9], 1: [9, 9, 9] },
  hands: { 0: { 'slave-1': 5, 'slave-2': 5 }, 1: { 'slave-1': 5, 'slave-2': 5 } },
};
const forum = (layout: Layout) => scene(3, { ...rich, ...layout }, [{ do: 'forum' }]);
const build = (site: string, single = 0, double = 0, player = 0): Action => ({
  type: 'build',
  player,
  site,
  slaves: { single, double },
});
const on = (space: string, site: string, slaves = '(0,0)') =>
  forum({ spaces: { [space]: 0 } }).act(`0 build site:${site} slaves:${slaves}`);

describe('the spaces', () => {
  test('AQ-5.64 AQ-5.78 spaces act one by one in order of their numbers; empty ones are skipped', () => {
    const play = forum({ spaces: { 'forum-5': 0, 'forum-2': 1, 'forum-4': 1, 'forum-1': 0 } });
    const turns: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      turns.push(engine.activePlayers(play.state)[0]);
      play.act(`${turns[i]} decline-build`);
    }
    play.end();
    expect(turns).toEqual([0, 1, 1, 0]);
  });

  test.each([
    ['AQ-5.65', 'forum-1', 1, 0],
    ['AQ-5.66', 'forum-2', 1, 4],
    ['AQ-5.67', 'forum-3', 2, 0],
    ['AQ-5.68', 'forum-4', 1, 0],
    ['AQ-5.69', 'forum-5', 1, 4],
  ])('%s %s builds %i and scores the value %i', (_, space, builds, points) => {
    const play = on(space, 'villa-purple-4');
    expect(at(play.state, 0).points.forum).toBe(points);
    for (let i = 1; i < builds; i++) play.act('0 build site:villa-white-4 slaves:(0,0)');
    expect(at(play.end(), 0).houses).toBe(9 - builds);
    expect(at(play.state, 0).points.forum).toBe(points);
  });

  test('AQ-5.65 AQ-5.66 AQ-5.67 AQ-5.68 AQ-5.69 the table of spaces matches the rulebook', () => {
    expect(standardComponents.forum.map(({ builds, scoresValue }) => [builds, scoresValue])).toEqual([
      [1, false],
      [1, true],
      [2, false],
      [1, false],
      [1, true],
    ]);
  });

  test('AQ-5.79 EC-32 the second building is paid separately; declining the first ends the action', () => {
    forum({ spaces: { 'forum-3': 0 } })
      .act('0 decline-build')
      .end();
    const two = forum({ spaces: { 'forum-3': 0 }, coins: { 0: [3, 1, 0] }, hands: {} }).act(
      '0 build site:workshop-2b slaves:(0,0)',
    );
    expect(two.lines).toEqual(['0 build site:workshop-2a slaves:(0,0)', '0 decline-build']);
    const spent = forum({ spaces: { 'forum-3': 0 }, coins: { 0: [2, 0, 0] }, hands: {} }).act(
      '0 build site:workshop-2a slaves:(0,0)',
    );
    spent.end(); // without coins for a site the player is not asked again
    // the remaining coins pay only the purple villa of 6. The player is asked although the slave for it is missing.
    const noSlaves = forum({
      spaces: { 'forum-3': 0 },
      coins: { 0: [4, 1, 0] },
      hands: {},
      sites: { 'workshop-2b': 1, 'workshop-4a': 1, 'workshop-3a': 1, 'bank-silver-gold': 1 },
    }).act('0 build site:workshop-2a slaves:(0,0)');
    expect(noSlaves.lines).toEqual(['0 decline-build']);
  });

  test('AQ-5.80 building is optional', () => {
    expect(forum({ spaces: { 'forum-2': 0 } }).lines.at(-1)).toBe('0 decline-build');
  });
});

describe('building', () => {
  test('AQ-5.70 workshops, bank buildings and villas: every free site is offered', () => {
    const sites = new Set(
      forum({ spaces: { 'forum-1': 0 } }).lines.flatMap((line) => /site:(\S+)/.exec(line)?.[1] ?? []),
    );
    expect([...sites]).toEqual(
      [...standardComponents.villas, ...standardComponents.workshops, ...standardComponents.banks].map(({ id }) => id),
    );
  });

  test('AQ-5.71 the cost below the site goes to the bank, exactly', () => {
    const play = forum({ spaces: { 'forum-1': 0 } });
    const bank = bankOf(play.state);
    play.act('0 build site:villa-blue-10 slaves:(1,1)').end();
    expect(purse(play.state, 0)).toEqual([7, 7, 8]);
    expect(bankOf(play.state)).toEqual([(bank[0] ?? 0) + 2, (bank[1] ?? 0) + 2, (bank[2] ?? 0) + 1]);
    const poor = forum({ spaces: { 'forum-1': 0 }, coins: { 0: [1, 9, 9] } });
    expect(clauseOf(poor.state, build('villa-blue-10', 1, 1))).toBe('AQ-4.4');
  });

  test('AQ-5.72 slave cards of at least the required sum are spent, with nothing returned', () => {
    const play = forum({ spaces: { 'forum-1': 0 }, hands: { 0: { 'slave-2': 2, 'slave-1': 1 } } });
    expect(clauseOf(play.state, build('villa-blue-10', 3, 0))).toBe('AQ-5.72');
    const state = play.act('0 build site:villa-blue-10 slaves:(2,0)').end();
    expect([handOf(state, 0), discarded(state)]).toEqual([{ 'slave-1': 1 }, { 'slave-2': 2 }]);
  });

  test('AQ-5.73 EC-29 EC-30 no card may be left out of a payment', () => {
    const payments = (site: string, hand: Record<string, number>) =>
      forum({ spaces: { 'forum-1': 0 }, hands: { 0: hand } }).lines.flatMap((line) =>
        line.includes(`${site} `) ? [/\(.*\)/.exec(line)?.[0]] : [],
      );
    // the numbers of double and of single slave cards
    expect(payments('villa-blue-10', { 'slave-1': 1, 'slave-2': 2 })).toEqual(['(1,1)', '(2,0)']);
    expect(payments('villa-blue-10', { 'slave-1': 3 })).toEqual(['(0,3)']);
    expect(payments('villa-blue-10', { 'slave-2': 1 })).toEqual([]);
    expect(payments('villa-blue-10', { 'slave-1': 9, 'slave-2': 9 })).toEqual(['(0,3)', '(1,1)', '(2,0)']);
    expect(payments('villa-blue-6', { 'slave-2': 1 })).toEqual(['(1,0)']);
    expect(payments('villa-blue-4', { 'slave-1': 4, 'slave-2': 4 })).toEqual(['(0,0)']);
    const play = forum({ spaces: { 'forum-1': 0 } });
    for (const [single, double] of [
      [1, 2],
      [0, 3],
      [4, 0],
      [2, 1],
    ] as const)
      expect(clauseOf(play.state, build('villa-blue-10', single, double))).toBe('AQ-5.73');
  });

  test('AQ-5.72 AQ-5.74 single and double cards of a payment all go to the discards', () => {
    const hands = { 0: { 'slave-1': 2, 'slave-2': 2 } };
    const state = forum({ spaces: { 'forum-1': 0 }, hands })
      .act('0 build site:villa-blue-10 slaves:(1,1)')
      .end();
    expect([handOf(state, 0), discarded(state)]).toEqual([
      { 'slave-1': 1, 'slave-2': 1 },
      { 'slave-1': 1, 'slave-2': 1 },
    ]);
  });

  test('AQ-5.74 the second slave of a double card is lost for other buildings', () => {
    const play = forum({ spaces: { 'forum-3': 0 }, hands: { 0: { 'slave-2': 1 } } }).act(
      '0 build site:villa-blue-6 slaves:(1,0)',
    );
    expect(handOf(play.state, 0)).toEqual({});
    expect(clauseOf(play.state, build('villa-white-6', 0, 1))).toBe('AQ-5.72');
  });

  test('AQ-5.75 a house from the supply goes on the site', () => {
    const { state } = on('forum-1', 'workshop-2a');
    expect([state.sites['workshop-2a'], at(state, 0).houses]).toEqual([0, 8]);
  });

  test('AQ-5.76 a site is taken for the rest of the game', () => {
    const play = forum({ spaces: { 'forum-1': 0 }, sites: { 'workshop-2a': 1, 'workshop-2b': 0 } });
    for (const site of ['workshop-2a', 'workshop-2b']) expect(clauseOf(play.state, build(site))).toBe('AQ-5.76');
    expect(clauseOf(play.state, build('workshop-9'))).toBe('AQ-3.9');
  });

  test('AQ-5.77 EC-33 a player without a house is not asked to build', () => {
    const play = forum({ spaces: { 'forum-1': 0 }, set: (state) => Object.assign(at(state, 0), { houses: 0 }) });
    play.end();
    const last = forum({ spaces: { 'forum-3': 0 }, set: (state) => Object.assign(at(state, 0), { houses: 1 }) });
    last.act('0 build site:workshop-2a slaves:(0,0)').end();
  });

  test('AQ-5.82 a villa is worth its number', () => {
    expect(at(on('forum-2', 'villa-yellow-8', '(1,0)').state, 0).points.forum).toBe(8);
    expect(at(on('forum-5', 'villa-blue-10', '(2,0)').state, 0).points.forum).toBe(10);
  });

  test('AQ-5.83 a workshop is worth what it pays, a bank building nothing', () => {
    expect(at(on('forum-2', 'workshop-6a', '(1,0)').state, 0).points.forum).toBe(6);
    expect(at(on('forum-5', 'bank-gold-gold', '(1,0)').state, 0).points.forum).toBe(0);
  });
});
