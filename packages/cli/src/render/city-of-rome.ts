/** Renders City of Rome as text. */
import {
  type CardId,
  type CityOfRome,
  cityGrid,
  type Event,
  engine,
  firstPlayer,
  type Seen,
  type SeenArea,
  standardComponents,
  stripInUse,
} from '@ludi-romani/city-of-rome';
import { cellAt, fromTo, type Seat, type SeenEvent, sure } from '@ludi-romani/core';
import { counted, f, m } from '@ludi-romani/core/words/de';
import { plural } from '@ludi-romani/core/words/en';
import { languageOf } from '../language';
import { COLUMN, heading, listed, MARGIN, panels, paragraph, table, wrap } from '../text';
import type { RendererIn } from './renderer';

const { buildings, cards, startingBuildings, influenceCards, setups } = standardComponents;

const building = new Map(buildings.map((type) => [type.id as string, type]));
const face = new Map([...cards, ...startingBuildings].map((card) => [card.id, card]));
const influenceValue = new Map(influenceCards.map(({ id, value }) => [id, value]));

const buildingOn = (card: CardId) => building.get(face.get(card)?.building ?? '');

/** Short names that fit into a cell of a city. Buildings that can have tokens have even shorter names. */
const SHORT = {
  en: {
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
  },
  de: {
    'vegetable-farm': 'Gemüse',
    'grain-farm': 'Korn',
    'sheep-farm': 'Schafe',
    vineyard: 'Wein',
    'residence-2': 'Haus 2',
    'residence-3': 'Haus 3',
    'residence-4': 'Haus 4',
    'luxury-residence-2': 'Luxus 2',
    'luxury-residence-3': 'Luxus 3',
    'luxury-residence-4': 'Luxus 4',
    market: 'Markt',
    'forum-romanum': 'Forum',
    arena: 'Arena',
    colosseum: 'Kolosseu',
    school: 'Schule',
    university: 'Univers.',
    baths: 'Therme',
    'imperial-baths': 'KaiTh',
    aqueduct: 'Aquädukt',
    'great-aqueduct': 'GroßAqua',
    'temple-mercury': 'Merkur',
  },
} satisfies Record<string, Readonly<Record<string, string>>>;
const CELL = 8;

const LABELS = {
  en: {
    legend:
      'Fields are counted from the emperor. In a city, # is a brick token, and *3 are three victory points. The numbers at its sides are x and y.',
    draft: 'Draft',
    round: (round: number, of: number, first: string) => `Round ${round} of ${of}, first player ${first}`,
    field: 'field',
    gives: 'gives',
    emissary: 'emissary',
    offer: 'offer',
    nothing: 'nothing',
    influence: 'influence',
    onTable: (count: number, values: readonly string[]) =>
      `${plural(count, 'card')} on the table: ${listed(values)} points`,
    decks: 'decks',
    cards: (count: number) => plural(count, 'card'),
    seat: (name: string, seat: Seat, points: number) => `${name} (seat ${seat}): ${plural(points, 'point')} so far`,
    owns: (coins: number, tokens: number) => `${plural(coins, 'coin')}, ${plural(tokens, 'influence token')}`,
    coins: 'coins',
    tokens: 'influence tokens',
    influenceCards: 'influence cards:',
    hand: 'hand:',
    none: 'none',
    secret: 'secret:',
    ofDeck: (count: number, deck: string) => `${count} of deck ${deck}`,
  },
  de: {
    legend:
      'Felder werden vom Kaiser aus gezählt. In einer Stadt ist # ein Ziegelmarker, *3 sind drei Siegpunkte. Die Zahlen am Rand sind x und y.',
    draft: 'Startkarten',
    round: (round: number, of: number, first: string) => `Runde ${round} von ${of}, Startspieler ${first}`,
    field: 'Feld',
    gives: 'gibt',
    emissary: 'Baumeister',
    offer: 'Angebot',
    nothing: 'nichts',
    influence: 'Einfluss',
    onTable: (count: number, values: readonly string[]) =>
      `${counted(count, f('Karte', 'Karten'))} ${count === 1 ? 'liegt' : 'liegen'} aus: ${listed(values, 'und')} Punkte`,
    decks: 'Stapel',
    cards: (count: number) => counted(count, f('Karte', 'Karten')),
    seat: (name: string, seat: Seat, points: number) =>
      `${name} (Platz ${seat}): bisher ${counted(points, m('Punkt', 'Punkte'))}`,
    owns: (coins: number, tokens: number) =>
      `${counted(coins, f('Münze', 'Münzen'))}, ${counted(tokens, m('Einflussmarker'))}`,
    coins: 'Münzen',
    tokens: 'Einflussmarker',
    influenceCards: 'Einflusskarten:',
    hand: 'Hand:',
    none: 'leer',
    secret: 'verdeckt:',
    ofDeck: (count: number, deck: string) => `${count} von Stapel ${deck}`,
  },
};

