/** Tests of games at one screen: the viewer, pointing, undo, the log, and handing over the screen. */
import { engine as aquileia } from '@ludi-romani/aquileia';
import { DONE, type HotSeat, hotSeat, TURN } from '@ludi-romani/boards';
import { boards as aquileiaBoards } from '@ludi-romani/boards/aquileia';
import { words as aquileiaWords } from '@ludi-romani/boards/aquileia/en';
import { boards } from '@ludi-romani/boards/city-of-rome';
import { words as german } from '@ludi-romani/boards/city-of-rome/de';
import { words as english } from '@ludi-romani/boards/city-of-rome/en';
import { boards as forumTrajanumBoards } from '@ludi-romani/boards/forum-trajanum';
import { words as forumTrajanumWords } from '@ludi-romani/boards/forum-trajanum/en';
import { boards as novaRomaBoards } from '@ludi-romani/boards/nova-roma';
import { words as novaRomaWords } from '@ludi-romani/boards/nova-roma/en';
import { type CityOfRome, engine } from '@ludi-romani/city-of-rome';
import {
  chanceState,
  eventsFor,
  keyedChance,
  recordReplay,
  type Seat,
  type Step,
  verifyReplay,
} from '@ludi-romani/core';
import { sentences, text } from '@ludi-romani/core/words';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { idsIn } from '../boards';
import { SCALE } from '../scale';

const board = boards(engine);
const words = english(engine);
const GAMES = [aquileia, engine, forumTrajanum, novaRoma].map((one) => [one.game, one] as const);
const drawn = (made: unknown, pictures: unknown, spoken: unknown, more: object = {}) => ({
  game: (made as typeof engine).game,
  made: made as typeof engine,
  pictures: pictures as typeof board,
  spoken: spoken as typeof words,
  /** options with which the game has secret actions */
  more,
});
const DRAWN = [
  drawn(aquileia, aquileiaBoards(aquileia), aquileiaWords(aquileia)),
  drawn(engine, board, words),
  drawn(forumTrajanum, forumTrajanumBoards(forumTrajanum), forumTrajanumWords(forumTrajanum)),
  drawn(novaRoma, novaRomaBoards(novaRoma), novaRomaWords(novaRoma), { followerDraft: true }),
];
/** The games with secret actions in the first plies: drafts of cards, and choices of tiles. */
const SECRETIVE = [DRAWN[1], DRAWN[2]].flatMap((one) => one ?? []);
const names = ['Livia', 'Marcus', 'Iulia', 'Titus'];
const options = { players: 3, seed: 'hot seat' } as const;

const begin = (seed = 'hot seat') => hotSeat(engine, board, { words, names }, engine.start({ ...options, seed }));

type Game = HotSeat<CityOfRome>;

/** Points at random things until `wanted` returns true. */
function playUntil(game: Game, wanted: (game: Game) => boolean, seed = 'bot'): Game {
  const chance = keyedChance(chanceState(seed));
  for (let clicks = 0; !wanted(game); clicks++) {
    if (game.isOver || clicks > 5000) throw new Error('`wanted` never returned true');
    game.point(chance.pick(game.open));
  }
  return game;
}
/** Returns true if the view of a seat shows something that spectators do not see. */
const hides = (made: typeof engine, state: CityOfRome['state'], seat: Seat) => {
  const seen = (viewer: Seat | 'spectator') => JSON.stringify({ ...made.view(state, viewer), viewer: null });
  return seen(seat) !== seen('spectator');
};
/** Returns the log of a spectator. */
const publicLog = (
  made: typeof engine,
  spoken: typeof words,
  begun: Pick<Step<CityOfRome>, 'state' | 'events'>,
  done: Game['actions'],
) => {
  const steps = [begun];
  for (const action of done) steps.push(made.step((steps.at(-1) ?? begun).state, action));
  return steps.flatMap(({ state, events }) =>
    sentences(spoken.tellAll(made.view(state, 'spectator'), eventsFor(events, 'spectator'))),
  );
};
const ask = (game: Game) => engine.openQuestion(game.state, game.seat)?.ask;
const lines = (game: Game) => game.log.map(({ phrase }) => text(phrase, names));
const all = (game: Game) =>
  JSON.stringify([game.state, game.seat, game.actions, game.pointed, game.open, game.log.length, game.refusal]);

