/** Plays games with other component tables, made by `createEngine`. */
import { chanceState, keyedChance } from '@ludi-romani/core';
import { createEngine, engine, standardComponents } from '@ludi-romani/forum-trajanum';
import { actionSpace } from '@ludi-romani/forum-trajanum/action-space';
import { schemasFor } from '@ludi-romani/forum-trajanum/schemas';
import { expect, test } from 'vitest';
import { playsToItsEnd } from '../own-box';
import { mine } from './own-box';
import { at, scene } from './scene';

const own = createEngine(mine);

test('other tables have another digest, and invalid ones are refused', () => {
  expect(own.componentsDigest()).not.toBe(engine.componentsDigest());
  expect(() => createEngine({ ...mine, temples: ['r1c1'] })).toThrow(/temples/);
});

test.each([2, 3, 4] as const)('%i players play to the end in valid states, and the replay is verified', (players) => {
  const mosaic = players === 3 ? 'random' : 'printed';
  const options = { players, seed: 'own board', promoCards: true, mosaic } as const;
  playsToItsEnd(own, engine, schemasFor(mine), options, actionSpace);
});

test('a game has the temples, tiles, forum and resources of its tables', () => {
  const state = own.initialState({ players: 2, seed: 'own board' });
  expect(state.forum.arrangement).toBe('row-2');
  expect(state.forum.colors.filter((color) => color !== null)).toHaveLength(27);
  expect(state.players[0]?.resources).toMatchObject({ coin: 3, 'worker-blue': 1 });
  expect(state.players[0]?.preparation?.deal).toHaveLength(32);
});

test('FT-6.1 the tables determine the price of a row of citizens', () => {
  const { state } = scene(2, { places: { 0: { rows: { 1: 1, 3: 1 }, resources: { coin: 3 } } }, current: null }, [
    { ask: 'payment', player: 0 },
  ]);
  expect(own.legalActions(state).map(own.format)).toEqual(['none', '1', '3'].map((rows) => `0 pay-citizens ${rows}`));
  const paid = own.apply(state, { type: 'pay-citizens', player: 0, rows: [3] });
  expect(at(paid, 0).resources.coin).toBe(3 - 2);
});

test('FT-8.5 other promo cards do not change a game without promo cards; their ids must be unique', () => {
  const [promo] = standardComponents.trajanCards.filter((card) => card.promo);
  const withAnother = (id: string) => ({
    ...standardComponents,
    trajanCards: promo === undefined ? [] : [{ ...promo, id }, ...standardComponents.trajanCards],
  });
  const other = createEngine(withAnother('trajan-I-promo-2'));
  expect(() => createEngine(withAnother('trajan-I-promo'))).toThrow(/trajanCards/);
  const bot = keyedChance(chanceState('promo'));
  let state = engine.initialState({ players: 2, seed: 'promo' });
  let same = other.initialState({ players: 2, seed: 'promo' });
  for (let ply = 0; ply < 60; ply++) {
    const action = bot.pick(engine.legalActions(state));
    [state, same] = [engine.apply(state, action), other.apply(same, action)];
  }
  expect(same).toEqual(state);
  // a game with promo cards may draw the new one
  const drawn = Array.from(
    { length: 60 },
    (_, i) => other.initialState({ players: 2, seed: `${i}`, promoCards: true }).trajan[0],
  );
  expect(new Set(drawn).size).toBe(6);
});
