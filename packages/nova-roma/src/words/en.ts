/** The names and sentences of Nova Roma in English. */
import type { Engine } from '@ludi-romani/core';
import { by, commas, type Phrase, type Piece, say, text, type Words, wordsOf } from '@ludi-romani/core/words';
import { amount, and, imperative, inWords, plural } from '@ludi-romani/core/words/en';
import type {
  FollowerId,
  NovaRoma,
  Owner,
  Performance,
  PortId,
  Question,
  Reward,
  Row,
  Seen,
  Source,
} from '@ludi-romani/nova-roma';
import { catalog, conversionOn, estateTileIn, goodIds } from '@ludi-romani/nova-roma/queries';
import { brings } from './brings';
import {
  actionsLeft,
  at,
  cellsAt,
  type Declinable,
  doing,
  type Face,
  faceOf,
  followerId,
  forumSpace,
  helped,
  helpers,
  inOrder,
  inTurn,
  isBegun,
  isPermanent,
  leftOf,
  lineIn,
  shapeId,
  type Tools,
  things,
} from './names';
import { options } from './options';

/** Things with a plural: the singular and the plural. */
const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  coins: ['coin', 'coins'],
  horse: ['horse', 'horses'],
  artisan: ['artisan', 'artisans'],
  anyGood: ['good of choice', 'goods of choice'],
  'building-contracts': ['building contract', 'building contracts'],
  'shipping-contracts': ['shipping contract', 'shipping contracts'],
  followers: ['follower', 'followers'],
  'estate-tiles': ['estate tile', 'estate tiles'],
  'animal-tiles': ['animal tile', 'animal tiles'],
  spaces: ['space on the tracks', 'spaces on the tracks'],
  sails: ['sail', 'sails'],
  blocks: ['block', 'blocks'],
  steps: ['space', 'spaces'],
};
const formsOf = (what: string) => COUNTED[what] ?? ([what, what] as const);
const much = (count: number, what: string) => amount(count, what, ...formsOf(what));

/** Returns amounts as a phrase: `1 wheat and 2 coins`. In a title, `brief` returns `1 wheat, 2 coins`. */
const sum = (amounts?: Reward): Phrase => and(things(amounts).map(([what, count]) => much(count, what)));
const brief = (amounts?: Reward): string =>
  text(commas(things(amounts).map(([what, count]) => much(count, what)))) || 'free';

/** The names that differ from the words of the id, as they are written in the middle of a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  'shape-mono': 'single block',
  'shape-domino': 'domino',
  'shape-i3': 'bar of three',
  'shape-l3': 'corner of three',
  'shape-i4': 'bar of four',
  'shape-l4': 'L of four',
  'shape-t4': 'T of four',
  'shape-s4': 'S of four',
  'shape-o4': 'square of four',
  north: 'north route',
  south: 'south route',
  forum: 'forum',
  estate: 'estate tiles',
  neutral: 'neutral color',
  ai: 'AI',
  anyGood: 'good of choice',
  shipping: 'shipping contracts',
  building: 'building contracts',
  special: 'special estate tiles',
  chariot: 'chariot tiles',
  'start-marker': 'start player marker',
};
const nameIn = (id: string): string => NAMES[id] ?? id.replaceAll('-', ' ');
const shapeName = (shape: string): string => NAMES[shapeId(shape)] ?? shape.replaceAll('-', ' ');

/** Returns the name of a component, a board or a space, without an article. */
function nameOf(face: Face): string {
  switch (face.kind) {
    case 'follower':
      return face.name;
    case 'shipping':
      return `shipping contract (${brief(face.cost)})`;
    case 'building':
      return `building contract (${shapeName(face.shape)}, ${face.vp} VP, for ${brief(face.cost)})`;
    case 'production':
      return `production tile (${brief(face.reward)})`;
    case 'exchange':
      return `conversion tile (${brief(face.pay)} for ${brief(face.gain)})`;
    case 'conversion':
      return `${brief(face.pay)} for ${brief(face.gain)}`;
    case 'animal':
      return face.animals > 1 ? 'lion tile' : 'animal tile';
    case 'count': {
      const { of, min, cost } = face;
      const [only] = of;
      const needed =
        of.length === 1 && only !== undefined
          ? much(min, only).text
          : min === of.length
            ? text(and(of.map((what) => much(1, what))))
            : `${text(and(of.map((what) => formsOf(what)[1])))}, ${min} in all`;
      return things(cost).length > 0 ? `${needed}, spending ${brief(cost)}` : needed;
    }
    case 'markers':
      return `${plural(face.markers, 'marker')} on space ${face.space} or beyond`;
    case 'mosaic':
      return `${face.color} mosaic tile ${face.number}`;
    case 'emperor-tile':
      return `emperor tile ${face.number}`;
    case 'chariot':
      return `chariot tile of ${nameIn(face.track)}`;
    case 'reward':
      return `reward tile (${brief(face.reward)})`;
    case 'reward-space':
      return `reward space ${face.space}`;
    case 'port':
      return `${face.route} port ${face.number} (${face.vp === undefined ? brief(face.reward) : `${face.vp} VP`})`;
    case 'zone':
      return `zone ${face.zone}`;
    case 'space':
      return `${face.board.length > 1 ? nameIn(face.board) : `zone ${face.board}`} ${face.at}`;
    case 'track-space':
      return `${nameIn(face.track)}, space ${face.space}`;
    default:
      return `${face.kind} tile`;
  }
}

