/** Tests of Aquileia on the command line: the log of a game, and the table at every kind of decision, in every language. */

import { type Aquileia, engine } from '@ludi-romani/aquileia';
import type { GameReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { findGame, type Game, localized } from '../../packages/cli/src/game';
import { games } from '../../packages/cli/src/games';
import { languages } from '../../packages/cli/src/language';
import { ludi } from './run';

const aquileia = findGame(games, 'aquileia') as Game<Aquileia>;
const rendererIn = (language: 'en' | 'de') => localized(aquileia, language).renderer;

const played = async (players: number): Promise<GameReplay<Aquileia>> =>
  JSON.parse((await ludi(['play', 'aquileia', '--seed', 'adria', '--players', String(players), '--out', '-'])).out);

const ROUND = {
  en: (round: number) => `Round ${round} of 6, start player `,
  de: (round: number) => `Runde ${round} von 6, Startspieler `,
};
/** By language, a pattern for words of the other language, and for texts that only a programming error shows. */
const ALIEN = {
  en: /undefined|NaN|\[object|\b(und|der|das|ein|eine|mit|zahlt|Karte)\b/,
  de: /undefined|NaN|\[object|\b(and|the|with|pays|card|bronze|silver|gold|nothing|none)\b/,
};

describe.each(languages)('aquileia in %s', (language) => {
  test.each([2, 3, 4, 5])('play prints the log of a game for %i', async (players) => {
    const { status, out } = await ludi([
      ...['play', 'aquileia', '--seed', 'adria', '--lang', language, '--players', String(players)],
    ]);
    expect(status).toBe(0);
    for (let round = 1; round <= 6; round++) expect(out).toContain(ROUND[language](round));
    expect(out).toMatch(language === 'en' ? /Place\s+\d/ : /Platz\s+\d/);
    expect(out).not.toMatch(ALIEN[language]);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    // placements and actions are never in the same sentence
    const sentences = out.replace(/\n {12}/g, ' ').split('\n');
    const mixed =
      language === 'en'
        ? /(henchman on|crest on|passes).*, (rolls|plays|exch|buys|auct)/
        : /(Gefolgsmann auf|wappen auf|passt).*, (würf|spielt|tauscht|kauft|verst)/;
    expect(sentences.filter((sentence) => mixed.test(sentence))).toEqual([]);
  });

  test('the table shows each viewer what the viewer may know', async () => {
    const { options, actions } = await played(4);
    const renderer = rendererIn(language);
    const backs =
      language === 'en'
        ? /hand: (none|(\d+ (slave|horse (or|and) weapon) cards?(, )?)+)( \(|$)/
        : /Hand: (nichts|(\d+ (Sklaven|Waffen- (oder|und) Pferde)karten?(, )?)+)( \(|$)/;
    const asked = new Set<string>();
    let state = engine.initialState(options);
    for (const action of actions) {
      const top = state.pending.at(-1);
      if (top !== undefined && 'ask' in top) asked.add(top.ask);
      for (const viewer of [0, 'spectator'] as const) {
        const lines = renderer.table(engine.view(state, viewer));
        expect(lines.join('\n')).not.toMatch(ALIEN[language]);
        // other hands are shown only as the number of cards with each back, and the cards that were bought openly
        const [own, ...others] = lines.filter((line) => /[hH]and: /.test(line));
        expect([own, ...others].filter((line) => backs.test(line ?? '')).length).toBeGreaterThanOrEqual(others.length);
        expect(others).toHaveLength(3);
        expect(lines.filter((line) => /^ {12}(buildings|Gebäude): /.test(line))).toHaveLength(4);
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
      }
      state = engine.apply(state, action);
    }
    expect(asked.size).toBeGreaterThan(8);
  });
});

test('the table shows an open auction and a contest', () => {
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
  const shown = (language: 'en' | 'de') => rendererIn(language).table(state).join('\n').replaceAll(/\s+/g, ' ');
  const english = shown('en');
  expect(english).toContain('market Weapon card +3, ');
  expect(english).toContain('Equi et Arma (left) Red');
  expect(english).toContain('strength Yellow 5, Blue 2');
  expect(english).toContain(
    'auction Blue and yellow theater card, auctioned by Yellow; Blue bids 1 bronze and 2 gold; still in: Yellow and Blue',
  );
  const german = shown('de');
  expect(german).toContain('Markt Waffenkarte +3, ');
  expect(german).toContain('Equi et Arma (links) Rot');
  expect(german).toContain('Stärke Gelb 5, Blau 2');
  expect(german).toContain(
    'Auktion Blau-gelbe Theaterkarte, versteigert von Gelb; Blau bietet 1 Bronze und 2 Gold; noch dabei: Gelb und Blau',
  );
});
