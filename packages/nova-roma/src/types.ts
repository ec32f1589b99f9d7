/** The types of Nova Roma. The comments name the viewers that may see a field; `view.ts` hides it from the others. */
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
  AchievementId,
  ActionId,
  ChariotId,
  ColorId,
  ContractId,
  Difficulty,
  EmperorTileId,
  EstateTileId,
  FollowerId,
  GoodId,
  MosaicTileId,
  PlayerCount,
  PortId,
  RewardSpaceId,
  RewardTileId,
  RouteId,
  Severin,
  ShapeId,
  TrackId,
  WithoutContract,
  ZoneId,
} from './components/ids';
import type { Cost, Reward, Tables } from './components/shapes';

/** A space of the forum, 0 to 15, row by row; of the production area or the mosaic, 0 to 8, row by row. */
export type Space = number;
/** The two lines of a forum space: the action at the end of each is performed. */
export const lines = ['row', 'column'] as const;
export type Line = (typeof lines)[number];
export type ContractKind = 'shipping' | 'building';
/** The owner of a marker or block. `neutral` is the unused color with two players, and the AI in a solo game. */
export type Owner = Seat | 'neutral';
/** A figure on a space of the forum. A patrician is represented by the seat of its player. */
export type Figure = Seat | 'emperor' | 'legionary';

/**
 * A step boundary of the running action, where followers may be activated (NR-4.24): `strength` before the step that uses the
 * strength (NR-4.25), `open` at later boundaries. In a question, `null` means inside a step or in the effect of a tile.
 */
export type Window = 'strength' | 'open';

/** A ship. `port` is the number of ports of its route that it has reached. In the start harbor it is 0, and `route` is `null`. */
export interface Ship {
  route: RouteId | null;
  port: number;
}

/** A marker on a track; the start space is 0. */
export interface Racer {
  marker: Owner;
  space: number;
}

/** A follower in the row. */
export interface PlayedFollower {
  follower: FollowerId;
  /** turned face down until the cleanup (NR-4.21) */
  exhausted: boolean;
  /** played during the running forum action: the follower has no effect until the action ends (NR-4.23) */
  fresh: boolean;
}

/** The cards that a player saw and took in the follower draft. */
export interface Draft {
  /** the packets that the player received, each in the order of the card numbers; the last packet is the current one: the owner only */
  packets: FollowerId[][];
  /** the card taken from each packet: the owner only */
  picks: FollowerId[];
  /** the picks that went into the deck: the owner only */
  rejected: FollowerId[];
}

/** A player's pieces and cards. */
export interface Player {
  /** public */
  coins: number;
  /** public, 0 to 5 of each */
  goods: Record<GoodId, number>;
  /** public, 0 to 8 */
  influence: number;
  /** in the available area: public */
  artisans: number;
  /** not yet placed in this round: public, 0 to 3 */
  patricians: number;
  /** not yet placed in this round, with two players only: public, 0 to 2 */
  legionaries: number;
  /** the followers in hand, in the order of their numbers: the owner only, its size public */
  hand: FollowerId[];
  /** the followers in hand that were taken from the display, in the same order: public */
  shown: FollowerId[];
  /** the number of followers drawn from the deck so far: public */
  blind: number;
  /** the follower draft, `null` without one; the lists' lengths are public */
  draft: Draft | null;
  /** the follower row in the order of play: public, 0 to 7 */
  row: PlayedFollower[];
  /** the tile on each space of the production area: public */
  tiles: (EstateTileId | null)[];
  /** true if the tile on the space was turned over (NR-5.314): public */
  turned: boolean[];
  /** true if an artisan is on the space: public */
  placed: boolean[];
  /** the mosaic tiles from the top; `null` until drafted: public */
  mosaic: (MosaicTileId | null)[];
  /** true for each of the nine achievements that is claimed: public */
  claims: boolean[];
  /** the number of achievement markers that the player has (`own`), and of those at the hippodrome: public */
  achievementMarkers: { own: number; hippodrome: number };
  /** building blocks left: public, 0 to 20 */
  blocks: number;
  /** public */
  ships: Ship[];
  /** completed contracts in the order of taking: public */
  contracts: Record<ContractKind, ContractId[]>;
  /** chariot tiles won: public */
  chariots: ChariotId[];
}

