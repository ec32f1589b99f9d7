import { engine } from '@ludi-romani/city-of-rome';
import { expect, test } from 'vitest';
import { chanceOf, opens, positions, strange, unchanged, unpolluted, VALUES } from './hostile';

test('hostile lines: refused, or the legal action that has this line', () => {
  const chance = chanceOf('texts');
  const compare = unchanged(positions);
  const lines = positions.flatMap((state) => engine.legalActions(state).map(engine.format));
  for (let i = 0; i < VALUES; i++) {
    const state = chance.pick(positions);
    const line = chance.pick(lines);
    const at = chance.int(line.length);
    const given = chance.pick([
      () => strange(chance),
      () => line,
      () => line.slice(0, at),
      () => line.slice(0, at) + chance.pick([' ', '\0', '"', '__proto__', '-1', '٣']) + line.slice(at + 1),
      () => line.split('').reverse().join(''),
      () => `${line} `,
    ])();
    const action = opens('illegal-action', () => engine.parse(state, given as string));
    if (action === undefined) continue;
    expect(engine.format(action)).toBe(given);
    expect(engine.legalActions(state)).toContainEqual(action);
  }
  compare();
  unpolluted();
});
