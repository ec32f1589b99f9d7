/** Gains of players, with their events. */
import { type Effects, playerAt, type Seat } from '@ludi-romani/core';
import { type Catalog, cellOf } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { Building } from '../components/shapes';
import type { CityOfRome, MutableState, SeenArea, Source, TokenKind } from '../types';

/** Returns the kind of token that a building holds (CR-5.22, CR-5.31). */
export const tokenKind = ({ category }: Building): TokenKind => (category === 'production' ? 'brick' : 'point');

/** Gives the owner of the building on a cell coins and influence tokens, and puts tokens on the building. Emits the gains. */
export function gain(
  catalog: Catalog,
  state: MutableState,
  player: Seat,
  index: number,
  kind: Source['kind'],
  { coins = 0, influence = 0, tokens = 0 }: { coins?: number; influence?: number; tokens?: number },
  { emit }: Effects<CityOfRome>,
): void {
  const own = playerAt(state, player);
  own.coins += coins;
  own.influence += influence;
  own.tokens[index] = (own.tokens[index] ?? 0) + tokens;
  const card = own.city[index];
  if (emit === undefined || card == null) return;
  const place = { card, ...cellOf(catalog, index) };
  if (coins > 0) emit({ type: 'coins-gained', player, amount: coins, source: { kind, ...place } });
  if (influence > 0) emit({ type: 'influence-gained', player, amount: influence, source: { kind, ...place } });
  if (tokens > 0)
    emit({ type: 'tokens-placed', player, kind: tokenKind(catalog.card(card).building), ...place, amount: tokens });
}

/** Returns the secret cards of a hand. In a view, other players' hands have no visible secret cards, so the list is empty (CR-10.2). */
export function secretHand({ secret }: SeenArea): CardId[] {
  const cards: CardId[] = [];
  for (const { card } of secret) if (card !== null) cards.push(card);
  return cards;
}
