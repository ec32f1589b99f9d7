/** The vocabulary of Aquileia. Who sees what is said field by field; `view.ts` keeps to it. */
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

/** The two decks that hands are drawn from, each with a discard pile. */
export type HandDeck = 'slaves' | 'equi';
export type DeckId = HandDeck | 'stadium' | 'theatre';
/** The two contests. */
export type Contest = 'arena' | 'stadium';

/** Coins that change hands; whole numbers, at least 0. */
export type Purse = { -readonly [C in keyof Coins]: number };

/** A player's pieces, coins and cards. */
export interface Player {
  /** public */
  color: ColorId;
  /** public, 0 to 39 of each */
  coins: Purse;
  /** points recorded so far, by where they were made: public, never less than before */
  points: Record<PlayRow, number>;
  /** henchmen not on the board: public, 0 to 5 */
  henchmen: number;
  /** houses not on the board: public, 0 to 9 */
  houses: number;
  /** whether placing is over for this player in this round (AQ-4.23): public */
  passed: boolean;
  /** slave, horse and weapon cards in hand, how many of each kind: the owner only (AQ-4.7) */
  hand: Record<CardId, number>;
  /** those of them that were bought from the face-up market, in the order of purchase: public, all saw them taken (AQ-10.2) */
  bought: CardId[];
  /** theatre cards won, in order: public */
  theatre: CardId[];
}

/** One race, or a round without one: where its two stadium cards went. */
export interface Race {
  /** the card that lay face up: public */
  faceUp: CardId;
  /** public; `null` if nobody raced: then both cards left the game */
  winner: Seat | null;
  /** public; `null` if at most one raced */
  second: Seat | null;
  /** the winner's card: the winner; the second where it follows from the own card; everyone at the end. `null` without a winner */
  kept: CardId | null;
  /** the other card: winner and second; everyone at the end, where there is a second. Without one it left the game */
  given: CardId;
}

/** A theatre card being auctioned, all of it public. */
export interface Auction {
  card: CardId;
  auctioneer: Seat;
  /** the highest bid; no coins before the first */
  bid: Purse;
  /** who made it */
  bidder: Seat | null;
  /** who has not dropped out, ascending */
  stillIn: Seat[];
}

/** What is the same in a state and in every view of it. */
interface Table {
  /** 1 to 6 */
  round: number;
  /** of this round */
  startPlayer: Seat;
  /** the advantage track: the seats of the crests on it, from position 1 */
  track: Seat[];
  /** whose henchman stands on each action space */
  spaces: Record<SpaceId, Seat | null>;
  /** whose house stands on each building site */
  sites: Record<SiteId, Seat | null>;
  /** coins lying under henchmen on the coin spaces of the harbour: 0 or 1 of each */
  harbour: Purse;
  /** the coin supply */
  bank: Purse;
  /** the horse market from left to right; `null` for an empty slot */
  market: (CardId | null)[];
  /** both discard piles, how many of each kind; the backs tell them apart */
  discards: Record<CardId, number>;
  /** the stadium card that lies face up; `null` at the end of a round */
  stadiumCard: CardId | null;
  /** who owns the blue dice, `null` while they lie on POTENTIA, and how many were not used yet: 0 to 4 */
  blueDice: { owner: Seat | null; left: number };
  /** the contest track: per seat the strength in the contest that is being fought, `null` for who takes no part */
  strengths: (number | null)[];
  auction: Auction | null;
}

/** The whole state, to be written to. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  /** face-down decks, the top card last */
  decks: Record<DeckId, CardId[]>;
  /** one entry per stadium step that is over */
  races: Race[];
}

/** The whole state. */
export interface State extends Immutable<MutableState> {}

/** A player as others may see him. */
export interface SeenPlayer extends Omit<Player, 'hand'> {
  /** `null` for everyone but the owner; nor is it kept from which shuffle of a deck a card came (AQ-10.2) */
  hand: Record<CardId, number> | null;
  /** how many cards with each back it holds: public, all saw them drawn, bought, played and spent (AQ-10.2) */
  handSize: Record<HandDeck, number>;
}

