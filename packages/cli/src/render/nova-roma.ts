/** Nova Roma as text. */
import {
  aiScore,
  type Event,
  engine,
  type NovaRoma,
  type Question,
  type Row,
  type Seen,
  standardComponents,
  title,
} from '@ludi-romani/nova-roma';
import { byPlayer, heading, paragraph, plural, type Remark, table } from '../text';
import {
  amountsText,
  boardLines,
  cityLines,
  contractText,
  forumLines,
  hippodromeLines,
  nameOf,
  seaLines,
  tileText,
} from './nova-roma-boards';
import type { Narrator, Ply, Renderer } from './renderer';

const { followers, numbers } = standardComponents;

const followerName = (id: number | null): string => followers.find((each) => each.id === id)?.name ?? 'unknown';
const followersText = (ids: readonly (number | null)[]): string => {
  const known = ids.flatMap((id) => (id === null ? [] : [`${id} ${followerName(id)}`]));
  const unknown = ids.length - known.length;
  return [...known, ...(unknown > 0 ? [`${unknown} unknown`] : [])].join(', ') || 'none';
};

const roundHeading = ({ round, startPlayer }: Seen): string =>
  heading(`Round ${round} of ${numbers.rounds}, start player ${nameOf(startPlayer)}`);

const slots = <Card>(cards: readonly (Card | null)[], text: (card: Card) => string): string =>
  cards.map((card, i) => `${i + 1}: ${card === null ? '-' : text(card)}`).join('; ');

function displayLines({ displays, special, mosaicDisplay, discards }: Seen): string[] {
  const mosaics = Object.values(mosaicDisplay).flat();
  return [
    ...paragraph('shipping', slots(displays.shipping, contractText)),
    ...paragraph('building', slots(displays.building, contractText)),
    ...paragraph(
      'estate',
      `${slots(displays.estate, tileText)}; special: ${special === null ? '-' : tileText(special)}`,
    ),
    ...paragraph(
      'followers',
      slots(displays.followers, (id) => `${followerName(id)} (${id})`),
    ),
    ...(discards.length > 0 ? paragraph('discards', followersText(discards)) : []),
    ...(mosaics.length > 0 ? paragraph('mosaics', mosaics.map(title).join(', ')) : []),
  ];
}

const sizeOf = (deck: number | readonly unknown[]): number => (typeof deck === 'number' ? deck : deck.length);

const actionText = ({ action, strength, sub }: NonNullable<Seen['running']>): string =>
  `${action} ${strength}${sub === null ? '' : `, and by it ${sub.action} ${sub.strength}`}`;

function deckLine({ decks, artisanSupply, running }: Seen): string[] {
  const sizes = Object.entries(decks).flatMap(([deck, cards]) =>
    sizeOf(cards) > 0 ? [`${deck} ${sizeOf(cards)}`] : [],
  );
  const doing =
    running === null ? [] : paragraph('action', `${nameOf(running.player)} performs ${actionText(running)}`);
  return [...paragraph('decks', sizes.join(', ')), ...paragraph('supply', plural(artisanSupply, 'artisan')), ...doing];
}

function playerLines(seen: Seen): string[] {
  const scores = engine.scores(seen);
  const head = ['', 'coins', 'wheat', 'stone', 'wood', 'wine', 'horse', 'infl', 'artis', 'blocks', 'mark', 'VP'];
  const rows = seen.players.map(({ coins, goods, influence, artisans, blocks, achievementMarkers }, seat) => [
    nameOf(seat),
    ...[coins, goods.wheat, goods.stone, goods.wood, goods.wine, goods.horse, influence, artisans, blocks].map(String),
    `${achievementMarkers.own}+${achievementMarkers.hippodrome}`,
    String(scores[seat]?.total ?? 0),
  ]);
  const lines = table([head, ...rows], 1);
  seen.players.forEach((own, seat) => {
    const { row, hand, contracts, chariots } = own;
    const played = row.map(
      ({ follower, exhausted, fresh }) => `${followerName(follower)}${exhausted ? ' (used)' : fresh ? ' (new)' : ''}`,
    );
    const owned = `${plural(contracts.shipping.length, 'shipping contract')}, ${plural(contracts.building.length, 'building contract')}, ${plural(chariots.length, 'chariot tile')}`;
    lines.push(
      '',
      ...paragraph(nameOf(seat), `row: ${played.join(', ') || 'empty'}; hand: ${followersText(hand)}`),
      ...paragraph('owns', owned),
      ...boardLines(own),
    );
  });
  return [...lines, ...aiLine(seen)];
}

function aiLine(seen: Seen): string[] {
  const score = aiScore(seen);
  if (score === null) return [];
  const rows = Object.entries(score.rows).map(([row, points]) => `${title(row)} ${points}`);
  return ['', ...paragraph('AI', `${plural(score.total, 'point')}: ${rows.join(', ')}`)];
}

