/** City of Rome as text. */
import {
  type CardId,
  type CityOfRome,
  cityGrid,
  type Event,
  engine,
  type Question,
  type Row,
  type Seen,
  type SeenArea,
  standardComponents,
  title,
} from '@ludi-romani/city-of-rome';
import { cellAt, fromTo, type Seat } from '@ludi-romani/core';
import { beside, capital, heading, listed, MARGIN, paragraph, plural, table, WIDTH, wrap } from '../text';
import type { Narrator, Ply, Renderer } from './renderer';

const { buildings, cards, startingBuildings, influenceCards, setups } = standardComponents;

const building = new Map(buildings.map((type) => [type.id as string, type]));
const face = new Map([...cards, ...startingBuildings].map((card) => [card.id, card]));
const influenceValue = new Map(influenceCards.map(({ id, value }) => [id, value]));

const buildingOn = (card: CardId) => building.get(face.get(card)?.building ?? '');

const cardNames = (ids: readonly CardId[]): string => ids.map(title).join(', ');

/** Names that fit a cell of a city, with room for tokens where there can be any. */
const SHORT: Readonly<Record<string, string>> = {
  'vegetable-farm': 'VegFarm',
  'grain-farm': 'Grain',
  'sheep-farm': 'Sheep',
  vineyard: 'Vines',
  'residence-2': 'House 2',
  'residence-3': 'House 3',
  'residence-4': 'House 4',
  'luxury-residence-2': 'Luxury 2',
  'luxury-residence-3': 'Luxury 3',
  'luxury-residence-4': 'Luxury 4',
  market: 'Market',
  'forum-romanum': 'Forum',
  arena: 'Arena',
  colosseum: 'Colosseu',
  school: 'School',
  university: 'Univers.',
  baths: 'Baths',
  'imperial-baths': 'ImpBa',
  aqueduct: 'Aqueduct',
  'great-aqueduct': 'GreatAqu',
};
const CELL = 8;

/** `Grain #` with a brick token, `Baths *4` with point tokens */
function cellText(card: CardId | null | undefined, tokens: number): string {
  if (card == null) return '';
  const type = buildingOn(card);
  const name = SHORT[type?.id ?? ''] ?? capital((type?.id ?? card).replace('temple-', ''));
  if (tokens === 0) return name.slice(0, CELL);
  const mark = type?.category === 'production' ? ' #' : ` *${tokens}`;
  return name.slice(0, CELL - mark.length) + mark;
}

/** A city in the smallest box around it, with the coordinates that actions use. */
function cityLines({ city, tokens }: SeenArea): string[] {
  const taken = city.flatMap((card, index) => (card === null ? [] : [index]));
  const span = (values: readonly number[]) => {
    const from = Math.min(...values);
    return fromTo(from, Math.max(...values));
  };
  const columns = span(taken.map((index) => cityGrid.xs[index] ?? 0));
  const rows = span(taken.map((index) => cityGrid.ys[index] ?? 0));
  const edge = `  +${columns.map(() => `${'-'.repeat(CELL)}+`).join('')}`;
  const text = (x: number, y: number) => {
    const index = cellAt(cityGrid, x, y) ?? -1;
    return cellText(city[index], tokens[index] ?? 0).padEnd(CELL);
  };
  return [
    `   ${columns
      .map((x) =>
        String(x)
          .padStart(CELL / 2)
          .padEnd(CELL + 1),
      )
      .join('')}`.trimEnd(),
    edge,
    ...rows.map((y) => `${String(y).padStart(2)}|${columns.map((x) => `${text(x, y)}|`).join('')}`),
    edge,
  ];
}

const playerName = ({ players }: Seen, seat: Seat): string => capital(players[seat]?.color ?? `player ${seat}`);

/** The secret cards as far as they are seen: names for the owner, how many of each deck for others. */
function secretNames({ secret }: SeenArea): string {
  const known = secret.flatMap(({ card }) => card ?? []);
  const backs = secret.flatMap(({ back, card }) => (card === null ? back : []));
  const counts = [...new Set(backs)].map((back) => `${backs.filter((other) => other === back).length} of deck ${back}`);
  return [...known.map(title), ...counts].join(', ');
}

const COLUMN = WIDTH / 2 - 1;
/** What is said above a player's city. */
function belongings(seen: Seen, seat: Seat, player: SeenArea): string[] {
  const { coins, influence, hand, secret, influenceCards } = player;
  const points = engine.scores(seen)[seat]?.total ?? 0;
  const line = (name: string, text: string) => (text === '' ? [] : wrap(`${name} ${text}`, COLUMN, 2));
  return [
    `${playerName(seen, seat)} (seat ${seat}): ${plural(points, 'point')} so far`,
    `${plural(coins, 'coin')}, ${plural(influence, 'influence token')}`,
    ...line('influence cards:', influenceCards.map((id) => influenceValue.get(id) ?? id).join(', ')),
    ...line('hand:', hand.length + secret.length === 0 ? 'none' : cardNames(hand)),
    ...line('secret:', secretNames(player)),
  ];
}