/** The AI of the solo game. All fields are public. Its blocks and markers are the neutral ones. */
export interface Ai {
  /** the start score, and the points for legionaries without a space (NR-8.27) */
  vp: number;
  ships: Ship[];
  /** the building contracts discarded for it */
  contracts: ContractId[];
  chariots: ChariotId[];
}

/** A turn of the forum phase. All fields are public. */
export interface ForumTurn {
  player: Seat;
  /** the space of the patrician of this turn; `null` before it is placed */
  space: Space | null;
  /** the lines of that space whose actions are neither performed nor given up */
  lines: Line[];
  /** true if an achievement was claimed in this turn (NR-4.30) */
  claimed: boolean;
}

/** An action with its strength, 1 to 3. */
export interface Performance {
  action: ActionId;
  strength: number;
}

/**
 * The source of a gain, or the purpose of a payment.
 * - `action`: a step of an action, also of one that a petition performs: cards and goods of trade, wine of upgrade, hired artisans
 * - `product`: the product of a line of the production area, for the artisan on `space`
 * - `estate-tile`: the price or the effect of the tile
 * - `track`: horses for a line, an artisan for a space, or the reward of a golden wheel
 * - `mosaic-line`: a completed line of the mosaic, by its index in `mosaicBoard.lines`
 */
export type Source =
  | { kind: 'action' | 'given-up'; action: ActionId }
  | { kind: 'follower'; follower: FollowerId }
  | { kind: 'contract'; contract: ContractId }
  | { kind: 'product'; line: Line; space: Space }
  | { kind: 'estate-tile'; tile: EstateTileId }
  | { kind: 'port'; port: PortId }
  | { kind: 'reward-tile'; tile: RewardTileId }
  | { kind: 'track'; track: TrackId }
  | { kind: 'achievement'; achievement: AchievementId }
  | { kind: 'mosaic-line'; line: number }
  | { kind: 'start-marker' | 'setup' };

/** The forum action that is being performed. All fields are public. */
export interface Running extends Performance {
  player: Seat;
  /** the action that a petition performs */
  sub: Performance | null;
  /** true if the building contract costs no artisan (NR-5.123) */
  waived: boolean;
  /** true if a follower was used for the action, also a permanent one: then it cannot count as given up (NR-4.12) */
  helped: boolean;
}

/** The face-up cards and tiles by slot; `null` for an empty slot. */
export interface Displays {
  shipping: (ContractId | null)[];
  building: (ContractId | null)[];
  estate: (EstateTileId | null)[];
  followers: (FollowerId | null)[];
}

/** The cards and tiles that left the game, in the order in which they left it. All fields are public. */
export interface Removed {
  /** replaced and discarded estate tiles, basic and special */
  estate: EstateTileId[];
  /** shipping contracts, in a solo game */
  shipping: ContractId[];
  /** chariot tiles that no player won, with two players */
  chariots: ChariotId[];
}

export type Phase = 'draft' | 'emperor' | 'forum' | 'cleanup' | 'over';

/** The face-down decks, the top card last. */
export interface Decks {
  shipping: ContractId[];
  building: ContractId[];
  /** basic estate tiles */
  estate: EstateTileId[];
  special: EstateTileId[];
  followers: FollowerId[];
  emperor: EmperorTileId[];
  chariot: ChariotId[];
  /** the stacks of the mosaic draft, and after it the tiles that were left; empty without the draft */
  green: MosaicTileId[];
  yellow: MosaicTileId[];
  orange: MosaicTileId[];
}
export type DeckId = keyof Decks;

