import { readFileSync } from 'node:fs';
import { type Action, type CardId, engine, type Options, standardComponents } from '@ludi-romani/city-of-rome';
import { words } from '@ludi-romani/city-of-rome/words/en';
import { expect, test } from 'vitest';
import { altered, file, inFolder, ludi, replayFile, replayLine } from './run';

test('prints the table after a ply, the decision, and the legal actions in words', async () => {
  const { status, out, err } = await ludi(['show', await replayFile('tiber'), '--ply', '6']);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toMatchInlineSnapshot(`
    "City of Rome, 2 players, after action 6 of 139
    Last action: 0 take-card ii-vegetable-farm

    -- Round 1 of 7, first player White --------------------------------------------
    field       1      2      3      4      5
    gives       Cog    Brick  Brick  Brick  Cog
    emissary    White  -      Brown  Brown  White
    offer       Great aqueduct (I), Temple of Mercury (I), Residence 2 (II)
    decks       I: 12 cards, II: 18 cards

    White (seat 0): 5 points so far          Brown (seat 1): 5 points so far
    5 coins, 0 influence tokens              5 coins, 0 influence tokens
    hand: Vegetable farm (II)                secret: Temple of Minerva (II)
    secret: Residence 4 (II)
          0        1                               0        1
      +--------+--------+                      +--------+--------+
     0|VegFarm |House 2 |                     0|VegFarm |House 2 |
      +--------+--------+                      +--------+--------+

    Fields are counted from the emperor. In a city, # is a brick token, and *3 are
    three victory points. The numbers at its sides are x and y.

    White: Build, produce or end your turn (0 bricks, 1 cog).

    3 legal actions:
      0 start-build ii-vegetable-farm  Build the vegetable farm (II): pay 4 coins.
      0 produce                        Produce for 1 coin, gain 1 coin.
      0 end-turn                       End your turn.
    "
  `);
});

test('prints legal actions as lines that parse reads', async () => {
  const replay = JSON.parse(await replayLine('tiber')) as { options: Options; actions: Action[] };
  let state = engine.initialState(replay.options);
  for (const [ply, action] of replay.actions.slice(0, 40).entries()) {
    const { lines } = await ludi(['show', await replayFile('tiber'), '--ply', String(ply)]);
    const listed = lines.slice(lines.findIndex((line) => /^\d+ legal actions?:$/.test(line)) + 1);
    const shown = listed.map((line) => engine.parse(state, line.trim().split(/ {2,}/)[0] ?? ''));
    expect(shown).toEqual(engine.legalActions(state));
    state = engine.apply(state, action);
  }
});

test('shows the last ply by default, with the score sheet and no action', async () => {
  const { out } = await ludi(['show', await replayFile('tiber')]);
  expect(out).toMatch(/after action (\d+) of \1\n/);
  expect(out).toContain('\nTotal ');
  expect(out).not.toContain('legal action');
});

const english = words(engine);
const namesOf = (card: CardId): string[] => {
  const title = english.title(card);
  return [card, title, title.charAt(0).toLowerCase() + title.slice(1)];
};

test.each([2, 4])('--as never names a secret card of another player (%i players)', async (players) => {
  const path = await replayFile('secrets', players);
  const replay = JSON.parse(await replayLine('secrets', players)) as { options: Options; actions: Action[] };
  let state = engine.initialState(replay.options);
  let hidden = 0;
  for (let ply = 0; ply <= replay.actions.length; ply++) {
    if (ply < 6 || ply % 7 === 0) {
      for (const viewer of [...state.players.keys(), 'spectator'] as const) {
        const { status, out } = await ludi(['show', path, '--ply', String(ply), '--as', String(viewer)]);
        expect(status).toBe(0);
        expect(out).not.toContain(replay.options.seed);
        // the output may only name cards that are in the view
        const known = JSON.stringify(engine.view(state, viewer));
        const names = (card: CardId) =>
          namesOf(card).filter((name) =>
            ` ${out}`
              .split(name)
              .slice(0, -1)
              .some((before) => !/[\w-]$/.test(before)),
          );
        const allowed = new Set(
          standardComponents.cards.filter(({ id }) => known.includes(`"${id}"`)).flatMap(({ id }) => namesOf(id)),
        );
        for (const [seat, player] of state.players.entries()) {
          if (seat === viewer) continue;
          for (const { card } of player.secret) {
            hidden++;
            expect(names(card).filter((name) => !allowed.has(name))).toEqual([]);
          }
        }
      }
    }
    const action = replay.actions[ply];
    if (action !== undefined) state = engine.apply(state, action);
  }
  expect(hidden).toBeGreaterThan(20);
});

test('--as spectator prints the same for every secret choice', async () => {
  const line = await replayLine('tiber', 4);
  const { options } = JSON.parse(line) as { options: Options };
  const shown = new Set<string>();
  const choices = engine.legalActions(engine.initialState(options));
  for (const choice of choices) {
    const path = file(
      'choice.json',
      altered(line, ({ actions }) => Object.assign(actions, { 0: choice })),
    );
    shown.add((await ludi(['show', path, '--ply', '1', '--as', 'spectator'])).out);
  }
  expect([choices.length > 1, shown.size]).toEqual([true, 1]);
});

test('--as shows a secret card and a secret choice to their owner only', async () => {
  const path = await replayFile('tiber');
  const replay = JSON.parse(await replayLine('tiber')) as { actions: [{ card: CardId; player: number }] };
  const [{ card, player }] = replay.actions;
  const seenAs = async (viewer: string) => (await ludi(['show', path, '--ply', '1', '--as', viewer])).out;
  expect(await seenAs(String(player))).toContain(`Last action: ${player} draft-card ${card}\n`);
  for (const other of [String(1 - player), 'spectator']) {
    expect(await seenAs(other)).toContain(`Last action: ${player} draft-card\n`);
    expect(await seenAs(other)).toContain('secret: 1 of deck II');
  }
  expect(await seenAs('spectator')).toContain('A spectator has no choice.');
});

