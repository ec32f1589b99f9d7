/** Helpers for tests: functions that set up positions, play moves from lines of text, script chance, and play whole games. */
import {
  type Action,
  type Cell,
  type CityOfRome,
  clone,
  type DeckId,
  deckIds,
  type Event,
  engine,
  type Field,
  type MutableState,
  type PlayerCount,
  type Question,
  type State,
  standardComponents,
} from '@ludi-romani/city-of-rome';
import { type Chance, type ChanceOutcome, chanceState, keyedChance, scriptedChance } from '@ludi-romani/core';
import { catalog } from '../../packages/city-of-rome/src/components/catalog';
import { indexOf } from '../../packages/city-of-rome/src/rules/city';
import { SCALE } from '../scale';

export const printed = catalog(standardComponents);

/** An action of the active player, without the seat. */
export type Move = Action extends infer A ? (A extends Action ? Omit<A, 'player'> : never) : never;

// Reading.

/** Returns the active player. There is never more than one (section 9). */
export function mover(state: State): number {
  const [seat, ...others] = engine.activePlayers(state);
  if (seat === undefined || others.length > 0) throw new Error('exactly one player must be active');
  return seat;
}

/** Returns the area of a seat, of seat 0 by default. */
export function at<S extends State | MutableState>(state: S, seat = 0): S['players'][number] {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** Returns the open question, which must be `ask`. */
export function question<A extends Question['ask']>(state: State | MutableState, ask: A) {
  const top = state.pending.at(-1);
  if (top === undefined || !('ask' in top) || top.ask !== ask) throw new Error(`the open question must be ${ask}`);
  return top as Extract<Question, { ask: A }>;
}

/** Returns the name of the open question, or `over` at the end. */
export function asked(state: State): string {
  const top = state.pending.at(-1);
  return top === undefined ? 'over' : 'ask' in top ? top.ask : 'a task';
}

/** Lists the legal actions as lines without the seat: `produce`, `take-card ii-market`. If `type` is given, lists only these actions. */
export const legal = (state: State, type = ''): string[] =>
  engine
    .legalActions(state)
    .map((action) => engine.format(action).replace(/^\d /, ''))
    .filter((line) => line.startsWith(type));

/** Lists the cards in the legal actions of type `type`. */
export const cardsIn = (state: State, type: Action['type']): string[] =>
  legal(state, type).map((line) => line.slice(type.length + 1));

/** Lists the cells on which the building may be placed, as `x,y`. */
export const legalCells = (state: State): string[] =>
  engine.legalActions(state).flatMap((action) => (action.type === 'place-building' ? [`${action.x},${action.y}`] : []));

/** Returns the clause that a move breaks, or the refusal code if it breaks none, or `legal`. */
export function clauseOf(state: State, move: Move): string {
  const verdict = engine.explain(state, { ...move, player: mover(state) } as Action);
  return verdict.legal ? 'legal' : (verdict.clause ?? verdict.code);
}

const parseCell = (text: string): Cell => {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return { x, y };
};
const cellIndex = (text: string): number => {
  const index = indexOf(printed, parseCell(text));
  if (index < 0) throw new Error(`no city can reach ${text}`);
  return index;
};

/** Returns the card on a cell of a seat's city, or `null`. */
export const cardAt = (state: State, cell: string, seat = 0): string | null =>
  at(state, seat).city[cellIndex(cell)] ?? null;
/** Returns the number of tokens on a cell. */
export const tokensAt = (state: State, cell: string, seat = 0): number => at(state, seat).tokens[cellIndex(cell)] ?? 0;
/** Returns the number of cards in a city. */
export const citySize = (state: State, seat = 0): number => at(state, seat).city.filter((card) => card !== null).length;
/** Returns all cards of a hand, both secret and public ones. */
export const handOf = (state: State, seat = 0): string[] => {
  const { hand, secret } = at(state, seat);
  return [...hand, ...secret.map(({ card }) => card)];
};
/** Returns the cards of a deck, the top card first. */
export const fromTop = (state: State, deck: DeckId): string[] => [...state.decks[deck]].reverse();

// Playing.

/** Plays actions as `format` writes them, without the seat: `play(state, 'start-build ii-market', 'place-building x:2 y:0')`. */
export const play = (state: State, ...lines: string[]): State =>
  lines.reduce((now, line) => engine.apply(now, engine.parse(now, `${mover(now)} ${line}`)), state);

/** Builds a card that has only one legal payment. */
export function build(state: State, card: string, cell: string): State {
  const { x, y } = parseCell(cell);
  return play(state, `start-build ${card}`, `place-building x:${x} y:${y}`);
}

/** Plays these lines and returns their events. */
export function eventsOf(state: State, ...lines: string[]) {
  let now = state;
  return lines.flatMap((line) => {
    const { state: next, events } = engine.step(now, engine.parse(now, `${mover(now)} ${line}`));
    now = next;
    return events;
  });
}

/** Plays the first legal action while `shouldContinue` returns true. */
export function playWhile(state: State, shouldContinue: (state: State) => boolean): State {
  let now = state;
  while (!engine.isTerminal(now) && shouldContinue(now)) {
    const [first] = engine.legalActions(now);
    if (first === undefined) throw new Error('no action is legal');
    now = engine.apply(now, first);
  }
  return now;
}

/** Returns `end-turn` if it is legal, and otherwise the first legal action. A player who plays it never builds or produces. */
export function idleMove(state: State): Action {
  const actions = engine.legalActions(state);
  const next = actions.find(({ type }) => type === 'end-turn') ?? actions[0];
  if (next === undefined) throw new Error('no action is legal');
  return next;
}

/** Plays `idleMove` until `until` returns true or the game ends. */
export function idle(state: State, until: (state: State) => boolean): State {
  let now = state;
  while (!engine.isTerminal(now) && !until(now)) now = engine.apply(now, idleMove(now));
  return now;
}

/** Plays `idleMove` to the end and returns the events. */
export function idleEvents(state: State): Event[] {
  const all: Event[] = [];
  let now = state;
  while (!engine.isTerminal(now)) {
    const { state: next, events } = engine.step(now, idleMove(now));
    all.push(...events);
    now = next;
  }
  return all;
}

export const drafted = (state: State): State => playWhile(state, (now) => asked(now) === 'draft');
export const placed = (state: State): State => playWhile(state, (now) => ['draft', 'emissary'].includes(asked(now)));

// Chance.

/** A script for the chance of setup. `decks` and `strips` hold the cards and strips on top. The others follow in the order of their tables. */
export interface Deal {
  players: PlayerCount;
  startPlayer?: number;
  decks?: Partial<Record<DeckId, readonly string[]>>;
  strips?: readonly string[];
  reversed?: readonly string[];
}

/** Returns the chance outcomes of setup, in order (CR-3.17). */
export function setupScript({ players, decks = {}, strips = [], reversed = [] }: Deal): ChanceOutcome[] {
  const order = [...strips, ...printed.components.strips.map(({ id }) => id).filter((id) => !strips.includes(id))];
  return [
    ...printed.setup(players).decks.map((deck) => ({ shuffle: decks[deck] ?? [] })),
    { shuffle: order },
    ...order.map((id) => ({ int: Number(reversed.includes(id)) })),
  ];
}

/** Returns the state after a scripted setup. */
export function deal(given: Deal): State {
  const chance = scriptedChance(setupScript(given));
  const { players, startPlayer = 0 } = given;
  const state = engine.initialState({ players, startPlayer, seed: 'not used' }, chance);
  chance.assertUsedUp();
  return state;
}

// Positions.

/** The parts of a position that differ from the state after a draft. */
export interface Layout {
  /** default 4 */
  players?: PlayerCount;
  /** the active player: seat 0 by default */
  seat?: number;
  round?: number;
  /** the cards in the city besides the starting buildings, by cell: `{ '2,0': 'market' }`, a card or a building type */
  city?: Readonly<Record<string, string>>;
  /** the number of tokens by cell */
  tokens?: Readonly<Record<string, number>>;
  coins?: number;
  influence?: number;
  /** hand cards that everyone has seen */
  hand?: readonly string[];
  /** hand cards that only the owner has seen */
  secret?: readonly string[];
  /** the free points of the emissary's field: 3 bricks and 2 cogs by default */
  bricks?: number;
  cogs?: number;
  /** replaces `bricks` and `cogs`: the strip in use from the emperor outwards, such as `cbbcb`, and the field */
  strip?: string;
  field?: Field;
  built?: boolean;
  produced?: boolean;
  options?: Pick<Partial<CityOfRome['options']>, 'aqueductsStay' | 'selectiveProduction'>;
  /** the cards on offer; if given, the player must still take one */
  offer?: readonly string[];
  /** the cards on top of a deck, the top card first */
  decks?: Partial<Record<DeckId, readonly string[]>>;
}

/** Returns a state in the last turn of a round, before its player acts. It is a game after the draft, changed as `given` specifies. */
export function laidOut(given: Layout): MutableState {
  const { players = 4, seat = 0, round = 1, bricks = 3, cogs = 2, built = false, produced = false, offer } = given;
  const state = clone(drafted(engine.initialState({ players, seed: 'a position', ...given.options })));
  const own = at(state, seat);
  state.round = round;
  for (const card of state.offer.splice(0)) toDeck(state, card);
  for (const { card } of own.secret.splice(0)) toDeck(state, card);

  const { city = {}, tokens = {}, decks = {} } = given;
  const named = [...Object.values(city), ...(given.hand ?? []), ...(given.secret ?? []), ...(offer ?? [])];
  const wanted = new Set([...named, ...Object.values(decks).flat()]);
  for (const [cell, name] of Object.entries(city)) own.city[cellIndex(cell)] = take(state, name, wanted);
  for (const [cell, amount] of Object.entries(tokens)) own.tokens[cellIndex(cell)] = amount;
  own.hand = (given.hand ?? []).map((name) => take(state, name, wanted));
  own.secret = (given.secret ?? []).map((name) => ({
    back: printed.card(name).deck ?? 'I',
    card: take(state, name, wanted),
  }));
  own.opening = own.secret[0]?.card ?? null;
  state.offer = (offer ?? []).map((name) => take(state, name, wanted));
  for (const deck of deckIds) {
    const top = decks[deck] ?? [];
    for (const card of top) take(state, card, wanted);
    state.decks[deck].push(...[...top].reverse());
  }
  own.coins = given.coins ?? own.coins;
  own.influence = given.influence ?? own.influence;

  const field = given.field ?? ((bricks + cogs) as Field);
  layStrip(
    state,
    given.strip ?? ['b'.repeat(bricks), 'c'.repeat(cogs), 'b'.repeat(3 - bricks), 'c'.repeat(2 - cogs)].join(''),
  );
  state.emissaries = [1, 2, 3, 4, 5].map((on) => (on === field ? seat : null));
  state.pending = [
    { do: 'end-of-round' },
    { do: 'next-turn' },
    { do: 'end-of-turn', player: seat, field },
    { ask: 'turn', player: seat, field, built, produced, idle: [] },
  ];
  if (offer !== undefined) state.pending.push({ ask: 'take', player: seat });
  return state;
}

/** Returns a position in which this card has just been paid for. */
export function placing(card: string, city: Layout['city'] = {}, options: Layout['options'] = {}): MutableState {
  const state = laidOut({ city, hand: [card], options });
  return clone(play(state, `start-build ${at(state).hand[0]}`));
}

/** Returns the `city` of a layout from a picture of its rows. The first cell is at `left`, `top`. A dot is a free cell. */
export function picture(rows: readonly (readonly string[])[], left = 0, top = 0): Record<string, string> {
  const cells = rows.flatMap((row, y) => row.map((name, x) => [`${left + x},${top + y}`, name] as const));
  return Object.fromEntries(cells.filter(([cell, name]) => name !== '.' && !isStart(cell, name)));
}

const isStart = (cell: string, name: string): boolean =>
  (cell === '0,0' && name === 'vegetable-farm') || (cell === '1,0' && name === 'residence-2');

/** Returns the points of seat 0 in a position. */
export const scoreOf = (given: Omit<Layout, 'seat'>) => {
  const [score] = engine.scores(laidOut(given));
  if (score === undefined) throw new Error('seat 0 must have a score');
  return score;
};

/** Takes a card, or the first free card of a building type, out of a deck or a secret hand. */
function take(state: MutableState, name: string, wanted: ReadonlySet<string>): string {
  const places = deckIds.map((deck) => state.decks[deck]);
  const holders = state.players.filter(({ secret }) => secret.length > 0);
  const isAvailable = (id: string) =>
    places.some((place) => place.includes(id)) || holders.some(({ secret }) => secret.some(({ card }) => card === id));
  const ids = printed.components.cards.map(({ id }) => id);
  const isFree = (id: string) => printed.card(id).building.id === name && isAvailable(id) && !wanted.has(id);
  const card = ids.includes(name) ? name : ids.find(isFree);
  if (card === undefined || !isAvailable(card)) throw new Error(`there is no ${name} left`);

  const holder = holders.find(({ secret }) => secret.some((hidden) => hidden.card === card));
  if (holder !== undefined) {
    // the other seat gets the first card of deck II that is not wanted, in exchange for its opening card
    const other = state.decks.II.find((id) => !wanted.has(id)) ?? '';
    state.decks.II[state.decks.II.indexOf(other)] = card;
    holder.secret = [{ back: 'II', card: other }];
    holder.opening = other;
  }
  const place = places.find((cards) => cards.includes(card)) ?? [];
  place.splice(place.indexOf(card), 1);
  return card;
}

function toDeck(state: MutableState, card: string): void {
  const { deck } = printed.card(card);
  if (deck !== null) state.decks[deck].unshift(card);
}

/** Puts the strip that shows this order on top: `cbbcb`, from the emperor outwards. */
function layStrip(state: MutableState, order: string): void {
  const { strips } = printed.components;
  const shows = (side: readonly string[]) => side.map((symbol) => symbol[0]).join('') === order;
  const strip = strips.find(({ sideA, sideB }) => shows(sideA) || shows(sideB));
  const top = state.round % strips.length;
  const from = state.strips.findIndex(({ id }) => id === strip?.id);
  const [was, wanted] = [state.strips[top], state.strips[from]];
  if (strip === undefined || was === undefined || wanted === undefined) throw new Error(`no strip shows ${order}`);
  const flips = Math.floor(state.round / strips.length);
  state.strips[from] = was;
  state.strips[top] = { ...wanted, reversed: (Number(!shows(strip.sideA)) + flips) % 2 === 1 };
}

// Whole games.

export type Style = 'random' | 'eager';

/**
 * Returns a random action. The style `random` draws from all legal actions. The style `eager` builds if it can, or else produces if it can.
 */
export function choose(state: MutableState, style: Style, chance: Chance): Action {
  const actions = engine.legalActions(state);
  if (style === 'random') return chance.pick(actions);
  for (const type of ['start-build', 'produce']) {
    const first = actions.filter((action) => action.type === type);
    if (first.length > 0) return chance.pick(first);
  }
  return chance.pick(actions);
}

export const playerOf = (seed: string): Chance => keyedChance(chanceState(`plays ${seed}`));

/** Plays a whole game. Calls `watch` with every state, and with the next action or `null` at the end. The state is changed in place. */
export function wholeGame(
  options: CityOfRome['options'],
  style: Style,
  watch: (state: MutableState, next: Action | null) => void = () => {},
): { state: MutableState; actions: Action[] } {
  const state = clone(engine.initialState(options));
  const chance = playerOf(options.seed);
  const actions: Action[] = [];
  while (state.pending.length > 0) {
    if (actions.length >= engine.maxPlies(options.players)) throw new Error('the game must end');
    const action = choose(state, style, chance);
    watch(state, action);
    engine.applyInPlace(state, action);
    actions.push(action);
  }
  watch(state, null);
  return { state, actions };
}

/** Plays `count * SCALE` whole games, alternately random and eager. */
export function manyGames(
  players: PlayerCount,
  count: number,
  watch: Parameters<typeof wholeGame>[2] = () => {},
): void {
  for (let i = 0; i < count * SCALE; i++)
    wholeGame({ players, seed: `game ${i}` }, i % 2 === 0 ? 'random' : 'eager', watch);
}

export type { Action, State };
export { clone };
