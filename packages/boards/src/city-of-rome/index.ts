/** City of Rome as a picture. */
import type { CityOfRome, Components, SeenArea, View } from '@ludi-romani/city-of-rome';
import type { Engine, Seat } from '@ludi-romani/core';
import { asked } from '../asked';
import { boardOf, LEFT, RIGHT } from '../kit/frame';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import {
  card,
  type Drawing,
  emptyPlace,
  figure,
  flow,
  middle,
  othersOf,
  type Pen,
  placed,
  row,
  seatOf,
  tinted,
  titled,
} from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import type { Board } from '../types';
import type { Labels } from './labels';
import { cardId, cellId, coinsId, targets } from './targets';

export type { Labels };

type Quill = Pen<CityOfRome, Labels>;
type Building = Components['buildings'][number];

const HUES: Readonly<Record<Building['category'], Hue>> = {
  production: 'olive',
  residence: 'terracotta',
  public: 'sea',
  aqueduct: 'teal',
  temple: 'purple',
};
const ICONS: Readonly<Record<Building['category'], Icon>> = {
  production: icons.wheat,
  residence: icons.house,
  public: icons.column,
  aqueduct: icons.arch,
  temple: icons.temple,
};
/** The deck that a card's title ends with: its own name is what is printed on it. */
const DECK = / \([IV]+\)$/;

