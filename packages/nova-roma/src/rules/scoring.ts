/**
 * The score at the end, in eleven rows (section 6 of the rules, NR-6.16), and the winner (section 7 of the rules, section 8c of the
 * rules).
 */
import { type Score, type Seat, sum } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { zoneIds } from '../components/ids';
import type { Follower, FollowerScore } from '../components/shapes';
import type { Event, Row, Seen, SeenArea, Ship, Space } from '../types';
import { artisansOf, countOf, goodsOf, markersFrom } from './counts';
import { majorities, zoneRanking } from './majorities';

/** A function that returns the points of a row for `player`, whose area is `own`. */
type Points = (catalog: Catalog, own: SeenArea, seen: Seen, player: Seat) => number;

/** The points of each row, in the order of the score sheet. */
const rows: Readonly<Record<Row, Points>> = {
  'sea-routes': (catalog, { ships }) => shipPoints(catalog, ships),
  'building-contracts': (catalog, { contracts }) => contractPoints(catalog, contracts.building),
  'zone-majorities': (catalog, _, seen, player) => majorities(catalog, seen, player),
  'chariot-tiles': ({ components }, { chariots }) => chariots.length * components.scoring.chariotTileVp, // NR-6.7
  'hippodrome-ends': (catalog, _, seen, player) => endPoints(catalog, seen, player),
  'end-game-followers': (catalog, { row }, seen, player) =>
    sum(row.map(({ follower }) => followerPoints(catalog, seen, player, catalog.follower(follower)))),
  animals: animalPoints,
  mosaic: mosaicPoints,
  'goods-and-coins': ({ components }, own) =>
    Math.floor((goodsOf(own) + own.coins) / components.scoring.goodsAndCoinsPerVp), // NR-6.12
  'influence-and-artisans': ({ components }, own) =>
    Math.floor((own.influence + artisansOf(own)) / components.scoring.influenceAndArtisansPerVp), // NR-6.13
  'start-player-marker': ({ components }, _, seen, player) =>
    seen.startPlayer === player ? components.scoring.startPlayerMarkerVp : 0, // NR-6.15
};

/** NR-8.36, NR-8.37 rows that a solo game does not score */
const notSolo: ReadonlySet<Row> = new Set<Row>(['goods-and-coins', 'influence-and-artisans', 'start-player-marker']);

/** Returns the score of each seat as if the game ended now. */
export const scores = (catalog: Catalog, seen: Seen): Score<Row>[] =>
  seen.players.map((own, player) => {
    const points = {} as Record<Row, number>;
    for (const row of Object.keys(rows) as Row[]) {
      points[row] = seen.ai !== null && notSolo.has(row) ? 0 : rows[row](catalog, own, seen, player);
    }
    return { total: sum(Object.values(points)), rows: points };
  });

/** Emits the points row by row. The rankings of the zones come before the points of the zones. */
export function emitScores(catalog: Catalog, seen: Seen, emit: (event: Event) => void): void {
  const all = scores(catalog, seen);
  for (const row of Object.keys(rows) as Row[]) {
    if (seen.ai !== null && notSolo.has(row)) continue;
    if (row === 'zone-majorities')
      for (const zone of zoneIds) emit({ type: 'zone-ranked', zone, ranking: zoneRanking(seen, zone) });
    emit({ type: 'scored', row, points: all.map((score) => score.rows[row]) });
  }
}

/** Returns the tie breaks: more influence (NR-7.3), then the younger player if the ages are known (NR-7.4, NR-7.5). */
export const tieBreaks = (seen: Seen): number[][] =>
  seen.players.map(({ influence }, player) => {
    const age = seen.options.youngestFirst?.indexOf(player) ?? 0;
    return [influence, 0 - age];
  });

/** NR-6.1, NR-6.2 Returns the points of ships: for each ship, those of the last port with points that it has reached. */
export const shipPoints = (catalog: Catalog, ships: readonly Readonly<Ship>[]): number =>
  sum(
    ships.map(({ route, port }) => {
      if (route === null) return 0;
      const reached = catalog.route(route).slice(0, port);
      return reached.reduce((points, { vp }) => vp ?? points, 0);
    }),
  );

/** NR-6.3 Returns the points of building contracts. */
export const contractPoints = (catalog: Catalog, contracts: readonly string[]): number =>
  sum(contracts.map((id) => catalog.buildingContract(id).vp));

/** NR-6.8 */
const endPoints = ({ components, track }: Catalog, seen: Seen, player: Seat): number =>
  markersFrom(seen, player, track.end) * components.scoring.hippodromeEndVp;

/** NR-5.143 Returns the score of a follower, with the ruling of the option `severin` for those who count shipping contracts. */
export const scoreOf = ({ options }: Pick<Seen, 'options'>, score: FollowerScore): FollowerScore =>
  options.severin === 'per-two' && score.kind === 'per' && score.of === 'shipping-contracts'
    ? { ...score, per: 2 }
    : score;

/** NR-6.9 Returns the points of a follower in the row. It is 0 unless the follower scores at the end. */
export function followerPoints(catalog: Catalog, seen: Seen, player: Seat, follower: Follower): number {
  if (follower.timing !== 'end-game') return 0;
  const score = scoreOf(seen, follower.score);
  const count = countOf(catalog, seen, player, score.of);
  if (score.kind === 'at-least') return count >= score.min ? score.vp : 0;
  return score.base + Math.floor(count / score.per) * score.vp;
}

/** NR-6.10 Returns the points of the best split of the animals into sets. */
function animalPoints({ components, estateTile }: Catalog, { tiles }: SeenArea): number {
  const animals = sum(
    tiles.map((id) => {
      const tile = id === null ? null : estateTile(id);
      return tile?.kind === 'animal' ? tile.animals : 0; // NR-5.305 a lion counts as two
    }),
  );
  const best = [0];
  for (let n = 1; n <= animals; n++) {
    const splits = components.scoring.animalSetVp.slice(0, n).map((vp, i) => vp + (best[n - 1 - i] ?? 0));
    best.push(Math.max(...splits));
  }
  return best[animals] ?? 0;
}

/** NR-6.11 Returns the points of all claims and of the complete lines. */
function mosaicPoints(catalog: Catalog, { claims }: SeenArea): number {
  const { lines } = catalog.components.mosaicBoard;
  const complete = lines.filter(({ cells }) => cells.every((cell) => claims[cell]));
  return claimPoints(catalog, claims, true) + sum(complete.map(({ vp }) => vp));
}

/** NR-6.11 Returns the points of a claim on a space of the mosaic, which depend on the row. */
export const claimVp = ({ components }: Catalog, space: Space): number =>
  components.mosaicBoard.claimVp[Math.floor(space / 3)] ?? 0;

/** Returns the points of the claimed spaces of a mosaic, or of the unclaimed ones. */
export const claimPoints = (catalog: Catalog, claims: readonly boolean[], claimed: boolean): number =>
  sum(claims.map((claim, space) => (claim === claimed ? claimVp(catalog, space) : 0)));
