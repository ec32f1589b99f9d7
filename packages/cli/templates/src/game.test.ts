/** The tests of the game. `npm test` runs them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hotSeat } from '@ludi-romani/boards';
import { eventsFor } from '@ludi-romani/core';
import { conformance } from '@ludi-romani/core/testing';
import { text } from '@ludi-romani/core/words';
import { board } from './board.ts';
import { engine } from './rules.ts';
import { english } from './words.ts';

// plays random games, and checks every promise of an engine
const suite = conformance(engine, {
  options: [{ players: 2 }, { players: 4, handSize: 5 }],
  invariants: ({ row, bag, players }) => {
    const tiles = new Set([...row, ...bag, ...players.flatMap(({ hand }) => hand)]);
    return tiles.size === 24 ? [] : [`there are ${tiles.size} different tiles, not 24`];
  },
  hidden: ({ players, bag }, viewer) => [...bag, ...players.flatMap(({ hand }, seat) => (seat === viewer ? [] : hand))],
});
for (const { name, run } of suite) test(name, () => run());

test('a tile must fit the last tile of the row', () => {
  const start = engine.initialState({ players: 2, seed: 'any' });
  const [own, other] = start.players;
  assert(own !== undefined && other !== undefined);
  const state = { ...start, row: ['red-1' as const], players: [{ ...own, hand: ['red-2', 'blue-3'] as const }, other] };
  assert.deepEqual(engine.legalActions(state).map(engine.format), ['0 lay red-2', '0 take']);
  const verdict = engine.explain(state, { type: 'lay', player: 0, tile: 'blue-3' });
  assert.equal(verdict.legal ? null : verdict.clause, 'MG-2.3');
});

test('only the player who takes a tile reads which one', () => {
  const words = english(engine);
  const { state, events } = engine.step(engine.initialState({ players: 2, seed: 'any' }), { type: 'take', player: 0 });
  const told = (seat: number) =>
    eventsFor(events, seat).map((event) => text(words.tell(engine.view(state, seat), event)));
  assert.match(told(0)[0] ?? '', /^Player 1 takes (Red|Yellow|Green|Blue) [1-6]$/);
  assert.deepEqual(told(1), ['Player 1 takes a tile']);
});

test('a player lays a tile by pointing at it, and the picture shows no tile of others', () => {
  const begun = engine.start({ players: 2, seed: 'any' });
  const table = hotSeat(engine, board(engine), { words: english(engine) }, begun);
  const start = begun.state;
  const drawn = new Set([...table.picture().matchAll(/data-id="tile-([^"]*)"/g)].map(([, tile]) => tile));
  assert.deepEqual(drawn, new Set([...start.row, ...(start.players[0]?.hand ?? [])]));
  const lay = engine.legalActions(start).find(({ type }) => type === 'lay');
  assert(lay?.type === 'lay');
  table.point(`tile-${lay.tile}`);
  assert.deepEqual(table.state.row, [...start.row, lay.tile]);
});
