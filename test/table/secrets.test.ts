/**
 * Two tables that differ only in what a viewer may not know give that viewer the same stream, to the byte: through undo, redo, what is
 * asked and answered, and simultaneous questions. The second table begins with a state dealt from the viewer's own view.
 */
import { deepEqual, type GameTypes, type Seat, type Viewer } from '@ludi-romani/core';
import {
  type Answer,
  act,
  agreeToUndo,
  askUndo,
  comment,
  declineUndo,
  log,
  openTable,
  redo,
  snapshot,
  undo,
  updates,
} from '@ludi-romani/table';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { SCALE, within } from '../scale';
import { type AnyEngine, type AnyState, type AnyTable, at, midGame, must } from './playing';

type Action = ReturnType<AnyEngine['legalActions']>[number];

type Deed = (table: AnyTable) => Answer<GameTypes>;

const TERMS = { undo: 'consent', clock: { main: 60_000, increment: 7, delay: 3, undo: 'returned' } } as const;

/** What a viewer is sent of a table from a version on, with all else that is told of it. */
const stream = (engine: AnyEngine, table: AnyTable, viewer: Viewer, since: number): string =>
  JSON.stringify([
    updates(engine, table, viewer, since, { digest: true }),
    snapshot(engine, table, viewer),
    log(engine, table, viewer),
  ]);

/** The action in the other state that is the same one to the viewer. */
function partner(
  engine: AnyEngine,
  here: AnyState,
  there: AnyState,
  action: Action,
  viewer: Viewer,
  pick: number,
): Action | undefined {
  const known = engine.actionFor(here, action, viewer);
  const alike = (other: Action) => deepEqual(known, engine.actionFor(there, other, viewer));
  return at(engine.legalActions(there, action.player).filter(alike), pick);
}

const NAMES = ['act', 'act', 'act', 'act', 'undo', 'undo', 'redo', 'ask', 'agree', 'decline', 'comment'] as const;
type Name = (typeof NAMES)[number];

interface Pair {
  readonly tables: readonly [AnyTable, AnyTable];
  readonly states: readonly [AnyState, AnyState];
}

/** What both tables do; nothing where they cannot do the same, or where chance or something hidden comes to light. */
function step(
  engine: AnyEngine,
  { tables, states }: Pair,
  viewer: Viewer,
  name: Name,
  pick: number,
  now: number,
): Pair | undefined {
  const [one, two] = tables;
  const both = (deed: Deed, seat: Seat | 'spectator'): Pair | undefined => {
    const [here, there] = [deed(one), deed(two)];
    if (seat === viewer)
      must(here.ok === there.ok, `whether ${seat} can ${name} depends on what is hidden from ${viewer}`);
    if (!here.ok || !there.ok) return undefined;
    const [a, b] = [here.table, there.table].map((table) => stateOf(engine, table));
    return a && b && { tables: [here.table, there.table], states: [a, b] };
  };
  switch (name) {
    case 'act': {
      const action = at(engine.legalActions(states[0]), pick);
      if (action === undefined) return undefined;
      const other = partner(engine, states[0], states[1], action, viewer, pick >> 4);
      if (other === undefined) return undefined;
      const told = [engine.step(states[0], action), engine.step(states[1], other)];
      if (told.some(({ reveals }) => reveals)) return undefined;
      const after = [
        act(engine, one, action.player, action, now),
        act(engine, two, action.player, other, now),
      ] as const;
      if (!after[0].ok || !after[1].ok) return undefined;
      const [a, b] = told;
      return a && b && { tables: [after[0].table, after[1].table], states: [a.state, b.state] };
    }
    case 'comment':
      return both((table) => comment(engine, table, viewer, 'vale', now), viewer);
    default: {
      const deed = { undo, redo, ask: askUndo, agree: agreeToUndo, decline: declineUndo }[name];
      // whoever can, from one of them on
      const seats = states[0].players.map((_, seat) => (seat + pick) % states[0].players.length);
      for (const seat of seats) {
        const next = both((table) => deed(engine, table, seat, now), seat);
        if (next === undefined) continue;
        const again = next.tables.map((table) => log(engine, table, seat).lines.at(-1)?.entry);
        const cameToLight = again.some(
          (entry, i) => entry?.type === 'redo' && engine.step(states[i] as AnyState, entry.action as Action).reveals,
        );
        return cameToLight ? undefined : next;
      }
      return undefined;
    }
  }
}

