/**
 * Tests that experts choose the same actions from the same seed. A release promises this, so that users can reproduce results of bots. If a
 * change of an expert changes its choices, update the digests here and mention the change in the changelog.
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

/** Returns a digest of the first 40 actions of a game with two players. */
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
test.each([
  [
    'with their models',
    {},
    {
      aquileia: 'a34d218ae75ace1d',
      'city-of-rome': '0f7815b9ff70ad02',
      'forum-trajanum': '6af590375e7c6703',
      'nova-roma': 'ecb7001f7c6fa336',
    },
  ],
  [
    'without models',
    { models: [] },
    {
      aquileia: '1af1823359d54bd8',
      'city-of-rome': '80b8625eb164edad',
      'forum-trajanum': '2592770668217f30',
      'nova-roma': '4ca032ffa0003c60',
    },
  ],
])('experts %s choose the same actions as in the last release', (_, options, digests) => {
  expect({
    aquileia: opening(aquileia, aquileiaExpert(aquileia, budget, options)),
    'city-of-rome': opening(cityOfRome, cityOfRomeExpert(cityOfRome, budget, options)),
    'forum-trajanum': opening(forumTrajanum, forumTrajanumExpert(forumTrajanum, budget, options)),
    'nova-roma': opening(novaRoma, novaRomaExpert(novaRoma, budget, options)),
  }).toEqual(digests);
});
