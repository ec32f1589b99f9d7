/** Tests of `verify`, `show` and `play --from` with unfinished games, and with games that start from a position. */
import { readFileSync } from 'node:fs';
import { type Action, engine, type Options, type State } from '@ludi-romani/city-of-rome';
import { type RecordOptions, recordReplay, verifyReplay } from '@ludi-romani/core';
import { openTable, resign, tick } from '@ludi-romani/table';
import { beforeAll, describe, expect, test } from 'vitest';
import { file, inFolder, ludi, replayFile, replayLine } from './run';

interface Recorded {
  readonly options: Options;
  readonly actions: readonly Action[];
}

let recorded: Recorded;
beforeAll(async () => {
  recorded = JSON.parse(await replayLine('tiber'));
});

/** Writes the replay of an unfinished game to a file. Returns its path. */
const brokenOff = (name: string, plies: number, extra: RecordOptions = {}): string =>
  file(name, JSON.stringify(recordReplay(engine, recorded.options, recorded.actions.slice(0, plies), extra)));

const stateAfter = (plies: number): State =>
  recorded.actions
    .slice(0, plies)
    .reduce<State>((state, action) => engine.apply(state, action), engine.initialState(recorded.options));

const comments = [
  { ply: 0, seat: 'spectator', text: 'salve\u001b[2J' },
  { ply: 6, seat: 1, text: 'why the farm?' },
] as const;

const about = {
  names: ['Livia\u001b[2J', 'Gaius'],
  event: 'Ludi\nbad  x',
  round: '3',
  date: '2026-11-27',
  more: { table: 'II' },
};

describe('verify', () => {
  test('reports how an unfinished game was broken off, and that a replay cannot prove it', async () => {
    const paths = [
      brokenOff('open.json', 6),
      brokenOff('resigned.json', 6, { ending: { by: 'resignation', seat: 1 } }),
      brokenOff('late.json', 6, { ending: { by: 'time', seat: 0 } }),
      brokenOff('agreed.json', 6, { ending: { by: 'agreement' } }),
    ];
    const { status, lines } = await ludi(['verify', ...paths]);
    expect(status).toBe(0);
    expect(lines.map((line) => line.split('city-of-rome  ')[1])).toEqual([
      '6 plies  unfinished',
      '6 plies  seat 1 resigned, which a replay cannot prove',
      '6 plies  seat 0 ran out of time, which a replay cannot prove',
      '6 plies  the players have agreed to end the game, which a replay cannot prove',
    ]);
    const json = await ludi(['verify', '--json', ...paths]);
    expect(json.status).toBe(0);
    const unproved = (claim: string) => `${claim}, which a replay cannot prove`;
    expect(json.lines.map((line) => JSON.parse(line))).toMatchObject([
      { ok: true, plies: 6, totals: null, ending: null, unproved: null },
      { ok: true, totals: null, ending: { by: 'resignation', seat: 1 }, unproved: unproved('seat 1 resigned') },
      { ok: true, totals: null, ending: { by: 'time', seat: 0 }, unproved: unproved('seat 0 ran out of time') },
      { ok: true, ending: { by: 'agreement' }, unproved: unproved('the players have agreed to end the game') },
    ]);
  });

  test('judges tables, which prove their endings', async () => {
    const write = (name: string, table: object) => file(name, JSON.stringify(table));
    const clock = { main: 1000, increment: 0, delay: 0 };
    const options = { players: 2, seed: 'table' } as const;
    const names = ['Livia', 'Gaius'];
    const open = openTable(engine, { options, names, terms: { clock, flag: 'end', resignation: 'end' } }, 0);
    const paths = [
      write('open-table.json', open),
      write('resigned-table.json', resign(engine, open, 1, 500).table),
      write('late-table.json', tick(engine, open, 5000)),
      write('forged-table.json', { ...open, entries: [{ type: 'flag', seat: 0, at: 999 }] }),
      write('strange-table.json', { ...open, game: 'chess' }),
    ];
    const { status, lines } = await ludi(['verify', ...paths]);
    expect(status).toBe(1);
    expect(lines.map((line) => line.replace(/^(\w+) .*?\.json {2}/, '$1 '))).toEqual([
      'ok city-of-rome  0 plies  unfinished  Players: Livia, Gaius',
      'ok city-of-rome  0 plies  seat 1 resigned  Players: Livia, Gaius',
      'ok city-of-rome  0 plies  seat 1 ran out of time  Players: Livia, Gaius',
      'bad ply -  invalid-table  entries[0]: the time of this player has not run out',
      expect.stringMatching(/^bad ply - {2}unknown-game/),
    ]);
    const json = await ludi(['verify', '--json', ...paths.slice(1, 3)]);
    expect(json.lines.map((line) => JSON.parse(line))).toMatchObject([
      { ok: true, ending: { by: 'resignation', seat: 1 }, unproved: null },
      { ok: true, ending: { by: 'time' }, unproved: null },
    ]);
  });

  test('prints who played and where, without control characters', async () => {
    const path = brokenOff('about.json', 6, { about });
    const { status, out } = await ludi(['verify', path]);
    expect(status).toBe(0);
    expect(out.split('6 plies  ')[1]).toBe(
      'unfinished  Players: Livia\\u{1b}[2J, Gaius  Event: Ludi\\u{a}bad  x  Round: 3  Date: 2026-11-27\n',
    );
    expect((await ludi(['verify', path, '--lang', 'de'])).out).toContain('  Veranstaltung: Ludi');
    const json = await ludi(['verify', '--json', path, await replayFile('tiber')]);
    expect(json.lines.map((line) => JSON.parse(line).about)).toEqual([about, null]);
    expect(json.out).not.toContain('\u001b');
    const odd = file('odd.json', JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), about: { names: [''] } }));
    expect(await ludi(['verify', odd])).toMatchObject({
      status: 1,
      out: expect.stringContaining('malformed  about: '),
    });
  });

  test('--finished refuses an unfinished game', async () => {
    const { status, lines } = await ludi([
      'verify',
      '--finished',
      brokenOff('open.json', 6),
      await replayFile('tiber'),
    ]);
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(/^bad .* ply 6 {2}unfinished /),
      expect.stringMatching(/^ok .* \d+:\d+$/),
    ]);
  });

  test('checks the first position of a game by its schemas', async () => {
    const start = stateAfter(6);
    const replay = recordReplay(engine, { start }, recorded.actions.slice(6));
    const { pending: _, ...short } = start;
    const lines = [replay, { ...replay, start: { ...replay.start, state: short } }].map((each) => JSON.stringify(each));
    const verdict = await ludi(['verify', '-'], { stdin: [lines.join('\n')] });
    expect(verdict.lines).toEqual([
      expect.stringMatching(/^ok .* \d+:\d+$/),
      expect.stringMatching(/^bad .* ply - {2}invalid-start {2}.*pending/),
    ]);
  });
});

