/** Explanations of the things in the pictures of City of Rome, in English. */
import type { CityOfRome, Countable, PublicColor } from '@ludi-romani/city-of-rome';
import type { Engine } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { and, plural } from '@ludi-romani/core/words/en';
import { type AboutTexts, type Explain, explaining } from '../../about';
import { words } from '../en';
import { type Card, clauses, type Held, type Topics, topicOf } from './topics';

const COUNTED: Readonly<Record<Countable, readonly [one: string, several: string]>> = {
  card: ['building in the city', 'buildings in the city'],
  star: ['star in the city', 'stars in the city'],
  temple: ['temple', 'temples'],
  production: ['production building', 'production buildings'],
  'residence-2': ['residence of value 2', 'residences of value 2'],
  'residence-3': ['residence of value 3', 'residences of value 3'],
  'residence-4': ['residence of value 4', 'residences of value 4'],
  'public-color': ['color of public buildings', 'colors of public buildings'],
  coin: ['coin', 'coins'],
};
/** What a temple counts, more exactly. */
const COUNTS: Readonly<Record<Countable, (colors: readonly PublicColor[]) => string>> = {
  card: () => 'Replaced buildings do not count, so an aqueduct over a building makes it harder.',
  star: () => 'Stars are printed on some of the special buildings of deck I, this temple included.',
  temple: () => 'This temple itself counts, too.',
  production: () => 'These are all farms and the vineyard; the farm from the start counts, too.',
  'residence-2': () => 'Luxury residences and the residence from the start count, too.',
  'residence-3': () => 'Luxury residences of this value count, too.',
  'residence-4': () => 'Luxury residences of this value count, too.',
  'public-color': (colors) => `The colors are ${list(colors)}; special public buildings have them, too.`,
  coin: () => 'You still get the points for the coins themselves.',
};

const list = (parts: readonly (string | number)[]): string => text(and(parts.map(String)));
const coins = (n: number): string => plural(n, 'coin');
const bricks = (n: number): string => plural(n, 'brick');
const cogs = (n: number): string => plural(n, 'cog');
const goods = (b: number, c: number): string => list([...(b > 0 ? [bricks(b)] : []), ...(c > 0 ? [cogs(c)] : [])]);
const vp = (n: number): string => `${n} VP`;
const has = ({ isOwn }: Held): string => (isOwn ? 'You have' : 'This player has');
const more = (bonus: number): string => (bonus > 0 ? `, and ${bonus} more` : '');

/** What a building costs, and what its stars bring. In a city, the price no longer matters. */
function price({ cost, stars }: Card): string[] {
  const shine =
    stars === 0
      ? ''
      : `${plural(stars, 'star')} ${stars === 1 ? 'brings' : 'bring'} ${plural(stars, 'influence token')}`;
  if (cost !== null) return [`Building it costs ${bricks(cost)}${shine && `, and its ${shine}`}.`];
  return shine === '' ? [] : [`Its ${shine} when you build it.`];
}
const aqueducts = (points: readonly number[]): string =>
  `${list(points.map((_, i) => i + 1))} aqueducts in a city are worth ${list(points)} VP at the end.`;
const area = (value: number): string =>
  `Residences of value ${value} that touch form an area: ${value} VP each, times the number of colors of public buildings beside it.`;
const color = (name: PublicColor): string => `Public building, ${name}`;
const multiplies = (name: PublicColor): string =>
  `It gives the color ${name} to residential areas beside it: more colors, more points.`;
const hasColor = ({ color: name, has: isThere }: Topics['market']): string | undefined =>
  isThere === null
    ? undefined
    : isThere
      ? `Your city has a public building in ${name}.`
      : `Your city has no public building in ${name} yet.`;
const rivals = ({ own, best }: { readonly own: number; readonly best: number }): string =>
  `You have ${plural(own, 'token')}; the most that another player has is ${best}.`;

