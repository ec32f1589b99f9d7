/** Tests of the checks of the frame stack. Without these checks, a forged state could show the secret answers of a player to other players. */
import { expect, test } from 'vitest';
import { frameFlaws } from '../../packages/core/src/schemas/frames';

const bid = (player: number) => ({ ask: 'bid', player });
const veto = (player: number, withdraws: number) => ({ ask: 'veto', player, withdraws });
const areas = [{ coins: 0 }, { coins: 1 }];
const valid = { simultaneous: [[bid(0)], [bid(1)]], opened: [[bid(0)], [bid(1)]], before: areas };

const problemsOf = (pending: readonly object[]): string[] => {
  const state = { options: { players: 2 }, players: areas, pending, chance: { key: '', counter: 0 } };
  return [...frameFlaws(state as never, ['bid'])].map((flaw) => (flaw as { path: string }).path);
};

test.each<[string, object[]]>([
  ['no frame', []],
  ['a question and tasks', [{ do: 'round' }, { do: 'turn', player: 1 }, { ask: 'sell', player: 0 }]],
  ['an open frame', [{ do: 'round' }, valid]],
  ['a frame that one seat has answered', [{ ...valid, simultaneous: [[], [bid(1)]] }]],
  ['a frame in which one seat was not asked', [{ ...valid, simultaneous: [[], [bid(1)]], opened: [[], [bid(1)]] }]],
  [
    'a frame that has not opened yet',
    [
      { ...valid, before: [] },
      { ask: 'sell', player: 0 },
    ],
  ],
  ['a reaction window', [{ do: 'turn' }, veto(1, 0), veto(0, 1)]],
])('accepts %s', (_, pending) => expect(problemsOf(pending)).toEqual([]));

test.each<[string, object[], string[]]>([
  ['a seat that does not exist', [{ ask: 'sell', player: 2 }], ['pending[0].player']],
  ['too few stacks', [{ ...valid, simultaneous: [[bid(0)]] }], ['pending[0].simultaneous']],
  ['too many stacks', [{ ...valid, opened: [...valid.opened, []] }], ['pending[0].opened']],
  ['a question of another seat', [{ ...valid, simultaneous: [[bid(1)], []] }], ['pending[0].simultaneous']],
  ['another question', [{ ...valid, opened: [[{ ask: 'sell', player: 0 }], [bid(1)]] }], ['pending[0].opened']],
  ['a task', [{ ...valid, simultaneous: [[{ do: 'round' }, bid(0)], []] }], ['pending[0].simultaneous']],
  ['a nested frame', [{ ...valid, simultaneous: [[valid], []] }], ['pending[0].simultaneous']],
  ['a missing area', [{ ...valid, before: [areas[0]] }], ['pending[0].before']],
  ['no area in an open frame', [{ ...valid, before: [] }], ['pending[0].before']],
  ['areas in a frame that has not opened yet', [valid, { ask: 'sell', player: 0 }], ['pending[0].before']],
  ['a question of a seat that was not asked', [{ ...valid, opened: [[bid(0)], []] }], ['pending[0].opened']],
  ['a window that withdraws other frames', [{ do: 'turn' }, veto(0, 1)], ['pending[1].withdraws']],
  ['a window that withdraws too many frames', [veto(1, 0), veto(0, 2)], ['pending[1].withdraws']],
  [
    'a window inside a simultaneous frame',
    [{ ...valid, simultaneous: [[{ ...bid(0), withdraws: 1 }], []] }],
    ['pending[0].simultaneous'],
  ],
])('refuses %s', (_, pending, paths) => expect(problemsOf(pending)).toEqual(paths));
