/** What belongs to a player: goods and pieces, the production area, the mosaic, followers in the row and in hand. */
import type { Seat } from '@ludi-romani/core';
import type { GoodId, MosaicLine, SeenPlayer } from '@ludi-romani/nova-roma';
import { LEFT, RIGHT } from '../kit/frame';
import { type Icon, icon } from '../kit/icons';
import { column, type Drawing, emptyPlace, figure, hueOf, row, signOf, titled } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Brush, centered, GAINS, sum } from './brush';
import { achievementFace, drawTile, followerThing } from './faces';
import { coinsId, estateId, GOODS, goodId, influenceId, mosaicId } from './targets';

type Area = Brush['view']['players'][number];
const areaOf = ({ view }: Brush, seat: Seat): Area => view.players[seat] as Area;

// goods and pieces

interface Chip {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly mark: readonly [Icon, Hue];
}

function chipsOf(brush: Brush, seat: Seat): Chip[] {
  const { view, said, title, box } = brush;
  const own = areaOf(brush, seat);
  const points = own.contracts.building.reduce((all, id) => {
    const contract = box.contracts.get(id);
    return all + (contract !== undefined && 'vp' in contract ? contract.vp : 0);
  }, 0);
  const chip = (id: string, name: string, value: number, mark: Chip['mark']): Chip => ({ id, name, value, mark });
  const good = (id: GoodId) => chip(goodId(seat, id), title(id), own.goods[id], GAINS[id]);
  const { shipping, building, chariot } = said.decks;
  return [
    chip(coinsId(seat), said.coins, own.coins, GAINS.coins),
    ...GOODS.map(good),
    chip(influenceId(seat), said.influence, own.influence, GAINS.influence),
    chip(`artisans-${seat}`, said.artisans, own.artisans, GAINS.artisan),
    chip(`shipping-${seat}`, shipping, own.contracts.shipping.length, ACTIONS.sail),
    chip(`building-${seat}`, `${building} (${said.points(points)})`, own.contracts.building.length, ACTIONS.build),
    chip(`chariots-${seat}`, chariot, own.chariots.length, ACTIONS.race),
    chip(`markers-${seat}`, said.markers, own.achievementMarkers.own, ['star', 'gold']),
    chip(`blocks-${seat}`, said.blocks, own.blocks, ['brick', hueOf(seat)]),
    chip(`patricians-${seat}`, said.patricians, own.patricians, ['laurel', hueOf(seat)]),
    ...(view.options.players === 2
      ? [chip(`legionaries-${seat}`, said.legionaries, own.legionaries, ['swords', 'stone'] as const)]
      : []),
  ];
}

/** Chips in rows. */
function chips(brush: Brush, all: readonly Chip[], width: number, perRow: number, h: number): Drawing {
  const gap = 4;
  const w = (width + gap) / perRow - gap;
  const svg = all.map(({ id, name, value, mark: [sign, hue] }, i) =>
    at(
      (i % perRow) * (w + gap),
      Math.floor(i / perRow) * (h + gap),
      brush.pen.thing(
        id,
        `${name}: ${value}`,
        { x: 0, y: 0, width: w, height: h },
        rect('panel', 0, 0, w, h, 5),
        centered(figure(sign, value, 0, 12, hue, 14), w, h),
      ),
    ),
  );
  const rows = Math.ceil(all.length / perRow);
  return { width, height: rows * (h + gap) - gap, svg: svg.join('') };
}

const called = ({ pen }: Brush, seat: Seat): string => `${signOf(seat)} ${pen.name(seat)}`;

export const purse = (brush: Brush, seat: Seat): Drawing => {
  const all = chipsOf(brush, seat);
  return titled(called(brush, seat), chips(brush, all, LEFT, all.length, 32));
};

// the production area

