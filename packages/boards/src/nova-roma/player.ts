/** What belongs to a player: goods and pieces, the production area, the mosaic, followers in the row and in hand. */
import type { Seat } from '@ludi-romani/core';
import type { MosaicLine, SeenPlayer, View } from '@ludi-romani/nova-roma';
import {
  achievementOn,
  claimVp,
  contractPoints,
  goodIds,
  legionariesOf,
  playCost,
  yieldsOn,
} from '@ludi-romani/nova-roma/queries';
import type { Counter } from '../kit/frame';
import * as icons from '../kit/icons';
import { about, column, type Drawing, flow, placed, type Room, seatOf } from '../kit/pen';
import { drawIcon, medal, token } from '../kit/pieces';
import { at, joined, rect } from '../kit/svg';
import { type Counted, measure, type Type, wordFor, write } from '../kit/text';
import {
  ACTIONS,
  amount,
  type Brush,
  below,
  centered,
  dot,
  emptyPlace,
  GAINS,
  HEAD,
  headed,
  line,
  type Mark,
  paint,
  shelf,
  sum,
} from './brush';
import { achievementFace, achievementGround, drawTile, followerThing, tileBack } from './faces';
import type { Labels } from './labels';
import { artisanPill } from './offers';
import { coinsId, estateId, followerId, goodId, influenceId, mosaicId } from './targets';

const areaOf = ({ view }: Brush, seat: Seat) => view.players[seat] as View['players'][number];

/** Returns the name of an area: the viewer's own, or that of a player. */
const called = ({ view, said, pen }: Brush, seat: Seat): string =>
  seat === view.viewer ? said.ownEstate : said.estate(pen.name(seat));

// goods and pieces

/** Returns the goods and free artisans of a player for the counters. */
export function goodsOf(view: View, seat: Seat, said: Labels): Counter[] {
  const { goods, artisans } = view.players[seat] as View['players'][number];
  const of = (about: string, [icon, color]: Mark, value: number, word: Counted): Counter => ({
    about,
    icon,
    color,
    value,
    word,
  });
  return [
    ...goodIds.map((good) => of(good, GAINS[good], goods[good], said.things[good])),
    of('artisans', GAINS.artisan, artisans, said.things.artisan),
  ];
}

/** The store of a player: coins, goods, influence and artisans, each with its number and its word. */
function store(brush: Brush, seat: Seat, room: Room): Drawing {
  const { said, pen, title } = brush;
  const { goods, coins, influence, artisans } = areaOf(brush, seat);
  const { things: words } = said;
  const kinds: readonly (readonly [id: string, kind: string, value: number, sign: Mark, word: string])[] = [
    [coinsId(seat), 'coins', coins, GAINS.coins, wordFor(words.coins, coins)],
    ...goodIds.map(
      (good) => [goodId(seat, good), good, goods[good], GAINS[good], wordFor(words[good], goods[good])] as const,
    ),
    [influenceId(seat), 'influence', influence, GAINS.influence, wordFor(words.influence, influence)],
    [`artisans-${seat}`, 'artisans', artisans, GAINS.artisan, wordFor(words.artisan, artisans)],
  ];
  const { width, height } = below(room);
  const gap = 4;
  const longest = Math.max(...kinds.map(([, , , , word]) => measure(word, 12)));
  const columns = height === undefined ? Math.min(4, Math.floor((width + gap) / (longest + 8 + gap))) : 2;
  const rows = Math.ceil(kinds.length / columns);
  const w = (width + gap) / columns - gap;
  const h = height === undefined ? 46 : (height + 3) / rows - 3;
  const things = kinds.map(([id, kind, value, [sign, color], word], i) => {
    const isLit = pen.isOpen(id);
    const inner =
      rect(0, 0, w, h, 7, paint(isLit, '$panel', '$fieldLine')) +
      drawIcon(sign, 7, h / 2 - 15, 16, color) +
      write(value, 28, h / 2 - 1.5, { size: 16, bold: true, fill: value === 0 ? '$soft' : '$ink' }) +
      write(word, 6, h / 2 + 12.5, { size: 12, room: w - 8, fill: '$soft' }) +
      dot(isLit, w - 8, 8);
    const name = `${pen.name(seat)}, ${title(kind === 'artisans' ? 'artisan' : kind)}: ${value}`;
    return placed(
      (i % columns) * (w + gap),
      Math.floor(i / columns) * (h + 3),
      pen.thing(id, name, w, h, inner, { lit: true, radius: 7, about: kind, value }),
    );
  });
  const head = { about: 'estate', title: called(brush, seat) };
  return headed(
    head,
    width,
    { width, height: rows * (h + 3) - 3, svg: joined(things) },
    token(pen.side(seat), 9, 11, 9),
  );
}

