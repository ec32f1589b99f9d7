/** Moves that name a card: of identical ones a person may point at any, and one is listed and carried out (CR-9.1). */
import type { QuestionLike, Seat } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import type { Seen } from '../types';

type NamesCard<T extends string> = { readonly type: T; readonly player: Seat; readonly card: CardId };

/** Candidates of a type for the cards of all `groups`; of copies in several groups, one of the first group is listed. */
export const namesCard = <T extends string, Q extends QuestionLike>(
  catalog: Catalog,
  type: T,
  groups: (seen: Seen, question: Q) => readonly (readonly CardId[])[],
) => ({
  candidates: (seen: Seen, question: Q): NamesCard<T>[] =>
    catalog.sorted(groups(seen, question).flat()).map((card) => ({ type, player: question.player, card })),
  standsFor: (seen: Seen, action: NamesCard<T>, question: Q): NamesCard<T> | undefined => {
    const card = catalog.listed(action.card, groups(seen, question));
    return card === action.card ? undefined : { ...action, card };
  },
});
