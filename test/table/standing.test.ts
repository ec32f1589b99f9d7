import type { Seat } from '@ludi-romani/core';
import { verifyReplay } from '@ludi-romani/core';
import {
  act,
  askAgain,
  log,
  openTable,
  passStanding,
  snapshot,
  type Table,
  type Terms,
  undo,
  updates,
} from '@ludi-romani/table';
import { parseTable, record } from '@ludi-romani/table/records';
import { words as de } from '@ludi-romani/table/words/de';
import { words as en, text } from '@ludi-romani/table/words/en';
import { describe, expect, test } from 'vitest';
import { type Objections, objections } from '../objections';

type Own = Table<Objections>;
const opened = (terms: Partial<Terms> = {}): Own =>
  openTable(objections, { options: { players: 4, seed: 'standing 3' }, terms }, 0);
const accepted = (answer: { readonly ok: boolean; readonly table: Own; readonly refusal?: object }): Own => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.table;
};
const played = (table: Own, seat: Seat, type: string, now = 0, more: object = {}): Own =>
  accepted(act(objections, table, seat, { type, player: seat, ...more }, now));
const stateOf = (table: Own) => snapshot(objections, table, 0).view;
const askedAt = (table: Own) => objections.activePlayers(stateOf(table));
const demanded = (terms: Partial<Terms> = {}, now = 0) => played(opened(terms), 0, 'demand', now, { coins: 2 });
/** A seat that holds a veto. */
const vetoer = (table: Own, seats: readonly Seat[]) =>
  seats.find((seat) => snapshot(objections, table, seat).view.players[seat]?.vetoes !== 0) ?? expect.fail('no veto');

describe('a standing pass', () => {
  test('answers the open question, and later ones of the same span at once', () => {
    // the player in turn is asked first after the veto of another player
    const table = accepted(passStanding(objections, demanded(), 1, 0));
    expect(askedAt(table)).toEqual([2]);
    expect(snapshot(objections, table, 3).status.standing).toEqual([1]);
    const next = vetoer(table, [2, 3]);
    const reached = next === 2 ? table : played(table, 2, 'pass');
    const vetoed = played(reached, next, 'veto');
    // the window of the veto asks all but the one who vetoed, and player 1 no more
    const order = [1, 2, 3, 4].map((step) => (next + step) % 4).filter((seat) => seat !== next && seat !== 1);
    let now = vetoed;
    for (const seat of order) {
      expect(askedAt(now)).toEqual([seat]);
      now = played(now, seat, 'pass');
    }
    expect(now.entries.filter(({ type, ...entry }) => type === 'action' && 'standing' in entry)).toEqual([
      { type: 'action', action: { type: 'pass', player: 1 }, standing: true, at: 0 },
    ]);
    expect(objections.openQuestion(snapshot(objections, now, 1).view, 1)).toEqual({ ask: 'demand', player: 1 });
  });

  test('ends with its span', () => {
    let table = accepted(passStanding(objections, demanded(), 1, 0));
    for (const seat of [2, 3]) table = played(table, seat, 'pass');
    table = played(table, 1, 'demand', 0, { coins: 0 });
    for (const seat of [2, 3, 0]) table = played(table, seat, 'pass');
    table = played(table, 2, 'demand', 0, { coins: 0 });
    for (const seat of [3, 0]) table = played(table, seat, 'pass');
    expect(askedAt(table)).toEqual([1]);
  });

  test('ends when its player asks for it, or takes an action back', () => {
    const standing = accepted(passStanding(objections, demanded(), 1, 0));
    const again = accepted(askAgain(objections, standing, 1, 0));
    expect(snapshot(objections, again, 0).status.standing).toEqual([]);
    expect(askAgain(objections, again, 1, 0)).toMatchObject({ ok: false, refusal: { code: 'nothing-standing' } });
    const undone = accepted(undo(objections, standing, 1, 0));
    expect(snapshot(objections, undone, 0).status.standing).toEqual([]);
    expect(askedAt(undone)).toEqual([1]);
  });

  test('is refused without an open question that has a span', () => {
    expect(passStanding(objections, opened(), 0, 0)).toMatchObject({
      ok: false,
      refusal: { code: 'no-standing-pass' },
    });
    expect(passStanding(objections, demanded(), 2, 0)).toMatchObject({
      ok: false,
      refusal: { code: 'no-standing-pass' },
    });
  });

  test('gains no time on a clock: only decisions of the player do', () => {
    const terms = { clock: { main: 60_000, increment: 5_000, delay: 0 } } as const;
    const table = accepted(passStanding(objections, demanded(terms), 1, 10_000));
    const clock = () => snapshot(objections, now, 1).status.clocks?.[1];
    let now = table;
    expect(clock()).toMatchObject({ left: 55_000, since: null });
    const next = vetoer(table, [2, 3]);
    if (next === 3) now = played(now, 2, 'pass', 10_000);
    now = played(now, next, 'veto', 10_000);
    while (!now.entries.some((entry) => entry.type === 'action' && entry.standing))
      now = played(now, askedAt(now)[0] ?? 0, 'pass', 10_000);
    expect(clock()?.left).toBe(55_000);
  });

  test('does not loop if a flag falls at the moment of the pass', () => {
    const terms = { clock: { main: 0, increment: 0, delay: 0 } } as const;
    const { ok } = act(objections, opened(terms), 0, { type: 'demand', player: 0, coins: 1 }, 0);
    expect(ok).toBe(false);
  });

  test('is part of the record: stored, read, verified and followed', () => {
    let table = accepted(passStanding(objections, demanded(), 1, 0));
    table = accepted(askAgain(objections, table, 1, 0));
    const next = vetoer(table, [2, 3]);
    if (next === 3) table = played(table, 2, 'pass');
    table = played(table, next, 'veto');
    const read = parseTable(objections, JSON.parse(JSON.stringify(table)));
    expect(read).toEqual(table);
    expect(verifyReplay(objections, record(objections, table))).toMatchObject({ ok: true });
    const { lines } = log(objections, table, 'spectator');
    expect(lines[1]?.entry).toEqual({ type: 'standing-pass', seat: 1, at: 0, action: { type: 'pass', player: 1 } });
    expect(updates(objections, table, 'spectator', 0)).toHaveLength(table.entries.length);
  });

  test('is not claimed by an entry of another source', () => {
    const table = demanded();
    const forged = { type: 'action', action: { type: 'pass', player: 1 }, standing: true, at: 0 };
    expect(() =>
      parseTable(objections, { ...JSON.parse(JSON.stringify(table)), entries: [...table.entries, forged] }),
    ).toThrow(expect.objectContaining({ code: 'invalid-table' }));
  });

  test('is put into words', () => {
    const spoken = { player: (_: unknown, seat: Seat) => `Player ${seat}` } as never;
    const lines = log(
      objections,
      accepted(askAgain(objections, accepted(passStanding(objections, demanded(), 1, 0)), 1, 0)),
      0,
    ).lines;
    const told = [en(spoken), de(spoken)].map((words) =>
      lines.slice(1).map((line) => text(words.tell({} as never, line as never))),
    );
    expect(told).toEqual([
      ['Player 1 will pass such questions from now on', 'Player 1 wants to be asked again'],
      ['Player 1 passt von nun an auf solche Fragen', 'Player 1 möchte wieder gefragt werden'],
    ]);
  });
});