const ROWS: Readonly<Record<Row, string>> = {
  'sea-routes': 'Ports',
  'building-contracts': 'Building contracts',
  'zone-majorities': 'Zone majorities',
  'chariot-tiles': 'Chariot tiles',
  'hippodrome-ends': 'Last spaces of the tracks',
  'end-game-followers': 'Followers',
  animals: 'Animals',
  mosaic: 'Mosaic',
  'goods-and-coins': 'Goods and coins',
  'influence-and-artisans': 'Influence and artisans',
  'start-player-marker': 'Start player marker',
};

/** The sentence for skipping each step. `more` is empty if the player did nothing in the step before. */
const DECLINED: Readonly<Record<Declinable, (more: string) => string>> = {
  'discard-pair': (more) => `Discard no ${more}followers`,
  'buy-good': (more) => `Buy no ${more}goods`,
  'spend-wine': () => 'Spend no wine',
  'estate-tile': () => 'Take no estate tile',
  'start-marker': () => 'Do not claim the start player marker',
  petition: () => 'Perform no other action',
  draw: () => 'Draw no follower',
  'play-follower': () => 'Play no follower',
  contract: () => 'Take no contract',
  sail: (more) => (more ? 'Sail no further' : 'Move no ship'),
  building: () => 'Do not build in the city',
  advance: (more) => (more ? 'Advance no further' : 'Advance no marker'),
  charioteer: () => 'Spend no artisan',
  produce: (more) => `Hire and place no ${more}artisans`,
  conversion: () => 'Convert nothing',
};

