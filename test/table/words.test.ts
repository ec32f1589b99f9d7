/** Tests of the sentences of a table in each language, for every refusal and every type of entry. */
import { engine } from '@ludi-romani/aquileia';
import { words as germanGame } from '@ludi-romani/aquileia/words/de';
import { words as englishGame } from '@ludi-romani/aquileia/words/en';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { words as cityWords } from '@ludi-romani/city-of-rome/words/en';
import { type GameTypes, misfit, type Problem, type Seat } from '@ludi-romani/core';
import { sentence, sentences, text, type Words } from '@ludi-romani/core/words';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { words as germanForum } from '@ludi-romani/forum-trajanum/words/de';
import { words as englishForum } from '@ludi-romani/forum-trajanum/words/en';
import { log, openTable, type TableRefusal, tick, type Wish } from '@ludi-romani/table';
import { words as german } from '@ludi-romani/table/words/de';
import { words as english } from '@ludi-romani/table/words/en';
import { describe, expect, test } from 'vitest';
import { flaw } from '../words';
import { Game } from './game';
import { refusalCodes } from './refusal-codes';

const [en, de] = [english(englishGame(engine)), german(germanGame(engine))];
const start = engine.view(engine.initialState({ players: 3, seed: 'words' }), 'spectator');
const names = ['Livia', 'Gaius', 'Titus'];

/** Returns the sentence of a refusal in both languages, after a check of each sentence. */
function both(refusal: TableRefusal): readonly [string, string] {
  const lines = [en, de].map((words) => text(words.refuse(start, refusal), names)) as [string, string];
  for (const [i, line] of lines.entries())
    expect([line, flaw(['en', 'de'][i] ?? '', line, null, [])]).toEqual([line, undefined]);
  expect(lines[1]).not.toBe(lines[0]);
  return lines;
}

describe('refusals', () => {
  test('every code has words, with and without details', () => {
    const codes = refusalCodes();
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      const refusal = { code, message: 'never used' } as TableRefusal;
      for (const more of [{}, { by: [1] }, { by: [0, 1] }, { by: [2], needs: [1] }, { needs: [0, 1], most: 7 }]) {
        const lines = both({ ...refusal, ...more });
        expect(lines, code).not.toContain('never used');
        expect(lines.join(), code).not.toMatch(/undefined|never used/);
      }
    }
  });

  test('a refusal names its players and its limit', () => {
    const message = '';
    expect(both({ code: 'came-to-light', message, by: [1], needs: [0, 2] })).toEqual([
      'Gaius revealed hidden information; Livia and Titus would have to agree',
      'Gaius hat etwas Verdecktes aufgedeckt; Livia und Titus müssten zustimmen',
    ]);
    expect(both({ code: 'others-acted', message, by: [0, 2], needs: [2] })).toEqual([
      'Livia and Titus have acted since; Titus would have to agree',
      'seitdem haben Livia und Titus gehandelt; Titus müsste zustimmen',
    ]);
    expect(both({ code: 'asked-already', message, by: [0] })[1]).toBe('eine Bitte von Livia ist noch offen');
    expect(both({ code: 'flag-fell', message, by: [0] })[1]).toBe('vorher war die Zeit von Livia abgelaufen');
    expect(both({ code: 'bad-comment', message, most: 2000 })[1]).toBe('eine Bemerkung hat 1 bis 2000 Zeichen');
  });

  test('a refusal without players names none', () => {
    const bare = (code: TableRefusal['code']) => both({ code, message: '' });
    expect(bare('came-to-light')).toEqual([
      'hidden information has been revealed',
      'seitdem wurde etwas Verdecktes aufgedeckt',
    ]);
    expect(bare('asked-already')[0]).toBe('another request is open');
    expect(bare('flag-fell')[0]).toBe('a player ran out of time first');
    expect(en.refuse(start, { code: 'game-over', message: '' })).toEqual(['the game has ended']);
  });

  test('the verb agrees with the number of players', () => {
    const of = (code: TableRefusal['code'], ...by: Seat[]) => both({ code, message: '', by });
    expect(of('asked-already', 0)[0]).toBe('a request of Livia is already open');
    expect(of('flag-fell', 0)[0]).toBe('Livia ran out of time first');
    expect(of('others-acted', 0)[0]).toBe('Livia has acted since');
    expect(of('came-to-light', 0, 2)[1]).toBe('Livia und Titus haben etwas Verdecktes aufgedeckt');
  });

  test('a refusal of the rules is in the words of the game', () => {
    const [action] = engine.legalActions(start, engine.activePlayers(start)[0]);
    const rule = engine.explain(start, { ...action, type: 'pass', player: engine.activePlayers(start)[0] ?? 0 });
    const given = rule.legal ? engine.explain(start, { type: 'no such', player: 0 }) : rule;
    if (given.legal) throw new Error('the action is legal');
    const refused = { code: 'illegal-action', message: given.message, rule: given } as const;
    expect(text(en.refuse(start, refused))).toBe(englishGame(engine).refuse(given));
    expect(text(de.refuse(start, refused))).toBe(germanGame(engine).refuse(given));
  });

  test('players without a name have the names of the game', () => {
    const refusal = { code: 'others-acted', message: '', by: [0] } as const;
    expect(text(de.refuse(start, refusal))).toBe(`seitdem hat ${germanGame(engine).player(start, 0)} gehandelt`);
  });

  test('an unknown code shows the English message', () => {
    const later = { code: 'constructor', message: 'it rains' } as never;
    expect([en, de].map((words) => text(words.refuse(start, later)))).toEqual(['it rains', 'it rains']);
  });
});

