/** The types of City of Rome. Each field names the viewers that may see it; `knowledge/view.ts` hides the rest. */
import type {
  Act,
  Ask,
  Do,
  Emit,
  GameState,
  GameView,
  Immutable,
  Seat,
  Seen as SeenOf,
  StartOptions,
} from '@ludi-romani/core';
import type {
  CardId,
  ColorId,
  DeckId,
  Field,
  InfluenceCardId,
  PlayerCount,
  SchoolDeck,
  StripId,
  SymbolId,
} from './components/ids';
import type { Tables } from './components/shapes';

/** A cell of a city: x grows to the right, y towards the player. (0, 0) is the left starting building (CR-3.6). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A strip as stacked in setup. `reversed` is its orientation (CR-4.4). */
export interface Strip {
  id: StripId;
  reversed: boolean;
}

/** A hand card that was never shown. Everyone sees its back, only the owner sees its front. */
export interface SecretCard {
  back: DeckId;
  card: CardId;
}

/** A player's pieces and cards. */
export interface Player {
  /** public */
  color: ColorId;
  /** public, at least 0 */
  coins: number;
  /** influence tokens: public, at least 0 */
  influence: number;
  /** influence cards in the order in which they were won: public */
  influenceCards: InfluenceCardId[];
  /** hand cards that everyone has seen, in the order in which they were taken or shown: public (CR-10.2) */
  hand: CardId[];
  /** the opening card and cards kept from schools that were never shown, in order: the owner sees them, others only their backs */
  secret: SecretCard[];
  /** the public history of the secret cards, in order: a deck for each card kept from a school, a card id for each card shown */
  secretLog: (DeckId | CardId)[];
  /** the city, one entry per cell of `cityGrid`: public */
  city: (CardId | null)[];
  /** the number of brick or point tokens on each cell of `city`: public */
  tokens: number[];
  /** the player's cards that aqueducts replaced, out of the game: public */
  replaced: CardId[];
  /** the packet received in the draft, empty before: only the owner sees it, for the whole game (CR-10.4) */
  packet: CardId[];
  /** the card kept from the packet, `null` before: only the owner sees it */
  opening: CardId | null;
}

/** The fields that a state and its views share. */
interface Table {
  /** 0 during the draft, then 1 to 14 (1 to 7 with two players) */
  round: number;
  /** the face-up building cards on offer */
  offer: CardId[];
  /** the influence cards on the table, oldest first */
  influenceOnTable: InfluenceCardId[];
  /** the seats whose emissaries are on fields 1 to 5 of the strip in use */
  emissaries: (Seat | null)[];
  /** per deck, from the bottom up: the seat whose school returned each of the lowest cards. Cards above were never returned. Public */
  returnedBy: Record<DeckId, Seat[]>;
}

/** The whole state, mutable. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  /** the strips as stacked in setup, from the top: hidden until revealed */
  strips: Strip[];
  /** the face-down decks, the top card last; an unused deck is empty */
  decks: Record<DeckId, CardId[]>;
}

/** The whole state, read-only. */
export interface State extends Immutable<MutableState> {}

