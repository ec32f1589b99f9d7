/** What all pictures of Nova Roma are drawn with: the box by id, words at hand, the icons and colors of its things. */
import type { Words } from '@ludi-romani/core/words';
import type { ActionId, Components, Countable, NovaRoma, Owner, Question, Reward, View } from '@ludi-romani/nova-roma';
import { catalog } from '@ludi-romani/nova-roma/queries';
import type { Icon } from '../kit/icons';
import * as icons from '../kit/icons';
import { column, type Drawing, figure, middle, type Pen, placed, row } from '../kit/pen';
import type { Hue } from '../kit/style';
import { at, circle, element } from '../kit/svg';
import type { Labels } from './labels';

/** An icon in its color. */
export type Mark = readonly [Icon, Hue];

export const ACTIONS: Readonly<Record<ActionId, Mark>> = {
  trade: [icons.scales, 'gold'],
  upgrade: [icons.house, 'purple'],
  petition: [icons.scroll, 'purple'],
  recruit: [icons.card, 'teal'],
  sail: [icons.ship, 'sea'],
  build: [icons.crane, 'terracotta'],
  race: [icons.wheel, 'stone'],
  produce: [icons.cog, 'olive'],
};

/** In the order in which they are named. */
export const GAINS: Readonly<Record<keyof Reward, Mark>> = {
  coins: [icons.coin, 'gold'],
  wheat: [icons.wheat, 'gold'],
  stone: [icons.block, 'stone'],
  wood: [icons.wood, 'terracotta'],
  wine: [icons.grape, 'purple'],
  horse: [icons.horse, 'olive'],
  influence: [icons.crest, 'purple'],
  artisan: [icons.figure, 'teal'],
  anyGood: [icons.amphora, 'terracotta'],
};
const KINDS = Object.entries(GAINS) as [keyof Reward, Mark][];

export const COUNTS: Readonly<Record<Countable, Mark>> = {
  ...GAINS,
  'building-contracts': ACTIONS.build,
  'shipping-contracts': ACTIONS.sail,
  followers: ACTIONS.recruit,
  'estate-tiles': [icons.house, 'olive'],
  'animal-tiles': [icons.paw, 'terracotta'],
  spaces: ACTIONS.race,
};

/** The box, and what was drawn of it. */
export const boxOf = (components: Components) => {
  const known = catalog(components);
  return { catalog: known, tables: known.components, shelves: new WeakMap<Words<NovaRoma>, Map<string, Shelf>>() };
};
export type Box = ReturnType<typeof boxOf>;

/** The corner of a thing, its width and height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** What was drawn and said with the same words, and ids that begin alike. */
interface Shelf {
  readonly titles: Map<string, string>;
  readonly things: Map<string, string>;
}
/** So many things are kept: more than are on one table. */
const KEPT = 4000;

export interface Brush {
  readonly box: Box;
  readonly view: View;
  readonly pen: Pen<NovaRoma, Labels>;
  readonly said: Labels;
  /** What looks the same whenever its key is the same, drawn once. */
  kept(key: string, draw: () => string): string;
  /**
   * Something with an id at a place, drawn in a box that begins at (0, 0). It is drawn once for all pictures in which it is called the
   * same and `seen` is the same: all that is seen of it beside its name.
   */
  thing(id: string, name: string, place: Place, seen: unknown, draw: () => string): string;
  /** what can be pointed at now */
  readonly open: ReadonlySet<string>;
  /** what whoever looks is asked, unless all are asked at once */
  readonly asked: Question | null;
  title(id: string): string;
  /** `2 coins, 1 wheat` */
  told(amounts: Reward): string;
  /** whose marker it is */
  owner(marker: Owner): string;
  /** its sign in the middle of (x, y) */
  sign(marker: Owner, x: number, y: number, size: number): string;
}

/** What is known by its key, or made now. */
function once(known: Map<string, string>, key: string, make: () => string): string {
  const found = known.get(key) ?? make();
  if (known.size > KEPT) known.clear();
  known.set(key, found);
  return found;
}

/** The brush of one picture. */
export function brushOf(box: Box, view: View, pen: Pen<NovaRoma, Labels>): Brush {
  const { words, highlight = [], selected = [], changed = [], prefix = '' } = pen.look;
  const shelves = box.shelves.get(words) ?? new Map<string, Shelf>();
  const { titles, things } = shelves.get(prefix) ?? { titles: new Map(), things: new Map() };
  box.shelves.set(words, shelves.set(prefix, { titles, things }));
  const title = (id: string): string => once(titles, id, () => words.title(id));
  const ringed = new Set([...highlight, ...selected, ...changed]);
  const top = view.pending.at(-1);
  return {
    box,
    view,
    pen,
    said: words.labels,
    kept: (key, draw) => once(things, key, draw),
    thing: (id, name, [x, y, width, height], seen, draw) => {
      const make = () => placed(x, y, pen.thing(id, name, width, height, draw()));
      if (ringed.has(id)) return make();
      const key = `${id} ${x} ${y} ${width} ${height} ${seen} ${name}`;
      return once(things, key, make);
    },
    open: new Set(highlight),
    asked: top !== undefined && 'ask' in top && top.player === view.viewer ? top : null,
    title,
    told: (amounts) =>
      KINDS.flatMap(([what]) => ((amounts[what] ?? 0) > 0 ? [`${amounts[what]} ${title(what)}`] : [])).join(', '),
    owner: (marker) => (marker === 'neutral' ? title(view.ai === null ? 'neutral' : 'ai') : pen.name(marker)),
    sign: (marker, x, y, size) =>
      marker === 'neutral'
        ? `<g aria-hidden="true">${badge('stone', '×', x, y, size * 0.75)}</g>`
        : pen.sign(marker, x, y, size),
  };
}

/** Icons with their numbers, so many beside each other. */
export function sum(amounts: Reward, size = 12, perRow = 9): Drawing {
  const drawn = KINDS.flatMap(([what, [sign, hue]]) => {
    const count = amounts[what] ?? 0;
    return count > 0 ? [figure(sign, count, 0, size * 0.82, hue, size)] : [];
  });
  const rows = Array.from({ length: Math.ceil(drawn.length / perRow) }, (_, i) =>
    row(drawn.slice(i * perRow, (i + 1) * perRow), 5),
  );
  return column(rows, 3);
}

/** In the middle of a box, made smaller where it is too large for it. */
export function centered({ width, height, svg }: Drawing, w: number, h: number): string {
  if (svg === '') return '';
  const scale = Math.min(1, w / width, h / height);
  const [x, y] = [(w - width * scale) / 2, (h - height * scale) / 2];
  return scale === 1 ? at(x, y, svg) : element('g', { transform: `translate(${x} ${y}) scale(${scale})` }, svg);
}

/** Text in a disc, its middle at (x, y). */
export const badge = (kind: string, text: string | number, x: number, y: number, r: number, on = 'on strong'): string =>
  circle(kind, x, y, r) + middle(text, x, y + r * 0.42, Math.min(12, r * 1.2), on);
