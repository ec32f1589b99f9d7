/** The explanations of Nova Roma in English. */
import type { Engine } from '@ludi-romani/core';
import { type Piece, text } from '@ludi-romani/core/words';
import { and, ordinal, plural } from '@ludi-romani/core/words/en';
import type { Countable, NovaRoma, Reward, Row } from '@ludi-romani/nova-roma';
import { catalog, goodIds } from '@ludi-romani/nova-roma/queries';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { labels, words } from '../en';
import { amountsOf, clauses, type Topics, topicOf } from './topics';

const THINGS: Readonly<Record<keyof Reward | Countable, readonly [one: string, several: string]>> = {
  ...labels.things,
  anyGood: ['good of your choice', 'goods of your choice'],
  followers: ['follower in your row', 'followers in your row'],
  spaces: ['space on the tracks', 'spaces on the tracks'],
};
/** The rows of the score, in few letters. */
const ROWS: Readonly<Record<Row, string>> = {
  'sea-routes': 'ports',
  'building-contracts': 'contracts',
  'zone-majorities': 'zones',
  'chariot-tiles': 'chariots',
  'hippodrome-ends': 'tracks',
  'end-game-followers': 'followers',
  animals: 'animals',
  mosaic: 'mosaic',
  'goods-and-coins': 'goods',
  'influence-and-artisans': 'influence',
  'start-player-marker': 'marker',
};
/** Returns the points of the viewer, row by row. */
const points = ({ rows }: Topics['points'] | Topics['player']): string | undefined =>
  rows === null ? undefined : `Yours: ${rows.map(([row, vp]) => `${ROWS[row]} ${vp}`).join(', ') || 'none'}.`;
const much = (count: number, what: keyof typeof THINGS): string => `${count} ${THINGS[what][count === 1 ? 0 : 1]}`;
const list = (pieces: readonly Piece[]): string => text(and(pieces));
const sum = (amounts: Reward): string =>
  list(amountsOf(amounts).map(([what, count]) => much(count, what))) || 'nothing';
/** Returns a sentence, or nothing. */
const only = (isSaid: boolean, said: () => string): string[] => (isSaid ? [said()] : []);

/** Returns what the viewer has in words; spectators have nothing. */
const mine =
  (say: (count: number) => string) =>
  ({ count }: { readonly count: number | null }): string | undefined =>
    count === null ? undefined : say(count);