/** A player's area in a view. */
export interface SeenPlayer extends Omit<Player, 'secret' | 'packet' | 'opening'> {
  /** `card` is `null` for all viewers but the owner */
  secret: { back: DeckId; card: CardId | null }[];
  /** `null` for all viewers but the owner */
  packet: CardId[] | null;
  /** `null` for all viewers but the owner, and before the owner has drafted */
  opening: CardId | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task, ChosenOptions>, Table {
  /** `null` for a strip not yet revealed */
  strips: (Strip | null)[];
  /** every card of each deck, from the bottom up; `null` for a card that the viewer cannot know */
  decks: Record<DeckId, (CardId | null)[]>;
}

/** The part of a state that one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions. Section 9 of the rules numbers them D1 to D9.

export type Question =
  /** D1 */
  | Ask<'draft'>
  /** D2 */
  | Ask<'emissary'>
  /** D3 */
  | Ask<'take'>
  /**
   * D4: the turn of the emissary on `field`. `built` and `produced` are true after these actions. `idle` holds the production buildings
   * left out, as ascending indexes of `city`.
   */
  | Ask<'turn', { field: Field; built: boolean; produced: boolean; idle: number[] }>
  /** D5: `need` is the number of bricks beyond the free ones (CR-5.10) */
  | Ask<'pay', { card: CardId; need: number }>
  /** D6 */
  | Ask<'place', { card: CardId }>
  /** D7: `count` is the number of cards to draw */
  | Ask<'school-deck', { count: number }>
  /** D8: `count` is the number of cards drawn, and public */
  | Ask<'keep', { deck: SchoolDeck; count: number; secret: { drawn: CardId[] } }>
  /** D9: `count` is the number of cards still to be returned, and public */
  | Ask<'return', { deck: SchoolDeck; count: number; secret: { drawn: CardId[] } }>;

/** D1: keeps one card of the packet as the opening card. */
export type DraftCard = Act<'draft-card', { card: CardId }>;
/** D2: puts an emissary on a free field. */
export type PlaceEmissary = Act<'place-emissary', { field: Field }>;
/** D3: takes a card of the offer into the hand. */
export type TakeCard = Act<'take-card', { card: CardId }>;
/** D4: shows the hand card that the player builds. */
export type StartBuild = Act<'start-build', { card: CardId }>;
/** D4: uses every production building once, except those left out. */
export type Produce = Act<'produce'>;
/** D4: leaves the production building on this cell out of the turn's production. */
export type LeaveOut = Act<'leave-out', { x: number; y: number }>;
/** D4: ends the turn. */
export type EndTurn = Act<'end-turn'>;
/** D5: spends the brick tokens on these cells, sorted by y, then x. Coins pay for the rest. */
export type PayBuild = Act<'pay-build', { tokens: readonly Cell[] }>;
/** D6: places the building on this cell. */
export type PlaceBuilding = Act<'place-building', { x: number; y: number }>;
/** D7: chooses the deck from which a school draws. */
export type ChooseSchoolDeck = Act<'choose-school-deck', { deck: SchoolDeck }>;
/** D8: keeps one of the drawn cards. */
export type KeepCard = Act<'keep-card', { card: CardId }>;
/** D9: returns a drawn card to the very bottom of its deck. */
export type ReturnCard = Act<'return-card', { card: CardId }>;

/** For each question, the actions that answer it. */
export interface Answers {
  draft: DraftCard;
  emissary: PlaceEmissary;
  take: TakeCard;
  turn: StartBuild | LeaveOut | Produce | EndTurn;
  pay: PayBuild;
  place: PlaceBuilding;
  'school-deck': ChooseSchoolDeck;
  keep: KeepCard;
  return: ReturnCard;
}

/** An action of a player. */
export type Action = Answers[keyof Answers];

/** The tasks, in the order in which they run in a game. */
export type Task =
  /** deals the draft packet to the first drafter */
  | Do<'draft'>
  /** starts a round, or ends the game after the last one */
  | Do<'round', { round: number }>
  | Do<'upkeep'>
  /** starts the next turn of the action phase, while emissaries are on the strip */
  | Do<'next-turn'>
  /** takes the emissary off its field */
  | Do<'end-of-turn', { player: Seat; field: Field }>
  | Do<'end-of-round'>
  | Do<'influence-scoring'>;

/** The building that gave something to its owner, by its stars, by its function when built, or by production. */
export interface Source {
  kind: 'stars' | 'function' | 'production';
  card: CardId;
  x: number;
  y: number;
}

/** The kinds of tokens on buildings: brick tokens on production buildings, point tokens on baths. */
export type TokenKind = 'brick' | 'point';

/** An event. Amounts are whole numbers of coins, tokens or cards. All fields are public, except for `secret`. */
export type Event =
  /** setup: a face-down deck of `count` cards */
  | Emit<'deck-laid-out', { deck: DeckId; count: number }>
  /** setup: the stack of `count` strips */
  | Emit<'strips-stacked', { count: number }>
  /** setup: the coins and buildings with which a player begins */
  | Emit<
      'city-founded',
      { player: Seat; color: ColorId; coins: number; buildings: { card: CardId; x: number; y: number }[] }
    >
  /** `from`: the seat that passed the packet on, `null` for deck II; only the receiver knows the cards */
  | Emit<'packet-received', { player: Seat; from: Seat | null; count: number; secret: { to: Seat[]; cards: CardId[] } }>
  /** the player kept an opening card of deck II; only the player knows the card */
  | Emit<'card-drafted', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** `strip`: the symbols of the strip in use, from the emperor outwards */
  | Emit<'round-began', { round: number; firstPlayer: Seat; strip: SymbolId[] }>
  /** a strip that the players see for the first time; `place`: its index in the stack of setup, 0 is the top */
  | Emit<'strip-revealed', { strip: StripId; reversed: boolean; place: number }>
  | Emit<'offer-revealed', { deck: DeckId; card: CardId }>
  | Emit<'influence-card-revealed', { card: InfluenceCardId }>
  | Emit<'emissary-placed', { player: Seat; field: Field }>
  /** `bricks` and `cogs`: the free points of the field (CR-5.3) */
  | Emit<'turn-began', { player: Seat; field: Field; bricks: number; cogs: number }>
  | Emit<'card-taken', { player: Seat; card: CardId }>
  /** `wasSecret`: true if no other player had seen the card */
  | Emit<'build-started', { player: Seat; card: CardId; wasSecret: boolean }>
  /** `free`: free bricks used; `tokens`: the cells whose brick tokens were spent; `coins`: paid for the rest */
  | Emit<'build-paid', { player: Seat; card: CardId; free: number; tokens: Cell[]; coins: number }>
  /** `replaced` leaves the game, and its tokens return to the supply; `kindLost` is `null` if it had no tokens */
  | Emit<
      'building-placed',
      {
        player: Seat;
        card: CardId;
        x: number;
        y: number;
        replaced: CardId | null;
        tokensLost: number;
        kindLost: TokenKind | null;
      }
    >
  | Emit<'left-out', { player: Seat; card: CardId; x: number; y: number }>
  /** `free`: free cogs used; `coinsPaid`: coins paid for the missing cogs */
  | Emit<'produced', { player: Seat; free: number; coinsPaid: number }>
  | Emit<'coins-gained', { player: Seat; amount: number; source: Source }>
  | Emit<'influence-gained', { player: Seat; amount: number; source: Source }>
  /** tokens placed on the card that gave them */
  | Emit<'tokens-placed', { player: Seat; kind: TokenKind; card: CardId; x: number; y: number; amount: number }>
  /** `cards`: in the order of drawing; only the player knows them */
  | Emit<'cards-drawn', { player: Seat; deck: SchoolDeck; count: number; secret: { to: Seat[]; cards: CardId[] } }>
  | Emit<'card-kept', { player: Seat; deck: SchoolDeck; secret: { to: Seat[]; card: CardId } }>
  /** the card went to the very bottom of the deck */
  | Emit<'card-returned', { player: Seat; deck: SchoolDeck; secret: { to: Seat[]; card: CardId } }>
  /** the emissary left its field */
  | Emit<'turn-ended', { player: Seat; field: Field }>
  | Emit<'round-ended', { round: number }>
  /** `ranking`: most influence first, seats that tie in one list; `influence`: the tokens of each seat */
  | Emit<'influence-ranked', { ranking: Seat[][]; influence: number[] }>
  /** the winner pays all influence tokens and gets the cards; without a winner the cards stay on the table */
  | Emit<'influence-scored', { winner: Seat | null; cards: InfluenceCardId[]; paid: number }>
  | Emit<'game-ended'>;

/** The options that states and views hold. `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** the first player of round 1 (CR-3.12); for the current round call `firstPlayer` */
  readonly startPlayer: Seat;
  /** one color per seat (CR-3.18); `null`: the default colors of the component tables */
  readonly colors: readonly ColorId[] | null;
  /** true if an aqueduct may not replace another one (CR-5.27) */
  readonly aqueductsStay: boolean;
  /** true if production buildings may be left out (CR-5.18) */
  readonly selectiveProduction: boolean;
}

/** The options with which a game is started. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The rows of the score sheet, in order (CR-6.10 to CR-6.17). */
export const rowIds = [
  'residence2',
  'residence3',
  'residence4',
  'aqueducts',
  'temples',
  'coins',
  'influenceTokens',
  'influenceCards',
] as const;
export type Row = (typeof rowIds)[number];

/** The types of City of Rome, in the form that core requires. */
export interface CityOfRome {
  state: State;
  mutable: MutableState;
  view: View;
  options: Options;
  action: Action;
  question: Question;
  task: Task;
  event: Event;
  answers: Answers;
  row: Row;
  components: Tables;
}

/** A state or a view. */
export type Seen = SeenOf<CityOfRome>;
/** A player's area in a state or a view. */
export type SeenArea = Seen['players'][number];