/** What lies before the players: two cities side by side, whatever is written above them. */
function panels(seen: Seen): string[] {
  const lines: string[] = [];
  for (let seat = 0; seat < seen.players.length; seat += 2) {
    const pair = seen.players.slice(seat, seat + 2);
    const above = pair.map((player, i) => belongings(seen, seat + i, player));
    const height = Math.max(...above.map(({ length }) => length));
    const [left = [], right = []] = pair.map((player, i) => {
      const head = above[i] ?? [];
      return [...head, ...Array.from({ length: height - head.length }, () => ''), ...cityLines(player)];
    });
    lines.push('', ...beside(left, right, 2, COLUMN));
  }
  return lines;
}

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The action strip: what each field gives, and who stands there. */
function stripLines(seen: Seen, symbols: readonly string[]): string[] {
  const standing = seen.emissaries.map((seat) => (seat === null ? '-' : playerName(seen, seat)));
  return table([
    ['field'.padEnd(MARGIN - 2), '1', '2', '3', '4', '5'],
    ['gives', ...symbols],
    ...(seen.emissaries.every((seat) => seat === null) ? [] : [['emissary', ...standing]]),
  ]);
}

const supplyLines = ({ offer, influenceOnTable }: Seen): string[] => [
  ...paragraph('offer', offer.length === 0 ? 'nothing' : cardNames(offer)),
  ...(influenceOnTable.length === 0
    ? []
    : paragraph('influence', `${plural(influenceOnTable.length, 'card')} on the table: ${pointsOf(influenceOnTable)}`)),
];

const pointsOf = (cards: readonly string[]): string =>
  `${listed(cards.map((id) => String(influenceValue.get(id) ?? id)))} points`;

const roundsOf = (seen: Seen): number => setups[seen.players.length as keyof typeof setups].rounds;

const roundHeading = (seen: Seen, { round, firstPlayer }: Told<'round-began'>): string =>
  heading(`Round ${round} of ${roundsOf(seen)}, first player ${playerName(seen, firstPlayer)}`);

function tableLines(seen: Seen, events: readonly Event[]): string[] {
  const began = [...events].reverse().find((event): event is Told<'round-began'> => event.type === 'round-began');
  const decks = setups[seen.players.length as keyof typeof setups].decks;
  return [
    ...(began === undefined ? [heading('Draft')] : [roundHeading(seen, began), ...stripLines(seen, began.strip)]),
    ...supplyLines(seen),
    ...paragraph('decks', decks.map((deck) => `${deck}: ${plural(seen.decks[deck].length, 'card')}`).join(', ')),
    ...panels(seen),
  ];
}

const DECISIONS: Readonly<Record<Question['ask'], string>> = {
  draft: 'keeps a card of the packet',
  emissary: 'places an emissary',
  take: 'takes a card of the offer',
  turn: 'may build, produce or end the turn',
  pay: 'pays for a building',
  place: 'places a building',
  'school-deck': 'chooses a deck for the school to draw from',
  keep: 'keeps one of the drawn cards',
  return: 'puts a drawn card back',
};

/** The amounts of what an action brought about: `2 coins paid, 1 influence token gained`. */
function consequences({ action, events, after }: Ply<CityOfRome>): string[] {
  const notes: string[] = [];
  let coins = 0;
  let influence = 0;
  const at = ({ x, y }: { readonly x: number; readonly y: number }) => `(${x}, ${y})`;
  for (const event of events) {
    switch (event.type) {
      case 'build-paid':
        if (event.coins > 0) notes.push(`${plural(event.coins, 'coin')} paid`);
        if (event.tokens.length > 0) {
          notes.push(
            `brick ${event.tokens.length === 1 ? 'token' : 'tokens'} on ${event.tokens.map(at).join(', ')} used`,
          );
        }
        break;
      case 'building-placed':
        if (event.replaced !== null) notes.push(`in place of ${title(event.replaced)}`);
        if (event.tokensLost > 0) notes.push(`${plural(event.tokensLost, 'token')} lost`);
        break;
      case 'produced':
        if (event.coinsPaid > 0) notes.push(`${plural(event.coinsPaid, 'coin')} paid`);
        break;
      case 'coins-gained':
        coins += event.amount;
        break;
      case 'influence-gained':
        influence += event.amount;
        break;
      case 'tokens-placed': {
        const card = after.players[event.player]?.city[cellAt(cityGrid, event.x, event.y) ?? -1];
        const isFarm = card != null && buildingOn(card)?.category === 'production';
        notes.push(`${isFarm ? 'brick token' : plural(event.amount, 'point token')} on ${at(event)}`);
        break;
      }
      case 'cards-drawn':
        notes.push(
          action.type === 'choose-school-deck'
            ? cardNames(event.secret.cards)
            : `draws ${cardNames(event.secret.cards)} from deck ${event.deck}`,
        );
        break;
      case 'card-kept':
        if (action.type !== 'keep-card') notes.push(`keeps ${title(event.secret.card)}`);
        break;
    }
  }
  const gained = [
    ...(coins > 0 ? [plural(coins, 'coin')] : []),
    ...(influence > 0 ? [plural(influence, 'influence token')] : []),
  ];
  return gained.length === 0 ? notes : [...notes, `${gained.join(' and ')} gained`];
}

