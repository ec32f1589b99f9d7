import { chanceState, type GameTypes, keyedChance, recordReplay, type Seat } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { openTable } from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Ask, Found, Level, Thinker } from '../../docs/.vitepress/app/bots';
import { type Game, type GameName, gameNames, type Language, loadGame } from '../../docs/.vitepress/app/games';
import { onlyGame } from '../../docs/.vitepress/app/look/judge';
import { chronicle } from '../../docs/.vitepress/app/play/chronicle';
import { problemOf, problemsOf } from '../../docs/.vitepress/app/play/form';
import { fragmentOf, loaded, opened, replayText, storedMatch } from '../../docs/.vitepress/app/play/saving';
import { tableScene } from '../../docs/.vitepress/app/play/scene';
import { type Match, openSession, takenBack } from '../../docs/.vitepress/app/play/session';
import { type SpokenWords, withTable } from '../../docs/.vitepress/app/play/table-words';

const SEED = 'site';

/** Returns a fake thinker. Each of its searches ends when the test calls `end`, and chooses the first legal action. */
function thinkerOf({ engine }: Game) {
  const open: { readonly ask: Omit<Ask, 'type' | 'id'>; isStopped: boolean; end(): Promise<void> }[] = [];
  const thinker: Thinker = {
    think(ask) {
      let done: (found: Found) => void;
      const found = new Promise<Found>((resolve) => {
        done = resolve;
      });
      const thought = {
        ask,
        isStopped: false,
        end: async () => {
          open.splice(open.indexOf(thought), 1);
          const [action] = engine.legalActions(ask.view);
          if (action === undefined) throw new Error('nothing to decide');
          done({ id: 0, done: true, progress: 1, action, findings: [] });
          for (let i = 0; i < 5; i++) await nextTick();
        },
      };
      open.push(thought);
      return {
        found,
        stop: () => {
          thought.isStopped = true;
        },
      };
    },
    end: () => {},
  };
  return { thinker, open };
}

async function sessionOf(name: GameName, seats: readonly (Level | null)[], { curtain = true } = {}) {
  const game = await loadGame(name);
  const { thinker, open } = thinkerOf(game);
  const session = openSession(game, thinker, { now: () => 0, pause: async () => {} });
  const options = { players: seats.length, seed: SEED };
  const table = openTable(
    game.engine,
    { options, names: ['A', 'B', 'C'].slice(0, seats.length), terms: { undo: 'consent' } },
    0,
  );
  const match: Match = { table, seats, curtain };
  session.play(match);
  /** Plays an action of the viewer: the first legal action, or the one that `choose` picks. */
  const move = (
    choose: (legal: readonly GameTypes['action'][]) => GameTypes['action'] | undefined = ([first]) => first,
  ) => {
    const { seen } = session;
    const action = seen.value === null ? undefined : choose(game.engine.legalActions(seen.value.view));
    if (action === undefined) throw new Error('nothing to do');
    session.choose(action);
    return action;
  };
  const entries = () => session.match.value?.table.entries ?? [];
  return { game, session, open, move, entries };
}

