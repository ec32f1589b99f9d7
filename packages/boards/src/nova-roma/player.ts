/** What belongs to a player: goods and pieces, the production area, the mosaic, followers in the row and in hand. */
import type { Seat } from '@ludi-romani/core';
import type { SeenPlayer, View } from '@ludi-romani/nova-roma';
import {
  achievementOn,
  claimVp,
  contractPoints,
  goodIds,
  legionariesOf,
  yieldsOn,
} from '@ludi-romani/nova-roma/queries';
import { LEFT, RIGHT } from '../kit/frame';
import * as icons from '../kit/icons';
import { type Drawing, emptyPlace, figure, hueOf, middle, row, signOf, tinted, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Brush, centered, GAINS, type Mark, type Place, sum } from './brush';
import { achievementFace, CARD, drawTile, followerThing } from './faces';
import { coinsId, estateId, goodId, influenceId, mosaicId } from './targets';

const areaOf = ({ view }: Brush, seat: Seat) => view.players[seat] as View['players'][number];
const called = ({ pen }: Brush, seat: Seat): string => `${signOf(seat)} ${pen.name(seat)}`;

// goods and pieces

type Chip = readonly [id: string, name: string, value: number, mark: Mark];

function chipsOf(brush: Brush, seat: Seat): Chip[] {
  const { view, said, title, box, pen } = brush;
  const { goods, coins, influence, artisans, contracts, chariots, achievementMarkers, ...own } = areaOf(brush, seat);
  const { shipping, building, chariot } = said.decks;
  const points = said.points(contractPoints(box.catalog, contracts.building));
  const chips: Chip[] = [
    [coinsId(seat), said.coins, coins, GAINS.coins],
    ...goodIds.map((good): Chip => [goodId(seat, good), title(good), goods[good], GAINS[good]]),
    [influenceId(seat), said.influence, influence, GAINS.influence],
    [`artisans-${seat}`, said.artisans, artisans, GAINS.artisan],
    [`shipping-${seat}`, shipping, contracts.shipping.length, ACTIONS.sail],
    [`building-${seat}`, `${building} (${points})`, contracts.building.length, ACTIONS.build],
    [`chariots-${seat}`, chariot, chariots.length, ACTIONS.race],
    [`markers-${seat}`, said.markers, achievementMarkers.own, [icons.star, 'gold']],
    [`blocks-${seat}`, said.blocks, own.blocks, [icons.brick, hueOf(seat)]],
    [`patricians-${seat}`, said.patricians, own.patricians, [icons.laurel, hueOf(seat)]],
    [`legionaries-${seat}`, said.legionaries, own.legionaries, [icons.swords, 'stone']],
  ];
  const hasLegionaries = legionariesOf(box.tables.numbers, view.options.players) > 0;
  const shown = hasLegionaries ? chips : chips.slice(0, -1);
  return shown.map(([id, name, ...rest]) => [id, `${pen.name(seat)}, ${name}`, ...rest]);
}

/** Chips in rows. */
function chips(brush: Brush, all: readonly Chip[], width: number, perRow: number, h: number): Drawing {
  const gap = 4;
  const w = (width + gap) / perRow - gap;
  const svg = all.map(([id, name, value, [sign, hue]], i) =>
    brush.thing(
      id,
      `${name}: ${value}`,
      [(i % perRow) * (w + gap), Math.floor(i / perRow) * (h + gap), w, h],
      '',
      () => rect('panel', 0, 0, w, h, 5) + centered(figure(sign, value, 0, 12, hue, 14), w, h),
    ),
  );
  return { width, height: Math.ceil(all.length / perRow) * (h + gap) - gap, svg: svg.join('') };
}

export function purse(brush: Brush, seat: Seat, isWide: boolean): Drawing {
  const all = chipsOf(brush, seat);
  const purseDrawn = isWide
    ? chips(brush, all, LEFT, all.length, 32)
    : chips(brush, all, RIGHT, Math.ceil(all.length / 2), 30);
  return titled(called(brush, seat), purseDrawn);
}

