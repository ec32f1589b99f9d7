/** What must hold in every state: section 13 of the rules, and that what is pending fits what lies on the table. */
import {
  areaFrom,
  boundingBox,
  type Checks,
  deepEqual,
  type Flaw,
  miscounted,
  problemsFound,
  type StateProblem,
  wrongAt,
} from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { type CardId, type DeckId, deckIds } from '../components/ids';
import { indexOf, neighbours } from '../rules/city';
import { draftOrder } from '../rules/draft';
import type { State } from '../types';
import { cardsOf } from './cards';
import {
  backsOf,
  buildsOf,
  drafter,
  idsOf,
  isAqueduct,
  isSchool,
  isSchoolDeck,
  keeps,
  type Moment,
  momentOf,
  type Player,
  sameItems,
  turnsTaken,
} from './moment';
import { course } from './pending';

/**
 * The invariants that the state breaks, each with the part that it is about; none for every state that can be reached. The state must have
 * the right shape, but may be absurd otherwise.
 */
export function invariants(catalog: Catalog, state: State): StateProblem[] {
  const unreadable = problemsFound([['', readable]], catalog, state);
  if (unreadable.length > 0) return unreadable;
  const moment = momentOf(catalog, state);
  return problemsFound(CHECKS, catalog, state, moment);
}

/** What every other check relies on. */
function* readable(catalog: Catalog, { players, strips, emissaries }: State): Iterable<Flaw> {
  if (players.some(({ city, tokens }) => city.length !== catalog.grid.size || tokens.length !== catalog.grid.size)) {
    yield wrongAt('players', `a city has ${catalog.grid.size} cells`);
  }
  if (emissaries.some((seat) => seat !== null && seat >= players.length))
    yield wrongAt('emissaries', 'one belongs to no seat');
  const ids = catalog.components.strips.map(({ id }) => id);
  if (!sameItems(ids, idsOf(strips))) yield 'CR-3.14 strips: each must be in the stack exactly once';
}

// 13.1

function* everyCardInOnePlace(catalog: Catalog, state: State, { setup, phase, open }: Moment): Iterable<Flaw> {
  const places = new Map<CardId, string[]>();
  const put = (place: string, cards: readonly (CardId | null)[]) => {
    for (const card of cards) if (card !== null) places.set(card, [...(places.get(card) ?? []), place]);
  };
  for (const deck of deckIds) put(`deck ${deck}`, state.decks[deck]);
  put('the offer', state.offer);
  state.players.forEach(({ hand, secret, city, replaced, packet }, seat) => {
    put(`the hand of seat ${seat}`, [...hand, ...secret.map(({ card }) => card)]);
    put(`the city of seat ${seat}`, city);
    put(`the box, from seat ${seat}`, replaced);
    if (phase === 'draft' && open?.player === seat) put(`the packet of seat ${seat}`, packet);
  });
  if (open !== undefined && 'secret' in open) put('what a school drew', open.secret.drawn);

  const { cards, startingBuildings } = catalog.components;
  const colors = state.players.map(({ color }) => color);
  for (const { id, deck } of cards) yield* held(id, setup.decks.includes(deck));
  for (const { id, color } of startingBuildings) yield* held(id, colors.includes(color));

  function* held(id: CardId, inUse: boolean): Iterable<Flaw> {
    const found = places.get(id) ?? [];
    if (found.length === Number(inUse)) return;
    const where = found.length === 0 ? 'nowhere' : `in ${found.join(' and in ')}`;
    const message = `CR-13.1 every card is in one place: ${id} is ${where}${inUse ? '' : ', but not in this game'}`;
    yield miscounted(message, found.length, Number(inUse));
  }
}