describe('a session', () => {
  test('shows the view of the only person, and gives bots only their views', async () => {
    const { session, open, move, entries } = await sessionOf('aquileia', ['easy', null]);
    for (let plies = 0; plies < 20; plies++) {
      expect(session.viewer.value).toBe(1);
      expect(session.handing.value).toBeNull();
      const [thought] = open;
      if (thought === undefined) move();
      else {
        expect(thought.ask.view.viewer).toBe(0);
        expect(thought.ask.view).not.toHaveProperty('chance');
        await thought.end();
      }
    }
    expect(entries().length).toBe(20);
  });

  test('drops the action of a bot after an undo', async () => {
    const { session, open, move, entries } = await sessionOf('aquileia', [null, 'easy']);
    while (session.active.value.includes(1)) await open[0]?.end();
    move();
    const [late] = open.splice(0);
    const before = entries().filter(({ type }) => type === 'action').length;
    expect(session.back.value?.ok).toBe(true);
    session.undo();
    expect(late?.isStopped).toBe(true);
    await late?.end();
    expect(entries().filter(({ type }) => type === 'action').length).toBe(before);
    expect(session.active.value).toEqual([0]);
    // after the redo the bot must think again
    session.redo();
    expect(open.length).toBe(1);
  });

  test('lets bots agree to an undo, unless something was revealed', async () => {
    const { session, open, move, game } = await sessionOf('city-of-rome', [null, 'easy']);
    const seen = new Set<string>();
    for (let plies = 0; plies < 60 && !session.isOver.value; plies++) {
      const [thought] = open;
      if (thought !== undefined) await thought.end();
      else move((legal) => legal.at(plies % legal.length));
      const { value: match } = session.match;
      if (match === null) throw new Error('no match');
      const { value: back } = session.back;
      if (back?.ok) {
        const [, ...others] = back.table.entries.slice(match.table.entries.length).map(({ type }) => type);
        seen.add(others.length === 0 ? 'free' : 'agreed');
        expect(game.engine.game).toBe(back.table.game);
      } else if (back) seen.add(back.refusal.code);
    }
    expect([...seen].sort()).toEqual(['agreed', 'came-to-light', 'free', 'nothing-to-undo']);
  });

  test('redoes the own action after an undo that took back actions of bots', async () => {
    const { session, open, move, entries } = await sessionOf('aquileia', [null, 'easy']);
    while (session.active.value.includes(1)) await open[0]?.end();
    const action = move();
    while (session.active.value.includes(1)) await open[0]?.end();
    session.undo();
    expect(entries().at(-1)?.type).toBe('agree');
    expect(session.canRedo.value).toBe(true);
    session.redo();
    expect(entries().at(-1)).toMatchObject({ type: 'action', action });
    expect(session.canRedo.value).toBe(false);
  });

  test('undoes the action of the person who acted last', async () => {
    const { session, move, entries } = await sessionOf('aquileia', [null, null], { curtain: false });
    const { player } = move();
    expect(session.viewer.value).not.toBe(player);
    session.undo();
    expect(session.viewer.value).toBe(player);
    expect(entries().at(-1)).toMatchObject({ type: 'undo', seat: player });
  });

  test('offers no undo and no redo after the end', async () => {
    const { session, move } = await sessionOf('aquileia', [null, null], { curtain: false });
    for (let plies = 0; !session.isOver.value; plies++) move((legal) => legal.at(plies % legal.length));
    expect(session.back.value).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
    expect(session.canRedo.value).toBe(false);
    const { value: before } = session.match;
    session.undo();
    session.redo();
    expect(session.match.value).toBe(before);
  });

  test('covers the screen between people if the game hides something from them', async () => {
    const { session, move } = await sessionOf('city-of-rome', [null, null]);
    const handed: Seat[] = [];
    for (let plies = 0; plies < 4; plies++) {
      const { value: to } = session.handing;
      if (to !== null) {
        handed.push(to);
        expect(session.viewer.value).toBe(to);
        const length = session.match.value?.table.entries.length;
        // the session ignores the action while the screen is covered
        move();
        session.point('seat-0');
        expect(session.match.value?.table.entries.length).toBe(length);
        session.takeScreen();
      }
      move();
    }
    expect(handed.slice(0, 2).sort()).toEqual([0, 1]);
    const open = await sessionOf('city-of-rome', [null, null], { curtain: false });
    expect(open.session.handing.value).toBeNull();
  });

  test('does not cover the screen if nothing is hidden', async () => {
    const { session, move } = await sessionOf('nova-roma', [null, null]);
    let uncovered = 0;
    for (let plies = 0; plies < 300 && !session.isOver.value; plies++) {
      session.takeScreen();
      const { value: before } = session.viewer;
      move();
      if (session.viewer.value !== before && session.handing.value === null) uncovered++;
    }
    expect(uncovered).toBeGreaterThan(0);
  });

  test('starts all bots at once for simultaneous decisions', async () => {
    const { session, open, move } = await sessionOf('forum-trajanum', [null, 'easy', 'easy']);
    expect(session.active.value).toEqual([0, 1, 2]);
    expect(open.map(({ ask }) => ask.view.viewer)).toEqual([1, 2]);
    // the action of a person does not stop the searches
    move();
    expect(open.map(({ isStopped }) => isStopped)).toEqual([false, false]);
    await open[0]?.end();
    expect(session.match.value?.table.entries.length).toBe(2);
  });

  test('lets bots act one at a time if wanted, and at once after another speed is chosen', async () => {
    const { session, open, move, entries } = await sessionOf('aquileia', [null, 'easy']);
    session.speed.value = 'step';
    while (open[0] !== undefined) await open[0].end();
    const go = async () => {
      expect(open).toEqual([]);
      session.go();
      const { length } = entries();
      await open[0]?.end();
      expect(entries().length).toBe(length + 1);
    };
    for (let steps = 0; steps < 6; ) {
      if (session.active.value.includes(0)) move();
      else {
        expect(session.isHeld.value).toBe(true);
        await go();
        steps++;
      }
    }
    while (session.active.value.includes(0)) move();
    session.speed.value = 'fast';
    session.go();
    expect([session.isHeld.value, open.length]).toEqual([false, 1]);
  });

  test('asks before what cannot be undone, if wanted', async () => {
    const { session, open, move, entries, game } = await sessionOf('city-of-rome', [null, null]);
    session.careful.value = true;
    let [asked, free] = [0, 0];
    for (let moves = 0; moves < 40; moves++) {
      session.takeScreen();
      const { length } = entries();
      move();
      const { value: confirming } = session.confirming;
      if (confirming === null) {
        expect(entries().length).toBe(length + 1);
        free++;
        continue;
      }
      asked++;
      expect(entries().length).toBe(length);
      session.confirm(false);
      expect([session.confirming.value, entries().length]).toEqual([null, length]);
      move();
      session.confirm(true);
      expect(entries().length).toBe(length + 1);
      const back = takenBack(game, session.match.value as Match, confirming.player, 0);
      expect(back.ok ? null : back.refusal.code).toBe('came-to-light');
    }
    expect(open).toEqual([]);
    expect([asked > 3, free > 3]).toEqual([true, true]);
  });

  test('carries out the only action of a person, if wanted', async () => {
    const { session, move, game } = await sessionOf('aquileia', [null, null], { curtain: false });
    session.forced.value = true;
    let moves = 0;
    for (; !session.isOver.value; moves++) {
      move();
      // each forced action is carried out after a pause
      for (let pauses = 0; pauses < 20; pauses++) await nextTick();
      const { value: seen } = session.seen;
      if (seen === null) throw new Error('no match');
      expect(game.engine.legalActions(seen.view).length).not.toBe(1);
    }
    const { length } = session.match.value?.table.entries ?? [];
    expect([moves > 30, length > moves]).toEqual([true, true]);
  });

  test('takes over a longer table of the same match from another tab', async () => {
    const { session, move } = await sessionOf('aquileia', [null, null]);
    const { value: first } = session.match;
    for (let moves = 0; moves < 5; moves++) move();
    const { value: later } = session.match;
    if (first === null || later === null) throw new Error('no match');
    session.play(first);
    session.adopt(later.table);
    expect(session.match.value?.table).toBe(later.table);
    expect(session.pointing.value.open.length).toBeGreaterThan(0);
  });

  test.each(['a click', 'the button of a phone'])(
    'turns the building at the pointer, and %s lays the one that is shown',
    async (by) => {
      const { session, game, entries } = await sessionOf('nova-roma', [null, null], { curtain: false });
      const words = await game.words('en');
      const scene = tableScene(
        session,
        () => ({ words }),
        () => '',
      );
      /** Returns true if the player must now place a building of several blocks. */
      const mustPlace = () => {
        const { value: seen } = session.seen;
        if (seen === null) return false;
        const question = game.engine.openQuestion(seen.view, seen.view.viewer as Seat);
        return question?.ask === 'building' && 'shape' in question && question.shape !== 'mono';
      };
      const chance = keyedChance(chanceState('d'));
      for (let moves = 0; !mustPlace() && moves < 500; moves++) {
        const { value: seen } = session.seen;
        if (seen === null) break;
        const all = game.engine.legalActions(seen.view);
        const active = all.filter(({ type }) => !/^(skip|continue|forgo-action|end-turn)$/.test(type));
        session.choose(chance.pick(active.length > 0 ? active : all));
      }
      // a building can be laid in several ways from most cells, but not from all
      const cell = session.pointing.value.open
        .filter((id) => /^[A-C]-/.test(id))
        .find((id) => {
          expect(scene.hover?.(id)).toBe(true);
          const shown = scene.picture('table');
          scene.point('turn');
          return scene.picture('table') !== shown;
        });
      if (cell === undefined) throw new Error('no building turns');
      expect(scene.picture('table')).toContain('class="ghost"');
      const { length } = entries();
      expect(scene.picture('prompt', 'tall')).toContain('data-id="confirm"');
      scene.point(by === 'a click' ? cell : 'confirm');
      expect(entries().length).toBe(length + 1);
      expect([scene.turns?.(), scene.labels?.()]).toEqual([expect.any(Number), null]);
    },
  );

  test('shows again what others did, without what the viewer may not know', async () => {
    const { session, game, open, move, entries } = await sessionOf('forum-trajanum', [null, 'easy']);
    const { engine } = game;
    // of those who choose at the same time, the bot is the last one
    while (entries().length < 24) {
      if (session.active.value.includes(0)) move();
      else await open[0]?.end();
    }
    const scene = tableScene(
      session,
      () => ({ words: game.words('en') }) as never,
      () => '',
    );
    let state = engine.initialState({ players: 2, seed: SEED });
    const rings = scene
      .moments(1)
      .slice(1)
      .map(({ ring }) => ring.some((id) => id !== 'seat-1'));
    const known = entries().flatMap((entry) => {
      if (entry.type !== 'action') return [];
      const { type } = engine.actionFor(state, entry.action as GameTypes['action'], 0);
      state = engine.apply(state, entry.action as GameTypes['action']);
      return [type !== undefined];
    });
    expect(known).toContain(false);
    expect(rings).toEqual(known);
  });

  test('plays games of bots for a spectator', async () => {
    const { session, open, entries } = await sessionOf('nova-roma', ['easy', 'easy']);
    expect(session.viewer.value).toBe('spectator');
    for (let plies = 0; plies < 10; plies++) await open[0]?.end();
    expect(entries().length).toBe(10);
    session.end();
    expect(session.seen.value).toBeNull();
  });

  test('stores a match from a link or a file once a person acts in it, and not when a bot does', async () => {
    const { session, open, move, entries } = await sessionOf('nova-roma', [null, 'easy']);
    const { value: own } = session.match;
    if (own === null) throw new Error('no match');
    expect(session.stored.value).toBe(own);
    const bots = async () => {
      while (open[0] !== undefined) await open[0].end();
    };
    const untilMove = async () => {
      await bots();
      session.takeScreen();
      const length = entries().length;
      expect(session.stored.value).toBeNull();
      return length;
    };
    // starts a match in which the bot acts first
    const seats = [0, 1].map((seat) => (session.active.value.includes(seat) ? 'easy' : null)) as (Level | null)[];
    session.play({ ...own, seats }, false);
    expect(await untilMove()).toBeGreaterThan(0);
    session.choose({ type: 'none', player: session.viewer.value } as GameTypes['action']);
    expect(session.pointing.value.isAmiss).toBe(true);
    expect(session.stored.value).toBeNull();
    const shared = session.match.value;
    if (shared === null) throw new Error('no match');
    // opens a second link, in which a person acts
    session.play(shared, false);
    await untilMove();
    move();
    expect(session.stored.value).toBe(session.match.value);
    await bots();
    expect(session.stored.value).toBe(session.match.value);
    // an undo or redo counts as an action of a person
    const { value: acted } = session.match;
    if (acted === null) throw new Error('no match');
    session.play(acted, false);
    session.undo();
    expect(session.stored.value).toBe(session.match.value);
    const { value: undone } = session.match;
    if (undone === null) throw new Error('no match');
    session.play(undone, false);
    expect(session.stored.value).toBeNull();
    session.redo();
    expect(session.stored.value).toBe(session.match.value);
    session.play(shared, false);
    session.play(own);
    expect(session.stored.value).toBe(own);
  });

  test('shows that pointing failed, and the refusal of an illegal action', async () => {
    const { session, game } = await sessionOf('city-of-rome', [null, null], { curtain: false });
    session.point('seat-1');
    expect(session.pointing.value).toMatchObject({ isAmiss: true, refusal: null });
    const view = session.seen.value?.view;
    const wrong = view && game.engine.choices(view).find(({ judgement }) => !judgement.legal);
    if (wrong) {
      session.choose(wrong.action);
      expect(session.pointing.value.refusal).toMatchObject({ legal: false });
    }
  });

  test.each(['aquileia', 'city-of-rome', 'forum-trajanum', 'nova-roma'] as const)(
    'logs the beginnings of the rounds of %s as such',
    async (name) => {
      const { session, move, game } = await sessionOf(name, [null, null], { curtain: false });
      const rounds = (words: SpokenWords) => {
        const { value: match } = session.match;
        const { value: seen } = session.seen;
        if (match === null || seen === null) throw new Error('no match');
        const rows = chronicle(game.engine).rows(match.table, seen, words);
        return rows.filter(({ isRound }) => isRound).map(({ phrase }) => text(phrase));
      };
      const english = withTable(await game.words('en'));
      for (let moves = 0; moves < 400 && rounds(english).length < 2; moves++) move();
      expect(rounds(english)).toEqual([expect.stringMatching(/^Round 1\b/), expect.stringMatching(/^Round 2\b/)]);
      const german = withTable(await game.words('de'));
      expect(rounds(german)).toEqual([expect.stringMatching(/^Runde 1\b/), expect.stringMatching(/^Runde 2\b/)]);
    },
  );

  test('logs an undo and the consent to it in both languages', async () => {
    const { session, move, open, game } = await sessionOf('aquileia', [null, 'easy']);
    const bots = async () => {
      while (open[0] !== undefined) await open[0].end();
    };
    await bots();
    move();
    await bots();
    session.undo();
    const { value: match } = session.match;
    const { value: seen } = session.seen;
    if (match === null || seen === null) throw new Error('no match');
    const told = async (language: Language) => {
      const words = await game.words(language);
      const rows = chronicle(game.engine).rows(match.table, seen, withTable(words));
      return rows.slice(-2).map(({ phrase }) => text(phrase, match.table.names));
    };
    expect(await told('en')).toEqual(['A asks to take something back.', 'B agrees: 2 actions are taken back.']);
    expect(await told('de')).toEqual([
      'A möchte etwas zurücknehmen.',
      'B stimmt zu: 2 Aktionen werden zurückgenommen.',
    ]);
  });
});

