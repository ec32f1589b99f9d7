/**
 * The setup of the game (section 3 of the rules, NR-3.7, NR-3.12, NR-3.13, NR-3.15, NR-8.2, NR-8.3, NR-8.4, NR-8.5, NR-8.20, NR-8.21,
 * NR-8.22).
 */
import { type Chance, clockwise, clone, type Effects, type Layout, playerAt } from '@ludi-romani/core';
import { type Catalog, forumSpaces, squareSpaces } from '../components/catalog';
import { actionIds, colorIds, trackIds } from '../components/ids';
import type { Tables } from '../components/shapes';
import type { ChosenOptions, Decks, MutableState, NovaRoma, Player, Task } from '../types';
import { startCity } from './build';
import { moveMarker, startRacers } from './race';
import { legionariesOf } from './round';
import { startAi } from './solo';

/** Takes the top `count` cards of a deck. The topmost card is the last one. */
const offTop = <C>(deck: C[], count: number): C[] => deck.splice(Math.max(0, deck.length - count));
/** Takes cards from the top of a deck, one for each slot; `null` if there are too few. */
function faceUp<C>(deck: C[], slots: number): (C | null)[] {
  const cards: (C | null)[] = [];
  while (cards.length < slots) cards.push(deck.pop() ?? null);
  return cards;
}

/** Returns a deep copy of a player's area. Written out field by field, which is faster than a generic copy or a spread. */
export const copyPlayer = (own: Player): Player => ({
  coins: own.coins,
  goods: { ...own.goods },
  influence: own.influence,
  artisans: own.artisans,
  patricians: own.patricians,
  legionaries: own.legionaries,
  hand: [...own.hand],
  shown: [...own.shown],
  blind: own.blind,
  draft: clone(own.draft),
  row: own.row.map((follower) => ({ ...follower })),
  tiles: [...own.tiles],
  turned: [...own.turned],
  placed: [...own.placed],
  mosaic: [...own.mosaic],
  claims: [...own.claims],
  achievementMarkers: { ...own.achievementMarkers },
  blocks: own.blocks,
  ships: own.ships.map((ship) => ({ ...ship })),
  contracts: clone(own.contracts),
  chariots: [...own.chariots],
});

export function setup(
  catalog: Catalog,
  options: ChosenOptions,
  chance: Chance,
  emit: Effects<NovaRoma>['emit'],
): Layout<NovaRoma> {
  const { components } = catalog;
  const { numbers } = components;
  const { players: count, mosaicDraft, followerDraft } = options;
  const isSolo = count === 1;
  const seats = Array.from({ length: count }, (_, seat) => seat);
  /** Returns the ids in random order, the top one last. */
  const shuffled = <I>(items: readonly { readonly id: I }[]): I[] =>
    chance.shuffle(items.map(({ id }) => id)).reverse();

  // NR-3.23 the order of the draws
  const startPlayer = options.startPlayer ?? chance.int(count);
  const shipping = shuffled(components.shippingContracts);
  const building = shuffled(components.buildingContracts);
  const rewards = shuffled(components.buildingRewardTiles);
  const forumTiles = chance.shuffle(actionIds);
  const emperors = shuffled(components.emperorTiles);
  const emperor = isSolo ? emperors : offTop(emperors, numbers.emperorTiles); // NR-3.11, NR-8.21
  const estate = shuffled(components.basicEstateTiles);
  const special = shuffled(components.specialEstateTiles);
  const followers = shuffled(components.followers);
  const chariot = offTop(shuffled(components.chariotTiles), numbers.chariotTiles); // NR-3.14
  const racers = () => startRacers(catalog, chance.shuffle(seats));
  const tracks = { 'track-1': racers(), 'track-2': racers(), 'track-3': racers() }; // NR-3.16
  const mosaics = colorIds.map((color) => shuffled(components.mosaicTiles.filter((tile) => tile.color === color)));

  const order = clockwise({ players: seats }, startPlayer);
  const players = seats.map((seat): Player => start(components, count, order.indexOf(seat)));
  for (const seat of order) {
    const own = players[seat];
    if (own !== undefined && !mosaicDraft) own.mosaic = mosaics.map((tiles) => tiles.pop() ?? null); // NR-3.20
  }
  const decks: Decks = {
    shipping,
    building,
    estate,
    special,
    followers,
    emperor,
    chariot,
    green: [],
    yellow: [],
    orange: [],
  };
  const mosaicDisplay: MutableState['mosaicDisplay'] = { green: [], yellow: [], orange: [] };
  if (mosaicDraft) {
    // NR-8.50
    colorIds.forEach((color, row) => {
      decks[color] = mosaics[row] ?? [];
      mosaicDisplay[color] = offTop(decks[color], numbers.draftMosaics).reverse();
    });
  }
  const displays: MutableState['displays'] = {
    shipping: faceUp(shipping, numbers.slots),
    building: faceUp(building, numbers.slots),
    estate: faceUp(estate, numbers.slots),
    followers: faceUp(followers, numbers.slots),
  };
  for (const seat of order) {
    const own = players[seat];
    if (own === undefined) continue;
    if (followerDraft) own.draft = { packets: [], picks: [], rejected: [] };
    else own.hand = offTop(followers, numbers.startHand).sort((a, b) => a - b); // NR-3.21
  }
  const preferredChariot = chariot.pop() ?? null;
  if (isSolo && preferredChariot !== null) moveMarker(tracks[catalog.chariot(preferredChariot).track], 'neutral'); // NR-8.20
  const drafts: Task[] = [];
  if (followerDraft) drafts.push({ do: 'deal-packets' });
  if (mosaicDraft) drafts.push({ do: 'mosaic-draft', pick: 0 }); // NR-8.53 the mosaic draft is first
  const laid: Layout<NovaRoma> = {
    round: 1,
    phase: 'draft',
    startPlayer,
    startMarkerClaimedBy: null,
    forumTiles,
    forum: forumSpaces.map(() => null),
    emperorTiles: [],
    turn: null,
    running: null,
    displays,
    special: special.pop() ?? null,
    discards: [],
    removed: { estate: [], shipping: [], chariots: [] },
    artisanSupply: numbers.artisans - count * numbers.startArtisans,
    tracks,
    city: startCity(catalog, count),
    rewardTiles: startRewards(catalog, count, rewards),
    preferredChariot,
    nextChariot: chariot.pop() ?? null,
    mosaicDisplay,
    ai: isSolo ? startAi(catalog, options) : null,
    decks,
    players,
    pending: [{ do: 'round', round: 1 }, ...drafts],
  };
  if (emit !== undefined) emitSetup(catalog, laid, emit);
  return laid;
}

