/** Tests of the rules of undo, redo and consent, each with the game that has the hardest case for the rule. */
import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { Seat } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { act, log, snapshot, updates } from '@ludi-romani/table';
import { describe, expect, test } from 'vitest';
import { games } from '../contract/games';
import { engine as sortes } from '../core/testing/sortes';
import { Game } from './game';
import type { AnyState } from './playing';

type Step = { readonly state: AnyState; readonly reveals: boolean };
const revealing = ({ reveals }: Step) => reveals;
const hiding = ({ reveals }: Step) => !reveals;
/** Plays until an action that reveals nothing ends the turn of its player. Returns the player. */
const endTurn = (game: Game) =>
  game.until(({ state, reveals }, player) => !reveals && !game.engine.activePlayers(state).includes(player));
const othersThan = (seat: Seat): Seat[] => [0, 1, 2].filter((other) => other !== seat);

describe('a free undo', () => {
  test('takes back own actions one by one, which the seat can redo', () => {
    const game = new Game(novaRoma, {}, { players: 2 });
    const seat = game.until(
      ({ state, reveals }, player) => !reveals && game.engine.activePlayers(state).join() === `${player}`,
    );
    const [one, before] = [game.view(seat), game.actions.length];
    expect(game.status(seat).undo).toBe('free');
    expect(game.undo(seat)).toBe('ok');
    expect(game.status(seat).redo).toBe(true);
    expect(game.actions).toHaveLength(before - 1);
    expect(game.redo(seat)).toBe('ok');
    expect(game.view(seat)).toEqual(one);
    expect(game.status(seat).redo).toBe(false);
    expect(game.redo(seat)).toBe('nothing-to-redo');
  });

  test('cannot be redone after another action of the seat', () => {
    const game = new Game(aquileia);
    const seat = endTurn(game);
    expect(game.undo(seat)).toBe('ok');
    expect(game.act(seat, 1)).toBe('ok');
    expect(game.redo(seat)).toBe('nothing-to-redo');
  });

  test('is no longer possible after another player has acted, and the terms decide about consent', () => {
    for (const how of ['free', 'consent'] as const) {
      const offered = how === 'free' ? null : 'ask';
      const game = new Game(aquileia, { undo: how });
      const seat = endTurn(game);
      const other = game.until(({ reveals }, player) => !reveals && player !== seat);
      expect(game.undo(seat)).toBe('others-acted');
      expect(game.refusals.at(-1)?.message).toBe('another seat has acted since');
      expect(game.status(seat).undo).toBe(offered);
      expect(game.ask(seat)).toBe(offered === null ? 'others-acted' : 'ok');
      expect(game.status(other).ask?.needs ?? null).toEqual(offered === null ? null : [other]);
    }
  });

  test('is refused at a table without undo', () => {
    const game = new Game(aquileia, { undo: 'never' });
    const seat = game.until(hiding);
    expect(game.undo(seat)).toBe('no-undo');
    expect(game.ask(seat)).toBe('no-undo');
    expect(game.status(seat).undo).toBeNull();
  });

  test('is refused to a player who has not acted yet', () => {
    const game = new Game(aquileia);
    expect([0, 1, 2].map(game.undo)).toEqual(['nothing-to-undo', 'nothing-to-undo', 'nothing-to-undo']);
    expect(game.undo(3)).toBe('no-such-seat');
    expect(game.undo(0.5)).toBe('no-such-seat');
  });
});

describe('whether an answer can be taken back while others still answer', () => {
  test.each(games)('%s: follows from the question alone', (_, { engine }) => {
    const game = new Game(engine);
    const seen = new Map<string, Set<string>>();
    for (let ply = 0; ply < 60 && game.active.length > 0; ply++) {
      const seat = game.active.at(-1) ?? 0;
      const legal = game.engine.legalActions(game.view(seat));
      const before = game.table;
      // the same question asked at the same moment has one answer, whatever its player chooses
      const undos = legal.slice(0, 30).map((action) => {
        const { table } = act(game.engine, before, seat, action, 0);
        const isOpen = game.engine
          .activePlayers(snapshot(game.engine, table, seat).view)
          .some((other) => other !== seat);
        return isOpen ? snapshot(game.engine, table, seat).status.undo : 'closed';
      });
      if (game.active.length > 1) seen.set(`${ply}`, new Set(undos.map(String)));
      game.try(seat, legal[ply % legal.length]);
    }
    for (const [ply, undos] of seen)
      expect([ply, [...undos].filter((undo) => undo !== 'closed').length]).toEqual([ply, 1]);
  });
});

