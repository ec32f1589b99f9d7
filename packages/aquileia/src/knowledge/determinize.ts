/** Deals states that agree with a view: the hidden cards are drawn at random (AQ-11.1). */
import { type Chance, copier, invalidState, type Layout, occurrences, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { CardId } from '../components/ids';
import { addCard, held, noCards } from '../rules/hands';
import type { Aquileia, HandDeck, Player, Question, Race, Task, View } from '../types';

/**
 * Returns a function that deals a state for `view`. Every arrangement of the cards that the viewer cannot locate is equally likely: the
 * order of the decks, and the cards in the other hands. The viewer knows the size of another hand and its openly bought cards. A coin toss
 * decides which card the winner of a race kept, unless the view shows it.
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
  /** Returns a function that deals the unlocated cards of a deck: it fills the hidden hands and returns the deck. */
  const handsOf = (deck: HandDeck) => {
    const unlocated = unlocatedHandCards(catalog, view, deck);
    const missing = players.map((_, seat) => unseen(seat, deck));
    return (hands: readonly Record<CardId, number>[], chance: Chance): CardId[] => {
      const pool = chance.shuffle(unlocated);
      const dealt = take(pool, decks[deck]);
      hands.forEach((hand, seat) => {
        for (const card of take(pool, missing[seat] ?? 0)) addCard(hand, card);
      });
      if (pool.length > 0) invalidState('the view hides fewer cards than there are');
      return dealt;
    };
  };
  const dealSlaves = handsOf('slaves');
  const dealEqui = handsOf('equi');
  const dealStadium = stadiumOf(catalog, view);
  const dealTheatre = theatreOf(catalog, view);
  const tableCopy = copier(table);
  // `hand: null` reserves the field: adding a field to a copy takes several times as long as the copy
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

/** Removes the last `count` cards of a pool and returns them. */
function take(pool: CardId[], count: number): CardId[] {
  if (count < 0 || count > pool.length) invalidState('the view hides more cards than there are');
  return pool.splice(pool.length - count, count);
}

/** Returns the cards of some kinds without the located ones, one entry per card. `located` counts the located cards of a kind. */
function rest(
  kinds: readonly { readonly id: CardId; readonly count: number }[],
  located: (card: CardId) => number,
): CardId[] {
  return kinds.flatMap(({ id, count }) => {
    const left = count - located(id);
    if (left < 0) invalidState('the view shows more cards than there are');
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

/** Returns the card of a race that came from the deck, or `null` if the viewer does not know it. */
function drawnIn({ faceUp, kept, given }: View['races'][number]): CardId | null {
  if (kept !== null && given !== null) return kept === faceUp ? given : kept;
  return [kept, given].find((card) => card !== null && card !== faceUp) ?? null;
}

/** The maximum number of tries to deal the races. The six races of a game need far fewer. A forged view may agree with no deal. */
const TRIES = 10_000;

/** Returns a function that deals the stadium deck, the hidden cards that winners choose from, and the races in agreement with the view. */
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
      const dealt = races.map((race) => dealRace(race, drawnIn(race) ?? take(pool, 1)[0] ?? '', chance));
      const drawn = take(pool, hidden);
      const deck = take(pool, decks.stadium);
      // each race that the viewer partly knows agrees with a probability of at least one half
      if (races.every((race, i) => agrees(race, dealt[i]))) return { deck, drawn, races: dealt };
    }
    invalidState('no races agree with the view');
  };
}

/** Returns a race in which the winner drew `drawn`. A coin toss decides which card the winner kept, unless the view shows it. */
function dealRace({ faceUp, winner, second, kept }: View['races'][number], drawn: CardId, chance: Chance): Race {
  if (winner === null) return { faceUp, winner, second, kept: null, given: drawn };
  const keepsFaceUp = kept === null || drawn === faceUp ? chance.int(2) === 0 : kept === faceUp;
  return { faceUp, winner, second, kept: keepsFaceUp ? faceUp : drawn, given: keepsFaceUp ? drawn : faceUp };
}

const agrees = (seen: View['races'][number], race: Race | undefined): boolean =>
  race !== undefined && (seen.kept ?? race.kept) === race.kept && (seen.given ?? race.given) === race.given;
