/** What each thing in the pictures of Nova Roma is, and the numbers that its explanation needs. */
import { type Engine, fromTo, type Seat, sum } from '@ludi-romani/core';
import {
  type Achievement,
  type ActionId,
  type Cost,
  type EstateTile,
  type FollowerScore,
  type GoodId,
  goodIds,
  type NovaRoma,
  type Owner,
  type PlayedFollower,
  type Product,
  type Reward,
  type RoundFollower,
  type Row,
  type Seen,
  type Ship,
  type TrackId,
  trackIds,
  type View,
  type ZoneId,
} from '@ludi-romani/nova-roma';
import {
  achievementOn,
  actionAt,
  blocksIn,
  type Catalog,
  claimVp,
  colorIds,
  contractPoints,
  countOf,
  estateCost,
  estateTileIn,
  FORUM_SIZE,
  isSurrounded,
  legionariesOf,
  lineStrength,
  lines,
  nextPort,
  performing,
  scoreOf,
  spaceOf,
  strengthToReach,
  trackRanking,
  yieldsOn,
} from '@ludi-romani/nova-roma/queries';
import type { Topic } from '../../about';
import type { DeckName } from '../labels';
import { followerId } from '../targets';

/** A player in a view. */
type Own = View['players'][number];
/** A number of the viewer. Spectators have none. */
type Mine = number | null;
/** The owner of a piece, as the viewer sees it. */
type Whose = 'mine' | 'other' | 'neutral' | 'ai';
/** The actions at the ends of the two lines of a space. */
interface Crossing {
  readonly row: ActionId;
  readonly column: ActionId;
}
interface Action {
  /** the strength with which the viewer performs it, or would after placing a patrician in its line */
  readonly strength: Mine;
  readonly isNow: boolean;
  readonly isSolo: boolean;
}
interface Contract {
  readonly cost: Cost;
  /** the strength for its place in the display */
  readonly needs: number | null;
  /** the strength of the viewer's action, if it takes such contracts */
  readonly has: number | null;
  /** what the viewer lacks to pay for it */
  readonly missing: Reward | null;
}
interface Counted {
  readonly count: Mine;
}
interface PortFacts {
  readonly sails: number;
  /** the viewer's ships that have reached it */
  readonly ships: Mine;
  readonly of: number;
}
interface ZoneFacts {
  readonly zone: ZoneId;
  readonly strength: number;
  readonly majority: readonly number[];
  readonly count: Mine;
  readonly isSolo: boolean;
}
interface TrackSpace {
  readonly horses: number;
  /** true if a marker of no player is there */
  readonly hasRival: boolean;
  readonly space: Mine;
}
interface TileFacts<Kind extends EstateTile['kind']> {
  readonly tile: Extract<EstateTile, { kind: Kind }>;
  /** the price in the display; `null` elsewhere */
  readonly price: Cost | null;
  readonly isTurned: boolean;
  readonly animals: Mine;
}
/** Where the viewer has a follower. */
type Held = PlayedFollower | 'hand' | null;

/** The rows of the score in which the viewer has points now. */
type Rows = readonly (readonly [row: Row, vp: number])[];