function* startingBuildings(catalog: Catalog, state: State): Iterable<Flaw> {
  const { startingBuildings, startingLayout } = catalog.components;
  for (const [seat, { color, city, replaced }] of state.players.entries()) {
    for (const { building, ...cell } of startingLayout) {
      const start = startingBuildings.find((card) => card.color === color && card.building === building)?.id;
      const index = indexOf(catalog, cell);
      const stands = city[index];
      if (stands === start) continue;
      // CR-5.25 it may have been replaced there, by nothing but an aqueduct
      const face = stands == null ? undefined : catalog.card(stands);
      if (face?.building.category !== 'aqueduct' || !replaced.some((card) => card === start)) {
        yield `CR-13.1 starting buildings stay or are replaced: neither at (${cell.x}, ${cell.y}) of seat ${seat}`;
      }
    }
  }
}

function* influenceCards(_: Catalog, state: State, { setup, phase }: Moment): Iterable<Flaw> {
  const revealed = state.round * setup.revealPerDeck;
  const surfaced = setup.influenceCards
    .filter(({ afterBuilding }) => afterBuilding <= revealed)
    .map(({ card }): string => card);
  const won = state.players.flatMap(({ influenceCards }) => influenceCards);
  const waiting = surfaced.slice(won.length);
  if (!sameItems(surfaced.slice(0, won.length), won) || !deepEqual(waiting, state.influenceOnTable)) {
    yield `CR-13.1, CR-13.10 influence cards: those revealed by round ${state.round} must be won or on the table, oldest first`;
  }
  for (const [seat, { influenceCards }] of state.players.entries()) {
    if (
      !deepEqual(
        surfaced.filter((card) => influenceCards.includes(card)),
        influenceCards,
      )
    ) {
      yield `CR-13.1 influence cards: seat ${seat} has them in the wrong order`;
    }
  }
  const most = Math.max(...state.players.map(({ influence }) => influence));
  const leaders = state.players.filter(({ influence }) => influence === most);
  if (phase === 'over' && state.influenceOnTable.length > 0 && leaders.length === 1) {
    yield 'CR-6.2 influence cards: one player leads at the end, and cards still lie on the table';
  }
}

// 13.2, 13.3

function* decks(catalog: Catalog, state: State, moment: Moment): Iterable<Flaw> {
  const { setup, seats, open } = moment;
  for (const deck of deckIds) {
    const cards = state.decks[deck];
    if (cards.some((card) => catalog.card(card).deck !== deck))
      yield `CR-13.2 deck ${deck} holds a card of another deck`;
    if (!setup.decks.includes(deck)) continue;
    const all = catalog.components.cards.filter((card) => card.deck === deck).length;
    const dealt = deck === 'II' ? seats.length : 0;
    const drawn = open !== undefined && 'secret' in open && open.deck === deck ? open.secret.drawn.length : 0;
    const size = all - dealt - state.round * setup.revealPerDeck - keeps(state.players, deck) - drawn;
    const message = `CR-13.2 deck sizes: deck ${deck} holds ${cards.length} cards instead of ${size}`;
    if (cards.length !== size) yield miscounted(message, cards.length, size);
  }
}

function* offer(catalog: Catalog, state: State, { setup, phase, open, standing, placing }: Moment): Iterable<Flaw> {
  const left = { draft: 0, over: 0, emissary: placing.length, action: standing - (open?.ask === 'take' ? 0 : 1) };
  if (state.offer.length !== left[phase]) {
    yield `CR-13.3 the offer holds ${state.offer.length} cards instead of ${left[phase]}`;
  }
  for (const deck of setup.decks) {
    if (state.offer.filter((card) => catalog.card(card).deck === deck).length > setup.revealPerDeck) {
      yield `CR-13.3 the offer holds more than ${setup.revealPerDeck} of deck ${deck}`;
    }
  }
}

// 13.4, 13.5, 13.7

