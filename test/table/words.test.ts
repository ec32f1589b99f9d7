/** What is said at a table, in every language: each refusal and each entry that there can be. */
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
  resign,
  snapshot,
  type TableRefusal,
  type Terms,
  tick,
  undo,
  withdrawUndo,
} from '@ludi-romani/table';
import { words as german } from '@ludi-romani/table/words/de';
import { words as english } from '@ludi-romani/table/words/en';
import { describe, expect, test } from 'vitest';
import { flaw } from '../words';
import type { AnyEngine, AnyTable } from './playing';
import { refusalCodes } from './refusal-codes';

const [en, de] = [english(englishGame(engine)), german(germanGame(engine))];
const start = engine.view(engine.initialState({ players: 3, seed: 'words' }), 'spectator');
const names = ['Livia', 'Gaius', 'Titus'];

/** A refusal in both languages, each found to be a sentence. */
function both(refusal: TableRefusal): readonly [string, string] {
  const lines = [en, de].map((words) => text(words.refuse(start, refusal), names)) as [string, string];
  for (const [i, line] of lines.entries())
    expect([line, flaw(['en', 'de'][i] ?? '', line, null, [])]).toEqual([line, undefined]);
  expect(lines[1]).not.toBe(lines[0]);
  return lines;
}

describe('refusals', () => {
  test('every code has words, with what it is about and without', () => {
    const codes = refusalCodes();
    expect(codes.length).toBeGreaterThan(15);
    for (const code of codes) {
      const refusal = { code, message: 'said nowhere' } as TableRefusal;
      for (const more of [{}, { by: [1] }, { by: [0, 1] }, { by: [2], needs: [1] }, { needs: [0, 1], most: 7 }]) {
        const lines = both({ ...refusal, ...more });
        expect(lines, code).not.toContain('said nowhere');
        expect(lines.join(), code).not.toMatch(/undefined|said nowhere/);
      }
    }
  });

  test('what it is about stands in it', () => {
    const message = '';
    expect(both({ code: 'came-to-light', message, by: [1], needs: [0, 2] })).toEqual([
      'Gaius brought something to light that cannot be forgotten; Livia and Titus would have to agree',
      'Gaius hat etwas ans Licht gebracht, das niemand vergessen kann; Livia und Titus müssten zustimmen',
    ]);
    expect(both({ code: 'others-acted', message, by: [0, 2], needs: [2] })).toEqual([
      'Livia and Titus have acted since; Titus would have to agree',
      'seitdem haben Livia und Titus gehandelt; Titus müsste zustimmen',
    ]);
    expect(both({ code: 'asked-already', message, by: [0] })[1]).toBe('Livia möchte schon etwas zurücknehmen');
    expect(both({ code: 'flag-fell', message, by: [0] })[1]).toBe('vorher war die Zeit von Livia abgelaufen');
    expect(both({ code: 'bad-comment', message, most: 2000 })[1]).toBe('eine Bemerkung hat 1 bis 2000 Zeichen');
  });

  test('of nobody in particular nothing is said beside', () => {
    const bare = (code: TableRefusal['code']) => both({ code, message: '' });
    expect(bare('came-to-light')).toEqual([
      'something came to light that cannot be forgotten',
      'es kam etwas ans Licht, das niemand vergessen kann',
    ]);
    expect(bare('asked-already')[0]).toBe('somebody is asking to take something back already');
    expect(bare('flag-fell')[0]).toBe('somebody ran out of time before it');
    expect(en.refuse(start, { code: 'game-over', message: '' })).toEqual(['the game has ended']);
  });

  test('one who stands in the way is spoken of as one, several as several', () => {
    const of = (code: TableRefusal['code'], ...by: Seat[]) => both({ code, message: '', by });
    expect(of('asked-already', 0)[0]).toBe('Livia is asking to take something back already');
    expect(of('flag-fell', 0)[0]).toBe('Livia ran out of time before it');
    expect(of('others-acted', 0)[0]).toBe('Livia has acted since');
    expect(of('came-to-light', 0, 2)[1]).toBe(
      'Livia und Titus haben etwas ans Licht gebracht, das niemand vergessen kann',
    );
  });

  test('what the rules say is said as the game says it', () => {
    const [action] = engine.legalActions(start, engine.activePlayers(start)[0]);
    const rule = engine.explain(start, { ...action, type: 'pass', player: engine.activePlayers(start)[0] ?? 0 });
    const given = rule.legal ? engine.explain(start, { type: 'no such', player: 0 }) : rule;
    if (given.legal) throw new Error('it is refused');
    const refused = { code: 'illegal-action', message: given.message, rule: given } as const;
    expect(text(en.refuse(start, refused))).toBe(englishGame(engine).refuse(given));
    expect(text(de.refuse(start, refused))).toBe(germanGame(engine).refuse(given));
  });

  test('players without a name are called as the game calls them', () => {
    const refusal = { code: 'others-acted', message: '', by: [0] } as const;
    expect(text(de.refuse(start, refusal))).toBe(`seitdem hat ${germanGame(engine).player(start, 0)} gehandelt`);
  });

  test('a code of a later version is said in English', () => {
    const later = { code: 'constructor', message: 'it rains' } as never;
    expect([en, de].map((words) => text(words.refuse(start, later)))).toEqual(['it rains', 'it rains']);
  });
});

