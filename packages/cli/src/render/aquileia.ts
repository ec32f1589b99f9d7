/** Renders Aquileia as text. */
import {
  type Aquileia,
  type AreaId,
  areaIds,
  type CardId,
  type Coins,
  currencies,
  type DeckId,
  type Event,
  engine,
  type Seen,
  type SeenArea,
  stadiumCardsOf,
  standardComponents,
} from '@ludi-romani/aquileia';
import { occurrences, type Seat, type SeenEvent, sure } from '@ludi-romani/core';
import { counted, f } from '@ludi-romani/core/words/de';
import { plural } from '@ludi-romani/core/words/en';
import { languageOf } from '../language';
import { heading, listed, paragraph, table } from '../text';
import type { RendererIn } from './renderer';

const { numbers, villas, workshops, banks } = standardComponents;
const sites = [...villas, ...workshops, ...banks];
const decks: readonly DeckId[] = ['slaves', 'equi', 'stadium', 'theatre'];

const LABELS = {
  en: {
    legend:
      'After each space is the owner of the henchman there. The cost of a site is in brackets: [bronze-silver-gold+slaves].',
    round: (round: number, first: string) => `Round ${round} of ${numbers.rounds}, start player ${first}`,
    and: 'and',
    none: 'none',
    noCoins: 'no coins',
    market: 'market',
    empty: 'empty',
    track: 'track',
    strength: 'strength',
    auction: 'auction',
    auctioned: (card: string, auctioneer: string, bid: string, left: string) =>
      `${card}, auctioned by ${auctioneer}; ${bid}; still in: ${left}`,
    noBid: 'no bid yet',
    bids: (name: string, coins: string) => `${name} bids ${coins}`,
    faceUp: 'face up',
    dice: 'blue dice',
    diceWith: (count: number, name: string) => `${count} with ${name}`,
    harbour: 'harbour',
    bank: 'bank',
    discards: 'discards',
    decks: 'decks',
    columns: ['bronze', 'silver', 'gold', 'henchmen', 'houses', 'points'],
    hand: 'hand',
    cards: 'cards',
    buildings: 'buildings',
    slaves: (count: number) => plural(count, 'slave card'),
    equi: (count: number) => plural(count, 'horse or weapon card', 'horse and weapon cards'),
    unknown: (count: number) => plural(count, 'unknown stadium card'),
    free: 'free sites',
  },
  de: {
    legend:
      'Hinter jedem Feld steht, wem der Gefolgsmann dort gehört. Die Kosten eines Bauplatzes stehen in Klammern: [Bronze-Silber-Gold+Sklaven].',
    round: (round: number, first: string) => `Runde ${round} von ${numbers.rounds}, Startspieler ${first}`,
    and: 'und',
    none: 'nichts',
    noCoins: 'keine Münzen',
    market: 'Markt',
    empty: 'leer',
    track: 'Vorteile',
    strength: 'Stärke',
    auction: 'Auktion',
    auctioned: (card: string, auctioneer: string, bid: string, left: string) =>
      `${card}, versteigert von ${auctioneer}; ${bid}; noch dabei: ${left}`,
    noBid: 'noch kein Gebot',
    bids: (name: string, coins: string) => `${name} bietet ${coins}`,
    faceUp: 'offen',
    dice: 'Würfel',
    diceWith: (count: number, name: string) => `${count} blaue bei ${name}`,
    harbour: 'Hafen',
    bank: 'Bank',
    discards: 'Ablage',
    decks: 'Stapel',
    columns: ['Bronze', 'Silber', 'Gold', 'Gefolgsmänner', 'Häuser', 'Siegpunkte'],
    hand: 'Hand',
    cards: 'Karten',
    buildings: 'Gebäude',
    slaves: (count: number) => counted(count, f('Sklavenkarte', 'Sklavenkarten')),
    equi: (count: number) => counted(count, f('Waffen- oder Pferdekarte', 'Waffen- und Pferdekarten')),
    unknown: (count: number) => counted(count, f('unbekannte Stadionkarte', 'unbekannte Stadionkarten')),
    free: 'Bauplätze',
  },
};

