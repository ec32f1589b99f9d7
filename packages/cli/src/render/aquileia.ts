/** Aquileia as text. */
import {
  type Aquileia,
  type Event,
  engine,
  type Question,
  type Row,
  type Seen,
  stadiumCardsOf,
  standardComponents,
  title,
} from '@ludi-romani/aquileia';
import type { Seat } from '@ludi-romani/core';
import { byPlayer, capital, heading, listed, paragraph, plural, type Remark, table } from '../text';
import type { Narrator, Ply, Renderer } from './renderer';

const { numbers, villas, workshops, banks, slaveCards, equiCards, ...areas } = standardComponents;
const { mercatus, arena, stadium, theatrum, forum, portus } = areas;
type Coins = typeof numbers.startCoins;

const playerName = ({ players }: Seen, seat: Seat): string => capital(players[seat]?.color ?? `player ${seat}`);

const coinsText = (coins: Coins): string =>
  listed(
    (['bronze', 'silver', 'gold'] as const).flatMap((kind) => (coins[kind] > 0 ? [`${coins[kind]} ${kind}`] : [])),
  ) || 'no coins';

/** Cards by kind: `2 slave 1, weapon 3`. */
const cardsText = (cards: readonly (readonly [card: string, count: number])[]): string =>
  cards
    .filter(([, count]) => count > 0)
    .map(([card, count]) => (count > 1 ? `${count} ${title(card)}` : title(card)))
    .join(', ') || 'none';

const counted = (cards: readonly string[]): [string, number][] =>
  [...new Set(cards)].map((card) => [card, cards.filter((other) => other === card).length]);

const roundHeading = (seen: Seen): string =>
  heading(`Round ${seen.round} of ${numbers.rounds}, start player ${playerName(seen, seen.startPlayer)}`);

/** The spaces of an area and who stands on them; `note` says what is special about a space. */
function areaLine(
  seen: Seen,
  name: string,
  spaces: readonly { readonly id: string }[],
  note: (id: string) => string = () => '',
): string[] {
  const text = spaces.map(({ id }) => {
    const seat = seen.spaces[id] ?? null;
    const short = title(id.startsWith(`${name}-`) ? id.slice(name.length + 1) : id);
    return `${short}${note(id)} ${seat === null ? '-' : playerName(seen, seat)}`;
  });
  return paragraph(name.toUpperCase(), text.join(', '));
}

function auctionLine(seen: Seen): string[] {
  if (seen.auction === null) return [];
  const { card, auctioneer, bid, bidder, stillIn } = seen.auction;
  const highest = bidder === null ? 'no bid yet' : `${playerName(seen, bidder)} bids ${coinsText(bid)}`;
  const left = listed(stillIn.map((seat) => playerName(seen, seat)));
  return paragraph('auction', `${title(card)}, of ${playerName(seen, auctioneer)}; ${highest}; still in: ${left}`);
}

function strengthLine(seen: Seen): string[] {
  const shown = seen.strengths.flatMap((strength, seat) =>
    strength === null ? [] : [`${playerName(seen, seat)} ${strength}`],
  );
  return shown.length === 0 ? [] : paragraph('strength', shown.join(', '));
}

const sizeOf = (deck: number | readonly string[]): number => (typeof deck === 'number' ? deck : deck.length);

function boardLines(seen: Seen): string[] {
  const slot = (id: string) => {
    const space = mercatus.find((each) => each.id === id);
    return space?.action === 'equi' ? ` [${title(seen.market[space.slot] ?? 'empty')}]` : '';
  };
  const { owner, left } = seen.blueDice;
  const { decks, discards } = seen;
  return [
    ...paragraph('track', seen.track.map((seat, i) => `${i + 1} ${playerName(seen, seat)}`).join(', ') || 'empty'),
    ...areaLine(seen, 'mercatus', mercatus, slot),
    ...areaLine(seen, 'arena', arena),
    ...areaLine(seen, 'stadium', stadium),
    ...areaLine(seen, 'theatrum', theatrum),
    ...areaLine(seen, 'forum', forum),
    ...areaLine(seen, 'portus', portus),
    ...strengthLine(seen),
    ...auctionLine(seen),
    ...paragraph('face up', title(seen.stadiumCard ?? 'none')),
    ...paragraph('blue dice', owner === null ? 'on potentia' : `${left} with ${playerName(seen, owner)}`),
    ...paragraph('harbour', coinsText(seen.harbour)),
    ...paragraph('bank', coinsText(seen.bank)),
    ...paragraph('discards', cardsText(Object.entries(discards))),
    ...paragraph(
      'decks',
      (['slaves', 'equi', 'stadium', 'theatre'] as const).map((deck) => `${deck} ${sizeOf(decks[deck])}`).join(', '),
    ),
  ];
}

