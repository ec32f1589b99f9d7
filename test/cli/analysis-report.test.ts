/** Tests of the text of `ludi analyse`. */
import { describe, expect, test } from 'vitest';
import { accuracyLines, chanceGraph, type Loss, lossLines } from '../../packages/cli/src/analysis-report';
import { german } from '../../packages/cli/src/messages/de';
import { english } from '../../packages/cli/src/messages/en';

const players = (count: number) => Array.from({ length: count }, (_, seat) => ({ seat, name: `Player ${seat + 1}` }));

describe('the graph of chances', () => {
  test('has a bar for each player at the actions that the player decided', () => {
    const chances = [
      { ply: 0, seat: 0, win: 0.5 },
      { ply: 1, seat: 1, win: 0 },
      { ply: 2, seat: 0, win: 1 },
    ];
    const empty = '.'.repeat(27);
    expect(chanceGraph(english, chances, players(2), 3)).toEqual([
      expect.stringMatching(/^-- Chances to win -+$/),
      'action  Player 1                            Player 2',
      `1       ${'#'.repeat(14)}${'.'.repeat(14)}  50 %`,
      `2                                           ${empty}.   0 %`,
      `3       ${'#'.repeat(28)} 100 %`,
    ]);
  });

  test('puts several actions on a line, with the mean of each player', () => {
    const chances = [
      { ply: 0, seat: 0, win: 0.25 },
      { ply: 1, seat: 0, win: 0.75 },
      { ply: 32, seat: 0, win: 1 },
    ];
    const [, , first, ...others] = chanceGraph(german, chances, players(1), 33);
    expect(first).toMatch(/^1 bis 3 {4}#{20}\.{20} {2}50 %$/);
    expect(others).toHaveLength(10);
    expect(others.at(-1)).toMatch(/^31 bis 33 {2}#{40} 100 %$/);
  });

  test.each([1, 2, 3, 4, 5, 8])('is at most 20 lines of 80 characters, with %i players', (count) => {
    for (const plies of [1, 15, 16, 17, 400, 100_000]) {
      const chances = Array.from({ length: plies }, (_, ply) => ({ ply, seat: ply % count, win: 1 }));
      const lines = chanceGraph(english, chances, players(count), plies);
      expect(lines.length).toBeLessThanOrEqual(20);
      expect(lines.filter(({ length }) => length > 80)).toEqual([]);
      // a gap between the columns
      for (const line of lines.slice(2)) expect(line).not.toMatch(/% ?#/);
      expect(
        lines
          .slice(2)
          .join('')
          .match(/ 100 %/g)?.length,
      ).toBeGreaterThanOrEqual(Math.min(count, plies));
    }
  });
});

test('a sentence for each player counts the decisions with a better action', () => {
  const [one, other] = players(2);
  const accuracy = [
    { ...{ seat: 0, name: '', ...one }, decisions: 60, otherwise: 16, lost: 0.634 },
    { ...{ seat: 1, name: '', ...other }, decisions: 1, otherwise: 0, lost: 0 },
  ];
  expect(accuracyLines(english, accuracy)).toEqual([
    'Player 1    a better action for 16 of 60 decisions: 63 % given away in all',
    'Player 2    a better action for none of 1 decision',
  ]);
  expect(accuracyLines(german, accuracy)).toEqual([
    'Player 1    bei 16 von 60 Entscheidungen eine bessere Aktion: 63 % verschenkt',
    'Player 2    bei keiner von 1 Entscheidung eine bessere Aktion',
  ]);
});

describe('the text of a loss', () => {
  const judged = (sentence: string, win: number, lead: number) => ({
    ...{ action: { type: 'lay', player: 0 }, line: '0 lay', sentence, value: 0.5, win, lead },
  });
  const loss: Loss = {
    ...{ ply: 72, seat: 0, name: 'White', loss: 0.2 },
    played: judged('Lay the tile', 0.29, -12.84),
    better: judged('Keep the tile', 0.53, 1.25),
    rows: [
      { row: 'temples', points: 3.22 },
      { row: 'coins', points: -1 },
    ],
    expected: [
      { seat: 1, name: 'Brown', sentence: 'Lay a tile' },
      { seat: 0, name: 'White', sentence: 'Lay the tile' },
    ],
  };
  const title = (row: string) => `The ${row}`;

  test('has both actions with their chances and leads, the line, and the rows', () => {
    expect(lossLines(english, [loss], false, title)).toEqual([
      '',
      'White, after action 72: 24 % of winning and 14.1 points of lead given away',
      '  played: 29 % to win, 12.8 points behind',
      '    Lay the tile.',
      '  better: 53 % to win, 1.3 points ahead',
      '    Keep the tile.',
      '  expected after it:',
      '    Brown: Lay a tile.',
      '    White: Lay the tile.',
      '  difference in expected points: The temples +3.2, The coins -1.0',
    ]);
    expect(lossLines(german, [loss], false, title)).toEqual([
      '',
      'White, nach Zug 72: 24 % Gewinnchance und 14,1 Punkte Vorsprung verschenkt',
      '  getan: 29 % Gewinnchance, 12,8 Punkte zurück',
      '    Lay the tile.',
      '  besser: 53 % Gewinnchance, 1,3 Punkte vorn',
      '    Keep the tile.',
      '  danach erwartet:',
      '    Brown: Lay a tile.',
      '    White: Lay the tile.',
      '  Unterschied in erwarteten Punkten: The temples +3,2, The coins -1,0',
    ]);
  });

  test('has no lead without other players, and no line or rows without any', () => {
    expect(lossLines(english, [{ ...loss, rows: [], expected: [] }], true, title).slice(1, 5)).toEqual([
      'White, after action 72: 24 % of winning given away',
      '  played: 29 % to win',
      '    Lay the tile.',
      '  better: 53 % to win',
    ]);
    expect(lossLines(english, [{ ...loss, rows: [], expected: [] }], true, title)).toHaveLength(6);
  });

  test.each([
    [0.53, 3, '3.0 points of lead given away', '3,0 Punkte Vorsprung verschenkt'],
    [0.63, 3, '3.0 points of lead given away', '3,0 Punkte Vorsprung verschenkt'],
    [0.43, -3, '10 % of winning given away', '10 % Gewinnchance verschenkt'],
    [0.53, 0, 'a better result given away', 'ein besseres Ergebnis verschenkt'],
  ])('names what was given away, if the played action has a chance of %d', (win, points, en, de) => {
    const given = { ...loss, played: judged('Lay', win, 1.25 - points) };
    expect(lossLines(english, [given], false, title)[1]).toBe(`White, after action 72: ${en}`);
    expect(lossLines(german, [given], false, title)[1]).toBe(`White, nach Zug 72: ${de}`);
  });
});
