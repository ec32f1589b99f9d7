/** Tests of the board of the template: it fits its picture in each shape, and every legal action can be chosen on it. */
import { type Look, pointing } from '@ludi-romani/boards';
import { chanceState, keyedChance } from '@ludi-romani/core';
import { expect, test } from 'vitest';
import { board as boardOf } from '../../packages/cli/templates/src/board';
import { engine, type MyGame } from '../../packages/cli/templates/src/rules';
import { english, type Labels } from '../../packages/cli/templates/src/words';
import { flawOf, idsIn, layoutFlaws } from '../boards';

const board = boardOf(engine);
const words = english(engine);

/** Calls `look` with each state of a game in which the players take many tiles, so that hands are large. */
function walk(players: number, handSize: number, look: (state: MyGame['state']) => void): void {
  const chance = keyedChance(chanceState(`template ${players}`));
  let state = engine.initialState({ players, handSize, seed: `template ${players}` });
  while (!engine.isTerminal(state)) {
    look(state);
    const legal = engine.legalActions(state);
    const wanted = legal.filter(({ type, player }) => type === (player === 0 ? 'take' : 'lay'));
    state = engine.apply(state, chance.pick(wanted.length > 0 && chance.int(5) > 0 ? wanted : legal));
  }
  look(state);
}

test.each([2, 3, 4])('%i players: every picture is valid, and its texts and things have room', (players) => {
  walk(players, 3, (state) => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = engine.view(state, viewer);
      for (const [shape, least] of [
        ['wide', 24],
        ['square', 24],
        ['tall', 40],
      ] as const)
        for (const part of shape === 'tall' ? board.parts(view) : [undefined])
          for (const area of [0, 1]) {
            const look: Look<MyGame, Labels> = { words, shape, area, ...(part === undefined ? {} : { part }) };
            const svg = board.board(view, look);
            expect(flawOf(svg)).toBeUndefined();
            expect(layoutFlaws(svg, least)).toEqual([]);
          }
    }
  });
});

test('every legal action is chosen by one click on the picture', () => {
  walk(3, 5, (state) => {
    const [seat] = engine.activePlayers(state);
    if (seat === undefined) return;
    const view = engine.view(state, seat);
    const choices = engine.choices(view, seat);
    for (const action of engine.legalActions(view)) {
      const [id = ''] = board.targets(view, action);
      expect(pointing(board, view, choices, [id]).action).toEqual(action);
      expect(idsIn(board.board(view, { words }))).toContain(id);
    }
  });
});
