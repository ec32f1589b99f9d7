/** Tests of the action numbers that only this game has. */
import { engine, type PlayerCount } from '@ludi-romani/city-of-rome';
import { actionSpace } from '@ludi-romani/city-of-rome/action-space';
import { expect, test } from 'vitest';
import { laidOut, legal, play } from './scene';

test.each([
  [2, ['vineyard', 'ii-grain-farm']],
  [3, ['vineyard', 'ii-grain-farm', 'iii-grain-farm']],
  [4, ['vineyard', 'ii-grain-farm', 'iii-grain-farm', 'iv-grain-farm']],
] as [PlayerCount, string[]][])(
  'with %i players the most expensive building has as many payments as the action space has numbers',
  (players, farms) => {
    const cells = ['2,0', '0,1', '1,1', '2,1'].slice(0, farms.length);
    const city = Object.fromEntries(farms.map((farm, i) => [cells[i], farm]));
    const tokens = Object.fromEntries(cells.map((cell) => [cell, 1]));
    const turn = laidOut({ players, city, tokens, bricks: 0, cogs: 1, coins: 20, hand: ['ii-temple-minerva'] });
    const state = play(turn, 'start-build ii-temple-minerva');
    const space = actionSpace(engine, players);
    const kind = space.kinds.find(({ type }) => type === 'pay-build');
    expect(kind).toMatchObject({ by: 'position', count: legal(state, 'pay-build').length });
    expect(space.ids(state)).toEqual(Array.from({ length: kind?.count ?? 0 }, (_, i) => (kind?.first ?? 0) + i));
  },
);

test('CR-9.1 identical cards have the same number', () => {
  const space = actionSpace(engine, 4);
  const number = (card: string) => space.idOf(laidOut({}), { type: 'start-build', player: 0, card });
  expect(number('ii-aqueduct-3')).toBe(number('ii-aqueduct-1'));
  expect(number('iii-aqueduct-1')).not.toBe(number('ii-aqueduct-1'));
  const state = laidOut({ hand: ['ii-aqueduct-3'] });
  expect(space.actionOf(state, number('ii-aqueduct-1'))).toMatchObject({ card: 'ii-aqueduct-3' });
});