/** The cards of the owner; to others how many of each back, and those that all saw bought: `2 slaves, 1 equi (weapon 3)`. */
function handText(own: Seen['players'][number]): string {
  if (own.hand !== null) return cardsText(Object.entries(own.hand));
  const sizes = 'handSize' in own ? Object.entries(own.handSize) : [];
  const text = sizes.flatMap(([deck, count]) => (count > 0 ? [`${count} ${deck}`] : [])).join(', ') || 'none';
  return own.bought.length === 0 ? text : `${text} (${cardsText(counted(own.bought))})`;
}

function playerLines(seen: Seen): string[] {
  const scores = engine.scores(seen);
  const rows = seen.players.map(({ coins, henchmen, houses }, seat) => [
    playerName(seen, seat),
    ...[coins.bronze, coins.silver, coins.gold, henchmen, houses, scores[seat]?.total ?? 0].map(String),
  ]);
  const lines = table([['', 'bronze', 'silver', 'gold', 'henchmen', 'houses', 'points'], ...rows], 1);
  for (const [seat, own] of seen.players.entries()) {
    const { theatre } = own;
    const name = playerName(seen, seat);
    const sites = [...villas, ...workshops, ...banks].filter(({ id }) => seen.sites[id] === seat);
    const won = seen.races.filter(({ winner, second }) => winner === seat || second === seat).length;
    const known = stadiumCardsOf(seen, seat);
    const unknown = won > known.length ? [`${plural(won - known.length, 'unknown stadium card')}`] : [];
    const cards = [...known, ...theatre].map(title);
    lines.push(
      ...paragraph(name, `hand: ${handText(own)}; cards: ${[...cards, ...unknown].join(', ') || 'none'}`),
      ...paragraph('', `buildings: ${sites.map(({ id }) => title(id)).join(', ') || 'none'}`),
    );
  }
  return lines;
}

/** `villa blue 10 (2-2-1+3)` */
function freeSites(seen: Seen): string[] {
  const free = [...villas, ...workshops, ...banks].filter(({ id }) => seen.sites[id] === null);
  const price = ({ bronze, silver, gold, slaves }: (typeof villas)[number]['cost']) =>
    `${bronze}-${silver}-${gold}${slaves > 0 ? `+${slaves}` : ''}`;
  return paragraph('free sites', free.map(({ id, cost }) => `${title(id)} (${price(cost)})`).join(', ') || 'none');
}

const DECISIONS: Readonly<Record<Question['ask'], string>> = {
  placement: 'places a henchman or the crest',
  exchange: 'may exchange coins',
  'market-card': 'may buy the card of the market',
  slaves: 'may buy slave cards',
  cards: 'may play cards',
  'blue-dice': 'chooses how many blue dice to roll',
  'arena-reward': 'chooses the reward of the fight',
  'stadium-card': 'keeps one of the two stadium cards',
  bid: 'bids or drops out',
  build: 'may build',
  harbour: 'may pay another coin',
};

