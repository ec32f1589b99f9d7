/** The forum: sixteen spaces, an action at the end of each line, and what is being performed. */
import type { ActionId, Figure } from '@ludi-romani/nova-roma';
import { icon } from '../kit/icons';
import { type Drawing, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Brush } from './brush';
import { forumId, START_MARKER, strengthId } from './targets';

const SIZE = 4;
const SPACES = Array.from({ length: SIZE * SIZE }, (_, space) => space);
/** The tiles of the rows stand left of the spaces, those of the columns above. */
const [LEFT, TOP] = [70, 42];
const [PITCH, HIGH] = [62.5, 52];
const GAP = 5;
const [CELL, CELL_HIGH] = [PITCH - GAP, HIGH - GAP];
const WIDE = LEFT + SIZE * PITCH;

const rowOf = (space: number) => Math.floor(space / SIZE);
const columnOf = (space: number) => space % SIZE;

export function forum(brush: Brush): Drawing {
  const { box, view, pen, said, open, asked, title } = brush;
  const { turn, running, forum: figures, forumTiles } = view;
  const { strength: most } = box.tables.limits;

  /** Of each line, rows first: how strong its action would be with so many figures. */
  const strengths = (seat: number): number[] => {
    const counts = forumTiles.map(() => 0);
    figures.forEach((figure, space) => {
      if (figure !== seat && figure !== 'emperor') return;
      for (const line of [rowOf(space), SIZE + columnOf(space)]) counts[line] = (counts[line] ?? 0) + 1;
    });
    return counts;
  };
  const isPlacing = asked?.ask === 'patrician';
  const now = strengths(asked?.player ?? turn?.player ?? -1);
  const next = (line: number) => Math.min((now[line] ?? 0) + 1, most);

  /** the lines of this turn whose actions are still to come */
  const due = new Set(
    (turn?.space == null ? [] : turn.lines).map((line) =>
      line === 'row' ? rowOf(turn?.space ?? 0) : SIZE + columnOf(turn?.space ?? 0),
    ),
  );

  const tile = (action: ActionId, line: number): string => {
    const isRow = line < SIZE;
    const [w, h] = isRow ? [LEFT - GAP, CELL_HIGH] : [CELL, TOP - GAP];
    const [sign, hue] = ACTIONS[action];
    const isRunning = running?.action === action;
    const strength = isRunning ? running.strength : due.has(line) ? Math.min(now[line] ?? 1, most) : 0;
    const name = strength > 0 ? `${title(action)}, ${said.strength(strength)}` : title(action);
    return at(
      isRow ? 0 : LEFT + columnOf(line) * PITCH,
      isRow ? TOP + line * HIGH : 0,
      pen.thing(
        action,
        name,
        { x: 0, y: 0, width: w, height: h },
        rect('panel', 0, 0, w, h, 5),
        `<g class="${hue}">${icon(sign, w / 2 - 9, isRow ? 6 : 3, 18)}</g>`,
        label(title(action), w / 2, h - (isRow ? 8 : 4), {
          size: 9.5,
          anchor: 'middle',
          room: w - 1,
          kind: strength > 0 ? 'strong' : 'soft',
        }),
        strength > 0
          ? circle(isRunning ? 'terracotta' : 'gold', w - 9, 9, 8) +
              label(String(strength), w - 9, 12.5, { size: 10.5, anchor: 'middle', kind: 'on strong' })
          : '',
      ),
    );
  };

  const standing = (figure: Figure | null): string => {
    const [x, y] = [CELL / 2, CELL_HIGH / 2];
    if (figure === null) return '';
    if (figure === 'emperor') return circle('gold', x, y, 15) + emblem('laurel', x, y, 22);
    if (figure === 'legionary') return circle('stone', x, y, 13) + emblem('swords', x, y, 16);
    return pen.sign(figure, x, y, 18);
  };
  const whoStands = (figure: Figure | null): string =>
    typeof figure === 'number' ? pen.name(figure) : figure === null ? said.free : said[figure];

  const space = (at_: number): string => {
    const figure = figures[at_] ?? null;
    const [row, column] = [rowOf(at_), columnOf(at_)];
    const isOpen = open.has(forumId(at_));
    const actions = [forumTiles[row], forumTiles[SIZE + column]].map((action) => (action ? title(action) : ''));
    const name = `${title(forumId(at_))}, ${actions.join(' / ')}: ${whoStands(figure)}`;
    const shown = isPlacing && isOpen;
    const [left, top] = [next(row), next(SIZE + column)];
    return at(
      LEFT + column * PITCH,
      TOP + row * HIGH,
      pen.thing(
        forumId(at_),
        shown ? `${name}, ${said.lines(left, top)}` : name,
        { x: 0, y: 0, width: CELL, height: CELL_HIGH },
        rect(figure === null ? 'well' : 'panel', 0, 0, CELL, CELL_HIGH, 5),
        standing(figure),
        // how strong the two actions would be, each towards its tile
        shown
          ? label(String(left), 8, CELL_HIGH / 2 + 4, { size: 12, kind: 'strong', anchor: 'middle' }) +
              label(String(top), CELL / 2, 13, { size: 12, kind: 'strong', anchor: 'middle' })
          : '',
        // both lines up to their tiles, between the spaces
        isOpen
          ? rect('beam', -LEFT - column * PITCH - 2, -2.5, WIDE, HIGH, 7) +
              rect('beam', -2.5, -TOP - row * HIGH - 2, PITCH, TOP + SIZE * HIGH, 7)
          : '',
      ),
    );
  };

  /** The emperor tile in use, as a small forum. */
  const emperorTile = (): string => {
    const id = view.emperorTiles.at(-1);
    const shown = (id === undefined ? undefined : box.emperor.get(id))?.spaces ?? [];
    const cells = SPACES.map((one) => {
      const isShown = shown.some(([row, column]) => row === rowOf(one) && column === columnOf(one));
      return rect(isShown ? 'gold' : 'well', 14 + columnOf(one) * 9, 1 + rowOf(one) * 9, 8, 8, 1.5);
    });
    if (id === undefined) return cells.join('');
    return pen.thing(id, title(id), { x: 12, y: 0, width: 39, height: 37 }, ...cells);
  };

  const foot = (): string => {
    const doing = running?.sub ?? running;
    const steps = running === null ? [] : [running.action, ...(running.sub === null ? [] : [running.sub.action])];
    const text = steps.length === 0 ? said.idle : steps.map((step) => title(step)).join(' › ');
    const [w, h] = [232, 34];
    const pips = Array.from({ length: most }, (_, i) => {
      const isIn = doing !== null && doing.strength > i;
      return at(
        w - 28 * (most - i),
        4,
        pen.thing(
          strengthId(i + 1),
          said.strength(i + 1),
          { x: 1, y: 1, width: 24, height: 24 },
          circle(isIn ? 'terracotta' : 'well', 13, 13, 12),
          label(String(i + 1), 13, 17, { size: 12, anchor: 'middle', kind: isIn ? 'on strong' : 'soft' }),
        ),
      );
    });
    const claimed = view.startMarkerClaimedBy;
    const marker = [
      said.start(pen.name(view.startPlayer)),
      ...(claimed === null ? [] : [said.claimed(pen.name(claimed))]),
    ];
    return (
      rect('panel', 0, 0, w, h) +
      (doing === null
        ? ''
        : `<g class="${ACTIONS[doing.action][1]}">${icon(ACTIONS[doing.action][0], 10, 9, 16)}</g>`) +
      label(text, doing === null ? 12 : 33, 21, {
        size: 12,
        room: w - 33 - 28 * most,
        kind: doing === null ? 'soft' : 'strong',
      }) +
      pips.join('') +
      at(
        w + 8,
        0,
        pen.thing(
          START_MARKER,
          marker.join(', '),
          { x: 0, y: 0, width: WIDE - w - 13, height: h },
          rect('panel', 0, 0, WIDE - w - 13, h),
          `<g class="accent ink">${icon('flag', 10, 9, 16)}</g>`,
          pen.sign(view.startPlayer, 40, h / 2, 12),
          claimed === null ? '' : pen.sign(claimed, 61, h / 2, 12),
        ),
      )
    );
  };

  const height = TOP + SIZE * HIGH + 4;
  return titled(said.forum, {
    width: WIDE,
    height: height + 34,
    svg: emperorTile() + forumTiles.map(tile).join('') + SPACES.map(space).join('') + at(0, height, foot()),
  });
}

/** An icon in white, in the middle of (x, y). */
const emblem = (name: 'laurel' | 'swords', x: number, y: number, size: number): string =>
  `<g class="paper">${icon(name, x - size / 2, y - size / 2, size)}</g>`;