describe('an undo of an action that revealed something', () => {
  test.each(games)(
    '%s: needs the consent of all others, and repeating the action reveals the same',
    (_, { engine }) => {
      const game = new Game(engine, { undo: 'consent' });
      const seat = game.until(revealing);
      const action = game.actions.at(-1);
      const shown = () => ([0, 1, 2, 'spectator'] as const).map(game.view);
      const before = shown();
      const isDeciding = game.engine.activePlayers(game.view()).length > 1;
      expect(game.undo(seat)).toBe(isDeciding ? 'may-reveal' : 'came-to-light');
      expect(game.refusals.at(-1)?.message).toBe(
        isDeciding
          ? 'an answer to this question may reveal hidden information'
          : 'hidden information has been revealed',
      );
      expect(game.ask(seat)).toBe('ok');
      const others = othersThan(seat);
      expect(game.status(seat).ask?.needs).toEqual(others);
      expect(game.ask(others[0] ?? 0)).toBe('asked-already');
      expect(game.agree(seat)).toBe('not-asked');
      expect(others.map(game.agree)).toEqual(['ok', 'ok']);
      expect(game.status(seat).ask).toBeNull();
      expect(game.redo(seat)).toBe('nothing-to-redo');
      expect(game.try(seat, action)).toBe('ok');
      expect(shown()).toEqual(before);
    },
  );

  test('is refused if the action secretly passed cards to another player', () => {
    const game = new Game(cityOfRome);
    const [first = 0] = game.active;
    expect(game.act(first)).toBe('ok');
    expect(game.undo(first)).toBe('came-to-light');
  });
});

describe('an undo request', () => {
  const asked = () => {
    const game = new Game(cityOfRome, { undo: 'consent' });
    const [seat = 0] = game.active;
    game.act(seat);
    expect(game.ask(seat)).toBe('ok');
    return { game, seat, others: othersThan(seat) as [Seat, Seat] };
  };

  test('is closed if a player declines it, or if its seat withdraws it', () => {
    const { game, others } = asked();
    expect(game.decline(others[0])).toBe('ok');
    expect(game.agree(others[1])).toBe('not-asked');
    const again = asked();
    expect(again.game.withdraw(again.others[0])).toBe('not-asked');
    expect(again.game.withdraw(again.seat)).toBe('ok');
    expect(again.game.agree(again.others[0])).toBe('not-asked');
  });

  test('is closed by the next action', () => {
    const { game, others } = asked();
    expect(game.act()).toBe('ok');
    expect(game.agree(others[0])).toBe('not-asked');
  });

  test('is refused if the undo is free', () => {
    const game = new Game(aquileia, { undo: 'consent' });
    const seat = game.until(hiding);
    expect(game.ask(seat)).toBe('undo-is-free');
  });

  test('of a solo player needs no consent', () => {
    const game = new Game(novaRoma, { undo: 'consent' }, { players: 1 });
    const seat = game.until(revealing);
    const before = game.actions.length;
    expect(game.undo(seat)).toBe('came-to-light');
    expect(game.ask(seat)).toBe('ok');
    expect(game.actions.length).toBeLessThan(before);
  });

  test('needs no consent of a player who has left', () => {
    const game = new Game(cityOfRome, { undo: 'consent', resignation: 'stand-in' });
    const [seat = 0] = game.active;
    game.act(seat);
    const [one = 0, two = 0] = othersThan(seat);
    expect(game.resign(one)).toBe('ok');
    expect(game.ask(seat)).toBe('ok');
    expect(game.status(seat).ask?.needs).toEqual([two]);
  });
});