/** The contracts, tiles and pieces of a player, in words. */
function holdings(brush: Brush, seat: Seat, width: number): Drawing {
  const { said, view, box, pen } = brush;
  const { contracts, chariots, achievementMarkers, blocks, patricians, legionaries } = areaOf(brush, seat);
  const points = said.points(contractPoints(box, contracts.building));
  const { hue } = pen.side(seat);
  const piece = (icon: icons.Icon): Mark => [icon, `$${hue}Text`, `$${hue}`];
  const all: readonly (readonly [what: keyof typeof said.has, value: number, sign: Mark, note?: string])[] = [
    ['building', contracts.building.length, ACTIONS.build, ` (${points})`],
    ['shipping', contracts.shipping.length, ACTIONS.sail],
    ['chariots', chariots.length, ACTIONS.race],
    ['markers', achievementMarkers.own, piece(icons.star)],
    ['patricians', patricians, piece(icons.figure)],
    ...(legionariesOf(box.tables.numbers, view.options.players) > 0
      ? ([['legionaries', legionaries, [icons.swords, '$stoneText', '$stone']]] as const)
      : []),
    ['blocks', blocks, piece(icons.brick)],
  ];
  const things = all.map(([what, value, sign, note = '']) =>
    counted(
      brush,
      `${what}-${seat}`,
      pen.name(seat),
      sign,
      value,
      `${wordFor(said.has[what], value)}${note}`,
      `own-${what}`,
    ),
  );
  const used = things.reduce((sum, one) => sum + one.width, 0);
  return flow(things, width, Math.max(8, Math.min(22, (width - used) / (things.length - 1) - 0.5)));
}

/** An icon with a number and a word, which can be pointed at. */
function counted(
  { pen }: Brush,
  id: string,
  owner: string,
  [icon, color]: Mark,
  value: number,
  word: string,
  kind = id,
): Drawing {
  const from = 23 + measure(String(value), 13, true);
  const inner =
    drawIcon(icon, 0, 1.5, 15, color) +
    write(value, 19, 13.5, { size: 13, bold: true }) +
    write(word, from, 13.5, { size: 12, fill: '$head' });
  const name = `${owner}: ${value} ${word}`;
  return pen.thing(id, name, from + measure(word, 12) + 3, 18, inner, { about: kind, value });
}

/** The AI of the solo game. */
export function ai(brush: Brush, { width }: Room): Drawing {
  const { view, box, said, title } = brush;
  if (view.ai === null) return { width, height: 0, svg: '' };
  const { vp, contracts, chariots } = view.ai;
  const name = title('ai');
  const built = `${wordFor(said.has.building, contracts.length)} (${said.points(contractPoints(box, contracts))})`;
  const points = counted(brush, 'ai-vp', name, [icons.laurel, '$accent', '$accent'], vp, said.vp);
  const won = wordFor(said.has.chariots, chariots.length);
  const things = [
    counted(brush, 'ai-building', name, ACTIONS.build, contracts.length, built),
    counted(brush, 'ai-chariots', name, ACTIONS.race, chariots.length, won),
  ];
  return headed(
    { about: 'ai', title: name, pills: [points] },
    width,
    flow(things, width, 6),
    token(brush.side('neutral'), 9, 11, 9),
  );
}