/** The fields that a state and all of its views share. */
interface Table {
  /** 1 to 5 */
  round: number;
  phase: Phase;
  /** the start player of this round; at the end, the owner of the start player marker */
  startPlayer: Seat;
  /** the player who claimed the start player marker in this round (NR-5.20) */
  startMarkerClaimedBy: Seat | null;
  /** the action tiles of rows 0 to 3, then of columns 0 to 3 */
  forumTiles: ActionId[];
  /** the 16 spaces of the forum */
  forum: (Figure | null)[];
  /** emperor tiles revealed in the game, or in a solo game since the last shuffle; the last one is in use */
  emperorTiles: EmperorTileId[];
  /** the current turn of the forum phase */
  turn: ForumTurn | null;
  running: Running | null;
  displays: Displays;
  /** the special estate tile on offer */
  special: EstateTileId | null;
  /** the follower discard pile, the card discarded last at the end */
  discards: FollowerId[];
  removed: Removed;
  /** artisans in the general supply */
  artisanSupply: number;
  /** the markers of each track, the leader first; on one space, the lowest of the stack first */
  tracks: Record<TrackId, Racer[]>;
  /** the cells of each zone, row by row: the owner of the block there, or `null` without a block */
  city: Record<ZoneId, (Owner | null)[]>;
  /** `null` for a space without a tile; a tile that has paid stays */
  rewardTiles: Record<RewardSpaceId, RewardTileId | null>;
  preferredChariot: ChariotId | null;
  nextChariot: ChariotId | null;
  /** the visible tiles of the mosaic draft, and after it the tiles that were left; empty without the draft */
  mosaicDisplay: Record<ColorId, MosaicTileId[]>;
  ai: Ai | null;
}

/** The whole state, mutable. */
export interface MutableState extends GameState<Player, Question, Task, ChosenOptions>, Table {
  decks: Decks;
}

/** The whole state. */
export interface State extends Immutable<MutableState> {}

/** A draft in a view. For viewers other than its player, every card is `null`. */
export interface SeenDraft {
  packets: (FollowerId | null)[][];
  picks: (FollowerId | null)[];
  rejected: (FollowerId | null)[];
}

/** A player in a view. */
export interface SeenPlayer extends Omit<Player, 'hand' | 'draft'> {
  /** for viewers other than the owner, the cards that were taken from the display, then `null` for each other card */
  hand: (FollowerId | null)[];
  draft: SeenDraft | null;
}

interface ViewFields extends GameView<SeenPlayer, Question, Task, ChosenOptions>, Table {
  /** the number of cards in each deck */
  decks: Record<DeckId, number>;
}

/** A view: the part of a state that one viewer may know. */
export interface View extends Immutable<ViewFields> {}

// Decisions. D1 to D27 are their numbers in section 9 of the rules. A question with `window` also offers followers (D5).
// `tile` is the space of the special tile that causes the question, or `null` for a question of the running action.