test('problems of options are sentences at their fields', async () => {
  const game = await loadGame('city-of-rome');
  const problems = problemsOf(game.engine, { players: 2, seed: '', colors: ['white', 'white'] } as never);
  const [english, german] = await Promise.all([game.words('en'), game.words('de')]);
  expect(problemOf(problems, 'colors', english)).toMatch(
    /^Must give each seat a different one of \p{Lu}\p{L}+, \p{Lu}\p{L}+\.$/u,
  );
  expect(problemOf(problems, 'colors', german)).toBe(
    'Muss jedem Platz eine andere von diesen Farben geben: Weiß, Braun.',
  );
  expect(problemOf(problems, 'seed', german)).toBeUndefined();
});

test('an invalid file is refused in the language of the page', async () => {
  const game = await loadGame('aquileia');
  const { engine } = game;
  const state = engine.initialState({ players: 2, seed: 'file' } as never);
  const [action] = engine.legalActions(state);
  if (action === undefined) throw new Error('no legal action');
  const replay = recordReplay(engine, { players: 2, seed: 'file' }, [action]);
  const german = await game.words('de');
  const read = (text: string) =>
    loaded(game, new Blob([text]), 0, { names: [], seats: [], curtain: false }, german, onlyGame);
  const open = (given: unknown) => read(JSON.stringify(given));
  expect(await open({ ...replay, actions: [{ ...action, space: 'via-appia' }] })).toBe(
    'Diese Aufzeichnung ist nach Zug 0 ungültig: AQ-3.8: so ein Feld gibt es nicht.',
  );
  expect(await open({ ...replay, rulesVersion: 'x' })).toMatch(
    /^Diese Aufzeichnung ist ungültig: die Regeln hier haben die Version/,
  );
  expect(await open({ ...replay, game: 'nova-roma' })).toBe(
    'Diese Datei enthält eine Partie Nova Roma: Lade sie auf der Seite dieses Spiels.',
  );
  expect(await read(`${JSON.stringify(replay)}\n${JSON.stringify(replay)}\n`)).toMatch(
    /^Diese Datei enthält 2 Partien/,
  );
  expect(await open({ ...replay, game: 'chess' })).toBe(
    'Diese Aufzeichnung ist ungültig: Ein Spiel, das es hier nicht gibt (chess).',
  );
  expect(await open({ ...replay, outcome: { ranking: [[0], [1]], scores: [] } })).toBe(
    'Diese Aufzeichnung ist nach Zug 1 ungültig: Das Spiel ist nicht zu Ende.',
  );
  expect(await read('['.repeat(1_000_000))).toBe('Diese Aufzeichnung ist ungültig: zu tief: mehr als 64 Ebenen.');
  expect(await read(' ')).toBe('Kein Inhalt.');
  expect(await read('oh')).toBe('Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.');
  const saved = engine.save(state);
  expect(await open({ ...saved, state: { ...state, round: 'x', players: [] } })).toBe(
    'Diese Aufzeichnung ist ungültig: state.round: muss eine ganze Zahl sein; state.players: muss mindestens so viele Einträge haben: 2.',
  );
});