function* cities(catalog: Catalog, { players, options }: State): Iterable<Flaw> {
  const { components, grid } = catalog;
  const { citySide } = components.scoring;
  for (const [seat, { city, tokens, replaced }] of players.entries()) {
    const cards = [...cardsOf(catalog, city)];
    const cells = cards.map(({ index }) => index);
    const starts = components.startingLayout.map((cell) => indexOf(catalog, cell));
    const area = areaFrom(grid, starts[0] ?? 0, (cell) => city[cell] != null);
    if (!starts.every((cell) => city[cell] != null)) yield `CR-13.4 city of seat ${seat}: a starting cell is empty`;
    if (area.length !== cells.length) yield `CR-13.4 city of seat ${seat}: not connected`;
    const box = boundingBox(grid, cells);
    if (box !== null && (box.right - box.left >= citySide || box.bottom - box.top >= citySide)) {
      yield `CR-13.4 city of seat ${seat}: wider or higher than ${citySide}`;
    }

    const aqueducts = cards.filter(({ face }) => isAqueduct(face)).map(({ index }) => index);
    for (const line of [grid.xs, grid.ys]) {
      if (new Set(aqueducts.map((cell) => line[cell])).size < aqueducts.length) {
        yield `CR-13.5 city of seat ${seat}: two aqueducts in a row or column`;
      }
    }
    const built = aqueducts.length + replaced.filter((card) => isAqueduct(catalog.card(card))).length;
    if (options.aqueductsStay && replaced.some((card) => isAqueduct(catalog.card(card)))) {
      yield `CR-5.27 city of seat ${seat}: an aqueduct was replaced`;
    }
    if (replaced.length > built) yield `CR-13.5 city of seat ${seat}: more was replaced than aqueducts were built`;

    for (const [cell, amount] of tokens.entries()) {
      if (!tokensFit(catalog, city, cell, amount))
        yield `CR-13.7 tokens: there cannot be ${amount} on cell ${cell} of seat ${seat}`;
    }
  }
}

function tokensFit(catalog: Catalog, city: Player['city'], cell: number, amount: number): boolean {
  const card = city[cell];
  const building = card == null ? undefined : catalog.card(card).building;
  if (building?.category === 'production') return amount <= Number(building.produce.brickToken);
  if (building?.category !== 'public' || building.publicKind !== 'baths') return amount === 0;
  // at least one card lay beside it when it was built, and none has gone since
  return amount >= 1 + building.bonus && amount <= neighbours(catalog, city, cell) + building.bonus;
}

// 13.6, 13.9

function* hands(catalog: Catalog, state: State, moment: Moment): Iterable<Flaw> {
  const { open, turn } = moment;
  for (const [seat, player] of state.players.entries()) {
    const { hand, secret, opening } = player;
    const taken = turnsTaken(state, moment, seat);
    const builds = buildsOf(catalog, player);
    const size = Number(opening !== null) + taken - builds + keeps([player]);
    const held = hand.length + secret.length;
    if (held !== size) yield miscounted(`CR-13.6 hand of seat ${seat}: ${held} cards instead of ${size}`, held, size);

    const ask = turn?.player === seat ? open?.ask : undefined;
    const unbuilt = ask === 'pay' || ask === 'place' || (open?.ask === 'turn' && ask === 'turn' && !open.built);
    if (builds > taken - Number(unbuilt)) yield `CR-13.9 seat ${seat} has built more than once in a turn`;
    if (ask === 'turn' && open?.ask === 'turn' && open.built && builds === 0)
      yield `CR-13.9 seat ${seat} has not built`;

    const schools = [...player.city, ...player.replaced].filter(
      (card) => card !== null && isSchool(catalog.card(card)),
    );
    const keeping = ask === 'school-deck' || ask === 'keep';
    if (keeps([player]) !== schools.length - Number(keeping)) {
      yield `CR-5.23 seat ${seat} has kept ${keeps([player])} cards with ${schools.length} schools`;
    }
  }
}