/** What an event is worth telling, and of whom. */
function note(seen: Seen, event: Event): Remark<Seat> | undefined {
  switch (event.type) {
    case 'dice-rolled':
      return { player: event.player, text: `rolls ${event.dice.join(', ')} (${title(event.roll)})` };
    case 'coins-gained':
      return { player: event.player, text: `gets ${coinsText(event.coins)}` };
    case 'coins-paid':
      return {
        player: event.player,
        text: `pays ${coinsText(event.coins)}${event.payee === null ? '' : ` to ${playerName(seen, event.payee)}`}`,
      };
    case 'points-gained':
      return { player: event.player, text: `scores ${plural(event.amount, 'point')}` };
    case 'cards-drawn':
      return { player: event.player, text: `draws ${cardsText(counted(event.secret.cards))}` };
    case 'blue-dice-taken':
      return { player: event.player, text: 'takes the blue dice' };
    case 'stadium-card-kept':
      return { player: event.player, text: `keeps ${title(event.secret.card)}` };
    case 'stadium-card-given':
      return { player: event.second, text: `receives ${title(event.secret.card)}` };
    case 'auction-opened':
      return { player: event.auctioneer, text: `auctions ${title(event.card)}` };
    case 'dropped-out':
      return { player: event.player, text: 'is out of the auction' };
    case 'auction-won':
      return { player: event.player, text: `gets ${title(event.card)}` };
    case 'coins-stolen':
      return { player: event.player, text: `steals ${coinsText(event.coins)} from ${playerName(seen, event.victim)}` };
    case 'harbour-coin-paid':
      return { player: event.player, text: `pays the ${event.currency} coin in the harbour` };
    case 'theatre-card-counted':
      return { player: event.player, text: `counts ${title(event.card)} for ${event.color}` };
    default:
      return undefined;
  }
}

/** What an action did, if that is told, and its events tell: what is about one player in a row in one paragraph. */
function notes(seen: Seen, events: readonly Event[], player: Seat, sentence: string): string[] {
  const first = sentence === '' ? [] : [{ player, text: sentence.replace(/\.$/, '') }];
  const remarks = [...first, ...events.flatMap((event) => note(seen, event) ?? [])];
  return byPlayer(remarks).flatMap((told) => paragraph(playerName(seen, told.player), told.text));
}

/** Tells a game round by round: a paragraph for the placement, one for each decision, the players at the end of the round. */
function narrator(): Narrator<Aquileia> {
  let placed: string[] = [];
  let begun = false;
  const tell = ({ before, action, sentence, events, after }: Ply<Aquileia>): string[] => {
    const lines: string[] = [];
    if (!begun) lines.push(roundHeading(before));
    begun = true;
    const name = playerName(after, action.player);
    const isPlacing = before.pending.at(-1);
    if (isPlacing !== undefined && 'ask' in isPlacing && isPlacing.ask === 'placement') {
      const where =
        action.type === 'place-henchman' ? title(action.space) : action.type === 'place-crest' ? 'crest' : 'pass';
      placed.push(`${name} ${where}`);
      const next = after.pending.at(-1);
      const goesOn = next !== undefined && 'ask' in next && next.ask === 'placement' && after.round === before.round;
      if (!goesOn) {
        lines.push(...paragraph('placement', placed.join(', ')), ...notes(after, events, action.player, ''));
        placed = [];
      }
    } else {
      lines.push(...notes(after, events, action.player, sentence));
    }
    if (events.some(({ type }) => type === 'round-ended')) lines.push('', ...playerLines(after));
    if (events.some(({ type }) => type === 'round-began')) lines.push('', roundHeading(after));
    return lines;
  };
  return { tell };
}

export const aquileiaRenderer: Renderer<Aquileia> = {
  rows: {
    pecunia: 'Pecunia',
    arena: 'Arena',
    forum: 'Forum',
    portus: 'Portus',
    laurels: 'Laurels',
    villas: 'Villas',
  } satisfies Record<Row, string>,
  legend:
    'Of a space, what stands after it is whose henchman is there. A site costs bronze-silver-gold coins, and after + so many slaves.',
  playerName,
  table: (seen) => [roundHeading(seen), ...boardLines(seen), '', ...playerLines(seen), '', ...freeSites(seen)],
  decision: (seen) => {
    const top = seen.pending.at(-1);
    return top !== undefined && 'ask' in top ? DECISIONS[top.ask] : '';
  },
  narrator,
};