test('--lang de writes German, and an unknown language is a usage error', async () => {
  const path = await replayFile('tiber');
  const { out } = await ludi(['show', path, '--ply', '6', '--lang', 'de']);
  expect(out).toContain('City of Rome, 2 Spieler, nach Zug 6 von 139');
  expect(out).toContain('Weiß: Baue, produziere oder beende den Zug (0 Ziegel, 1 Zahnrad).');
  expect(out).toContain('3 erlaubte Aktionen:');
  expect(out).toMatch(/0 start-build ii-vegetable-farm {2}Baue den Gemüsehof \(II\)/);
  expect((await ludi(['show', path, '--lang', 'de'])).out).toMatch(/\nBraun gewinnt mit \d+ Punkten\.\n/);
  expect((await ludi(['show', path, '--lang', 'de', '--as', 'spectator', '--ply', '6'])).out).toContain(
    'wie Zuschauer es sehen',
  );
  expect(await ludi(['show', path, '--lang', 'la'])).toMatchObject({
    status: 2,
    err: expect.stringContaining("'la' is invalid. Allowed choices are en, de."),
  });
});

test('--svg draws the view of the given seat, or by default of a spectator', async () => {
  const path = await replayFile('tiber');
  const picture = inFolder('table.svg');
  expect(await ludi(['show', path, '--ply', '6', '--svg', picture])).toMatchObject({
    status: 0,
    out: `The picture is in ${picture}.\n`,
  });
  const drawn = readFileSync(picture, 'utf8');
  expect(drawn).toMatch(/^<svg [^>]*lang="en".*<\/svg>\n$/s);
  const [own, other] = await Promise.all(
    ['0', '1'].map((seat) => ludi(['show', path, '--ply', '6', '--svg', '-', '--as', seat, '--lang', 'de'])),
  );
  // this text names the opening card of White, which only White knows
  expect(own?.out).toContain('card-ii-residence-4-');
  expect(other?.out).not.toContain('card-ii-residence-4-');
  expect(drawn).not.toContain('card-ii-residence-4-');
  expect(own?.out).toContain('lang="de"');
  expect(await ludi(['show', path, '--svg', inFolder('no/such/folder.svg')])).toMatchObject({
    status: 1,
    err: expect.stringContaining('cannot write'),
  });
});

test('--line selects one replay of several', async () => {
  const [first, second] = [await replayLine('tiber'), await replayLine('tiber', 3)];
  const path = file('two.ndjson', `\n${first}\n${second}\n`);
  expect((await ludi(['show', path])).out).toContain('City of Rome, 2 players');
  expect((await ludi(['show', path, '--line', '3'])).out).toContain('City of Rome, 3 players');
  expect(await ludi(['show', path, '--line', '4'])).toMatchObject({
    status: 1,
    err: `ludi: ${path}:4 contains no replay\n`,
  });
  expect((await ludi(['show', '-'], { stdin: [second] })).out).toContain('City of Rome, 3 players');
});

test('shows a replay up to its first illegal action', async () => {
  const line = altered(await replayLine('tiber'), ({ actions }) => {
    actions[5] = { type: 'end-turn', player: 0 };
  });
  const path = file('wrong.json', line);
  const { status, out, err } = await ludi(['show', path]);
  expect(status).toBe(1);
  expect(out).toContain('after action 5 of ');
  expect(err).toContain(`ludi: ${path}: after action 5 the next one is not legal: `);
  expect(await ludi(['show', path, '--ply', '5'])).toMatchObject({ status: 0, err: '' });
});

test.each<[string, (line: string) => string | Uint8Array, RegExp]>([
  ['nothing', () => '', /contains no replay/],
  ['no JSON', () => 'Vini, vidi', /is not a line of JSON/],
  ['binary', () => Uint8Array.of(0xff, 0xfe, 0x00), /is not text/],
  ['another value', () => '[1]', /not a replay: a replay must be an object/],
  ['another game', (line) => line.replace('"city-of-rome"', '"chess\\u001b[2J"'), /no engine for 'chess\\u\{1b\}\[2J'/],
  ['other rules', (line) => line.replace('"rulesVersion":"', '"rulesVersion":"0.'), /version 0\..* of the rules/],
  [
    'other components',
    (line) => line.replace(/"components":"[^"]*"/, `"components":"${'0'.repeat(64)}"`),
    /other components/,
  ],
  ['bad options', (line) => line.replace('"players":2', '"players":7'), /invalid game options: players/],
])('refuses %s with a reason', async (_, change, message) => {
  const path = file('bad.json', change(await replayLine('tiber')));
  const { status, out, err } = await ludi(['show', path]);
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err).toMatch(message);
  expect(err).not.toMatch(/\n {4}at /);
  expect(err).not.toContain('\x1b');
});

test('refuses a missing file, a ply beyond the end, and an unknown seat', async () => {
  expect(await ludi(['show', inFolder('none')])).toMatchObject({
    status: 1,
    err: `ludi: cannot read ${inFolder('none')}: no such file or directory\n`,
  });
  const path = await replayFile('tiber');
  expect(await ludi(['show', path, '--ply', '9999'])).toMatchObject({ status: 2, out: '' });
  for (const who of ['2', '-1', 'White']) {
    expect(await ludi(['show', path, `--as=${who}`])).toMatchObject({
      status: 2,
      err: expect.stringContaining("a seat from 0 to 1, or 'spectator'"),
    });
  }
});