export const cityOfRomeRenderer: RendererIn<CityOfRome> = (words) => {
  const language = languageOf(words.language);
  const label = LABELS[language];
  const short: Readonly<Record<string, string>> = SHORT[language];
  const titles = (ids: readonly CardId[]): string => ids.map(words.title).join(', ');

  /** Returns `Grain #` with a brick token, `Baths *4` with point tokens. */
  function cellText(card: CardId | null | undefined, tokens: number): string {
    if (card == null) return '';
    const type = buildingOn(card);
    const name = short[type?.id ?? ''] ?? words.title((type?.id ?? card).replace('temple-', ''));
    if (tokens === 0) return name.slice(0, CELL);
    const mark = type?.category === 'production' ? ' #' : ` *${tokens}`;
    return name.slice(0, CELL - mark.length) + mark;
  }

  /** Returns the smallest rectangle of the grid around a city, with the coordinates that actions use. */
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

  /** Returns the names of the secret cards. If they are hidden from the viewer, returns their number per deck. */
  function secretNames({ secret }: SeenArea): string {
    const known = secret.flatMap(({ card }) => card ?? []);
    const backs = secret.flatMap(({ back, card }) => (card === null ? back : []));
    const counts = [...new Set(backs)].map((back) =>
      label.ofDeck(backs.filter((other) => other === back).length, back),
    );
    return [...known.map(words.title), ...counts].join(', ');
  }

  /** Returns the lines above a player's city. */
  function belongings(seen: Seen, seat: Seat, player: SeenArea): string[] {
    const { coins, influence, hand, secret, influenceCards: won } = player;
    const line = (name: string, text: string) => (text === '' ? [] : wrap(`${name} ${text}`, COLUMN, 2));
    return [
      label.seat(words.player(seen, seat), seat, engine.scores(seen)[seat]?.total ?? 0),
      label.owns(coins, influence),
      ...line(label.influenceCards, won.map((id) => influenceValue.get(id) ?? id).join(', ')),
      ...line(label.hand, hand.length + secret.length === 0 ? label.none : titles(hand)),
      ...line(label.secret, secretNames(player)),
    ];
  }

  const tables = (seen: Seen): string[] =>
    panels(seen.players, (area, seat) => belongings(seen, seat, area), cityLines);

  /** Returns the action strip: the symbol and the emissary of each field. */
  function stripLines(seen: Seen, symbols: readonly string[]): string[] {
    const standing = seen.emissaries.map((seat) => (seat === null ? '-' : words.player(seen, seat)));
    return table([
      [label.field.padEnd(MARGIN - 2), '1', '2', '3', '4', '5'],
      [label.gives, ...symbols.map(words.title)],
      ...(seen.emissaries.every((seat) => seat === null) ? [] : [[label.emissary, ...standing]]),
    ]);
  }

  const supplyLines = ({ offer, influenceOnTable }: Seen): string[] => [
    ...paragraph(label.offer, offer.length === 0 ? label.nothing : titles(offer)),
    ...(influenceOnTable.length === 0
      ? []
      : paragraph(
          label.influence,
          label.onTable(
            influenceOnTable.length,
            influenceOnTable.map((id) => String(influenceValue.get(id) ?? id)),
          ),
        )),
  ];

  const roundLines = (seen: Seen): string[] => [
    heading(label.round(seen.round, setups[seen.options.players].rounds, words.player(seen, firstPlayer(seen)))),
    ...stripLines(seen, stripInUse(seen)),
  ];

  return {
    legend: label.legend,
    table: (seen) => {
      const { decks } = setups[seen.options.players];
      return [
        ...(seen.round === 0 ? [heading(label.draft)] : roundLines(seen)),
        ...supplyLines(seen),
        ...paragraph(label.decks, decks.map((deck) => `${deck}: ${label.cards(seen.decks[deck].length)}`).join(', ')),
        ...tables(seen),
      ];
    },
    counters: ({ players }, seat) => {
      const { coins, influence } = sure(players[seat]);
      return { [label.coins]: coins, [label.tokens]: influence };
    },
    at: (event: SeenEvent<Event>, seen) => {
      switch (event.type) {
        case 'strips-stacked':
          return [heading(label.draft)];
        case 'deck-laid-out':
        case 'turn-began':
        case 'turn-ended':
        case 'game-ended':
        case 'offer-revealed':
        case 'influence-card-revealed':
          return [];
        case 'round-began':
          return ['', ...roundLines(seen), ...supplyLines(seen), ''];
        case 'round-ended':
          return tables(seen);
        default:
          return undefined;
      }
    },
  };
};