/** The pictures of City of Rome, for `engine` and its box. */
export function boards(engine: Engine<CityOfRome>): Board<CityOfRome, Labels> {
  const { buildings, cards, startingBuildings, startingLayout, scoring, setups, strips, influenceCards, temples } =
    engine.components;
  const byCard = new Map(
    [...cards, ...startingBuildings].map(({ id, building }) => [id, buildings.find((one) => one.id === building)]),
  );
  const temple = new Map(temples.map((one) => [one.building as string, one]));

  // every cell that a city can reach, row by row, as views have them
  const range = (values: readonly number[]) => {
    const from = Math.max(...values) - (scoring.citySide - 1);
    return Array.from({ length: Math.min(...values) + scoring.citySide - from }, (_, i) => from + i);
  };
  const xs = range(startingLayout.map(({ x }) => x));
  const ys = range(startingLayout.map(({ y }) => y));
  const xAt = (i: number) => xs[i % xs.length] ?? 0;
  const yAt = (i: number) => ys[Math.floor(i / xs.length)] ?? 0;
  /** a whole city, and a place beside it */
  const side = scoring.citySide + 1;
  /** Where the window on a city begins: in the middle, as long as nothing that could be pointed at lies outside. */
  const windowFrom = (all: readonly number[], taken: readonly number[]): number => {
    const [low, high] = [Math.min(...taken), Math.max(...taken)];
    const isFull = high - low + 1 >= scoring.citySide;
    const usual = (all[0] ?? 0) + Math.ceil((all.length - side) / 2);
    const [first, last] = isFull ? [low, high] : [low - 1, high + 1];
    return Math.min(Math.max(usual, last - side + 1), first);
  };

  /** What a building does, in few words. */
  const effect = (building: Building, pen: Quill): string => {
    const said = pen.look.words.labels;
    switch (building.category) {
      case 'residence':
        return said.value(building.value);
      case 'public':
        return `${said.neighbor[building.publicKind]}${building.bonus > 0 ? ` +${building.bonus}` : ''}`;
      case 'temple': {
        const scored = temple.get(building.id);
        if (scored === undefined) return '';
        return 'when' in scored && scored.when !== undefined
          ? said.when(scored.points, scored.when.atLeast, said.counts[scored.when.count])
          : said.per(scored.points, scored.each ?? 1, said.counts[scored.per ?? 'card']);
      }
      default:
        return '';
    }
  };

  /** What stands at the bottom of a card: what it produces, stars, tokens. */
  const marks = (building: Building, tokens: number, w: number, h: number): string => {
    const drawn: Drawing[] = [];
    if (building.category === 'production') {
      const { coins, influence, brickToken } = building.produce;
      if (coins > 0) drawn.push(figure(icons.coin, coins, 0, 0, 'gold', 13));
      if (influence > 0) drawn.push(figure(icons.crest, influence, 0, 0, 'purple', 13));
      if (brickToken) drawn.push(figure(icons.brick, 1, 0, 0, 'terracotta', 13));
    }
    if (building.stars > 0) drawn.push(figure(icons.star, building.stars, 0, 0, 'gold', 13));
    const token =
      tokens === 0
        ? ''
        : circle(building.category === 'production' ? 'terracotta' : 'gold', w - 11, h - 11, 8) +
          middle(tokens, w - 11, h - 7.5, 10.5, 'on strong');
    if (building.category === 'residence' && h < 50)
      drawn.push({ width: 8, height: 13, svg: label(String(building.value), 0, 0, { size: 12, kind: 'strong' }) });
    const all = row(drawn, 6);
    return at(w - all.width - (tokens === 0 ? 5 : 22), h - 5, all.svg) + token;
  };

  const drawCard = (id: string, pen: Quill, w: number, h: number, tokens = 0): string => {
    const building = byCard.get(id);
    if (building === undefined) return card({ title: pen.look.words.title(id), hue: 'stone' }, w, h);
    const { category, cost } = building;
    return card(
      {
        title: pen.look.words.title(id).replace(DECK, ''),
        hue: HUES[category],
        value: h < 50 ? '' : String(cost),
        lines: h < 50 ? '' : effect(building, pen),
        icon: ICONS[category],
        inner: marks(building, tokens, w, h),
      },
      w,
      h,
    );
  };
  const aboutCard = (id: string, pen: Quill): string => {
    const building = byCard.get(id);
    if (building === undefined) return pen.look.words.title(id);
    const does = effect(building, pen);
    return `${pen.look.words.title(id)}, ${pen.look.words.labels.bricks(building.cost)}${does === '' ? '' : `, ${does}`}`;
  };
  const cardThing = (id: string, pen: Quill, w: number, h: number): Drawing =>
    pen.thing(cardId(id), aboutCard(id, pen), w, h, drawCard(id, pen, w, h));

  const cityOf = (view: View, seat: Seat, pen: Quill, total: number, cellHeight: number): Drawing => {
    const { city, tokens } = view.players[seat] as SeenArea;
    const gap = 4;
    const w = (total + gap) / side - gap;
    const taken = city.flatMap((id, i) => (id === null ? [] : [i]));
    const [fromX, fromY] = [windowFrom(xs, taken.map(xAt)), windowFrom(ys, taken.map(yAt))];
    const cells = city.map((id, i) => {
      const [x, y] = [xAt(i), yAt(i)];
      if (x < fromX || x >= fromX + side || y < fromY || y >= fromY + side) return '';
      const place = pen.look.words.labels.cell(x, y);
      const inner = id === null ? emptyPlace(w, cellHeight) : drawCard(id, pen, w, cellHeight, tokens[i]);
      return placed(
        (x - fromX) * (w + gap),
        (y - fromY) * (cellHeight + gap),
        pen.thing(
          cellId(seat, { x, y }),
          id === null ? place : `${place}: ${aboutCard(id, pen)}`,
          w,
          cellHeight,
          inner,
        ),
      );
    });
    return { width: total, height: side * (cellHeight + gap) - gap, svg: cells.join('') };
  };

  const isSeat = (part: string, name: string) => part.startsWith(`${name}-`);
  const seatIn = (part: string): Seat => Number(part.slice(part.lastIndexOf('-') + 1));

  /** How wide the viewer's own parts are, and those that all share. */
  const roomOf = ({ isAlone }: Quill): number => (isAlone ? RIGHT : LEFT);

  const strip = (view: View, pen: Quill): Drawing => {
    const said = pen.look.words.labels;
    const symbols = symbolsOf(view);
    const gap = pen.isAlone ? 6 : 10;
    const w = (roomOf(pen) - 4 * gap) / 5;
    // beside the number, or above whoever stands there
    const [size, y] = pen.isAlone ? [24, 4] : [34, 20];
    const fields = view.emissaries.map((seat, i): Drawing => {
      const symbol = symbols[i];
      const name = `${said.field(i + 1)}${symbol === undefined ? '' : `, ${pen.look.words.title(symbol)}`}, ${seat === null ? said.free : pen.name(seat)}`;
      return pen.thing(
        `field-${i + 1}`,
        name,
        w,
        64,
        rect('panel', 0, 0, w, 64),
        label(String(i + 1), 12, 22, { size: 15, kind: 'strong' }),
        symbol === undefined
          ? ''
          : symbol === 'brick'
            ? tinted('terracotta', icons.brick, w - size - 10, y, size)
            : tinted('gold', icons.cog, w - size - 10, y, size),
        seat === null ? '' : pen.sign(seat, 24, 43, 15),
      );
    });
    return titled(said.strip, row(fields, gap));
  };

  /** The symbols of the strip in use, as it lies (CR-4.2, CR-4.3). */
  const symbolsOf = ({ round, strips: stacked }: View): readonly ('brick' | 'cog')[] => {
    const inUse = round === 0 ? undefined : stacked[round % stacked.length];
    const printed = strips.find(({ id }) => id === inUse?.id);
    if (inUse == null || printed === undefined) return [];
    const flips = Number(inUse.reversed) + Math.floor(round / strips.length);
    return flips % 2 === 0 ? printed.sideA : printed.sideB;
  };

  const offer = (view: View, pen: Quill): Drawing => {
    const said = pen.look.words.labels;
    const { decks, revealPerDeck } = setups[view.options.players];
    const places = Math.max(4, decks.length * revealPerDeck);
    const w = pen.isAlone ? (RIGHT + 8) / 2 - 8 : Math.min(140, (500 + 8) / places - 8);
    const cardsDrawn = Array.from({ length: places }, (_, i): Drawing => {
      const id = view.offer[i];
      return id === undefined ? { width: w, height: 84, svg: emptyPlace(w, 84) } : cardThing(id, pen, w, 84);
    });
    const influence = view.influenceOnTable.map((id, i) =>
      at(
        i * 24,
        62,
        circle('purple', 11, 11, 11),
        middle(influenceCards.find((one) => one.id === id)?.value ?? '', 11, 15, 12, 'on strong'),
      ),
    );
    const stacks = decks.map((deck, i) => {
      const count = view.decks[deck].length;
      const [x, y] = [(i % 2) * 64, Math.floor(i / 2) * 30];
      return placed(
        x,
        y,
        pen.thing(
          `deck-${deck}`,
          said.deck(deck, count),
          58,
          25,
          rect('panel', 0, 0, 58, 25, 4),
          label(deck, 8, 17, { size: 12, kind: 'strong' }),
          label(String(count), 51, 17, { size: 12, anchor: 'end', kind: 'soft' }),
        ),
      );
    });
    const drawing = flow(cardsDrawn, roomOf(pen));
    const [x, y] = pen.isAlone ? [0, drawing.height + 10] : [LEFT - 122, 0];
    return titled(said.offer, {
      width: roomOf(pen),
      height: y + 84,
      svg: drawing.svg + at(x, y, ...stacks, ...influence),
    });
  };

  /** All that a player holds, as far as it is seen: own cards to be pointed at, backs of others. */
  const hand = (view: View, seat: Seat, pen: Quill): Drawing => {
    const said = pen.look.words.labels;
    const own = view.players[seat] as SeenArea;
    const top = view.pending.at(-1);
    const drawn =
      top !== undefined && 'secret' in top && top.secret !== undefined && top.player === seat ? top.secret.drawn : [];
    const isDraft = asked(view, 'draft')?.player === seat;
    const shown = [
      ...(isDraft ? (own.packet ?? []) : []),
      ...drawn,
      ...own.hand,
      ...own.secret.flatMap(({ card: id }) => id ?? []),
    ];
    const backs = own.secret.filter(({ card: id }) => id === null);
    const perRow = pen.isAlone ? 3 : 5;
    const w = (roomOf(pen) + 8) / perRow - 8;
    const things = [
      ...shown.map((id) => cardThing(id, pen, w, 64)),
      ...backs.map(({ back }) => ({
        width: w,
        height: 64,
        svg: rect('stone', 0, 0, w, 64) + middle(back, w / 2, 38, 18, 'on strong'),
      })),
    ];
    const rows = Math.max(2, Math.ceil(things.length / perRow));
    const svg = things.map((one, i) => placed((i % perRow) * (w + 8), Math.floor(i / perRow) * 72, one)).join('');
    const title = isDraft
      ? said.packet
      : drawn.length > 0
        ? `${said.drawn} · ${said.hand(pen.name(seat))}`
        : said.hand(pen.name(seat));
    return titled(title, { width: roomOf(pen), height: rows * 72 - 8, svg });
  };

  /** A player's own city with coins and influence. */
  const area = (view: View, seat: Seat, pen: Quill): Drawing => {
    const isOwn = seat === seatOf(view);
    const { coins, influence, influenceCards: won } = view.players[seat] as SeenArea;
    const total = isOwn ? roomOf(pen) : RIGHT;
    // narrow cards have no room for what they do: their names say it
    const city = cityOf(view, seat, pen, total, !isOwn ? 36 : pen.isAlone ? 48 : 66);
    const purse = figure(icons.coin, coins, 2, 13, 'gold', 14);
    const crest = figure(icons.crest, influence, 0, 13, 'purple', 14);
    const values = won.map((id) => influenceCards.find((one) => one.id === id)?.value ?? '').join(' · ');
    const head =
      pen.thing(coinsId(seat), `${pen.look.words.labels.coins}: ${coins}`, purse.width + 8, 17, purse.svg).svg +
      at(purse.width + 18, 0, crest.svg) +
      label(values, purse.width + crest.width + 30, 13, { size: 12, kind: 'accent strong' });
    const x = total - 150;
    const framed = { width: total, height: city.height, svg: city.svg };
    const drawing = titled(pen.look.words.labels.city(pen.name(seat)), framed);
    return { ...drawing, svg: drawing.svg + at(x, 0, head) };
  };

  return boardOf(engine, {
    title: 'City of Rome',
    targets,
    subtitle: (view, look) => {
      const said = look.words.labels;
      const { rounds } = setups[view.options.players];
      return said.round(view.round, rounds);
    },
    parts: (view) => [
      'strip',
      'offer',
      `area-${seatOf(view)}`,
      `hand-${seatOf(view)}`,
      ...othersOf(view).flatMap((seat) => [`area-${seat}`]),
    ],
    layout: (view) => ({
      left: ['strip', 'offer', `hand-${seatOf(view)}`, `area-${seatOf(view)}`],
      right: othersOf(view).map((seat) => `area-${seat}`),
      below: [],
    }),
    draw: (part, view, pen) => {
      if (part === 'strip') return strip(view, pen);
      if (part === 'offer') return offer(view, pen);
      return isSeat(part, 'hand') ? hand(view, seatIn(part), pen) : area(view, seatIn(part), pen);
    },
    holdings: (view, seat, look) => {
      const { coins, influence, hand: open, secret } = view.players[seat] as SeenArea;
      return look.words.labels.holdings(coins, influence, open.length + secret.length);
    },
  });
}