/** Tells a game round by round: a line for the emissaries, a paragraph for each turn, the cities at the end of the round. */
function narrator(): Narrator<CityOfRome> {
  let placed: string[] = [];
  let sentences: string[] = [];
  let label = '';
  let drafting = false;

  const emissariesLine = () => {
    const lines = placed.length === 0 ? [] : paragraph('emissaries', placed.join(', '));
    placed = [];
    return lines;
  };
  const turnLine = () => {
    const lines = sentences.length === 0 ? [] : paragraph(label, sentences.join(' '));
    sentences = [];
    return lines;
  };
  const influenceLine = (seen: Seen, { winner, cards, paid }: Told<'influence-scored'>) =>
    paragraph(
      'influence',
      winner === null
        ? `No player alone has most influence: the cards worth ${pointsOf(cards)} stay.`
        : `${playerName(seen, winner)} pays ${plural(paid, 'token')} and takes the ${cards.length === 1 ? 'card' : 'cards'} worth ${pointsOf(cards)}.`,
    );

  /** A sentence with its consequences; payments and the end of a turn need no sentence of their own. */
  const sentenceOf = (ply: Ply<CityOfRome>) => {
    const { action } = ply;
    const sentence = ply.sentence;
    const notes = consequences(ply).join(', ');
    const last = sentences.at(-1);
    if (action.type === 'pay-build' && last !== undefined) {
      sentences[sentences.length - 1] = `${last.replace(/\.$/, '')}: ${notes}.`;
    } else if (action.type !== 'end-turn') {
      sentences.push(notes === '' ? sentence : `${sentence.replace(/\.$/, '')}: ${notes}.`);
    }
  };

  const tell = (ply: Ply<CityOfRome>): string[] => {
    const { before, action, events, after } = ply;
    const lines: string[] = [];
    const name = playerName(after, action.player);
    switch (action.type) {
      case 'draft-card':
        if (!drafting) lines.push(heading('Draft'));
        drafting = true;
        lines.push(...paragraph(name, ply.sentence));
        break;
      case 'place-emissary':
        placed.push(`${name} on ${action.field}`);
        break;
      case 'take-card':
        lines.push(...emissariesLine());
        label = `${name} (${fieldOf(before, action.player)})`;
        sentenceOf(ply);
        break;
      default:
        sentenceOf(ply);
    }
    for (const event of events) {
      switch (event.type) {
        case 'card-drafted':
          if (event.player !== action.player) {
            lines.push(
              ...paragraph(playerName(after, event.player), `Gets the last card, ${title(event.secret.card)}.`),
            );
          }
          break;
        case 'turn-ended':
          lines.push(...turnLine());
          break;
        case 'influence-scored':
          lines.push(...influenceLine(after, event));
          break;
        case 'round-began':
          if (event.round > 1) lines.push(...panels(after));
          lines.push('', roundHeading(after, event), ...stripLines(after, event.strip), ...supplyLines(after), '');
          break;
      }
    }
    if (engine.isTerminal(after)) lines.push(...panels(after));
    return lines;
  };
  return { tell };
}

/** The field of the emissary whose turn it is: that player's closest to the emperor. */
const fieldOf = ({ emissaries }: Seen, player: Seat): number => emissaries.indexOf(player) + 1;

export const cityOfRomeRenderer: Renderer<CityOfRome> = {
  rows: {
    residence2: 'Residences of value 2',
    residence3: 'Residences of value 3',
    residence4: 'Residences of value 4',
    aqueducts: 'Aqueducts',
    temples: 'Temples',
    coins: 'Coins',
    influenceTokens: 'Influence tokens',
    influenceCards: 'Influence cards',
  } satisfies Record<Row, string>,
  legend:
    'Fields count from the emperor. In a city, # is a brick token, *3 are three point tokens; the numbers at its sides are x and y.',
  playerName,
  table: tableLines,
  decision: ({ pending }) => {
    const top = pending.at(-1);
    return top !== undefined && 'ask' in top ? DECISIONS[top.ask] : 'decides';
  },
  narrator,
};
