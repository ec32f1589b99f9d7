/** Checks of an untrusted state: seats, the total numbers of cards and pieces (section 13 of the rules), and bounds. */
import {
  boundingBox,
  type Checks,
  type Flaw,
  framesOf,
  miscounted,
  occurrences,
  problemsFound,
  type Seat,
  type StateProblem,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type CardId, type DeckId, deckIds } from '../components/ids';
import type { Building } from '../components/shapes';
import type { State } from '../types';

/**
 * Returns the problems of a state of the right shape. The list is empty for every state that a game reaches, and for other positions that
 * can be played.
 */
export const invariants = (catalog: Catalog, state: State): StateProblem[] =>
  problemsFound([[['', seats]], CHECKS], catalog, state);

/** Checks that seats exist. The other checks rely on it. */
function* seats(_: Catalog, state: State): Iterable<Flaw> {
  const named: Readonly<Record<string, readonly (Seat | null)[]>> = {
    emissaries: state.emissaries,
    returnedBy: Object.values(state.returnedBy).flat(),
  };
  for (const [path, list] of Object.entries(named))
    if (list.some((seat) => seat !== null && seat >= state.players.length))
      yield wrongAt(path, 'must be seats of players');
}

/** A place that holds cards. If `back` is given, all of them must be of that deck. */
interface Place {
  readonly name: string;
  readonly cards: readonly (CardId | null)[];
  readonly back?: DeckId;
}

/** Lists the places. A packet holds cards until its seat has drafted. Then it is only a record, like `secretLog`. */
function* places(state: State): Iterable<Place> {
  for (const back of deckIds) yield { name: `deck ${back}`, cards: state.decks[back], back };
  yield { name: 'the offer', cards: state.offer };
  for (const [seat, { hand, secret, city, replaced }] of state.players.entries()) {
    yield { name: `the hand of seat ${seat}`, cards: hand };
    for (const { card, back } of secret) yield { name: `the hand of seat ${seat}`, cards: [card], back };
    yield { name: `the city of seat ${seat}`, cards: city };
    yield { name: `the box, from seat ${seat}`, cards: replaced };
  }
  for (const frame of framesOf(state)) {
    if ('secret' in frame) yield { name: 'the cards drawn by a school', cards: frame.secret.drawn, back: frame.deck };
    if ('ask' in frame && frame.ask === 'draft') {
      const cards = state.players[frame.player]?.packet ?? [];
      yield { name: `the packet of seat ${frame.player}`, cards, back: 'II' };
    }
  }
}

function* cards(catalog: Catalog, state: State): Iterable<Flaw> {
  const found = new Map<CardId, string[]>();
  for (const { name, cards, back } of places(state)) {
    for (const card of cards) {
      if (card === null) continue;
      found.set(card, [...(found.get(card) ?? []), name]);
      if (back !== undefined && catalog.card(card).deck !== back)
        yield `CR-13.2 ${card} is in ${name}, but not of deck ${back}`;
    }
  }
  const { decks } = catalog.setup(state.players.length);
  const colors = state.players.map(({ color }) => color);
  for (const { id, deck } of catalog.components.cards) yield* onePlace(id, decks.includes(deck));
  for (const { id, color } of catalog.components.startingBuildings) yield* onePlace(id, colors.includes(color));

  function* onePlace(id: CardId, isInUse: boolean): Iterable<Flaw> {
    const names = found.get(id) ?? [];
    if (names.length === Number(isInUse)) return;
    const where = names.length === 0 ? 'nowhere' : `in ${names.join(' and in ')}`;
    const message = `CR-13.1 every card must be in one place: ${id} is ${where}${isInUse ? '' : ', but not in this game'}`;
    yield miscounted(message, names.length, Number(isInUse));
  }
}

function* drawn(_: Catalog, state: State): Iterable<Flaw> {
  for (const frame of framesOf(state))
    if ('secret' in frame && frame.secret.drawn.length !== frame.count)
      yield `CR-13.1 a school must have drawn ${frame.count} cards, not ${frame.secret.drawn.length}`;
}

/** Counts the influence cards. The state does not list influence cards that are still in deck I. */
function* influenceCards({ components, setup }: Catalog, { players, round, influenceOnTable }: State): Iterable<Flaw> {
  const { influenceCards, revealPerDeck } = setup(players.length);
  const revealed = [...influenceOnTable, ...players.flatMap((player) => player.influenceCards)];
  for (const { id } of components.influenceCards) {
    const due = influenceCards.filter(({ card }) => card === id);
    const hidden = due.filter(({ afterBuilding }) => afterBuilding > round * revealPerDeck);
    const there = hidden.length + occurrences(revealed, id);
    if (there !== due.length)
      yield miscounted(`CR-13.1 there must be ${due.length} of ${id}, not ${there}`, there, due.length);
  }
}

function* strips({ components }: Catalog, { strips }: State): Iterable<Flaw> {
  for (const { id } of components.strips)
    if (strips.filter((strip) => strip.id === id).length !== 1) yield `CR-3.14 ${id} must be in the stack exactly once`;
}

function* emissaries({ setup }: Catalog, { players, emissaries }: State): Iterable<Flaw> {
  const { emissariesPerPlayer } = setup(players.length);
  for (const seat of players.keys())
    if (occurrences(emissaries, seat) > emissariesPerPlayer)
      yield `CR-13.11 seat ${seat} must be on at most ${emissariesPerPlayer} of the fields`;
}

function* colors({ setup }: Catalog, { players, options }: State): Iterable<Flaw> {
  const colors = options.colors ?? setup(players.length).colors;
  for (const [seat, { color }] of players.entries())
    if (color !== colors[seat]) yield `CR-3.18 seat ${seat} must have the color ${colors[seat]}`;
}

/** Checks the size of each city. The search for a free cell relies on it (CR-5.12). */
function* citySizes({ grid, components }: Catalog, { players }: State): Iterable<Flaw> {
  const { citySide } = components.scoring;
  for (const [seat, { city }] of players.entries()) {
    const box = boundingBox(
      grid,
      [...city.keys()].filter((cell) => city[cell] !== null),
    );
    if (box !== null && Math.max(box.right - box.left, box.bottom - box.top) >= citySide)
      yield `CR-13.4 the city of seat ${seat} must span at most ${citySide} columns and ${citySide} rows`;
  }
}

function* tokens(catalog: Catalog, { players }: State): Iterable<Flaw> {
  for (const [seat, { city, tokens }] of players.entries())
    for (const [cell, amount] of tokens.entries()) {
      const card = city[cell];
      const most = card == null ? 0 : mostTokens(catalog.card(card).building);
      if (amount > most) yield `CR-13.7 there must be at most ${most} tokens on cell ${cell} of seat ${seat}`;
    }
}

/** Returns the most tokens that a building can hold. Baths hold one per adjacent card, and the bonus. */
function mostTokens(building: Building): number {
  if (building.category === 'production') return Number(building.produce.brickToken);
  return building.category === 'public' && building.publicKind === 'baths' ? 4 + building.bonus : 0;
}

const CHECKS: Checks<[Catalog, State]> = [
  ['decks', cards],
  ['pending', drawn],
  ['influenceOnTable', influenceCards],
  ['strips', strips],
  ['emissaries', emissaries],
  ['players', colors],
  ['players', citySizes],
  ['players', tokens],
];
