/** Tests the distribution of deals (FT-11.1). The tests count the possible worlds one by one, independently of the game's algorithm. */
import { engine, type State, type TileId, type View } from '@ludi-romani/forum-trajanum';
import { expect, test } from 'vitest';
import { expectSpread, orders, weigh } from './distribution';

const FACE_DOWN = 'face-down';

function playedTo(until: (state: State) => boolean): State {
  let state = engine.initialState({ players: 3, seed: 'spread' });
  for (let ply = 0; !until(state); ply++) {
    const legal = engine.legalActions(state);
    const action = legal[(5 * ply) % legal.length];
    if (action === undefined) throw new Error('the game ended too early');
    state = engine.apply(state, action);
  }
  return state;
}

test('FT-11.1 tiles: every assignment to the grid, the leftover and the draft, with either drafted tile kept', () => {
  // the seat whose tiles are all hidden: its turn has not begun, nor the turn of the player who received its tile
  const hiddenSeat = (view: View) =>
    view.players.findIndex(({ draft, leftover }) => {
      const drafted = [draft.kept, draft.passed, ...draft.taken.map(({ tile }) => tile)];
      return drafted.length === 4 && [leftover, ...drafted].every((tile) => tile === FACE_DOWN);
    });
  const state = playedTo((each) => each.phase === 'turns' && hiddenSeat(engine.view(each, 'spectator')) >= 0);
  const view = engine.view(state, 'spectator');
  const seat = hiddenSeat(view);
  const own = state.players[seat];
  if (own === undefined) throw new Error('the seat has no player');
  // the view also shows the places of all tiles in the grid except the first hidden one
  const cell = view.players[seat]?.tiles.indexOf(FACE_DOWN) ?? -1;
  const tiles = own.tiles.map((tile, at): TileId | null => (at === cell ? FACE_DOWN : tile));
  const told: View = { ...view, players: view.players.map((seen, at) => (at === seat ? { ...seen, tiles } : seen)) };

  const unknown = [own.tiles[cell], own.leftover, ...own.draft.taken.map(({ tile }) => tile)];
  expect(unknown).toHaveLength(4);
  const cases = orders(unknown).flatMap(([grid, leftover, one, two]) => [
    [grid, leftover, one, two, one, two],
    [grid, leftover, one, two, two, one],
  ]);
  expectSpread(
    (seed) => {
      const { tiles, leftover, draft } = engine.determinize(told, seed).players[seat] ?? own;
      return [tiles[cell], leftover, ...draft.taken.map(({ tile }) => tile), draft.kept, draft.passed].join(' ');
    },
    weigh(cases, (world) => world.join(' ')),
    48 * 50,
  );
});

test('FT-11.1 street cards that were not played: every order', () => {
  const state = playedTo(({ streets }) => streets.length > 0);
  const view = engine.view(state, 0);
  const told: View = { ...view, streets: [...view.streets, ...state.streetDeck.slice(4)], streetDeck: 4 };
  expectSpread(
    (seed) => engine.determinize(told, seed).streetDeck.join(' '),
    weigh(orders(state.streetDeck.slice(0, 4)), (order) => order.join(' ')),
    24 * 50,
  );
});
