/** What the building phase offers: the building tiles, and what figures may be exchanged for. */
import type { AbilityId, Building, Color, ResourceId, Swappable, View } from '@ludi-romani/forum-trajanum';
import { type Drawing, titled } from '../kit/pen';
import { at } from '../kit/svg';
import { label } from '../kit/text';
import { buildingSign, COLORS, colorIds, figure, plate } from './glyphs';
import { labels } from './labels';
import { amount, areaOf, type Option, type Quill, seatOf, type Table } from './table';
import { builderOfId, craftedId, fromId, optionId, toId } from './targets';

export const SHOP = { width: 312, height: 152 };
const SIZE = 26;
const ROW = 34;

const priceOf = (building: Building): ResourceId => (building in COLORS ? `worker-${building as Color}` : 'builder');

/** FT-5.30 `1 × Builder, 1 × Red worker` */
const costOf = (table: Table, pen: Quill, { cells }: Option): string =>
  [...new Set(cells)]
    .map((building) => amount(table, pen, priceOf(building), cells.filter((other) => other === building).length))
    .join(', ');

/** The sixteen tiles, color by color; with limited tiles how many are left. */
export function buildings(table: Table, view: View, pen: Quill): Drawing {
  const said = labels(pen);
  const across = SHOP.width / colorIds.length;
  const drawn = table.options.map((option, i) => {
    const [column, place] = [Math.floor(i / 4), i % 4];
    const { cells, size, color } = option;
    const isSingle = size === 'single';
    const x = column * across + (isSingle && place === 1 ? SIZE + 10 : 0);
    const y = isSingle ? 0 : (place - 1) * ROW;
    const wide = isSingle ? SIZE : 2 * SIZE;
    const count = view.supply?.[`${size}-${color}`];
    const name = `${table.title(pen, option.id)}, ${said.costs(costOf(table, pen, option))}`;
    const plates = cells.map((building, half) => plate(buildingSign(building), half * SIZE, 0, SIZE)).join('');
    return at(
      x,
      y,
      pen.thing(
        optionId(option.id),
        count === undefined ? name : `${name}, ${said.left(count)}`,
        { x: 0, y: 0, width: wide, height: SIZE },
        count === 0 ? `<g class="off">${plates}</g>` : plates,
      ),
    );
  });
  const counts =
    view.supply === null
      ? []
      : colorIds.map((color, i) =>
          label(`${view.supply?.[`single-${color}`]} · ${view.supply?.[`double-${color}`]}`, i * across, 3 * ROW + 10, {
            size: 11,
            kind: 'soft',
          }),
        );
  return titled(said.buildings, {
    width: SHOP.width,
    height: SHOP.height - 22,
    svg: drawn.join('') + counts.join(''),
  });
}

const DISC = 19;

/** The exchanges, line by line: what is given, an arrow, what comes of it. What a citizen allows is faint without him. */
export function exchange(table: Table, view: View, pen: Quill): Drawing {
  const said = labels(pen);
  const area = areaOf(view, seatOf(view));
  const swappables: readonly Swappable[] = ['coin', 'tribune', 'assistant'];
  const chip = (id: string, name: string, what: ResourceId, x: number): string =>
    at(x, 0, pen.thing(id, name, { x: 2, y: 2, width: DISC - 4, height: DISC - 4 }, figure(what, 0, 0, DISC)));
  const title = (what: string) => table.title(pen, what);
  const worker = (color: Color): ResourceId => `worker-${color}`;
  const gives = 92;
  const arrow = (x = 200): string => label('→', x, 14, { size: 13, anchor: 'middle', kind: 'soft' });
  const gets = 214;
  const chips = <K extends string>(
    keys: readonly K[],
    x: number,
    id: (key: K) => string,
    what: (key: K) => ResourceId,
    name: (key: K) => string,
  ): string => keys.map((key, i) => chip(id(key), name(key), what(key), x + i * 25)).join('');
  const plain = (what: ResourceId, x: number) => at(x, 0, figure(what, 0, 0, DISC));
  const hasActive = (ability: AbilityId): boolean =>
    table.components.citizenRows.some((row, i) => row.ability === ability && area.rows[i]?.active === true);
  const lines: readonly { readonly name: string; readonly by: AbilityId | null; readonly svg: string }[] = [
    {
      name: said.recolor,
      by: null,
      svg:
        chips(colorIds, gives, fromId, worker, (color) => `${said.recolor}: ${said.give(title(worker(color)))}`) +
        arrow() +
        chips(colorIds, gets, toId, worker, (color) => `${said.recolor}: ${said.gain(title(worker(color)))}`),
    },
    {
      name: said.builderOf,
      by: null,
      svg:
        chips(
          colorIds,
          gives,
          builderOfId,
          worker,
          (color) =>
            `${said.give(amount(table, pen, worker(color), table.components.numbers.workersPerBuilder))}, ${said.gain(title('builder'))}`,
        ) +
        arrow() +
        plain('builder', gets),
    },
    {
      name: title('merchant-2'),
      by: 'merchant-2',
      svg:
        chips(
          swappables,
          gives,
          fromId,
          (what) => what,
          (what) => `${title('merchant-2')}: ${said.give(title(what))}`,
        ) +
        arrow() +
        chips(
          swappables,
          gets,
          toId,
          (what) => what,
          (what) => `${title('merchant-2')}: ${said.gain(title(what))}`,
        ),
    },
    {
      name: title('craftsman-1'),
      by: 'craftsman-1',
      svg:
        plain('assistant', gives) +
        arrow() +
        chips(
          colorIds,
          gets,
          craftedId,
          worker,
          (color) => `${title('craftsman-1')}: ${said.gain(title(worker(color)))}`,
        ),
    },
    {
      name: title('craftsman-2'),
      by: 'craftsman-2',
      svg:
        plain('assistant', gives) +
        arrow() +
        chip(craftedId('builder'), `${title('craftsman-2')}: ${said.gain(title('builder'))}`, 'builder', gets),
    },
  ];
  return titled(said.exchange, {
    width: SHOP.width,
    height: SHOP.height - 22,
    svg: lines
      .map(({ name, by, svg }, i) =>
        at(
          0,
          i * 26,
          label(name, 0, 13.5, { size: 10.5, kind: 'soft', room: gives - 6 }),
          by === null || hasActive(by) ? svg : `<g opacity=".4">${svg}</g>`,
        ),
      )
      .join(''),
  });
}
