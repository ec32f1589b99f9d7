/** Tests the refusals of actions that were legal at another moment of the game. A refusal names a clause, and is a sentence for people. */
import { describe, expect, test } from 'vitest';
import { refusals } from '../refusals';
import { SCALE } from '../scale';
import { chanceOf, games } from './games';

const LEAST = 0.97;

describe.each(games)('%s', (_, { engine }) => {
  test('97 % of the refusals name a clause, and none holds an internal name', () => {
    const chance = chanceOf('reasons');
    let [refused, named] = [0, 0];
    const names = new Set<string>();
    const messages = new Set<string>();
    for (let game = 0; game < 4 * SCALE; game++) {
      const options = { players: chance.pick(engine.playerCounts), seed: `reasons ${game}` };
      for (const { state, action, refusal } of refusals(engine, options, 60)) {
        const { type, player, ...fields } = action;
        for (const name of [type, ...Object.keys(fields), engine.openQuestion(state, player)?.ask ?? ''])
          names.add(name);
        refused++;
        if (refusal.clause !== null) named++;
        messages.add(refusal.message);
      }
    }
    expect(refused).toBeGreaterThan(1000);
    expect(named / refused).toBeGreaterThanOrEqual(LEAST);
    // compound names are internal: `place-emissary`, `startPlayer`
    const internal = [...names].filter((name) => /[a-z]-[a-z]|[a-z][A-Z]/.test(name));
    expect(internal.length).toBeGreaterThan(5);
    const showing = [...messages].filter((message) => internal.some((name) => message.includes(name)));
    expect(showing).toEqual([]);
    for (const message of messages) expect(message).toMatch(/^[^A-Z\s].*[^\s.]$/);
  });
});