test('terms and names that cannot be are said', () => {
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
    ['terms.clock.undo', 'must be one of spent, returned', 'muss eines von diesen sein: spent, returned'],
    ['names', 'must be at most a name for each seat', 'müssen höchstens ein Name für jeden Platz sein'],
  ]);
});

test('a log says what was entered and what it brought, and which of it was taken back', () => {
  const [made, game] = [cityOfRome as unknown as AnyEngine, cityWords(cityOfRome) as unknown as Words<GameTypes>];
  const spoken = english(game);
  let table: AnyTable = openTable(made, { options: { players: 2, seed: 'log' }, terms: { undo: 'consent' } }, 0);
  const next = () => {
    const [seat = 0] = made.activePlayers(snapshot(made, table, 'spectator').view);
    const [action] = made.legalActions(snapshot(made, table, seat).view);
    table = act(made, table, seat, action, 0).table;
    return seat;
  };
  for (let ply = 0; ply < 12; ply++) next();
  const last = next();
  table = undo(made, table, last, 0).table;
  const { view } = snapshot(made, table, 'spectator');
  const { lines } = log(made, table, 'spectator');
  const told = spoken.log(view, lines);
  expect(told).toEqual(
    lines.map((line) => ({
      version: line.version,
      told: sentences([spoken.tell(view, line), ...game.tellAll(view, line.events)]),
      isTakenBack: line.version === 13,
    })),
  );
  expect(told.flatMap((line) => line.told).length).toBeGreaterThan(13);
  expect(spoken.log(view, lines.slice(0, 13)).some(({ isTakenBack }) => isTakenBack)).toBe(false);
});

/** A table at which something is tried, and told in both languages. */
class Game {
  table: AnyTable;
  now = 0;
  readonly refused = new Map<string, readonly [string, string]>();

  constructor(
    terms: Partial<Terms>,
    private readonly played: AnyEngine = engine as unknown as AnyEngine,
  ) {
    const options = { players: 3, seed: 'words' };
    this.table = openTable(played, { options, terms, names }, 0);
  }

  take(answer: Answer<never>): string {
    this.table = answer.table as unknown as AnyTable;
    if (answer.ok) return 'ok';
    this.refused.set(answer.refusal.code, both(answer.refusal));
    return answer.refusal.code;
  }

  do(what: typeof undo, seat: Seat): string {
    return this.take(what(this.played as never, this.table as never, seat, this.now));
  }

  /** Whoever is to act does the first thing that is legal. */
  act(options = {}): Seat {
    const { view } = snapshot(this.played, this.table, 'spectator');
    const [seat = 0] = this.played.activePlayers(view);
    const [action] = this.played.legalActions(snapshot(this.played, this.table, seat).view);
    expect(this.take(act(this.played, this.table, seat, action, this.now, options) as never)).toBe('ok');
    return seat;
  }

  try(seat: Seat, action: unknown, options = {}): string {
    return this.take(act(this.played, this.table, seat, action, this.now, options) as never);
  }

  say(seat: Seat | 'spectator', line: string): string {
    return this.take(comment(this.played, this.table, seat, line, this.now) as never);
  }

  told(): string[][] {
    const { view } = snapshot(this.played, this.table, 'spectator');
    const { lines } = log(this.played, this.table, 'spectator');
    return lines
      .map((line) => [en, de].map((words) => text(sentence(words.tell(view as never, line as never)), names)))
      .filter(([line]) => line !== '');
  }
}

