/** The three zones of the city: walls, blocks, reward tiles, and who has most. */
import type { Owner, ZoneId } from '@ludi-romani/nova-roma';
import { isSurrounded } from '@ludi-romani/nova-roma/queries';
import { about, type Drawing, heading, placed, type Room } from '../kit/pen';
import { medal, token } from '../kit/pieces';
import { at, circle, joined, path, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { block } from './art';
import { type Brush, centered, dot, HEAD, sum } from './brush';

const MEDALS = ['@gold', '@silver', '@bronze'] as const;
const GAP = 3;
/** The wall around the cells. */
const WALL = 6;
/** The room for who has most. */
const FOOT = 24;

/** Returns the size of a cell with which the zones fit into a room side by side. */
export function pitchOf({ box }: Brush, ids: readonly ZoneId[], width: number, height: number): number {
  const zones = ids.map((id) => box.zone(id));
  const columns = zones.reduce((all, { width: wide }) => all + wide, 0);
  const rows = Math.max(...zones.map(({ width: wide, buildable }) => buildable.length / wide));
  return Math.min(
    (width - ids.length * (2 * WALL - GAP)) / columns,
    (height - HEAD - 2 * WALL + GAP - FOOT) / rows,
    62,
  );
}

/** A wall with a tower at each corner. */
const wall = (w: number, h: number): string =>
  rect(0, 0, w, h, 6, { fill: '$panel', stroke: '$wallLine', width: 2 }) +
  joined(
    [0, w].flatMap((x) => [0, h].map((y) => rect(x - 4.5, y - 4.5, 9, 9, 1.5, { fill: '$wall', stroke: '$wallLine' }))),
  );

/** The owners of blocks in a zone with their numbers, most blocks first. */
function counted(blocks: readonly (Owner | null)[]): [Owner, number][] {
  const counts = new Map<Owner, number>();
  for (const owner of blocks) if (owner !== null) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

export function zone(brush: Brush, id: ZoneId, pitch: number, { width }: Room): Drawing {
  const { box, view, said, title, pen, asked } = brush;
  const { width: wide, buildable, rewards } = box.zone(id);
  const rows = buildable.length / wide;
  const size = pitch - GAP;
  const blocks = view.city[id];
  const [w, h] = [wide * pitch - GAP + 2 * WALL, rows * pitch - GAP + 2 * WALL];

  const building = (cell: number): Drawing => {
    const name = `${id}-${cell}`;
    const owner = blocks[cell] ?? null;
    const isLit = pen.isOpen(name);
    const inner =
      rect(
        0,
        0,
        size,
        size,
        4,
        isLit
          ? { fill: '@lit', stroke: '$select', width: 1.4 }
          : { fill: '$planDeep', stroke: '$planLine', width: 0.8 },
      ) +
      (owner !== null
        ? block(brush.side(owner), 2, 1, size - 3)
        : isLit && pen.isChosen(name) && asked !== null
          ? block(pen.side(asked.player), 2, 1, size - 3, true)
          : dot(isLit, size / 2, size / 2, Math.min(5, size / 8)));
    const who = owner === null ? said.free : brush.owner(owner);
    return pen.thing(name, `${title(name)}: ${who}`, size, size, inner, {
      lit: true,
      radius: 4,
    });
  };
  const reward = (space: (typeof rewards)[number]): Drawing => {
    const tile = view.rewardTiles[space.id];
    const r = size / 2;
    if (tile == null) {
      const inner = circle(r, r, r / 2, { fill: '$planDeep', stroke: '$planLine', width: 0.8 });
      return pen.thing(space.id, `${title(space.id)}: ${said.closed}`, size, size, inner);
    }
    const isPaid = isSurrounded(view, id, space);
    const inner = brush.cached(`${tile} ${size} ${isPaid}`, () => {
      const face =
        circle(r, r + 1, r - 0.5, { fill: '$shade', opacity: 0.15 }) +
        circle(r, r, r - 0.5, { fill: '$panel', stroke: '$line', width: 1.2 }) +
        centered(sum(box.rewardTile(tile).reward, size > 45 ? 18 : 13, size - 4, 2), 2, 2, size - 4, size - 4);
      const tick =
        circle(size - 6, size - 6, 6.5, { fill: '$olive', stroke: '$panel' }) +
        path(`M${size - 9} ${size - 6}l2 2.5l4-5`, { stroke: '$on', width: 1.8 });
      return isPaid ? `<g opacity="0.7">${face}</g>${tick}` : face;
    });
    const paid = isPaid ? `, ${said.paid}` : '';
    return pen.thing(space.id, `${title(space.id)}: ${title(tile)}${paid}`, size, size, inner, {
      radius: r,
    });
  };
  const cells = buildable.map((_, cell) => {
    const space = rewards.find((one) => one.cell === cell);
    const drawn = space === undefined ? building(cell) : reward(space);
    return placed(WALL + (cell % wide) * pitch, WALL + Math.floor(cell / wide) * pitch, drawn);
  });

  const { majority = [] } = box.tables.zones.find((one) => one.id === id) ?? {};
  const needed = box.tables.strengthTables.zones.findIndex((open) => open.includes(id)) + 1;
  const name = said.zone(id);
  const medalsAt = w + 4 - (majority.length - 1) * 21;
  const note = needed > 0 ? said.strengthOf(needed) : '';
  const noteAt = measure(name, 14, true) + 6;
  const isNoted = noteAt + measure(note, 12) < medalsAt - 10.5;
  const most = counted(blocks);
  const step = Math.min(40, w / Math.max(1, most.length));
  // while a building is placed, a zone that is out of reach is dim
  const isDim = asked?.ask === 'building' && !buildable.some((_, cell) => pen.isOpen(`${id}-${cell}`));
  const board = brush.cached(`wall ${w} ${h}`, () => wall(w, h)) + joined(cells);
  return {
    width: w,
    height: HEAD + h + FOOT,
    svg: at(
      width > w ? (width - w) / 2 : 0,
      0,
      heading(`zone-${id}`, name, 2, 15) +
        (isNoted ? write(note, noteAt, 15, { size: 12, fill: '$soft' }) : '') +
        about(
          `majority-${id}`,
          joined(majority.map((vp, i) => medal(vp, medalsAt + i * 21, 10, 10.5 - i * 0.7, MEDALS[i] ?? '@bronze'))),
        ) +
        at(0, HEAD, isDim ? `<g opacity="0.7">${board}</g>` : board) +
        about(
          `majority-${id}`,
          joined(
            most.map(([owner, count], i) =>
              at(
                i * step,
                HEAD + h + 14,
                token(brush.side(owner), 8, 0, 7.5) + write(count, 19, 4.6, { size: 13, bold: true }),
              ),
            ),
          ),
        ),
    ),
  };
}
