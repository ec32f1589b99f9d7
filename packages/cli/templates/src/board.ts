/** The picture of the table: the row, the bag, and the hands. A player points at a tile of the hand, or at the bag. */
import type { Board } from '@ludi-romani/boards';
import {
  boardOf,
  column,
  type Drawing,
  flow,
  ground,
  heading,
  icons,
  type Pen,
  type Placement,
  placed,
  type Room,
  rect,
  write,
} from '@ludi-romani/boards/kit';
import { type Engine, playerAt, type Seat } from '@ludi-romani/core';
import type { MyGame, Tile } from './rules.ts';
import type { Labels } from './words.ts';

type View = MyGame['view'];
type Quill = Pen<MyGame, Labels>;

const WIDTH = 50;
const HEIGHT = 64;
/** The colors of the kit that white text is readable on. */
const COLORS: Readonly<Record<string, string>> = { red: '$terracotta', yellow: '$gold', green: '$olive', blue: '$sea' };

const idOf = (tile: Tile): string => `tile-${tile}`;

/** Draws a tile with its number. It is one piece in all places, so it moves from the hand to the row. */
function drawTile(tile: Tile, { look, thing }: Quill, scale = 1): Drawing {
  const [color = '', number = ''] = tile.split('-');
  const [width, height] = [WIDTH * scale, HEIGHT * scale];
  const markup =
    rect(0, 0, width, height, 8 * scale, { fill: COLORS[color] ?? '$stone', stroke: '$edge' }) +
    write(number, width / 2, 41 * scale, { size: 26 * scale, bold: true, anchor: 'middle', fill: '$on' });
  return thing(idOf(tile), look.words.title(tile), width, height, markup, { radius: 8, key: tile, about: 'tile' });
}

/** The scale of the hands that are not drawn large. */
const SMALL = 0.6;
/** The back of a tile that the viewer does not know. */
const back: Drawing = {
  width: WIDTH * SMALL,
  height: HEIGHT * SMALL,
  svg: rect(0, 0, WIDTH * SMALL, HEIGHT * SMALL, 5, { fill: '$stone', stroke: '$edge' }),
};

/** Draws a hand. The backs of unknown tiles are always small. */
function drawHand(view: View, seat: Seat, pen: Quill, room: number): Drawing {
  const scale = seat === pen.seat ? 1 : SMALL;
  const tiles = playerAt(view, seat).hand.map((tile) => (tile === null ? back : drawTile(tile, pen, scale)));
  return flow(tiles, room, 10 * scale);
}

/** Draws the bag with the number of its tiles. */
function drawBag({ bag }: View, { look, thing }: Quill): Drawing {
  const { labels } = look.words;
  const markup =
    rect(0, 0, 2 * WIDTH, HEIGHT, 20, { fill: '$panel', stroke: '$edge' }) +
    write(labels.bag, WIDTH, 26, { size: 14, anchor: 'middle', room: 2 * WIDTH - 16 }) +
    write(bag.length, WIDTH, 50, { size: 20, bold: true, anchor: 'middle' });
  return thing('bag', `${labels.bag}: ${bag.length}`, 2 * WIDTH, HEIGHT, markup, { radius: 20 });
}

/** Draws the row with the bag below it. */
function drawRow(view: View, pen: Quill, room: number): Drawing {
  const tiles = view.row.map((tile) => drawTile(tile, pen));
  return column([flow(tiles, room, 10), drawBag(view, pen)], 16);
}

/** Draws a part on its ground, with a heading. */
function drawPart(part: string, view: View, pen: Quill, { width, height }: Room): Drawing {
  const room = width - 28;
  const seat = Number(part.replace('area-', ''));
  const title = part === 'row' ? pen.look.words.labels.row : pen.name(seat);
  const tiles = part === 'row' ? drawRow(view, pen, room) : drawHand(view, seat, pen, room);
  const total = height ?? tiles.height + 56;
  const base = part === 'row' ? 'sand' : 'marble';
  return {
    width,
    height: total,
    svg: ground(width, total, base) + heading(part, title, 14, 24, room) + placed(14, 42, tiles),
  };
}

/** Returns the row, the hand of the viewer, and the other hands next to each other, in a table of this width. */
function layoutOf({ seat, others }: Quill, width: number, heights: readonly [number, number, number]): Placement[] {
  const [row, own, other] = heights;
  const each = (width - 8 * (others.length - 1)) / others.length;
  return [
    { part: 'row', x: 0, y: 0, width, height: row },
    { part: `area-${seat}`, x: 0, y: row + 8, width, height: own },
    ...others.map((one, i) => ({
      part: `area-${one}`,
      ...{ x: i * (each + 8), y: row + own + 16, width: each, height: other },
    })),
  ];
}

export const board = (engine: Engine<MyGame>): Board<MyGame, Labels> =>
  boardOf(engine, {
    title: 'My game',
    icon: icons.block,
    color: () => undefined,
    status: ({ bag, row }, { words: { labels } }) => ({
      text: `${labels.bag}: ${bag.length}`,
      done: row.length,
      of: row.length + bag.length,
    }),
    parts: ({ players }) => ['row', ...players.map((_, seat) => `area-${seat}`)],
    tab: (part, _, { words: { labels } }) => (part === 'row' ? labels.row : undefined),
    layout: (_, shape, pen) =>
      shape === 'wide' ? layoutOf(pen, 1000, [300, 230, 180]) : layoutOf(pen, 760, [380, 270, 210]),
    draw: drawPart,
    counters: (view, seat, { words: { labels } }) => {
      const { hand } = playerAt(view, seat);
      return [{ about: 'hand', icon: icons.block, value: hand.length, word: labels.tiles }];
    },
    targets: (_, action) => [action.type === 'lay' ? idOf(action.tile) : 'bag'],
  });