export type Question =
  /** D1 */
  | Ask<'emperor'>
  /** D2, D3 */
  | Ask<'patrician'>
  /** D4 */
  | Ask<'line'>
  /** D5 alone: before an automatic step, or after the last step */
  | Ask<'window', { window: Window }>
  /** D6: `last` is the higher card of the last pair, 0 before the first pair */
  | Ask<'discard-pair', { last: FollowerId; window: Window | null }>
  /** D7: `from` is the index in `goodIds` of the last good bought */
  | Ask<'buy-good', { from: number; window: Window | null }>
  /** D8 */
  | Ask<'spend-wine', { window: Window }>
  /** D9 */
  | Ask<'estate-tile', { window: Window }>
  /** D10: `slot` is 1 to 4 or `special`; the tile that was paid stays in the slot until it is placed */
  | Ask<'estate-space', { slot: number | 'special' }>
  /** D11 */
  | Ask<'start-marker', { window: Window }>
  /** D12 */
  | Ask<'petition', { window: Window }>
  /** D13: `drawn` is the number of cards drawn in this step */
  | Ask<'draw', { drawn: number; window: Window | null }>
  /** D14 */
  | Ask<'play-follower', { tile: Space | null; window: Window | null }>
  /** D15: a card of the row must make room for the announced `follower` */
  | Ask<'replace-follower', { follower: FollowerId }>
  /** D16: `last` is the card discarded last, 0 before the first card */
  | Ask<'hand-limit', { last: FollowerId }>
  /** D17 */
  | Ask<'contract', { kind: ContractKind; window: Window | null }>
  /** D18: `spent` is the number of sails spent */
  | Ask<'sail', { tile: Space | null; spent: number; window: Window | null }>
  /** D19 */
  | Ask<'building', { tile: Space | null; shape: ShapeId; window: Window | null }>
  /** D20: `done` is the number of spaces advanced; `track` is the only track on which the movement may continue, or `null` */
  | Ask<'advance', { tile: Space | null; done: number; track: TrackId | null; window: Window | null }>
  /** D20 */
  | Ask<'charioteer', { tile: Space | null; track: TrackId | null; window: Window | null }>
  /** D21: the track of the wheel */
  | Ask<'wheel', { track: TrackId }>
  /** D22: `done` is the number of artisans hired or placed */
  | Ask<'produce', { done: number; window: Window | null }>
  /** D22 through a follower: compulsory */
  | Ask<'place-artisan'>
  /** D23: `tile` is the space of the tile */
  | Ask<'conversion', { tile: Space }>
  | Ask<'income', { tile: Space }>
  /** D23: `left` is the number of goods to choose; goods before index `from` are legal only if all others are at their cap */
  | Ask<'choose-good', { left: number; from: number; source: Source }>
  /** D24 */
  | Ask<'draft-mosaic'>
  /** D25 */
  | Ask<'draft-follower'>
  | Ask<'keep-followers'>
  /** D26 */
  | Ask<'legionary'>
  /** D27, D3 */
  | Ask<'end-of-turn'>;

/** A question that may also be answered by activating a follower. */
export type Windowed = Extract<Question, { window: Window | null }>;