test.each(gameNames)('a position of %s can be played, shared as a link, and continued from the link', async (name) => {
  const game = await loadGame(name);
  const { engine } = game;
  const words = await game.words('en');
  const position = engine.initialState({ players: 2, seed: 'position' } as never);
  const first = engine.legalActions(position).slice(0, 1);
  const files = [engine.save(position), recordReplay(engine, { start: position }, first)];
  for (const [plies, file] of files.entries()) {
    const sitting = { names: ['A', 'B'], seats: [null, 'easy' as const], curtain: false };
    const match = await loaded(game, new Blob([JSON.stringify(file, null, 1)]), 7, sitting, words, onlyGame);
    if (typeof match === 'string') throw new Error(match);
    expect(match).toMatchObject({ seats: [null, 'easy'], table: { names: ['A', 'B'] } });
    expect(match.table.entries).toHaveLength(plies);
    const other = await opened(game, await fragmentOf(game, match), 7);
    expect(record(engine, other.table)).toEqual({
      ...record(engine, match.table),
      times: first.slice(0, plies).map(() => 0),
    });
    expect(other.seats).toEqual(match.seats);
  }
});

test('a file has the names and the bots of its game', async () => {
  const game = await loadGame('aquileia');
  const words = await game.words('en');
  const table = openTable(game.engine, { options: { players: 3, seed: 'file' }, names: ['A', 'B', 'C'] }, 0);
  const seats = [null, 'hard', 'novice'] as const;
  const text = replayText(game, { table, seats, curtain: true });
  const elsewhere = { names: ['X'], seats: ['easy' as const], curtain: false };
  const match = await loaded(game, new Blob([text]), 0, elsewhere, words, onlyGame);
  expect(match).toMatchObject({ seats, curtain: false, table: { names: ['A', 'B', 'C'] } });
});