/** The AI of the solo game. */
export function ai(brush: Brush): Drawing {
  const { view, box, said, title } = brush;
  if (view.ai === null) return { width: RIGHT, height: 0, svg: '' };
  const { vp, contracts, chariots } = view.ai;
  const points = said.points(contractPoints(box.catalog, contracts));
  const all: Chip[] = [
    ['ai-vp', title('ai'), vp, [icons.laurel, 'gold']],
    ['ai-building', `${said.decks.building} (${points})`, contracts.length, ACTIONS.build],
    ['ai-chariots', said.decks.chariot, chariots.length, ACTIONS.race],
  ];
  return titled(`× ${title('ai')}`, chips(brush, all, RIGHT, 4, 30));
}

// the production area and the mosaic: three by three

const GAP = 5;
const THREE = [0, 1, 2];
const xOf = (space: number) => space % 3;
const yOf = (space: number) => Math.floor(space / 3);

/** A grid of three by three with room around it. */
function square(width: number, cellHeight: number, left: number, top: number, right: number, bottom: number) {
  const w = (width - left - right + GAP) / 3 - GAP;
  return {
    width,
    height: top + bottom + 3 * (cellHeight + GAP) - GAP,
    w,
    h: cellHeight,
    left,
    top,
    right,
    bottom,
    isSmall: cellHeight < 40,
    at: (x: number, y: number): Place => [left + x * (w + GAP), top + y * (cellHeight + GAP), w, cellHeight],
  };
}
type Square = ReturnType<typeof square>;

function estateGrid(brush: Brush, seat: Seat, grid: Square): Drawing {
  const { box, pen, said, open, asked, title } = brush;
  const own = areaOf(brush, seat);
  const { tiles, turned, placed } = own;
  const { rows, columns } = box.tables.estateGrid;
  const { w, h, isSmall } = grid;
  const isPlacing = asked?.ask === 'produce' || asked?.ask === 'place-artisan';
  const size = isSmall ? 12 : 16;
  const man = isSmall ? 17 : 24;

  const heads = () => [
    ...columns.map((product, i) => {
      const [x] = grid.at(i, 0);
      return tinted(GAINS[product][1], GAINS[product][0], x + (w - size) / 2, (grid.top - size) / 2 - 1, size);
    }),
    ...rows.map((product, i) => {
      const [, y] = grid.at(0, i);
      return tinted(GAINS[product][1], GAINS[product][0], (grid.left - GAP - size) / 2, y + (h - size) / 2, size);
    }),
  ];
  const cells = tiles.map((id, space) => {
    const [x, y] = [xOf(space), yOf(space)];
    const place = grid.at(x, y);
    const isManned = placed[space] === true;
    const isOpen = open.has(estateId(seat, space));
    const { row, column } = yieldsOn(box.catalog, own, space);
    const hasYields = isOpen && isPlacing;
    const about = [
      id === null ? said.free : title(id),
      turned[space] && said.turned,
      isManned && said.artisan,
      hasYields && `+${row} ${title(rows[y] ?? '')}, +${column} ${title(columns[x] ?? '')}`,
    ];
    return brush.thing(
      estateId(seat, space),
      `${pen.name(seat)}, ${title(`estate-${space}`)}: ${about.filter(Boolean).join(', ')}`,
      place,
      id,
      () =>
        `<g${turned[space] ? ' class="off"' : ''}>${drawTile(id, brush, w, h, isManned ? w - man : w)}</g>` +
        (isManned
          ? tinted(hueOf(seat), icons.figure, id === null ? (w - man) / 2 : w - man - 2, (h - man) / 2 + 1, man)
          : '') +
        // what its row would bring stands towards the row's product, its column's towards the column's
        (hasYields
          ? middle(`+${row}`, 12, h / 2 + 4, 11, 'strong') + middle(`+${column}`, w / 2, 14, 11, 'strong')
          : '') +
        (isOpen
          ? rect('beam', -place[0], -2.5, grid.width, h + 5, 7) + rect('beam', -2.5, -place[1], w + 5, grid.height, 7)
          : ''),
    );
  });
  return { ...grid, svg: brush.kept(`estate ${grid.width}`, () => heads().join('')) + cells.join('') };
}