/** A race as somebody saw it. */
export interface SeenRace extends Omit<Race, 'given'> {
  /** `null` for who does not know it */
  given: CardId | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task, ChosenOptions>, Table {
  /** how many cards each deck has */
  decks: Record<DeckId, number>;
  races: SeenRace[];
}

/** What one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions. D1 to D12 are the numbers of the rules, section 9.

export type Question =
  /** D1 */
  | Ask<'placement'>
  /** D2: and how many exchanges were made in this action */
  | Ask<'exchange', { space: SpaceId; made: number }>
  /** D3 */
  | Ask<'market-card', { space: SpaceId }>
  /** D4 */
  | Ask<'slaves', { space: SpaceId }>
  /** D5 and D8: `last` is the kind played last; the next is none that stands before it in the tables (AQ-9.3) */
  | Ask<'cards', { contest: Contest; last: CardId | null }>
  /** D6 */
  | Ask<'blue-dice'>
  /** D7 */
  | Ask<'arena-reward'>
  /** D9: only the winner sees the card from the deck */
  | Ask<'stadium-card', { secret: { drawn: CardId } }>
  /** D10 */
  | Ask<'bid'>
  /** D11: `left` buildings may still be built with this henchman, 1 or 2 */
  | Ask<'build', { space: SpaceId; left: number }>
  /** D12 */
  | Ask<'harbour', { space: SpaceId }>;

/** D1: puts a henchman on a free space; on a coin space of the harbour, with a coin under him. */
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
/** D4: buys that many slave cards, 0 to 3. */
export type BuySlaves = Act<'buy-slaves', { space: SpaceId; count: number }>;
/** D5, D8: plays a card of that kind. */
export type PlayCard = Act<'play-card', { card: CardId }>;
/** D5, D8 */
export type FinishCards = Act<'finish-cards'>;
/** D6: rolls that many blue dice in the arena, 0 to 4. */
export type RollBlueDice = Act<'roll-blue-dice', { count: number }>;
/** D7 */
export type ChooseArenaReward = Act<'choose-arena-reward', { reward: 'points' | 'slave' }>;
/** D9: which card was kept only its player may know. */
export type KeepStadiumCard = Act<'keep-stadium-card', { keep: 'face-up' | 'drawn' }>;
/** D10: the highest bid and one coin more. */
export type Bid = Act<'bid', { add: Currency }>;
/** D10 */
export type DropOut = Act<'drop-out'>;
/** D11: builds on a site and pays its slaves with so many single and double slave cards. */
export type Build = Act<'build', { site: SiteId; slaves: { readonly single: number; readonly double: number } }>;
/** D11 */
export type DeclineBuild = Act<'decline-build'>;
/** D12: pays another coin in place of the stolen one. */
export type PayHarbour = Act<'pay-harbour'>;
/** D12 */
export type DeclineHarbour = Act<'decline-harbour'>;

/** Which actions answer which question. */
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

/** What a player may do: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** Automatic work, in the order of a game. */
export type Task =
  /** fills the horse market and turns up a stadium card */
  | Do<'lay-out'>
  /** a round from placement to its end */
  | Do<'round', { round: number }>
  /** the next turn of the placement phase, from that player on */
  | Do<'placement', { player: Seat }>
  /** the areas */
  | { do: AreaId }
  | Do<'dolus', { player: Seat; space: SpaceId }>
  | Do<'potentia', { player: Seat }>
  /** henchmen return to their owners */
  | Do<'return', { spaces: SpaceId[] }>
  /** the blue dice of the arena, its reward; those of the stadium */
  | Do<'arena-dice'>
  | Do<'arena-reward'>
  | Do<'stadium-dice'>
  | Do<'stadium-reward'>
  /** the strength shields leave the contest track */
  | Do<'end-of-contest', { contest: Contest }>
  /** a card is revealed and auctioned */
  | Do<'auction', { player: Seat }>
  /** who is next to bid, from that player on */
  | Do<'bidding', { player: Seat }>
  | Do<'build', { player: Seat; space: SpaceId; left: number }>
  | Do<'latro', { player: Seat; space: SpaceId }>
  | Do<'harbour', { player: Seat; space: SpaceId }>
  | Do<'end-of-round'>;

/** What dice are rolled for. */
export type Roll = 'dolus' | 'red-arena' | 'blue-arena' | 'red-stadium' | 'blue-stadium' | 'latro';

/** Where a gain comes from, or what a payment is for. */
export type Source =
  /** the action of the henchman on that space */
  | { kind: 'space'; space: SpaceId }
  /** the place in a contest, 1 for its winner */
  | { kind: 'contest'; contest: Contest; place: number }
  /** the theatre card that was auctioned */
  | { kind: 'theatre-card'; card: CardId };

/** What makes somebody stronger in a contest: the dice just rolled, or the card just played. */
export type StrengthSource = { kind: 'roll'; roll: Roll } | { kind: 'card'; card: CardId };

/** What happened, all of it public but for what lies under `secret`. Seats, whole numbers and ids; `coins` are of each kind, at least 0. */
export type Event =
  // setup
  /** a player takes the pieces of a color, and the coins to start with */
  | Tell<'pieces-taken', { player: Seat; color: ColorId; coins: Coins; henchmen: number; houses: number }>
  /** a deck of so many cards lies face down */
  | Tell<'deck-shuffled', { deck: DeckId; count: number }>
  // before and after a round
  /** the top horse or weapon card fills a slot of the market, 0 is the left one */
  | Tell<'market-filled', { slot: number; card: CardId }>
  /** the top stadium card is turned face up */
  | Tell<'stadium-card-revealed', { card: CardId }>
  /** the crests are back with their owners, and nobody has passed */
  | Tell<'round-began', { round: number; startPlayer: Seat }>
  | Tell<'round-ended', { round: number }>
  // placement
  | Tell<'henchman-placed', { player: Seat; space: SpaceId }>
  /** the coin under the henchman just placed in the harbour */
  | Tell<'coin-laid', { player: Seat; space: SpaceId; currency: Currency }>
  /** positions count from 1 */
  | Tell<'crest-placed', { player: Seat; position: number }>
  | Tell<'placement-passed', { player: Seat }>
  | Tell<'henchman-returned', { player: Seat; space: SpaceId }>
  // whatever the area
  /** what each die shows; blue dice rolled in the arena are used up */
  | Tell<'dice-rolled', { player: Seat; roll: Roll; dice: Currency[] }>
  /** from the bank: what it still has of what is due */
  | Tell<'coins-gained', { player: Seat; coins: Coins; source: Source }>
  /** to another player, or to the bank: `null` */
  | Tell<'coins-paid', { player: Seat; payee: Seat | null; coins: Coins; purpose: Source }>
  | Tell<'points-gained', { player: Seat; row: PlayRow; amount: number; source: Source }>
  /** `count` cards, of which only the owner sees the kinds */
  | Tell<
      'cards-drawn',
      { player: Seat; deck: HandDeck; count: number; source: Source; secret: { to: Seat[]; cards: CardId[] } }
    >
  /** the discard pile, so many cards, is the deck anew */
  | Tell<'deck-reshuffled', { deck: HandDeck; count: number }>
  // MERCATUS
  | Tell<'market-card-bought', { player: Seat; space: SpaceId; slot: number; card: CardId }>
  | Tell<'blue-dice-taken', { player: Seat }>
  // ARENA and STADIUM
  /** per seat the values of the own spaces, `null` for who takes no part */
  | Tell<'contest-began', { contest: Contest; strengths: (number | null)[] }>
  /** from the hand to the discard pile */
  | Tell<'card-played', { player: Seat; card: CardId }>
  | Tell<'strength-gained', { player: Seat; amount: number; source: StrengthSource }>
  /** who took part, the winner first: before anybody is rewarded */
  | Tell<'contest-decided', { contest: Contest; ranking: Seat[] }>
  | Tell<'arena-reward-chosen', { player: Seat; reward: 'points' | 'slave' }>
  /** the winner looks at the top stadium card */
  | Tell<'stadium-card-drawn', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** the winner keeps that card or the one that lay face up */
  | Tell<'stadium-card-kept', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** the second gets the other one */
  | Tell<'stadium-card-given', { player: Seat; second: Seat; secret: { to: Seat[]; card: CardId } }>
  /** or without a second it leaves the game */
  | Tell<'stadium-card-removed', { player: Seat; secret: { to: Seat[]; card: CardId } }>
  /** without a race the card that was face up leaves the game, and the top one unseen */
  | Tell<'stadium-cards-removed', { faceUp: CardId }>
  /** they lie on POTENTIA, all of them unused */
  | Tell<'blue-dice-returned'>
  /** nobody has a strength any more */
  | Tell<'contest-ended', { contest: Contest }>
  // THEATRUM
  /** the top theatre card is revealed, and everybody is in */
  | Tell<'auction-opened', { auctioneer: Seat; card: CardId }>
  /** the whole bid, the highest from now on */
  | Tell<'bid-made', { player: Seat; bid: Coins }>
  | Tell<'dropped-out', { player: Seat }>
  | Tell<'auction-won', { player: Seat; card: CardId }>
  // FORUM
  /** a house on a site; the slave cards spent go to the discard pile */
  | Tell<'built', { player: Seat; space: SpaceId; site: SiteId; slaves: CardId[] }>
  // PORTUS
  /** by LATRO: the coin under the henchman of `victim`, who may be the thief himself */
  | Tell<'coins-stolen', { player: Seat; victim: Seat; space: SpaceId; coins: Coins }>
  /** the coin under the own henchman goes to the bank */
  | Tell<'harbour-coin-paid', { player: Seat; space: SpaceId; currency: Currency }>
  /** the workshops and bank buildings that are going to pay, in the order of the tables */
  | Tell<'buildings-activated', { player: Seat; space: SpaceId; sites: SiteId[] }>
  // the final scoring
  /** player by player, each in the order of the races: all see now who has which */
  | Tell<'stadium-card-counted', { player: Seat; card: CardId; amount: number }>
  /** and the color that a theatre card counts for */
  | Tell<'theatre-card-counted', { player: Seat; card: CardId; color: VillaColor; amount: number }>
  | Tell<'game-ended'>;

/** When a player may stop placing: once the crest is placed, or whenever it is the player's turn. */
export const passings = ['after-crest', 'any-time'] as const;

/** The options of a game as states and views keep them; `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** who starts round 1; `null`: drawn at random (AQ-3.18) */
  readonly startPlayer: Seat | null;
  /** when a player may stop placing (AQ-4.22) */
  readonly passing: (typeof passings)[number];
  /** one per seat, all different; `null`: in the order of the tables (AQ-3.11) */
  readonly colors: readonly ColorId[] | null;
}

/** What a game can be started with. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The points that are recorded during play (AQ-6.1). */
export const playRows = ['pecunia', 'arena', 'forum', 'portus'] as const;
export type PlayRow = (typeof playRows)[number];
/** The rows of the score sheet, in its order: those, and the final scoring as the cards seen would have it now (section 6). */
export const rowIds = [...playRows, 'laurels', 'villas'] as const;
export type Row = (typeof rowIds)[number];

/** The vocabulary as core wants it. */
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
/** A player as a state or a view has him. */
export type SeenArea = Seen['players'][number];
