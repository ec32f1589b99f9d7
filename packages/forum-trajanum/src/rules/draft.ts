/** Phase 1: each player takes a tile from each of two streets, keeps one and passes one (section 4 of the rules). */
import { type Effects, playerAt, type Questions, type Seat, sure, type Tasks, type Why } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { cellIds } from '../components/ids';
import type { ForumTrajanum, Seen, Taken, TakeTile } from '../types';
import { oneEach, perSeat } from './actions';
import { cellNamed, takeOff, whyNoTile } from './colonia';
import { streetNow } from './round';
import { rightNeighbor } from './seats';
import { pay } from './supply';

const symbolOf = (seen: Seen, card: number) => sure(streetNow(seen, card));

/** FT-4.4 Returns the street that a card of this round means for a player: per cell, true if it belongs to the street. */
const streetOf = (catalog: Catalog, seen: Seen, player: Seat, card: number): readonly boolean[] =>
  catalog.street(seen.options.boardSide, player, symbolOf(seen, card)).cells;

/**
 * FT-4.12, FT-4.13 All `take-tile` actions of a seat. For each card, there are two lists with one action per cell: the actions that serve
 * the card, and the actions that pay a tribune to ignore it.
 */
const takes = perSeat((player) => {
  const ways = (card: number, tribune: boolean): readonly TakeTile[] =>
    cellIds.map((cell) => ({ type: 'take-tile', player, card, cell, tribune }));
  return [0, 1].map((card) => [ways(card, false), ways(card, true)] as const);
});

const passes = oneEach('pass-tile', 'tile', [0, 1]);
const passesNothing = oneEach('pass-tile', 'tile', [null]);

const hasTwo = (seen: Seen, player: Seat): boolean => playerAt(seen, player).draft.taken.length > 1;

/** Returns true if a player has no tile in the street of a card. */
const isEmpty = (catalog: Catalog, seen: Seen, player: Seat, card: number): boolean => {
  const street = streetOf(catalog, seen, player, card);
  return !playerAt(seen, player).tiles.some((tile, cell) => tile !== null && street[cell]);
};

/** Returns the reason why an untrusted card number cannot be served now, or `undefined`. `cards` are the cards not yet served. */
function whyNotServed(card: unknown, cards: readonly number[]): Why | undefined {
  if (card !== 0 && card !== 1) return 'FT-4.3 there are only two street cards';
  return cards.includes(card) ? undefined : 'FT-4.6 this street card has been served';
}