/** Returns a game with fake choices. A choice points at a piece and its place, at a single thing, or at one or two rows. */
function made() {
  const can = (ids: string, legal = true) => ({
    action: { type: ids, player: 0 },
    judgement: legal ? { legal } : { legal, code: 'rule', clause: 'X-1.1', message: 'no' },
    idle: false,
  });
  const choices = [
    ...['a x', 'a y', 'b x', 'b y', 'only', 'row-1', 'row-1 row-2'].map((ids) => can(ids)),
    ...['a z', 'c'].map((ids) => can(ids, false)),
  ];
  const acted: string[] = [];
  const fake = {
    ...engine,
    choices: () => choices,
    step: (state: object, action: { type: string }) => {
      acted.push(action.type);
      return { state, events: [], reveals: false };
    },
  } as unknown as typeof engine;
  const pieces = { ...board, targets: (_: unknown, action: { type: string }) => action.type.split(' ') };
  return { game: hotSeat(fake, pieces as typeof board, { words }, engine.start(options)), acted };
}

describe('the viewer', () => {
  test('is the active player', () => {
    const game = begin();
    const looked: number[] = [];
    playUntil(game, () => {
      if (ask(game) !== 'draft') return true;
      looked.push(game.seat);
      const own = (game.state.players[game.seat]?.packet ?? []).map((card) => `card-${card}`);
      expect(own.length).toBeGreaterThan(0);
      expect([...idsIn(game.picture())]).toEqual(expect.arrayContaining(own));
      return false;
    });
    expect(new Set(looked).size).toBe(2);
    // secret cards of other players are not visible
    for (const [seat, { secret }] of game.state.players.entries())
      for (const { card } of secret)
        if (seat !== game.seat) expect(idsIn(game.picture()).has(`card-${card}`)).toBe(false);
  });

  test.each(GAMES)(
    '%s: stays the same while that player has questions, and is then another active player',
    (_, any) => {
      const one = any as unknown as typeof engine;
      const lettered = {
        targets: (__: unknown, action: never) => [one.format(action)],
        board: () => '',
        parts: () => [],
      };
      const silent = { ...words, ask: () => ['?'], tell: () => [], player: String };
      const players = one.playerCounts.at(-1) as 3;
      const game = hotSeat(one, lettered as never, { words: silent as never }, one.start({ ...options, players }));
      const chance = keyedChance(chanceState('several'));
      let several = 0;
      while (!game.isOver && game.actions.length < 150) {
        const active = one.activePlayers(game.state);
        expect(active).toContain(game.seat);
        if (active.length > 1) several++;
        const { seat } = game;
        game.point(chance.pick(game.open));
        if (one.activePlayers(game.state).includes(seat)) expect(game.seat).toBe(seat);
        expect(game.actions.at(-1)?.player).toBe(seat);
      }
      // only Forum Trajanum has simultaneous questions
      expect(several > 0).toBe(one.game === 'forum-trajanum');
    },
  );

  test('at the end is the player who acted last, and nothing is open', () => {
    const game = playUntil(begin(), ({ isOver }) => isOver);
    expect([game.seat, game.open]).toEqual([game.actions.at(-1)?.player, []]);
    const [winners = []] = engine.outcome(game.state)?.ranking ?? [];
    const won = `${winners.map((seat) => names[seat]).join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
    // `said` contains the sentence only once, in the lines of the log
    expect(game.said.endsWith(` The game is over. ${won}.`)).toBe(true);
    expect(game.said.split('The game is over')).toHaveLength(2);
    expect(hotSeat(engine, board, { words, names }, game).said).toBe(`The game is over: ${won}`);
    expect(game.picture()).toContain(`>${won}<`);
    game.change({ words: german(engine) });
    expect(game.picture('prompt')).toMatch(/>\p{L}+( und \p{L}+)* (gewinnt|gewinnen)</u);
    game.change({ words });
    game.point('end-turn');
    expect(game.refusal).toMatchObject({ clause: null, message: expect.stringContaining('The game is over') });
  });

  test('the actions are a valid replay', () => {
    const game = playUntil(begin(), ({ isOver }) => isOver);
    const replay = JSON.parse(JSON.stringify(recordReplay(engine, options, game.actions)));
    expect(verifyReplay(engine, replay).ok).toBe(true);
  });

  test('a game from a saved state starts with an empty log', () => {
    const { state } = playUntil(begin(), ({ actions }) => actions.length === 40);
    const game = hotSeat(engine, board, { words }, { state });
    expect([game.log, game.canUndo]).toEqual([[], false]);
    playUntil(game, ({ actions }) => actions.length === 3);
    expect(game.log.length).toBeGreaterThan(0);
  });
});

describe('pointing', () => {
  test('carries out an action when it is the only one left', () => {
    const game = begin();
    const [id = ''] = game.open;
    game.point(id);
    expect(game.actions).toHaveLength(1);
    expect(game.pointed).toEqual([]);
  });

  test('marks the chosen thing, and removes it when it is pointed at again', () => {
    const { game, acted } = made();
    game.point('a');
    expect([game.pointed, game.open, game.said]).toEqual([['a'], ['x', 'y'], '2 choices']);
    expect(game.picture()).toMatch(/data-id="a"[^>]* aria-pressed="true"/);
    game.point('a');
    expect([game.pointed, acted]).toEqual([[], []]);
    expect(game.open).toContain('a');
  });

  test('back removes the last thing, and returns false if there is none', () => {
    const { game, acted } = made();
    game.point('a');
    expect([game.back(), game.pointed, game.back(), acted]).toEqual([true, [], false, []]);
  });

  test('offers `done` when an action is complete and others are possible', () => {
    const { game, acted } = made();
    game.point('row-1');
    expect(game.open).toEqual(['row-2', DONE]);
    expect(game.picture()).toContain(`data-id="${DONE}"`);
    game.point(DONE);
    game.point('row-2');
    expect(acted).toEqual(['row-1', 'row-1 row-2']);
  });

  test('ignores `done` when no action is complete', () => {
    const game = begin();
    game.point(DONE);
    expect([game.actions, game.pointed, game.refusal?.clause]).toEqual([[], [], null]);
  });

  test('CR-4.8 refuses an illegal thing with its clause, until the next pointing', () => {
    const game = playUntil(begin(), (one) => ask(one) === 'emissary' && one.open.length < 5);
    const taken = [1, 2, 3, 4, 5].map((n) => `field-${n}`).find((id) => !game.open.includes(id)) ?? '';
    const { open } = game;
    game.point(taken);
    expect(game.refusal).toMatchObject({ legal: false, clause: 'CR-4.8' });
    expect([game.pointed, game.open]).toEqual([[], open]);
    expect(game.said).toBe(`CR-4.8: ${game.refusal?.message}`);
    expect(game.picture()).toContain('(rule CR-4.8)');
    // the next step clears the refusal
    game.back();
    expect([game.refusal, game.picture().includes('CR-4.8')]).toEqual([null, false]);
  });

  test('answers other things with the open question, in the current language', () => {
    const game = playUntil(begin(), (one) => ask(one) === 'emissary');
    game.point('seat-1');
    expect([game.refusal?.clause, game.pointed]).toEqual([null, []]);
    expect(game.said).toBe('not now: Place your emissary on a field of the strip');
    expect(game.picture()).toContain('Not now: Place your emissary');
    game.change({ words: german(engine) });
    expect(game.said).toMatch(/^jetzt nicht: \p{Lu}/u);
    expect(game.picture()).toContain('Jetzt nicht: ');
  });

  test('ignores hostile ids', () => {
    const { game, acted } = made();
    game.point('a');
    for (const id of ['', '__proto__', 'constructor', '"><script>', 'cell-0-0-0-0', 'x'.repeat(1000)]) game.point(id);
    expect([acted, game.pointed, game.refusal?.code]).toEqual([[], ['a'], 'no-such-choice']);
  });

  test('marks what other seats changed until the next own action, with a number for each turn', () => {
    const start = engine.start({ players: 3, seed: 'marks' });
    const game = hotSeat(engine, board, { words, names }, start, { people: [0] });
    const chance = keyedChance(chanceState('marks'));
    let [turns, marked] = [0, 0];
    let since = engine.view(game.state, 0);
    while (!game.isOver && turns < 30) {
      const [seat = 0] = engine.activePlayers(game.state);
      const ids = new Set(board.changes(since, engine.view(game.state, 0), { words, names }).map(({ id }) => id));
      for (const { id, n, by } of game.marks) {
        // a thing may change back to what it was
        if (!ids.has(id)) continue;
        expect([n === undefined, by === undefined]).toContain(true);
        expect(n ?? 1).toBeGreaterThan(0);
        expect(idsIn(game.picture())).toContain(id);
        marked++;
      }
      if (seat === 0) turns++;
      game.act(chance.pick(engine.legalActions(game.state, seat)));
      if (seat !== 0) continue;
      expect(game.marks).toEqual([]);
      since = engine.view(game.state, 0);
    }
    expect(marked).toBeGreaterThan(20);
  });
});

describe('hovering', () => {
  const building = () => {
    const start = novaRoma.start({ players: 2, seed: 'hover' });
    const game = hotSeat(novaRoma, novaRomaBoards(novaRoma), { words: novaRomaWords(novaRoma), names }, start);
    const chance = keyedChance(chanceState('hover'));
    const isAsked = () => novaRoma.openQuestion(game.state, game.seat)?.ask === 'building';
    for (let plies = 0; !isAsked() && plies < 2000; plies++)
      game.act(chance.pick(novaRoma.legalActions(game.state, game.seat)));
    return game;
  };

  test('a click does what the picture shows: each building can be laid by pointing at its first cell and turning', () => {
    const game = building();
    const all = novaRoma.legalActions(game.state, game.seat).filter(({ type }) => type === 'place-building');
    const reached = new Set<string>();
    for (const id of game.open.filter((one) => /^[A-C]-/.test(one)))
      for (let turns = 0; turns < 8; turns++) {
        expect(game.hover(id)).toBe(true);
        const shown = game.picture();
        expect(shown).toContain('class="ghost"');
        const before = game.state;
        game.point(id);
        const action = game.actions.at(-1);
        reached.add(JSON.stringify(action));
        expect(game.undo()).toBe(true);
        expect(game.state).toEqual(before);
        game.hover(id);
        // by the key, or by the button
        if (turns % 2) game.point(TURN);
        else expect(game.turn(1)).toBe(true);
      }
    expect(all.length).toBeGreaterThan(10);
    expect([...reached].sort()).toEqual(all.map((action) => JSON.stringify(action)).sort());
  });

  test('a click without hovering points at one cell, and nothing is turned where nothing is carried', () => {
    const game = building();
    const [id = ''] = game.open.filter((one) => /^[A-C]-/.test(one));
    expect([game.turn(1), game.hover(null), game.hover('elsewhere')]).toEqual([false, false, false]);
    const plies = game.actions.length;
    game.point(id);
    expect([game.pointed, game.actions.length]).toEqual([[id], plies]);
    game.back();
    // the hand that reaches for the button still carries the building
    game.hover(id);
    game.hover(TURN);
    expect(game.picture()).toContain(`data-id="${TURN}"`);
    game.hover('elsewhere');
    expect(game.picture()).not.toContain(`data-id="${TURN}"`);
  });

  test('turns are actions of one seat in a row', () => {
    const game = begin();
    const chance = keyedChance(chanceState('turns'));
    const seats: Seat[] = [];
    while (seats.length < 60) {
      seats.push(game.seat);
      game.act(chance.pick(engine.legalActions(game.state, game.seat)));
    }
    expect(game.turns()).toBe(seats.filter((seat, i) => i === 0 || seat !== seats[i - 1]).length);
  });
});

describe('pointing at another thing', () => {
  test('replaces the chosen thing if they exclude each other', () => {
    const { game, acted } = made();
    game.point('a');
    game.point('b');
    expect([game.pointed, game.open, acted]).toEqual([['b'], ['x', 'y'], []]);
    game.point('x');
    expect(acted).toEqual(['b x']);
  });

  test('does not carry out an action that was not open', () => {
    const { game, acted } = made();
    game.point('a');
    game.point('only');
    expect([game.pointed, acted, game.refusal?.code]).toEqual([['a'], [], 'no-such-choice']);
  });

  test('is refused with the clause of an illegal thing', () => {
    const { game } = made();
    game.point('a');
    game.point('z');
    expect([game.pointed, game.refusal?.clause]).toEqual([['a'], 'X-1.1']);
    game.point('c');
    expect([game.pointed, game.refusal?.clause]).toEqual([['a'], 'X-1.1']);
  });
});

describe('undo', () => {
  test('restores the previous state for each action that revealed nothing', () => {
    let [back, final] = [0, 0];
    for (let number = 0; number < 2 * SCALE; number++) {
      const game = begin(`undo ${number}`);
      const chance = keyedChance(chanceState(`undo ${number}`));
      while (!game.isOver) {
        while (game.pointed.length > 0) game.back();
        const [before, count, { state }] = [all(game), game.actions.length, game];
        while (game.actions.length === count) game.point(chance.pick(game.open));
        const [action] = game.actions.slice(-1);
        const { reveals } = engine.step(state, action ?? (null as never));
        expect(game.canUndo).toBe(!reveals);
        const after = all(game);
        expect(game.undo()).toBe(!reveals);
        if (reveals) {
          expect(all(game)).toBe(after);
          final++;
        } else {
          // everything except the mark of the last change is restored
          expect(all(game)).toBe(before);
          back++;
          if (chance.int(2) === 0) continue;
          while (game.actions.length === count) game.point(chance.pick(game.open));
        }
      }
    }
    expect(Math.min(back, final)).toBeGreaterThan(25);
  });

  test('is not possible at the beginning', () => {
    const game = begin();
    expect([game.canUndo, game.undo(), game.actions]).toEqual([false, false, []]);
  });
});

describe('the log', () => {
  test('contains what the viewer may know, and no secrets of others', () => {
    const game = begin();
    const chance = keyedChance(chanceState('log'));
    let { events } = engine.start(options);
    let secrets = 0;
    while (game.actions.length < 80) {
      const told = lines(game).join(' ');
      const view = engine.view(game.state, game.seat);
      // leaves out the name of the player, because the log omits it in a sentence that continues the previous one
      const read = (event: object) => text(words.tell(view, event as never), names).replace(/^\w+ /, '');
      for (const event of events) {
        const [veiled] = eventsFor([event], game.seat);
        if (veiled === undefined || read(veiled) === read(event)) continue;
        secrets++;
        expect(told).toContain(read(veiled));
        expect(told).not.toContain(read(event));
      }
      const { state } = game;
      game.point(chance.pick(game.open));
      const action = game.actions.at(-1);
      if (game.state !== state && action !== undefined) ({ events } = engine.step(state, action));
    }
    expect(secrets).toBeGreaterThan(1);
    // the same actions give the same log
    const again = hotSeat(engine, board, { words, names }, engine.start(options));
    for (const action of game.actions) {
      for (const id of board.targets(engine.view(again.state, again.seat), action)) again.point(id);
    }
    expect(lines(again)).toEqual(lines(game));
  });

  test('consists of sentences', () => {
    const game = begin();
    const told = lines(playUntil(game, ({ isOver }) => isOver));
    expect(told.length).toBeGreaterThan(game.actions.length * 0.8);
    for (const line of told) expect(line).toMatch(/^[\p{Lu}\d].*[.!]$/u);
    expect(told.at(-1)).toBe('The game is over.');
  });

  test('changes its language together with the picture', () => {
    const game = playUntil(begin(), ({ actions }) => actions.length === 60);
    const before = lines(game);
    game.change({ words: german(engine) });
    const after = lines(game);
    expect(after.length).toBe(before.length);
    expect(after.filter((line) => before.includes(line))).toEqual([]);
    expect(game.picture()).toContain('lang="de"');
    game.change({ words });
    expect(lines(game)).toEqual(before);
  });

  test('`said` has the last events, and the next question with its player', () => {
    const game = playUntil(begin(), (one) => ask(one) === 'emissary');
    const [id = ''] = game.open;
    const who = names[game.seat];
    game.point(id);
    expect(game.said).toMatch(
      new RegExp(
        `^${who} places an emissary on field ${id.at(-1)}\\. \\w+: Place your emissary on a field of the strip$`,
      ),
    );
    game.undo();
    expect(game.said).toBe(`${who}: Place your emissary on a field of the strip`);
  });
});

test('the parts together contain all open things', () => {
  const game = playUntil(begin(), (one) => ask(one) === 'emissary');
  const ids = new Set(game.parts().flatMap((part) => [...idsIn(game.picture(part))]));
  expect(game.open.filter((id) => !ids.has(id))).toEqual([]);
});

describe('a screen that is handed over', () => {
  test.each(DRAWN)(
    '$game: the next viewer sees the same after any secret action',
    ({ made, pictures, spoken, more }) => {
      const chance = keyedChance(chanceState('hands'));
      let pairs = 0;
      for (let i = 0; pairs < 6 && i < 40; i++) {
        let state = made.initialState({ players: 3, seed: `hands ${i}`, ...more });
        while (!made.isTerminal(state) && pairs < 6) {
          const seat = chance.pick(made.activePlayers(state));
          const others = [0, 1, 2].filter((other) => other !== seat);
          const isSecret = (action: CityOfRome['action']) =>
            others.some((other) => JSON.stringify(made.actionFor(state, action, other)) !== JSON.stringify(action));
          const secret = made.legalActions(state, seat).filter(isSecret).slice(0, 4);
          const seen = new Map<string, unknown>();
          for (const action of secret) {
            const table = hotSeat(made, pictures, { words: spoken, names }, { state });
            table.act(action);
            if (table.seat === action.player) continue;
            const { events, state: after } = made.step(state, action);
            const known = JSON.stringify([
              made.actionFor(state, action, table.seat),
              made.view(after, table.seat),
              eventsFor(events, table.seat),
            ]);
            const shown = [table.picture(), table.said, lines(table)];
            if (seen.has(known)) {
              expect(shown).toEqual(seen.get(known));
              pairs++;
            }
            seen.set(known, shown);
          }
          state = made.apply(state, chance.pick(made.legalActions(state, seat)));
        }
      }
      expect(pairs).toBeGreaterThan(0);
    },
  );

  test.each(DRAWN)(
    '$game: shows only public information until the next player takes it',
    ({ made, pictures, spoken, more }) => {
      const look = { words: spoken, names, scheme: 'page' as const };
      const begun = made.start({ players: 3, seed: 'curtain', ...more });
      const table = hotSeat(made, pictures, look, begun, { handOver: true });
      const chance = keyedChance(chanceState('curtain'));
      let holder = table.seat;
      let handed = 0;
      expect(table.handsTo).toBeNull();
      while (!table.isOver && handed < 12) {
        if (table.handsTo === null) {
          // the same player has the screen, or the view has nothing secret
          if (table.seat !== holder) expect(hides(made, table.state, table.seat)).toBe(false);
          holder = table.seat;
          table.point(chance.pick(table.open));
          continue;
        }
        handed++;
        const to = table.handsTo;
        const prompt = `Hand over to ${names[to]}`;
        expect([table.seat, table.open, table.pointed, table.back()]).toEqual([to, [DONE], [], false]);
        expect([to === holder, hides(made, table.state, to)]).toEqual([false, true]);
        expect(table.log).toEqual(publicLog(made, spoken, begun, table.actions));
        const all = made.view(table.state, 'spectator');
        expect(table.marks).toEqual([]);
        expect(table.picture()).toBe(pictures.board(all, { ...look, prompt, done: true }));
        expect(table.said).toBe(prompt);
        // keys reach `done`, too
        expect(table.picture('prompt')).toMatch(/data-id="done" role="button"[^>]* tabindex="0" class="open"/);
        table.point('nothing of the sort');
        expect(table.refusal).toMatchObject({ clause: null, message: `not now: ${prompt}` });
        expect(table.handsTo).toBe(to);
        table.point(DONE);
        holder = to;
        expect([table.handsTo, table.seat, table.refusal]).toEqual([null, to, null]);
        const highlight = table.open.filter((id) => id !== DONE);
        const { marks } = table;
        expect(table.picture()).toBe(pictures.board(made.view(table.state, to), { ...look, highlight, marks }));
      }
      expect(handed).toBeGreaterThan(0);
    },
  );

  test('is handed over only to a player who knows something secret', () => {
    const { state } = engine.start({ players: 2, seed: 'curtain' });
    let turn: Seat = 0;
    const can = { action: { type: 'x', player: 0 }, judgement: { legal: true }, idle: false };
    const turns = {
      ...engine,
      activePlayers: () => [turn],
      choices: () => [can, { ...can, action: { type: 'y', player: 0 } }],
      actionFor: (_: unknown, action: unknown) => action,
      // seat 0 always knows something secret, seat 1 never does
      view: (_: unknown, viewer: Seat | 'spectator') => ({
        ...engine.view(state, 'spectator'),
        ...{ viewer, note: viewer === 0 },
      }),
      step: () => {
        turn = 1 - turn;
        return { state, events: [], reveals: false };
      },
    };
    const bare = { board: () => '', parts: () => [], targets: (_: unknown, { type }: { type: string }) => [type] };
    const table = hotSeat(turns as never, bare as never, { words, names }, { state }, { handOver: true });
    const handed: string[] = [];
    for (let moves = 0; moves < 4; moves++) {
      const { seat } = table;
      table.point('x');
      handed.push(`${seat} to ${table.seat}: ${table.handsTo}`);
      if (table.handsTo !== null) table.point(DONE);
    }
    expect(handed).toEqual(['0 to 1: null', '1 to 0: 0', '0 to 1: null', '1 to 0: 0']);
  });

  test('undo needs no handing over before the next player has taken the screen, and hands it back afterwards', () => {
    const table = hotSeat(engine, board, { words, names }, engine.start(options), { handOver: true });
    const chance = keyedChance(chanceState('back'));
    const undoable = (): Seat => {
      for (;;) {
        const { seat } = table;
        table.point(chance.pick(table.open));
        if (table.handsTo !== null && table.seat !== seat && table.canUndo) return seat;
      }
    };
    const first = undoable();
    expect([table.undo(), table.handsTo, table.seat]).toEqual([true, null, first]);
    const second = undoable();
    table.point(DONE);
    expect([table.undo(), table.handsTo, table.seat]).toEqual([true, second, second]);
  });
});

test('the prompt, the table and the players together are the whole picture, without common things', () => {
  const { game } = made();
  game.point('row-1');
  const parts = ['prompt', 'table', 'seats'].map((part) => idsIn(game.picture(part, 'wide')));
  expect([...(parts[0] ?? [])].sort()).toEqual(['done', 'row-1', 'row-2']);
  expect(parts.flatMap((ids) => [...ids]).sort()).toEqual([...idsIn(game.picture())].sort());
});

describe('one person at the screen, others on other machines', () => {
  const alone = (seed = 'alone') =>
    hotSeat(engine, board, { words, names }, engine.start({ players: 3, seed }), { people: [0] });
  /** Returns a random legal action of the active player. */
  const random = (game: Game, chance: ReturnType<typeof keyedChance>) => {
    const [seat = 0] = engine.activePlayers(game.state);
    return chance.pick(engine.legalActions(game.state, seat));
  };

  test('is always the viewer', () => {
    const game = alone();
    const chance = keyedChance(chanceState('alone'));
    let waits = 0;
    while (!game.isOver) {
      expect(game.seat).toBe(0);
      if (!engine.activePlayers(game.state).includes(0)) {
        waits++;
        expect([game.open, game.said.endsWith('Livia: Waiting for others')]).toEqual([[], true]);
      }
      game.act(random(game, chance));
    }
    expect(waits).toBeGreaterThan(50);
    expect(game.said).toMatch(/ The game is over\. [A-Z].*s?\.$/);
    expect(verifyReplay(engine, recordReplay(engine, { players: 3, seed: 'alone' }, game.actions)).ok).toBe(true);
  });

  test.each(SECRETIVE)('$game: sees the same after any secret action', ({ made, pictures, spoken }) => {
    const chance = keyedChance(chanceState('secret'));
    let pairs = 0;
    for (let i = 0; pairs < 10; i++) {
      let state = made.initialState({ players: 3, seed: `secret ${i}` });
      for (let ply = 0; ply < 12; ply++) {
        for (const seat of made.activePlayers(state).filter((other) => other !== 0)) {
          // two actions that look the same to seat 0
          const secret = made.legalActions(state, seat).slice(0, 2);
          const seen = secret.map((action) =>
            JSON.stringify([made.actionFor(state, action, 0), made.view(made.apply(state, action), 0)]),
          );
          if (secret.length < 2 || seen[0] !== seen[1]) continue;
          const [shown, same] = secret.map((action) => {
            const table = hotSeat(made, pictures, { words: spoken, names }, { state }, { people: [0] });
            table.act(action);
            return [table.picture(), table.said, lines(table)];
          });
          expect(shown).toEqual(same);
          pairs++;
        }
        state = made.apply(state, chance.pick(made.legalActions(state)));
      }
    }
  });

  test('undo also undoes the later actions of others, unless something was revealed', () => {
    const game = alone('undo');
    const chance = keyedChance(chanceState('undo'));
    const seen = { taken: 0, kept: 0 };
    while (!game.isOver) {
      const [before, count] = [game.state, game.actions.length];
      const action = random(game, chance);
      game.act(action);
      if (action.player !== 0) continue;
      let reveals = engine.step(before, action).reveals;
      for (let others = 0; others < 2 && !game.isOver && !engine.activePlayers(game.state).includes(0); others++) {
        const [state, next] = [game.state, random(game, chance)];
        game.act(next);
        reveals ||= engine.step(state, next).reveals;
      }
      const redo = game.actions.slice(count);
      expect([game.canUndo, game.undo()]).toEqual([!reveals, !reveals]);
      seen[reveals ? 'kept' : 'taken'] += redo.length;
      if (reveals) continue;
      expect([game.state, game.seat]).toEqual([before, 0]);
      for (const again of redo) game.act(again);
    }
    expect(seen.taken).toBeGreaterThan(20);
    expect(seen.kept).toBeGreaterThan(5);
  });

  test('an illegal action throws and changes nothing', () => {
    const game = alone();
    const before = all(game);
    expect(() => game.act({ type: 'end-turn', player: 0 })).toThrow(
      expect.objectContaining({ code: 'illegal-action' }),
    );
    expect(all(game)).toBe(before);
  });
});
