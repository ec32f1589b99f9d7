/** The vocabulary of City of Rome. Who sees what is said field by field; `view.ts` keeps to it. */
import type {
  Act,
  Ask,
  Do,
  GameState,
  GameView,
  Immutable,
  Seat,
  Seen as SeenOf,
  StartOptions,
  Tell,
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

/** A place in a city: x grows to the right, y towards the player, (0, 0) is the starting vegetable farm (CR-3.6). */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A strip as it was stacked: reversed or not is all that can be told of its position (CR-4.4). */
export interface Strip {
  id: StripId;
  reversed: boolean;
}

/** A hand card that was never shown: everyone sees its back, only the owner its front. */
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
  /** influence cards won, in order: public */
  influenceCards: InfluenceCardId[];
  /** hand cards that everyone has seen, in order of taking: public (CR-10.2) */
  hand: CardId[];
  /** hand cards never shown, the opening card and school keeps, in order of taking: the owner sees them, others their backs */
  secret: SecretCard[];
  /** what everyone saw of the secret cards, in order: a deck where a school kept a card, a card where one was shown. Public */
  secretLog: (DeckId | CardId)[];
  /** the city, one entry per cell of `cityGrid`: public */
  city: (CardId | null)[];
  /** brick tokens on farms and point tokens on baths, per cell: public */
  tokens: number[];
  /** own cards that aqueducts replaced, out of the game: public */
  replaced: CardId[];
  /** the packet received in the draft, empty before: the owner only, all game long (CR-10.4) */
  packet: CardId[];
  /** the card kept from it, `null` before: the owner only */
  opening: CardId | null;
}

/** What is the same in a state and in every view of it. */
interface Table {
  /** 0 during the draft, then 1 to 14 (1 to 7 with two players) */
  round: number;
  /** building cards on offer, face up */
  offer: CardId[];
  /** influence cards on the table, oldest first */
  influenceOnTable: InfluenceCardId[];
  /** who stands on fields 1 to 5 of the strip in use */
  emissaries: (Seat | null)[];
  /** per deck, from the bottom up: which seat's school put that card back; nothing above it was ever put back. Public */
  returnedBy: Record<DeckId, Seat[]>;
}

/** The whole state, to be written to. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  /** the six strips as stacked in setup, from the top; hidden until seen */
  strips: Strip[];
  /** face-down decks, the top card last; an unused deck is empty */
  decks: Record<DeckId, CardId[]>;
}

/** The whole state. */
export interface State extends Immutable<MutableState> {}

