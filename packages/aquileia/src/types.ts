/** The vocabulary of Aquileia. Who sees what is said field by field; `view.ts` keeps to it. */
import type {
  EventLike,
  GameState,
  GameView,
  Immutable,
  Seat,
  Seen as SeenOf,
  State as StateOf,
} from '@ludi-romani/core';
import type { AreaId, Coins, ColorId, Currency, VillaColor } from './components/types';

/** an action space, e.g. `equi-left` */
export type SpaceId = string;
/** a building site, e.g. `villa-blue-10` */
export type SiteId = string;
/** a kind of card, e.g. `slave-2`, `stadium-blue`; copies of a kind are never told apart */
export type CardId = string;
/** the two decks that hands are drawn from, each with a discard pile */
export type HandDeck = 'slaves' | 'equi';
export type DeckId = HandDeck | 'stadium' | 'theatre';
/** the two contests */
export type Contest = 'arena' | 'stadium';
/** the points that are recorded during play (AQ-6.1) */
export type PlayRow = 'pecunia' | 'arena' | 'forum' | 'portus';

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

/** The whole state. */
export interface MutableState extends GameState<Player, Question, Task>, Table {
  /** face-down decks, the top card last */
  decks: Record<DeckId, CardId[]>;
  /** one entry per stadium step that is over */
  races: Race[];
}

/** A player as others may see him. */
export interface SeenPlayer extends Omit<Player, 'hand'> {
  /** `null` for everyone but the owner: not even its size is told */
  hand: Record<CardId, number> | null;
}

