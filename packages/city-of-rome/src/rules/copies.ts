/** Moves that name a card. Only one of several identical cards is listed. A player may name any of them (CR-9.1). */
import type { QuestionLike, Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { Seen } from '../types';

type NamesCard<T extends string> = { readonly type: T; readonly player: Seat; readonly card: CardId };
type CardsFor<Q> = (seen: Seen, question: Q) => readonly CardId[];

/**
 * Returns `candidates` and `canonical` of a move whose action names a card of `first` or `second`. Of identical cards, only one is listed:
 * the first one in table order that is in `first`, or if there is none, in `second`.
 */
export const namesCard = <T extends string, Q extends QuestionLike>(
  { card: face }: Catalog,
  type: T,
  first: CardsFor<Q>,
  second: CardsFor<Q> = () => [],
) => ({
  candidates: (seen: Seen, question: Q): NamesCard<T>[] =>
    [...first(seen, question), ...second(seen, question)]
      .map(face)
      .sort((a, b) => a.order - b.order)
      .map(({ id }) => ({ type, player: question.player, card: id })),
  canonical: (seen: Seen, action: NamesCard<T>, question: Q): NamesCard<T> | undefined => {
    const { copies } = face(action.card);
    if (copies.length === 1) return undefined;
    const among = (cards: readonly CardId[]) => copies.find((copy) => cards.includes(copy));
    const card = among(first(seen, question)) ?? among(second(seen, question));
    return card === undefined || card === action.card ? undefined : { ...action, card };
  },
});