/** D1 */
export type PlaceEmperor = Act<'place-emperor', { space: Space }>;
/** D2 */
export type PlacePatrician = Act<'place-patrician', { space: Space }>;
/** D3: claims the achievement on a space of the player's mosaic, 0 to 8, row by row. */
export type ClaimAchievement = Act<'claim-achievement', { space: Space }>;
/** D4: performs the action at the end of that line. */
export type BeginAction = Act<'begin-action', { line: Line }>;
/** D4: gives up the action at the end of that line for a coin. */
export type ForgoAction = Act<'forgo-action', { line: Line }>;
/** D5 */
export type ActivateFollower = Act<'activate-follower', { follower: FollowerId }>;
/** D5: activates no more followers at this boundary. */
export type Continue = Act<'continue'>;
/** Declines or ends an optional choice. */
export type Skip = Act<'skip'>;
/** D6: discards two cards of the hand for a coin, the lower number first. */
export type DiscardPair = Act<'discard-pair', { cards: readonly [FollowerId, FollowerId] }>;
/** D7: buys a good for a coin. */
export type BuyGood = Act<'buy-good', { good: GoodId }>;
/** D8: spends 1 to 5 wine for the same amount of influence. */
export type SpendWine = Act<'spend-wine', { amount: number }>;
/** D9: pays and takes the basic tile of slot 1 to 4, or the special tile. */
export type TakeEstateTile = Act<'take-estate-tile', { slot: number | 'special' }>;
/** D10 */
export type PlaceEstateTile = Act<'place-estate-tile', { space: Space }>;
/** D11 */
export type TakeStartMarker = Act<'take-start-marker'>;
/** D12: pays `strength` influence and performs that action with it. */
export type PetitionAction = Act<'petition-action', { action: ActionId; strength: number }>;
/** D13: draws from slot 1 to 4 of the display, or from the deck. */
export type DrawFollower = Act<'draw-follower', { slot: number | 'deck' }>;
/** D14 */
export type PlayFollower = Act<'play-follower', { follower: FollowerId }>;
/** D15: discards that follower of the row. */
export type ReplaceFollower = Act<'replace-follower', { follower: FollowerId }>;
/** D16 */
export type DiscardToLimit = Act<'discard-to-limit', { follower: FollowerId }>;
/** D17: pays and keeps the contract of slot 1 to 4. */
export type TakeContract = Act<'take-contract', { kind: ContractKind; slot: number }>;
/** D18: sails one leg with one ship. */
export type Sail = Act<'sail', { ship: number; route: RouteId }>;
/** D19: places a building on `cells` of the zone, which are ascending. */
export type PlaceBuilding = Act<'place-building', { zone: ZoneId; cells: readonly number[] }>;
/** D20: advances one space. */
export type AdvanceChariot = Act<'advance-chariot', { track: TrackId }>;
/** D20: spends an artisan for one more space. */
export type SpendCharioteer = Act<'spend-charioteer', { track: TrackId }>;
/** D21 */
export type WheelReward = Act<'wheel-reward', { choice: 'achievement-marker' | 'influence' }>;
/** D22 */
export type HireArtisan = Act<'hire-artisan'>;
/** D22: places an artisan on a space of the production area, 0 to 8, row by row. */
export type PlaceArtisan = Act<'place-artisan', { space: Space }>;
/** D23 */
export type UseConversion = Act<'use-conversion'>;
/** D23 */
export type ChooseIncome = Act<'choose-income', { option: 'goods' | 'coins' }>;
/** D23 */
export type ChooseGood = Act<'choose-good', { good: GoodId }>;
/** D24 */
export type DraftMosaic = Act<'draft-mosaic', { tile: MosaicTileId }>;
/** D25: keeps one card of the packet; only its player may know which. */
export type DraftFollower = Act<'draft-follower', { follower: FollowerId }>;
/** D25: keeps two of the four, in the order of their numbers; only their player may know which. */
export type KeepFollowers = Act<'keep-followers', { followers: readonly [FollowerId, FollowerId] }>;
/** D26 */
export type PlaceLegionary = Act<'place-legionary', { space: Space }>;
/** D27: ends the turn without a claim. */
export type EndTurn = Act<'end-turn'>;

/** The actions that answer each question. */
export interface Answers {
  emperor: PlaceEmperor;
  patrician: PlacePatrician | ClaimAchievement;
  line: BeginAction | ForgoAction;
  window: ActivateFollower | Continue;
  'discard-pair': DiscardPair | Skip | ActivateFollower;
  'buy-good': BuyGood | Skip | ActivateFollower;
  'spend-wine': SpendWine | Skip | ActivateFollower;
  'estate-tile': TakeEstateTile | Skip | ActivateFollower;
  'estate-space': PlaceEstateTile;
  'start-marker': TakeStartMarker | Skip | ActivateFollower;
  /** `take-start-marker` is never legal here: it is only listed so that its refusal names the reason */
  petition: PetitionAction | TakeStartMarker | Skip | ActivateFollower;
  draw: DrawFollower | Skip | ActivateFollower;
  'play-follower': PlayFollower | Skip | ActivateFollower;
  'replace-follower': ReplaceFollower;
  'hand-limit': DiscardToLimit;
  contract: TakeContract | Skip | ActivateFollower;
  sail: Sail | Skip | ActivateFollower;
  building: PlaceBuilding | Skip | ActivateFollower;
  advance: AdvanceChariot | Skip | ActivateFollower;
  charioteer: SpendCharioteer | Skip | ActivateFollower;
  wheel: WheelReward;
  produce: HireArtisan | PlaceArtisan | Skip | ActivateFollower;
  'place-artisan': PlaceArtisan;
  conversion: UseConversion | Skip;
  income: ChooseIncome;
  'choose-good': ChooseGood;
  'draft-mosaic': DraftMosaic;
  'draft-follower': DraftFollower;
  'keep-followers': KeepFollowers;
  legionary: PlaceLegionary;
  'end-of-turn': ClaimAchievement | EndTurn;
}