/** A race as somebody saw it. */
export interface SeenRace extends Omit<Race, 'given'> {
  /** `null` for who does not know it */
  given: CardId | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task>, Table {
  /** how many cards each deck has */
  decks: Record<DeckId, number>;
  races: SeenRace[];
}

/** What one viewer may know. */
export type View = Immutable<ViewFields>;

// Decisions. D1 to D12 are the numbers of the rules, section 9.

export type Question =
  /** D1 */
  | { ask: 'placement'; player: Seat }
  /** D2: and whether it is the first exchange of this action */
  | { ask: 'exchange'; player: Seat; first: boolean }
  /** D3 */
  | { ask: 'market-card'; player: Seat; space: SpaceId }
  /** D4 */
  | { ask: 'slaves'; player: Seat; space: SpaceId }
  /** D5 and D8: `last` is the kind played last; the next is none that stands before it in the tables (AQ-9.3) */
  | { ask: 'cards'; player: Seat; contest: Contest; last: CardId | null }
  /** D6 */
  | { ask: 'blue-dice'; player: Seat }
  /** D7 */
  | { ask: 'arena-reward'; player: Seat }
  /** D9: only the winner sees the card from the deck */
  | { ask: 'stadium-card'; player: Seat; secret: { drawn: CardId } }
  /** D10 */
  | { ask: 'bid'; player: Seat }
  /** D11: `left` buildings may still be built with this henchman, 1 or 2 */
  | { ask: 'build'; player: Seat; space: SpaceId; left: number }
  /** D12 */
  | { ask: 'harbour'; player: Seat; currency: Currency };

export type Action =
  | PlaceHenchman
  | PlaceCrest
  | PassPlacement
  | ExchangeCoins
  | FinishExchange
  | BuyMarketCard
  | DeclineMarketCard
  | BuySlaves
  | PlayCard
  | FinishCards
  | RollBlueDice
  | ChooseArenaReward
  | KeepStadiumCard
  | Bid
  | DropOut
  | Build
  | DeclineBuild
  | PayHarbour
  | DeclineHarbour;

/** D1: puts a henchman on a free space; on a coin space of the harbour, with a coin under him. */
export interface PlaceHenchman {
  readonly type: 'place-henchman';
  readonly player: Seat;
  readonly space: SpaceId;
}
/** D1: puts the crest on the lowest free position of the advantage track. */
export interface PlaceCrest {
  readonly type: 'place-crest';
  readonly player: Seat;
}
/** D1: stops placing in this round. */
export interface PassPlacement {
  readonly type: 'pass-placement';
  readonly player: Seat;
}
/** D2: makes one of the exchanges of the table. */
export interface ExchangeCoins {
  readonly type: 'exchange';
  readonly player: Seat;
  readonly exchange: string;
}
/** D2 */
export interface FinishExchange {
  readonly type: 'finish-exchange';
  readonly player: Seat;
}
/** D3 */
export interface BuyMarketCard {
  readonly type: 'buy-market-card';
  readonly player: Seat;
  readonly space: SpaceId;
}
/** D3 */
export interface DeclineMarketCard {
  readonly type: 'decline-market-card';
  readonly player: Seat;
  readonly space: SpaceId;
}
/** D4: buys that many slave cards, 0 to 3. */
export interface BuySlaves {
  readonly type: 'buy-slaves';
  readonly player: Seat;
  readonly space: SpaceId;
  readonly count: number;
}
/** D5, D8: plays a card of that kind. */
export interface PlayCard {
  readonly type: 'play-card';
  readonly player: Seat;
  readonly card: CardId;
}
/** D5, D8 */
export interface FinishCards {
  readonly type: 'finish-cards';
  readonly player: Seat;
}
/** D6: rolls that many blue dice in the arena, 0 to 4. */
export interface RollBlueDice {
  readonly type: 'roll-blue-dice';
  readonly player: Seat;
  readonly count: number;
}
/** D7 */
export interface ChooseArenaReward {
  readonly type: 'choose-arena-reward';
  readonly player: Seat;
  readonly reward: 'points' | 'slave';
}
/** D9: which card was kept only its player may know. */
export interface KeepStadiumCard {
  readonly type: 'keep-stadium-card';
  readonly player: Seat;
  readonly keep: 'face-up' | 'drawn';
}
/** D10: the highest bid and one coin more. */
export interface Bid {
  readonly type: 'bid';
  readonly player: Seat;
  readonly add: Currency;
}
/** D10 */
export interface DropOut {
  readonly type: 'drop-out';
  readonly player: Seat;
}
/** D11: builds on a site and pays its slaves with so many single and double slave cards. */
export interface Build {
  readonly type: 'build';
  readonly player: Seat;
  readonly site: SiteId;
  readonly slaves: { readonly single: number; readonly double: number };
}
/** D11 */
export interface DeclineBuild {
  readonly type: 'decline-build';
  readonly player: Seat;
}
/** D12: pays another coin in place of the stolen one. */
export interface PayHarbour {
  readonly type: 'pay-harbour';
  readonly player: Seat;
}
/** D12 */
export interface DeclineHarbour {
  readonly type: 'decline-harbour';
  readonly player: Seat;
}

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

/** Automatic work, in the order of a game. */
export type Task =
  /** fills the horse market and turns up a stadium card */
  | { do: 'lay-out' }
  /** a round from placement to its end */
  | { do: 'round'; round: number }
  /** the next turn of the placement phase, from that player on */
  | { do: 'placement'; player: Seat }
  /** the areas */
  | { do: AreaId }
  | { do: 'dolus'; player: Seat }
  | { do: 'potentia'; player: Seat }
  /** henchmen return to their owners */
  | { do: 'return'; spaces: SpaceId[] }
  /** the blue dice of the arena, its reward; those of the stadium */
  | { do: 'arena-dice' }
  | { do: 'arena-reward' }
  | { do: 'stadium-dice' }
  | { do: 'stadium-reward' }
  /** the strength shields leave the contest track */
  | { do: 'end-of-contest'; contest: Contest }
  /** a card is revealed and auctioned */
  | { do: 'auction'; player: Seat }
  /** who is next to bid, from that player on */
  | { do: 'bidding'; player: Seat }
  | { do: 'build'; player: Seat; space: SpaceId; left: number }
  | { do: 'latro'; player: Seat }
  | { do: 'harbour'; player: Seat; currency: Currency }
  | { do: 'end-of-round' };

/** What dice are rolled for. */
export type Roll = 'dolus' | 'red-arena' | 'blue-arena' | 'red-stadium' | 'blue-stadium' | 'latro';

/** What happened. */
export type Event = EventLike &
  (
    | { type: 'market-filled'; slot: number; card: CardId }
    | { type: 'stadium-card-revealed'; card: CardId }
    | { type: 'round-began'; round: number; startPlayer: Seat }
    | { type: 'henchman-placed'; player: Seat; space: SpaceId }
    | { type: 'coin-laid'; player: Seat; currency: Currency }
    | { type: 'crest-placed'; player: Seat; position: number }
    | { type: 'placement-passed'; player: Seat }
    | { type: 'henchman-returned'; player: Seat; space: SpaceId }
    | { type: 'dice-rolled'; player: Seat; roll: Roll; dice: Currency[] }
    | { type: 'coins-gained'; player: Seat; coins: Coins }
    | { type: 'coins-paid'; player: Seat; coins: Coins }
    | { type: 'points-gained'; player: Seat; row: PlayRow; amount: number }
    | { type: 'market-card-bought'; player: Seat; slot: number; card: CardId }
    | { type: 'cards-drawn'; player: Seat; deck: HandDeck; count: number; secret: { to: Seat[]; cards: CardId[] } }
    | { type: 'deck-reshuffled'; deck: HandDeck; count: number }
    | { type: 'blue-dice-taken'; player: Seat }
    | { type: 'contest-began'; contest: Contest; strengths: (number | null)[] }
    | { type: 'card-played'; player: Seat; card: CardId }
    | { type: 'strength-gained'; player: Seat; amount: number }
    | { type: 'contest-ended'; contest: Contest; ranking: Seat[] }
    | { type: 'arena-reward-chosen'; player: Seat; reward: 'points' | 'slave' }
    | { type: 'stadium-card-drawn'; player: Seat; secret: { to: Seat[]; card: CardId } }
    | { type: 'stadium-card-kept'; player: Seat; secret: { to: Seat[]; card: CardId } }
    | { type: 'stadium-card-given'; player: Seat; second: Seat; secret: { to: Seat[]; card: CardId } }
    /** the card that was face up, of a round without a race */
    | { type: 'stadium-cards-removed'; faceUp: CardId }
    /** the card that a lone racer did not keep */
    | { type: 'stadium-card-removed'; player: Seat; secret: { to: Seat[]; card: CardId } }
    | { type: 'blue-dice-returned' }
    | { type: 'auction-opened'; auctioneer: Seat; card: CardId }
    | { type: 'bid-made'; player: Seat; bid: Coins }
    | { type: 'dropped-out'; player: Seat }
    | { type: 'auction-won'; player: Seat; card: CardId }
    | { type: 'built'; player: Seat; site: SiteId; slaves: CardId[] }
    | { type: 'coins-stolen'; player: Seat; coins: Coins }
    | { type: 'harbour-coin-paid'; player: Seat; currency: Currency }
    | { type: 'round-ended'; round: number }
    /** the final scoring: the color that a theatre card counts for */
    | { type: 'theatre-card-counted'; player: Seat; card: CardId; color: VillaColor }
    | { type: 'game-ended' }
  );

/** What a game can be started with. */
export interface Options {
  readonly players: 2 | 3 | 4 | 5;
  /** any string of up to 1024 characters; all of the game's chance follows from it */
  readonly seed: string;
  /** one per seat, all different; no effect on play (AQ-3.11) */
  readonly colors?: readonly ColorId[];
}

/** The rows of the score: recorded during play, and the final scoring as the cards seen would have it now. */
export type Row = PlayRow | 'laurels' | 'villas';

/** The vocabulary as core wants it. */
export interface Aquileia {
  state: MutableState;
  view: View;
  options: Options;
  action: Action;
  question: Question;
  task: Task;
  event: Event;
  answers: Answers;
  row: Row;
}

/** The whole state, to be read. */
export type State = StateOf<Aquileia>;
/** A state or a view. */
export type Seen = SeenOf<Aquileia>;
/** A player as a state or a view has him. */
export type SeenArea = Seen['players'][number];
