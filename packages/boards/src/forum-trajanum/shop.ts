/** What the building phase offers: the building tiles, and what figures may be exchanged for. */
import type { AbilityId, Color, ResourceId, Swappable, View } from '@ludi-romani/forum-trajanum';
import { type BuildOption, colors, hasActive, swappables } from '@ludi-romani/forum-trajanum/queries';
import { type Drawing, placed, seatOf, titled } from '../kit/pen';
import { at } from '../kit/svg';
import { label } from '../kit/text';
import { buildingSign, digits, figure, plate } from './glyphs';
import { amount, areaOf, type Quill, type Table } from './table';
import { builderOfId, craftedId, fromId, optionId, toId } from './targets';

const W = 312;
const H = 130;
const SIZE = 26;
const ROW = 35;

/** `1 Builder, 1 Red worker` */
const costOf = (table: Table, pen: Quill, { cost }: BuildOption): string =>
  cost.map(({ resource, amount: count }) => amount(table, pen, resource, count)).join(', ');

/** The sixteen tiles, color by color; with limited tiles how many are left. */
export function buildings(table: Table, { supply }: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const across = W / colors.length;
  const drawn = table.catalog.options.map((option, i) => {
    const { id, cells } = option;
    const place = i % 4;
    const count = supply?.[option.supply];
    const left = count === undefined ? '' : `, ${said.left(count)}`;
    const plates = cells.map((building, half) => plate(buildingSign(building), half * SIZE, 0, SIZE)).join('');
    const x = Math.floor(i / 4) * across + (place === 1 ? SIZE + 8 : 0);
    return placed(
      x,
      Math.max(0, place - 1) * ROW,
      pen.thing(
        optionId(id),
        `${table.title(pen, id)}, ${said.costs(costOf(table, pen, option))}${left}`,
        cells.length * SIZE,
        SIZE,
        count === 0 ? `<g class="off">${plates}</g>` : plates,
      ),
    );
  });
  const counts =
    supply === null
      ? []
      : colors.map((color, i) =>
          digits(`${supply[`single-${color}`]} · ${supply[`double-${color}`]}`, i * across, 116, 11, 'soft', 'start'),
        );
  return titled(said.buildings, { width: W, height: H, svg: [...drawn, ...counts].join('') });
}

const DISC = 19;
/** where what is given begins, and what is got for it */
const GIVES = 94;
const GETS = 214;

/** The exchanges, line by line: what is given, an arrow, what comes of it. What a citizen allows is faint without him. */
export function exchange(table: Table, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const own = areaOf(view, seatOf(view));
  const { numbers } = table.components;
  const title = (what: string) => table.title(pen, what);
  const worker = (color: Color): ResourceId => `worker-${color}`;
  const same = (what: Swappable): ResourceId => what;
  const chips = <K extends string>(
    keys: readonly K[],
    id: (key: K) => string,
    what: (key: K) => ResourceId,
    x: number,
    name: string,
  ): string =>
    keys
      .map((key, i) => {
        const does = (x === GETS ? said.gain : said.give)(title(what(key)));
        const figureDrawn = figure(what(key), -2, -2, DISC);
        return placed(x + i * 25 + 2, 2, pen.thing(id(key), `${name}: ${does}`, DISC - 4, DISC - 4, figureDrawn));
      })
      .join('');
  const plain = (what: ResourceId, x: number) => figure(what, x, 0, DISC);
  const line = (name: string, by: AbilityId | null, gives: (name: string) => string, i: number): string => {
    const isOpen = by === null || hasActive(table.catalog, own, by);
    const signs = gives(name);
    return at(
      0,
      i * 26,
      label(name, 0, 13.5, { size: 11, kind: 'soft', room: GIVES - (i === 0 ? 28 : 2) }),
      isOpen ? signs : `<g opacity=".4">${signs}</g>`,
      // what is written never fades
      digits('→', 202, 14, 13, 'soft'),
    );
  };
  const svg = [
    line(
      said.recolor,
      null,
      (name) =>
        plain('assistant', GIVES - 25) +
        chips(colors, fromId, worker, GIVES, name) +
        chips(colors, toId, worker, GETS, name),
      0,
    ),
    line(
      said.builderOf(numbers.workersPerBuilder),
      null,
      (name) => chips(colors, builderOfId, worker, GIVES, name) + plain('builder', GETS),
      1,
    ),
    line(
      title('merchant-2'),
      'merchant-2',
      (name) => chips(swappables, fromId, same, GIVES, name) + chips(swappables, toId, same, GETS, name),
      2,
    ),
    line(
      title('craftsman-1'),
      'craftsman-1',
      (name) => plain('assistant', GIVES) + chips(colors, craftedId, worker, GETS, name),
      3,
    ),
    line(
      title('craftsman-2'),
      'craftsman-2',
      (name) => plain('assistant', GIVES) + chips(['builder'] as const, craftedId, (what) => what, GETS, name),
      4,
    ),
  ];
  return titled(said.exchange, { width: W, height: H, svg: svg.join('') });
}