export const draftQuestions = (catalog: Catalog): Questions<ForumTrajanum, 'take' | 'pass'> => ({
  take: {
    pendingReason: 'FT-4.6 first take a tile for a street card',
    mayReveal: true, // the front of a tile that was face down
    moves: {
      'take-tile': {
        whyUnknown: (seen, { card, cell, tribune }, { player, cards }) => {
          const none = tribune ? 'FT-4.12 there is no tile on this cell' : 'FT-4.6 there is no tile on this cell';
          if (typeof tribune !== 'boolean') return 'FT-4.11 a tribune is either given up or not';
          return (
            whyNotServed(card, cards) ??
            whyNoTile(catalog, playerAt(seen, player), cellNamed(cell), none) ??
            (tribune
              ? 'FT-4.12 this cell is in the street shown and costs no tribune'
              : 'FT-4.6 this cell is not in the street of the card')
          );
        },
        candidates: (seen, { player, cards }) => {
          const { tiles } = playerAt(seen, player);
          const found: TakeTile[] = [];
          for (const card of cards) {
            const street = streetOf(catalog, seen, player, card);
            const [served, ignored] = takes(player)[card] ?? [[], []];
            for (let cell = 0; cell < tiles.length; cell++) {
              const action = tiles[cell] === null ? undefined : (street[cell] === true ? served : ignored)[cell];
              if (action !== undefined) found.push(action);
            }
          }
          return found;
        },
        refuse: (seen, { player, card, tribune }, { cards }) => {
          if (card === 1 && cards.length > 1 && symbolOf(seen, 0) === symbolOf(seen, 1))
            return 'FT-4.8 both cards show the same street: serve the first one first';
          return tribune && playerAt(seen, player).resources.tribune < catalog.components.numbers.tribunesPerIgnoredCard
            ? 'FT-4.11 you have too few tribunes to ignore the card'
            : undefined;
        },
        apply: (state, { player, card, cell: id, tribune }, effects, { cards }) => {
          const cell = catalog.cell(id);
          // FT-4.9, FT-4.10
          const tile = takeOff(catalog, state, player, cell, effects, (taken) => ({
            type: 'tile-taken',
            player,
            ...shown(catalog, { cell, tile: taken, tribune }),
            secret: { to: [player], tile: taken },
          }));
          playerAt(state, player).draft.taken.push({ cell, tile, tribune });
          if (tribune) {
            const { tribunesPerIgnoredCard } = catalog.components.numbers;
            const ignored = { kind: 'street-card', card, symbol: symbolOf(state, card) } as const;
            pay(state, player, 'tribune', tribunesPerIgnoredCard, ignored, effects);
          }
          served(player, cards, card, effects);
        },
      },
      'forgo-tile': {
        whyUnknown: (_, { card }, { cards }) => whyNotServed(card, cards) ?? 'FT-4.13 there is no such choice',
        candidates: (_, { player, cards }) => cards.map((card) => ({ type: 'forgo-tile', player, card })),
        refuse: (seen, { player, card }, { cards }) => {
          if (!isEmpty(catalog, seen, player, card))
            return 'FT-4.14 you must take a tile, since the street still holds one';
          if (card === 1 && cards.length > 1 && isEmpty(catalog, seen, player, 0))
            return 'FT-4.14 both streets are empty: serve the first card first';
          return undefined;
        },
        apply: (state, { player, card }, effects, { cards }) => {
          effects.emit?.({ type: 'tile-forgone', player, card, symbol: symbolOf(state, card) });
          served(player, cards, card, effects);
        },
      },
    },
  },
  pass: {
    pendingReason: (seen, { player }) =>
      hasTwo(seen, player) ? 'FT-4.15 first pass one of your two tiles' : 'FT-4.16 first confirm that you pass no tile',
    moves: {
      'pass-tile': {
        secret: ['tile'],
        whyUnknown: (seen, { tile }, { player }) => {
          if (!hasTwo(seen, player)) return 'FT-4.16 you pass no tile if you took fewer than two';
          return tile === null ? 'FT-4.15 you must pass one of your two tiles' : 'FT-4.15 you took only two tiles';
        },
        candidates: (seen, { player }) => (hasTwo(seen, player) ? passes : passesNothing)(player),
        apply: (state, { player, tile }, effects) => {
          const { draft } = playerAt(state, player);
          const kept = draft.taken[tile === null ? 0 : 1 - tile]?.tile ?? null;
          const passed = tile === null ? null : sure(draft.taken[tile]).tile;
          draft.kept = kept;
          draft.passed = passed;
          if (kept === null) return;
          effects.emit?.({ type: 'tile-kept', player, passes: passed !== null, secret: { to: [player], tile: kept } });
        },
      },
    },
  },
});

/**
 * Asks for the other card (FT-4.7), or after both cards for the tile to pass. A player with fewer than two tiles is asked as well, so that
 * the number of answers reveals nothing (FT-10.4).
 */
function served(player: Seat, cards: readonly number[], card: number, effects: Effects<ForumTrajanum>): void {
  const rest = cards.filter((other) => other !== card);
  effects.next(rest.length > 0 ? { ask: 'take', player, cards: rest } : { ask: 'pass', player });
}

/** Returns the public part of a taken tile. Its front is public if it was face up in a corner. */
const shown = ({ cornerAt }: Catalog, { cell, tile, tribune }: Taken) => ({
  cell: sure(cellIds[cell]),
  tribune,
  tile: cornerAt[cell] === null ? null : tile,
});

export const draftTasks = (catalog: Catalog): Tasks<ForumTrajanum, 'draft-end'> => ({
  // FT-4.17 emits all taken tiles, because players may have chosen in secret
  'draft-end': (state, _, effects) => {
    state.phase = 'turns';
    state.players.forEach(({ draft }, player) => {
      effects.emit?.({ type: 'tiles-drafted', player, taken: draft.taken.map((taken) => shown(catalog, taken)) });
    });
    state.players.forEach(({ draft: { passed } }, from) => {
      if (passed === null) return;
      effects.reveal();
      const to = rightNeighbor(state, from);
      effects.emit?.({ type: 'tile-received', player: to, from, secret: { to: [from, to], tile: passed } });
    });
  },
});
