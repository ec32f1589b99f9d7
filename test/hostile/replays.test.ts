import { engine, recordReplay, verifyReplay } from '@ludi-romani/city-of-rome';
import { parseReplay, validateState } from '@ludi-romani/city-of-rome/schemas';
import { expect, test } from 'vitest';
import { chanceOf, frozen, games, hostile, opens, unchanged, unpolluted, VALUES, WORDS } from './hostile';

const FAULTS = [
  ...['malformed', 'unknown-game', 'other-rules-version', 'other-components', 'invalid-options', 'commitment-differs'],
  ...['illegal-action', 'checkpoint-differs', 'actions-after-end', 'unfinished', 'outcome-differs'],
];

test('hostile replays: a verdict that names the first thing wrong, or a game that really was played so', () => {
  const chance = chanceOf('replays');
  const replays = games.map(({ options, actions }) =>
    frozen(structuredClone(recordReplay(engine, options, actions, { committed: true, checkpointEvery: 20 }))),
  );
  const compare = unchanged(replays);
  const codes = new Set<string>();
  for (let i = 0; i < VALUES; i++) {
    const given = hostile(chance, chance.pick(replays), WORDS);
    const verdict = verifyReplay(engine, given);
    const parsed = opens('invalid-replay', () => parseReplay(given));
    if (verdict.ok) {
      expect(parsed).toBeDefined();
      if (i % 10 === 0) expect(validateState(verdict.state)).toEqual([]);
      if (parsed !== undefined) expect(engine.outcome(verdict.state)).toEqual(parsed.outcome);
      continue;
    }
    codes.add(verdict.code);
    expect(FAULTS).toContain(verdict.code);
    expect(verdict.message.length).toBeLessThan(500);
  }
  expect([...codes]).toEqual(expect.arrayContaining(FAULTS.filter((code) => code !== 'actions-after-end')));
  compare();
  unpolluted();
});
