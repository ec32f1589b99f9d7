/** Tests of explanations: the command `about`, and the one of that name for players. */
import { standardComponents } from '@ludi-romani/city-of-rome';
import { standardComponents as novaRoma } from '@ludi-romani/nova-roma';
import { beforeAll, describe, expect, test } from 'vitest';
import { bareGame, explainedGame, followersGame } from './foreign';
import { ludi } from './run';

let explained: string;
beforeAll(async () => {
  explained = await explainedGame();
});
const about = (...args: string[]) => ludi(['about', '--engine', explained, ...args]);

describe('ludi about GAME', () => {
  test('lists the cards of the box, one per line, and things with the same text once', async () => {
    const { status, lines } = await about();
    expect(status).toBe(0);
    expect(lines).toContain('Colosseum (I), card: I. Two. (CR-1.1)');
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeLessThan(standardComponents.cards.length);
    expect(lines.some((line) => line.startsWith('Money'))).toBe(false);
  });

  test('lists things with a number by the name of their table', async () => {
    const { lines } = await ludi(['about', '--engine', await followersGame()]);
    expect(lines).toHaveLength(novaRoma.followers.length);
    expect(lines[0]).toBe('follower-1, follower: One.');
  });

  test('reports a game without explanations', async () => {
    const { status, err } = await ludi(['about', '--engine', await bareGame()]);
    expect({ status, err }).toEqual({ status: 1, err: 'ludi: explanations: the module of my-game exports no about\n' });
  });
});

describe('ludi about GAME WORD', () => {
  test.each([
    ['a title', ['colosseum (i)']],
    ['a title in several words', ['Colosseum', '(I)']],
    ['the begin of a title', ['colos']],
    ['an id', ['card-i-colosseum']],
  ])('finds a card by %s', async (_, word) => {
    expect((await about('city-of-rome', ...word)).lines).toEqual(['Colosseum (I), card: I. Two. (CR-1.1)']);
  });

  test('finds a thing of the picture by its own title, as a spectator sees it', async () => {
    expect((await about('city-of-rome', 'money')).lines).toEqual(['Money, ?: One.']);
  });

  test('--lang de takes the titles and the texts in German', async () => {
    expect((await about('city-of-rome', 'kolosseum (i)', '--lang', 'de')).lines).toEqual([
      'Kolosseum (I), Karte: I. Two. (CR-1.1)',
    ]);
    const { status, err } = await about('city-of-rome', 'colosseum (i)', '--lang', 'de');
    expect({ status, err }).toEqual({ status: 1, err: "ludi: Zu 'colosseum (i)' gibt es keine Erklärung.\n" });
  });

  test('--json prints the fields of each explanation', async () => {
    expect(JSON.parse((await about('city-of-rome', 'colosseum (i)', '--json')).out)).toEqual([
      { id: 'card-i-colosseum', title: 'Colosseum (I)', kind: 'card', says: ['I.', 'Two.'], clause: 'CR-1.1' },
    ]);
  });
});

test('players read the explanation with what it says about them, or that there is none', async () => {
  const { out } = await ludi(['play', '--engine', explained, '--human', '0', '--seed', 's'], {
    stdin: ['about MONEY\nabout colosseum (i)\nabout trireme\nquit\n'],
  });
  expect(out).toContain('\nMoney, ?: One. 5.\n');
  expect(out).toContain('\nColosseum (I), card: I. Two. (CR-1.1)\n');
  expect(out).toContain("\nThere is no explanation of 'trireme'.\n");
});