describe('show', () => {
  test('prints comments above the table: those of the ply, or all of them', async () => {
    const path = brokenOff('commented.json', 10, { comments });
    const commentsIn = async (...args: string[]) =>
      (await ludi(['show', path, ...args])).lines.filter((line) => /^(After|Nach)/.test(line));
    const first = 'After action 0, a spectator: salve\\u{1b}[2J';
    const second = 'After action 6, Brown: why the farm?';
    expect(await commentsIn()).toEqual([first, second]);
    expect(await commentsIn('--ply', '0')).toEqual([first]);
    expect(await commentsIn('--ply', '6', '--as', '0')).toEqual([second]);
    expect(await commentsIn('--ply', '7')).toEqual([]);
    expect(await commentsIn('--ply', '6', '--lang', 'de')).toEqual(['Nach Zug 6, Braun: why the farm?']);
  });

  test('prints a resignation, timeout or agreement after the last ply, with the open decision', async () => {
    const resigned = brokenOff('resigned.json', 6, { ending: { by: 'resignation', seat: 1 } });
    const late = brokenOff('late.json', 6, { ending: { by: 'time', seat: 0 } });
    const { status, out } = await ludi(['show', resigned]);
    expect(status).toBe(0);
    expect(out).toContain(
      'Brown resigned.\n\nWhite: Build, produce or end your turn (0 bricks, 1 cog).\n\n3 legal actions:',
    );
    expect((await ludi(['show', resigned, '--ply', '5'])).out).not.toContain('resigned');
    expect((await ludi(['show', resigned, '--lang', 'de'])).out).toContain('Braun hat aufgegeben.');
    expect((await ludi(['show', late])).out).toContain('White ran out of time.');
    expect((await ludi(['show', late, '--lang', 'de'])).out).toContain('Die Zeit von Weiß ist abgelaufen.');
    const agreed = brokenOff('agreed.json', 6, { ending: { by: 'agreement' } });
    expect((await ludi(['show', agreed])).out).toContain('The players have agreed to end the game.\n\nWhite: Build');
  });

  test('prints who played and where below the title, without control characters', async () => {
    const path = brokenOff('about.json', 6, { about });
    const { status, lines } = await ludi(['show', path, '--ply', '4']);
    expect(status).toBe(0);
    expect(lines.slice(1, 5)).toEqual([
      'Players: Livia\\u{1b}[2J, Gaius',
      'Event: Ludi\\u{a}bad  x',
      'Round: 3',
      'Date: 2026-11-27',
    ]);
    expect((await ludi(['show', path, '--lang', 'de'])).lines[1]).toBe('Spieler: Livia\\u{1b}[2J, Gaius');
    expect(JSON.parse((await ludi(['show', path, '--json'])).out).about).toEqual(about);
    const bare = await ludi(['show', brokenOff('open.json', 6), '--json']);
    expect(JSON.parse(bare.out).about).toBeNull();
  });

  test('shows a saved state, and a game that starts from one', async () => {
    const state = stateAfter(6);
    const saved = await ludi(['show', file('saved.json', JSON.stringify(engine.save(state)))]);
    expect(saved).toMatchObject({ status: 0, err: '' });
    expect(saved.out).toContain('City of Rome, 2 players, after action 0 of 0\n');
    const whole = await ludi(['show', brokenOff('open.json', 6)]);
    const tableOf = (out: string) => out.slice(out.indexOf('\nWhite (seat 0)'));
    expect(tableOf(saved.out)).toBe(tableOf(whole.out));
    const replay = recordReplay(engine, { start: state }, recorded.actions.slice(6, 8));
    const later = await ludi(['show', file('later.json', JSON.stringify(replay)), '--as', '1']);
    expect(tableOf(later.out)).toBe(tableOf((await ludi(['show', brokenOff('8.json', 8), '--as', '1'])).out));
  });

  test('refuses an invalid position', async () => {
    const { pending: _, ...short } = stateAfter(6);
    const path = file('short.json', JSON.stringify({ ...engine.save(stateAfter(6)), state: short }));
    expect(await ludi(['show', path])).toMatchObject({
      status: 1,
      out: '',
      err: expect.stringMatching(/^ludi: invalid position: state\.pending: /),
    });
  });
});