function mosaicGrid(brush: Brush, seat: Seat, grid: Square): Drawing {
  const { box, view, pen, said, title } = brush;
  const { claims } = areaOf(brush, seat);
  const { claimRewards, lines } = box.tables.mosaicBoard;
  const { w, h, isSmall, left, top, right, bottom } = grid;
  const star = isSmall ? 13 : 19;

  const cells = claims.map((isClaimed, space) => {
    const achievement = achievementOn(box.catalog, view, seat, space);
    const about = [
      achievement && title(achievement.id),
      said.points(claimVp(box.catalog, space)),
      isClaimed && said.claim,
    ];
    return brush.thing(
      mosaicId(seat, space),
      `${pen.name(seat)}, ${title(`mosaic-${space}`)}: ${about.filter(Boolean).join(', ')}`,
      grid.at(xOf(space), yOf(space)),
      achievement?.id,
      () => {
        if (achievement === undefined) return emptyPlace(w, h);
        const face = isClaimed
          ? circle('gold', w / 2, h / 2, star * 0.8) + tinted('paper', icons.star, (w - star) / 2, (h - star) / 2, star)
          : at(1, 0, centered(achievementFace(achievement, isSmall ? 10.5 : 13), w - 2, h));
        return rect('panel', 0, 0, w, h, 5) + face;
      },
    );
  });
  // what claims score and give, row by row
  const heads = () =>
    THREE.map((i) => {
      const [, y] = grid.at(0, i);
      const gains = sum(claimRewards[i] ?? {}, 11);
      return (
        middle(claimVp(box.catalog, 3 * i), left / 2 - 2, y + h / 2 + (gains.width > 0 ? -3 : 4), 12, 'accent strong') +
        at(0, y + h / 2 + 2, centered(gains, left - 4, 14))
      );
    });
  // what completed lines score and give stands where the line would go on
  const ends = () =>
    lines.map(({ cells: through, vp, reward }) => {
      const [last = 0, before = last] = [...through].reverse();
      const on = (of: (cell: number) => number) => Math.max(-1, Math.min(3, 2 * of(last) - of(before)));
      const [x, y] = [on(xOf), on(yOf)];
      const [px, py] = grid.at(Math.max(x, 0), Math.max(y, 0));
      const points: Drawing = {
        width: 8,
        height: 11,
        svg: label(String(vp), 0, 9.5, { size: isSmall ? 10 : 12, kind: 'accent strong' }),
      };
      const drawn = isSmall ? points : row([points, sum(reward, 11)], 4);
      const dy = y === -1 ? (top - 15) / 2 - py : y === 3 ? (bottom - 13) / 2 - GAP : h / 2 - 7;
      return at(px, py + dy, centered(drawn, x === 3 ? right : w, 14));
    });
  const printed = () => [...(isSmall ? [] : heads()), ...ends()].join('');
  return { ...grid, svg: brush.kept(`mosaic ${grid.width}`, printed) + cells.join('') };
}

export const estate = (brush: Brush, seat: Seat, width: number): Drawing =>
  titled(brush.said.estate(brush.pen.name(seat)), estateGrid(brush, seat, square(width, 48, 30, 22, 0, 14)));
export const mosaic = (brush: Brush, seat: Seat, width: number): Drawing =>
  titled(brush.said.mosaic(brush.pen.name(seat)), mosaicGrid(brush, seat, square(width, 48, 32, 18, 46, 18)));

// followers

/** Cards in places that are always there: beside each other, more of them narrower, or in rows of four. */
function shelf<T>(
  title: string,
  cards: readonly T[],
  places: number,
  isWide: boolean,
  draw: (one: T, place: Place) => string,
): Drawing {
  const count = Math.max(places, cards.length);
  const [width, perRow] = isWide ? [LEFT, count] : [RIGHT, 4];
  const w = (width + 6) / perRow - 6;
  const svg = Array.from({ length: count }, (_, i) => {
    const one = cards[i];
    const [x, y] = [(i % perRow) * (w + 6), Math.floor(i / perRow) * (CARD + 6)];
    return one === undefined ? at(x, y, emptyPlace(w, CARD)) : draw(one, [x, y, w, CARD]);
  });
  return titled(title, { width, height: Math.ceil(count / perRow) * (CARD + 6) - 6, svg: svg.join('') });
}