/** A player as others may see him. */
export interface SeenPlayer extends Omit<Player, 'secret' | 'packet' | 'opening'> {
  /** `card` is `null` for everyone but the owner */
  secret: { back: DeckId; card: CardId | null }[];
  /** `null` for everyone but the owner */
  packet: CardId[] | null;
  /** `null` for everyone but the owner, and before the draft */
  opening: CardId | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task, ChosenOptions>, Table {
  /** `null` where not yet seen */
  strips: (Strip | null)[];
  /** every card of a deck, from the bottom up; `null` where the viewer cannot know it */
  decks: Record<DeckId, (CardId | null)[]>;
}

/** What one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions. D1 to D9 are the numbers of the rules, section 9.

export type Question =
  /** D1 */
  | Ask<'draft'>
  /** D2 */
  | Ask<'emissary'>
  /** D3 */
  | Ask<'take'>
  /** D4: what the turn on this field has still to offer; `idle`: production buildings left out, by index of `city`, ascending */
  | Ask<'turn', { field: Field; built: boolean; produced: boolean; idle: number[] }>
  /** D5: `need` bricks beyond the free ones (CR-5.10) */
  | Ask<'pay', { card: CardId; need: number }>
  /** D6 */
  | Ask<'place', { card: CardId }>
  /** D7: `count` cards to draw */
  | Ask<'school-deck', { count: number }>
  /** D8: everyone knows how many were drawn */
  | Ask<'keep', { deck: SchoolDeck; count: number; secret: { drawn: CardId[] } }>
  /** D9: and how many are still to be returned */
  | Ask<'return', { deck: SchoolDeck; count: number; secret: { drawn: CardId[] } }>;

/** D1: keeps a card of the packet as the opening card. */
export type DraftCard = Act<'draft-card', { card: CardId }>;
/** D2: puts an emissary on a free field. */
export type PlaceEmissary = Act<'place-emissary', { field: Field }>;
/** D3: takes a card of the offer into the hand. */
export type TakeCard = Act<'take-card', { card: CardId }>;
/** D4: shows the hand card to be built. */
export type StartBuild = Act<'start-build', { card: CardId }>;
/** D4: uses every production building once, except those left out. */
export type Produce = Act<'produce'>;
/** D4: leaves the production building on a cell out of this turn's production. */
export type LeaveOut = Act<'leave-out', { x: number; y: number }>;
/** D4: ends the turn. */
export type EndTurn = Act<'end-turn'>;
/** D5: spends the brick tokens on these cells, by y then x; coins pay the rest. */
export type PayBuild = Act<'pay-build', { tokens: readonly Cell[] }>;
/** D6: puts the building on a cell. */
export type PlaceBuilding = Act<'place-building', { x: number; y: number }>;
/** D7: chooses the deck a school draws from. */
export type ChooseSchoolDeck = Act<'choose-school-deck', { deck: SchoolDeck }>;
/** D8: keeps one of the drawn cards. */
export type KeepCard = Act<'keep-card', { card: CardId }>;
/** D9: puts a drawn card back, to the very bottom of its deck. */
export type ReturnCard = Act<'return-card', { card: CardId }>;

/** Which actions answer which question. */
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

/** What a player may do: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** Automatic work, in the order of a game. */
export type Task =
  /** deals the draft packet to the first drafter */
  | Do<'draft'>
  /** a round from upkeep to influence scoring */
  | Do<'round', { round: number }>
  | Do<'upkeep'>
  /** the next turn of the action phase, while an emissary stands on the strip */
  | Do<'next-turn'>
  /** the emissary leaves its field */
  | Do<'end-of-turn', { player: Seat; field: Field }>
  | Do<'end-of-round'>
  | Do<'influence-scoring'>;

/** Where something was gained: a building in the player's own city, for its stars, its function when built, or production. */
export interface Source {
  kind: 'stars' | 'function' | 'production';
  card: CardId;
  x: number;
  y: number;
}

/** Brick tokens lie on farms, point tokens on baths. */
export type TokenKind = 'brick' | 'point';

/** What happened; amounts are whole numbers of coins, tokens or cards. All of it is public, except what lies under `secret`. */
export type Event =
  /** setup: a face-down deck of so many cards */
  | Tell<'deck-laid-out', { deck: DeckId; count: number }>
  /** setup: the stack of so many strips */
  | Tell<'strips-stacked', { count: number }>
  /** setup: what a player begins with */
  | Tell<
      'city-founded',
      { player: Seat; color: ColorId; coins: number; buildings: { card: CardId; x: number; y: number }[] }
    >
  /** `from`: who passed it on, `null` for deck II; the number is public, the cards their receiver's alone */
  | Tell<'packet-received', { player: Seat; from: Seat | null; count: number; secret: { to: Seat[]; cards: CardId[] } }>
  /** the opening card, of deck II; which one, its owner alone knows */
  | Tell<'card-drafted', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** `strip`: the symbols of the strip in use, from the emperor outwards */
  | Tell<'round-began', { round: number; firstPlayer: Seat; strip: SymbolId[] }>
  /** a strip seen for the first time; `place`: where it lay in the stack of setup, 0 the top */
  | Tell<'strip-revealed', { strip: StripId; reversed: boolean; place: number }>
  | Tell<'offer-revealed', { deck: DeckId; card: CardId }>
  | Tell<'influence-card-revealed', { card: InfluenceCardId }>
  | Tell<'emissary-placed', { player: Seat; field: Field }>
  /** with the free points of the field (CR-5.3) */
  | Tell<'turn-began', { player: Seat; field: Field; bricks: number; cogs: number }>
  | Tell<'card-taken', { player: Seat; card: CardId }>
  /** `wasSecret`: nobody else had seen the card before */
  | Tell<'build-started', { player: Seat; card: CardId; wasSecret: boolean }>
  /** `free`: free bricks used; `tokens`: the cells whose brick tokens went; `coins`: paid for the rest */
  | Tell<'build-paid', { player: Seat; card: CardId; free: number; tokens: Cell[]; coins: number }>
  /** `replaced` goes to the box, and the tokens on it to the supply; `kindLost` is `null` where there were none */
  | Tell<
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
  | Tell<'left-out', { player: Seat; card: CardId; x: number; y: number }>
  /** `free`: free cogs used; `coinsPaid`: for the rest */
  | Tell<'produced', { player: Seat; free: number; coinsPaid: number }>
  | Tell<'coins-gained', { player: Seat; amount: number; source: Source }>
  | Tell<'influence-gained', { player: Seat; amount: number; source: Source }>
  /** on the card that gave them */
  | Tell<'tokens-placed', { player: Seat; kind: TokenKind; card: CardId; x: number; y: number; amount: number }>
  /** `cards`: in the order in which they came, known to the player alone */
  | Tell<'cards-drawn', { player: Seat; deck: SchoolDeck; count: number; secret: { to: Seat[]; cards: CardId[] } }>
  | Tell<'card-kept', { player: Seat; deck: SchoolDeck; secret: { to: Seat[]; card: CardId } }>
  /** to the very bottom of the deck */
  | Tell<'card-returned', { player: Seat; deck: SchoolDeck; secret: { to: Seat[]; card: CardId } }>
  /** the emissary leaves its field */
  | Tell<'turn-ended', { player: Seat; field: Field }>
  | Tell<'round-ended', { round: number }>
  /** `ranking`: most influence first, equals together; `influence`: the tokens of each seat */
  | Tell<'influence-ranked', { ranking: Seat[][]; influence: number[] }>
  /** the winner pays all tokens and gets the cards; with no winner they stay on the table */
  | Tell<'influence-scored', { winner: Seat | null; cards: InfluenceCardId[]; paid: number }>
  | Tell<'game-ended'>;

/** The options of a game as states and views keep them; `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** first player of round 1 (CR-3.12); `firstPlayer` tells that of the present round */
  readonly startPlayer: Seat;
  /** one per seat (CR-3.18); `null`: in the order of the tables */
  readonly colors: readonly ColorId[] | null;
  /** whether an aqueduct may not replace another one (CR-5.27) */
  readonly aqueductsStay: boolean;
  /** whether production buildings may be left out (CR-5.18) */
  readonly selectiveProduction: boolean;
}

/** What a game can be started with. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The rows of the score sheet, in its order (CR-6.10 to CR-6.17). */
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

/** The vocabulary as core wants it. */
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
/** A player as a state or a view has him. */
export type SeenArea = Seen['players'][number];