const texts: AboutTexts<Topics> = {
  game: {
    title: () => 'City of Rome',
    kind: () => 'The game',
    says: ({ rounds, turns, side }) => [
      `Everybody builds a city of up to ${side} rows and ${side} columns.`,
      `In each of the ${rounds} rounds you have ${plural(turns, 'turn')}: take a building, then build and produce.`,
      'After the last round the most victory points (VP) win.',
    ],
    now: ({ round, rounds }) =>
      round === null
        ? undefined
        : round === 0
          ? 'You are choosing your opening cards.'
          : `This is round ${round} of ${rounds}.`,
  },
  player: {
    title: () => 'Player',
    kind: () => 'Name and points',
    says: () => [
      'The emissaries and the city of a player have this color and sign.',
      'A golden frame marks the player who must act.',
    ],
    now: ({ acting }) =>
      acting === null ? undefined : acting === 'own' ? 'You must act now.' : 'Another player acts now.',
  },
  points: {
    title: () => 'Victory points (VP)',
    kind: () => 'The score',
    says: ({ coin }) => [
      'These are the points that the player would have if the game ended now.',
      `Residences, aqueducts, temples and influence bring points, and each coin that you have brings ${vp(coin)}.`,
      'At the end the most points win; on a tie more influence decides, then more coins.',
    ],
    now: ({ compared }) =>
      compared === null ? undefined : `You have ${vp(compared.own)}; the best of the others has ${compared.best}.`,
  },
  coins: {
    title: () => 'Coins',
    kind: () => 'Money',
    says: ({ start, brick, cog, points }) => [
      `They replace goods that you lack: a brick costs ${coins(brick)}, a cog ${coins(cog)}.`,
      `Everybody begins with ${coins(start)}; farms and markets bring more.`,
      `At the end each coin is worth ${vp(points)}.`,
    ],
    now: ({ own }) => (own === null ? undefined : `You have ${coins(own)}.`),
  },
  influence: {
    title: () => 'Influence',
    kind: () => 'Influence tokens',
    says: ({ perPoint }) => [
      'Arenas, sheep farms and stars on buildings bring influence tokens.',
      'The player who alone has the most at the end of a round wins the influence cards on the table, and pays all tokens.',
      `At the end of the game you get 1 VP for every ${plural(perPoint, 'token')}.`,
    ],
    now: ({ compared }) => (compared === null ? undefined : rivals(compared)),
  },
  built: {
    title: () => 'Buildings in the city',
    kind: () => 'How much is built',
    says: ({ side, start }) => [
      `A city begins with ${plural(start, 'building')} and has room for ${side ** 2}: ${side} rows of ${side}.`,
    ],
    now: ({ own, side }) => (own === null ? undefined : `You have ${own} of ${side ** 2}.`),
  },
  strip: {
    title: () => 'Action strip',
    kind: () => 'Who acts when, and with how much',
    says: ({ emissaries }) => [
      `At the start of a round everybody places ${plural(emissaries, 'emissary', 'emissaries')} here, in turns.`,
      'Then the emissaries act, the one nearest the emperor first.',
      'Each has the goods of its field and of all fields before it: early choice, or many goods.',
    ],
    now: ({ own }) =>
      own === null
        ? undefined
        : own.length === 0
          ? 'You have no emissary on the strip.'
          : `You have an emissary on field ${list(own)}.`,
  },
  emperor: {
    title: () => 'The emperor',
    kind: () => 'The front of the strip',
    says: ({ bricks: b, cogs: c }) => [
      'The emissary nearest the emperor acts first, and has the fewest goods.',
      `An emissary on the last field has everything: ${goods(b, c)}.`,
    ],
  },
  field: {
    title: ({ field }) => `Field ${field}`,
    kind: ({ symbol }) => (symbol === undefined ? 'Field of the strip' : `Field of the strip, with a ${symbol}`),
    says: ({ symbol, bricks: b, cogs: c }) =>
      symbol === undefined
        ? ['Here emissaries stand in the rounds of the game, which begin after the opening cards.']
        : [
            `From here you have ${goods(b, c)} in the turn: all goods from the emperor to this field.`,
            'Emissaries nearer to the emperor act earlier.',
          ],
    now: ({ standing }) =>
      standing === null
        ? undefined
        : { own: 'Your emissary is here.', other: 'Another player is here.', free: 'The field is free.' }[standing],
  },
  brick: {
    title: () => 'Bricks',
    kind: () => 'Goods for building',
    says: ({ coins: n }) => [
      'They pay for a building; your field on the strip says how many you have in a turn.',
      `A missing brick costs ${coins(n)}, or a brick token from a farm.`,
      'What you do not use in a turn is lost.',
    ],
  },
  cog: {
    title: () => 'Cogs',
    kind: () => 'Goods for producing',
    says: ({ coins: n, needed }) => [
      `For ${cogs(needed)} all your production buildings produce, once in a turn.`,
      `A missing cog costs ${coins(n)}.`,
      'What you do not use in a turn is lost.',
    ],
  },
  offer: {
    title: () => 'Offer',
    kind: () => 'Buildings to take',
    says: ({ each, left }) => [
      'Each turn begins with taking a card from here into your hand, free of charge.',
      `Each round begins with ${plural(each, 'new card')} from each deck.`,
      `For this round there ${left === 1 ? 'is' : 'are'} ${plural(left, 'card')} left.`,
    ],
  },
  deck: {
    title: ({ deck }) => `Deck ${deck}`,
    kind: () => 'Buildings, face down',
    says: ({ deck, each, left }) => [
      `Its cards have (${deck}) after the name.`,
      `In each round ${plural(each, 'card')} of it ${each === 1 ? 'comes' : 'come'} into the offer. Schools draw from it, too.`,
      `It still has ${plural(left, 'card')}.`,
    ],
  },
  specials: {
    title: ({ deck }) => `Deck ${deck}`,
    kind: () => 'Special buildings, face down',
    says: ({ deck, each, left, influence }) => [
      `Its buildings have (${deck}) after the name, and are stronger than others. In each round ${each} of them ${each === 1 ? 'comes' : 'come'} into the offer.`,
      ...(influence.length === 0
        ? []
        : [
            `Influence cards lie between them: ${list(influence.map(({ value, after }) => `${vp(value)} after ${plural(after, 'card')}`))}.`,
          ]),
      `It still has ${plural(left, 'building')}.`,
    ],
  },
  'influence-next': {
    title: () => 'Influence cards on the table',
    kind: () => 'Points to be won in this round',
    says: ({ values }) => [
      `The player who alone has the most influence tokens when the round ends wins them: ${list(values.map(vp))}.`,
      'The winner then pays all of the tokens.',
      'On a tie the cards stay for the next round.',
    ],
    now: ({ compared }) => (compared === null ? undefined : rivals(compared)),
  },
  'influence-won': {
    title: () => 'Influence cards',
    kind: () => 'Points at the end',
    says: () => [
      'They go to the player who alone has the most influence tokens at the end of a round.',
      'Each is worth as many points as it shows.',
    ],
    now: ({ own }) => (own === null ? undefined : `You have influence cards for ${vp(own)}.`),
  },
  hand: {
    title: () => 'Cards in hand',
    kind: () => 'Buildings that are not built yet',
    says: () => [
      'You take a card in each turn and may build one, for bricks. You may keep as many as you like.',
      'The opening card and cards from schools are secret until you build them: then all see them, and that cannot be undone.',
      'Cards that are still in hand at the end are worth nothing.',
    ],
    now: ({ own }) => (own === null ? undefined : `You have ${plural(own, 'card')} in hand.`),
  },
  packet: {
    title: () => 'Cards to choose from',
    kind: () => 'Choice of the opening card',
    says: ({ count }) => [
      `Keep one of these ${plural(count, 'card')} as the first card in your hand, and pass on the rest.`,
    ],
  },
  drawn: {
    title: () => 'Drawn cards',
    kind: () => 'Choice from a school',
    says: ({ count }) => [
      'A school draws cards: keep one of them in your hand.',
      `The rest goes under the deck in the order that you choose; you decide about ${plural(count, 'card')} now.`,
    ],
  },
  hidden: {
    title: ({ deck }) => `Card of deck ${deck}`,
    kind: () => 'Secret card',
    says: () => [
      'Only its owner knows it: it is the opening card, or comes from a school.',
      'Everybody sees it when it is built.',
    ],
  },
  city: {
    title: () => 'City',
    kind: () => 'Where a player builds',
    says: ({ side, start }) => [
      `It grows from its first ${plural(start, 'building')} to at most ${side} rows and ${side} columns.`,
      'A new building must touch another one: left, right, above or below.',
      'Buildings never move; only an aqueduct may replace one.',
    ],
  },
  plot: {
    title: () => 'Free plot',
    kind: () => 'Place for a building',
    says: ({ neighbors, side }) =>
      neighbors === 0
        ? ['A building must touch another one, so nothing can be built here yet.']
        : [
            `A building here has ${plural(neighbors, 'neighbor')}: buildings to its left, right, above or below.`,
            'Markets, arenas, schools and baths bring more with more neighbors.',
            `Narrow plots at the edge are plots like others: the city grows there until it has ${side} rows and ${side} columns.`,
          ],
  },
  temples: {
    title: () => 'Temples',
    kind: () => 'Points at the end',
    says: () => [
      'Each temple counts something else, such as stars, residences, coins or other temples.',
      'Some give points for each thing, others once, if you have enough.',
    ],
    now: ({ own }) => (own === null ? undefined : `You have temples for ${vp(own)}.`),
  },
  production: {
    kind: () => 'Production building',
    says: (card) => {
      const { coins: c, influence, bricks: b, cogs: needed, mayBeLeftOut } = card;
      const brings = [
        ...(c > 0 ? [coins(c)] : []),
        ...(influence > 0 ? [plural(influence, 'influence token')] : []),
        ...(b > 0 ? [plural(b, 'brick token')] : []),
      ];
      return [
        `Once in a turn you may produce for ${cogs(needed)}. Then this building brings ${list(brings) || 'nothing'}.`,
        ...(b > 0
          ? [`The token lies on it until you spend it as a brick when you build; there is room for ${b} only.`]
          : []),
        ...(mayBeLeftOut ? ['You may leave it out before you produce.'] : price(card)),
      ];
    },
    now: ({ tokens }) => (tokens === null ? undefined : `It holds ${plural(tokens, 'brick token')}.`),
  },
  residence: {
    kind: ({ value }) => `Residence of value ${value}, counts at the end`,
    says: (card) => [
      area(card.value),
      'Without public buildings beside it, it is worth nothing. The VP on the best baths beside it are added.',
      ...price(card),
    ],
    now: ({ value, area: found, held }) =>
      found !== null
        ? `This area has ${plural(found.residences, 'residence')} and ${plural(found.colors, 'color')} beside it${
            found.baths > 0 ? `, and ${vp(found.baths)} from the best baths` : ''
          }: ${vp(found.points)}.`
        : held === null
          ? undefined
          : `You have ${plural(held.count, `residence of value ${value}`, `residences of value ${value}`)}, for ${vp(held.points)}.`,
  },
  market: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `When you build it, you get 1 coin for each building beside it${more(card.bonus)}.`,
      multiplies(card.color),
      ...price(card),
    ],
    now: hasColor,
  },
  arena: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `When you build it, you get 1 influence token for each building beside it${more(card.bonus)}.`,
      multiplies(card.color),
      ...price(card),
    ],
    now: hasColor,
  },
  school: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `When you build it, you draw 1 card for each building beside it${more(card.bonus)}, from deck ${card.decks.join(' or ')}, and keep one.`,
      multiplies(card.color),
      ...price(card),
    ],
    now: hasColor,
  },
  baths: {
    kind: ({ color: name }) => color(name),
    says: (card) => [
      `When you build them, they get 1 VP for each building beside them${more(card.bonus)}.`,
      `At the end each residential area beside them gets the color ${card.color} and these VP, but only from its best baths.`,
      ...price(card),
    ],
    now: (card) =>
      card.tokens === null ? hasColor(card) : `They hold ${vp(card.tokens)} for each residential area beside them.`,
  },
  aqueduct: {
    kind: () => 'Building that may replace another',
    says: (card) => [
      aqueducts(card.points),
      `Only one per row and column. It may replace any of your buildings${card.isReplaced ? '' : ' but aqueducts'}.`,
      ...price(card),
    ],
    now: ({ held }) =>
      held === null ? undefined : `${has(held)} ${plural(held.count, 'aqueduct')}, for ${vp(held.points)}.`,
  },
  condition: {
    kind: () => 'Temple, counts at the end',
    says: (card) => [
      `It is worth ${vp(card.points)} at the end if you have at least ${plural(card.atLeast, ...COUNTED[card.count])}.`,
      COUNTS[card.count](card.colors),
      ...price(card),
    ],
    now: ({ held, atLeast }) => (held === null ? undefined : `${has(held)} ${held.count} of ${atLeast}.`),
  },
  counting: {
    kind: () => 'Temple, counts at the end',
    says: (card) => {
      const [one, several] = COUNTED[card.count];
      return [
        `It is worth ${vp(card.points)} at the end for every ${card.each === 1 ? one : `${card.each} ${several}`}.`,
        COUNTS[card.count]([]),
        ...price(card),
      ];
    },
    now: ({ held, count, cost }) =>
      held === null
        ? undefined
        : `${cost !== null && (count === 'star' || count === 'temple') ? 'Without this one you have' : has(held)} ${plural(held.count, ...COUNTED[count])}: ${vp(held.points)}.`,
  },
  produce: {
    title: () => 'Produce',
    kind: () => 'Action',
    says: ({ cogs: needed, coin }) => [
      `For ${cogs(needed)} all your production buildings produce, once in a turn.`,
      `Each missing cog costs ${coins(coin)}.`,
    ],
    now: ({ cogs: needed, free, coins: paid }) =>
      free === null || paid === null ? undefined : `Your field gives ${free} of ${needed}, so you pay ${coins(paid)}.`,
  },
  'end-turn': {
    title: () => 'End the turn',
    kind: () => 'Action',
    says: ({ built, produced }) => [
      'Bricks and cogs that you did not use are lost. Then the next emissary acts.',
      built
        ? 'You have built and may still produce before.'
        : produced
          ? 'You have produced and may still build before.'
          : 'You need not build or produce: you do what you can pay for and like.',
    ],
  },
  done: {
    title: () => 'Done',
    kind: () => 'Button',
    says: () => ['Pays with the brick tokens that you have chosen; coins pay for the bricks that are still missing.'],
  },
};

/** Returns the explanations of the things in pictures of `engine`, in English. */
export const about = (engine: Engine<CityOfRome>): Explain<CityOfRome> =>
  explaining(topicOf(engine), clauses, texts, words(engine));