function* secrets(catalog: Catalog, { players, decks, returnedBy }: State, { setup, open }: Moment): Iterable<Flaw> {
  const building = open?.ask === 'pay' || open?.ask === 'place' ? open : undefined;
  for (const [seat, { secret, secretLog, opening, city, replaced }] of players.entries()) {
    if (secret.some(({ back, card }) => catalog.card(card).deck !== back)) {
      yield `CR-10.2 secret hand of seat ${seat}: a back does not match its card`;
    }
    const hidden = secret.findIndex(({ card }) => card === opening);
    if (opening !== null && hidden !== (secretLog.includes(opening) ? -1 : 0)) {
      yield `CR-10.4 opening card of seat ${seat}: neither the first secret card nor shown`;
    }
    const kept: DeckId[] = [];
    for (const entry of secretLog) {
      const deck = deckIds.find((id) => id === entry);
      if (deck !== undefined) {
        if (!isSchoolDeck(deck) || !setup.decks.includes(deck))
          yield `CR-5.23 seat ${seat} kept a card of deck ${deck}`;
        kept.push(deck);
        continue;
      }
      const { deck: back } = catalog.card(entry);
      const at = back === null ? -1 : kept.indexOf(back);
      if (entry !== opening && at < 0) yield `CR-10.5 seat ${seat} showed ${entry}, which it did not hold in secret`;
      if (entry !== opening && at >= 0) kept.splice(at, 1);
      const isBuilding = building?.player === seat && building.card === entry && secretLog.at(-1) === entry;
      if (!city.includes(entry) && !replaced.includes(entry) && !isBuilding) {
        yield `CR-10.5 seat ${seat} showed ${entry}, but did not build it`;
      }
    }
    const backs = opening === null || secretLog.includes(opening) ? kept : ['II', ...kept];
    if (!sameItems(backs, backsOf(secret)))
      yield `CR-10.2 secret hand of seat ${seat}: its backs are not those that everyone saw`;
  }
  for (const deck of deckIds) {
    const run = returnedBy[deck];
    if (run.length > decks[deck].length) yield `CR-10.6 deck ${deck}: more cards were returned than it holds`;
    if (run.some((seat) => !players[seat]?.secretLog.includes(deck))) {
      yield `CR-10.6 deck ${deck}: cards were returned by a seat without a school`;
    }
  }
}

function* draft(_: Catalog, state: State, { phase }: Moment): Iterable<Flaw> {
  const order = draftOrder(state);
  let packet: readonly CardId[] | undefined;
  for (const [i, seat] of order.entries()) {
    const own = state.players[seat];
    if (own === undefined) return;
    const drafting = phase === 'draft' && seat === drafter(state);
    const waiting = phase === 'draft' && own.opening === null && !drafting;
    if (waiting !== (own.packet.length === 0)) yield `CR-3.13 packet of seat ${seat}: not due at this time`;
    if (!waiting && own.packet.length !== order.length - i) yield `CR-3.13 packet of seat ${seat}: of the wrong size`;
    if (!waiting && packet !== undefined && !sameItems(packet, own.packet)) {
      yield `CR-3.13 packet of seat ${seat}: not what was passed on`;
    }
    if (drafting || waiting) {
      packet = undefined;
      continue;
    }
    if (own.opening === null || !own.packet.includes(own.opening)) {
      yield `CR-3.13 opening card of seat ${seat}: not from its packet`;
    }
    packet = own.packet.filter((card) => card !== own.opening);
  }
  const next = order.findIndex((seat) => state.players[seat]?.opening === null);
  if (next >= 0 && order.slice(next).some((seat) => state.players[seat]?.opening !== null)) {
    yield 'CR-3.13 opening cards: drafted out of turn';
  }
}

const CHECKS: Checks<[Catalog, State, Moment]> = [
  ['decks', everyCardInOnePlace],
  ['players', startingBuildings],
  ['influenceOnTable', influenceCards],
  ['decks', decks],
  ['offer', offer],
  ['players', cities],
  ['players', hands],
  ['players', secrets],
  ['players', draft],
  ['pending', course],
  ['players', colors],
];

function* colors(_: Catalog, { players, options }: State, { setup }: Moment): Iterable<Flaw> {
  const colors = (options.colors ?? setup.colors).slice(0, players.length);
  if (!players.every(({ color }, seat) => color === colors[seat])) yield 'CR-3.18 colors: not those that were chosen';
}
