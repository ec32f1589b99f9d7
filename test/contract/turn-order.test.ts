/** Refusals of players whose turn it is not: they cite the clause of the turn order, not that of the open question. */
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { Engine, GameTypes } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { statesOf } from '../random-game';
import { SCALE } from '../scale';

/** The clause for each question, and for all others under `else`. */
type Clauses = Readonly<Record<string, string | ((question: GameTypes['question']) => string)>>;

const BY_CONTEST: Readonly<Record<string, string>> = { arena: 'AQ-5.19', stadium: 'AQ-5.35' };
const games: readonly (readonly [string, Engine<GameTypes>, readonly object[], over: string, Clauses])[] = [
  [
    'aquileia',
    aquileia as never,
    [{ players: 4 }, { players: 2 }],
    'AQ-7.1',
    {
      placement: 'AQ-4.15',
      cards: (question) => BY_CONTEST[(question as unknown as { contest: string }).contest] ?? '',
      'blue-dice': 'AQ-5.22',
      'arena-reward': 'AQ-5.25',
      'stadium-card': 'AQ-5.42',
      bid: 'AQ-5.52',
      harbour: 'AQ-5.92',
      else: 'AQ-4.35',
    },
  ],
  [
    'city-of-rome',
    cityOfRome as never,
    [{ players: 3 }, { players: 2 }],
    'CR-7.1',
    { draft: 'CR-3.13', emissary: 'CR-4.8', else: 'CR-4.9' },
  ],
  [
    'forum-trajanum',
    forumTrajanum as never,
    [{ players: 3, draftMode: 'sequential', introductory: true, introductoryCard: 'chosen' }],
    'FT-7.1',
    {
      ...{ 'trajan-card': 'FT-9.4', cranes: 'FT-9.4', 'start-row': 'FT-9.4', 'corner-citizens': 'FT-9.4' },
      ...{ take: 'FT-9.4', pass: 'FT-9.4', payment: 'FT-9.4', else: 'FT-4.20' },
    },
  ],
  [
    'nova-roma',
    novaRoma as never,
    [{ players: 2 }, { players: 3, mosaicDraft: true }],
    'NR-7.1',
    { emperor: 'NR-4.3', 'draft-mosaic': 'NR-8.50', else: 'NR-4.6' },
  ],
];

test.each(games)('%s: a refusal cites the clause of the turn order, and after the end that of the end', (...given) => {
  const [, engine, settings, over, clauses] = given;
  const met = new Set<string>();
  for (const options of settings)
    for (let game = 0; game < SCALE; game++)
      for (const state of statesOf(engine, { ...options, seed: `turn order ${game}` } as GameTypes['options'])) {
        const [active] = engine.activePlayers(state);
        const [action] = active === undefined ? [] : engine.legalActions(state, active);
        if (active === undefined || action === undefined) {
          const late = { type: 'no-such-type', player: 0 };
          expect(engine.explain(state, late)).toMatchObject({ code: 'game-over', clause: over });
          continue;
        }
        const question = engine.openQuestion(state, active) ?? expect.fail('no question is open');
        const clause = clauses[question.ask] ?? clauses.else;
        met.add(question.ask in clauses ? question.ask : 'else');
        const refusal = { code: 'not-your-turn', clause: typeof clause === 'function' ? clause(question) : clause };
        for (const player of state.players.keys()) {
          if (player === active) continue;
          const other = { ...action, player };
          expect(engine.explain(state, other)).toMatchObject(refusal);
          expect(engine.explain(engine.view(state, player), other)).toMatchObject(refusal);
        }
      }
  expect([...met].sort()).toEqual(Object.keys(clauses).sort());
});

test('NR-8.52 FT-9.3 FT-9.4 in a simultaneous decision, players who have decided and players who are not asked', () => {
  const judged = (engine: Engine<GameTypes>, state: GameTypes['state'], player: number) => {
    const refusal = engine.explain(engine.view(state, player), { ...engine.legalActions(state)[0], player });
    return refusal.legal || `${refusal.clause} ${refusal.message}`;
  };
  const decided = 'this player has decided, others have not';
  const drafts = novaRoma as unknown as Engine<GameTypes>;
  const draft = drafts.initialState({ players: 3, followerDraft: true, seed: 'x' } as never);
  expect(judged(drafts, drafts.apply(draft, drafts.legalActions(draft, 1)[0] ?? expect.fail()), 1)).toBe(
    `NR-8.52 ${decided}`,
  );

  const payments = forumTrajanum as unknown as Engine<GameTypes>;
  const found = new Set<unknown>();
  for (let game = 0; game < 40 && found.size < 2; game++)
    for (const state of statesOf(payments, { players: 4, seed: `payment ${game}` })) {
      const { phase, pending } = state as unknown as { phase: string; pending: readonly { opened?: unknown[][] }[] };
      const opened = pending.at(-1)?.opened;
      if (phase !== 'payment' || opened === undefined) continue;
      for (const player of state.players.keys()) {
        if (payments.activePlayers(state).includes(player)) continue;
        const reason = judged(payments, state, player);
        const isAsked = (opened[player]?.length ?? 0) > 0;
        expect(reason).toBe(isAsked ? `FT-9.4 ${decided}` : 'FT-9.3 this player has no decision');
        found.add(reason);
      }
    }
  expect(found.size).toBe(2);
});
