/** Tests of the German messages for illegal actions and invalid replays. */
import { expect, test } from 'vitest';
import { altered, file, ludi, replayLine } from './run';

const german = (...args: string[]) => ludi([...args, '--lang', 'de']);

test('verify reports the fault of each bad replay and the end of each good one', async () => {
  const good = await replayLine('tiber');
  const lines = [
    good,
    altered(good, ({ actions }) => Object.assign(actions[0] ?? {}, { card: 'no-such-card' })),
    altered(good, (replay) =>
      Object.assign(replay, { outcome: null, actions: [], checkpoints: [], ending: { by: 'time', seat: 1 } }),
    ),
    altered(good, (replay) => Object.assign(replay, { outcome: null, actions: [], checkpoints: [] })),
    altered(good, ({ options }) => Object.assign(options, { players: 9, startPlayer: 'x' })),
    altered(good, (replay) => Object.assign(replay, { times: [7] })),
    altered(good, (replay) => Object.assign(replay, { game: 'tric-trac' })),
    altered(good, (replay) => Object.assign(replay, { rulesVersion: '0' })),
    'x',
  ];
  const path = file('german.ndjson', lines.join('\n'));
  const { status, lines: told } = await german('verify', path);
  expect(status).toBe(1);
  const starts = told.map((line) => line.replace(`${path}:`, ''));
  expect(starts[0]).toMatch(/^ok {3}1 {2}city-of-rome {2}\d+ Züge {2}-?\d+:-?\d+$/);
  expect(starts.slice(1, 8)).toEqual([
    expect.stringMatching(/^bad {2}2 {2}Zug 0 {2}illegal-action {2}CR-3\.13: diese Karte hast du nicht bekommen$/),
    'ok   3  city-of-rome  0 Züge  die Zeit von Platz 1 ist abgelaufen, was eine Aufzeichnung nicht beweisen kann',
    'ok   4  city-of-rome  0 Züge  nicht zu Ende',
    'bad  5  Zug -  invalid-options  players: muss eines von diesen sein: 2, 3, 4; startPlayer: muss eine ganze Zahl von 0 bis 3 sein',
    'bad  6  Zug -  malformed  times: müssen ganze Millisekunden sein, eine Zahl für jede Aktion, nie fallend',
    "bad  7  Zug -  unknown-game  das Spiel 'tric-trac' gibt es hier nicht; es gibt aquileia, city-of-rome, forum-trajanum und nova-roma",
    expect.stringMatching(/^bad {2}8 {2}Zug - {2}other-rules-version {2}die Regeln hier haben die Version \d+$/),
  ]);
  expect(starts[8]).toMatch(/^bad {2}9 {2}Zug - {2}malformed {2}keine Zeile JSON: /);
  const { lines: asJson } = await german('verify', path, '--json');
  expect(JSON.parse(asJson[1] ?? '')).toMatchObject({
    code: 'illegal-action',
    game: 'city-of-rome',
    clause: 'CR-3.13',
    message: 'CR-3.13: diese Karte hast du nicht bekommen',
  });
  expect(Object.keys(JSON.parse(asJson[4] ?? ''))).toEqual([
    ...['file', 'line', 'ok', 'game', 'ply', 'code', 'clause', 'message'],
  ]);
});

test.each([
  [['--players', '9'], '--players: muss eines von diesen sein: 2, 3, 4'],
  [['--colors', 'white,white'], '--colors: muss jedem Platz eine andere von diesen Farben geben: white, brown'],
  [['--colors', 'white,brwon'], '--colors[1]: muss eines von diesen sein: purple, orange, white, brown'],
])('play refuses the options %j', async (args, why) => {
  const { status, err } = await german('play', 'city-of-rome', ...args);
  expect(status).toBe(2);
  expect(err.split('\n')[0]).toBe(`ludi: ${why}`);
});

test('show, play --from and analyse report why they cannot read a replay', async () => {
  const good = await replayLine('tiber');
  const refused: [name: string, text: string, why: string][] = [
    ['blank', '\n', 'PATH enthält keine Aufzeichnung'],
    ['json', '{', 'PATH ist keine Zeile JSON: '],
    ['outline', altered(good, (replay) => Object.assign(replay, { times: [7] })), 'keine Aufzeichnung: times: müssen'],
    ['game', altered(good, (replay) => Object.assign(replay, { game: 'go' })), "das Spiel 'go' gibt es hier nicht"],
    [
      'rules',
      altered(good, (replay) => Object.assign(replay, { rulesVersion: '0' })),
      'aufgezeichnet mit Version 0 der',
    ],
    [
      'box',
      altered(good, (replay) => Object.assign(replay, { components: '0'.repeat(64) })),
      'aufgezeichnet mit anderem Material: --components FILE nimmt',
    ],
  ];
  for (const [name, text, why] of refused) {
    const path = file(`no-${name}.json`, text);
    for (const command of [
      ['show', path],
      ['play', '--from', path],
      ['analyse', path],
    ]) {
      const { status, err } = await german(...command);
      expect(status).toBe(1);
      expect(err).toMatch(/^ludi: /);
      expect(err).toContain(why.replace('PATH', path));
    }
  }
  const over = file('over.json', good);
  expect((await german('play', '--from', over)).err).toMatch(/ist nach Zug \d+ zu Ende: mit --ply N/);
});

test('show reports why a replay stops', async () => {
  const bad = altered(await replayLine('tiber'), ({ actions }) => Object.assign(actions[0] ?? {}, { card: 'x' }));
  const path = file('stops.json', bad);
  const { err } = await german('show', path);
  expect(err).toBe(
    `ludi: ${path}: nach Zug 0 ist die nächste Aktion nicht erlaubt: CR-3.13: diese Karte hast du nicht bekommen\n`,
  );
  const unfit = file(
    'unfit.json',
    altered(bad, ({ options }) => Object.assign(options, { players: 9 })),
  );
  expect((await german('show', unfit)).err).toBe(
    'ludi: mit diesen Optionen kann kein Spiel beginnen: players: muss eines von diesen sein: 2, 3, 4\n',
  );
});
