/** The types of Aquileia: states, views, actions, questions, tasks, events and options. Each field states who may know it. */
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
  AreaId,
  CardId,
  ColorId,
  Currency,
  ExchangeId,
  PlayerCount,
  SiteId,
  SpaceId,
  VillaColor,
} from './components/ids';
import type { Coins, Tables } from './components/shapes';

/** The two decks of hand cards, each with a discard pile. */
export type HandDeck = 'slaves' | 'equi';
export type DeckId = HandDeck | 'stadium' | 'theatre';
export type Contest = 'arena' | 'stadium';

/** The number of coins of each kind, mutable: whole numbers, at least 0. */
export type Purse = { -readonly [C in keyof Coins]: number };

/** A player's area: pieces, coins, points and cards. */
export interface Player {
  /** public */
  color: ColorId;
  /** public, 0 to 39 of each kind */
  coins: Purse;
  /** the points recorded so far, by row of the score sheet: public, never decreasing */
  points: Record<PlayRow, number>;
  /** henchmen not on the board: public, 0 to 5 */
  henchmen: number;
  /** houses not on the board: public, 0 to 9 */
  houses: number;
  /** true if the player has passed in this round (AQ-4.23): public */
  passed: boolean;
  /** the number of cards in hand, by kind of slave, horse and weapon card: known to the owner only (AQ-4.7) */
  hand: Record<CardId, number>;
  /** the cards in hand that were bought from the face-up market, in the order of purchase: public (AQ-10.2) */
  bought: CardId[];
  /** the theatre cards won, in order: public */
  theatre: CardId[];
}

/** The stadium cards of one round: its two cards, and the racers who got them. A round without a race has an entry as well. */
export interface Race {
  /** the face-up card: public */
  faceUp: CardId;
  /** public; `null` without a race: both cards left the game */
  winner: Seat | null;
  /** public; `null` with fewer than two racers */
  second: Seat | null;
  /**
   * the winner's card: known to the winner, to a second whose own card reveals it, and to everyone at the end. `null` without a winner
   */
  kept: CardId | null;
  /**
   * the other card: known to the winner and the second, and to everyone at the end if there is a second. Without a second it left the game
   */
  given: CardId;
}

/** The auction of a theatre card. All fields are public. */
export interface Auction {
  card: CardId;
  auctioneer: Seat;
  /** the highest bid; no coins before the first bid */
  bid: Purse;
  /** the player who made the highest bid; `null` before the first bid */
  bidder: Seat | null;
  /** the seats that have not dropped out, ascending */
  stillIn: Seat[];
}

/** The fields that are the same in a state and in every view of it. */
interface Table {
  /** 1 to 6 */
  round: number;
  /** the start player of this round */
  startPlayer: Seat;
  /** the seats whose crests are on the advantage track, from position 1 */
  track: Seat[];
  /** for each action space, the seat whose henchman is on it */
  spaces: Record<SpaceId, Seat | null>;
  /** for each building site, the seat whose house is on it */
  sites: Record<SiteId, Seat | null>;
  /** the coins under henchmen on the coin spaces of the harbour: 0 or 1 of each kind */
  harbour: Purse;
  /** the coin supply */
  bank: Purse;
  /** the horse market from left to right; `null` for an empty slot */
  market: (CardId | null)[];
  /** the number of cards of each kind in the two discard piles. A card's back determines its pile. */
  discards: Record<CardId, number>;
  /** the face-up stadium card; `null` at the end of a round */
  stadiumCard: CardId | null;
  /** the owner of the blue dice, `null` while they are on POTENTIA, and the number of unused ones, 0 to 4 */
  blueDice: { owner: Seat | null; left: number };
  /** the contest track: per seat, the strength in the current contest; `null` for a player who takes no part */
  strengths: (number | null)[];
  auction: Auction | null;
}

/** The whole state, mutable. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  /** face-down decks, the top card last */
  decks: Record<DeckId, CardId[]>;
  /** one entry per completed stadium step */
  races: Race[];
}

/** The whole state, read-only. */
export interface State extends Immutable<MutableState> {}

/** A player's area as a viewer sees it. */
export interface SeenPlayer extends Omit<Player, 'hand'> {
  /** `null` for everyone but the owner. A view does not record from which shuffle of a deck a card came (AQ-10.2). */
  hand: Record<CardId, number> | null;
  /** the number of cards in hand with each back: public, since everyone sees cards drawn, bought, played and spent (AQ-10.2) */
  handSize: Record<HandDeck, number>;
}

