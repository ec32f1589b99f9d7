/** Nova Roma on the command line: a game told, verified, and shown at every kind of decision. */

import { engine, type Options } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { novaRomaRenderer } from '../../packages/cli/src/render/nova-roma';
import { ludi } from './run';

const play = (players: number, ...more: string[]) =>
  ludi(['play', 'nova-roma', '--seed', 'tiber', '--players', String(players), ...more]);

const clean = (lines: readonly string[]): void => {
  expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
};

describe('nova-roma', () => {
  test.each([1, 2, 3, 4])('a game for %i is told, and its replay is good', async (players) => {
    const { status, out } = await play(players);
    expect(status).toBe(0);
    for (let round = 1; round <= 5; round++) expect(out).toContain(`Round ${round} of 5, start player Player `);
    expect(out).toMatch(/Start player marker\s+\d/);
    expect(out).toMatch(players === 1 ? /Player 0 (wins|loses) with -?\d+ points?/ : /Player \d .* with \d+ points/);
    if (players === 1) expect(out).toMatch(/AI {10}\d+ points: score marker \d+/);
    clean(out.split('\n'));
    const replay = (await play(players, '--out', '-')).out;
    expect((await ludi(['verify', '-'], { stdin: [replay] })).status).toBe(0);
  });

  test('the table is shown to all and to each, with what each may know', () => {
    const options: Options[] = [
      { players: 1, seed: 'tiber', difficulty: 'easy' },
      { players: 3, seed: 'tiber', mosaicDraft: true, followerDraft: true },
      { players: 2, seed: 'tiber' },
    ];
    const asked = new Set<string>();
    for (const each of options) {
      let state = engine.initialState(each);
      for (let ply = 0; !engine.isTerminal(state); ply++) {
        const decision = novaRomaRenderer.decision(state);
        asked.add(decision);
        expect(decision).toMatch(/^[a-z]/);
        if (ply % 5 === 0)
          for (const viewer of [0, 'spectator'] as const) clean(novaRomaRenderer.table(engine.view(state, viewer), []));
        const legal = engine.legalActions(state);
        const action = legal[(7 * ply) % legal.length];
        if (action === undefined) throw new Error('nothing to choose from');
        state = engine.apply(state, action);
      }
    }
    expect(asked.size).toBeGreaterThan(18);
  });

  test('forum, city, sea, hippodrome, estates and mosaics are in the picture', () => {
    const state = engine.clone(engine.initialState({ players: 2, seed: 'tiber', startPlayer: 0 }));
    state.forumTiles = ['upgrade', 'recruit', 'race', 'build', 'sail', 'petition', 'trade', 'produce'];
    state.forum.splice(0, 6, 0, null, 'legionary', null, 'emperor', 1);
    const [own] = state.players;
    if (own === undefined) throw new Error('nobody sits there');
    state.city.A[0] = 1;
    own.ships = [
      { route: 'north', port: 2 },
      { route: null, port: 0 },
    ];
    own.tiles.splice(0, 3, 'eb-01', 'es-1', 'es-5');
    own.turned[2] = true;
    own.placed[0] = true;
    own.mosaic = ['green-1', 'yellow-1', 'orange-1'];
    own.claims[1] = true;
    own.row = [{ follower: 17, exhausted: true, fresh: false }];
    own.hand = [3, 40];
    const text = novaRomaRenderer.table(engine.view(state, 0), []).join('\n');
    expect(text).toContain(
      'forum    sail  petition  trade  produce\nupgrade  0     .         L      .\nrecruit  E     1',
    );
    expect(text).toContain('zone A (6-3-1)');
    expect(text).toMatch(/1 \. R \. \. \./);
    expect(text).toContain('harbour     <0 1 1>');
    expect(text).toContain('1: 3 VP <0>');
    expect(text).toMatch(/track 1 {5}\S+ {2}\. {2}\. {2}\|1 \.\* {2}n/);
    expect(text).toMatch(/wheat {2}@1 wheat {2}lion {2}\(income\)/);
    expect(text).toContain('g-b2  [g-fs]  g-h3');
    expect(text).toContain('row: Egeria (used); hand: 3 Hilaria, 40 Trivia');
    expect(text).toContain('hand: 2 unknown');
  });
});
