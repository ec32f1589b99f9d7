import { type Act, type Ask, defineGame, type PerfectInformationGame, type State } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { type Objections, objections } from '../objections';

type Table = State<Objections>;
const start = (vetoes: number[]): Table => {
  const state = objections.clone(objections.initialState({ players: vetoes.length === 3 ? 3 : 4, seed: 'any' }));
  state.players.forEach((area, seat) => {
    area.vetoes = vetoes[seat] ?? 0;
  });
  return state;
};
/** Plays lines such as `1 pass`, and returns the state after them. */
const played = (state: Table, ...lines: string[]) =>
  lines.reduce<Table>((now, line) => objections.apply(now, objections.parse(now, line)), state);
const asked = (state: Table) => objections.activePlayers(state)[0];

describe('a reaction window', () => {
  const demanded = played(start([1, 1, 1, 1]), '0 demand 3');

  test('asks the seats in their order, one at a time', () => {
    expect(objections.activePlayers(demanded)).toEqual([1]);
    expect(asked(played(demanded, '1 pass'))).toBe(2);
    expect(asked(played(demanded, '1 pass', '2 pass'))).toBe(3);
  });

  test('closes when all have passed', () => {
    const passed = played(demanded, '1 pass', '2 pass', '3 pass');
    expect(passed.players[0]?.coins).toBe(3);
    expect(asked(passed)).toBe(1);
    expect(objections.openQuestion(passed, 1)).toEqual({ ask: 'demand', player: 1 });
  });

  test('closes with the first reaction, which may open a window of its own', () => {
    const vetoed = played(demanded, '1 pass', '2 veto');
    expect(vetoed.pending.flatMap((frame) => ('ask' in frame ? frame.player : []))).toEqual([1, 0, 3]);
    expect(played(vetoed, '3 pass', '0 pass', '1 pass').players[0]?.coins).toBe(0);
  });

  test('nests to any depth', () => {
    const vetoes = played(demanded, '1 veto', '2 veto', '3 veto', '0 veto', '1 pass', '2 pass', '3 pass');
    expect(vetoes.players.map((area) => area.vetoes)).toEqual([0, 0, 0, 0]);
    expect(vetoes.players[0]?.coins).toBe(3);
    expect(asked(vetoes)).toBe(1);
  });

  test('asks a seat that cannot react, so that nobody learns what it holds', () => {
    const [one, other] = [start([1, 0, 1, 1]), start([1, 2, 1, 1])].map((state) => played(state, '0 demand 3'));
    if (one === undefined || other === undefined) throw new Error();
    for (const viewer of [0, 2, 3, 'spectator'] as const)
      expect(objections.view(one, viewer)).toEqual(objections.view(other, viewer));
    expect(objections.explain(one, { type: 'veto', player: 1 })).toMatchObject({ clause: 'OB-2.2' });
  });

  test('is the same after a JSON round trip, in place, and in the middle of a saved game', () => {
    const read = JSON.parse(JSON.stringify(played(demanded, '1 pass'))) as Table;
    expect(played(read, '2 veto')).toEqual(played(demanded, '1 pass', '2 veto'));
    const own = objections.clone(read);
    objections.applyInPlace(own, { type: 'veto', player: 2 });
    expect(own).toEqual(played(read, '2 veto'));
  });
});

describe('a standing pass', () => {
  const demanded = played(start([1, 1, 1, 1]), '0 demand 3');

  test('is the pass of the open question, and the span in which it may be repeated', () => {
    expect(objections.standingPass(demanded, 1)).toEqual({ action: { type: 'pass', player: 1 }, span: 'veto turn 1' });
    const later = played(demanded, '1 pass', '2 pass', '3 pass', '1 demand 0');
    expect(objections.standingPass(later, 2)?.span).toBe('veto turn 2');
  });

  test('does not exist for a player who is not asked, or for a question without a span', () => {
    expect(objections.standingPass(demanded, 2)).toBeNull();
    expect(objections.standingPass(start([1, 1, 1]), 0)).toBeNull();
  });
});

describe('misuse', () => {
  type Go = Act<'go'>;
  type Misuse = PerfectInformationGame<{
    state: object;
    action: Go;
    question: Ask<'go', { withdraws?: number }>;
    answers: { go: Go };
    row: 'none';
  }>;
  const misuse = (opens: 'inside' | 'nobody' | 'without a pass') =>
    defineGame<Misuse>({
      game: 'misuse',
      rulesVersion: '1',
      playerCounts: [2],
      perfectInformation: true,
      maxPlies: () => 9,
      setup: () => ({ players: [{}, {}], pending: [{ ask: 'go', player: 0 }] }),
      questions: {
        go: {
          pendingReason: 'MI-1.1 go',
          moves: {
            go: {
              candidates: (_, { player }) => [{ type: 'go', player }],
              apply: (_, { player }, effects, { withdraws }) => {
                if (opens === 'nobody') effects.reactions([]);
                else if (opens === 'without a pass') effects.reactions([{ ask: 'go', player: 1 }]);
                else if (withdraws === 9) effects.reactions([{ ask: 'go', player }]);
                else effects.simultaneous([0, 1].map((seat) => ({ ask: 'go', player: seat, withdraws: 9 })));
              },
            },
          },
        },
      },
      scores: () => [0, 1].map(() => ({ total: 0, rows: { none: 0 } })),
    });

  test('a window without seats closes at once', () => {
    const engine = misuse('nobody');
    expect(
      engine.isTerminal(engine.apply(engine.initialState({ players: 2, seed: '' }), { type: 'go', player: 0 })),
    ).toBe(true);
  });

  test('a question without a pass opens no window', () => {
    const engine = misuse('without a pass');
    const start = engine.initialState({ players: 2, seed: '' });
    expect(() => engine.apply(start, { type: 'go', player: 0 })).toThrow('needs a move that isPass');
  });

  test('no window opens inside simultaneous decisions', () => {
    const engine = misuse('inside');
    const open = engine.apply(engine.initialState({ players: 2, seed: '' }), { type: 'go', player: 0 });
    expect(() => engine.apply(open, { type: 'go', player: 1 })).toThrow(expect.objectContaining({ code: 'internal' }));
  });
});