test('a worker that fails is reported', async () => {
  const game = await loadGame('aquileia');
  const words = await game.words('en');
  const failing = () => Promise.reject(new Error('no memory'));
  const match = { names: [], seats: [], curtain: false };
  expect(await loaded(game, new Blob([]), 0, match, words, failing)).toBe('Unexpected error: no memory');
});

test('a stored game is read within limits', async () => {
  const game = await loadGame('aquileia');
  const table = openTable(game.engine, { options: { players: 2, seed: 'stored' }, names: ['A', 'B'] }, 0);
  const stored = { table, seats: [null, 'easy'], curtain: true };
  expect(storedMatch(game, JSON.stringify(stored))).toEqual(stored);
  expect(storedMatch(game, JSON.stringify({ ...stored, seats: [null, 'oracle'] }))?.seats).toEqual([null, null]);
  // the name of a level in an earlier version
  expect(storedMatch(game, JSON.stringify({ ...stored, seats: [null, 'greedy'] }))?.seats).toEqual([null, 'novice']);
  const whole = JSON.stringify(stored);
  const broken = ['', 'null', '[]', '{}', '{"seats":[]}', whole.slice(0, -9), JSON.stringify({ ...stored, seats: [] })];
  for (const text of [...broken, `{"deep":${'['.repeat(64)}${']'.repeat(64)},${whole.slice(1)}`])
    expect(storedMatch(game, text), text.slice(0, 40)).toBeNull();
});