const DECISIONS: Readonly<Record<Question['ask'], string>> = {
  emperor: 'places the emperor',
  patrician: 'places a patrician',
  line: 'performs or gives up an action',
  window: 'may activate a follower',
  'discard-pair': 'may discard two followers for a coin',
  'buy-good': 'may buy a good',
  'spend-wine': 'may spend wine for influence',
  'estate-tile': 'may take an estate tile',
  'estate-space': 'lays the estate tile',
  'start-marker': 'may claim the start player marker',
  petition: 'may perform another action',
  draw: 'draws a follower',
  'play-follower': 'may play a follower',
  'replace-follower': 'discards a follower of the row',
  'hand-limit': 'discards down to the hand limit',
  contract: 'may take a contract',
  sail: 'may move a ship',
  building: 'may place the building',
  advance: 'may advance a chariot',
  charioteer: 'may spend an artisan for one more space',
  wheel: 'takes the reward of the golden wheel',
  produce: 'may hire or place an artisan',
  'place-artisan': 'places an artisan',
  conversion: 'may convert',
  income: 'chooses the income',
  'choose-good': 'chooses a good',
  'draft-mosaic': 'takes a mosaic tile',
  'draft-follower': 'keeps a follower and passes the rest',
  'keep-followers': 'keeps two followers',
  legionary: 'places a legionary',
  'end-of-turn': 'may claim an achievement',
};

/** What an event is worth telling beside the sentence of its action, and of whom. */
function note(event: Event): Remark<number | null> | undefined {
  switch (event.type) {
    case 'gained':
      return { player: event.player, text: `gains ${amountsText(event.gains)}` };
    case 'follower-drawn':
      return { player: event.player, text: `draws ${followerName(event.secret.follower)}` };
    case 'follower-triggered':
      return { player: event.player, text: `thanks to ${followerName(event.follower)}` };
    case 'achievement-marker-taken':
      return { player: event.player, text: 'takes an achievement marker' };
    case 'reward-tile-completed':
      return { player: null, text: `${title(event.space)} is completed` };
    case 'start-player':
      return { player: event.player, text: 'is the start player' };
    case 'chariot-tile-awarded':
      return event.winner === 'neutral' || event.winner === null
        ? {
            player: null,
            text: `${title(event.chariot)} goes to ${event.winner === null ? 'nobody' : 'the neutral marker'}`,
          }
        : { player: event.winner, text: `wins ${title(event.chariot)}` };
    case 'legionary-blocked':
      return { player: null, text: 'a legionary finds no space: a point for the AI' };
    default:
      return undefined;
  }
}

/** What an action did and its events tell, what is about one player in a row in one paragraph. */
function notes(events: readonly Event[], player: number, sentence: string): string[] {
  const remarks = [{ player, text: sentence.replace(/\.$/, '') }, ...events.flatMap((event) => note(event) ?? [])];
  return byPlayer<number | null>(remarks).flatMap((told) =>
    paragraph(told.player === null ? '' : nameOf(told.player), told.text),
  );
}

/** Tells a game round by round: a paragraph for each decision, the players at the end of the round. */
function narrator(): Narrator<NovaRoma> {
  let begun = false;
  const tell = ({ before, action, sentence, events, after }: Ply<NovaRoma>): string[] => {
    const lines = begun ? [] : [roundHeading(before)];
    begun = true;
    lines.push(...notes(events, action.player, sentence));
    if (events.some(({ type }) => type === 'round-ended' || type === 'game-ended'))
      lines.push('', ...playerLines(after));
    if (before.phase !== 'draft' && events.some(({ type }) => type === 'round-began'))
      lines.push('', roundHeading(after));
    return lines;
  };
  return { tell };
}

export const novaRomaRenderer: Renderer<NovaRoma> = {
  rows: {
    'sea-routes': 'Sea routes',
    'building-contracts': 'Building contracts',
    'zone-majorities': 'Zone majorities',
    'chariot-tiles': 'Chariot tiles',
    'hippodrome-ends': 'Hippodrome ends',
    'end-game-followers': 'Followers',
    animals: 'Animals',
    mosaic: 'Mosaic',
    'goods-and-coins': 'Goods and coins',
    'influence-and-artisans': 'Influence, artisans',
    'start-player-marker': 'Start player marker',
  } satisfies Record<Row, string>,
  legend:
    'Figures, blocks and markers are shown by the seat of their owner: E is the emperor, L a legionary, n is neutral or the AI. R and r are spaces of reward tiles, @ an artisan, (...) a turned tile, [...] a claimed achievement, * a golden wheel, |2 a line that costs 2 horses. Of a leg at sea, first the sails it costs.',
  playerName: (_, seat) => nameOf(seat),
  table: (seen) => [
    roundHeading(seen),
    ...forumLines(seen),
    '',
    ...cityLines(seen),
    '',
    ...seaLines(seen),
    ...hippodromeLines(seen),
    '',
    ...displayLines(seen),
    ...deckLine(seen),
    '',
    ...playerLines(seen),
  ],
  decision: (seen) => {
    const top = seen.pending.at(-1);
    if (top === undefined) return '';
    if ('ask' in top) return DECISIONS[top.ask];
    const question = 'opened' in top ? top.opened.flat()[0] : undefined;
    return question !== undefined && 'ask' in question ? DECISIONS[question.ask] : '';
  },
  narrator,
};