/** A race as a viewer sees it. */
export interface SeenRace extends Omit<Race, 'given'> {
  /** `null` if the viewer does not know the card */
  given: CardId | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task, ChosenOptions>, Table {
  /** the number of cards in each deck */
  decks: Record<DeckId, number>;
  races: SeenRace[];
}

/** The part of a state that one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions, numbered D1 to D12 as in section 9 of the rules.

export type Question =
  /** D1 */
  | Ask<'placement'>
  /** D2: `made` is the number of exchanges already made in this action */
  | Ask<'exchange', { space: SpaceId; made: number }>
  /** D3 */
  | Ask<'market-card', { space: SpaceId }>
  /** D4 */
  | Ask<'slaves', { space: SpaceId }>
  /** D5 and D8: `last` is the kind played last. No kind before it in the tables may follow (AQ-9.3). */
  | Ask<'cards', { contest: Contest; last: CardId | null }>
  /** D6 */
  | Ask<'blue-dice'>
  /** D7 */
  | Ask<'arena-reward'>
  /** D9: only the winner sees the card from the deck */
  | Ask<'stadium-card', { secret: { drawn: CardId } }>
  /** D10 */
  | Ask<'bid'>
  /** D11: `left` is the number of buildings that this henchman may still build, 1 or 2 */
  | Ask<'build', { space: SpaceId; left: number }>
  /** D12 */
  | Ask<'harbour', { space: SpaceId }>;

/** D1: puts a henchman on a free space. On a coin space of the harbour, also puts a coin under it. */
export type PlaceHenchman = Act<'place-henchman', { space: SpaceId }>;
/** D1: puts the crest on the lowest free position of the advantage track. */
export type PlaceCrest = Act<'place-crest'>;
/** D1: stops placing in this round. */
export type PassPlacement = Act<'pass-placement'>;
/** D2: makes one of the exchanges of the table. */
export type ExchangeCoins = Act<'exchange', { exchange: ExchangeId }>;
/** D2 */
export type FinishExchange = Act<'finish-exchange'>;
/** D3 */
export type BuyMarketCard = Act<'buy-market-card', { space: SpaceId }>;
/** D3 */
export type DeclineMarketCard = Act<'decline-market-card', { space: SpaceId }>;
/** D4: buys `count` slave cards, 0 to 3. */
export type BuySlaves = Act<'buy-slaves', { space: SpaceId; count: number }>;
/** D5, D8: plays one card of the kind `card`. */
export type PlayCard = Act<'play-card', { card: CardId }>;
/** D5, D8 */
export type FinishCards = Act<'finish-cards'>;
/** D6: rolls `count` blue dice in the arena, 0 to 4. */
export type RollBlueDice = Act<'roll-blue-dice', { count: number }>;
/** D7 */
export type ChooseArenaReward = Act<'choose-arena-reward', { reward: 'points' | 'slave' }>;
/** D9: keeps one of two stadium cards. Only the player may know `keep`. */
export type KeepStadiumCard = Act<'keep-stadium-card', { keep: 'face-up' | 'drawn' }>;
/** D10: bids the highest bid and one more coin of the kind `add`. */
export type Bid = Act<'bid', { add: Currency }>;
/** D10 */
export type DropOut = Act<'drop-out'>;
/** D11: builds on a site. `slaves` is the number of single and double slave cards that pay for it. */
export type Build = Act<'build', { site: SiteId; slaves: { readonly single: number; readonly double: number } }>;
/** D11 */
export type DeclineBuild = Act<'decline-build'>;
/** D12: pays another coin in place of the stolen one. */
export type PayHarbour = Act<'pay-harbour'>;
/** D12 */
export type DeclineHarbour = Act<'decline-harbour'>;

/** For each question, the actions that answer it. */
export interface Answers {
  placement: PlaceHenchman | PlaceCrest | PassPlacement;
  exchange: ExchangeCoins | FinishExchange;
  'market-card': BuyMarketCard | DeclineMarketCard;
  slaves: BuySlaves;
  cards: PlayCard | FinishCards;
  'blue-dice': RollBlueDice;
  'arena-reward': ChooseArenaReward;
  'stadium-card': KeepStadiumCard;
  bid: Bid | DropOut;
  build: Build | DeclineBuild;
  harbour: PayHarbour | DeclineHarbour;
}

/** An action of a player: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** The tasks, in the order in which they run in a game. */
export type Task =
  /** fills the horse market and turns up a stadium card */
  | Do<'lay-out'>
  /** a round, from placement to the end of the round */
  | Do<'round', { round: number }>
  /** the next turn of the placement phase: the first player who can place, from `player` on */
  | Do<'placement', { player: Seat }>
  /** the action phase of one area */
  | { do: AreaId }
  | Do<'dolus', { player: Seat; space: SpaceId }>
  | Do<'potentia', { player: Seat }>
  /** henchmen return to their owners */
  | Do<'return', { spaces: SpaceId[] }>
  /** the blue dice and the reward of the arena, then those of the stadium */
  | Do<'arena-dice'>
  | Do<'arena-reward'>
  | Do<'stadium-dice'>
  | Do<'stadium-reward'>
  /** the strength shields leave the contest track */
  | Do<'end-of-contest', { contest: Contest }>
  /** a card is revealed and auctioned */
  | Do<'auction', { player: Seat }>
  /** the next bid: the first player who may bid, from `player` on */
  | Do<'bidding', { player: Seat }>
  | Do<'build', { player: Seat; space: SpaceId; left: number }>
  | Do<'latro', { player: Seat; space: SpaceId }>
  | Do<'harbour', { player: Seat; space: SpaceId }>
  | Do<'end-of-round'>;

/** The purpose of a roll of dice. */
export type Roll = 'dolus' | 'red-arena' | 'blue-arena' | 'red-stadium' | 'blue-stadium' | 'latro';

/** The source of a gain, or the purpose of a payment. */
export type Source =
  /** the action of the henchman on a space */
  | { kind: 'space'; space: SpaceId }
  /** a place in a contest, 1 for the winner */
  | { kind: 'contest'; contest: Contest; place: number }
  /** an auctioned theatre card */
  | { kind: 'theatre-card'; card: CardId };

/** The source of strength in a contest: the dice just rolled, or the card just played. */
export type StrengthSource = { kind: 'roll'; roll: Roll } | { kind: 'card'; card: CardId };

/**
 * An event. All fields are public except `secret`. Values are seats, whole numbers and ids. `coins` is the number of coins
 * of each kind, at least 0.
 */
export type Event =
  // setup
  /** a player takes the pieces of a color and the starting coins */
  | Emit<'pieces-taken', { player: Seat; color: ColorId; coins: Coins; henchmen: number; houses: number }>
  /** a deck of `count` cards is shuffled and put face down */
  | Emit<'deck-shuffled', { deck: DeckId; count: number }>
  // before and after a round
  /** the top horse or weapon card fills a slot of the market; slot 0 is on the left */
  | Emit<'market-filled', { slot: number; card: CardId }>
  /** the top stadium card is turned face up */
  | Emit<'stadium-card-revealed', { card: CardId }>
  /** the crests are back with their owners, and no player has passed */
  | Emit<'round-began', { round: number; startPlayer: Seat }>
  | Emit<'round-ended', { round: number }>
  // placement
  | Emit<'henchman-placed', { player: Seat; space: SpaceId }>
  /** the player puts a coin under the henchman just placed in the harbour */
  | Emit<'coin-laid', { player: Seat; space: SpaceId; currency: Currency }>
  /** positions count from 1 */
  | Emit<'crest-placed', { player: Seat; position: number }>
  | Emit<'placement-passed', { player: Seat }>
  | Emit<'henchman-returned', { player: Seat; space: SpaceId }>
  // in any area
  /** `dice` is the face of each die. Blue dice rolled in the arena are used up. */
  | Emit<'dice-rolled', { player: Seat; roll: Roll; dice: Currency[] }>
  /** coins from the bank: those due, or fewer if the bank runs short */
  | Emit<'coins-gained', { player: Seat; coins: Coins; source: Source }>
  /** coins to another player, or to the bank if `payee` is `null` */
  | Emit<'coins-paid', { player: Seat; payee: Seat | null; coins: Coins; purpose: Source }>
  | Emit<'points-gained', { player: Seat; row: PlayRow; amount: number; source: Source }>
  /** `count` cards. Only the owner sees their kinds. */
  | Emit<
      'cards-drawn',
      { player: Seat; deck: HandDeck; count: number; source: Source; secret: { to: Seat[]; cards: CardId[] } }
    >
  /** the discard pile of `count` cards becomes the new deck */
  | Emit<'deck-reshuffled', { deck: HandDeck; count: number }>
  // MERCATUS
  | Emit<'market-card-bought', { player: Seat; space: SpaceId; slot: number; card: CardId }>
  | Emit<'blue-dice-taken', { player: Seat }>
  // ARENA and STADIUM
  /** per seat, the sum of the values of the player's spaces; `null` for a player who takes no part */
  | Emit<'contest-began', { contest: Contest; strengths: (number | null)[] }>
  /** a card goes from the hand to its discard pile */
  | Emit<'card-played', { player: Seat; card: CardId }>
  | Emit<'strength-gained', { player: Seat; amount: number; source: StrengthSource }>
  /** the players who took part, the winner first. Emitted before any reward. */
  | Emit<'contest-decided', { contest: Contest; ranking: Seat[] }>
  | Emit<'arena-reward-chosen', { player: Seat; reward: 'points' | 'slave' }>
  /** the winner looks at the top stadium card */
  | Emit<'stadium-card-drawn', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** the winner keeps that card or the face-up one */
  | Emit<'stadium-card-kept', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** the second gets the other card */
  | Emit<'stadium-card-given', { player: Seat; second: Seat; secret: { to: Seat[]; card: CardId } }>
  /** without a second, the other card leaves the game */
  | Emit<'stadium-card-removed', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** without a race, the face-up card leaves the game, and so does the top card of the deck, unseen */
  | Emit<'stadium-cards-removed', { faceUp: CardId }>
  /** the blue dice are back on POTENTIA, all of them unused */
  | Emit<'blue-dice-returned'>
  /** all strengths are removed */
  | Emit<'contest-ended', { contest: Contest }>
  // THEATRUM
  /** the top theatre card is revealed, and all players may bid */
  | Emit<'auction-opened', { auctioneer: Seat; card: CardId }>
  /** `bid` is the whole bid, now the highest one */
  | Emit<'bid-made', { player: Seat; bid: Coins }>
  | Emit<'dropped-out', { player: Seat }>
  | Emit<'auction-won', { player: Seat; card: CardId }>
  // FORUM
  /** a player puts a house on a site; the slave cards spent go to the discard pile */
  | Emit<'built', { player: Seat; space: SpaceId; site: SiteId; slaves: CardId[] }>
  // PORTUS
  /** the thief on LATRO takes the coin under the henchman of `victim`, who may be the same player */
  | Emit<'coins-stolen', { player: Seat; victim: Seat; space: SpaceId; coins: Coins }>
  /** the coin under the player's henchman goes to the bank */
  | Emit<'harbour-coin-paid', { player: Seat; space: SpaceId; currency: Currency }>
  /** `sites` are the workshops and bank buildings that will pay next, in the order of the tables */
  | Emit<'buildings-activated', { player: Seat; space: SpaceId; sites: SiteId[] }>
  // the final scoring
  /** one event per card, player by player, each in the order of the races: the cards are now public */
  | Emit<'stadium-card-counted', { player: Seat; card: CardId; amount: number }>
  /** `color` is the color that the theatre card counts for */
  | Emit<'theatre-card-counted', { player: Seat; card: CardId; color: VillaColor; amount: number }>
  | Emit<'game-ended'>;

/** The times at which a player may stop placing: only after the crest is placed, or in any turn. */
export const passings = ['after-crest', 'any-time'] as const;

/** The options that states and views hold. `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** the start player of round 1; `null`: drawn at random (AQ-3.18) */
  readonly startPlayer: Seat | null;
  /** when a player may stop placing (AQ-4.22) */
  readonly passing: (typeof passings)[number];
  /** one color per seat, all different; `null`: the colors in the order of the tables (AQ-3.11) */
  readonly colors: readonly ColorId[] | null;
}

/** The options that a game is started with. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The rows of the score sheet that are recorded during play (AQ-6.1). */
export const playRows = ['pecunia', 'arena', 'forum', 'portus'] as const;
export type PlayRow = (typeof playRows)[number];
/** All rows of the score sheet, in order. The last two are the final scoring of the cards that the viewer sees (section 6 of the rules). */
export const rowIds = [...playRows, 'laurels', 'villas'] as const;
export type Row = (typeof rowIds)[number];

/** The types of Aquileia, as core expects them. */
export interface Aquileia {
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
export type Seen = SeenOf<Aquileia>;
/** A player's area in a state or a view. */
export type SeenArea = Seen['players'][number];