/** An action: one choice from a finite list. */
export type Action = Answers[keyof Answers];

/** The tasks, in the order in which they run in a game. */
export type Task =
  /** the mosaic draft, from its pick number `pick` on (NR-8.50) */
  | Do<'mosaic-draft', { pick: number }>
  /** the follower draft: deals four cards each, passes the rest of each packet, shuffles the rejected cards into the deck (NR-8.52) */
  | Do<'deal-packets'>
  | Do<'pass-packets'>
  | Do<'end-of-draft'>
  /** a round, from the emperor phase on */
  | Do<'round', { round: number }>
  /** the turn of that player in the forum phase, or the cleanup if all patricians are placed */
  | Do<'next-turn', { player: Seat }>
  /** the steps of a turn after its actions */
  | Do<'after-actions', { player: Seat }>
  | Do<'end-of-turn', { player: Seat }>
  /** the actions of the forum; also those that a petition performs */
  | { do: ActionId; player: Seat }
  /** the automatic first steps, after their window */
  | { do: 'trade-coins' | 'upgrade-influence'; player: Seat }
  /** the last step of recruit */
  | Do<'hand-limit', { player: Seat }>
  /** the running forum action ends */
  | Do<'end-of-action', { player: Seat }>
  /** a reward that is paid later */
  | Do<'gain', { player: Seat; reward: Reward; source: Source }>
  /** the cleanup, step by step */
  | Do<'cleanup'>
  | Do<'chariot-tile'>
  | Do<'next-chariot'>
  | Do<'ai-moves'>
  | Do<'clear-up'>
  | Do<'game-end'>;

/** The points of the AI in a solo game (NR-8.38). */
export interface AiRows {
  /** the start score, and the points for legionaries without a space */
  readonly 'score-marker': number;
  readonly 'sea-routes': number;
  readonly 'building-contracts': number;
  readonly 'zone-majorities': number;
  readonly 'chariot-tiles': number;
  /** for tracks on which the AI is further ahead than the player */
  readonly 'hippodrome-leads': number;
  /** for the achievements that the player has not claimed */
  readonly mosaic: number;
}