// the production area and the mosaic: three by three

const THREE = [0, 1, 2];
const xOf = (space: number) => space % 3;
const yOf = (space: number) => Math.floor(space / 3);

/** The production area: the products of rows and columns, tiles, artisans, and what an artisan would bring. */
function production(brush: Brush, seat: Seat, room: Room): Drawing {
  const { box, pen, said, asked, title, view } = brush;
  const own = areaOf(brush, seat);
  const { tiles, turned, placed: manned } = own;
  const { rows, columns } = box.tables.estateGrid;
  const { width, height } = below(room);
  const [left, top, gap] = [24, 20, 4];
  const w = (width - left + gap) / 3 - gap;
  const h = height === undefined ? 58 : (height - top + gap) / 3 - gap;
  const total = top + 3 * (h + gap) - gap;
  const isPlacing = asked?.ask === 'produce' || asked?.ask === 'place-artisan';

  const heads = THREE.map((i) => {
    const [across, down] = [columns[i] ?? 'coins', rows[i] ?? 'coins'];
    return (
      about(across, drawIcon(GAINS[across][0], left + i * (w + gap) + w / 2 - 8, 0, 16, GAINS[across][1])) +
      about(down, drawIcon(GAINS[down][0], 2, top + i * (h + gap) + h / 2 - 8, 16, GAINS[down][1]))
    );
  });
  const cells = tiles.map((id, space) => {
    const [x, y] = [left + xOf(space) * (w + gap), top + yOf(space) * (h + gap)];
    const key = estateId(seat, space);
    const isManned = manned[space] === true;
    const isTurned = turned[space] === true;
    const isLit = pen.isOpen(key);
    const { row, column: down } = yieldsOn(box, own, space);
    const hasYields = isLit && isPlacing;
    const [ofRow, ofColumn] = [rows[yOf(space)] ?? 'coins', columns[xOf(space)] ?? 'coins'];
    const name = [
      id === null ? said.free : title(id),
      isTurned && said.turned,
      isManned && said.artisan,
      hasYields && `+${row} ${title(ofRow)}, +${down} ${title(ofColumn)}`,
    ];
    const man = isManned ? 20 : 0;
    const deep = hasYields ? h - 17 : h;
    const tile = id === null ? '' : isTurned ? tileBack(w, h, w - man) : drawTile(id, brush, w, h, w - man, deep);
    const inner =
      rect(0, 0, w, h, 5, { fill: '$field', stroke: '$fieldLine' }) +
      tile +
      (isLit ? rect(0.5, 0.5, w - 1, h - 1, 5, id === null ? paint(true) : { stroke: '$select', width: 2 }) : '') +
      (hasYields
        ? rect(2, h - 17, w - 4, 15, 3, { fill: '$lit' }) +
          centered(
            line(12, [amount(GAINS[ofRow], row, 12), amount(GAINS[ofColumn], down, 12)], undefined, 1),
            1,
            h - 17,
            w - 2,
            15,
          )
        : '') +
      dot(isLit && !hasYields, w / 2, id === null ? h / 2 : 2) +
      (isManned
        ? drawIcon(
            icons.figure,
            id === null ? w / 2 - 11 : w - 22,
            h / 2 - 10,
            22,
            isTurned ? '$on' : `$${pen.side(seat).hue}Text`,
          )
        : '');
    return placed(
      x,
      y,
      pen.thing(
        key,
        `${pen.name(seat)}, ${title(`estate-${space}`)}: ${name.filter(Boolean).join(', ')}`,
        w,
        h,
        inner,
        {
          lit: true,
          radius: 5,
          ...(id === null ? {} : { about: id, key: id }),
        },
      ),
    );
  });
  const body =
    rect(left - 4, top - 4, width - left + 8, total - top + 8, 7, { fill: '$fieldLine', opacity: 0.45 }) +
    rect(left - 4, top - 4, width - left + 8, total - top + 8, 7, { fill: '@furrows' }) +
    joined(heads) +
    joined(cells);
  const pills = seat === seatOf(view) ? [artisanPill(brush)] : [];
  return headed({ about: 'production', title: said.production, pills }, width, { width, height: total, svg: body });
}