/** Returns the explanations of the things in the pictures of `engine` in English. */
export function about(engine: Engine<NovaRoma>): Explain<NovaRoma> {
  const box = catalog(engine.components);
  const { numbers, limits, strengthTables, scoring, track, specialEffects, ...tables } = box.components;
  const { title } = words(engine);
  const crossing = ({ row, column }: { row: string; column: string }) => `${title(row)} and ${title(column)}`;

  const performed = ({ strength, isNow }: Topics['trade']): string | undefined =>
    strength === null
      ? undefined
      : isNow
        ? `You perform it with strength ${strength}.`
        : `With your next patrician in its line it would have strength ${strength}.`;
  const needs = (strength: number | null) =>
    only(strength !== null, () => `Here in the display it needs strength ${strength}.`);
  const missing = ({ missing: what, needs, has }: Topics['shipping']): string | undefined =>
    has !== null && needs !== null && has < needs
      ? `Your action has strength ${has} and does not reach it: it needs strength ${needs}.`
      : what === null
        ? undefined
        : amountsOf(what).length === 0
          ? 'You can pay for it.'
          : `You still need ${sum(what)} to pay for it.`;
  const reach = `From the left, ${list(strengthTables.contractSlots.map((slots, i) => `strength ${i + 1} reaches ${slots}`))} of them.`;
  const leg = (sails: number) => `The way from the port before costs ${plural(sails, 'sail')}.`;
  const reached = ({ ships, of }: { ships: number | null; of: number }) =>
    ships === null ? undefined : `Your ships here or further on: ${ships} of ${of}.`;
  const majority = ({ majority: [first, second, others], isSolo }: Topics['zone']): string =>
    isSolo
      ? `At the end, you or the AI with most blocks here scores ${first} VP, the other ${second}. The AI wins ties.`
      : `At the end, most blocks here score ${first} VP, second most ${second}, any other number ${others}.`;
  const blocks = mine((count) => `You have ${plural(count, 'block')} here.`);
  const opens = (strength: number) => `You may build here in a build action with strength ${strength} or more.`;
  const line = (horses: number) =>
    only(horses > 0, () => `To cross the line before it, you pay ${plural(horses, 'horse')}.`);
  const lines = `Lines cost horses: ${list(track.lines.map(({ between: [, to], horses }) => `${horses} before space ${to}`))}.`;
  const rival = (hasRival: boolean) =>
    only(hasRival, () => 'The star is the neutral marker: only ahead of it can you win the prize.');
  const marker = ({ space }: { space: number | null }) =>
    space === null ? undefined : `Your marker on this track is on space ${space}.`;
  const offer = ({ price }: { price: Reward | null }) =>
    only(price !== null, () => `In an upgrade action you can take it for ${sum(price ?? {})}.`);
  const once = ({ isTurned }: { isTurned: boolean }) =>
    isTurned ? 'It is turned over. Now it only counts as a tile.' : 'Then it is turned over and only counts as a tile.';
  const count = mine((n) => `You have ${n}.`);
  const owned = ({ whose }: Pick<Topics['ship'], 'whose'>) =>
    ({ mine: 'Yours', other: 'Of another player', neutral: 'Of nobody', ai: 'Of the AI' })[whose];
  const button = { kind: () => 'Choice' };
  const tile = { kind: () => 'Estate tile' };
  const act = { kind: () => 'Action of the forum', now: performed };
  const tamer = tables.followers.find(
    ({ timing, ...one }) => timing === 'permanent' && !('action' in one && one.action),
  );

  const decks: Readonly<Record<Topics['deck']['deck'], string>> = {
    shipping: 'At the end of each turn it fills the empty places of the display.',
    building: 'At the end of each turn it fills the empty places of the display.',
    estate: 'At the end of each turn it fills the empty places of the display.',
    special: 'At the end of each round a new special tile comes from it.',
    followers: 'At the end of each turn it fills the display. In a recruit action you may also draw from it.',
    emperor: 'One is revealed in each round. It shows where the emperor may stand.',
    chariot: `The one of the round names a track. At the end of the round, the leader there wins it: ${scoring.chariotTileVp} VP.`,
  };
  const goods: Readonly<Record<Topics['good']['good'], string>> = {
    wheat: `In a produce action you hire artisans, for ${strengthTables.hireArtisanWheat} wheat each.`,
    stone: 'You pay for buildings with it.',
    wood: 'You pay for buildings with it.',
    wine: `In an upgrade action it becomes influence. The special estate tile costs ${sum(tables.estateCosts.special)}.`,
    horse: 'In the hippodrome, you cross lines with it.',
  };
  const effect = (what: Topics['follower-round']['effect']): string => {
    switch (what.kind) {
      case 'gain':
        return `you get ${sum(what.reward)}`;
      case 'strength':
        return `the action is stronger by ${what.amount}`;
      case 'place-artisan':
        return `you may pay ${sum(what.cost)} to place an artisan who is free`;
      case 'waive-artisan':
        return 'the building contract costs no artisan';
    }
  };

  const texts: AboutTexts<Topics> = {
    game: {
      title: () => 'Nova Roma',
      kind: () => 'Board game',
      says: ({ isSolo }) => [
        'You lead a house in the new Rome on the Bosporus. Your patricians on the forum decide what you can do.',
        `After round ${numbers.rounds}, most points win${isSolo ? ': you must have more than the AI' : ''}.`,
      ],
      now: ({ round }) => (round === null ? undefined : `This is round ${round} of ${numbers.rounds}.`),
    },
    player: {
      title: () => 'Player',
      kind: () => 'A house',
      says: () => [
        `In each round, a player places ${plural(numbers.patricians, 'patrician')} on the forum, one per turn.`,
        'The number shows the points that the player would score now.',
      ],
      now: points,
    },
    points: {
      title: () => 'Victory points (VP)',
      kind: () => 'If the game ended now',
      says: ({ isSolo }) => [
        `What counts after round ${numbers.rounds}: ships, buildings, zones, races, followers, animals and the mosaic.`,
        ...only(
          !isSolo,
          () =>
            `Also 1 VP per ${scoring.goodsAndCoinsPerVp} coins and goods together, 1 VP per ${scoring.influenceAndArtisansPerVp} influence and artisans together. It falls when you pay.`,
        ),
        ...only(!isSolo, () => `The start player marker counts ${scoring.startPlayerMarkerVp} VP for its owner.`),
      ],
      now: points,
    },
    forum: {
      title: () => labels.forum,
      kind: () => 'Where each turn begins',
      says: () => [
        'Place a patrician on a free space. You may then do the actions at the ends of its row and its column.',
        `The strength of an action is the number of your patricians in its line, plus the emperor: at most ${limits.strength}.`,
        `If you give up an action, you get ${much(limits.forgoneCoins, 'coins')} instead.`,
      ],
      now: mine((n) => `You have ${plural(n, 'patrician')} left in this round.`),
    },
    'forum-space': {
      kind: () => 'Free space of the forum',
      says: (facts) => [`A patrician here gives you two actions: ${crossing(facts)}.`],
      now: ({ row, column, strengths }) =>
        strengths === null
          ? undefined
          : `Here you would have strength ${strengths[0]} for ${title(row)} and ${strengths[1]} for ${title(column)}.`,
    },
    patrician: {
      kind: () => 'Figure on the forum',
      says: (facts) => [
        `It makes the actions ${crossing(facts)} stronger for its owner.`,
        'It keeps its space until the end of the round.',
      ],
      now: ({ isMine }) =>
        isMine === null ? undefined : isMine ? 'It is yours.' : 'It belongs to another player and does not help you.',
    },
    emperor: {
      kind: () => 'Figure on the forum',
      says: (facts) => [
        `He makes the actions ${crossing(facts)} stronger for every player.`,
        'He keeps his space until the end of the round.',
      ],
    },
    legionary: {
      kind: () => 'Figure on the forum',
      says: () => ['A neutral figure. It keeps its space until the end of the round, and makes nothing stronger.'],
    },
    trade: {
      ...act,
      says: () => [
        'You get as many coins as the strength.',
        'Then you may discard followers from your hand: two cards bring a coin.',
        `Finally you may buy goods for a coin each, in this order: ${list(goodIds.map((good) => THINGS[good][1]))}.`,
      ],
    },
    upgrade: {
      ...act,
      says: () => [
        'You get as much influence as the strength.',
        'Then you may turn wine into influence, one for one.',
        'Finally you may take an estate tile, pay the price below it and lay it in your production area.',
      ],
    },
    petition: {
      ...act,
      says: ({ isSolo }) => [
        ...only(
          !isSolo,
          () =>
            `First you may pay ${strengthTables.startMarkerInfluence} influence to be the start player of the next round.`,
        ),
        'You may perform any other action. You choose its strength, and pay as much influence.',
        'It can be at most as strong as the petition.',
      ],
    },
    recruit: {
      ...act,
      says: () => [
        'You draw as many followers as the strength, from the display or blind from the deck.',
        `Then you may play a card of your hand. It costs ${list(strengthTables.recruitCosts.map((cost, i) => `${sum(cost)} with strength ${i + 1}`))}.`,
        `The ${ordinal(limits.extraCostFrom + 1)} card in your row and each later one also costs ${sum(limits.extraCost)}.`,
      ],
    },
    sail: {
      ...act,
      says: () => [
        'You pay for a shipping contract that is in reach. Without one, the action ends.',
        'Then you have as many sails as the strength, to move your ships from port to port.',
      ],
    },
    build: {
      ...act,
      says: () => [
        'You pay for a building contract that is in reach, and keep it for its points. Without one, the action ends.',
        'Then you may place its building in the city.',
        `You need ${list(tables.zones.map(({ id }) => `strength ${strengthTables.zones.findIndex((open) => open.includes(id)) + 1} for zone ${id}`))}.`,
      ],
    },
    race: {
      ...act,
      says: () => [
        'You advance your markers by as many spaces as the strength, on one track or on several.',
        'Then you may pay an artisan who is free for one more space.',
        `${lines} A golden wheel brings an achievement marker or ${sum(numbers.wheelReward)}.`,
      ],
    },
    produce: {
      ...act,
      says: () => [
        `As often as the strength, you hire an artisan for ${much(strengthTables.hireArtisanWheat, 'wheat')}, or place one in your production area.`,
        'A placed artisan brings what its row and its column show, once for each artisan in that line.',
      ],
    },
    'emperor-tile': {
      kind: () => 'Tile of this round',
      says: () => ['The start player places the emperor on one of the two golden spaces.'],
    },
    strength: {
      title: () => labels.strength,
      kind: () => 'How much an action does',
      says: () => [
        `Your patricians in the line of the action, the emperor there, and followers: at most ${limits.strength} together.`,
        'In a petition you choose it here, and pay as much influence.',
      ],
      now: ({ action, strength }) =>
        action === null ? undefined : `You perform ${title(action)} with strength ${strength}.`,
    },
    'start-marker': {
      kind: () => 'Marker of the start player',
      says: ({ isSolo }) =>
        isSolo
          ? ['In the solo game, you begin every round.']
          : [
              'Its owner begins the round and places the emperor.',
              `Pay ${strengthTables.startMarkerInfluence} influence in a petition to have it next. Otherwise the next player gets it.`,
              `After the last round it scores ${scoring.startPlayerMarkerVp} VP.`,
            ],
      now: ({ isSolo, isMine, isClaimed }) =>
        isSolo ? undefined : isClaimed ? 'You will have it in the next round.' : isMine ? 'You have it.' : undefined,
    },
    deck: {
      title: ({ deck }) => labels.decks[deck],
      kind: () => 'Deck',
      says: ({ deck, count: left }) => [`Left in the deck: ${left}.`, decks[deck]],
    },
    discards: {
      title: () => labels.discards,
      kind: () => 'Deck',
      says: (facts) => [`When the deck is empty, these cards are shuffled into a new one. Cards here: ${facts.count}.`],
    },
    'artisan-supply': {
      title: () => labels.artisansLeft,
      kind: () => 'Supply',
      says: (facts) => [`Artisans that you can still hire: ${facts.count} of ${numbers.artisans}.`],
    },
    'building-contracts': {
      kind: () => 'Display',
      says: () => ['In a build action you take one, pay what is on it, and keep it for its points.', reach],
      now: count,
    },
    'shipping-contracts': {
      kind: () => 'Display',
      says: () => ['In a sail action you take one and pay what is on it. Then your ships may sail.', reach],
      now: count,
    },
    building: {
      kind: () => 'Building contract',
      says: ({ cost, vp, blocks: size, needs: strength }) => [
        `In a build action you pay ${sum(cost)} and keep it: ${vp} VP at the end.`,
        `Then you may place this building, of ${plural(size, 'block')}, in the city, turned or mirrored as you like.`,
        ...needs(strength),
      ],
      now: missing,
    },
    shipping: {
      kind: () => 'Shipping contract',
      says: ({ cost, needs: strength }) => [
        `In a sail action you pay ${sum(cost)} and keep it. Then your ships may sail.`,
        'It has no points itself, but achievements and followers count it.',
        ...needs(strength),
      ],
      now: missing,
    },
    harbor: {
      title: () => labels.harbor,
      kind: () => 'Port',
      says: () => [
        'From here each ship takes one of the two routes. It never turns back.',
        'At the end it scores the last port with points that it has reached or passed.',
      ],
      now: ({ vp }) => (vp === null ? undefined : `Your ships score ${vp} VP so far.`),
    },
    'port-vp': {
      kind: () => 'Port',
      says: ({ vp, sails }) => [
        `A ship that comes this far, and to no later port with points, scores ${vp} VP at the end.`,
        leg(sails),
      ],
      now: reached,
    },
    'port-reward': {
      kind: () => 'Port',
      says: ({ reward, sails }) => [`Each ship that reaches or passes it brings ${sum(reward)} at once.`, leg(sails)],
      now: reached,
    },
    ship: {
      title: () => 'Ship',
      kind: owned,
      says: ({ whose, vp, isInHarbor, sails }) => [
        isInHarbor ? 'It is still in the harbor. There it scores nothing.' : `It scores ${vp} VP so far.`,
        whose === 'ai'
          ? 'At the end of each round it moves to its next port, for nothing.'
          : sails === null
            ? isInHarbor
              ? 'Sails of a sail action move it to the first port of a route.'
              : 'It has reached its last port.'
            : `The way to its next port costs ${plural(sails, 'sail')}.`,
      ],
    },
    sails: {
      kind: () => 'Sea',
      says: () => [
        'To reach the next port, a ship needs this number of sails. Without a number, a single one is enough.',
      ],
    },
    zone: {
      kind: () => 'Building zone',
      says: (facts) => [
        opens(facts.strength),
        majority(facts),
        'When all spaces around a round tile are built on, each player with a block there gets its reward.',
      ],
      now: blocks,
    },
    majority: {
      title: ({ zone }) => `Most blocks in zone ${zone}`,
      kind: () => 'Points at the end',
      says: (facts) => [majority(facts), ...only(facts.hasNeutral, () => 'The neutral color can take a place, too.')],
      now: blocks,
    },
    cell: {
      kind: () => 'Building space',
      says: (facts) => [
        opens(facts.strength),
        'A building needs free spaces in its shape. It need not touch another building.',
      ],
      now: blocks,
    },
    block: {
      title: () => 'Block',
      kind: owned,
      says: ({ zone }) => [
        `At the end it counts for the most blocks in zone ${zone}. It also helps to surround round tiles.`,
      ],
    },
    reward: {
      kind: () => 'Reward in the city',
      says: ({ reward, isPaid }) => [
        isPaid
          ? `It has paid ${sum(reward)} to each player with a block around it.`
          : `When all spaces around it are built on, each player with a block there gets ${sum(reward)}, once.`,
      ],
      now: ({ around, covered, isPaid, count: mine }) =>
        mine === null || isPaid
          ? undefined
          : `Built on: ${covered} of ${around}. You have ${plural(mine, 'block')} there.`,
    },
    'reward-space': {
      kind: () => 'Not used',
      says: () => [`A reward tile lies here only with ${numbers.neutralUpToPlayers + 1} or more players.`],
    },
    hippodrome: {
      title: () => labels.hippodrome,
      kind: () => 'Three tracks',
      says: () => [
        'You have a marker on each track. Race actions advance them.',
        `At the end of each round, the leader on one of the tracks wins a chariot tile: ${scoring.chariotTileVp} VP. The neutral marker must be behind, too.`,
        `Each marker on the last space scores ${scoring.hippodromeEndVp} VP at the end.`,
      ],
    },
    track: {
      kind: () => 'Hippodrome',
      says: () => [
        `On space ${track.endSpace}, its last one, each marker scores ${scoring.hippodromeEndVp} VP at the end.`,
      ],
      now: marker,
    },
    'track-space': {
      kind: () => 'Space of a track',
      says: ({ horses, hasRival }) => [
        ...(hasRival ? rival(true) : ['Race actions advance your marker from space to space.']),
        ...line(horses),
        'Of markers on the same space, the first one there leads. The others lie on it.',
      ],
      now: marker,
    },
    'golden-wheel': {
      title: () => 'Golden wheel',
      kind: () => 'Space of a track',
      says: ({ horses }) => [
        `When your marker comes here, take one of your achievement markers from the hippodrome, or ${sum(numbers.wheelReward)}.`,
        ...line(horses),
      ],
      now: marker,
    },
    'track-end': {
      kind: () => 'Space of a track',
      says: ({ horses }) => [`Each marker here scores ${scoring.hippodromeEndVp} VP at the end.`, ...line(horses)],
      now: marker,
    },
    horses: {
      kind: () => 'Hippodrome',
      says: () => [`${lines} If you do not pay, your marker stays before the line.`],
      now: mine((n) => `You have ${much(n, 'horse')}.`),
    },
    'chariot-now': {
      kind: () => 'Prize of this round',
      says: ({ track: number, hasRival }) => [
        `At the end of the round, the leader on track ${number} wins it: ${scoring.chariotTileVp} VP.`,
        ...only(hasRival, () => 'You must be ahead of the neutral marker, too. Otherwise nobody wins it.'),
      ],
      now: ({ space, isFirst }) =>
        space === null ? undefined : `You are on space ${space} and ${isFirst ? 'lead' : 'do not lead'}.`,
    },
    'chariot-next': {
      kind: () => 'Prize of the next round',
      says: ({ track: number }) => [
        `In the next round, the leader on track ${number} wins a chariot tile: ${scoring.chariotTileVp} VP.`,
      ],
    },
    'hippodrome-markers': {
      title: () => 'Achievement markers',
      kind: () => 'Hippodrome',
      says: () => ['A golden wheel lets you take one of your markers from here. You need one for each achievement.'],
      now: mine((n) => `Yours at the hippodrome: ${n}.`),
    },
    supply: {
      title: () => labels.supply,
      kind: () => 'Deck',
      says: () => ['These decks refill the displays. The number is what is left.'],
    },
    'estate-tiles': {
      kind: () => 'Display',
      says: () => [
        'In an upgrade action you may take one for the price below it, and lay it in your production area.',
        'Most tiles work when you place an artisan on them. Animals score at the end.',
      ],
    },
    followers: {
      title: () => labels.followers,
      kind: () => 'Display',
      says: () => [
        'In a recruit action you draw cards into your hand. Played into your row, they help you or score at the end.',
        'The color shows when: at the end, once each round, or always.',
      ],
    },
    'mosaic-tiles': {
      title: () => labels.mosaics,
      kind: () => 'Display',
      says: () => ['Each player takes a tile of each color, for the three rows of the own mosaic.'],
    },
    'mosaic-tile': {
      kind: ({ vp }) => `Row of a mosaic: ${vp} VP for each claim`,
      says: ({ achievements }) => achievements.map((id) => `${title(id)}.`),
    },
    estate: {
      title: () => 'Estate',
      kind: () => 'What a player has',
      says: () => [
        'Coins, goods, influence and free artisans of this player.',
        `There is room for ${limits.goods} of each good. What comes on top is lost.`,
      ],
    },
    production: {
      title: () => 'Production area',
      kind: () => 'Where artisans work',
      says: () => ['In a produce action you place artisans here. Each brings what its row and its column show.'],
      now: mine((n) => `You have ${plural(n, 'free artisan')}.`),
    },
    'production-space': {
      kind: () => 'Space for an artisan and a tile',
      says: ({ row, column }) => [
        `An artisan placed here brings ${THINGS[row][1]} for its row and ${THINGS[column][1]} for its column.`,
        'Each artisan already in the row or column adds one more.',
      ],
      now: ({ row, column, yields }) =>
        yields === null
          ? undefined
          : `Now an artisan would bring ${much(yields.row, row)} and ${much(yields.column, column)}.`,
    },
    'tile-production': {
      ...tile,
      says: (facts) => [`An artisan placed on it also brings ${sum(facts.tile.reward)}.`, ...offer(facts)],
    },
    'tile-conversion': {
      ...tile,
      says: (facts) => {
        const { pay, gain } = box.conversion(facts.tile.conversion);
        return [`When you place an artisan on it, you may change ${sum(pay)} into ${sum(gain)}.`, ...offer(facts)];
      },
    },
    'tile-animal': {
      ...tile,
      says: (facts) => [
        `Sets of any ${list(scoring.animalSetVp.map((_, i) => `${i + 1}`))} animals score ${list(scoring.animalSetVp.map(String))} VP at the end. You may have several sets.`,
        `No artisan can be placed on it${tamer === undefined ? '' : `, except with the follower ${tamer.name}`}.${
          facts.tile.animals > 1 ? ` It counts as ${facts.tile.animals} animals.` : ''
        }`,
        ...offer(facts),
      ],
      now: ({ animals }) => (animals === null ? undefined : `You have ${much(animals, 'animal-tiles')}.`),
    },
    'tile-recruit': {
      ...tile,
      says: (facts) => [
        'When you place an artisan on it, you may play a follower of your hand without paying coins.',
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-sail': {
      ...tile,
      says: (facts) => [
        `When you place an artisan on it, your ships may use ${plural(specialEffects.sail.sails, 'sail')}, without a contract.`,
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-build': {
      ...tile,
      says: (facts) => [
        `When you place an artisan on it, you may build ${plural(box.shape(specialEffects.build.shape).cells.length, 'block')} in zone ${specialEffects.build.zones.join(' or ')}.`,
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-income': {
      ...tile,
      says: (facts) => [
        `When you place an artisan on it, you get ${sum(specialEffects.income.goods)} or ${sum(specialEffects.income.coins)}.`,
        once(facts),
        ...offer(facts),
      ],
    },
    'tile-hippodrome': {
      ...tile,
      says: (facts) => [
        `When you place an artisan on it, you may advance a marker by up to ${plural(specialEffects.hippodrome.spaces, 'space')}, and one more for an artisan.`,
        once(facts),
        ...offer(facts),
      ],
    },
    coins: {
      kind: () => 'What a player has',
      says: ({ isSolo }) => [
        'You pay for followers, for some tiles and contracts, and for goods in a trade action.',
        ...only(
          !isSolo,
          () => `At the end, coins and goods that are left score together: a point per ${scoring.goodsAndCoinsPerVp}.`,
        ),
      ],
      now: mine((n) => `You have ${much(n, 'coins')}.`),
    },
    good: {
      title: ({ good }) => title(good),
      kind: () => 'Good',
      says: ({ good }) => [
        goods[good],
        'Shipping contracts ask for it, too. You get it from artisans in its row or column, or buy it in a trade action.',
        `There is room for ${limits.goods}. What comes on top is lost.`,
      ],
      now: mine((n) => `You have ${n} of at most ${limits.goods}.`),
    },
    influence: {
      kind: () => 'What a player has',
      says: ({ isSolo }) => [
        'You pay for petitions, for later followers in your row, and for some achievements.',
        `You can have ${limits.influence}. For each one more you get ${much(limits.coinsPerInfluenceBeyond, 'coins')} instead.`,
        ...only(
          !isSolo,
          () => `At the end, influence and artisans score together: a point per ${scoring.influenceAndArtisansPerVp}.`,
        ),
      ],
      now: mine((n) => `You have ${n} of at most ${limits.influence}.`),
    },
    artisans: {
      title: () => 'Free artisans',
      kind: () => 'What a player has',
      says: () => [
        'In a produce action you place them in the production area.',
        `After the round all come back, but you keep at most ${limits.artisansKept}.`,
      ],
      now: count,
    },
    'own-building': {
      title: () => labels.building,
      kind: () => 'What a player has',
      says: () => ['Each contract keeps its points for the end.', 'Achievements and a follower count them.'],
      now: ({ count: mine, vp }) => (mine === null ? undefined : `You have ${mine}, for ${vp} VP.`),
    },
    'own-shipping': {
      title: () => labels.shipping,
      kind: () => 'What a player has',
      says: () => ['Achievements and a follower count them. They have no points themselves.'],
      now: count,
    },
    'own-chariots': {
      title: () => labels.decks.chariot,
      kind: () => 'What a player has',
      says: () => [
        `Each scores ${scoring.chariotTileVp} VP at the end.`,
        'In each round you win one if you lead on the track of the round.',
      ],
      now: count,
    },
    'own-markers': {
      title: () => 'Achievement markers',
      kind: () => 'What a player has',
      says: () => [
        'Each achievement that you claim uses one.',
        `You begin with ${numbers.ownMarkers}, and can win ${numbers.hippodromeMarkers} on golden wheels of the hippodrome.`,
      ],
      now: count,
    },
    'own-patricians': {
      title: () => 'Patricians',
      kind: () => 'What a player has',
      says: () => [`In each turn you place one on the forum. In the next round you have ${numbers.patricians} again.`],
      now: count,
    },
    'own-legionaries': {
      title: () => 'Legionaries',
      kind: () => 'What a player has',
      says: ({ each }) => [
        `With two players, each places ${each} in a round, after the first turns. They only block spaces.`,
      ],
      now: count,
    },
    'own-blocks': {
      title: () => 'Building blocks',
      kind: () => 'What a player has',
      says: () => [`You begin with ${numbers.blocks}. Each building in the city uses as many as its shape has.`],
      now: count,
    },
    mosaic: {
      title: () => labels.mosaic,
      kind: () => 'What a player has',
      says: () => [
        'Once per turn, before or after your actions, you may claim an achievement that you fulfill. It uses a marker, but nothing else.',
        'If it also costs influence, it says so. On the left are the points of a claim, around it those of full lines.',
      ],
      now: ({ count: mine, of, markers }) =>
        mine === null ? undefined : `You have claimed ${mine} of ${of}, and have ${plural(markers, 'marker')} left.`,
    },
    achievement: {
      kind: ({ vp }) => `Achievement, ${vp} VP`,
      says: ({ achievement, vp, reward }) => [
        achievement.kind === 'markers'
          ? `To claim it, you need ${plural(achievement.markers, 'marker')} on space ${achievement.space} of a track or beyond.`
          : achievement.of.length === 1
            ? `To claim it, you need ${achievement.of.map((what) => much(achievement.min, what)).join('')}${
                amountsOf(achievement.cost).length > 0 ? `, and pay ${sum(achievement.cost)}` : ''
              }.`
            : `To claim it, you need ${list(achievement.of.map((what) => THINGS[what][1]))}: ${achievement.min} in all, and one of each.`,
        ...only(achievement.kind === 'count' && amountsOf(achievement.cost).length === 0, () => 'You keep them all.'),
        `At the end it scores ${vp} VP.${amountsOf(reward).length > 0 ? ` It brings ${sum(reward)} at once.` : ''}`,
      ],
      now: ({ achievement, counts, isClaimed }) => {
        if (counts === null) return undefined;
        if (isClaimed) return 'You have claimed it.';
        if (achievement.kind === 'count' && counts.length > 1)
          return `You have ${list(achievement.of.map((what, i) => much(counts[i] ?? 0, what)))}.`;
        return `You have ${counts.join('')} of ${achievement.kind === 'count' ? achievement.min : achievement.markers}.`;
      },
    },
    'mosaic-space': {
      kind: () => 'Mosaic',
      says: () => ['A mosaic tile of the draft will bring an achievement here.'],
    },
    claim: {
      kind: () => 'Mosaic',
      says: ({ vp, reward }) => [
        `Each achievement that you claim in this row scores ${vp} VP at the end.`,
        ...only(amountsOf(reward).length > 0, () => `It also brings ${sum(reward)} at once.`),
      ],
    },
    'mosaic-line': {
      kind: () => 'Full line of a mosaic',
      says: ({ of, vp, reward }) => [
        `When all ${of} achievements of the line are claimed, it scores ${vp} VP at the end and brings ${sum(reward)} at once.`,
      ],
      now: ({ count: mine, of }) => (mine === null ? undefined : `You have claimed ${mine} of ${of}.`),
    },
    row: {
      title: () => 'Followers in play',
      kind: () => 'What a player has',
      says: () => [
        `Here they score at the end, or help you from your next action on. There is room for ${limits.followerRow}.`,
        `The ${ordinal(limits.extraCostFrom + 1)} card and each later one costs ${sum(limits.extraCost)} more.`,
      ],
      now: mine((n) => `You have ${n} of ${limits.followerRow}.`),
    },
    hand: {
      title: () => labels.hand,
      kind: () => 'What a player has',
      says: () => [
        `In a recruit action you may play one into your row. It costs ${list(strengthTables.recruitCosts.map((cost, i) => `${sum(cost)} with strength ${i + 1}`))}.`,
        `After recruiting you keep at most ${limits.hand}.`,
      ],
      now: mine((n) => `You hold ${plural(n, 'card')}.`),
    },
    'follower-end': {
      kind: () => 'Follower, counts at the end',
      says: ({ score }) => {
        const { vp, of } = score;
        if (score.kind === 'at-least')
          return [`In your row it scores ${vp} VP at the end, if you have at least ${much(score.min, of)}.`];
        const each = score.per > 1 ? much(score.per, of) : THINGS[of][0];
        return score.base > 0
          ? [`In your row it scores ${score.base} VP at the end, and ${vp} more for each ${each}.`]
          : [`In your row it scores ${vp} VP for each ${each} at the end.`];
      },
      now: ({ vp, held }) =>
        vp === null || held === null
          ? undefined
          : `${held === 'hand' ? 'In your row' : 'Now'} it would score ${vp} VP.`,
    },
    'follower-round': {
      kind: () => 'Follower, once each round',
      says: (facts) => [
        `In your row: once each round, in the action ${title(facts.action)}, ${effect(facts.effect)}.`,
        'You activate it during that action. Then it is turned over until the round ends.',
      ],
      now: ({ held }) =>
        held === null
          ? undefined
          : held === 'hand'
            ? 'You have it in your hand. Played with Recruit, it helps you from your next action on.'
            : held.exhausted
              ? 'You have used it in this round.'
              : held.fresh
                ? 'You have just played it. It helps you from your next action on.'
                : 'You have not used it in this round.',
    },
    'follower-always': {
      kind: () => 'Follower, works always',
      says: ({ action, reward }) => [`In your row: each time you perform ${title(action)}, you get ${sum(reward)}.`],
    },
    'follower-tamer': {
      kind: () => 'Follower, works always',
      says: ({ coins }) => [
        `In your row: your artisans may be placed on animal tiles, and bring ${much(coins, 'coins')} each time.`,
      ],
    },
    ai: {
      kind: () => 'Your opponent in the solo game',
      says: () => ['It takes no turns. At the end of each round it moves its ships and takes a building contract.'],
    },
    'ai-vp': {
      title: () => 'Points of the AI',
      kind: () => 'So far',
      says: () => [
        `It gets ${tables.solo.blockedLegionaryVp} VP for each legionary whose space is taken. The rest is counted at the end.`,
      ],
    },
    'ai-building': {
      title: () => labels.building,
      kind: () => 'Of the AI',
      says: () => ['At the end of each round the AI takes the leftmost contract. It scores their points.'],
    },
    'ai-chariots': {
      title: () => labels.decks.chariot,
      kind: () => 'Of the AI',
      says: () => [`Each scores ${scoring.chariotTileVp} VP for the AI.`],
    },
    done: {
      ...button,
      title: () => labels.done,
      says: () => ['Does what you have chosen.'],
    },
    turn: { ...button, title: () => labels.rotate, says: () => ['Turns the building, before you place it.'] },
    'end-turn': {
      ...button,
      title: () => 'End the turn',
      says: () => ['Ends your turn. You claim no achievement in it.'],
    },
    continue: { ...button, title: () => 'Go on', says: () => ['Goes on without using a follower now.'] },
    skip: {
      ...button,
      title: () => 'Skip',
      says: ({ isContract }) =>
        isContract
          ? ['Takes no contract. The action ends with that.']
          : ['Leaves this step out. You cannot come back to it in this action.'],
    },
    forgo: {
      ...button,
      title: ({ action }) => `Give up ${title(action)}`,
      says: ({ action }) => [
        `You do not perform ${title(action)}, and get ${much(limits.forgoneCoins, 'coins')} instead.`,
      ],
    },
    'spend-wine': {
      ...button,
      title: () => 'Spend wine',
      says: ({ amount }) => [`You pay ${much(amount, 'wine')} and get as much influence.`],
    },
  };
  return explaining(topicOf(box, engine.scores), clauses, texts, { title });
}