test('problems with terms and names are put into words', () => {
  const clock = { main: -1, increment: 0, delay: 0, undo: 'maybe' };
  const terms = { undo: 'sometimes', clock, more: 1 } as never;
  const said = (problem: Problem) => [problem.path, en.problem(problem), de.problem(problem)];
  const lines = [{ terms }, { names: [''] }].flatMap((agreed) => {
    try {
      openTable(engine, { options: { players: 2, seed: '' }, ...agreed }, 0);
    } catch (error) {
      return (error as { readonly problems: readonly Problem[] }).problems.map(said);
    }
    return [];
  });
  expect(lines).toEqual([
    ['terms.undo', 'must be one of free, consent, never', 'muss eines von diesen sein: free, consent, never'],
    ['terms.more', 'no such field', 'so ein Feld gibt es nicht'],
    [
      'terms.clock.main',
      ...['must be a whole number from 0 to', 'muss eine ganze Zahl von 0 bis'].map((start) =>
        expect.stringContaining(start),
      ),
    ],
    ['terms.clock.undo', 'no such field', 'so ein Feld gibt es nicht'],
    [
      'names',
      'must be a list of different names of 1 to 100 visible characters, at most one for each seat',
      'müssen eine Liste verschiedener Namen mit 1 bis 100 sichtbaren Zeichen sein, höchstens einer für jeden Platz',
    ],
  ]);
});

/** Plays the first legal action of the active player, and returns that player. */
function acts(game: Game, options = {}): Seat {
  const [seat = 0] = game.active;
  expect(game.act(seat, 0, options)).toBe('ok');
  return seat;
}

test('a log contains the entries, their events, and the lines that were taken back', () => {
  const words = cityWords(cityOfRome) as unknown as Words<GameTypes>;
  const spoken = english(words);
  const game = new Game(cityOfRome, { undo: 'consent' }, { players: 2, seed: 'log' });
  for (let ply = 0; ply < 12; ply++) acts(game);
  game.undo(acts(game));
  const view = game.view();
  const { lines } = log(game.engine, game.table, 'spectator');
  const told = spoken.log(view, lines);
  expect(told).toEqual(
    lines.map((line) => ({
      version: line.version,
      told: sentences([spoken.tell(view, line), ...words.tellAll(view, line.events)]),
      isTakenBack: line.version === 13,
    })),
  );
  expect(told.flatMap((line) => line.told).length).toBeGreaterThan(13);
  expect(spoken.log(view, lines.slice(0, 13)).some(({ isTakenBack }) => isTakenBack)).toBe(false);
});

