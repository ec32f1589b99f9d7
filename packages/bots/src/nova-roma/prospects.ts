/** What each player of Nova Roma may expect to end with. */
import { type Engine, finder } from '@ludi-romani/core';
import type { Achievement, Countable, NovaRoma } from '@ludi-romani/nova-roma';
import { aiPoints, overtaking } from './ai';
import { canPay } from './paying';
import type { Weights } from './weights';

type State = NovaRoma['state'];
type Player = State['players'][number];

const GOODS = ['wheat', 'stone', 'wood', 'wine', 'horse'] as const;
const TRACKS = ['track-1', 'track-2', 'track-3'] as const;
const COLUMNS = 3;
/** Most contracts ask for no more than that of one good. */
const USUAL = 2;

/** How far the marker of a player, or the neutral one, has come. */
function spaceOf({ tracks }: State, track: (typeof TRACKS)[number], marker: number | 'neutral'): number {
  for (const racer of tracks[track]) if (racer.marker === marker) return racer.space;
  return 0;
}

/** The points that the game would score now, and what is still to come of what a player has. In a solo game, ahead of the AI. */
export function prospectsOf(engine: Engine<NovaRoma>, weights: Weights): (state: State) => number[] {
  const { components } = engine;
  const { numbers, limits, scoring, mosaicBoard, routes, track } = components;
  const follower = finder(components.followers);
  const mosaicTile = finder(components.mosaicTiles);
  const achievement = finder(components.achievements);
  const achievementsOn = finder(
    components.mosaicTiles.map(({ id }) => ({ id, achievements: mosaicTile(id).achievements.map(achievement) })),
  );
  const estateTile = finder([...components.basicEstateTiles, ...components.specialEstateTiles]);
  const chariot = finder(components.chariotTiles);
  const building = finder(components.buildingContracts);
  const against = aiPoints(components);
  const ahead = overtaking(components);
  const turnsOfAll = numbers.rounds * numbers.patricians;
  const preferred = [weights.lead, weights.nextLead];

  /** per route, what a ship may expect at each port beyond the points that it has reached: by the sails to the next ones */
  const voyages = new Map(
    routes.map(({ id, ports }) => {
      const expected = [0];
      for (let from = 0, scored = 0; from < ports.length; ) {
        const next = ports.findIndex(({ vp }, i) => i >= from && vp !== undefined);
        const way = ports.slice(from, next + 1); // none where no points are to come
        const sails = way.reduce((sum, port) => sum + port.sails, 0);
        const more = (ports[next]?.vp ?? scored) - scored;
        let sailed = 0;
        for (const port of way.slice(0, -1)) {
          sailed += port.sails;
          expected.push((more * sailed) / sails);
        }
        expected.push(0);
        scored += more;
        from = next < 0 ? ports.length : next + 1;
      }
      return [id, expected] as const;
    }),
  );

  const countOf = (state: State, seat: number, player: Player, what: Countable): number => {
    switch (what) {
      case 'building-contracts':
        return player.contracts.building.length;
      case 'shipping-contracts':
        return player.contracts.shipping.length;
      case 'followers':
        return player.row.length;
      case 'estate-tiles':
      case 'animal-tiles':
        return player.tiles.filter((id) => id !== null && (what === 'estate-tiles' || estateTile(id).kind === 'animal'))
          .length;
      case 'spaces':
        return TRACKS.reduce((sum, id) => sum + spaceOf(state, id, seat), 0);
      case 'coins':
      case 'influence':
        return player[what];
      default:
        return player.goods[what];
    }
  };

  /** how near a player is to an achievement, 1 where it could be claimed */
  const nearness = (state: State, seat: number, player: Player, wanted: Achievement): number => {
    if (wanted.kind === 'markers') {
      const spaces = TRACKS.map((id) => Math.min(spaceOf(state, id, seat), wanted.space)).sort((a, b) => b - a);
      let near = 0;
      for (let i = 0; i < wanted.markers; i++) near += spaces[i] ?? 0;
      return near / (wanted.markers * wanted.space);
    }
    let total = 0;
    let missing = 0;
    for (const what of wanted.of) {
      const count = countOf(state, seat, player, what);
      total += count;
      if (count === 0) missing++;
    }
    return Math.min(total, Math.max(0, wanted.min - missing)) / wanted.min;
  };

  /** what the achievements are worth that may still be claimed, and the lines that they complete */
  const mosaic = (state: State, seat: number, player: Player, turns: number): number => {
    const { claims, achievementMarkers } = player;
    const likely = claims.map((claimed, space) => {
      const tile = player.mosaic[Math.floor(space / COLUMNS)] ?? null;
      if (claimed) return 1;
      const wanted = tile === null ? undefined : achievementsOn(tile).achievements[space % COLUMNS];
      if (wanted === undefined) return 0;
      const near = nearness(state, seat, player, wanted);
      return weights.achievement * near * near;
    });
    // the best of them, as many as there are markers and turns for
    const claimable = Math.min(achievementMarkers.own, turns);
    const worth = likely.map((chance, space) =>
      claims[space] ? 0 : chance * (mosaicBoard.claimVp[Math.floor(space / COLUMNS)] ?? 0),
    );
    worth.sort((a, b) => b - a);
    let points = 0;
    for (let i = 0; i < claimable; i++) points += worth[i] ?? 0;
    if (claimable > 0)
      for (const { cells, vp } of mosaicBoard.lines) {
        const all = cells.reduce((product, cell) => product * (likely[cell] ?? 0), 1);
        if (all < 1) points += vp * all;
      }
    return points;
  };

  /** the points of the best building contract of the display that a player could pay */
  const mostPayable = ({ displays }: State, player: Player): number => {
    let most = 0;
    for (const id of displays.building) {
      if (id === null) continue;
      const { vp, cost } = building(id);
      if (vp > most && canPay(player, cost)) most = vp;
    }
    return most;
  };

  return (state) => {
    const { phase, round, players, turn, ai, preferredChariot, nextChariot } = state;
    const scores = engine.scores(state);
    const over = phase === 'over';
    const roundsLeft = over ? 0 : numbers.rounds - round;
    const beaten = ai === null ? 0 : against(state) - (over ? 0 : weights.handicap);
    return players.map((player, seat) => {
      let points = (scores[seat]?.total ?? 0) - beaten;
      if (over) return points;
      const acting = turn?.player === seat;
      const turnsNow = player.patricians + (acting && turn.space !== null ? 0.5 : 0);
      const turns = roundsLeft * numbers.patricians + turnsNow;
      const share = turns / turnsOfAll;

      points += weights.turn * turns;
      for (const good of GOODS) {
        const has = player.goods[good];
        points += share * (weights.good * Math.min(has, USUAL) + weights.surplus * Math.max(0, has - USUAL));
      }
      points += share * weights.coin * player.coins;
      points += share * weights.influence * player.influence;
      // those at work come back in the cleanup (NR-4.56)
      let artisans = player.artisans;
      for (const placed of player.placed) if (placed) artisans++;
      points += weights.artisan * roundsLeft * Math.min(artisans, limits.artisansKept);
      points += weights.idleArtisan * player.artisans * (turnsNow / numbers.patricians);
      points += share * weights.hand * Math.min(player.hand.length, limits.hand);
      for (const { follower: id, exhausted } of player.row)
        if (follower(id).timing !== 'end-game')
          points += weights.follower * (roundsLeft + (exhausted ? 0 : player.patricians / numbers.patricians));
      player.tiles.forEach((id, space) => {
        if (id !== null && estateTile(id).kind !== 'animal' && player.turned[space] !== true)
          points += weights.tile * roundsLeft;
      });
      points += mosaic(state, seat, player, turns);
      for (const { route, port } of player.ships)
        if (route !== null) points += weights.voyage * (voyages.get(route)?.[port] ?? 0);
      for (const id of TRACKS) {
        const way = spaceOf(state, id, seat) / track.endSpace;
        if (way < 1) points += weights.race * scoring.hippodromeEndVp * way * way;
      }
      [preferredChariot, nextChariot].forEach((id, next) => {
        if (id === null) return;
        const on = chariot(id).track;
        const leads =
          ai === null ? state.tracks[on][0]?.marker === seat : spaceOf(state, on, seat) > spaceOf(state, on, 'neutral');
        if (leads) points += (preferred[next] ?? 0) * scoring.chariotTileVp;
      });
      if (turns > 0) points += weights.payable * mostPayable(state, player);
      if (ai !== null) points += weights.overtaking * ahead(state);
      return points;
    });
  };
}
