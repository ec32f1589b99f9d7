/** Tests of the options of games as flags of the command line. */
import { describe, expect, test } from 'vitest';
import { ludi } from './run';

const optionsOf = async (...args: string[]) =>
  JSON.parse((await ludi(['play', ...args, '--seed', 's', '--out', '-'])).out).options;

describe('flags', () => {
  test('are parsed to the values that the engine expects', async () => {
    expect(await optionsOf('city-of-rome', '--start-player', '1', '--colors', 'white,brown')).toEqual({
      ...{ players: 2, seed: 's', startPlayer: 1, colors: ['white', 'brown'] },
    });
    expect(await optionsOf('forum-trajanum', '--board-side', 'B', '--introductory')).toEqual({
      ...{ players: 2, seed: 's', boardSide: 'B', introductory: true },
    });
    expect(await optionsOf('nova-roma', '--difficulty', 'easy', '--mosaic-draft')).toEqual({
      ...{ players: 1, seed: 's', difficulty: 'easy', mosaicDraft: true },
    });
  });

  test('appear in the command to repeat the game', async () => {
    const args = ['play', 'city-of-rome', '--seed', 's', '--start-player', '1', '--colors', 'white,brown'];
    expect((await ludi(args)).out).toContain('--players 2 --start-player 1 --colors white,brown --seed s');
  });

  test.each([
    [['play', 'aquileia', '--board-side', 'B'], 'Aquileia has no --board-side'],
    [['play', 'city-of-rome', '--start-player', '2'], '--start-player:'],
    [['play', 'city-of-rome', '--start-player', 'x'], '--start-player: must be a whole number from 0 to 3'],
    [['play', 'aquileia', '--colors', 'red,pink'], 'colors[1]: must be one of red, yellow, blue, green, orange'],
    [
      ['arena', 'nova-roma', '--bots', 'random', '--players', '2', '--difficulty', 'easy'],
      'only a solo game has an AI',
    ],
  ])('%j is a usage error with a reason', async (args, message) => {
    const { status, err } = await ludi(args);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });
});
