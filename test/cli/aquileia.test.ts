/** Aquileia on the command line: a game told, verified, and shown at every kind of decision. */

import type { Aquileia } from '@ludi-romani/aquileia';
import { engine } from '@ludi-romani/aquileia';
import type { Replay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { aquileiaRenderer } from '../../packages/cli/src/render/aquileia';
import { ludi } from './run';

const played = async (players: number): Promise<Replay<Aquileia>> =>
  JSON.parse((await ludi(['play', 'aquileia', '--seed', 'adria', '--players', String(players), '--out', '-'])).out);

describe('aquileia', () => {
  test.each([2, 3, 4, 5])('a game for %i is told, and its replay is good', async (players) => {
    const { status, out } = await ludi(['play', 'aquileia', '--seed', 'adria', '--players', String(players)]);
    expect(status).toBe(0);
    for (let round = 1; round <= 6; round++) expect(out).toContain(`Round ${round} of 6, start player `);
    expect(out).toContain('placement   ');
    expect(out).toMatch(/Place\s+\d/);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(engine.isTerminal(engine.initialState((await played(players)).options))).toBe(false);
  });

  test('the table is shown to all and to each, with what each may know', async () => {
    const { options, actions } = await played(4);
    const asked = new Set<string>();
    let state = engine.initialState(options);
    for (const action of actions) {
      const top = state.pending.at(-1);
      if (top !== undefined && 'ask' in top) asked.add(top.ask);
      expect(aquileiaRenderer.decision(state)).toMatch(/^[a-z]/);
      for (const viewer of [0, 'spectator'] as const) {
        const lines = aquileiaRenderer.table(engine.view(state, viewer), []);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        // of the others how many cards of each back, and what all saw bought
        const [own, ...others] = lines.filter((line) => line.includes('hand: '));
        const backs = /hand: (none|(\d+ (slaves|equi)(, )?)+)( \(|;|$)/;
        expect([own, ...others].filter((line) => backs.test(line ?? '')).length).toBeGreaterThanOrEqual(others.length);
        expect(others).toHaveLength(3);
        expect(lines.filter((line) => /^ {12}buildings: /.test(line))).toHaveLength(4);
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
      }
      state = engine.apply(state, action);
    }
    expect(asked.size).toBeGreaterThan(8);
  });

  test('an auction and a contest that are going on are in the picture', () => {
    const state = engine.clone(engine.initialState({ players: 3, seed: 'adria' }));
    state.strengths = [null, 5, 2];
    state.auction = {
      card: 'theatre-blue-yellow',
      auctioneer: 1,
      bid: { bronze: 1, silver: 0, gold: 2 },
      bidder: 2,
      stillIn: [1, 2],
    };
    state.spaces['equi-left'] = 0;
    state.market[0] = 'weapon-3';
    const text = aquileiaRenderer.table(state, []).join('\n').replaceAll(/\s+/g, ' ');
    expect(text).toContain('equi left [weapon 3] Red');
    expect(text).toContain('strength Yellow 5, Blue 2');
    expect(text).toContain(
      'auction theatre blue yellow, of Yellow; Blue bids 1 bronze and 2 gold; still in: Yellow and Blue',
    );
  });
});