/** The kinds of things, with what their texts need besides the tables of the box. */
export interface Topics {
  game: { readonly round: Mine; readonly isSolo: boolean };
  player: { readonly rows: Rows | null };
  points: { readonly isSolo: boolean; readonly rows: Rows | null };
  forum: Counted;
  'forum-space': Crossing & { readonly strengths: readonly [row: number, column: number] | null };
  patrician: Crossing & { readonly isMine: boolean | null };
  emperor: Crossing;
  legionary: null;
  trade: Action;
  upgrade: Action;
  petition: Action;
  recruit: Action;
  sail: Action;
  build: Action;
  race: Action;
  produce: Action;
  'emperor-tile': null;
  strength: { readonly action: ActionId | null; readonly strength: number };
  'start-marker': { readonly isSolo: boolean; readonly isMine: boolean; readonly isClaimed: boolean };
  deck: { readonly deck: DeckName; readonly count: number };
  discards: { readonly count: number };
  'artisan-supply': { readonly count: number };
  'building-contracts': Counted;
  'shipping-contracts': Counted;
  building: Contract & { readonly vp: number; readonly blocks: number };
  shipping: Contract;
  harbor: { readonly vp: Mine };
  'port-vp': PortFacts & { readonly vp: number };
  'port-reward': PortFacts & { readonly reward: Reward };
  ship: { readonly whose: Whose; readonly vp: number; readonly isInHarbor: boolean; readonly sails: number | null };
  sails: null;
  zone: ZoneFacts;
  majority: ZoneFacts & { readonly hasNeutral: boolean };
  cell: ZoneFacts;
  block: { readonly zone: ZoneId; readonly whose: Whose };
  reward: {
    readonly reward: Reward;
    readonly around: number;
    readonly covered: number;
    readonly isPaid: boolean;
    readonly count: Mine;
  };
  'reward-space': null;
  hippodrome: null;
  track: { readonly space: Mine };
  'track-space': TrackSpace;
  'golden-wheel': TrackSpace;
  'track-end': TrackSpace;
  horses: Counted;
  'chariot-now': {
    readonly track: number;
    readonly space: Mine;
    readonly isFirst: boolean;
    /** true if a marker of no player races, too */
    readonly hasRival: boolean;
  };
  'chariot-next': { readonly track: number };
  'hippodrome-markers': Counted;
  supply: null;
  'estate-tiles': null;
  followers: null;
  'mosaic-tiles': null;
  'mosaic-tile': { readonly vp: number; readonly achievements: readonly string[] };
  estate: null;
  production: Counted;
  'production-space': {
    readonly row: Product;
    readonly column: Product;
    /** what an artisan of the viewer would bring */
    readonly yields: { readonly row: number; readonly column: number } | null;
  };
  'tile-production': TileFacts<'production'>;
  'tile-conversion': TileFacts<'conversion'>;
  'tile-animal': TileFacts<'animal'>;
  'tile-recruit': TileFacts<'recruit'>;
  'tile-sail': TileFacts<'sail'>;
  'tile-build': TileFacts<'build'>;
  'tile-income': TileFacts<'income'>;
  'tile-hippodrome': TileFacts<'hippodrome'>;
  coins: Counted & { readonly isSolo: boolean };
  good: Counted & { readonly good: GoodId };
  influence: Counted & { readonly isSolo: boolean };
  artisans: Counted;
  'own-building': Counted & { readonly vp: number };
  'own-shipping': Counted;
  'own-chariots': Counted;
  'own-markers': Counted;
  'own-patricians': Counted;
  'own-legionaries': Counted & { readonly each: number };
  'own-blocks': Counted;
  mosaic: Counted & { readonly of: number; readonly markers: number };
  achievement: {
    readonly achievement: Achievement;
    readonly vp: number;
    readonly reward: Reward;
    /** what the viewer has of each thing that it counts, on the own mosaic */
    readonly counts: readonly number[] | null;
    readonly isClaimed: boolean;
  };
  'mosaic-space': null;
  claim: { readonly vp: number; readonly reward: Reward };
  'mosaic-line': Counted & { readonly of: number; readonly vp: number; readonly reward: Reward };
  row: Counted;
  hand: Counted;
  'follower-end': { readonly score: FollowerScore; readonly vp: Mine; readonly held: Held };
  'follower-round': {
    readonly action: ActionId;
    readonly effect: RoundFollower['effect'];
    readonly held: Held;
  };
  'follower-always': { readonly action: ActionId; readonly reward: Reward };
  'follower-tamer': { readonly coins: number };
  ai: null;
  'ai-vp': null;
  'ai-building': null;
  'ai-chariots': null;
  done: null;
  turn: null;
  'end-turn': null;
  continue: null;
  skip: { readonly isContract: boolean };
  forgo: { readonly action: ActionId };
  'spend-wine': { readonly amount: number };
}

