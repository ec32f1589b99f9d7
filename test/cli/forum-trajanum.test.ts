/** Forum Trajanum on the command line: a game told, verified, and shown at every kind of decision. */
import type { Replay } from '@ludi-romani/core';
import { engine, type ForumTrajanum, type Options } from '@ludi-romani/forum-trajanum';
import { describe, expect, test } from 'vitest';
import { forumTrajanumRenderer } from '../../packages/cli/src/render/forum-trajanum';
import { ludi } from './run';

const played = async (players: number): Promise<Replay<ForumTrajanum>> =>
  JSON.parse(
    (await ludi(['play', 'forum-trajanum', '--seed', 'trajan', '--players', String(players), '--out', '-'])).out,
  );

const begun = (options: Partial<Options> = {}) =>
  engine.clone(engine.initialState({ players: 2, seed: 'trajan', arrangement: 'stack-3', ...options }));

describe('forum-trajanum', () => {
  test.each([2, 3, 4])('a game for %i is told, and its replay is good', async (players) => {
    const { status, out } = await ludi(['play', 'forum-trajanum', '--seed', 'trajan', '--players', String(players)]);
    expect(status).toBe(0);
    for (let round = 1; round <= 12; round++) expect(out).toContain(`Round ${round} of 12, cycle `);
    for (const cycle of [1, 2, 3]) expect(out).toContain(`Scoring of cycle ${cycle} --`);
    expect(out.match(/^-- Scoring/gm)).toHaveLength(3);
    expect(out).toMatch(/Place\s+\d/);
    expect(out).not.toMatch(/undefined|NaN|\[object|face-down/);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('the table is shown to all and to each, with what each may know', async () => {
    const { options, actions } = await played(4);
    const asked = new Set<string>();
    let state = engine.initialState(options);
    for (const action of actions) {
      asked.add(forumTrajanumRenderer.decision(state));
      expect(forumTrajanumRenderer.decision(state)).toMatch(/^[a-z]/);
      for (const viewer of [0, 'spectator'] as const) {
        const lines = forumTrajanumRenderer.table(engine.view(state, viewer), []);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|face-down/);
        const leftovers = state.round > 0 && viewer === 0 ? 1 : 0;
        expect(lines.flatMap((line) => line.match(/leftover:/g) ?? [])).toHaveLength(leftovers);
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
      }
      state = engine.apply(state, action);
    }
    expect(asked.size).toBeGreaterThan(10);
  });

  test('the colonia shows tiles, cranes, temples, buildings and citizens', () => {
    const state = begun();
    const [own] = state.players;
    if (own === undefined) throw new Error('nobody is there');
    own.cranes = (['red', 'yellow', 'green', 'blue'] as const).map((color, i) => ({
      color,
      status: i === 1 ? 'exposed' : i === 2 ? 'scored' : 'covered',
    }));
    own.tiles = own.tiles.map((_, cell) => ([0, 35, 7].includes(cell) ? 'coin-2' : null));
    own.buildings[1] = 'library';
    own.buildings[2] = 'green';
    own.rows[0] = { citizens: [0, 1], active: true };
    own.rows[5] = { citizens: [0], active: false };
    const text = forumTrajanumRenderer.table(state, []).join('\n');
    expect(text).toContain(' 1|#R# |LIB |gre |    |    |!Y  |**');
    expect(text).toContain(' 2|    |##  |/\\  |    |    |    |');
    expect(text).toContain(' 6|xG  |    |    |    |    |#B# |o');
  });

  test('the forum shows colors, eagles and envoys', () => {
    const state = begun();
    state.forum.colors = state.forum.colors.map((_, square) =>
      square === 5 ? 'eagle' : square % 2 === 0 ? 'red' : 'blue',
    );
    state.forum.envoys[0] = 1;
    const lines = forumTrajanumRenderer.table(state, []);
    expect(lines).toContain('       0  R1 B. R. B.');
    expect(lines).toContain('       1  R. E. R. B.');
  });

  test('every Trajan card is told in words', () => {
    const told = (trajan: string) => {
      const state = begun();
      state.trajan = [trajan, null, null];
      const lines = forumTrajanumRenderer.table(state, []);
      const from = lines.findIndex((line) => line.startsWith('Trajan'));
      const text = lines
        .slice(
          from,
          lines.findIndex((line) => line.startsWith('  forum')),
        )
        .join(' ');
      return text.replaceAll(/\s+/g, ' ').replace('Trajan I ', '');
    };
    const cards = ['I-1', 'I-2', 'I-3', 'I-4', 'I-promo', 'II-1', 'II-3', 'II-promo', 'III-3', 'III-4', 'III-promo'];
    expect(cards.map((id) => told(`trajan-${id}`))).toMatchInlineSnapshot(`
      [
        "gray, colored, gray in a row | 1 tribune and 1 coin",
        "buildings above and below a temple | 2 active citizens of different classes and 1 envoy on the ship",
        "gray, gray in a column, all different | 2 assistants and 1 coin",
        "both sides of a crane | 1 builder, 1 worker and 1 assistant",
        "colored left and right of a temple | 1 scored crane and 1 column",
        "a square of four | 1 assistant and 2 coins",
        "four different colors | 1 worker and 2 columns",
        "colored, colored, colored in a row, all different | 2 tribunes and 2 workers of different colors",
        "colored diagonal to a temple | 2 scored cranes and 2 workers of different colors",
        "gray, gray, gray in a column, all different | 1 marker at the Trajan column, 1 assistant and 1 coin",
        "colored above, below, left and right of a temple | 2 tribunes and 1 assistant",
      ]
    `);
  });

  test('streets are told to all at once, or on side B to each', () => {
    const shown = (boardSide: 'A' | 'B') => {
      const state = begun({ boardSide });
      state.round = 1;
      state.streets = ['black-2', 'white-1'];
      return forumTrajanumRenderer.table(state, []).filter((line) => line.startsWith('which are'));
    };
    expect(shown('A')).toEqual(['which are   row 2 and column 1']);
    expect(shown('B')).toEqual(['which are   row 4 and column 5 to Player 0; row 3 and column 2 to Player 1']);
  });
});