const byKind = (cards: readonly CardId[]): [CardId, number][] =>
  [...new Set(cards)].map((card) => [card, occurrences(cards, card)]);

const sizeOf = (deck: number | readonly string[]): number => (typeof deck === 'number' ? deck : deck.length);

const PLACEMENTS: readonly Event['type'][] = ['henchman-placed', 'coin-laid', 'crest-placed', 'placement-passed'];

export const aquileiaRenderer: RendererIn<Aquileia> = (words) => {
  const label = LABELS[languageOf(words.language)];
  const nameOf = (seen: Seen, seat: Seat): string => words.player(seen, seat);

  const coinsText = (coins: Coins): string => {
    const kinds = currencies.filter((kind) => coins[kind] > 0);
    const parts = kinds.map((kind) => `${coins[kind]} ${label.columns[currencies.indexOf(kind)]}`);
    return listed(parts, label.and) || label.noCoins;
  };

  /** Returns cards by kind: `2 x Single slave card, Triple weapon card`. */
  const cardsText = (cards: readonly (readonly [card: CardId, count: number])[]): string =>
    cards
      .filter(([, count]) => count > 0)
      .map(([card, count]) => `${count > 1 ? `${count} x ` : ''}${words.title(card)}`)
      .join(', ') || label.none;

  const marketLine = ({ market }: Seen): string[] =>
    paragraph(label.market, market.map((card) => (card === null ? label.empty : words.title(card))).join(', '));

  const faceUpLine = ({ stadiumCard }: Seen): string[] =>
    paragraph(label.faceUp, stadiumCard === null ? label.none : words.title(stadiumCard));

  const roundLines = (seen: Seen): string[] => [
    heading(label.round(seen.round, nameOf(seen, seen.startPlayer))),
    ...marketLine(seen),
    ...faceUpLine(seen),
  ];

  /** Returns the spaces of an area with their players. The name of the area is removed from the titles of the spaces. */
  function areaLine(seen: Seen, area: AreaId): string[] {
    const name = words.title(area);
    const spaces = standardComponents[area].map(({ id }) => {
      const seat = seen.spaces[id] ?? null;
      const title = words.title(id);
      const rest = title.startsWith(`${name} `) ? title.slice(name.length + 1).replaceAll(/[()]/g, '') : title;
      return `${rest} ${seat === null ? '-' : nameOf(seen, seat)}`;
    });
    return paragraph(name, spaces.join(', '));
  }

  function auctionLine(seen: Seen): string[] {
    if (seen.auction === null) return [];
    const { card, auctioneer, bid, bidder, stillIn } = seen.auction;
    const highest = bidder === null ? label.noBid : label.bids(nameOf(seen, bidder), coinsText(bid));
    const left = listed(
      stillIn.map((seat) => nameOf(seen, seat)),
      label.and,
    );
    return paragraph(label.auction, label.auctioned(words.title(card), nameOf(seen, auctioneer), highest, left));
  }

  function strengthLine(seen: Seen): string[] {
    const shown = seen.strengths.flatMap((strength, seat) =>
      strength === null ? [] : [`${nameOf(seen, seat)} ${strength}`],
    );
    return shown.length === 0 ? [] : paragraph(label.strength, shown.join(', '));
  }

  function boardLines(seen: Seen): string[] {
    const { owner, left } = seen.blueDice;
    return [
      ...paragraph(
        label.track,
        seen.track.map((seat, i) => `${i + 1} ${nameOf(seen, seat)}`).join(', ') || label.empty,
      ),
      ...areaIds.flatMap((area) => areaLine(seen, area)),
      ...strengthLine(seen),
      ...auctionLine(seen),
      ...paragraph(label.dice, owner === null ? words.title('potentia') : label.diceWith(left, nameOf(seen, owner))),
      ...paragraph(label.harbour, coinsText(seen.harbour)),
      ...paragraph(label.bank, coinsText(seen.bank)),
      ...paragraph(label.discards, cardsText(Object.entries(seen.discards))),
      ...paragraph(
        label.decks,
        decks.map((deck) => `${words.title(`deck-${deck}`)} ${sizeOf(seen.decks[deck])}`).join(', '),
      ),
    ];
  }

  /** Returns the cards of a hand. If the hand is hidden, returns the number of cards with each back, and the cards that were bought openly. */
  function handText(own: SeenArea): string {
    if (own.hand !== null) return cardsText(Object.entries(own.hand));
    const { slaves, equi } = 'handSize' in own ? own.handSize : { slaves: 0, equi: 0 };
    const backs = [...(slaves > 0 ? [label.slaves(slaves)] : []), ...(equi > 0 ? [label.equi(equi)] : [])];
    const bought = own.bought.length === 0 ? '' : ` (${cardsText(byKind(own.bought))})`;
    return `${backs.join(', ') || label.none}${bought}`;
  }

  /** Returns the counts of the columns before the points. */
  const countsOf = ({ coins, henchmen, houses }: SeenArea): number[] => [
    ...currencies.map((kind) => coins[kind]),
    henchmen,
    houses,
  ];

  function playerLines(seen: Seen): string[] {
    const scores = engine.scores(seen);
    const rows = seen.players.map((own, seat) => [
      nameOf(seen, seat),
      ...[...countsOf(own), scores[seat]?.total ?? 0].map(String),
    ]);
    const lines = table([['', ...label.columns], ...rows], 1);
    for (const [seat, own] of seen.players.entries()) {
      const built = sites.filter(({ id }) => seen.sites[id] === seat);
      const known = stadiumCardsOf(seen, seat);
      const won = seen.races.filter(({ winner, second }) => winner === seat || second === seat).length;
      const unknown = won > known.length ? [label.unknown(won - known.length)] : [];
      const cards = [...[...known, ...own.theatre].map(words.title), ...unknown];
      lines.push(
        ...paragraph(nameOf(seen, seat), `${label.hand}: ${handText(own)}`),
        ...paragraph('', `${label.cards}: ${cards.join(', ') || label.none}`),
        ...paragraph('', `${label.buildings}: ${built.map(({ id }) => words.title(id)).join(', ') || label.none}`),
      );
    }
    return lines;
  }

  /** Returns the free sites with their costs: `Blue villa 10 [2-2-1+3]`. */
  function freeSites(seen: Seen): string[] {
    const free = sites.filter(({ id }) => seen.sites[id] === null);
    const price = ({ bronze, silver, gold, slaves }: (typeof villas)[number]['cost']) =>
      `${bronze}-${silver}-${gold}${slaves > 0 ? `+${slaves}` : ''}`;
    return paragraph(
      label.free,
      free.map(({ id, cost }) => `${words.title(id)} [${price(cost)}]`).join(', ') || label.none,
    );
  }

  return {
    legend: label.legend,
    table: (seen) => [...roundLines(seen), ...boardLines(seen), '', ...playerLines(seen), '', ...freeSites(seen)],
    counters: ({ players }, seat) =>
      Object.fromEntries(countsOf(sure(players[seat])).map((count, i) => [label.columns[i], count])),
    // separates the placement from the actions: the player of the last placement often acts first
    about: ({ type }) => (PLACEMENTS.includes(type) ? 'placement' : 'actions'),
    at: (event: SeenEvent<Event>, seen) => {
      switch (event.type) {
        // shown at the beginning of the round, or at the end of the game
        case 'market-filled':
        case 'stadium-card-revealed':
        case 'game-ended':
        // ends the sentence about the actions of one henchman
        case 'henchman-returned':
          return [];
        case 'round-began':
          return ['', ...roundLines(seen), ''];
        case 'round-ended':
          return ['', ...playerLines(seen)];
        default:
          return undefined;
      }
    },
  };
};