/** Returns the names and sentences of `engine` in English. */
export function words(engine: Engine<NovaRoma>): Words<NovaRoma> {
  const box = catalog(engine.components);
  const { numbers, limits, strengthTables, specialEffects } = box.components;
  const face = faceOf(box);
  const named = (id: string): string | undefined => {
    const found = face(id);
    return found ? nameOf(found) : NAMES[id];
  };
  const the = (id: string): string | undefined => {
    const name = named(id);
    return name && (/^(follower|port|mosaic|reward-space)$/.test(face(id)?.kind ?? '') ? name : `the ${name}`);
  };
  /** Returns the rest of a step: `2 left`, `2 sails left`. */
  const left = (seen: Seen, question: Question, what?: string): string => {
    const count = leftOf(box, seen, question);
    return `${what === undefined ? count : much(count, what).text} left`;
  };

  const it = (id: string, { thing }: Tools): Phrase => thing(id, the(id));
  const person = (follower: FollowerId, { thing }: Tools): Phrase => thing(followerId(follower));
  const people = (ids: readonly FollowerId[], tools: Tools): Phrase => and(ids.map((id) => person(id, tools)));
  /** Returns the names of cards, or their number if the viewer may not know them. */
  const cards = (ids: readonly FollowerId[] | undefined, count: number, tools: Tools): Piece =>
    ids ? people(ids, tools) : much(count, 'followers');
  const owner = (marker: Owner, tools: Tools): Phrase =>
    marker === 'neutral' ? it(tools.seen.ai === null ? marker : 'ai', tools) : tools.who(marker);
  const inZone = (zone: string, { thing }: Tools): Phrase => thing(zone, `zone ${zone}`);
  const onTrack = (track: string, { thing }: Tools): Phrase => thing(track, nameIn(track));
  const onBoard = (board: string, space: number, { thing }: Tools): Phrase => thing(`${board}-${space}`, at(space));
  const onOffer = (id: string, tools: Tools): Phrase => say`on offer now: ${it(id, tools)}`;
  const offOffer = (id: string, tools: Tools): Phrase => say`no longer on offer: ${it(id, tools)}`;
  const performs = ({ action, strength }: Performance, { thing }: Tools): Phrase =>
    say`performs ${thing(action)} with strength ${strength}`;
  const sails = ({ ship, port }: { readonly ship: number; readonly port: PortId }, tools: Tools): Phrase =>
    say`sails ship ${ship + 1} to ${it(port, tools)}`;
  const crossing = (space: number, { seen, thing }: Tools): Phrase => {
    const { id, actions } = forumSpace(box, seen, space);
    return thing(id, actions.map(inWords).join('/'));
  };
  /** Returns the source of a gain, unless the sentence before names it. */
  const from = (source: Source, tools: Tools): Piece => {
    switch (source.kind) {
      case 'follower':
        return isPermanent(box, source.follower) && say` from ${person(source.follower, tools)}`;
      case 'estate-tile':
      case 'reward-tile':
        return say` from ${it(source.tile, tools)}`;
      case 'track':
        return ' from the golden wheel';
      case 'mosaic-line': {
        const line = lineIn(box, source.line);
        return say` for the completed ${tools.thing(line, nameIn(line))}`;
      }
      default:
        return undefined;
    }
  };

  return wordsOf(
    engine,
    {
      language: 'en',
      /**
       * Accepts the id of a component, or one of these: `follower-12` for a follower; `forum-0`, `estate-0` and `mosaic-0` for a space of
       * the forum, the production area or the mosaic; `A-0` for a cell of a zone; `track-1-0` for a space of a track; `ai` for the AI;
       * `shape-l3` for the shape of a building, because some shapes have the id of a port.
       */
      title: named,
      inWords,
      player: (_, seat) => `Player ${seat + 1}`,

      asks: helped(
        box,
        {
          emperor: 'Choose one of two spaces for the emperor',
          patrician: (question, { seen }) => `Choose a space for a patrician (${left(seen, question)})`,
          line: (_, { seen, thing }) => {
            const [first, second] = actionsLeft(box, seen).map((action) => thing(action));
            return second === undefined
              ? say`Choose ${first}, or give it up`
              : say`Choose ${first} or ${second} to perform first, or give one up`;
          },
          window: (question, tools) =>
            say`Activate ${helpers(box, question, tools, 'or')} for ${tools.thing(doing(tools.seen).action)}, or go on`,
          'discard-pair': 'Choose two followers to discard for a coin, or go on',
          'buy-good': ({ from }) =>
            say`Buy goods for 1 coin each (${inOrder(
              goodIds.slice(from).map((good) => formsOf(good)[1]),
              'first',
              'then',
            )}), or none`,
          'spend-wine': 'Choose how much wine to spend for influence, or go on',
          'estate-tile': 'Choose an estate tile, or take none',
          'estate-space': ({ slot }, tools) =>
            say`Choose a space of your production area for ${it(estateTileIn(tools.seen, slot) ?? '', tools)}`,
          'start-marker': say`Claim the start player marker for ${much(strengthTables.startMarkerInfluence, 'influence')}, or go on`,
          petition: (question, { seen }) =>
            `Choose another action and its strength, for up to ${leftOf(box, seen, question)} influence, or go on`,
          draw: (question, { seen }) => `Choose a follower to draw (${left(seen, question)})`,
          'play-follower': ({ tile }) =>
            `Choose a follower of your hand to play${tile === null ? '' : ' without paying coins'}, or play none`,
          'replace-follower': ({ follower }, tools) =>
            say`Choose a follower of your row to discard, to make room for ${person(follower, tools)}`,
          'hand-limit': (question, { seen }) =>
            `Choose followers to discard until you have ${limits.hand} (${left(seen, question)})`,
          contract: ({ kind }) => `Choose a ${kind} contract, or take none`,
          sail: (question, { seen }) => `Choose a ship to move, or stop (${left(seen, question, 'sails')})`,
          building: ({ shape }, { thing }) =>
            say`Choose where to build ${thing(shapeId(shape), `the ${shapeName(shape)}`)} in the city, or do not build`,
          advance: (question, tools) =>
            say`Choose a marker to advance${question.track !== null && say` on ${onTrack(question.track, tools)}`}, or stop (${left(tools.seen, question, 'steps')})`,
          charioteer: 'Choose a marker to advance one more space for an artisan, or go on',
          wheel: ({ track }, tools) => say`Choose the reward of the golden wheel on ${onTrack(track, tools)}`,
          produce: (question, { seen }) =>
            `Hire an artisan for ${strengthTables.hireArtisanWheat} wheat, or place one, or stop (${left(seen, question)})`,
          'place-artisan': 'Choose a space of your production area for an artisan',
          conversion: (question, { seen }) => {
            const { pay, gain } = conversionOn(box, seen, question.player, question.tile);
            return say`Convert ${sum(pay)} into ${sum(gain)}, or decline`;
          },
          income: say`Take ${sum(specialEffects.income.goods)} or ${sum(specialEffects.income.coins)}`,
          'choose-good': (question, { seen }) => `Choose a good (${left(seen, question)})`,
          'draft-mosaic': 'Choose a mosaic tile of a color that you do not have yet',
          'draft-follower': 'Choose a follower to keep, and pass the rest',
          'keep-followers': 'Choose two of your followers to keep',
          legionary: 'Choose a space for a legionary, who blocks it',
          'end-of-turn': 'Choose an achievement to claim, or end your turn',
        },
        'or',
        (followers, prompt) => say`Activate ${followers}, or ${prompt}`,
      ),

      says: {
        'place-emperor': null,
        'place-patrician': null,
        'claim-achievement': null,
        'begin-action': null,
        'forgo-action': null,
        'activate-follower': null,
        continue: 'Activate no follower',
        skip: (_, { question }) => DECLINED[question.ask](isBegun(question) ? 'more ' : ''),
        'discard-pair': null,
        'buy-good': null,
        'spend-wine': null,
        'take-estate-tile': ({ slot }, tools) =>
          say`Take ${it(estateTileIn(tools.seen, slot) ?? '', tools)}${slot !== 'special' && ` in slot ${slot}`}`,
        'place-estate-tile': null,
        'take-start-marker': null,
        'petition-action': null,
        'draw-follower': ({ slot }) => (slot === 'deck' ? 'Draw a follower from the deck' : []),
        'play-follower': null,
        'replace-follower': null,
        'discard-to-limit': null,
        'take-contract': ({ kind, slot }) => `Take the ${kind} contract in slot ${slot}`,
        sail: null,
        'place-building': null,
        'advance-chariot': null,
        'spend-charioteer': null,
        'wheel-reward': null,
        'hire-artisan': null,
        'place-artisan': null,
        'use-conversion': (_, { seen, question }) => {
          const { pay, gain } = conversionOn(box, seen, question.player, question.tile);
          return say`Convert ${sum(pay)} into ${sum(gain)}`;
        },
        'choose-income': ({ option }) => say`Take ${sum(specialEffects.income[option])}`,
        'choose-good': ({ good }) => say`Take ${much(1, good)}`,
        'draft-mosaic': null,
        'draft-follower': null,
        'keep-followers': null,
        'place-legionary': null,
        'end-turn': 'End your turn',
      },

      tells: {
        'forum-tiles-laid': ({ tiles }, { thing }) => {
          const names = tiles.map((tile) => thing(tile));
          return say`the rows of the forum are ${and(names.slice(0, 4))}, the columns ${and(names.slice(4))}`;
        },
        'reward-tile-laid': null,
        'blocks-laid': ({ zone, cells }, tools) =>
          say`${owner('neutral', tools)} has ${much(cells.length, 'blocks')} in ${inZone(zone, tools)}`,
        'markers-stacked': null,
        'mosaic-dealt': by(({ tiles }, tools) => say`gets ${and(tiles.map((tile) => it(tile, tools)))}`),
        'followers-dealt': by(({ count, secret }, tools) => say`gets ${cards(secret?.followers, count, tools)}`),
        'ai-began': ({ vp }, tools) => say`${owner('neutral', tools)} begins with ${vp} VP`,
        'mosaic-drafted': by(({ tile }, tools) => say`takes ${it(tile, tools)}`),
        'mosaic-revealed': ({ tile }, tools) => onOffer(tile, tools),
        'packet-received': by(
          ({ from: giver, count, secret }, tools) =>
            say`gets ${cards(secret?.cards, count, tools)} from ${giver === 'deck' ? 'the deck' : tools.who(giver)}`,
        ),
        'follower-drafted': by(({ secret }, tools) => say`keeps ${cards(secret && [secret.follower], 1, tools)}`),
        'packets-passed': () => 'everybody passes the rest to the left',
        'packet-kept': by(({ count, secret }, tools) => say`keeps ${cards(secret?.followers, count, tools)}`),
        'followers-kept': by(({ secret }, tools) => say`keeps ${cards(secret?.followers, 2, tools)} for good`),
        'draft-ended': ({ kept }) => say`everybody has kept ${much(kept, 'followers')}, the rest goes into the deck`,
        'start-player': ({ player }, { who }) => say`start player: ${who(player)}`,
        'round-began': ({ round }) => `round ${round} of ${numbers.rounds} begins`,
        'emperor-stack-shuffled': ({ count }) => `the ${count} emperor tiles are shuffled`,
        'emperor-tile-revealed': null,
        'emperor-placed': by(({ space }, tools) => say`places the emperor on ${crossing(space, tools)}`),
        'turn-began': null,
        'patrician-placed': by(({ space }, tools) => say`places a patrician on ${crossing(space, tools)}`),
        'legionary-placed': ({ player, space }, tools) => {
          const place = crossing(space, tools);
          return player === null
            ? say`a legionary is placed on ${place}`
            : say`${tools.who(player)} places a legionary on ${place}`;
        },
        'legionary-blocked': ({ space, vp }, tools) =>
          say`no legionary can stand on ${crossing(space, tools)}: ${owner('neutral', tools)} scores ${vp} VP`,
        'turn-ended': null,
        'action-begun': by((event, tools) => performs(event, tools)),
        'action-forgone': by(({ action }, { thing }) => say`gives up ${thing(action)}`),
        'action-ended': null,
        petitioned: by((event, tools) => performs(event, tools)),
        'follower-activated': by(({ follower }, tools) => say`activates ${person(follower, tools)}`),
        'follower-triggered': null,
        'strength-gained': by(({ strength }) => `raises the strength to ${strength}`),
        'artisan-waived': by(() => 'pays no artisan for the contract'),
        gained: by(({ gains, source }, tools) => {
          const verb =
            source.kind === 'setup'
              ? 'begins with'
              : source.kind === 'action' && source.action === 'produce'
                ? 'hires'
                : 'gains';
          return say`${verb} ${sum(gains)}${from(source, tools)}`;
        }),
        paid: by(({ cost }) => say`pays ${sum(cost)}`),
        'followers-discarded': by(
          ({ from: place, followers }, tools) =>
            say`discards ${people(followers, tools)}${place === 'row' && ' from the row'}`,
        ),
        'follower-taken': by(({ follower }, tools) => say`takes ${person(follower, tools)} from the display`),
        'follower-drawn': by(
          ({ secret }, tools) => say`draws ${cards(secret && [secret.follower], 1, tools)} from the deck`,
        ),
        'follower-announced': by(({ follower }, tools) => say`announces ${person(follower, tools)}`),
        'follower-played': by(({ follower }, tools) => say`plays ${person(follower, tools)}`),
        'followers-shuffled': ({ count }) => `the follower deck is shuffled, cards: ${count}`,
        'estate-tile-placed': by(
          ({ tile, space, replaced }, tools) =>
            say`lays ${it(tile, tools)} on ${onBoard('estate', space, tools)}${
              replaced !== null && say` in place of ${it(replaced, tools)}`
            }`,
        ),
        'start-marker-claimed': by(() => 'claims the start player marker'),
        'contract-taken': by(({ contract }, tools) => say`takes ${it(contract, tools)}`),
        sailed: by(
          (event, tools) =>
            say`${sails(event, tools)} for ${much(box.ports.find(({ id }) => id === event.port)?.sails ?? 0, 'sails')}`,
        ),
        'building-placed': by(
          ({ zone, cells }, tools) => say`builds in ${inZone(zone, tools)} on ${and(cellsAt(box, zone, cells))}`,
        ),
        'reward-tile-completed': ({ space, tile }, tools) =>
          say`buildings surround ${it(tile, tools)} on ${it(space, tools)}`,
        'chariot-advanced': ({ marker, track, space }, tools) =>
          say`${owner(marker, tools)} advances to space ${space} of ${onTrack(track, tools)}`,
        'achievement-marker-taken': by(() => 'takes an achievement marker'),
        'artisan-placed': by(({ space }, tools) => say`places an artisan on ${onBoard('estate', space, tools)}`),
        'tile-turned': by(({ tile }, tools) => say`turns ${it(tile, tools)} over`),
        'achievement-claimed': by(
          ({ space, achievement }, tools) =>
            say`claims the achievement on ${onBoard('mosaic', space, tools)} (${tools.thing(achievement, named(achievement))})`,
        ),
        'card-slid': null,
        'display-refilled': ({ card }, tools) => onOffer(card, tools),
        'follower-revealed': ({ follower }, tools) => onOffer(followerId(follower), tools),
        'special-revealed': ({ tile }, tools) => onOffer(tile, tools),
        'tile-discarded': ({ tile }, tools) => offOffer(tile, tools),
        'follower-discarded': ({ follower }, tools) => offOffer(followerId(follower), tools),
        'contract-discarded': ({ kind, contract }, tools) =>
          kind === 'building'
            ? say`${owner('neutral', tools)} takes ${it(contract, tools)}`
            : offOffer(contract, tools),
        'track-ranked': null,
        'chariot-tile-awarded': ({ chariot, winner }, tools) =>
          say`${winner === 'neutral' && tools.seen.ai === null ? 'nobody' : owner(winner, tools)} wins ${it(chariot, tools)}`,
        'chariot-preferred': ({ chariot, next }, tools) =>
          say`to win in this round: ${it(chariot, tools)}${next !== null && say`, in the next one ${it(next, tools)}`}`,
        'ai-sailed': (event, tools) => say`${owner('neutral', tools)} ${sails(event, tools)}`,
        'forum-cleared': null,
        'artisans-returned': ({ player, kept, returned }, { who }) =>
          returned > 0 ? say`${who(player)} keeps ${much(kept, 'artisan')} and returns ${returned}` : [],
        'followers-turned-up': null,
        'round-ended': null,
        'zone-ranked': ({ zone, ranking }, tools) => {
          const places = ranking.map((owners) => and(owners.map((marker) => owner(marker, tools))));
          return say`most blocks in ${inZone(zone, tools)}: ${places.length > 0 ? inTurn(places, 'then') : 'nobody'}`;
        },
        scored: ({ row, points }, { who }) =>
          say`${ROWS[row]}: ${commas(points.map((vp, seat) => say`${who(seat)} (${vp})`))}`,
        'ai-scored': ({ total }, tools) => say`${owner('neutral', tools)} has ${total} VP`,
        'game-ended': () => 'the game is over',
      },

      imperative,
      rows: ROWS,
      options,
      refusals: {},
      arg: (_, value) => value,
    },
    brings,
  );
}

export { sentences, text } from '@ludi-romani/core/words';
