/** Tests that a table accepts only comments after the end of the game, because players may then read its record with the seed. */
import type { Seat } from '@ludi-romani/core';
import {
  act,
  agree,
  askAgain,
  comment,
  decline,
  extend,
  openTable,
  passStanding,
  redo,
  resign,
  SEAT_ENTRIES,
  snapshot,
  type Terms,
  tick,
  undo,
  withdraw,
} from '@ludi-romani/table';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { type AnyEngine, type AnyTable, askUndo, at } from './playing';

const CALLS = { undo, redo, askUndo, agree, decline, withdraw, passStanding, askAgain, resign };
const TYPES = SEAT_ENTRIES;
const SEATS: readonly Seat[] = [0, 1];

/** Returns the last actions of a game of two players, and the state before these actions. */
function lastOf(engine: AnyEngine) {
  let state = engine.initialState({ players: 2, seed: 'ended' });
  const plies = [];
  for (let action = at(engine.legalActions(state), 0); action !== undefined; ) {
    plies.push({ before: state, action });
    state = engine.apply(state, action);
    action = at(engine.legalActions(state), plies.length);
  }
  const last = plies.slice(-30);
  return { start: last[0]?.before ?? state, actions: last.map(({ action }) => action) };
}

describe.each(games)('%s', (_, { engine }) => {
  const { start, actions } = lastOf(engine);
  const [last] = actions.slice(-1);

  /** Returns a table one action before the end, with an open undo request if the terms allow it. */
  function nearTheEnd(undoTerms: Terms['undo'], more: Partial<Terms> = {}): AnyTable {
    let table = openTable(engine, { start, terms: { undo: undoTerms, ...more } }, 0);
    for (const action of actions.slice(0, -1)) table = act(engine, table, action.player, action, 0).table;
    for (const seat of SEATS) table = askUndo(engine, table, seat, 0).table;
    return table;
  }
  const clock = { main: 1000, increment: 0, delay: 0 } as const;
  const ENDS = {
    'its rules': (terms: Terms['undo']) => act(engine, nearTheEnd(terms), last?.player ?? 0, last, 0).table,
    'a resignation': (terms: Terms['undo']) => resign(engine, nearTheEnd(terms), 0, 0).table,
    'a flag': (terms: Terms['undo']) => tick(engine, nearTheEnd(terms, { clock }), 5000),
  };

  test.each(Object.entries(ENDS))('accepts only comments after the end by %s', (_, ended) => {
    for (const terms of ['free', 'consent', 'never'] as const) {
      const over = ended(terms);
      for (const seat of SEATS) {
        expect(snapshot(engine, over, seat).status).toMatchObject({ ask: null, undo: null, redo: false });
        const answers = Object.entries({
          ...Object.fromEntries(Object.entries(CALLS).map(([name, call]) => [name, call(engine, over, seat, 9000)])),
          act: act(engine, over, seat, { ...last, player: seat }, 9000),
          'act as a stand-in': act(engine, over, seat, { ...last, player: seat }, 9000, { standIn: true }),
        });
        for (const [name, answer] of answers) {
          expect(answer, `${name} by ${seat}, undo: ${terms}`).toMatchObject({
            ok: false,
            refusal: { code: 'game-over', message: 'the game has ended' },
          });
          expect(answer.table).toBe(over);
        }
        const entries = [
          ...TYPES.map((type) => ({ type, seat, at: 9000 })),
          { type: 'action' as const, action: { ...last, type: last?.type ?? '', player: seat }, at: 9000 },
        ];
        for (const entry of entries)
          expect(() => extend(engine, over, [entry]), `${entry.type} of ${seat}`).toThrow('the game has ended');
      }
      for (const who of [...SEATS, 'spectator'] as const) {
        const said = comment(engine, over, who, 'well played', 9000);
        expect(said.ok).toBe(true);
        expect(snapshot(engine, said.table, 'spectator').view).toEqual(snapshot(engine, over, 'spectator').view);
      }
    }
  });

  test('refuses consent to an open undo request after the last action', () => {
    const asking = nearTheEnd('consent');
    const { ask } = snapshot(engine, asking, 'spectator').status;
    expect(ask).not.toBeNull();
    const over = ENDS['its rules']('consent');
    for (const seat of ask?.needs ?? [])
      expect(agree(engine, over, seat, 0)).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });
});