/** The mosaic: achievements, what claims score, and what full lines bring around it. */
export function mosaic(brush: Brush, seat: Seat, room: Room): Drawing {
  const { box, view, pen, said, title } = brush;
  const { claims } = areaOf(brush, seat);
  const { claimRewards, lines } = box.tables.mosaicBoard;
  const { width, height } = below(room);
  const [left, top, right, bottom, gap] = [36, 18, 44, 20, 3];
  const w = (width - left - right + gap) / 3 - gap;
  const h = height === undefined ? 56 : (height - top - bottom + gap) / 3 - gap;
  const [wide, high] = [3 * (w + gap) - gap, 3 * (h + gap) - gap];
  const spot = (x: number, y: number) => [left + x * (w + gap), top + y * (h + gap)] as const;

  const cells = claims.map((isClaimed, space) => {
    const achievement = achievementOn(box, view, seat, space);
    const id = mosaicId(seat, space);
    const isLit = pen.isOpen(id);
    const name = [said.points(claimVp(box, space)), isClaimed && said.claim];
    const inner =
      achievement === undefined
        ? emptyPlace(w, h)
        : achievementGround(achievement.color, w, h, isLit, isClaimed ? '$more' : '$panel') +
          (isClaimed
            ? token(pen.side(seat), w / 2, h / 2 - 2, Math.min(12, h / 3))
            : brush.cached(`${achievement.id} ${w} ${h}`, () =>
                centered(achievementFace(achievement, height === undefined ? 14 : 13, w - 2), 1, 0.5, w - 2, h - 5.5),
              ));
    const [x, y] = spot(xOf(space), yOf(space));
    return placed(
      x,
      y,
      pen.thing(
        id,
        `${pen.name(seat)}, ${title(achievement?.id ?? `mosaic-${space}`)}: ${name.filter(Boolean).join(', ')}`,
        w,
        h,
        inner,
        { lit: true, radius: 4 },
      ),
    );
  });
  /** What a claim in each row scores and brings. */
  const claim = (i: number): string => {
    const y = top + i * (h + gap) + h / 2;
    const gains = sum(claimRewards[i] ?? {}, 12, left - 8);
    const isAlone = gains.width === 0;
    return about(
      `claim-${i}`,
      medal(claimVp(box, 3 * i), (left - 8) / 2, isAlone ? y : y - 8, 9.5) +
        (isAlone ? '' : centered(gains, 0, y + 3, left - 8, 16)),
    );
  };
  /** What a full line scores and brings, where the line would go on. */
  const end = ({ id, cells: through, vp, reward }: MosaicLine): string => {
    const [last = 0, before = last] = [...through].reverse();
    const on = (of: (cell: number) => number) => Math.max(-1, Math.min(3, 2 * of(last) - of(before)));
    const [x, y] = [on(xOf), on(yOf)];
    const text = line(
      12,
      [
        {
          width: measure(String(vp), 12.5, true),
          height: 12,
          svg: write(vp, 0, 10.5, { size: 12.5, bold: true, fill: '$accent' }),
        },
        sum(reward, 12, undefined, 2),
      ],
      undefined,
      2,
    );
    const [px, py] = spot(Math.max(0, x), Math.max(0, y));
    const isRight = x === 3;
    const [areaX, areaWidth] = isRight ? [left + wide + 4, right - 4] : [px, w];
    const [areaY, areaHeight] = y === -1 ? [-2, 18] : y === 3 ? [top + high + 4, bottom - 4] : [py, h];
    return about(
      id,
      // the gaps between icon and number belong to them
      rect(areaX, areaY, areaWidth, areaHeight, 3, { fill: '$panel', opacity: 0 }) +
        (y === -1
          ? centered(text, isRight ? left + wide + 7 : px, 0, isRight ? right - 8 : w, 14)
          : y === 3
            ? centered(text, isRight ? left + wide + 7 : px, top + high + 7, isRight ? right - 8 : w, 14)
            : centered(text, left + wide + 7, py, right - 8, h)),
    );
  };
  const printed = () =>
    rect(left - 6, top - 6, wide + 12, high + 12, 6, { fill: '$panel', stroke: '$planLine' }) +
    rect(left - 5, top - 5, wide + 10, high + 10, 5, { fill: '@tesserae' }) +
    rect(left - 1.5, top - 1.5, wide + 3, high + 3, 4, { fill: '$plan' }) +
    joined(THREE.map(claim)) +
    joined(lines.map(end));
  const body = brush.cached(`mosaic ${w} ${h}`, printed) + joined(cells);
  const head = { about: 'mosaic', title: said.mosaic, note: said.mosaicNote };
  return headed(head, width, { width, height: top + high + bottom, svg: body });
}

