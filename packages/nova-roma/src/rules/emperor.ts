/**
 * The emperor phase: a tile of the stack, and the emperor on one of its two spaces (NR-4.2, NR-4.3, NR-4.4, NR-4.5, NR-8.24,
 * NR-8.28).
 */
import { type Effects, invalidState, type Questions } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { EmperorTileId } from '../components/ids';
import type { MutableState, NovaRoma } from '../types';

/** Reveals the next tile of the stack and returns it. In a solo game, all tiles are shuffled when none is left (NR-8.28). */
export function revealEmperorTile(state: MutableState, effects: Effects<NovaRoma>): EmperorTileId {
  const { decks } = state;
  if (decks.emperor.length === 0) {
    decks.emperor = effects.chance.shuffle(state.emperorTiles).reverse();
    state.emperorTiles = [];
    effects.emit?.({ type: 'emperor-stack-shuffled', count: decks.emperor.length });
  }
  const tile = effects.draw(decks.emperor);
  if (tile === undefined) invalidState('no emperor tile is left');
  state.emperorTiles.push(tile);
  effects.emit?.({ type: 'emperor-tile-revealed', tile });
  return tile;
}

export const emperorQuestions = (catalog: Catalog): Questions<NovaRoma, 'emperor'> => ({
  emperor: {
    pendingReason: 'NR-4.3 first place the emperor',
    moves: {
      'place-emperor': {
        whyUnknown: 'NR-4.3 the emperor tile does not show that space',
        candidates: (seen, { player }) =>
          catalog
            .emperorSpaces(seen.emperorTiles.at(-1) ?? '')
            .map((space) => ({ type: 'place-emperor', player, space })),
        apply: (state, { player, space }, effects) => {
          state.forum[space] = 'emperor';
          state.phase = 'forum';
          effects.emit?.({ type: 'emperor-placed', player, space });
          effects.next({ do: 'next-turn', player: state.startPlayer });
        },
      },
    },
  },
});
