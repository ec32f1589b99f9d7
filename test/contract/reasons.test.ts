/** Refusals name the clause that stands in the way, in words for people: the measure of docs/conformance.md, of every game. */
import { describe, expect, test } from 'vitest';
import { SCALE } from '../scale';
import { chanceOf, games } from './games';

const LEAST = 0.97;

describe.each(games)('%s', (_, { engine }) => {
  test('of what was legal at other moments of a game, 97 % are refused with a clause, and none with an internal name', () => {
    const chance = chanceOf('reasons');
    let refused = 0;
    let withClause = 0;
    const names = new Set<string>();
    const messages = new Map<string, string>();
    for (let game = 0; game < 4 * SCALE; game++) {
      const players = chance.pick(engine.playerCounts);
      let state = engine.initialState({ players, seed: `reasons ${game}` });
      const states = [state];
      const actions = new Map<string, ReturnType<typeof engine.legalActions>[number]>();
      while (!engine.isTerminal(state)) {
        const legal = engine.legalActions(state);
        for (const action of legal) actions.set(engine.format(action), action);
        for (const seat of engine.activePlayers(state)) names.add(engine.openQuestion(state, seat)?.ask ?? '');
        state = engine.apply(state, chance.pick(legal));
        states.push(state);
      }
      for (const { type, player: __, ...fields } of actions.values())
        for (const name of [type, ...Object.keys(fields)]) names.add(name);
      const pool = [...actions.values()];
      for (let asked = 0; asked < 3000; asked++) {
        const seen = chance.pick(states);
        const action = chance.pick(pool);
        if (!engine.activePlayers(seen).includes(action.player)) continue;
        const answer = engine.explain(engine.view(seen, action.player), action);
        if (answer.legal) continue;
        refused++;
        if (answer.clause !== null) withClause++;
        messages.set(answer.message, engine.format(action));
      }
    }
    expect(refused).toBeGreaterThan(1000);
    expect(withClause / refused).toBeGreaterThanOrEqual(LEAST);
    // words of several parts are nobody's English: `place-emissary`, `startPlayer`
    const internal = [...names].filter((name) => /[a-z]-[a-z]|[a-z][A-Z]/.test(name));
    const showing = [...messages.keys()].filter((message) => internal.some((name) => message.includes(name)));
    expect(showing).toEqual([]);
    for (const message of messages.keys()) expect(message).toMatch(/^[^A-Z\s].*[^\s.]$/);
  });
});
