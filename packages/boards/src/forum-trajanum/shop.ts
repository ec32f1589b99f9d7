/** The building phase: the building tiles, and the exchanges of figures. */
import type { AbilityId, Color, ResourceId, Swappable, View } from '@ludi-romani/forum-trajanum';
import { type BuildOption, colors, hasActive, swappables } from '@ludi-romani/forum-trajanum/queries';
import { about, type Drawing, ground, heading, placed, seatOf } from '../kit/pen';
import { at, joined, path, rect } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import { arrow, building, faint, figure, planks } from './art';
import { areaOf, boxed, type Draw, type Quill, type Table } from './table';
import { builderOfId, craftedId, fromId, optionId, toId } from './targets';

const costOf = (table: Table, pen: Quill, { cost }: BuildOption): string =>
  cost.map(({ resource, amount: count }) => `${count} ${table.title(pen, resource)}`).join(', ');

const grays = (table: Table, color: Color) =>
  table.catalog.options.find((one) => one.color === color && one.cells.length === 1)?.cells[0] ?? 'column';

/** The sixteen tiles, a row for each color: gray, colored, both, two of the color. */
function tiles(table: Table, view: View, pen: Quill, width: number, size: number, step: number): string {
  const said = pen.look.words.labels;
  const { supply } = view;
  const own = areaOf(view, seatOf(view)).resources;
  const isSpent = view.current?.player === seatOf(view) && view.current.buildActions === 0;
  const pad = size > 30 ? 3 : 1.5;
  const gap = 3;
  const box = size + 2 * pad;
  const double = 2 * size + 2 * pad;
  const xs = [0, box + gap, 2 * (box + gap), 2 * (box + gap) + double + gap];
  const end = (xs[3] ?? 0) + double + 5;
  return joined(
    colors.map((color, row) => {
      const options = table.catalog.options.filter((one) => one.color === color);
      const gray = grays(table, color);
      const counts = supply === null ? '' : `${supply[`single-${color}`]} · ${supply[`double-${color}`]}`;
      const type: Type = { size: 12, room: width - end, lines: 1 };
      const names = [
        said.gray[gray as keyof typeof said.gray],
        counts === '' ? said.things[`worker-${color}`][0] : counts,
      ];
      return at(
        0,
        row * step,
        joined(
          options.map((option, i) => {
            const { id, cells, cost } = option;
            const count = supply?.[option.supply];
            const w = cells.length === 1 ? box : double;
            const faces = joined(cells.map((one, half) => building(one, pad + half * size, pad, size - 1)));
            const canPay = !isSpent && cost.every(({ resource, amount: needed }) => own[resource] >= needed);
            const isOff = count === 0 || (!canPay && !pen.isOpen(optionId(id)));
            const left = count === undefined ? '' : `, ${said.left(count)}`;
            return placed(
              xs[i] ?? 0,
              0,
              boxed(
                pen,
                optionId(id),
                `${table.title(pen, id)}, ${said.costs(costOf(table, pen, option))}${left}`,
                w,
                box,
                isOff ? faint(faces, 0.5) : faces,
                { radius: 4, about: id },
              ),
            );
          }),
        ) +
          about(
            'buildings',
            write(names[0] ?? '', end, box / 2 - 2.5, type) +
              write(names[1] ?? '', end, box / 2 + 10.5, { ...type, fill: '$soft' }),
          ),
      );
    }),
  );
}

/** An exchange: who may do it, what is given and what is got. */
interface Line {
  readonly name: string;
  readonly about: string;
  readonly by: AbilityId | null;
  readonly gives: Side;
  readonly gets: Side;
}
/** Figures to choose from, or one that is always the same. */
interface Side {
  readonly things: readonly { readonly id?: string; readonly what: ResourceId }[];
}

const linesOf = (table: Table, pen: Quill): Line[] => {
  const said = pen.look.words.labels;
  const title = (what: string) => table.title(pen, what);
  const workers = (id: (color: Color) => string): Side => ({
    things: colors.map((color) => ({ id: id(color), what: `worker-${color}` })),
  });
  const same = (id: (what: Swappable) => string): Side => ({
    things: swappables.map((what) => ({ id: id(what), what })),
  });
  const one = (what: ResourceId, id?: string): Side => ({ things: [id === undefined ? { what } : { id, what }] });
  const { workersPerBuilder } = table.components.numbers;
  return [
    { name: said.recolor, about: 'recolor', by: null, gives: workers(fromId), gets: workers(toId) },
    {
      name: said.builderOf(workersPerBuilder),
      about: 'workers-to-builder',
      by: null,
      gives: workers(builderOfId),
      gets: one('builder'),
    },
    { name: title('merchant-2'), about: 'merchant-2', by: 'merchant-2', gives: same(fromId), gets: same(toId) },
    {
      name: title('craftsman-1'),
      about: 'craftsman-1',
      by: 'craftsman-1',
      gives: one('assistant'),
      gets: workers(craftedId),
    },
    {
      name: title('craftsman-2'),
      about: 'craftsman-2',
      by: 'craftsman-2',
      gives: one('assistant'),
      gets: one('builder', craftedId('builder')),
    },
  ];
};