describe('simultaneous answers', () => {
  const drafting = () => {
    const game = new Game(forumTrajanum);
    game.until(({ state }) => game.engine.activePlayers(state).length === 3);
    return game;
  };

  test('can be taken back while the phase is open, without affecting the answers of others', () => {
    const game = drafting();
    const open = game.view();
    const answered = (seat: Seat) => {
      const before = game.table.entries.length;
      while (game.active.includes(seat)) expect(game.act(seat, 1)).toBe('ok');
      return game.table.entries.length - before;
    };
    const times = answered(0);
    answered(1);
    const seen = game.view(1);
    for (let left = times; left > 0; left--) expect(game.undo(0)).toBe('ok');
    expect(game.active).toContain(0);
    expect(game.active).not.toContain(1);
    expect(JSON.stringify(game.view(1).players[1])).toBe(JSON.stringify(seen.players[1]));
    expect(game.view().players).toEqual(open.players);
    for (let left = times; left > 0; left--) expect(game.redo(0)).toBe('ok');
    expect(game.view(1)).toEqual(seen);
    answered(2);
    expect(game.undo(0)).toBe('came-to-light');
  });

  test('can be redone after actions, undos and redos of other seats', () => {
    const game = drafting();
    game.act(1); // the cranes, whose choice reveals the start citizen
    const before = [0, 1].map(game.view);
    game.act(0, 1);
    game.act(1, 1);
    const answered = [0, 1].map(game.view);
    expect([game.undo(0), game.undo(1)]).toEqual(['ok', 'ok']);
    expect([0, 1].map(game.view)).toEqual(before);
    expect(game.redo(1)).toBe('ok');
    expect([0, 1].map((seat) => game.status(seat).redo)).toEqual([true, false]);
    game.act(2, 1);
    expect(game.status(0).redo).toBe(true);
    expect(game.redo(0)).toBe('ok');
    expect([0, 1].map((seat) => game.view(seat).players[seat])).toEqual(
      [0, 1].map((seat) => answered[seat]?.players[seat]),
    );
  });

  test('and their undos reveal nothing to others but the players who must still answer', () => {
    const game = drafting();
    const version = game.table.entries.length;
    game.act(0, 2);
    game.undo(0);
    game.redo(0);
    const sent = updates(game.engine, game.table, 1, version);
    expect(sent.map((one) => 'entry' in one && one.entry)).toEqual([
      { type: 'action', action: { player: 0 }, at: 0 },
      { type: 'undo', seat: 0, at: 0 },
      { type: 'redo', seat: 0, action: { player: 0 }, at: 0 },
    ]);
    expect(sent.flatMap((one) => ('events' in one ? one.events : []))).toEqual([]);
  });
});

test('actions that were taken back stay in the log, and updates name them', () => {
  const game = new Game(aquileia);
  const seat = game.until(hiding);
  const version = game.table.entries.length;
  game.undo(seat);
  const [sent] = updates(game.engine, game.table, 'spectator', version);
  expect(sent).toMatchObject({ entry: { type: 'undo', seat }, takesBack: [version] });
  const { lines } = log(game.engine, game.table, 'spectator');
  expect(lines.at(-2)).toMatchObject({ version, entry: { type: 'action' } });
  expect(lines.at(-1)).toMatchObject({ version: version + 1, takesBack: [version] });
});

test('a refusal lists the seats that acted since, and the seats that must consent only if the terms allow consent', () => {
  for (const terms of [{ undo: 'free' }, { undo: 'consent' }] as const) {
    const game = new Game(aquileia, terms);
    // if seat 1 begins, the others do not act in seat order
    while (game.active[0] !== 1) expect(game.act()).toBe('ok');
    const seat = 1;
    const acted: Seat[] = [];
    while (acted.length < 3) {
      const [next = 0] = game.active;
      if (acted.length > 0 && next === seat) throw new Error('the seat acts again before both others have acted');
      expect(game.act(next)).toBe('ok');
      if (!acted.includes(next)) acted.push(next);
    }
    expect(acted).toEqual([1, 2, 0]);
    const others = [0, 2];
    expect(game.undo(seat)).toBe('others-acted');
    const needs = terms.undo === 'consent' ? { needs: others } : {};
    expect(game.refusals).toEqual([{ code: 'others-acted', message: expect.any(String), by: others, ...needs }]);
  }
});

test('undo restores every earlier state, however far back', () => {
  const game = new Game(aquileia, { undo: 'consent' }, { players: 2 });
  const views = [game.view()];
  let { table } = game;
  for (let ply = 0; game.active.length > 0; ply++) {
    ({ table } = game);
    expect(game.act(undefined, ply)).toBe('ok');
    views.push(game.view());
  }
  // after the end no undo is possible, so start from the table before the last action
  game.table = table;
  expect(game.actions.length).toBeGreaterThan(100);
  for (let left = game.actions.length; left > 20; left = game.actions.length) {
    const seat = game.actions.at(-1)?.player ?? 0;
    if (game.undo(seat) !== 'ok') {
      expect(game.ask(seat)).toBe('ok');
      for (const other of game.status(seat).ask?.needs ?? []) expect(game.agree(other)).toBe('ok');
    }
    expect(game.actions.length).toBe(left - 1);
    expect(game.view()).toEqual(views[left - 1]);
  }
});

test('a simultaneous phase can end a game', () => {
  const game = new Game(sortes, {}, { players: 2 });
  for (let ply = 0; ply < 50 && game.active.length > 0; ply++) expect(game.act()).toBe('ok');
  expect(game.engine.isTerminal(game.view())).toBe(true);
  expect(game.act(0)).toBe('game-over');
});