test('the refusals of real tables are put into words', () => {
  const game = new Game(engine, { undo: 'consent', resignation: 'stand-in' }, { seed: 'words' });
  expect(game.undo(0)).toBe('nothing-to-undo');
  expect(game.redo(0)).toBe('nothing-to-redo');
  expect(game.agree(0)).toBe('not-asked');
  expect(game.undo(7)).toBe('no-such-seat');
  expect(game.passStanding(0)).toBe('no-standing-pass');
  expect(game.askAgain(0)).toBe('nothing-standing');
  expect(game.comment(0, ' ')).toBe('bad-comment');
  const first = acts(game);
  expect(game.ask(first)).toBe('undo-is-free');
  const second = acts(game);
  expect(game.undo(first)).toBe('others-acted');
  expect(game.refusals.slice(-1).map((refusal) => both(refusal)[1])).toEqual([
    `seitdem hat ${names[second]} gehandelt; ${names[second]} müsste zustimmen`,
  ]);
  expect(game.ask(first)).toBe('ok');
  expect(game.ask(second)).toBe('asked-already');
  expect(game.try(first, { player: second })).toBe('not-your-seat');
  expect(game.try(first, { player: first, type: 'no-such' })).toBe('illegal-action');
  expect(game.try(first, null, { version: 0 })).toBe('stale');
  expect(game.try(first, { player: first }, { standIn: true })).toBe('not-left');
  expect(game.resign(first)).toBe('ok');
  expect(game.resign(first)).toBe('left');

  const other = new Game(engine, { undo: 'never', resignation: 'end' }, { seed: 'words' });
  acts(other);
  expect(other.undo(0)).toBe('no-undo');
  expect(other.resign(1)).toBe('ok');
  expect(other.resign(1)).toBe('game-over');

  // in the draft of City of Rome, an undo is refused when the packet has been passed on
  const draft = new Game(cityOfRome, {}, { seed: 'words' });
  for (let tries = 0; tries < 20 && draft.refusals.length === 0; tries++) {
    const seat = acts(draft);
    if (draft.undo(seat) === 'ok') draft.redo(seat);
  }

  const timed = new Game(forumTrajanum, { clock: { main: 1000, increment: 0, delay: 0 } }, { seed: 'words' });
  while (timed.active.length < 3) acts(timed);
  const answering = timed.active[0] ?? 0;
  expect(timed.act(answering)).toBe('ok');
  expect(timed.undo(answering)).toBe('may-reveal');
  expect(timed.resume(0)).toBe('not-paused');
  expect(timed.wish(0, { what: 'replace', other: 0 })).toBe('bad-wish');
  expect(timed.wish(0, { what: 'time', time: -1 })).toBe('bad-wish');
  expect(timed.wish(0, { what: 'constructor' } as never)).toBe('bad-wish');
  expect(timed.wish(0, { what: 'pause' })).toBe('ok');
  expect([1, 2].map(timed.agree)).toEqual(['ok', 'ok']);
  expect(timed.act()).toBe('paused');
  expect(other.wish(0, { what: 'pause' })).toBe('game-over');
  const alone = new Game(engine, {}, { players: 2, seed: 'words' });
  expect(alone.wish(0, { what: 'pause' })).toBe('no-clock');
  expect(alone.wish(0, { what: 'replace', other: 1 })).toBe('nobody-to-ask');

  const refusals = [game, other, draft, timed, alone].flatMap((each) => each.refusals);
  for (const refusal of refusals) both(refusal);
  // the codes in `apart` need wrong flag entries or outages, a full record or an impossible position
  const apart = ['bad-outage', 'flag-fell', 'time-left', 'record-full', 'comment-limit', 'no-answer'];
  const provoked = refusals.map(({ code }) => code);
  expect([...new Set([...provoked, ...apart])].sort()).toEqual([...refusalCodes()].sort());
});

