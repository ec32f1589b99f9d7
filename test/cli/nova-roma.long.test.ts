/** Tests of Nova Roma on the command line: the log of a game, and the table at every kind of decision. */

import { text as textOf } from '@ludi-romani/core/words';
import { engine, type Options } from '@ludi-romani/nova-roma';
import { words as german } from '@ludi-romani/nova-roma/words/de';
import { words as english } from '@ludi-romani/nova-roma/words/en';
import { describe, expect, test } from 'vitest';
import { novaRomaRenderer } from '../../packages/cli/src/render/nova-roma';
import { wrap } from '../../packages/cli/src/text';
import { ludi } from './run';

const languages = [
  { words: english(engine), renderer: novaRomaRenderer(english(engine)) },
  { words: german(engine), renderer: novaRomaRenderer(german(engine)) },
] as const;
const [{ renderer: inEnglish }, { renderer: inGerman }] = languages;

const play = (players: number, ...more: string[]) =>
  ludi(['play', 'nova-roma', '--seed', 'tiber', '--players', String(players), ...more]);

const clean = (lines: readonly string[]): void => {
  expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
};

describe('nova-roma', () => {
  test.each([1, 2, 3, 4])('play prints the log of a game for %i, and its replay is good', async (players) => {
    const { status, out } = await play(players);
    expect(status).toBe(0);
    for (let round = 1; round <= 5; round++) expect(out).toContain(`Round ${round} of 5, start player Player `);
    expect(out).toMatch(/Start player marker\s+\d/);
    expect(out).toMatch(players === 1 ? /Player 1 (wins|loses) with -?\d+ points?/ : /Player \d .* with \d+ points/);
    if (players === 1) expect(out).toMatch(/AI {10}\d+ points: Score marker \d+/);
    clean(out.split('\n'));
    const replay = (await play(players, '--out', '-')).out;
    expect((await ludi(['verify', '-'], { stdin: [replay] })).status).toBe(0);
  });

  test('the table shows each viewer what the viewer may know', () => {
    const options: Options[] = [
      { players: 1, seed: 'tiber', difficulty: 'easy' },
      { players: 3, seed: 'tiber', mosaicDraft: true, followerDraft: true },
      { players: 2, seed: 'tiber' },
    ];
    const asked = new Set<string>();
    for (const each of options) {
      let state = engine.initialState(each);
      for (let ply = 0; !engine.isTerminal(state); ply++) {
        const [seat = 0] = engine.activePlayers(state);
        const question = engine.openQuestion(state, seat);
        if (question !== null) asked.add(question.ask);
        for (const { words, renderer } of languages) {
          if (question !== null) clean(wrap(textOf(words.ask(state, question))));
          if (ply % 5 === 0)
            for (const viewer of [0, 'spectator'] as const) clean(renderer.table(engine.view(state, viewer)));
        }
        const legal = engine.legalActions(state);
        const action = legal[(7 * ply) % legal.length];
        if (action === undefined) throw new Error('nothing to choose from');
        state = engine.apply(state, action);
      }
    }
    expect(asked.size).toBeGreaterThan(18);
  });

  test('the table shows forum, city, sea, hippodrome, estates and mosaics', () => {
    const state = engine.clone(engine.initialState({ players: 2, seed: 'tiber', startPlayer: 0 }));
    state.forumTiles = ['upgrade', 'recruit', 'race', 'build', 'sail', 'petition', 'trade', 'produce'];
    state.forum.splice(0, 6, 0, null, 'legionary', null, 'emperor', 1);
    const [own] = state.players;
    if (own === undefined) throw new Error('there is no player 0');
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
    const text = inEnglish.table(engine.view(state, 0)).join('\n');
    expect(text).toContain(
      'Forum    Sail  Petition  Trade  Produce\nUpgrade  0     .         L      .\nRecruit  E     1',
    );
    expect(text).toContain('Zone A (6-3-1)');
    expect(text).toMatch(/1 \. R \. \. \./);
    expect(text).toContain('harbor      <0 1 1>');
    expect(text).toContain('1: 3 VP <0>');
    expect(text).toMatch(/Track 1 {5}\S+ {2}\. {2}\. {2}\|1 \.\* {2}n/);
    expect(text).toMatch(/Wheat {2}@1 wheat {2}lion {2}\(income\)/);
    expect(text).toContain('2 B  [2 F+S]  1xH3');
    expect(text).toContain('row: Egeria (used); hand: Hilaria (3), Trivia (40)');
    expect(text).toContain('hand: 2 unknown');
    const german = inGerman.table(engine.view(state, 0)).join('\n');
    expect(german).toContain('Forum         Segeln  Petition  Handeln  Produzieren\nAufwertung    0 ');
    expect(german).toMatch(/Weizen {2}@1 Weizen {2}Löwe {2}\(Einkommen\)/);
    expect(german).toContain('2 B  [2 G+S]  1xH3');
    expect(german).toContain('Reihe: Egeria (erschöpft); Hand: Hilaria (3), Trivia (40)');
    expect(german).toMatch(/Stapel {6}Schifffahrtsverträge 26, Bauverträge 24, Anwesenplättchen 19/);
  });

  test('play --lang de prints a log without English words', async () => {
    const { status, out } = await play(2, '--lang', 'de');
    expect(status).toBe(0);
    expect(out).toContain('-- Runde 5 von 5, Startspieler Spieler ');
    expect(out).toMatch(/führt \p{Lu}\p{L}+\s+mit\s+Stärke\s+\d\s+aus/u);
    expect(out).not.toMatch(/\b(the|gains|pays|player|Player|with|strength|follower|tile)\b/);
    clean(out.split('\n').filter((line) => !line.includes('ludi play')));
  });
});