export const clauses: { readonly [K in keyof Topics]: string | null } = {
  game: 'NR-7.2',
  player: 'NR-4.6',
  points: 'NR-7.1',
  forum: 'NR-4.9',
  'forum-space': 'NR-4.7',
  patrician: 'NR-4.9',
  emperor: 'NR-4.5',
  legionary: 'NR-8.7',
  trade: 'NR-5.1',
  upgrade: 'NR-5.10',
  petition: 'NR-5.23',
  recruit: 'NR-5.30',
  sail: 'NR-5.39',
  build: 'NR-5.48',
  race: 'NR-5.56',
  produce: 'NR-5.65',
  'emperor-tile': 'NR-4.3',
  strength: 'NR-4.9',
  'start-marker': 'NR-4.50',
  deck: 'NR-4.17',
  discards: 'NR-4.61',
  'artisan-supply': 'NR-3.6',
  'building-contracts': 'NR-5.46',
  'shipping-contracts': 'NR-5.38',
  building: 'NR-5.46',
  shipping: 'NR-5.38',
  harbor: 'NR-6.1',
  'port-vp': 'NR-6.1',
  'port-reward': 'NR-5.42',
  ship: 'NR-5.41',
  sails: 'NR-5.39',
  zone: 'NR-5.48',
  majority: 'NR-6.4',
  cell: 'NR-5.49',
  block: 'NR-6.4',
  reward: 'NR-5.52',
  'reward-space': 'NR-8.4',
  hippodrome: 'NR-5.56',
  track: 'NR-6.8',
  'track-space': 'NR-5.61',
  'golden-wheel': 'NR-5.60',
  'track-end': 'NR-6.8',
  horses: 'NR-5.59',
  'chariot-now': 'NR-4.51',
  'chariot-next': 'NR-4.54',
  'hippodrome-markers': 'NR-5.60',
  supply: 'NR-4.17',
  'estate-tiles': 'NR-5.12',
  followers: 'NR-5.30',
  'mosaic-tiles': 'NR-8.50',
  'mosaic-tile': 'NR-3.20',
  estate: 'NR-5.73',
  production: 'NR-4.56',
  'production-space': 'NR-5.67',
  'tile-production': 'NR-5.301',
  'tile-conversion': 'NR-5.302',
  'tile-animal': 'NR-6.10',
  'tile-recruit': 'NR-5.306',
  'tile-sail': 'NR-5.307',
  'tile-build': 'NR-5.308',
  'tile-income': 'NR-5.309',
  'tile-hippodrome': 'NR-5.310',
  coins: 'NR-6.12',
  good: 'NR-5.73',
  influence: 'NR-5.74',
  artisans: 'NR-4.56',
  'own-building': 'NR-6.3',
  'own-shipping': 'NR-5.38',
  'own-chariots': 'NR-6.7',
  'own-markers': 'NR-4.37',
  'own-patricians': 'NR-4.6',
  'own-legionaries': 'NR-8.5',
  'own-blocks': 'NR-5.50',
  mosaic: 'NR-4.30',
  achievement: 'NR-4.32',
  'mosaic-space': 'NR-8.50',
  claim: 'NR-6.11',
  'mosaic-line': 'NR-4.35',
  row: 'NR-5.33',
  hand: 'NR-5.36',
  'follower-end': 'NR-6.9',
  'follower-round': 'NR-4.21',
  'follower-always': 'NR-4.27',
  'follower-tamer': 'NR-5.140',
  ai: 'NR-8.41',
  'ai-vp': 'NR-8.38',
  'ai-building': 'NR-8.32',
  'ai-chariots': 'NR-8.29',
  done: null,
  turn: 'NR-5.49',
  'end-turn': 'NR-4.30',
  continue: 'NR-4.24',
  skip: 'NR-4.15',
  forgo: 'NR-4.11',
  'spend-wine': 'NR-5.11',
};