test('each type of entry is put into words', () => {
  const clock = { main: 1000, increment: 0, delay: 0 } as const;
  const game = new Game(engine, { undo: 'consent', clock, flag: 'stand-in' }, { seed: 'words' });
  const first = acts(game);
  game.undo(first);
  game.redo(first);
  const second = acts(game);
  const [who, other] = [names[first], names[second]];
  game.ask(first);
  const { ask } = game.status('spectator');
  expect([en, de].map((words) => ask && text(words.ask(start, ask), names))).toEqual([
    `${who} asks to take back 2 actions; ${other} must still agree`,
    `${who} möchte 2 Aktionen zurücknehmen; ${other} muss noch zustimmen`,
  ]);
  game.withdraw(first);
  game.ask(first);
  game.decline(second);
  game.ask(first);
  game.agree(second);
  game.comment('spectator', 'well played');
  game.comment(first, 'oh');
  game.now = 5000;
  game.table = tick(game.engine, game.table, game.now);
  acts(game, { standIn: true });
  game.resign(second);
  const view = game.view();
  const told = log(game.engine, game.table, 'spectator')
    .lines.map((line) => [en, de].map((words) => text(sentence(words.tell(view as never, line as never)), names)))
    .filter(([line]) => line !== '');
  expect(told).toEqual([
    [`${who} takes back 1 action.`, `${who} nimmt 1 Aktion zurück.`],
    [`${who} does it again.`, `${who} macht es noch einmal.`],
    [`${who} asks to take something back.`, `${who} möchte etwas zurücknehmen.`],
    [`${who} withdraws the request.`, `${who} bittet nicht mehr darum.`],
    [`${who} asks to take something back.`, `${who} möchte etwas zurücknehmen.`],
    [`${other} declines.`, `${other} lehnt ab.`],
    [`${who} asks to take something back.`, `${who} möchte etwas zurücknehmen.`],
    [`${other} agrees: 2 actions are taken back.`, `${other} stimmt zu: 2 Aktionen werden zurückgenommen.`],
    ['A spectator says: “well played”.', 'Jemand, der zuschaut, sagt: „well played“.'],
    [`${who} says: “oh”.`, `${who} sagt: „oh“.`],
    [`${who} runs out of time.`, `${who} überschreitet die Zeit.`],
    [`${who} is played by a stand-in.`, `${who} wird vertreten.`],
    [`${other} resigns.`, `${other} gibt auf.`],
  ]);
});

test('each wish, leaving, returning, pauses and outages are put into words', () => {
  const clock = { main: 600_000, increment: 0, delay: 0 } as const;
  const game = new Game(engine, { clock }, { seed: 'words' });
  const asks = (seat: Seat, wish: Wish) => {
    expect(game.wish(seat, wish)).toBe('ok');
    const { ask } = game.status(seat);
    return [en, de].map((words) => ask && text(words.ask(start, ask), names));
  };
  expect(asks(0, { what: 'pause' })).toEqual([
    'Livia asks to pause the game; Gaius and Titus must still agree',
    'Livia möchte das Spiel unterbrechen; Gaius und Titus müssen noch zustimmen',
  ]);
  for (const seat of [1, 2]) game.agree(seat);
  game.resume(1);
  expect(asks(1, { what: 'time', time: 300_000 })[0]).toBe(
    'Gaius asks for 5 minutes more; Livia and Titus must still agree',
  );
  game.withdraw(1);
  asks(1, { what: 'time', time: 90_000 });
  game.decline(0);
  expect(asks(2, { what: 'replace', other: 0 })[1]).toBe(
    'Titus möchte Livia vertreten lassen; Gaius muss noch zustimmen',
  );
  game.agree(1);
  game.comeBack(0);
  game.leave(2);
  game.now = 300_000;
  game.outage(0);
  expect(asks(0, { what: 'end' })[0]).toBe('Livia asks to end the game; Gaius must still agree');
  game.agree(1);
  const { ending } = game.status(0);
  expect(ending).toEqual({ by: 'agreement' });
  const view = game.view();
  const told = log(game.engine, game.table, 'spectator').lines.map((line) =>
    [en, de].map((words) => text(sentence(words.tell(view as never, line as never)), names)),
  );
  expect(told.filter(([line]) => !line?.endsWith('agrees.'))).toEqual([
    ['Livia asks to pause the game.', 'Livia möchte das Spiel unterbrechen.'],
    ['Gaius resumes the game.', 'Gaius setzt das Spiel fort.'],
    ['Gaius asks for 5 minutes more.', 'Gaius möchte 5 Minuten mehr Zeit.'],
    ['Gaius withdraws the request.', 'Gaius bittet nicht mehr darum.'],
    ['Gaius asks for 90 seconds more.', 'Gaius möchte 90 Sekunden mehr Zeit.'],
    ['Livia declines.', 'Livia lehnt ab.'],
    ['Titus asks to let a stand-in play for Livia.', 'Titus möchte Livia vertreten lassen.'],
    ['Livia plays again.', 'Livia spielt wieder mit.'],
    ['Titus leaves the game to a stand-in.', 'Titus verlässt das Spiel und wird vertreten.'],
    [
      'The server was away for 5 minutes, which count for no clock.',
      'Der Server war 5 Minuten lang weg, was für keine Uhr zählt.',
    ],
    ['Livia asks to end the game.', 'Livia möchte das Spiel beenden.'],
  ]);
});

