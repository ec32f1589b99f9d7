/** How far a game is, read off its state: what the invariants are told by. */
import { clockwise, deepEqual, type Seat } from '@ludi-romani/core';
import type { CardFace, Catalog } from '../components/catalog';
import { type DeckId, deckIds, type Field, type SchoolDeck } from '../components/ids';
import type { Setup } from '../components/shapes';
import { neighbours } from '../rules/city';
import { draftOrder } from '../rules/draft';
import { firstPlayer } from '../rules/round';
import type { Question, State } from '../types';
import { cardsOf } from './cards';

export type Player = State['players'][number];
type Open = {
  readonly [A in Question['ask']]: Extract<State['pending'][number], { readonly ask: A }>;
}[Question['ask']];

/** How far the game is, read off the frames and the strip. */
export interface Moment {
  readonly setup: Setup;
  readonly seats: readonly Seat[];
  /** the open question; none when the game is over */
  readonly open: Open | undefined;
  readonly phase: 'draft' | 'emissary' | 'action' | 'over';
  /** who has the turn in the action phase, and on which field: next to the emperor */
  readonly turn: { readonly player: Seat; readonly field: Field } | undefined;
  /** the seats in the order in which they place emissaries this round */
  readonly placing: readonly Seat[];
  /** emissaries on the strip */
  readonly standing: number;
}

export function momentOf(catalog: Catalog, state: State): Moment {
  const { players, emissaries, pending, round } = state;
  const setup = catalog.setup(players.length);
  const seats = players.map((_, seat) => seat);
  const top = pending.at(-1);
  const open = top !== undefined && 'ask' in top ? top : undefined;
  const phase = top === undefined ? 'over' : round === 0 ? 'draft' : open?.ask === 'emissary' ? 'emissary' : 'action';
  const at = emissaries.findIndex((seat) => seat !== null);
  const player = emissaries[at];
  return {
    setup,
    seats,
    open,
    phase,
    turn: phase === 'action' && player != null ? { player, field: (at + 1) as Field } : undefined,
    placing: Array.from({ length: setup.emissariesPerPlayer }, () => clockwise(state, firstPlayer(state))).flat(),
    standing: emissaries.filter((seat) => seat !== null).length,
  };
}

export const sameItems = (
  a: readonly string[] | readonly number[],
  b: readonly string[] | readonly number[],
): boolean => deepEqual([...a].sort(), [...b].sort());

export const idsOf = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
export const backsOf = (cards: Player['secret']): DeckId[] => cards.map(({ back }) => back);
export const isAqueduct = ({ building }: CardFace): boolean => building.category === 'aqueduct';
export const isSchool = ({ building }: CardFace): boolean =>
  building.category === 'public' && building.publicKind === 'school';
export const isSchoolDeck = (deck: DeckId): deck is SchoolDeck => deck !== 'I';

/** The seat that drafts now: the first that has not. */
export const drafter = (state: State): Seat =>
  draftOrder(state).find((seat) => state.players[seat]?.opening === null) ?? state.options.startPlayer;

/** How many cards were kept by schools, of one deck or of all. */
export const keeps = (players: readonly Player[], deck?: DeckId): number =>
  players.flatMap(({ secretLog }) =>
    secretLog.filter((entry) => (deck === undefined ? deckIds.some((id) => id === entry) : entry === deck)),
  ).length;

/** Cards that a player has placed: none ever leaves a city but to the box. */
export const buildsOf = (catalog: Catalog, { city, replaced }: Player): number =>
  [...cardsOf(catalog, city)].length + replaced.length - catalog.components.startingLayout.length;

/** How many turns of a seat have taken their card. */
export function turnsTaken({ round, emissaries }: State, { setup, phase, turn, open }: Moment, seat: Seat): number {
  const perRound = setup.emissariesPerPlayer;
  if (phase === 'draft') return 0;
  if (phase === 'over') return round * perRound;
  const before = (round - 1) * perRound;
  if (phase === 'emissary') return before;
  const standing = emissaries.filter((other) => other === seat).length;
  const taking = turn?.player === seat && open?.ask !== 'take';
  return before + perRound - standing + Number(taking);
}

/** What each school of a city would draw if it were built now. */
export const amounts = (catalog: Catalog, { city }: Player): number[] =>
  [...cardsOf(catalog, city)].flatMap(({ index, face: { building } }) =>
    building.category === 'public' && building.publicKind === 'school'
      ? [neighbours(catalog, city, index) + building.bonus]
      : [],
  );