/** Returns the amounts above 0, in the order in which the picture names them. */
export const amountsOf = (amounts: Reward): (readonly [keyof Reward, number])[] =>
  (['coins', ...goodIds, 'influence', 'artisan', 'anyGood'] as const)
    .map((what) => [what, amounts[what] ?? 0] as const)
    .filter(([, count]) => count > 0);

/** The kinds without numbers of the view, whose ids are their names. */
const PLAIN = [
  'sails',
  'hippodrome',
  'supply',
  'estate-tiles',
  'followers',
  'mosaic-tiles',
  'estate',
  'ai',
  'ai-vp',
  'ai-building',
  'ai-chariots',
  'done',
  'turn',
  'end-turn',
  'continue',
] as const;

/** Of the kinds that only need to know how many the viewer has, the numbers, by id. */
const COUNTS = {
  forum: ({ patricians }: Own) => patricians,
  'building-contracts': ({ contracts }: Own) => contracts.building.length,
  'shipping-contracts': ({ contracts }: Own) => contracts.shipping.length,
  horses: ({ goods }: Own) => goods.horse,
  'hippodrome-markers': ({ achievementMarkers }: Own) => achievementMarkers.hippodrome,
  production: ({ artisans }: Own) => artisans,
  artisans: ({ artisans }: Own) => artisans,
  'own-shipping': ({ contracts }: Own) => contracts.shipping.length,
  'own-chariots': ({ chariots }: Own) => chariots.length,
  'own-markers': ({ achievementMarkers }: Own) => achievementMarkers.own,
  'own-patricians': ({ patricians }: Own) => patricians,
  'own-blocks': ({ blocks }: Own) => blocks,
  row: ({ row }: Own) => row.length,
  hand: ({ hand }: Own) => hand.length,
} as const;

/** The ids of titles that differ from the ids of the things. */
const TITLES: Readonly<Record<string, string>> = { horses: 'horse', artisans: 'artisan' };
const isCounted = (id: string): id is keyof typeof COUNTS => Object.hasOwn(COUNTS, id);

const DECKS: readonly DeckName[] = ['shipping', 'building', 'estate', 'special', 'followers', 'emperor', 'chariot'];

const topic = <K extends keyof Topics>(kind: K, facts: Topics[K], title?: string): Topic<Topics> =>
  ({ kind, facts, ...(title === undefined ? {} : { title }) }) as Topic<Topics>;

/** Returns what a player lacks to pay a cost. */
function missingOf({ goods, ...own }: Own, cost: Cost): Reward {
  const stock: Readonly<Record<keyof Cost, number>> = {
    ...goods,
    coins: own.coins,
    influence: own.influence,
    artisan: own.artisans,
  };
  return Object.fromEntries(
    (Object.keys(cost) as (keyof Cost)[]).map((what) => [what, (cost[what] ?? 0) - stock[what]]),
  );
}