describe('play --from', () => {
  const out = inFolder('continued.json');
  const written = () => JSON.parse(readFileSync(out, 'utf8'));

  test('continues from a ply of a replay, and records the earlier actions and comments', async () => {
    const path = brokenOff('commented.json', 10, { comments });
    const { status, lines } = await ludi(['play', '--from', path, '--ply', '5', '--bots', 'greedy', '--out', out]);
    expect(status).toBe(0);
    expect(lines[0]).toBe(`City of Rome, 2 players, from action 5 of ${path}`);
    expect(lines.at(-1)).toBe(`Replay with: ludi play city-of-rome --from ${path} --ply 5 --bots greedy --seed tiber`);
    const replay = written();
    expect(replay).toMatchObject({ options: recorded.options, comments: [comments[0]] });
    expect(replay.actions.slice(0, 5)).toEqual(recorded.actions.slice(0, 5));
    expect(replay.actions.length).toBeGreaterThan(20);
    expect(verifyReplay(engine, replay, { finished: true })).toMatchObject({ ok: true });
  });

  test('retains the commitment and the known times', async () => {
    const times = [1, 2, 3, 4, 50, 60];
    const path = brokenOff('timed.json', 6, { committed: true, times });
    expect((await ludi(['play', '--from', path, '--out', out, '--quiet'])).status).toBe(0);
    const replay = written();
    expect(replay.times).toEqual([...times, ...Array(replay.actions.length - 6).fill(60)]);
    expect(verifyReplay(engine, replay, { finished: true })).toMatchObject({ ok: true, committed: true });
    // a commitment that does not match the seed is dropped
    const other = file(
      'other.json',
      JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), commitment: '0'.repeat(64) }),
    );
    await ludi(['play', '--from', other, '--out', out, '--quiet']);
    expect(written().commitment).toBeUndefined();
  });

  test('continues from the last ply by default, as if the game had never stopped', async () => {
    const args = ['--bots', 'greedy,ismcts:3'];
    const whole = JSON.parse((await ludi(['play', 'city-of-rome', '--seed', 's', ...args, '--out', '-'])).out);
    const path = file('part.json', JSON.stringify(recordReplay(engine, whole.options, whole.actions.slice(0, 30))));
    const { out } = await ludi(['play', '--from', path, ...args, '--out', '-']);
    expect(JSON.parse(out)).toEqual(whole);
    expect((await ludi(['play', 'city-of-rome', '--from', path, ...args, '--out', '-'])).out).toBe(out);
  });

  test('records a game from a saved state with that state as its start', async () => {
    const start = engine.save(stateAfter(30));
    const path = file('saved.json', JSON.stringify(start));
    const { status, err } = await ludi(['play', '--from', path, '--seed', 's', '--out', out, '--quiet']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(written()).toMatchObject({ start, outcome: expect.anything() });
    expect(await ludi(['verify', out, '--finished'])).toMatchObject({ status: 0 });
    const first = readFileSync(out, 'utf8');
    expect(
      (await ludi(['play', '--from', '-', '--seed', 's', '--out', '-'], { stdin: [JSON.stringify(start)] })).out,
    ).toBe(first);
  });

  test('records the actions of a person who leaves, and resumes that game', async () => {
    const path = brokenOff('open.json', 6, { ending: { by: 'resignation', seat: 1 }, about });
    // a person who leaves at once changes nothing
    await ludi(['play', '--from', path, '--human', '0', '--out', out], { stdin: ['quit\n'] });
    expect(written()).toEqual(JSON.parse(readFileSync(path, 'utf8')));
    const left = await ludi(['play', '--from', path, '--human', '0', '--out', out], { stdin: ['undo\n2\nquit\n'] });
    expect(left.status).toBe(0);
    expect(left.out).toContain('White       Produces');
    expect(left.out).toContain('You cannot undo');
    expect(left.out).not.toMatch(/tiber|Places an emissary/);
    expect(left.out).toContain(`You left the game.\nThe replay is in ${out}.\n`);
    const { actions, outcome, ...continued } = written();
    expect([actions.slice(0, 6), actions.length, outcome]).toEqual([recorded.actions.slice(0, 6), 7, null]);
    for (const field of ['ending', 'about']) expect(continued).not.toHaveProperty(field);
    expect(await ludi(['verify', out])).toMatchObject({
      status: 0,
      out: expect.stringContaining('7 plies  unfinished'),
    });
    const again = await ludi(['play', '--from', out, '--lang', 'de']);
    expect(again.lines[0]).toBe(`City of Rome, 2 Spieler, ab Zug 7 von ${out}`);
    expect(again.out).toContain('Das Ende, nach ');
  });

  test('refuses a finished game, and suggests --ply', async () => {
    const path = await replayFile('tiber');
    expect(await ludi(['play', '--from', path])).toMatchObject({
      status: 1,
      out: '',
      err: `ludi: the game in ${path} is over after action ${recorded.actions.length}: use --ply N to continue after an earlier one\n`,
    });
    expect((await ludi(['play', '--from', path, '--ply', '60', '--quiet'])).status).toBe(0);
  });

  test('refuses a replay with an illegal action before the ply', async () => {
    const replay = { ...JSON.parse(await replayLine('tiber')) };
    replay.actions[3] = { type: 'end-turn', player: 0 };
    const path = file('wrong.json', JSON.stringify(replay));
    expect(await ludi(['play', '--from', path, '--ply', '9'])).toMatchObject({
      status: 1,
      err: expect.stringContaining('after action 3 the next one is not legal: '),
    });
    expect((await ludi(['play', '--from', path, '--ply', '3', '--quiet'])).status).toBe(0);
  });

  test.each<[string[], string]>([
    [['--players', '3'], "option '--from <file>' cannot be used with option '--players <n>'"],
    [['--start-player', '1'], "option '--from <file>' cannot be used with option '--start-player <value>'"],
    [['--ply', '999'], 'so --ply cannot be 999'],
    [['aquileia'], 'contains a game of city-of-rome, not of aquileia'],
    [['chess'], "'chess' is invalid for argument 'game'"],
    [['city-of-rome', 'again'], "too many arguments for 'play'"],
    [['--human', '2', '--ply', '3'], "--human must be 'all', or seats from 0 to 1"],
  ])('%j is a usage error', async (args, message) => {
    const { status, err } = await ludi(['play', '--from', await replayFile('tiber'), ...args]);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining(message) });
  });

  test('refuses --ply without --from, and people with --from -', async () => {
    expect(await ludi(['play', 'city-of-rome', '--ply', '3'])).toMatchObject({ status: 2 });
    expect(await ludi(['play', '--from', '-', '--human', '0'])).toMatchObject({ status: 2 });
    expect(await ludi(['play', '--from', inFolder('none')])).toMatchObject({ status: 1 });
  });
});