test('undos and undo requests name the number of actions and the players who must agree', () => {
  const told = (type: 'ask' | 'agree', takesBack: readonly number[]) => {
    const entry = type === 'ask' ? ({ type, what: 'undo', seat: 0, at: 0 } as const) : { type, seat: 0, at: 0 };
    const line = { entry, takesBack };
    return [en, de].map((words) => text(words.tell(start, line), names));
  };
  expect(told('agree', [])).toEqual(['Livia agrees', 'Livia stimmt zu']);
  expect(told('agree', [4])).toEqual([
    'Livia agrees: 1 action is taken back',
    'Livia stimmt zu: 1 Aktion wird zurückgenommen',
  ]);
  // no player needed to consent
  expect(told('ask', [4, 5])).toEqual(['Livia takes back 2 actions', 'Livia nimmt 2 Aktionen zurück']);
  const asked = (...needs: Seat[]) =>
    [en, de].map((words) => text(words.ask(start, { what: 'undo', seat: 0, takesBack: [4], needs }), names));
  expect(asked()).toEqual(['Livia asks to take back 1 action', 'Livia möchte 1 Aktion zurücknehmen']);
  expect(asked(1, 2)).toEqual([
    'Livia asks to take back 1 action; Gaius and Titus must still agree',
    'Livia möchte 1 Aktion zurücknehmen; Gaius und Titus müssen noch zustimmen',
  ]);
});

test('words have a language', () => {
  expect([en.language, de.language]).toEqual(['en', 'de']);
});

test('values of options have their titles in the game, and values of terms do not', () => {
  const [path] =
    Object.entries(forumTrajanum.options).find(
      ([, { shape }]) => shape.node.is === 'one' && shape.node.values.includes('random'),
    ) ?? [];
  const problem = { path: path ?? '', ...misfit('must be one of {values}', { values: ['random', 'no-such'] }) };
  for (const [words, game] of [
    [english, englishForum(forumTrajanum)],
    [german, germanForum(forumTrajanum)],
  ] as const) {
    expect(words(game).problem(problem)).toBe(game.problem(problem));
    expect(words(game).problem({ ...problem, path: 'terms.undo' })).toContain('no-such');
    expect(game.problem(problem)).not.toContain('no-such');
  }
});

test('the number of actions taken back is a separate part', () => {
  const line = { entry: { type: 'undo', seat: 0, at: 0 }, takesBack: [4] } as const;
  expect(en.tell(start, line)).toContainEqual({ amount: 1, of: 'actions', text: '1 action' });
  expect(de.tell(start, line)).toContainEqual({ amount: 1, of: 'actions', text: '1 Aktion' });
});