test('what is refused at tables is said', () => {
  const game = new Game({ undo: 'consent', resignation: 'stand-in' });
  expect(game.do(undo, 0)).toBe('nothing-to-undo');
  expect(game.do(redo, 0)).toBe('nothing-to-redo');
  expect(game.do(agreeToUndo, 0)).toBe('not-asked');
  expect(game.do(undo, 7)).toBe('no-such-seat');
  expect(game.say(0, ' ')).toBe('bad-comment');
  const first = game.act();
  expect(game.do(askUndo, first)).toBe('undo-is-free');
  const second = game.act();
  expect(game.do(undo, first)).toBe('others-acted');
  expect(game.refused.get('others-acted')?.[1]).toBe(
    `seitdem hat ${names[second]} gehandelt; ${names[second]} müsste zustimmen`,
  );
  expect(game.do(askUndo, first)).toBe('ok');
  expect(game.do(askUndo, second)).toBe('asked-already');
  expect(game.try(first, { player: second })).toBe('not-your-seat');
  expect(game.try(first, { player: first, type: 'no-such' })).toBe('illegal-action');
  expect(game.try(first, null, { version: 0 })).toBe('stale');
  expect(game.try(first, { player: first }, { standIn: true })).toBe('not-left');
  expect(game.do(resign, first)).toBe('ok');
  expect(game.do(resign, first)).toBe('left');

  const other = new Game({ undo: 'never' });
  other.act();
  expect(other.do(undo, 0)).toBe('no-undo');
  expect(other.do(resign, 1)).toBe('ok');
  expect(other.do(resign, 1)).toBe('game-over');

  // the draft of City of Rome: a packet is handed on
  const draft = new Game({}, cityOfRome as unknown as AnyEngine);
  for (let tries = 0; tries < 20 && !draft.refused.has('came-to-light'); tries++) {
    const seat = draft.act();
    if (draft.do(undo, seat) === 'ok') draft.do(redo, seat);
  }

  // what a table enters itself, and what ten thousand entries lead to
  const provoked = [game, other, draft].flatMap(({ refused }) => [...refused.keys()]);
  const apart = ['flag-fell', 'time-left', 'record-full', 'comment-limit', 'no-answer'];
  expect([...new Set([...provoked, ...apart])].sort()).toEqual([...refusalCodes()].sort());
});

test('what is entered is told', () => {
  const clock = { main: 1000, increment: 0, delay: 0, undo: 'spent' } as const;
  const game = new Game({ undo: 'consent', clock, flag: 'stand-in' });
  const first = game.act();
  const [who] = [names[first]];
  game.do(undo, first);
  game.do(redo, first);
  const second = game.act();
  const other = names[second];
  game.do(askUndo, first);
  const { ask } = snapshot(engine, game.table as never, 'spectator').status;
  expect([en, de].map((words) => ask && text(words.ask(start, ask), names))).toEqual([
    `${who} asks to take back 2 actions; ${other} is still to agree`,
    `${who} möchte 2 Aktionen zurücknehmen; ${other} muss noch zustimmen`,
  ]);
  game.do(withdrawUndo, first);
  game.do(askUndo, first);
  game.do(declineUndo, second);
  game.do(askUndo, first);
  game.do(agreeToUndo, second);
  game.say('spectator', 'well played');
  game.say(first, 'oh');
  game.now = 5000;
  game.table = tick(engine, game.table as never, game.now) as unknown as AnyTable;
  game.act({ standIn: true });
  game.do(resign, second);
  expect(game.told()).toEqual([
    [`${who} takes back 1 action.`, `${who} nimmt 1 Aktion zurück.`],
    [`${who} does it again.`, `${who} macht es noch einmal.`],
    [`${who} asks to take something back.`, `${who} möchte etwas zurücknehmen.`],
    [`${who} asks no longer.`, `${who} bittet nicht mehr darum.`],
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

test('what was taken back, or is asked for, is counted, and those who are to agree are named', () => {
  const told = (type: 'ask' | 'agree', takesBack: readonly number[]) => {
    const line = { entry: { type, seat: 0, at: 0 }, takesBack } as const;
    return [en, de].map((words) => text(words.tell(start, line), names));
  };
  expect(told('agree', [])).toEqual(['Livia agrees', 'Livia stimmt zu']);
  expect(told('agree', [4])).toEqual([
    'Livia agrees: 1 action is taken back',
    'Livia stimmt zu: 1 Aktion wird zurückgenommen',
  ]);
  // with nobody to ask
  expect(told('ask', [4, 5])).toEqual(['Livia takes back 2 actions', 'Livia nimmt 2 Aktionen zurück']);
  const asked = (...needs: Seat[]) =>
    [en, de].map((words) => text(words.ask(start, { seat: 0, takesBack: [4], needs }), names));
  expect(asked()).toEqual(['Livia asks to take back 1 action', 'Livia möchte 1 Aktion zurücknehmen']);
  expect(asked(1, 2)).toEqual([
    'Livia asks to take back 1 action; Gaius and Titus are still to agree',
    'Livia möchte 1 Aktion zurücknehmen; Gaius und Titus müssen noch zustimmen',
  ]);
});

test('words say of which language they are', () => {
  expect([en.language, de.language]).toEqual(['en', 'de']);
});

test('what an option may be is called as the game calls it, and a term as it is written', () => {
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

test('how much was taken back is a part of its own, which a screen can color', () => {
  const line = { entry: { type: 'undo', seat: 0, at: 0 }, takesBack: [4] } as const;
  expect(en.tell(start, line)).toContainEqual({ amount: 1, of: 'actions', text: '1 action' });
  expect(de.tell(start, line)).toContainEqual({ amount: 1, of: 'actions', text: '1 Aktion' });
});