/** A grid of three by three with room around it. */
interface Square {
  readonly width: number;
  readonly cellHeight: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const GAP = 5;
const cellOf = ({ width, left, right }: Square): number => (width - left - right + GAP) / 3 - GAP;
const placeOf = (square: Square, x: number, y: number): readonly [number, number] => [
  square.left + x * (cellOf(square) + GAP),
  square.top + y * (square.cellHeight + GAP),
];
const heightOf = ({ top, bottom, cellHeight }: Square): number => top + bottom + 3 * (cellHeight + GAP) - GAP;

function estateGrid(brush: Brush, seat: Seat, square: Square): Drawing {
  const { box, pen, said, open, asked, title } = brush;
  const { tiles, turned, placed } = areaOf(brush, seat);
  const { rows, columns } = box.tables.estateGrid;
  const [w, h] = [cellOf(square), square.cellHeight];
  const size = h > 40 ? 16 : 12;
  const isPlacing = asked?.player === seat && (asked.ask === 'produce' || asked.ask === 'place-artisan');
  /** what an artisan would bring: one of each product, and one for each artisan in the line (NR-5.68) */
  const yields = (cells: readonly number[]) => 1 + cells.filter((cell) => placed[cell]).length;

  const heads = [
    ...columns.map((product, x) => ({ product, at: placeOf(square, x, 0), isRow: false })),
    ...rows.map((product, y) => ({ product, at: placeOf(square, 0, y), isRow: true })),
  ].map(({ product, at: [x, y], isRow }) => {
    const [sign, hue] = GAINS[product];
    const [left, top] = isRow
      ? [(square.left - GAP - size) / 2, y + (h - size) / 2]
      : [x + (w - size) / 2, (square.top - size) / 2 - 1];
    return `<g class="${hue}">${icon(sign, left, top, size)}</g>`;
  });

  const cells = tiles.map((id, space) => {
    const [x, y] = [space % 3, Math.floor(space / 3)];
    const isOpen = open.has(estateId(seat, space));
    const isDone = turned[space] === true;
    const products = [rows[y] ?? 'coins', columns[x] ?? 'coins'] as const;
    const row = yields([0, 1, 2].map((i) => y * 3 + i));
    const column_ = yields([0, 1, 2].map((i) => i * 3 + x));
    const gains = isPlacing && isOpen;
    const about = [
      id === null ? said.free : title(id),
      ...(isDone ? [said.turned] : []),
      ...(placed[space] ? [said.artisan] : []),
      ...(gains ? [`${row} ${title(products[0])}, ${column_} ${title(products[1])}`] : []),
    ];
    const [left, top] = placeOf(square, x, y);
    const tile =
      id === null
        ? emptyPlace(w, h)
        : drawTile(id, brush, w, h, h > 40 ? w - (placed[space] ? 26 : 0) : placed[space] ? w - 16 : w);
    const man = h > 40 ? 24 : 17;
    return at(
      left,
      top,
      pen.thing(
        estateId(seat, space),
        `${title(`estate-${space}`)}: ${about.join(', ')}`,
        { x: 0, y: 0, width: w, height: h },
        isDone ? `<g class="off">${tile}</g>` : tile,
        placed[space]
          ? `<g class="${hueOf(seat)}">${icon('figure', id === null ? (w - man) / 2 : w - man - 2, (h - man) / 2 + 1, man)}</g>`
          : '',
        // what its row would bring stands towards the row's product, its column's towards the column's
        gains
          ? label(`+${row}`, 4, h / 2 + 4, { size: 11, kind: 'strong' }) +
              label(`+${column_}`, w / 2, 13, { size: 11, anchor: 'middle', kind: 'strong' })
          : '',
        gains
          ? rect('beam', -left, -2.5, square.width, h + 5, 7) + rect('beam', -2.5, -top, w + 5, heightOf(square), 7)
          : '',
      ),
    );
  });
  return { width: square.width, height: heightOf(square), svg: heads.join('') + cells.join('') };
}

// the mosaic

/** Where the bonus of a line stands: where the line would go on. */
function endOf({ cells }: MosaicLine): readonly [number, number] {
  const [before = 0, last = 0] = cells.length > 1 ? cells.slice(-2) : [...cells, ...cells];
  const on = (one: (cell: number) => number) => 2 * one(last) - one(before);
  const within = (value: number) => Math.max(-1, Math.min(3, value));
  return [within(on((cell) => cell % 3)), within(on((cell) => Math.floor(cell / 3)))];
}

function mosaicGrid(brush: Brush, seat: Seat, square: Square): Drawing {
  const { box, pen, said, title, told } = brush;
  const { mosaic, claims } = areaOf(brush, seat);
  const { claimVp, claimRewards, lines } = box.tables.mosaicBoard;
  const [w, h] = [cellOf(square), square.cellHeight];
  const isSmall = h < 40;
  const star = isSmall ? 13 : 19;
  const cells = claims.map((isClaimed, space) => {
    const [x, y] = [space % 3, Math.floor(space / 3)];
    const tile = mosaic[y] ?? null;
    const achievement = box.achievements.get(
      (tile === null ? undefined : box.mosaics.get(tile))?.achievements[x] ?? '',
    );
    const about = [
      ...(achievement === undefined ? [] : [title(achievement.id)]),
      said.points(claimVp[y] ?? 0),
      ...(isClaimed ? [said.claim] : []),
    ];
    const face = achievement === undefined ? '' : centered(achievementFace(achievement, isSmall ? 10.5 : 13), w - 2, h);
    const [left, top] = placeOf(square, x, y);
    return at(
      left,
      top,
      pen.thing(
        mosaicId(seat, space),
        `${title(`mosaic-${space}`)}: ${about.join(', ')}`,
        { x: 0, y: 0, width: w, height: h },
        achievement === undefined ? emptyPlace(w, h) : rect('panel', 0, 0, w, h, 5),
        isClaimed
          ? circle('gold', w / 2, h / 2, isSmall ? 10 : 15) +
              `<g class="paper">${icon('star', w / 2 - star / 2, h / 2 - star / 2, star)}</g>`
          : at(1, 0, face),
      ),
    );
  });
  /** points and gains beside a row or behind a line */
  const bonus = (vp: number, reward: Parameters<typeof sum>[0], x: number, y: number, room: number): string => {
    const gains = sum(reward, isSmall ? 9.5 : 11);
    const points: Drawing = {
      width: isSmall ? 7 : 9,
      height: 10,
      svg: label(String(vp), 0, 9, { size: isSmall ? 10 : 12, kind: 'accent strong' }),
    };
    const all = isSmall ? points : row([points, gains], 4);
    return at(x, y, centered(all, room, 14));
  };
  const heads = isSmall
    ? []
    : claimVp.map((vp, y) => {
        const [, top] = placeOf(square, 0, y);
        const reward = claimRewards[y] ?? {};
        return (
          label(String(vp), square.left / 2 - 2, top + (told(reward) === '' ? h / 2 + 4 : h / 2 - 3), {
            size: 12,
            anchor: 'middle',
            kind: 'accent strong',
          }) + at(0, top + h / 2 + 2, centered(sum(reward, 11), square.left - 4, 14))
        );
      });
  const ends = lines.map((line) => {
    const [x, y] = endOf(line);
    const [left, top] = placeOf(square, Math.max(x, 0), Math.max(y, 0));
    const room = x === 3 ? square.right : w;
    return bonus(
      line.vp,
      line.reward,
      x === 3 ? left - 1 : left,
      y === -1 ? (square.top - 15) / 2 : y === 3 ? top - GAP + (square.bottom - 13) / 2 : top + h / 2 - 7,
      room,
    );
  });
  return { width: square.width, height: heightOf(square), svg: heads.join('') + cells.join('') + ends.join('') };
}

const OWN = (width: number): Square => ({ width, cellHeight: 48, left: 30, top: 22, right: 0, bottom: 14 });
const OWN_MOSAIC = (width: number): Square => ({ width, cellHeight: 48, left: 32, top: 18, right: 46, bottom: 18 });

export const estate = (brush: Brush, seat: Seat, width: number): Drawing =>
  titled(brush.said.estate(brush.pen.name(seat)), estateGrid(brush, seat, OWN(width)));
export const mosaic = (brush: Brush, seat: Seat, width: number): Drawing =>
  titled(brush.said.mosaic(brush.pen.name(seat)), mosaicGrid(brush, seat, OWN_MOSAIC(width)));

// followers

const CARD = 58;

/** Cards beside each other in places that are always there; more of them get narrower. */
function shelf(things: readonly ((w: number) => Drawing)[], places: number): Drawing {
  const count = Math.max(places, things.length);
  const w = (LEFT + 6) / count - 6;
  const drawn = Array.from(
    { length: count },
    (_, i) => things[i]?.(w) ?? { width: w, height: CARD, svg: emptyPlace(w, CARD) },
  );
  return { ...row(drawn, 6), width: LEFT };
}

export function followerRow(brush: Brush, seat: Seat): Drawing {
  const things = areaOf(brush, seat).row.map(
    (played) => (w: number) => followerThing(played.follower, brush, w, CARD, played),
  );
  return titled(brush.said.row(brush.pen.name(seat)), shelf(things, brush.box.tables.limits.followerRow));
}

/** The cards that a player may look at: in the draft the packet and what was kept of others. */
function cardsOf({ hand, draft }: SeenPlayer): {
  readonly packet: (number | null)[];
  readonly cards: (number | null)[];
} {
  if (draft === null || draft.rejected.length > 0) return { packet: [], cards: [...hand] };
  const { packets, picks } = draft;
  return { packet: packets.length > picks.length ? [...(packets.at(-1) ?? [])] : [], cards: [...picks, ...hand] };
}

export function hand(brush: Brush, seat: Seat): Drawing {
  const { pen, said, box } = brush;
  const { packet, cards } = cardsOf(areaOf(brush, seat) as SeenPlayer);
  const things = [...packet, ...cards].map((id) => (w: number): Drawing => {
    if (id === null) return { width: w, height: CARD, svg: rect('stone', 0, 0, w, CARD) };
    return followerThing(id, brush, w, CARD);
  });
  const title = said.hand(pen.name(seat));
  const whole =
    packet.length > 0 ? `${said.packet}: ${packet.length} · ${said.kept}: ${cards.length} · ${title}` : title;
  return titled(whole, shelf(things, box.tables.limits.hand + 1));
}

// others

const SMALL: Square = { width: 154, cellHeight: 28, left: 18, top: 16, right: 0, bottom: 0 };
const SMALL_MOSAIC: Square = { width: 154, cellHeight: 28, left: 0, top: 16, right: 14, bottom: 14 };

/** All of another player, small. */
export function area(brush: Brush, seat: Seat): Drawing {
  const { pen, said, box } = brush;
  const own = areaOf(brush, seat);
  const all = chipsOf(brush, seat);
  const cards = cardsOf(own as SeenPlayer);
  const held = [...cards.packet, ...cards.cards];
  const known = held.filter((id) => id !== null);
  const backs = held.map((_, i) => rect('stone', i * 9, 0, 13, 17, 2)).join('');
  const names = known.map((id) => brush.title(`follower-${id}`)).join(', ');
  const behind = 9 * held.length + 12;
  const w = (RIGHT + 4) / 4 - 4;
  const places = Array.from({ length: box.tables.limits.followerRow }, (_, i): Drawing => {
    const played = own.row[i];
    return played === undefined
      ? { width: w, height: 18, svg: emptyPlace(w, 18) }
      : followerThing(played.follower, brush, w, 18, played);
  });
  const rows = Array.from({ length: Math.ceil(places.length / 4) }, (_, i) => row(places.slice(i * 4, i * 4 + 4), 4));
  const handle = pen.thing(
    `hand-${seat}`,
    `${said.hand(pen.name(seat))}: ${said.cards(held.length)}${names === '' ? '' : ` (${names})`}`,
    { x: 0, y: 0, width: RIGHT, height: 18 },
    rect('edge', 0, 0, RIGHT, 18, 4),
    at(0, 0.5, backs),
    label(held.length === 0 ? said.cards(0) : names, held.length === 0 ? 8 : behind, 13, {
      size: 10,
      kind: 'soft',
      room: RIGHT - behind - 6,
    }),
  );
  const grids: Drawing = {
    width: RIGHT,
    height: heightOf(SMALL_MOSAIC),
    svg: estateGrid(brush, seat, SMALL).svg + at(RIGHT - 154, 0, mosaicGrid(brush, seat, SMALL_MOSAIC).svg),
  };
  return titled(
    called(brush, seat),
    column(
      [
        chips(brush, all, RIGHT, Math.ceil(all.length / 2), 26),
        grids,
        column(rows, 4),
        { width: RIGHT, height: 18, svg: handle },
      ],
      7,
    ),
  );
}

/** The AI of the solo game. */
export function ai(brush: Brush): Drawing {
  const { view, box, said, title } = brush;
  if (view.ai === null) return { width: RIGHT, height: 0, svg: '' };
  const { vp, contracts, chariots } = view.ai;
  const points = contracts.reduce((all, id) => {
    const contract = box.contracts.get(id);
    return all + (contract !== undefined && 'vp' in contract ? contract.vp : 0);
  }, 0);
  const all: Chip[] = [
    { id: 'ai-vp', name: title('ai'), value: vp, mark: ['laurel', 'gold'] },
    {
      id: 'ai-building',
      name: `${said.decks.building} (${said.points(points)})`,
      value: contracts.length,
      mark: ACTIONS.build,
    },
    { id: 'ai-chariots', name: said.decks.chariot, value: chariots.length, mark: ACTIONS.race },
  ];
  return titled(`× ${title('ai')}`, chips(brush, all, RIGHT, 4, 30));
}