/** The state of a table, worked out apart from it: of a game that nobody sees all of there is no other door. */
const states = new WeakMap<AnyTable, AnyState>();
function stateOf(engine: AnyEngine, table: AnyTable): AnyState | undefined {
  const known = states.get(table);
  if (known !== undefined) return known;
  const { start } = table.begin;
  if (start === undefined) return undefined;
  let line: { action: Action; version: number }[] = [];
  const taken: Action[][] = start.state.players.map(() => []);
  const lines = log(engine, table, 'spectator').lines;
  table.entries.forEach((entry, i) => {
    const gone = lines[i]?.takesBack ?? [];
    for (const { action, version } of line) if (gone.includes(version)) taken[action.player]?.push(action);
    line = line.filter(({ version }) => !gone.includes(version));
    if (entry.type === 'action') line.push({ action: entry.action, version: i + 1 });
    if (entry.type === 'redo') line.push({ action: taken[entry.seat]?.pop() as Action, version: i + 1 });
  });
  const state = line.reduce((now, { action }) => engine.apply(now, action), engine.settle(start.state).state);
  states.set(table, state);
  return state;
}

/** How far others have come in a simultaneous phase a view does not say, but who was there knows it: such a game is played on. */
function atOnce(engine: AnyEngine, state: AnyState): AnyState {
  const top = state.pending.at(-1);
  if (top === undefined || !('simultaneous' in top) || deepEqual(top.simultaneous, top.opened)) return state;
  const [action] = engine.legalActions(state);
  return action === undefined ? state : atOnce(engine, engine.apply(state, action));
}

const taken = new Set<Name>();

describe.each(games)('%s', (_, { engine }) => {
  test(
    'what a viewer is sent says nothing of what is hidden from that viewer',
    () => {
      let steps = 0;
      const script = fc.record({
        players: fc.constantFrom(...engine.playerCounts.filter((count) => count > 1)),
        seed: fc.nat(),
        before: fc.array(fc.nat(), { maxLength: 120, size: 'max' }),
        viewer: fc.nat(4),
        deeds: fc.array(fc.record({ name: fc.constantFrom(...NAMES), pick: fc.nat() }), { maxLength: 40, size: 'max' }),
      });
      fc.assert(
        fc.property(script, ({ players, seed, before, viewer: pick, deeds }) => {
          const viewer: Viewer = at([...Array(players).keys(), 'spectator' as const], pick) ?? 'spectator';
          const real = atOnce(engine, midGame(engine, { players, seed: `secret ${seed}` }, before));
          const dealt = engine.determinize(engine.view(real, viewer), `other ${seed}`);
          const worlds: Pair['states'] = [real, { ...dealt, chance: real.chance }];
          const open = (start: AnyState) => openTable(engine, { start, terms: TERMS }, 0);
          let pair: Pair = { tables: [open(worlds[0]), open(worlds[1])], states: worlds };
          let now = 0;
          for (const { name, pick: which } of deeds) {
            now += which % 50;
            const next = step(engine, pair, viewer, name, which, now);
            if (next === undefined) continue;
            const since = pair.tables[0].entries.length;
            pair = next;
            const [one, two] = pair.tables;
            must(
              stream(engine, two, viewer, since) === stream(engine, one, viewer, since),
              `${viewer} is sent something else after ${name} ${which}`,
            );
            taken.add(name);
            steps++;
          }
        }),
        { numRuns: 30 * SCALE, seed: SCALE, interruptAfterTimeLimit: 30_000 * SCALE },
      );
      expect(steps).toBeGreaterThan(50);
    },
    within(60),
  );
});

test('everything was done somewhere', () => {
  expect([...taken].sort()).toEqual([...new Set(NAMES)].sort());
});
