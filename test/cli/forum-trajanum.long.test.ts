/** Tests of Forum Trajanum on the command line: the log of a game, and the table at every kind of decision. */
import type { GameReplay } from '@ludi-romani/core';
import { engine, type ForumTrajanum, type Options } from '@ludi-romani/forum-trajanum';
import { words as german } from '@ludi-romani/forum-trajanum/words/de';
import { words as english } from '@ludi-romani/forum-trajanum/words/en';
import { describe, expect, test } from 'vitest';
import { forumTrajanumRenderer } from '../../packages/cli/src/render/forum-trajanum';
import { ludi } from './run';

const RENDERERS = {
  en: forumTrajanumRenderer(english(engine)),
  de: forumTrajanumRenderer(german(engine)),
};
const { en, de } = RENDERERS;

const played = async (players: number): Promise<GameReplay<ForumTrajanum>> =>
  JSON.parse(
    (await ludi(['play', 'forum-trajanum', '--seed', 'trajan', '--players', String(players), '--out', '-'])).out,
  );

const firstState = (options: Partial<Options> = {}) =>
  engine.clone(engine.initialState({ players: 2, seed: 'trajan', arrangement: 'stack-3', ...options }));

describe('forum-trajanum', () => {
  test.each([2, 3, 4])('play prints the log of a game for %i in both languages', async (players) => {
    const logIn = async (lang: string) => {
      const args = ['play', 'forum-trajanum', '--seed', 'trajan', '--players', String(players), '--lang', lang];
      const { status, out } = await ludi(args);
      expect(status).toBe(0);
      expect(out).not.toMatch(/undefined|NaN|\[object|face-down/);
      expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
      return out;
    };
    const inEnglish = await logIn('en');
    const inGerman = await logIn('de');
    for (let round = 1; round <= 12; round++) {
      expect(inEnglish).toContain(`Round ${round} of 12, cycle `);
      expect(inGerman).toContain(`Runde ${round} von 12, Durchgang `);
    }
    expect(inEnglish.match(/^-- Scoring of cycle [123] --/gm)).toHaveLength(3);
    expect(inGerman.match(/^-- Wertung von Durchgang [123] --/gm)).toHaveLength(3);
    expect(inEnglish).toMatch(/Place\s+\d/);
    // the German output has no English words
    expect(inGerman).not.toMatch(/\b(the|and|tile|player|row|column|gets|takes|builds)\b/);
  });

  test('the table shows each viewer what the viewer may know', async () => {
    const { options, actions } = await played(4);
    let state = engine.initialState(options);
    for (const action of actions) {
      for (const viewer of [0, 'spectator'] as const) {
        const lines = en.table(engine.view(state, viewer));
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|face-down/);
        const leftovers = state.round > 0 && viewer === 0 ? 1 : 0;
        expect(lines.flatMap((line) => line.match(/leftover:/g) ?? [])).toHaveLength(leftovers);
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
      }
      state = engine.apply(state, action);
    }
  });

  test('the German table has no English words', () => {
    const lines = de.table(engine.view(firstState({ buildingTiles: 'limited' }), 0)).join(' ');
    expect(`${lines} ${de.legend}`).not.toMatch(/\b(the|and|tile|worth|slide|ship|supply|tracks|structure|worker)\b/);
  });

  test('the colonia shows tiles, cranes, temples, buildings and citizens', () => {
    const state = firstState();
    const [own] = state.players;
    if (own === undefined) throw new Error('there is no player 0');
    own.cranes = (['red', 'yellow', 'green', 'blue'] as const).map((color, i) => ({
      color,
      status: i === 1 ? 'exposed' : i === 2 ? 'scored' : 'covered',
    }));
    own.tiles = own.tiles.map((_, cell) => ([0, 35, 7].includes(cell) ? 'coin-2' : null));
    own.buildings[1] = 'library';
    own.buildings[2] = 'green';
    own.rows[0] = { citizens: [0, 1], active: true };
    own.rows[5] = { citizens: [0], active: false };
    const text = en.table(state).join('\n');
    expect(text).toContain(' 1|#R# |LIB |gre |    |    |!Y  |**');
    expect(text).toContain(' 2|    |##  |/\\  |    |    |    |');
    expect(text).toContain(' 6|xG  |    |    |    |    |#B# |o');
    const german = de.table(state).join('\n');
    expect(german).toContain(' 1|#Ro#|BIB |grü |    |    |!Ge |**');
    expect(german).toContain(' 6|xGr |    |    |    |    |#Bl#|o');
  });

  test('the forum shows colors, eagles and envoys, with rows counted from 1', () => {
    const state = firstState();
    state.forum.colors = state.forum.colors.map((_, square) =>
      square === 5 ? 'eagle' : square % 2 === 0 ? 'red' : 'blue',
    );
    state.forum.envoys[0] = 1;
    const lines = [...en.table(state), ...de.table(state)];
    expect(lines).toContain('       1  R1 B. R. B.');
    expect(lines).toContain('       2  R. E. R. B.');
    expect(lines).toContain('       1  Ro1 Bl. Ro. Bl.');
    expect(lines).toContain('       2  Ro. Ad. Ro. Bl.');
  });

  test('the table describes Trajan cards in words', () => {
    const state = firstState();
    state.trajan = ['trajan-I-4', null, 'trajan-III-2'];
    const trajanLines = (lines: readonly string[]) => lines.filter((line) => line.startsWith('Trajan'));
    expect(trajanLines(en.table(state))).toEqual([
      'Trajan I    building tiles on both sides of a crane; 1 builder, 1 worker and 1',
      'Trajan III  3 colored structures one below the other in a column, all different;',
    ]);
    expect(trajanLines(de.table(state))).toEqual([
      'Trajan I    beliebige Bauplättchen zu beiden Seiten eines Baukrans; 1',
      'Trajan III  3 farbige Bauwerke untereinander in einer Spalte, alle verschieden;',
    ]);
  });

  test('the table shows streets once, or on side B for each player', () => {
    const shown = (boardSide: 'A' | 'B') => {
      const state = firstState({ boardSide });
      state.round = 1;
      state.streets = ['black-2', 'white-1'];
      return [...en.table(state), ...de.table(state)].filter((line) => /^(which are|das sind)/.test(line));
    };
    expect(shown('A')).toEqual(['which are   row 2 and column 1', 'das sind    Zeile 2 und Spalte 1']);
    expect(shown('B')).toEqual([
      'which are   row 4 and column 5 to Player 1; row 3 and column 2 to Player 2',
      'das sind    Zeile 4 und Spalte 5 für Spieler 1; Zeile 3 und Spalte 2 für Spieler',
    ]);
  });
});