/** Returns a function that finds what a picture is about, and `null` for anything else. */
export function topicOf(
  box: Catalog,
  scores: Engine<NovaRoma>['scores'],
): (view: View, about: string) => Topic<Topics> | null {
  const { components: tables } = box;
  const { numbers, strengthTables, mosaicBoard } = tables;
  const tiles = [...tables.basicEstateTiles, ...tables.specialEstateTiles];
  /** the rows of a table whose ids are things, by id */
  const among = <T extends { readonly id: string }>(table: readonly T[], id: string) =>
    table.find((one) => one.id === id);

  /** Returns the points of a ship so far. */
  const pointsOf = ({ route, port }: Ship): number =>
    route === null
      ? 0
      : box
          .route(route)
          .slice(0, port)
          .reduce((points, { vp }) => vp ?? points, 0);

  return (view, about) => {
    const { players, options } = view;
    const me: Seat | null = view.viewer === 'spectator' ? null : view.viewer;
    const own = me === null ? null : (players[me] ?? null);
    const isSolo = view.ai !== null;
    const whose = (owner: Owner): Whose =>
      owner === 'neutral' ? (isSolo ? 'ai' : 'neutral') : owner === me ? 'mine' : 'other';
    const counted = (count: (mine: Own) => number): Counted => ({ count: own === null ? null : count(own) });
    const spaceOn = (track: TrackId): Mine => (me === null ? null : spaceOf(view, track, me));
    const each = legionariesOf(numbers, options.players);

    const now = me !== null && view.running?.player === me ? performing(view) : null;
    const action = (id: ActionId): Action => {
      if (now?.action === id) return { strength: now.strength, isNow: true, isSolo };
      const line = view.forumTiles.indexOf(id);
      const way = line < FORUM_SIZE ? 'row' : 'column';
      const free = view.forum.findIndex((one, space) => one === null && box.forumSlots[way][space] === line);
      const canPlace = own !== null && own.patricians > 0 && free >= 0;
      return {
        strength: canPlace && me !== null ? lineStrength(box, view, me, way, free) : null,
        isNow: false,
        isSolo,
      };
    };
    const rows = (): Rows | null =>
      me === null
        ? null
        : (Object.entries(scores(view)[me]?.rows ?? {}) as [Row, number][]).filter(([, vp]) => vp !== 0);
    const zoneFacts = (zone: ZoneId): ZoneFacts => ({
      zone,
      strength: strengthTables.zones.findIndex((open) => open.includes(zone)) + 1,
      majority: among(tables.zones, zone)?.majority ?? [],
      count: me === null ? null : blocksIn(view, zone, me),
      isSolo,
    });
    const trackSpace = (track: TrackId, space: number): TrackSpace => ({
      horses: box.track.horsesTo[space] ?? 0,
      hasRival: !isSolo && view.tracks[track].some((one) => one.marker === 'neutral' && one.space === space),
      space: spaceOn(track),
    });
    const forgo = (line: 'row' | 'column') => () =>
      view.turn?.space == null ? null : topic('forgo', { action: actionAt(box, view, line, view.turn.space) });

    const fixed: Readonly<Record<string, () => Topic<Topics> | null>> = {
      game: () => topic('game', { round: me === null || view.phase === 'draft' ? null : view.round, isSolo }),
      player: () => topic('player', { rows: rows() }),
      points: () => topic('points', { isSolo, rows: rows() }),
      'start-marker': () =>
        topic('start-marker', {
          isSolo,
          isMine: view.startPlayer === me,
          isClaimed: me !== null && view.startMarkerClaimedBy === me,
        }),
      strength: () => topic('strength', { action: now?.action ?? null, strength: now?.strength ?? 0 }),
      discards: () => topic('discards', { count: view.discards.length }),
      'artisan-supply': () => topic('artisan-supply', { count: view.artisanSupply }),
      harbor: () => topic('harbor', { vp: own === null ? null : sum(own.ships.map(pointsOf)) }),
      'golden-wheel': () => topic('golden-wheel', { horses: 0, hasRival: false, space: null }),
      'chariot-now': () => {
        if (view.preferredChariot === null) return null;
        const { track } = box.chariot(view.preferredChariot);
        const facts = {
          track: trackIds.indexOf(track) + 1,
          space: spaceOn(track),
          isFirst: trackRanking(view, track)[0] === me,
          hasRival: view.tracks[track].some(({ marker }) => marker === 'neutral'),
        };
        return topic('chariot-now', facts, view.preferredChariot);
      },
      'chariot-next': () => {
        if (view.nextChariot === null) return null;
        const { track } = box.chariot(view.nextChariot);
        return topic('chariot-next', { track: trackIds.indexOf(track) + 1 }, view.nextChariot);
      },
      coins: () => topic('coins', { isSolo, ...counted(({ coins }) => coins) }),
      influence: () => topic('influence', { isSolo, ...counted(({ influence }) => influence) }),
      'own-building': () =>
        topic('own-building', {
          ...counted(({ contracts }) => contracts.building.length),
          vp: contractPoints(box, own?.contracts.building ?? []),
        }),
      'own-legionaries': () => topic('own-legionaries', { each, ...counted(({ legionaries }) => legionaries) }),
      mosaic: () =>
        topic('mosaic', {
          ...counted(({ claims }) => claims.filter(Boolean).length),
          of: players[0]?.claims.length ?? 0,
          markers: own?.achievementMarkers.own ?? 0,
        }),
      skip: () => {
        const top = view.pending.at(-1);
        return topic('skip', { isContract: top !== undefined && 'ask' in top && top.ask === 'contract' });
      },
      'forgo-row': forgo('row'),
      'forgo-column': forgo('column'),
    };
    const found = Object.hasOwn(fixed, about) ? fixed[about] : undefined;
    if (found !== undefined) return found();
    const plain = PLAIN.find((kind) => kind === about);
    if (plain !== undefined) return topic(plain, null);
    if (isCounted(about)) return topic(about, counted(COUNTS[about]), TITLES[about]);
    const good = goodIds.find((id) => id === about);
    if (good !== undefined) return topic('good', { good, ...counted(({ goods }) => goods[good]) });
    const deck = DECKS.find((name) => `deck-${name}` === about);
    if (deck !== undefined) return topic('deck', { deck, count: view.decks[deck] });
    const performed = view.forumTiles.find((id) => id === about);
    if (performed !== undefined) return topic(performed, action(performed));
    return cardOf(about) ?? placeOf(about);

    /** Finds a card or tile. */
    function cardOf(id: string): Topic<Topics> | null {
      const follower = tables.followers.find((one) => followerId(one.id) === id);
      if (follower !== undefined) {
        const held: Held =
          own?.row.find((one) => one.follower === follower.id) ?? (own?.hand.includes(follower.id) ? 'hand' : null);
        if (follower.timing === 'end-game') {
          const score = scoreOf(view, follower.score);
          return topic('follower-end', { score, held, vp: me === null ? null : scored(view, me, score) });
        }
        const { effect, action: during } = follower;
        if (follower.timing === 'once-per-round')
          return topic('follower-round', { action: follower.action, effect: follower.effect, held });
        if (during === null) return topic('follower-tamer', { coins: effect.kind === 'tame' ? effect.coins : 0 });
        return topic('follower-always', { action: during, reward: effect.kind === 'gain' ? effect.reward : {} });
      }
      const built = among(tables.buildingContracts, id);
      const shipped = among(tables.shippingContracts, id);
      const contract = (kind: 'building' | 'shipping', cost: Cost): Contract => ({
        cost,
        needs: strengthToReach(box, view.displays[kind].indexOf(id) + 1 || Number.POSITIVE_INFINITY) ?? null,
        has: now?.action === (kind === 'building' ? 'build' : 'sail') ? now.strength : null,
        missing: own === null ? null : missingOf(own, cost),
      });
      if (built !== undefined)
        return topic(
          'building',
          { ...contract('building', built.cost), vp: built.vp, blocks: box.shape(built.shape).cells.length },
          `shape-${built.shape}`,
        );
      if (shipped !== undefined) return topic('shipping', contract('shipping', shipped.cost));
      const tile = among(tiles, id);
      if (tile !== undefined) {
        const slots = [...fromTo(1, numbers.slots), 'special' as const];
        const slot = slots.find((one) => estateTileIn(view, one) === id);
        return {
          kind: `tile-${tile.kind}`,
          facts: {
            tile,
            price: slot === undefined ? null : estateCost(box, slot),
            isTurned: players.some((one) => one.turned[one.tiles.indexOf(id)] === true),
            animals: me === null ? null : countOf(box, view, me, 'animal-tiles'),
          },
        } as Topic<Topics>;
      }
      const achievement = among(tables.achievements, id);
      if (achievement !== undefined) return achieved(achievement, 3 * colorIds.indexOf(achievement.color), false);
      const mosaic = among(tables.mosaicTiles, id);
      if (mosaic !== undefined) {
        const vp = claimVp(box, 3 * colorIds.indexOf(mosaic.color));
        return topic('mosaic-tile', { vp, achievements: mosaic.achievements });
      }
      if (among(tables.buildingRewardTiles, id) !== undefined) {
        const [space = ''] = Object.entries(view.rewardTiles).find(([, one]) => one === id) ?? [];
        return rewardAt(space);
      }
      if (among(tables.emperorTiles, id) !== undefined) return topic('emperor-tile', null);
      const line = among(mosaicBoard.lines, id);
      if (line !== undefined) {
        const { cells, vp, reward } = line;
        const claimed = counted(({ claims }) => cells.filter((cell) => claims[cell]).length);
        return topic('mosaic-line', { ...claimed, of: cells.length, vp, reward });
      }
      return null;
    }

    function achieved(achievement: Achievement, space: number, isClaimed: boolean, seat = me): Topic<Topics> {
      const isMine = me !== null && seat === me;
      const counts = (seat: Seat): number[] =>
        achievement.kind === 'markers'
          ? [trackIds.filter((track) => spaceOf(view, track, seat) >= achievement.space).length]
          : achievement.of.map((what) => countOf(box, view, seat, what));
      return topic(
        'achievement',
        {
          achievement,
          vp: claimVp(box, space),
          reward: mosaicBoard.claimRewards[Math.floor(space / 3)] ?? {},
          counts: isMine ? counts(me) : null,
          isClaimed,
        },
        achievement.id,
      );
    }

    function rewardAt(id: string): Topic<Topics> | null {
      for (const { id: zone, rewards } of box.zones) {
        const space = rewards.find((one) => one.id === id);
        if (space === undefined) continue;
        const tile = view.rewardTiles[id];
        if (tile == null) return topic('reward-space', null);
        const { around } = space;
        const city = view.city[zone];
        return topic(
          'reward',
          {
            reward: box.rewardTile(tile).reward,
            around: around.length,
            covered: around.filter((cell) => city[cell] !== null).length,
            isPaid: isSurrounded(view, zone, space),
            count: me === null ? null : around.filter((cell) => city[cell] === me).length,
          },
          tile,
        );
      }
      return null;
    }

    /** Finds a space of a board, a ship, or what belongs to a row or zone. */
    function placeOf(id: string): Topic<Topics> | null {
      const port = box.ports.find((one) => one.id === id);
      if (port !== undefined) {
        const { route, number, sails } = port;
        const reached = own?.ships.filter((one) => one.route === route && one.port >= number).length ?? null;
        const facts = { sails, ships: reached, of: numbers.ships };
        return port.vp === undefined
          ? topic('port-reward', { ...facts, reward: port.reward ?? {} })
          : topic('port-vp', { ...facts, vp: port.vp });
      }
      const reward = rewardAt(id);
      if (reward !== null) return reward;
      const track = trackIds.find((one) => one === id);
      if (track !== undefined) return topic('track', { space: spaceOn(track) });
      const [, board = '', middle = '', digits = ''] = /^([A-Za-z]+)-(?:([^-]+)-)?([^-]+)$/.exec(id) ?? [];
      const number = /^\d+$/.test(digits) ? Number(digits) : -1;
      const zone = box.zones.find((one) => one.id === (middle === '' ? (number < 0 ? digits : board) : ''));
      switch (board) {
        case 'zone':
          return zone === undefined ? null : topic('zone', zoneFacts(zone.id));
        case 'majority': {
          if (zone === undefined) return null;
          const hasNeutral = !isSolo && blocksIn(view, zone.id, 'neutral') > 0;
          return topic('majority', { ...zoneFacts(zone.id), hasNeutral });
        }
        case 'claim': {
          const vp = mosaicBoard.claimVp[number];
          if (vp === undefined) return null;
          return topic('claim', { vp, reward: mosaicBoard.claimRewards[number] ?? {} }, `row-${number + 1}`);
        }
        case 'spend':
          return number < 1 ? null : topic('spend-wine', { amount: number });
        case 'forum': {
          const figure = view.forum[number];
          if (figure === undefined || middle !== '') return null;
          const [row, column] = [actionAt(box, view, 'row', number), actionAt(box, view, 'column', number)];
          if (figure === 'emperor') return topic('emperor', { row, column }, figure);
          if (figure === 'legionary') return topic('legionary', null, figure);
          if (figure !== null)
            return topic('patrician', { row, column, isMine: me === null ? null : figure === me }, 'patrician');
          const canPlace = me !== null && own !== null && own.patricians > 0;
          const [inRow = 0, inColumn = 0] = canPlace
            ? lines.map((line) => lineStrength(box, view, me, line, number))
            : [];
          return topic('forum-space', { row, column, strengths: canPlace ? [inRow, inColumn] : null });
        }
        case 'ship': {
          const seat = /^\d+$/.test(middle) ? Number(middle) : -1;
          const ship = (middle === 'ai' ? view.ai : players[seat])?.ships[number];
          if (ship === undefined) return null;
          const next = ship.route === null ? undefined : nextPort(box, ship, ship.route);
          return topic('ship', {
            whose: whose(middle === 'ai' ? 'neutral' : seat),
            vp: pointsOf(ship),
            isInHarbor: ship.route === null,
            sails: next?.sails ?? null,
          });
        }
        case 'mosaic': {
          const seat = /^\d+$/.test(middle) ? Number(middle) : -1;
          const claimed = players[seat]?.claims[number];
          if (claimed === undefined) return null;
          const achievement = achievementOn(box, view, seat, number);
          return achievement === undefined
            ? topic('mosaic-space', null, `mosaic-${number}`)
            : achieved(achievement, number, claimed, seat);
        }
        case 'estate': {
          const seat = /^\d+$/.test(middle) ? Number(middle) : -1;
          const area = players[seat];
          const space = box.estate[number];
          if (area === undefined || space === undefined) return null;
          const isFree = seat === me && area.placed[number] === false;
          return topic(
            'production-space',
            {
              row: space.rowProduct,
              column: space.columnProduct,
              yields: isFree ? yieldsOn(box, area, number) : null,
            },
            `estate-${number}`,
          );
        }
        case 'track':
          return trackOf(`${board}-${middle}`, number);
        default: {
          const owner = zone?.id === board ? view.city[zone.id][number] : undefined;
          if (zone === undefined || owner === undefined) return null;
          return owner === null
            ? topic('cell', zoneFacts(zone.id))
            : topic('block', { zone: zone.id, whose: whose(owner) });
        }
      }
    }

    function trackOf(id: string, space: number): Topic<Topics> | null {
      const track = trackIds.find((one) => one === id);
      const { end, wheel } = box.track;
      if (track === undefined || space < 0 || space > end) return null;
      const kind = space === end ? 'track-end' : wheel[space] ? 'golden-wheel' : 'track-space';
      return topic(kind, trackSpace(track, space));
    }
  };

  /** Returns the points of a follower in a row. */
  function scored(seen: Seen, seat: Seat, score: FollowerScore): number {
    const count = countOf(box, seen, seat, score.of);
    if (score.kind === 'at-least') return count >= score.min ? score.vp : 0;
    return score.base + Math.floor(count / score.per) * score.vp;
  }
}