/** An event. All fields are public, except `secret`. Slots are counted from 1. */
export type Event =
  // setup and drafts; setup also emits events of the other groups, such as `display-refilled`
  | Emit<'forum-tiles-laid', { tiles: ActionId[] }>
  | Emit<'reward-tile-laid', { space: RewardSpaceId; tile: RewardTileId }>
  /** neutral blocks */
  | Emit<'blocks-laid', { zone: ZoneId; cells: number[] }>
  /** the markers of a track at the start, the leader first; on one space, the lowest of the stack first */
  | Emit<'markers-stacked', { track: TrackId; racers: Racer[] }>
  | Emit<'mosaic-dealt', { player: Seat; tiles: MosaicTileId[] }>
  | Emit<'followers-dealt', { player: Seat; count: number; secret: { to: Seat[]; followers: FollowerId[] } }>
  | Emit<'ai-began', { vp: number; ships: Ship[] }>
  | Emit<'mosaic-drafted', { player: Seat; color: ColorId; slot: number; tile: MosaicTileId }>
  | Emit<'mosaic-revealed', { color: ColorId; slot: number; tile: MosaicTileId }>
  /** from the deck, or from the seat on the right */
  | Emit<
      'packet-received',
      { player: Seat; from: Seat | 'deck'; count: number; secret: { to: Seat[]; cards: FollowerId[] } }
    >
  /** sent to its player alone, while others still choose */
  | Emit<'follower-drafted', { player: Seat; secret: { to: Seat[]; follower: FollowerId } }>
  /** all players have taken a card, and pass the rest to the left */
  | Emit<'packets-passed'>
  /** the rest of a packet, taken without a choice */
  | Emit<'packet-kept', { player: Seat; count: number; secret: { to: Seat[]; followers: FollowerId[] } }>
  /** sent to its player alone, while others still choose */
  | Emit<'followers-kept', { player: Seat; secret: { to: Seat[]; followers: FollowerId[] } }>
  /** the number of cards that each player keeps, and the number of each player's cards that go into the deck */
  | Emit<'draft-ended', { kept: number; rejected: number }>
  // rounds and turns
  /** at setup, and at the beginning of each cleanup */
  | Emit<'start-player', { player: Seat }>
  | Emit<'round-began', { round: number; startPlayer: Seat }>
  | Emit<'emperor-stack-shuffled', { count: number }>
  | Emit<'emperor-tile-revealed', { tile: EmperorTileId }>
  | Emit<'emperor-placed', { player: Seat; space: Space }>
  | Emit<'turn-began', { player: Seat }>
  | Emit<'patrician-placed', { player: Seat; space: Space }>
  /** `player` is `null` in a solo game: an emperor tile places the legionary */
  | Emit<'legionary-placed', { player: Seat | null; space: Space }>
  /** the space is occupied: the AI scores `vp` points (NR-8.27) */
  | Emit<'legionary-blocked', { space: Space; vp: number }>
  | Emit<'turn-ended', { player: Seat }>
  // actions
  | Emit<'action-begun', { player: Seat; line: Line; action: ActionId; strength: number }>
  | Emit<'action-forgone', { player: Seat; line: Line; action: ActionId }>
  | Emit<'action-ended', { player: Seat; action: ActionId }>
  | Emit<'petitioned', { player: Seat; action: ActionId; strength: number }>
  | Emit<'follower-activated', { player: Seat; follower: FollowerId }>
  /** a permanent follower pays */
  | Emit<'follower-triggered', { player: Seat; follower: FollowerId }>
  /** `strength` is the new strength of the action */
  | Emit<'strength-gained', { player: Seat; strength: number; follower: FollowerId }>
  /** the building contract of this action costs no artisan */
  | Emit<'artisan-waived', { player: Seat; follower: FollowerId }>
  /** the actual gain: influence beyond the cap as coins, artisans from the general supply */
  | Emit<'gained', { player: Seat; gains: Reward; source: Source }>
  /** to the bank; artisans to the general supply */
  | Emit<'paid', { player: Seat; cost: Cost; purpose: Source }>
  /** onto the discard pile, in that order */
  | Emit<'followers-discarded', { player: Seat; from: 'hand' | 'row'; followers: FollowerId[] }>
  | Emit<'follower-taken', { player: Seat; slot: number; follower: FollowerId }>
  | Emit<'follower-drawn', { player: Seat; secret: { to: Seat[]; follower: FollowerId } }>
  /** the follower is played after another one has left the row */
  | Emit<'follower-announced', { player: Seat; follower: FollowerId }>
  | Emit<'follower-played', { player: Seat; follower: FollowerId }>
  /** the discard pile, or after the draft the rejected cards, are shuffled into the deck, which has `count` cards now */
  | Emit<'followers-shuffled', { count: number }>
  | Emit<
      'estate-tile-placed',
      { player: Seat; slot: number | 'special'; tile: EstateTileId; space: Space; replaced: EstateTileId | null }
    >
  | Emit<'start-marker-claimed', { player: Seat }>
  | Emit<'contract-taken', { player: Seat; kind: ContractKind; slot: number; contract: ContractId }>
  | Emit<'sailed', { player: Seat; ship: number; route: RouteId; port: PortId }>
  | Emit<'building-placed', { player: Seat; zone: ZoneId; cells: number[] }>
  /** the tile pays these players next, in that order */
  | Emit<'reward-tile-completed', { space: RewardSpaceId; tile: RewardTileId; players: Seat[] }>
  | Emit<'chariot-advanced', { marker: Owner; track: TrackId; space: number }>
  | Emit<'achievement-marker-taken', { player: Seat; track: TrackId }>
  | Emit<'artisan-placed', { player: Seat; space: Space }>
  | Emit<'tile-turned', { player: Seat; space: Space; tile: EstateTileId }>
  | Emit<'achievement-claimed', { player: Seat; space: Space; achievement: AchievementId }>
  // displays
  /** a card moves left, from slot `from` to slot `slot` */
  | Emit<'card-slid', { display: keyof Displays; from: number; slot: number }>
  /** a card or tile came from its deck into a slot */
  | Emit<'display-refilled', { display: 'shipping' | 'building' | 'estate'; slot: number; card: string }>
  | Emit<'follower-revealed', { slot: number; follower: FollowerId }>
  | Emit<'special-revealed', { tile: EstateTileId }>
  // cleanup
  | Emit<'tile-discarded', { slot: number | 'special'; tile: EstateTileId }>
  | Emit<'follower-discarded', { slot: number; follower: FollowerId }>
  /** in a solo game; a building contract goes to the AI */
  | Emit<'contract-discarded', { kind: ContractKind; slot: number; contract: ContractId }>
  /** the contenders for the chariot tile, the leader first */
  | Emit<'track-ranked', { track: TrackId; ranking: Owner[] }>
  /** `neutral`: the AI gets the tile, or with two players it leaves the game */
  | Emit<'chariot-tile-awarded', { chariot: ChariotId; winner: Owner }>
  | Emit<'chariot-preferred', { chariot: ChariotId; next: ChariotId | null }>
  | Emit<'ai-sailed', { ship: number; route: RouteId; port: PortId }>
  /** patricians, legionaries and the emperor leave the forum */
  | Emit<'forum-cleared'>
  /** the number of artisans available now, and the number returned to the general supply */
  | Emit<'artisans-returned', { player: Seat; kept: number; returned: number }>
  /** exhausted followers are face up again */
  | Emit<'followers-turned-up', { player: Seat; followers: FollowerId[] }>
  | Emit<'round-ended', { round: number }>
  // the end, row by row of the score sheet
  /** the owners of blocks in a zone, most blocks first; each inner list is a shared place */
  | Emit<'zone-ranked', { zone: ZoneId; ranking: Owner[][] }>
  /** per seat */
  | Emit<'scored', { row: Row; points: number[] }>
  /** in a solo game, in the order of the rulebook */
  | Emit<'ai-scored', { rows: AiRows; total: number }>
  | Emit<'game-ended'>;

