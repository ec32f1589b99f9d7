/** The forum: sixteen spaces, an action at the end of each line, and the strength of what is performed. */
import type { ActionId, Figure } from '@ludi-romani/nova-roma';
import { actionAt, FORUM_SIZE, forumSpaces, lineStrength, lines, performing } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import { type Drawing, placed, type Room } from '../kit/pen';
import { drawIcon, figure, medal, token } from '../kit/pieces';
import { circle, joined, rect } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import { emperor, legionary } from './art';
import { ACTIONS, type Brush, below, dot, headed, keyed, paint } from './brush';
import { deckPill } from './offers';
import { forumId, START_MARKER, strengthId } from './targets';

const rowOf = (space: number) => Math.floor(space / FORUM_SIZE);
const columnOf = (space: number) => space % FORUM_SIZE;
const GAP = 5;

/** An outline that is shown while its space is pointed at. It catches no pointer. */
const beam = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 8, { stroke: '$select', width: 2.5 }).replace(
    '<rect',
    '<rect class="beam" display="none" pointer-events="none"',
  );

/** The strength of an action beside a space, in the direction of its tile. */
const toward = (n: number, x: number, y: number): string =>
  circle(x, y, 7.5, { fill: '$panel', stroke: '$litLine' }) +
  write(n, x, y + 4.3, { size: 12, bold: true, anchor: 'middle' });