// followers

const GAP = 4;

function followerRow(brush: Brush, seat: Seat, room: Room): Drawing {
  const { said, box } = brush;
  const { row } = areaOf(brush, seat);
  const most = box.tables.limits.followerRow;
  const head = { about: 'row', title: said.row, note: said.rowNote(row.length, most) };
  return headed(
    head,
    room.width,
    cardRows(row.length, below(room), (i, w, h) => {
      const one = row[i];
      if (one !== undefined) return followerThing(one.follower, brush, w, h, one);
      const type: Type = { size: 12, room: w - 12, lines: 2, anchor: 'middle', fill: '$soft' };
      const isNamed = i === row.length && seat === brush.view.viewer && w >= 90 && h >= 50;
      const note = isNamed ? write(said.nextFollower, w / 2, h / 2 - 2, type) : '';
      return { width: w, height: h, svg: emptyPlace(w, h, '$fieldLine') + note };
    }),
  );
}

/** The cards that a player may look at: in the draft the packet and what was kept of others. */
function cardsOf({ hand: cards, draft }: View['players'][number]): SeenPlayer['hand'][] {
  if (draft === null || draft.rejected.length > 0) return [[], [...cards]];
  const { packets, picks } = draft;
  return [packets.length > picks.length ? [...(packets.at(-1) ?? [])] : [], [...picks, ...cards]];
}

const backOf = (w: number, h: number): string =>
  rect(0, 0, w, h, 5, { fill: '$stone', stroke: '$stoneEdge' }) +
  drawIcon(icons.laurel, w / 2 - 7, h / 2 - 7, 14, '#fff', 1.2);

/** What a player holds, as far as it is seen. The hand of another player is a thing itself. */
function hand(brush: Brush, seat: Seat, room: Room): Drawing {
  const { box, pen, said, view, title, amounts, asked } = brush;
  const [packet = [], cards = []] = cardsOf(areaOf(brush, seat));
  const all = [...packet, ...cards];
  const isOwn = seat === view.viewer;
  const name = `${said.hand}: ${pen.name(seat)}`;
  const note = asked?.ask === 'play-follower' ? said.price(amounts(playCost(box, view, asked))) : said.handNote;
  const called = !isOwn ? name : packet.length > 0 ? said.packet(packet.length, cards.length) : said.ownHand;
  const rows = cardRows(all.length, below(room), (i, w, h) => {
    const id = all[i];
    return id == null
      ? { width: w, height: h, svg: id === null ? backOf(w, h) : emptyPlace(w, h, '$fieldLine') }
      : followerThing(id, brush, w, h);
  });
  const known = all.flatMap((id) => (id === null ? [] : [title(followerId(id))]));
  const held = `${name}, ${all.length}${known.length > 0 ? ` (${known.join(', ')})` : ''}`;
  return headed(
    { about: 'hand', title: called, ...(isOwn ? { note } : {}) },
    room.width,
    seat === seatOf(view)
      ? rows
      : pen.thing(`hand-${seat}`, held, rows.width, rows.height, rows.svg, { about: 'hand' }),
  );
}

