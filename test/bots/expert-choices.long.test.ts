/**
 * What experts choose from a seed is part of what a release promises: people repeat each other's tables of bots. It changes when an expert
 * learns something, and the changelog says so; then these are written anew.
 */
import { createHash } from 'node:crypto';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { expert as aquileiaExpert } from '@ludi-romani/bots/aquileia';
import { expert as cityOfRomeExpert } from '@ludi-romani/bots/city-of-rome';
import { expert as forumTrajanumExpert } from '@ludi-romani/bots/forum-trajanum';
import { expert as novaRomaExpert } from '@ludi-romani/bots/nova-roma';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { ActionLike, Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';

/** A digest of the first 40 actions of a game for two, 30 iterations each. */
function opening(
  engine: Engine<GameTypes>,
  bot: { choose(view: GameTypes['view'], seed: string): ActionLike },
): string {
  const state = engine.clone(engine.initialState({ players: 2, seed: 'choices' }));
  const actions: string[] = [];
  for (let ply = 0; ply < 40; ply++) {
    const [seat = 0] = engine.activePlayers(state);
    const action = bot.choose(engine.view(state, seat), `choices ${ply}`);
    actions.push(engine.format(action));
    engine.applyInPlace(state, action);
  }
  return createHash('sha256').update(actions.join('\n')).digest('hex').slice(0, 16);
}

const budget = { iterations: 30 };
test('from the same seed experts choose what they chose', () => {
  expect({
    aquileia: opening(aquileia, aquileiaExpert(aquileia, budget)),
    'city-of-rome': opening(cityOfRome, cityOfRomeExpert(cityOfRome, budget)),
    'forum-trajanum': opening(forumTrajanum, forumTrajanumExpert(forumTrajanum, budget)),
    'nova-roma': opening(novaRoma, novaRomaExpert(novaRoma, budget)),
  }).toEqual({
    aquileia: '1af1823359d54bd8',
    'city-of-rome': '80b8625eb164edad',
    'forum-trajanum': '2592770668217f30',
    'nova-roma': '45bf8e9c1756cf41',
  });
});
