/** A state that agrees with a view: what is hidden is dealt anew, as the deal would have it (AQ-11.1). */
import { type Chance, copier, type Layout, occurrences, sum, unsound } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import { addCard, held, noCards } from '../rules/hands';
import type { Aquileia, HandDeck, Player, Question, Race, Task, View } from '../types';

/**
 * Every arrangement of the cards that the viewer cannot locate is equally likely: which lie in the decks and in what order, and
 * which of the others is in which other player's hand. Of another hand its size is known, and what was bought openly. Which card a
 * winner kept is a coin toss, given what the viewer knows of it.
 */
export function determinize(catalog: Catalog, view: View): (chance: Chance) => Layout<Aquileia> {
  const { viewer, options: _, pending, players, decks, races: __, ...table } = view;
  const known = players.map(({ hand, bought }) => {
    const cards = hand === null ? noCards(catalog) : { ...hand };
    if (hand === null) for (const card of bought) addCard(cards, card);
    return cards;
  });
  const unseen = (seat: number, deck: HandDeck): number => {
    const player = players[seat];
    if (player === undefined || player.hand !== null) return 0;
    return player.handSize[deck] - player.bought.filter((card) => catalog.handCard(card).deck === deck).length;
  };
  /** Deals a deck, and fills the hidden hands from it. */
  const handsOf = (deck: HandDeck) => {
    const unlocated = unlocatedHandCards(catalog, view, deck);
    const missing = players.map((_, seat) => unseen(seat, deck));
    return (hands: readonly Record<CardId, number>[], chance: Chance): CardId[] => {
      const pool = chance.shuffle(unlocated);
      const dealt = take(pool, decks[deck]);
      hands.forEach((hand, seat) => {
        for (const card of take(pool, missing[seat] ?? 0)) addCard(hand, card);
      });
      if (pool.length > 0) unsound('the view hides fewer cards than there are');
      return dealt;
    };
  };
  const dealSlaves = handsOf('slaves');
  const dealEqui = handsOf('equi');
  const dealStadium = stadiumOf(catalog, view);
  const dealTheatre = theatreOf(catalog, view);
  const tableCopy = copier(table);
  // with a place for the hand: what is added to a copy costs a multiple of the copy
  const areas = players.map(({ handSize: _, ...player }) => copier({ ...player, hand: null }));
  const frames = copier(pending as readonly (Question | Task)[]);

  return (chance) => {
    const hands = known.map((cards) => ({ ...cards }));
    const slaves = dealSlaves(hands, chance);
    const equi = dealEqui(hands, chance);
    const stadium = dealStadium(chance);
    const reopen = (frame: Question | Task): Question | Task =>
      'ask' in frame && frame.ask === 'stadium-card' && frame.player !== viewer
        ? { ...frame, secret: { drawn: stadium.drawn.pop() ?? '' } }
        : frame;
    return {
      decks: { slaves, equi, stadium: stadium.deck, theatre: dealTheatre(chance) },
      races: stadium.races,
      players: areas.map((area, seat): Player => ({ ...area(), hand: hands[seat] ?? {} })),
      pending: frames().map(reopen),
      ...tableCopy(),
    };
  };
}

/** Takes cards off the end of a pool. */
function take(pool: CardId[], count: number): CardId[] {
  if (count < 0 || count > pool.length) unsound('the view hides more cards than there are');
  return pool.splice(pool.length - count, count);
}

/** All cards of some kinds but those that lie somewhere; each kind as often as it is left. */
function rest(
  kinds: readonly { readonly id: CardId; readonly count: number }[],
  located: (card: CardId) => number,
): CardId[] {
  return kinds.flatMap(({ id, count }) => {
    const left = count - located(id);
    if (left < 0) unsound('the view shows more cards than there are');
    return Array<CardId>(left).fill(id);
  });
}

function unlocatedHandCards({ handCards }: Catalog, { players, market, discards }: View, deck: HandDeck): CardId[] {
  const kinds = handCards.filter((kind) => kind.deck === deck);
  return rest(kinds, (card) => {
    const inHands = sum(players.map((one) => (one.hand === null ? occurrences(one.bought, card) : held(one, card))));
    return inHands + occurrences(market, card) + (discards[card] ?? 0);
  });
}

function theatreOf({ components }: Catalog, { players, auction, decks }: View): (chance: Chance) => CardId[] {
  const shown = [...players.flatMap(({ theatre }) => theatre), auction?.card ?? null];
  const unlocated = rest(components.theatreCards, (card) => occurrences(shown, card));
  return (chance) => take(chance.shuffle(unlocated), decks.theatre);
}

/** Where the viewer knows which card of a race came from the deck. */
function drawnIn({ faceUp, kept, given }: View['races'][number]): CardId | null {
  if (kept !== null && given !== null) return kept === faceUp ? given : kept;
  return [kept, given].find((card) => card !== null && card !== faceUp) ?? null;
}

/** More than enough for six races; a forged view may agree with none. */
const TRIES = 10_000;

/** Deals the stadium deck, the hidden cards that winners choose from, and the races as far as the viewer knows them. */
function stadiumOf(
  { stadiumCards }: Catalog,
  { viewer, races, stadiumCard, decks, pending }: View,
): (chance: Chance) => { readonly deck: CardId[]; readonly drawn: CardId[]; readonly races: Race[] } {
  const choosing = pending.flatMap((frame) => ('ask' in frame && frame.ask === 'stadium-card' ? [frame] : []));
  const ownDrawn = choosing.flatMap(({ player, secret }) => (player === viewer && secret ? [secret.drawn] : []));
  const shown = [...races.flatMap((race) => [race.faceUp, drawnIn(race)]), stadiumCard, ...ownDrawn];
  const hidden = choosing.length - ownDrawn.length;
  const unlocated = rest(stadiumCards, (card) => occurrences(shown, card));
  return (chance) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const pool = chance.shuffle(unlocated);
      const dealt = races.map((race) => run(race, drawnIn(race) ?? take(pool, 1)[0] ?? '', chance));
      const drawn = take(pool, hidden);
      const deck = take(pool, decks.stadium);
      // each race that the viewer knows in part agrees at least half the time
      if (races.every((race, i) => agrees(race, dealt[i]))) return { deck, drawn, races: dealt };
    }
    unsound('no races agree with the view');
  };
}

/** A race in which the winner drew that card and kept one or the other. */
function run({ faceUp, winner, second, kept }: View['races'][number], drawn: CardId, chance: Chance): Race {
  if (winner === null) return { faceUp, winner, second, kept: null, given: drawn };
  const keepsFaceUp = kept === null || drawn === faceUp ? chance.int(2) === 0 : kept === faceUp;
  return { faceUp, winner, second, kept: keepsFaceUp ? faceUp : drawn, given: keepsFaceUp ? drawn : faceUp };
}

const agrees = (seen: View['races'][number], race: Race | undefined): boolean =>
  race !== undefined && (seen.kept ?? race.kept) === race.kept && (seen.given ?? race.given) === race.given;
