/** What each player of Nova Roma may expect to end with. */
import type { Engine } from '@ludi-romani/core';
import type { Achievement, NovaRoma } from '@ludi-romani/nova-roma';
import {
  achievementOn,
  aiScore,
  artisansKept,
  type Catalog,
  canPay,
  claimVp,
  countOf,
  goodIds,
  spaceOf,
  trackIds,
  trackRanking,
} from '@ludi-romani/nova-roma/queries';
import { overtaking } from './ai';
import type { Weights } from './weights';

type State = NovaRoma['state'];
type Player = State['players'][number];

/** Most contracts ask for no more than that of one good. */
const USUAL = 2;

/** The points that the game would score now, and what is still to come of what a player has. In a solo game, ahead of the AI. */
export function prospectsOf(
  engine: Pick<Engine<NovaRoma>, 'scores'>,
  catalog: Catalog,
  weights: Weights,
): (state: State) => number[] {
  const { components, buildingContract, chariot, estateTile, follower, track } = catalog;
  const { numbers, limits, scoring, mosaicBoard, routes } = components;
  const ahead = overtaking(catalog);
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

  /** how near a player is to an achievement, 1 where it could be claimed */
  const nearness = (state: State, seat: number, wanted: Achievement): number => {
    if (wanted.kind === 'markers') {
      const spaces = trackIds.map((id) => Math.min(spaceOf(state, id, seat), wanted.space)).sort((a, b) => b - a);
      let near = 0;
      for (let i = 0; i < wanted.markers; i++) near += spaces[i] ?? 0;
      return near / (wanted.markers * wanted.space);
    }
    let total = 0;
    let missing = 0;
    for (const what of wanted.of) {
      const count = countOf(catalog, state, seat, what);
      total += count;
      if (count === 0) missing++;
    }
    return Math.min(total, Math.max(0, wanted.min - missing)) / wanted.min;
  };

  /** what the achievements are worth that may still be claimed, and the lines that they complete */
  const mosaic = (state: State, seat: number, player: Player, turns: number): number => {
    const { claims, achievementMarkers } = player;
    const likely = claims.map((claimed, space) => {
      if (claimed) return 1;
      const wanted = achievementOn(catalog, state, seat, space);
      if (wanted === undefined) return 0;
      const near = nearness(state, seat, wanted);
      return weights.achievement * near * near;
    });
    // the best of them, as many as there are markers and turns for
    const claimable = Math.min(achievementMarkers.own, turns);
    const worth = likely.map((chance, space) => (claims[space] ? 0 : chance * claimVp(catalog, space)));
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
      const { vp, cost } = buildingContract(id);
      if (vp > most && canPay(player, cost)) most = vp;
    }
    return most;
  };

  return (state) => {
    const { phase, round, players, turn, ai, preferredChariot, nextChariot } = state;
    const scores = engine.scores(state);
    const over = phase === 'over';
    const roundsLeft = over ? 0 : numbers.rounds - round;
    const against = aiScore(catalog, state);
    const beaten = against === null ? 0 : against.total - (over ? 0 : weights.handicap);
    const leaders = [preferredChariot, nextChariot].map((id) =>
      id === null ? undefined : trackRanking(state, chariot(id).track)[0],
    );
    return players.map((player, seat) => {
      let points = (scores[seat]?.total ?? 0) - beaten;
      if (over) return points;
      const acting = turn?.player === seat;
      const turnsNow = player.patricians + (acting && turn.space !== null ? 0.5 : 0);
      const turns = roundsLeft * numbers.patricians + turnsNow;
      const share = turns / turnsOfAll;

      points += weights.turn * turns;
      for (const good of goodIds) {
        const has = player.goods[good];
        points += share * (weights.good * Math.min(has, USUAL) + weights.surplus * Math.max(0, has - USUAL));
      }
      points += share * weights.coin * player.coins;
      points += share * weights.influence * player.influence;
      points += weights.artisan * roundsLeft * artisansKept(catalog, player);
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
      for (const id of trackIds) {
        const way = spaceOf(state, id, seat) / track.end;
        if (way < 1) points += weights.race * scoring.hippodromeEndVp * way * way;
      }
      leaders.forEach((leader, next) => {
        if (leader === seat) points += (preferred[next] ?? 0) * scoring.chariotTileVp;
      });
      if (turns > 0) points += weights.payable * mostPayable(state, player);
      if (ai !== null) points += weights.overtaking * ahead(state);
      return points;
    });
  };
}