/** The exchanges on shelves. What needs an inactive citizen is faint. */
function exchanges(table: Table, view: View, pen: Quill, width: number, chip: number, step: number): string {
  const said = pen.look.words.labels;
  const own = areaOf(view, seatOf(view));
  const isTall = pen.shape === 'tall';
  const pitch = isTall ? chip : chip + 0.5;
  const sides = 4 * pitch;
  const nameRoom = isTall ? width : width - 2 * sides - 14;
  const giveX = isTall ? 0 : nameRoom;
  const getX = width - sides;
  const top = isTall ? 17 : 0;
  const all = linesOf(table, pen);
  const shelves = planks(
    -5,
    all.map((_, row) => (row + 1) * step - 4.5),
    width + 10,
  );
  return (
    joined(
      all.map(({ name, about: kind, by, gives, gets }, row) => {
        const isOpen = by === null || hasActive(table.catalog, own, by);
        const side = ({ things }: Side, x: number, verb: (what: string) => string): string =>
          joined(
            things.map(({ id, what }, i) => {
              const drawn = figure(what, chip / 2, chip / 2 + chip * 0.03, chip / 32);
              const has = x === getX || own.resources[what] > 0;
              const isFaint = !isOpen || (!has && (id === undefined || !pen.isOpen(id)));
              const inner = isFaint ? faint(drawn, 0.4) : drawn;
              const word =
                things.length > 1
                  ? ''
                  : write(said.things[what][0], chip + 3, chip / 2 + 4.3, {
                      size: 12,
                      fill: isOpen ? '$ink' : '$soft',
                      room: sides - chip - 3,
                    });
              return id === undefined
                ? at(x + i * pitch, top, about(what, inner + word))
                : placed(
                    x + i * pitch,
                    top,
                    boxed(pen, id, `${name}: ${verb(table.title(pen, what))}`, chip, chip, inner, {
                      radius: 4,
                      about: what,
                    }),
                  ) + (word === '' ? '' : at(x, top, word));
            }),
          );
        const type: Type = { size: 12, room: nameRoom - 4, lines: 2, fill: isOpen ? '$ink' : '$soft', leading: 1 };
        const label = fitted(name, type);
        return at(
          0,
          row * step,
          rect(-3, 0, width + 6, step - 4, 2, { fill: '$shelf', opacity: 0.8 }) +
            about(
              kind,
              set(label, 0, isTall ? 13 : chip / 2 + 4.3 - ((label.rows.length - 1) * label.leading) / 2, type),
            ) +
            side(gives, giveX, said.give) +
            arrow(giveX + sides + 1.5, top + chip / 2) +
            side(gets, getX, said.gain),
        );
      }),
    ) + shelves
  );
}

/** The number of building actions left, or of a turn, as a note that ends at x. */
function actionsLeft(table: Table, { current }: View, pen: Quill, x: number, y: number): string {
  const text = pen.look.words.labels.buildActions(
    current?.buildActions ?? table.components.numbers.buildActionsPerTurn,
  );
  const width = measure(text, 12);
  return placed(
    x - width,
    y - 11,
    pen.thing('build-actions', text, width, 14, write(text, 0, 11, { size: 12, fill: '$soft' })),
  );
}

export const buildings: Draw = (table, view, pen, { width }) => {
  const said = pen.look.words.labels;
  const [size, step] = [34, 48];
  const height = 34 + 4 * step + 22;
  return {
    width,
    height,
    svg:
      ground(width, height, 'field') +
      heading('buildings', said.buildings, 14, 21) +
      actionsLeft(table, view, pen, width - 12, 21) +
      at(10, 34, tiles(table, view, pen, width - 20, size, step)) +
      about(
        'buildings',
        write(view.supply === null ? said.prices : said.supply, 14, height - 10, {
          size: 12.5,
          fill: '$soft',
          room: width - 28,
        }),
      ),
  };
};

export const exchange: Draw = (table, view, pen, { width }): Drawing => {
  const step = 66;
  const height = 34 + 5 * step + 8;
  return {
    width,
    height,
    svg:
      ground(width, height, 'field') +
      heading('exchange', pen.look.words.labels.exchange, 14, 21) +
      at(6, 34, exchanges(table, view, pen, width - 12, 40, step)),
  };
};

/** Both, side by side. */
export const shop: Draw = (table, view, pen, { width, height = 182 }) => {
  const said = pen.look.words.labels;
  const chip = 24;
  const right = 291;
  const left = width - right - 30;
  const from = left + 20;
  return {
    width,
    height,
    svg:
      ground(width, height, 'field') +
      heading('buildings', said.buildings, 12, 21) +
      actionsLeft(table, view, pen, left + 6, 21) +
      at(10, 31, tiles(table, view, pen, left, 24, 31)) +
      about(
        'buildings',
        write(view.supply === null ? said.prices : said.supply, 12, height - 11, {
          size: 12,
          fill: '$soft',
          room: left - 2,
        }),
      ) +
      path(`M${left + 11} 14v${height - 28}`, { stroke: '$fieldLine' }) +
      heading('exchange', said.exchange, from, 21) +
      at(from, 31, exchanges(table, view, pen, right, chip, 29)),
  };
};