/** Emits the events of setup. Most of their types also occur later in a game. */
function emitSetup(catalog: Catalog, laid: Layout<NovaRoma>, emit: NonNullable<Effects<NovaRoma>['emit']>): void {
  const { displays, special, city, tracks, mosaicDisplay, ai, preferredChariot: chariot, nextChariot: next } = laid;
  emit({ type: 'start-player', player: laid.startPlayer });
  for (const display of ['shipping', 'building', 'estate'] as const)
    displays[display].forEach((card, i) => {
      if (card !== null) emit({ type: 'display-refilled', display, slot: i + 1, card });
    });
  displays.followers.forEach((follower, i) => {
    if (follower !== null) emit({ type: 'follower-revealed', slot: i + 1, follower });
  });
  if (special !== null) emit({ type: 'special-revealed', tile: special });
  for (const [space, tile] of Object.entries(laid.rewardTiles))
    if (tile !== null) emit({ type: 'reward-tile-laid', space, tile });
  for (const { id: zone, shaded } of catalog.zones)
    if (shaded.some((cell) => city[zone][cell] !== null)) emit({ type: 'blocks-laid', zone, cells: [...shaded] });
  emit({ type: 'forum-tiles-laid', tiles: [...laid.forumTiles] });
  if (chariot !== null) emit({ type: 'chariot-preferred', chariot, next });
  for (const track of trackIds) emit({ type: 'markers-stacked', track, racers: clone(tracks[track]) });
  if (ai !== null) emit({ type: 'ai-began', vp: ai.vp, ships: clone(ai.ships) });
  for (const color of colorIds)
    mosaicDisplay[color].forEach((tile, i) => {
      emit({ type: 'mosaic-revealed', color, slot: i + 1, tile });
    });
  for (const player of clockwise(laid, laid.startPlayer)) {
    const { coins, goods, influence, artisans: artisan, mosaic, hand, draft } = playerAt(laid, player);
    emit({ type: 'gained', player, gains: { coins, ...goods, influence, artisan }, source: { kind: 'setup' } });
    const tiles = mosaic.filter((tile) => tile !== null);
    if (tiles.length > 0) emit({ type: 'mosaic-dealt', player, tiles });
    const secret = { to: [player], followers: [...hand] };
    if (draft === null) emit({ type: 'followers-dealt', player, count: hand.length, secret });
  }
}

/** NR-3.8, NR-3.9 Returns the tile of each reward space. With one or two players, spaces marked 3+ have none. */
function startRewards({ zones, components }: Catalog, players: number, tiles: string[]): MutableState['rewardTiles'] {
  const isFew = players <= components.numbers.neutralUpToPlayers;
  const laid: MutableState['rewardTiles'] = {};
  for (const { rewards } of zones) {
    for (const { id, only3plus } of rewards) laid[id] = only3plus && isFew ? null : (tiles.pop() ?? null);
  }
  return laid;
}

const noTiles = squareSpaces.map(() => null);
const allFalse = noTiles.map(() => false);

/** NR-3.3, NR-3.17, NR-3.18, NR-3.19, NR-3.22 Returns a player at the start. `place` is the index in turn order. */
function start({ numbers }: Tables, players: number, place: number): Player {
  const { startGoods: goods } = numbers;
  return {
    coins: numbers.startCoins[place] ?? 0,
    goods: { wheat: goods, stone: goods, wood: goods, wine: goods, horse: goods },
    influence: numbers.startInfluence,
    artisans: numbers.startArtisans,
    patricians: numbers.patricians,
    legionaries: legionariesOf(numbers, players),
    hand: [],
    shown: [],
    blind: 0,
    draft: null,
    row: [],
    tiles: [...noTiles],
    turned: [...allFalse],
    placed: [...allFalse],
    mosaic: colorIds.map(() => null),
    claims: [...allFalse],
    achievementMarkers: { own: numbers.ownMarkers, hippodrome: numbers.hippodromeMarkers },
    blocks: numbers.blocks,
    ships: Array.from({ length: numbers.ships }, () => ({ route: null, port: 0 })),
    contracts: { shipping: [], building: [] },
    chariots: [],
  };
}