/** The number of cards beside each other, and how many rows of half a card's height they need. */
const halves = (count: number): number => (count <= 3 ? 2 : Math.ceil(count / 4));

/** Lays cards: in a given height in halves of rows, otherwise three beside each other. There is a place more than cards. */
function cardRows(count: number, { width, height }: Room, draw: (i: number, w: number, h: number) => Drawing): Drawing {
  if (height === undefined) return shelf({ width }, Math.max(3, count), { least: 98, high: 84 }, draw);
  const perRow = count <= 3 && height >= 60 ? 3 : 4;
  const rows = Math.max(1, Math.ceil(count / perRow));
  const w = (width + GAP) / perRow - GAP;
  const h = (height + GAP) / rows - GAP;
  const svg = Array.from({ length: perRow * rows }, (_, i) =>
    placed((i % perRow) * (w + GAP), Math.floor(i / perRow) * (h + GAP), draw(i, w, h)),
  );
  return { width, height, svg: joined(svg) };
}

/** The followers of a player and the hand below, which share a height as they need it. */
function cardsBelow(brush: Brush, seat: Seat, { width, height = 0 }: Room): Drawing {
  const own = areaOf(brush, seat);
  const [packet = [], cards = []] = cardsOf(own);
  const [row, held] = [own.row.length, packet.length + cards.length];
  let [a, b] = [halves(row), halves(held)];
  if (a + b > 4) [a, b] = [Math.max(1, Math.ceil(row / 4)), Math.max(1, Math.ceil(held / 4))];
  const first = HEAD + ((height - 2 * HEAD - GAP) * a) / (a + b);
  return {
    width,
    height,
    svg:
      followerRow(brush, seat, { width, height: first }).svg +
      at(0, first + GAP, hand(brush, seat, { width, height: height - first - GAP }).svg),
  };
}

/** All of a player, side by side, or on a narrow screen the cards below the rest. */
export function home(brush: Brush, seat: Seat, { width, height }: Room): Drawing {
  const strip = holdings(brush, seat, width);
  const isWide = width > 900;
  const deep = isWide ? (height ?? 194) - strip.height - 4 : ((height ?? 400) - strip.height - 14) / 2;
  const gap = 12;
  const storeWidth = 172;
  const rest = width - storeWidth - 2 * gap - (isWide ? gap : 0);
  const productionWidth = isWide ? 190 : rest * 0.43;
  const mosaicWidth = isWide ? 252 : rest - productionWidth;
  const cardsWidth = isWide ? rest - productionWidth - mosaicWidth : width;
  const mosaicAt = storeWidth + productionWidth + 2 * gap;
  const cards = { width: cardsWidth, height: deep };
  const all =
    store(brush, seat, { width: storeWidth, height: deep }).svg +
    at(storeWidth + gap, 0, production(brush, seat, { width: productionWidth, height: deep }).svg) +
    at(mosaicAt, 0, mosaic(brush, seat, { width: mosaicWidth, height: deep }).svg) +
    (isWide
      ? at(mosaicAt + mosaicWidth + gap, 0, cardsBelow(brush, seat, cards).svg)
      : at(0, deep + 8, cardsBelow(brush, seat, cards).svg));
  const stripAt = (isWide ? deep : 2 * deep + 8) + 4;
  return { width, height: stripAt + strip.height, svg: all + at(0, stripAt, strip.svg) };
}

/** The store, the production area and the holdings of a player. */
export const estate = (brush: Brush, seat: Seat, { width }: Room): Drawing =>
  column([store(brush, seat, { width }), production(brush, seat, { width }), holdings(brush, seat, width)], 10);

/** The followers of a player in the row and in hand. */
export const cards = (brush: Brush, seat: Seat, { width }: Room): Drawing =>
  column([followerRow(brush, seat, { width }), hand(brush, seat, { width })], 10);

/** All of a player, part below part. */
export const area = (brush: Brush, seat: Seat, room: Room): Drawing =>
  column([estate(brush, seat, room), mosaic(brush, seat, room), cards(brush, seat, room)], 10);
