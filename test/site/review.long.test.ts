/** The reviews of a game in words and numbers, as the replay page shows them. */
import { reviewed } from '@ludi-romani/bots';
import type { GameTypes } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { gameNames, type Language, loadExpert, loadFast, loadGame } from '../../docs/.vitepress/app/games';
import { accuracyOf, chancesOf, lossesOf, type Review } from '../../docs/.vitepress/app/look/review';
import { textsIn } from '../../docs/.vitepress/app/look/texts';

const LANGUAGES: readonly Language[] = ['en', 'de'];

/** Returns a review in which the better action has `win` and `lead`, and the played one a chance of 0.5 and no lead. */
const lossWith = (ply: number, seat: number, action: GameTypes['action'], win: number, lead: number): Review => {
  const finding = { action, visits: 50, value: 0.5, spread: 0.1, win: 0.5, lead: 0, gain: 0, error: 0.01 };
  const played = { ...finding, rows: { forum: 3, villas: 2, baths: 1 } };
  const better = { ...finding, win, lead, gain: win - 0.5, rows: { forum: 5.4, villas: 1.3, baths: 1.2 } };
  return { ply, seat, win, disagreement: { played, better, loss: win - 0.5, line: [] } };
};
const agreed = (ply: number, seat: number, win: number): Review => ({ ply, seat, win, disagreement: undefined });

test('the chances of a seat are those of its last review', () => {
  expect(chancesOf([agreed(1, 0, 0.5), agreed(2, 1, 0.404), agreed(4, 0, 0.61)], 3)).toEqual([
    [null, null, null],
    [50, null, null],
    [50, 40, null],
    [50, 40, null],
    [61, 40, null],
  ]);
  expect(chancesOf([], 2)).toEqual([]);
});

test('losses are in words: the chance, the lead and the rows, the largest first', async () => {
  const { engine, words } = await loadGame('aquileia');
  const state = engine.initialState({ players: 2, seed: 'words' });
  const view = engine.view(state, engine.activePlayers(state)[0] ?? 0);
  const [action] = engine.legalActions(view);
  if (action === undefined) throw new Error('no action');
  const seat = action.player;
  const all = [agreed(2, seat, 0.5), lossWith(3, seat, action, 0.6, -2), lossWith(5, seat, action, 0.62, 1.2)];
  const en = lossesOf(all, await words('en'), textsIn('en'), () => view);
  expect(en.map(({ ply }) => ply)).toEqual([5, 3]);
  expect(en[0]).toMatchObject({
    lost: ['12\u00a0% chance to win', '1 point of lead'],
    played: { worth: { win: '50\u00a0%', lead: '0' } },
    better: { worth: { win: '62\u00a0%', lead: '+1' } },
    rows: [{ points: '+2' }, { points: '−1' }],
  });
  // a better chance with fewer points
  expect(en[1]).toMatchObject({ lost: ['10\u00a0% chance to win'], better: { worth: { lead: '−2' } } });
  const de = lossesOf([lossWith(5, seat, action, 0.5, 3)], await words('de'), textsIn('de'), () => view);
  expect(de[0]?.lost).toEqual(['<\u00a01\u00a0% Gewinnchance', '3 Punkte Vorsprung']);
  expect(accuracyOf(all, textsIn('en'))).toEqual([
    { seat, said: 'a better action in 2 of 3 decisions, worth 11\u00a0% chance to win each, on average' },
  ]);
  expect(accuracyOf(all.slice(0, 2), textsIn('de'))).toEqual([
    { seat, said: 'ein besserer Zug bei 1 von 2 Entscheidungen, er hätte 10\u00a0% Gewinnchance gebracht' },
  ]);
  expect(accuracyOf(all.slice(0, 1), textsIn('en'))[0]?.said).toBe('no better action found in 1 decision');
});

test('a single player has no lead', async () => {
  const { engine, words } = await loadGame('nova-roma');
  const view = engine.view(engine.initialState({ players: 1, seed: 'alone' }), 0);
  const [action] = engine.legalActions(view);
  if (action === undefined) throw new Error('no action');
  const [loss] = lossesOf([lossWith(1, 0, action, 0.6, 9)], await words('en'), textsIn('en'), () => view);
  expect(loss).toMatchObject({
    lost: ['10\u00a0% chance to win'],
    better: { worth: { win: '60\u00a0%', lead: null } },
  });
});

test.each(gameNames)('%s: a bad decision has a loss with its expected continuation in both languages', async (name) => {
  const { engine, words } = await loadGame(name);
  const [fast, expert] = await Promise.all([loadFast(name), loadExpert(name)]);
  const bot = expert(fast, { iterations: 8 });
  const searcher = expert(fast, { iterations: 150 });
  let state = engine.initialState({ players: 2, seed: 'bad decisions' });
  const reviews: Review[] = [];
  const views = new Map<number, GameTypes['view']>();
  for (let ply = 0; ply < 120; ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const view = engine.view(state, seat);
    const legal = engine.legalActions(view);
    if (ply >= 24 && legal.length > 4) {
      // the worst action for the search
      const { findings } = searcher.search(view, 'worst');
      const [worst] = [...findings].sort((one, other) => one.value - other.value || one.visits - other.visits);
      if (worst !== undefined) reviews.push(reviewed({ ply, seat, view, played: worst.action, legal }, searcher));
      views.set(ply, view);
    }
    if (reviews.length === 10) break;
    state = engine.apply(state, bot.choose(view, `ply ${ply}`));
  }
  for (const language of LANGUAGES) {
    const losses = lossesOf(reviews, await words(language), textsIn(language), (ply) => {
      const view = views.get(ply);
      if (view === undefined) throw new Error(`no view at ${ply}`);
      return view;
    });
    expect(losses.length).toBeGreaterThan(0);
    for (const { played, better, lost, expected } of losses) {
      expect(better.said).not.toBe(played.said);
      expect(lost.length).toBeGreaterThan(0);
      for (const { said } of expected) expect(said).not.toBe('');
    }
  }
});