export const followerRow = (brush: Brush, seat: Seat, isWide: boolean): Drawing =>
  shelf(
    brush.said.row(brush.pen.name(seat)),
    areaOf(brush, seat).row,
    brush.box.tables.limits.followerRow,
    isWide,
    (played, place) => followerThing(played.follower, brush, place, played),
  );

/** The cards that a player may look at: in the draft the packet and what was kept of others. */
function cardsOf({ hand: cards, draft }: View['players'][number]): SeenPlayer['hand'][] {
  if (draft === null || draft.rejected.length > 0) return [[], [...cards]];
  const { packets, picks } = draft;
  return [packets.length > picks.length ? [...(packets.at(-1) ?? [])] : [], [...picks, ...cards]];
}

export function hand(brush: Brush, seat: Seat, isWide: boolean): Drawing {
  const { pen, said, box } = brush;
  const [packet = [], cards = []] = cardsOf(areaOf(brush, seat));
  const title = said.hand(pen.name(seat));
  return shelf(
    packet.length > 0 ? `${said.packet(packet.length, cards.length)} · ${title}` : title,
    [...packet, ...cards],
    box.tables.limits.hand + 1,
    isWide,
    (id, place) =>
      id === null ? at(place[0], place[1], rect('stone', 0, 0, place[2], CARD)) : followerThing(id, brush, place),
  );
}

// others

const ESTATE = square(154, 28, 18, 16, 0, 0);
const MOSAIC = square(160, 28, 0, 16, 14, 14);

/** All of another player, small. */
export function area(brush: Brush, seat: Seat): Drawing {
  const { pen, said, box, title } = brush;
  const own = areaOf(brush, seat);
  const all = chipsOf(brush, seat);
  const purseDrawn = chips(brush, all, RIGHT, Math.ceil(all.length / 2), 26);
  const perRow = 4;
  const w = (RIGHT + 4) / perRow - 4;
  const places = box.tables.limits.followerRow;
  const gridsAt = purseDrawn.height + 7;
  const rowsAt = gridsAt + MOSAIC.height + 7;
  const handAt = rowsAt + Math.ceil(places / perRow) * 22 + 3;
  const row = Array.from({ length: places }, (_, i) => {
    const played = own.row[i];
    const [x, y] = [(i % perRow) * (w + 4), rowsAt + Math.floor(i / perRow) * 22];
    return played === undefined
      ? at(x, y, emptyPlace(w, 18))
      : followerThing(played.follower, brush, [x, y, w, 18], played);
  });
  const held = cardsOf(own).flat();
  const names = held.flatMap((id) => (id === null ? [] : [title(`follower-${id}`)])).join(', ');
  const held_ = `${said.hand(pen.name(seat))}: ${held.length}`;
  const end = 9 * held.length + 12;
  const handDrawn = brush.thing(
    `hand-${seat}`,
    names === '' ? held_ : `${held_} (${names})`,
    [0, handAt, RIGHT, 18],
    '',
    () =>
      rect('edge', 0, 0, RIGHT, 18, 4) +
      held.map((_, i) => rect('stone', i * 9 + 0.5, 0.5, 13, 17, 2)).join('') +
      label(names, end, 13, { size: 10, kind: 'soft', room: RIGHT - end - 6 }),
  );
  return titled(called(brush, seat), {
    width: RIGHT,
    height: handAt + 18,
    svg:
      purseDrawn.svg +
      at(0, gridsAt, estateGrid(brush, seat, ESTATE).svg) +
      at(RIGHT - MOSAIC.width, gridsAt, mosaicGrid(brush, seat, MOSAIC).svg) +
      row.join('') +
      handDrawn,
  });
}
