/** The cities: the viewer's own with its cards, and the others small. */
import type { CityOfRome, View } from '@ludi-romani/city-of-rome';
import { type Catalog, cellOf, neighbours } from '@ludi-romani/city-of-rome/queries';
import type { Engine, Seat } from '@ludi-romani/core';
import { asked } from '../asked';
import * as icons from '../kit/icons';
import { about, type Drawing, ground, heading, placed, type Room, type ThingLook } from '../kit/pen';
import { coin, drawIcon, medal, token } from '../kit/pieces';
import { at, circle, joined, path, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { fountain, skyline } from './art';
import { aboutCard, drawCard, drawSmall } from './faces';
import { areaOf, type Quill } from './table';
import { cardId, cellId, coinsId } from './targets';
import { worthsOf } from './worth';

/** The rows or columns that a picture shows. */
interface Lines {
  readonly from: number;
  readonly count: number;
  /** true if the outermost ones are beyond the city and drawn narrow */
  readonly isWide: boolean;
}

/** Returns the rows or columns of a city, and one more on each side as long as the city can grow. `taken` are the lines with buildings. */
function linesOf(first: number, reach: number, taken: readonly number[], citySide: number): Lines {
  const [low, high] = [Math.min(...taken), Math.max(...taken)];
  const isFull = high - low + 1 >= citySide;
  const from = isFull ? low : Math.max(first, low - 1);
  const to = isFull ? high : Math.min(first + reach - 1, high + 1);
  return { from, count: to - from + 1, isWide: to - from + 1 > citySide };
}

/** Returns the place and the size of each line in `room`. Lines beyond the city are narrow if there are more than a city can have. */
function spread({ count, isWide }: Lines, room: number, gap: number): { readonly at: number; readonly size: number }[] {
  const narrow = isWide ? 0.42 : 1;
  const weights = Array.from({ length: count }, (_, i) => (i === 0 || i === count - 1 ? narrow : 1));
  const unit = (room - gap * (count - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
  let place = 0;
  return weights.map((weight) => {
    const one = { at: place, size: weight * unit };
    place += one.size + gap;
    return one;
  });
}

/** A plot without a building: `isLit` if it can be built on. */
function plot(w: number, h: number, isLit: boolean): string {
  const corners =
    w < 60 || h < 50
      ? ''
      : rect(8, 8, w - 16, h - 16, 1, { stroke: isLit ? '$litLine' : '$earthLine', dash: '5 4' }) +
        path(`M8 11v-8M${w - 8} 11v-8M8 ${h - 5}v-8M${w - 8} ${h - 5}v-8`, { stroke: '#7a5230', width: 2.4 });
  return (
    rect(-2, -2, w + 4, h + 4, 5, { fill: '$veil', stroke: '$streetLine' }) +
    rect(
      0,
      0,
      w,
      h,
      4,
      isLit ? { fill: '@lit', stroke: '$select', width: 1.6 } : { fill: '@earth', stroke: '$earthLine' },
    ) +
    rect(0, 0, w, h, 4, { fill: '@clods', opacity: isLit ? 0.5 : 1 }) +
    corners
  );
}

/** The wall around a city, with a tower at each corner. */
function wall(x: number, y: number, w: number, h: number, scale: number): string {
  const b = 7 * scale;
  const paint = { fill: '$wall', stroke: '$wallLine', width: 0.7 };
  let stones = '';
  for (let i = x + 20 * scale; i < x + w - 20 * scale; i += 13 * scale)
    for (const edge of [y - 2.4 * scale, y + h - 1.6 * scale])
      stones += `M${i.toFixed(1)} ${edge.toFixed(1)}h${7 * scale}v${4 * scale}h${-7 * scale}z`;
  const towers = [
    [x + 3 * scale, y + 3 * scale],
    [x + w - 3 * scale, y + 3 * scale],
    [x + 3 * scale, y + h - 3 * scale],
    [x + w - 3 * scale, y + h - 3 * scale],
  ] as const;
  return (
    `<path fill-rule="evenodd" d="M${x} ${y}h${w}v${h}h${-w}zM${x + b} ${y + b}h${w - 2 * b}v${h - 2 * b}h${2 * b - w}z" fill="$wall" stroke="$wallLine"/>` +
    path(stones, paint) +
    joined(
      towers.map(
        ([cx, cy]) =>
          rect(cx - 8 * scale, cy - 8 * scale, 16 * scale, 16 * scale, 2, { fill: '$wallHigh', stroke: '$wallLine' }) +
          rect(cx - 4 * scale, cy - 4 * scale, 8 * scale, 8 * scale, 1, {
            fill: '$wallDeep',
            stroke: '$wallLine',
            width: 0.7,
          }),
      ),
    )
  );
}

/** One city with its cards in full. */
export function area(catalog: Catalog, view: View, seat: Seat, pen: Quill, { width, height }: Room): Drawing {
  const said = pen.look.words.labels;
  const { grid, components } = catalog;
  const { citySide } = components.scoring;
  const { city, tokens, coins, influence, influenceCards: won } = areaOf(view, seat);
  const isSmall = width < 500;
  const cells = city.map((id, index) => ({ id, index, ...cellOf(catalog, index) }));
  const taken = cells.filter(({ id }) => id !== null);
  const columns = linesOf(
    grid.left,
    grid.width,
    taken.map(({ x }) => x),
    citySide,
  );
  const rows = linesOf(
    grid.top,
    grid.height,
    taken.map(({ y }) => y),
    citySide,
  );
  const gap = isSmall ? 5 : 12;
  const margin = isSmall ? 11 : 30;
  const head = isSmall ? 50 : 34;
  const top = head + (isSmall ? 10 : 15);
  const xs = spread(columns, width - 2 * margin, gap);
  const narrowRows = rows.isWide ? 2 * 0.42 + rows.count - 2 : rows.count;
  const total = height ?? top + narrowRows * 104 + gap * (rows.count - 1) + margin;
  const ys = spread(rows, total - top - margin + (isSmall ? 0 : 5), gap);
  const question = asked(view, 'place');
  // only public buildings count their neighbors
  const isCounted = question?.player === seat && catalog.card(question.card).building.category === 'public';

  const worths = worthsOf(catalog, areaOf(view, seat));
  const drawn: string[] = [];
  for (const { id, index, x, y } of cells) {
    const across = xs[x - columns.from];
    const down = ys[y - rows.from];
    if (across === undefined || down === undefined) continue;
    const [w, h] = [across.size, down.size];
    const put = (key: string, name: string, inner: string, look: ThingLook) =>
      drawn.push(placed(margin + across.at, top + down.at, pen.thing(key, name, w, h, inner, look)));
    const key = cellId(seat, { x, y });
    // the same numbers while the city grows: a plot whose label changes counts as changed
    const place = said.cell(y - grid.top + 1, x - grid.left + 1);
    if (id !== null) {
      const [held, worth] = [tokens[index] ?? 0, worths[index]];
      const name = `${place}: ${aboutCard(catalog, id, pen, held, worth)}`;
      const card = drawCard(catalog, id, pen, w, h, { cell: key, tokens: held, worth, street: gap });
      put(key, name, card, { key: cardId(id) });
      continue;
    }
    const isLit = pen.isOpen(key);
    const near = neighbours(catalog, city, index);
    const isRoomy = w > 66 && h > 50;
    const note =
      isLit && isCounted && isRoomy
        ? write(said.neighbors(near), w / 2, h / 2 + 18, {
            size: 13,
            anchor: 'middle',
            room: w - (isSmall ? 8 : 20),
            lines: 2,
            fill: '$litText',
          })
        : '';
    const dot = isLit ? circle(w / 2, h / 2 - (note === '' ? 0 : 10), 5.5, { fill: '$select' }) : '';
    const name = isLit ? `${place}, ${said.neighbors(near)}` : place;
    put(key, name, plot(w, h, isLit) + dot + note, { lit: true });
  }
  const crossings = isSmall
    ? ''
    : joined(
        xs
          .slice(1)
          .flatMap(({ at: x }) => ys.slice(1).map(({ at: y }) => fountain(margin + x - gap / 2, top + y - gap / 2))),
      );
  const owner = seat === view.viewer ? said.ownCity : said.city(pen.name(seat));
  const built = said.plots(taken.length, citySide ** 2);
  const purse = said.purse(coins);
  const crest = `${influence} ${said.influence}`;
  const titleWidth = measure(owner, 14, true);
  const purseWidth = measure(purse, 13, true) + 26;
  const purseX = isSmall ? 12 : 44 + titleWidth + measure(built, 12.5) + 28;
  const purseY = isSmall ? 26 : 6;
  const crestX = purseX + purseWidth + 6;
  const wonX = crestX + 18 + measure(crest, 13) + 8;
  const medalsEnd = wonX + won.length * 22;
  const isNoted = !isSmall && won.length > 0 && medalsEnd + measure(said.influenceCards, 12) < width - 16;
  const end = medalsEnd + (isNoted ? measure(said.influenceCards, 12) : 0);
  const medals = joined(
    won.map((id, i) => medal(catalog.influenceCard(id).value, wonX + 10 + i * 22, purseY + 11, 9.5, '$purple')),
  );
  const wonNote = isNoted ? write(said.influenceCards, medalsEnd + 4, purseY + 15.5, { size: 12, fill: '$soft' }) : '';
  const banner =
    rect(8, 4, isSmall ? width - 16 : end, isSmall ? 44 : 26, 13, { fill: '$veil', opacity: 0.88 }) +
    token(pen.side(seat), 22, 17, 9) +
    heading('city', owner, 38, 22, isSmall ? width - 60 - measure(built, 12) : titleWidth + 4) +
    about(
      'built',
      write(built, isSmall ? width - 16 : 50 + titleWidth, 22, {
        size: isSmall ? 12 : 12.5,
        fill: '$soft',
        anchor: isSmall ? 'end' : 'start',
      }),
    ) +
    placed(
      purseX,
      purseY,
      pen.thing(
        coinsId(seat),
        purse,
        purseWidth,
        22,
        coin(10, 11, 7.5) + write(purse, 22, 15.5, { size: 13, bold: true }),
        {
          about: 'coins',
          radius: 10,
          value: coins,
        },
      ),
    ) +
    about(
      'influence',
      drawIcon(icons.star, crestX, purseY + 4, 14, '$goldText') +
        write(crest, crestX + 18, purseY + 15.5, { size: 13 }),
    ) +
    (won.length === 0 ? '' : about('influenceCards', medals + wonNote));
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'street', { pattern: 'pavers' }) +
      (isSmall || end > width - 210 ? '' : skyline(width - 196, 4, 0.7)) +
      wall(
        isSmall ? 4 : 10,
        head - 2,
        width - (isSmall ? 8 : 20),
        total - head - (isSmall ? 3 : 6),
        isSmall ? 0.55 : 1,
      ) +
      crossings +
      joined(drawn) +
      banner,
  };
}

/** A city as a plan of its cards, `room` wide and high. */
function plan(catalog: Catalog, view: View, seat: Seat, pen: Quill, room: number): string {
  const { city, tokens } = areaOf(view, seat);
  const side = catalog.components.scoring.citySide;
  const taken = city.flatMap((id, index) => (id === null ? [] : [{ id, index, ...cellOf(catalog, index) }]));
  /** the first row or column that is shown: the city is in the middle */
  const firstOf = (values: readonly number[]): number => {
    const low = Math.min(...values);
    return low - Math.floor((side - (Math.max(...values) - low + 1)) / 2);
  };
  const left = firstOf(taken.map(({ x }) => x));
  const top = firstOf(taken.map(({ y }) => y));
  const step = (room - 10) / side;
  const size = step - 3;
  const plots = Array.from({ length: side * side }, (_, n) => {
    const cell = { x: left + (n % side), y: top + Math.floor(n / side) };
    const one = taken.find(({ x, y }) => x === cell.x && y === cell.y);
    const [x, y] = [6.5 + (n % side) * step, 6.5 + Math.floor(n / side) * step];
    if (one === undefined) return rect(x, y, size, size, 3, { fill: '@earth', stroke: '$earthLine', width: 0.8 });
    const drawn = drawSmall(catalog, one.id, size, tokens[one.index] ?? 0);
    const name = aboutCard(catalog, one.id, pen, tokens[one.index] ?? 0);
    return placed(
      x,
      y,
      pen.thing(cellId(seat, cell), name, size, size, drawn, {
        radius: 3,
        key: cardId(one.id),
      }),
    );
  });
  return wall(1.5, 1.5, room, room, 0.42) + joined(plots);
}

/** The cities of the other players as plans: one below the other with their points, or side by side if there is no room for that. */
export function others(
  engine: Engine<CityOfRome>,
  catalog: Catalog,
  view: View,
  seats: readonly Seat[],
  pen: Quill,
  { width, height = seats.length * 180 }: Room,
): Drawing {
  const said = pen.look.words.labels;
  const scores = engine.scores(view);
  const isStacked = width < 500 && height / seats.length >= 128;
  const [w, h] = isStacked ? [width, (height - 6) / seats.length] : [(width - 6) / seats.length, height - 6];
  const room = Math.min(h - 36, w - 20, 170);
  const listAt = room + 14;
  const listRoom = w - listAt - 6;
  const drawn = seats.map((seat, i): string => {
    const won = areaOf(view, seat).influenceCards;
    const rows = Object.entries(scores[seat]?.rows ?? {}).filter(([, points]) => points > 0);
    const leading = Math.min(18, (room - 14) / Math.max(1, rows.length));
    const list = rows.map(([row, points], n) => {
      const name = said.rows[row as keyof typeof said.rows];
      const full = `${points} ${said.vp}`;
      const value = measure(name, 12) + measure(full, 12, true) + 14 > listRoom ? points : full;
      const room = listRoom - 14 - measure(String(value), 12, true);
      return about(
        row,
        write(name, 5, 18 + n * leading, { size: 12, room }) +
          write(value, listRoom - 5, 18 + n * leading, { size: 12, bold: true, anchor: 'end' }),
      );
    });
    const isNarrow = w < 150;
    const nameRoom = w - 44 - (isNarrow ? 0 : won.length * 20);
    const full = said.city(pen.name(seat));
    const name = measure(full, 14, true) > nameRoom ? pen.name(seat) : full;
    const medals = won.map((id, n) =>
      medal(catalog.influenceCard(id).value, w - 18 - n * 20, isNarrow ? room + 42 : 16, 9, '$purple'),
    );
    return at(
      isStacked ? 3 : 3 + i * w,
      isStacked ? 3 + i * h : 3,
      rect(4, 4, w - 8, 23, 11, { fill: '$veil', opacity: 0.88 }) +
        token(pen.side(seat), 17, 15.5, 8.5) +
        heading('city', name, 31, 20.5, nameRoom) +
        at(6, 30, plan(catalog, view, seat, pen, room)) +
        (listRoom < 110
          ? ''
          : at(listAt, 31, rect(0, 0, listRoom, room, 7, { fill: '$panel', opacity: 0.85 }) + joined(list))) +
        (won.length === 0 ? '' : about('influenceCards', joined(medals))),
    );
  });
  return {
    width,
    height,
    svg: ground(width, height, 'street', { pattern: 'pavers', opacity: 0.75 }) + joined(drawn),
  };
}