/** The options of a game in states and views; `options.ts` declares them. */
export interface ChosenOptions {
  readonly players: PlayerCount;
  /** `null`: drawn by lot (NR-3.22) */
  readonly startPlayer: Seat | null;
  /** every seat, the youngest player first: breaks the last tie (NR-7.5) */
  readonly youngestFirst: readonly Seat[] | null;
  /** NR-8.50 */
  readonly mosaicDraft: boolean;
  /** NR-8.52 */
  readonly followerDraft: boolean;
  /** the level of the AI in a solo game (NR-8.20) */
  readonly difficulty: Difficulty;
  /** the number of points that the AI of a solo game starts below its difficulty, 0 to 100 (NR-8.43) */
  readonly handicap: number;
  /** the status of a sail or build action that ends without a contract (NR-4.13) */
  readonly withoutContract: WithoutContract;
  /** the reading of the text of Severin (NR-5.143) */
  readonly severin: Severin;
}

/** The options to start a game with. */
export interface Options extends StartOptions<ChosenOptions> {}

/** The rows of the score sheet, in its order (section 6). */
export const rowIds = [
  'sea-routes',
  'building-contracts',
  'zone-majorities',
  'chariot-tiles',
  'hippodrome-ends',
  'end-game-followers',
  'animals',
  'mosaic',
  'goods-and-coins',
  'influence-and-artisans',
  'start-player-marker',
] as const;
export type Row = (typeof rowIds)[number];

/** The types of Nova Roma, as core expects them. */
export interface NovaRoma {
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
export type Seen = SeenOf<NovaRoma>;
/** A player in a state or a view. */
export type SeenArea = Seen['players'][number];