export function forum(brush: Brush, room: Room): Drawing {
  const { box, view, pen, said, asked, title } = brush;
  const { turn, running, forum: figures, forumTiles } = view;
  const { width: wide, height } = below(room);
  const isTall = pen.shape === 'tall';

  // the tiles of the rows are left of the spaces, those of the columns above them
  const left = isTall ? 80 : 76;
  const pitch = (wide - left + GAP) / FORUM_SIZE;
  const cell = pitch - GAP;
  const label: Type = { size: 12, lines: 2, anchor: 'middle', leading: 1 };
  const isBroken = forumTiles.slice(FORUM_SIZE).some((id) => measure(title(id), 12, true) > cell - 2);
  const top = (isBroken ? 51 : 42) + GAP;
  const foot = isTall ? 46 : 30;
  const high = height === undefined ? 60 + GAP : (height - top - foot - GAP) / FORUM_SIZE;
  const deep = high - GAP;

  /** the strength of each action that is left, by its place */
  const due = new Map<number | undefined, number>();
  if (turn?.space != null)
    for (const line of turn.lines)
      due.set(box.forumSlots[line][turn.space], lineStrength(box, view, turn.player, line, turn.space));

  const tile = (action: ActionId, line: number): string => {
    const isRow = line < FORUM_SIZE;
    const [w, h] = isRow ? [left - GAP, deep] : [cell, top - GAP];
    const isRunning = running?.action === action;
    const isSub = running?.sub?.action === action;
    const strength = isSub ? (running.sub?.strength ?? 0) : isRunning ? running.strength : (due.get(line) ?? 0);
    const isOn = strength > 0;
    const isLit = pen.isOpen(action);
    const [sign, color, band] = ACTIONS[action];
    const most = w - (isRow ? 12 : 2);
    const text: Type = { ...label, room: most, bold: isOn && measure(title(action), 12, true) <= most };
    const name = fitted(title(action), text);
    const size = name.rows.length > 1 ? 16 : 19;
    const textHeight = name.rows.length * 12.5;
    const y = Math.max(2, (h - (isRow ? 0 : 5) - size - textHeight) / 2);
    const inner =
      rect(0, 1.5, w, h, 6, { fill: '$shade', opacity: 0.12 }) +
      rect(
        0,
        0,
        w,
        h,
        6,
        isOn && !isLit ? { fill: '$panel', stroke: '$select', width: 1.8 } : paint(isLit, '$panel', '$marbleLine'),
      ) +
      (isRow ? rect(w - 6, 5, 3, h - 10, 1.5, { fill: band }) : rect(5, h - 5, w - 10, 3, 1.5, { fill: band })) +
      drawIcon(sign, w / 2 - size / 2 - (isRow ? 2 : 0), y, size, color) +
      set(name, w / 2 - (isRow ? 2 : 0), y + size + 10.5, text) +
      dot(isLit, 7, 7) +
      (isOn ? medal(strength, w - 8, 8, 9.5, isRunning || isSub ? '$terracotta' : '@gold') : '');
    const drawn = pen.thing(
      action,
      isOn ? `${title(action)}, ${said.strengthOf(strength)}` : title(action),
      w,
      h,
      inner,
      {
        lit: true,
      },
    );
    return placed(isRow ? 0 : left + columnOf(line) * pitch, isRow ? top + line * high : 0, drawn);
  };

  const standing = (one: Figure | null): string => {
    const [x, y] = [cell / 2, deep / 2];
    if (one === null) return '';
    if (one === 'emperor') return keyed(one, emperor(x, y - 1));
    if (one === 'legionary') return legionary(x, y - 1);
    return figure(pen.side(one), x, y + 1, Math.min(1.15, deep / 40));
  };

  const space = (number: number): string => {
    const one = figures[number] ?? null;
    const id = forumId(number);
    const [x, y] = [left + columnOf(number) * pitch, top + rowOf(number) * high];
    const isLit = pen.isOpen(id);
    const isShown = isLit && asked?.ask === 'patrician';
    const [inRow = 0, inColumn = 0] = isShown
      ? lines.map((each) => lineStrength(box, view, asked.player, each, number))
      : [];
    const actions = lines.map((each) => title(actionAt(box, view, each, number))).join(' / ');
    const who = typeof one === 'number' ? pen.name(one) : said[one ?? 'free'];
    const inner =
      rect(0, 0, cell, deep, 8, isLit ? paint(true) : { fill: '@well', stroke: '$marbleLine' }) +
      standing(one) +
      dot(isLit && one === null, cell / 2, deep / 2 + (isShown ? 5 : 0)) +
      (isShown ? toward(inRow, 10, deep / 2) + toward(inColumn, cell / 2, 9.5) : '') +
      (isLit ? beam(-x - 2, -2.5, wide + 4, high) + beam(-2.5, -y - 2, pitch, top + FORUM_SIZE * high) : '');
    return placed(
      x,
      y,
      pen.thing(
        id,
        `${said.forum}, ${actions}: ${who}${isShown ? `, ${said.lines(inRow, inColumn)}` : ''}`,
        cell,
        deep,
        inner,
        { lit: true, radius: 8 },
      ),
    );
  };

  /** The two lines of the patrician that was placed last. */
  const crossing = (): string => {
    if (turn?.space == null) return '';
    const light = { fill: '$litDeep', opacity: 0.8 };
    const [x, y] = [left + columnOf(turn.space) * pitch, top + rowOf(turn.space) * high];
    return (
      rect(-3, y - 3, wide + 6, deep + 6, 9, light) + rect(x - 3, -3, cell + 6, top + FORUM_SIZE * high + 1, 9, light)
    );
  };

  /** The emperor tile in use, as a small forum. */
  const emperorTile = (): string => {
    const id = view.emperorTiles.at(-1) ?? '';
    const shown: readonly number[] = id === '' ? [] : box.emperorSpaces(id);
    const grid = joined(
      forumSpaces.map((one) =>
        rect(columnOf(one) * 9.5, rowOf(one) * 9.5, 8, 8, 1.5, {
          fill: shown.includes(one) ? '@gold' : '$panel',
          stroke: '$marbleLine',
          width: 0.7,
        }),
      ),
    );
    return id === ''
      ? ''
      : placed((left - GAP - 37) / 2, (top - GAP - 37) / 2, pen.thing(id, title(id), 36.5, 36.5, grid, { radius: 2 }));
  };

  const { strength: most } = box.tables.limits;
  const now = performing(view);
  const size = isTall ? 40 : 26;
  const y = top + FORUM_SIZE * high + 2;
  const words = measure(said.strength, 12.5) + 8;
  const pips = Array.from({ length: most }, (_, i) => {
    const id = strengthId(i + 1);
    const isLit = pen.isOpen(id);
    const isIn = now !== null && now.strength > i;
    const r = size / 2 - 1;
    const inner =
      circle(
        size / 2,
        size / 2,
        r,
        isIn && !isLit ? { fill: '$terracotta', stroke: '$terracottaEdge' } : paint(isLit, '$panel', '$marbleLine'),
      ) +
      write(i + 1, size / 2, size / 2 + 4.8, {
        size: 13.5,
        bold: true,
        anchor: 'middle',
        fill: isIn && !isLit ? '#fff' : isLit ? '$ink' : '$soft',
      }) +
      dot(isLit, size / 2, 1, 3.5);
    const drawn = pen.thing(id, said.strengthOf(i + 1), size, size, inner, {
      lit: true,
      radius: size / 2,
      about: 'strength',
    });
    return placed(words + i * (size + 4), y, drawn);
  });
  // on a phone the marker is below
  const markerAt = isTall ? 0 : words + most * (size + 4) + 6;
  const markerY = isTall ? y + size + 6 : y;
  const { startPlayer, startMarkerClaimedBy: claimed } = view;
  const markerWidth = wide - markerAt;
  const isLit = pen.isOpen(START_MARKER);
  const name = pen.name(startPlayer);
  const claim = claimed === null ? 0 : 40;
  const starts = `${name} ${said.starts}`;
  const marker =
    rect(0, 0, markerWidth, size, 8, paint(isLit, '$panel', '$marbleLine')) +
    drawIcon(icons.flag, 7, size / 2 - 8, 16, '$ink') +
    token(pen.side(startPlayer), 35, size / 2, 8) +
    write(measure(starts, 12.5) <= markerWidth - 54 - claim ? starts : name, 48, size / 2 + 4.3, {
      size: 12.5,
      room: markerWidth - 54 - claim,
    }) +
    (claimed === null
      ? ''
      : write('›', markerWidth - 34, size / 2 + 4.3, { size: 13 }) +
        token(pen.side(claimed), markerWidth - 16, size / 2, 8)) +
    dot(isLit, markerWidth / 2, 0);
  const foots =
    write(said.strength, 0, y + size / 2 + 4.3, { size: 12.5, fill: '$soft' }) +
    joined(pips) +
    placed(
      markerAt,
      markerY,
      pen.thing(
        START_MARKER,
        said.start(name) + (claimed === null ? '' : `, ${said.claimed(pen.name(claimed))}`),
        markerWidth,
        size,
        marker,
        { lit: true, radius: 8 },
      ),
    );

  return headed(
    {
      about: 'forum',
      title: said.forum,
      pills: isTall ? [] : [deckPill(brush, 'chariot'), deckPill(brush, 'emperor')],
    },
    wide,
    {
      width: wide,
      height: markerY + size,
      svg: crossing() + emperorTile() + joined(forumTiles.map(tile)) + joined(forumSpaces.map(space)) + foots,
    },
  );
}
