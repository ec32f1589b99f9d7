import { type GameTypes, recordReplay, type Seat } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { openTable } from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import { describe, expect, test } from 'vitest';
import { nextTick } from 'vue';
import type { Ask, Found, Level, Thinker } from '../../docs/.vitepress/app/bots';
import { type Game, type GameName, gameNames, type Language, loadGame } from '../../docs/.vitepress/app/games';
import { chronicle } from '../../docs/.vitepress/app/play/chronicle';
import { problemOf, problemsOf } from '../../docs/.vitepress/app/play/form';
import { fragmentOf, loaded, opened } from '../../docs/.vitepress/app/play/saving';
import { type Match, openSession } from '../../docs/.vitepress/app/play/session';
import { withTable } from '../../docs/.vitepress/app/play/table-words';

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
  const session = openSession(game, thinker, { now: () => 0, pause: async () => {}, seed: () => 'bot' });
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
  const read = (text: string) => loaded(game, text, 0, { names: [], seats: [], curtain: false }, german);
  const open = (given: unknown) => read(JSON.stringify(given));
  expect(await open({ ...replay, actions: [{ ...action, space: 'via-appia' }] })).toBe(
    'Diese Aufzeichnung stimmt nicht: nach Zug 0, AQ-3.8: so ein Feld gibt es nicht.',
  );
  expect(await open({ ...replay, rulesVersion: 'x' })).toMatch(
    /^Diese Aufzeichnung stimmt nicht: die Regeln hier haben die Version/,
  );
  expect(await open({ ...replay, game: 'nova-roma' })).toBe(
    'Diese Datei enthält eine Partie Nova Roma: Lade sie auf der Seite dieses Spiels.',
  );
  expect(await read(`${JSON.stringify(replay)}\n${JSON.stringify(replay)}\n`)).toMatch(
    /^Diese Datei enthält 2 Partien/,
  );
  expect(await read('oh')).toBe('Diese Datei ist keine Aufzeichnung: Sie ist kein JSON.');
  const saved = engine.save(state);
  expect(await open({ ...saved, state: { ...state, round: 'x', players: [] } })).toBe(
    'Diese Aufzeichnung stimmt nicht: state.round: muss eine ganze Zahl sein; state.players: muss mindestens so viele Einträge haben: 2.',
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
    const match = await loaded(game, JSON.stringify(file, null, 1), 7, sitting, words);
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
