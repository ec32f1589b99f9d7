/** The rules that the fight in the arena and the race in the stadium share (section 5 of the rules, II and III). */
import { clockwise, type Effects, playerAt, type Questions, type Seat, type Tasks } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import type { Currency } from '../components/ids';
import type { Aquileia, Contest, MutableState, PlayCard, Roll, Seen, StrengthSource } from '../types';
import { occupant } from './board';
import { discard, held } from './hands';

/** Returns the metal that counts for a player: bronze in the arena, the metal of the player's side in the stadium. */
export function metalOf(catalog: Catalog, seen: Seen, contest: Contest, player: Seat): Currency {
  if (contest === 'arena') return 'bronze';
  for (const { id, side } of catalog.area.stadium) if (occupant(seen, id) === player) return side;
  return 'gold';
}

/** Returns the seats that take part, clockwise from the start player. */
const participants = (seen: Seen): Seat[] =>
  clockwise(seen, seen.startPlayer).filter((seat) => seen.strengths[seat] !== null);

/**
 * Begins a contest and returns the seats that take part: those with a henchman in the area (AQ-5.16, AQ-5.32). Their strength starts with
 * the values of their spaces (AQ-5.17, AQ-5.33). They roll the red dice (AQ-5.18, AQ-5.34). Then they play cards (AQ-5.19, AQ-5.35), one
 * player after the other (AQ-5.20, AQ-5.37).
 */
export function beginContest(
  catalog: Catalog,
  state: MutableState,
  contest: Contest,
  effects: Effects<Aquileia>,
): Seat[] {
  for (const { id, strength } of catalog.area[contest]) {
    const player = occupant(state, id);
    if (player !== null) addStrength(state, player, strength);
  }
  const seats = participants(state);
  if (seats.length > 0) effects.emit?.({ type: 'contest-began', contest, strengths: [...state.strengths] });
  for (const player of seats) {
    rollFor(catalog, state, contest, player, 'red', catalog.components.numbers.redDice, effects);
    effects.next({ ask: 'cards', player, contest, last: null });
  }
  return seats;
}

/** Rolls `count` dice. Each die that shows the player's metal adds 1 strength. With zero dice, nothing is rolled (AQ-5.96). */
export function rollFor(
  catalog: Catalog,
  state: MutableState,
  contest: Contest,
  player: Seat,
  color: 'red' | 'blue',
  count: number,
  effects: Effects<Aquileia>,
): void {
  if (count === 0) return;
  const metal = metalOf(catalog, state, contest, player);
  const dice = effects.chance.roll(catalog.components.die, count);
  const roll: Roll = `${color}-${contest}`;
  effects.emit?.({ type: 'dice-rolled', player, roll, dice });
  let hits = 0;
  for (const face of dice) if (face === metal) hits++;
  strengthen(state, player, hits, { kind: 'roll', roll }, effects);
}

function addStrength({ strengths }: MutableState, player: Seat, amount: number): void {
  strengths[player] = (strengths[player] ?? 0) + amount;
}

/** Adds to the strength of a player, which has no limit (AQ-4.44, AQ-5.28, AQ-5.47). */
function strengthen(
  state: MutableState,
  player: Seat,
  amount: number,
  source: StrengthSource,
  effects: Effects<Aquileia>,
): void {
  if (amount === 0) return;
  addStrength(state, player, amount);
  effects.emit?.({ type: 'strength-gained', player, amount, source });
}

/**
 * Returns the seats that take part, strongest first. Among equals, the lower position of the crest is first (AQ-5.24, AQ-5.40). Equals
 * without a crest are last, clockwise from the start player (AQ-4.46).
 */
export function contestRanking(seen: Seen): Seat[] {
  const { strengths, track } = seen;
  const position = (seat: Seat) => (track.includes(seat) ? track.indexOf(seat) : track.length);
  return participants(seen).sort((a, b) => (strengths[b] ?? 0) - (strengths[a] ?? 0) || position(a) - position(b));
}

/** Emits the ranking, before any reward, and returns the winner. Returns `undefined` if no player takes part. */
export function decide(state: MutableState, contest: Contest, effects: Effects<Aquileia>): Seat | undefined {
  const ranking = contestRanking(state);
  if (ranking.length > 0) effects.emit?.({ type: 'contest-decided', contest, ranking });
  return ranking[0];
}

export const contestTasks: Tasks<Aquileia, 'end-of-contest'> = {
  'end-of-contest': (state, { contest }, effects) => {
    state.strengths.fill(null);
    effects.emit?.({ type: 'contest-ended', contest });
  },
};

/** The clause about playing cards in each contest. */
export const PLAY_CLAUSE = { arena: 'AQ-5.19', stadium: 'AQ-5.35' } as const;

export const contestQuestions = (catalog: Catalog): Questions<Aquileia, 'cards'> => ({
  // this question is asked even if the hand is empty (AQ-9.1)
  cards: {
    pendingReason: (_, { contest }) => `${PLAY_CLAUSE[contest]} first play cards or stop playing`,
    moves: {
      'play-card': {
        whyUnknown: (_, { card }, { contest }) => {
          if (catalog.handCards.some(({ id }) => id === card)) return `${PLAY_CLAUSE[contest]} no such card in hand`;
          return [...catalog.decks.stadium, ...catalog.decks.theatre].some((id) => id === card)
            ? 'AQ-4.8 only slave, horse and weapon cards are played'
            : 'AQ-3.2 there is no such card';
        },
        candidates: (seen, { player }) => {
          const own = playerAt(seen, player);
          const found: PlayCard[] = [];
          for (const { id } of catalog.handCards)
            if (held(own, id) > 0) found.push({ type: 'play-card', player, card: id });
          return found;
        },
        refuse: (seen, { player, card }, { contest, last }) => {
          const { metal, order } = catalog.handCard(card);
          if (metal !== metalOf(catalog, seen, contest, player))
            return contest === 'arena'
              ? 'AQ-5.21 no horses are played in the arena'
              : "AQ-5.36 only horses of the player's side are played in the stadium";
          return last !== null && order < catalog.handCard(last).order
            ? 'AQ-9.3 slave cards come before weapon cards, and low cards before high ones: it is too late for this one'
            : undefined;
        },
        apply: (state, { player, card }, effects, question) => {
          discard(state, player, card, effects);
          effects.emit?.({ type: 'card-played', player, card });
          strengthen(state, player, catalog.handCard(card).strength, { kind: 'card', card }, effects);
          effects.next({ ...question, last: card });
        },
      },
      'finish-cards': {
        candidates: (_, { player }) => [{ type: 'finish-cards', player }],
        apply: () => {},
      },
    },
  },
});
