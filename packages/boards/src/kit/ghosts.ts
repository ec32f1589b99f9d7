/** What a click would do, over a picture: things in their new places, and costs and gains beside the thing under the pointer. */
import type { Drawing, Thing } from './pen';
import { delta, deltaWidth, mark, type Side, signed } from './pieces';
import { at, escaped, joined, rect } from './svg';
import { measure, write } from './text';

/** A place in a picture, in its units. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The things of a picture and their places, by id, and the areas of its texts. */
export interface Sketch {
  readonly things: ReadonlyMap<string, Thing>;
  readonly places: ReadonlyMap<string, Place>;
  readonly texts: readonly Area[];
}

const TAG = /<g(?= |>)([^>]*)>|<\/g>|<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)"([^>]*)>([^<]*)/g;
/** A letter alone is a part of an icon, such as a coin. */
const LETTER = /^\p{L}$/u;
const MOVED = /transform="translate\(([\d.-]+) ([\d.-]+)\)(?: scale\(([\d.]+)\))?"/;
const ID = /data-id="([^"]*)"/;

/** Returns the sketch of a picture that is not yet painted. */
export function sketched(svg: string, things: Sketch['things']): Sketch {
  const places = new Map<string, Place>();
  const texts: Area[] = [];
  const open: Place[] = [];
  let here: Place = { x: 0, y: 0, scale: 1 };
  for (const [, group, left, base, fontSize, type = '', text = ''] of svg.matchAll(TAG)) {
    if (left !== undefined) {
      if (LETTER.test(text)) continue;
      const size = Number(fontSize) * here.scale;
      const w = measure(text, size, type.includes('700'));
      const x = here.x + Number(left) * here.scale;
      const ends = type.includes('"end"') ? 1 : type.includes('"middle"') ? 0.5 : 0;
      texts.push({ x: x - w * ends, y: here.y + Number(base) * here.scale - size * 0.75, w, h: size * 0.8 });
      continue;
    }
    if (group === undefined) {
      here = open.pop() ?? here;
      continue;
    }
    open.push(here);
    const [, x, y, scale = 1] = MOVED.exec(group) ?? [];
    if (x !== undefined)
      here = {
        x: here.x + Number(x) * here.scale,
        y: here.y + Number(y) * here.scale,
        scale: here.scale * Number(scale),
      };
    const id = ID.exec(group)?.[1];
    if (id !== undefined) places.set(id, here);
  }
  return { things, places, texts };
}

/** Returns how much of some areas a box of `w` x `h` covers. */
const covered = ({ x, y, w, h }: Area, areas: readonly Area[]): number =>
  areas.reduce((sum, one) => {
    const across = Math.min(x + w, one.x + one.w) - Math.max(x, one.x);
    const down = Math.min(y + h, one.y + one.h) - Math.max(y, one.y);
    return sum + (across > 0 && down > 0 ? across * down : 0);
  }, 0);

/** Returns the box of `w` x `h` at that of these places, moved into the picture, that covers least of some areas: the first one if several do. */
function freest(
  places: readonly (readonly [x: number, y: number])[],
  w: number,
  h: number,
  room: Omit<Drawing, 'svg'>,
  areas: readonly Area[],
): Area {
  const spots = places.map(([x, y]) => ({
    x: Math.max(4, Math.min(room.width - w - 4, x)),
    y: Math.max(4, Math.min(room.height - h - 4, y)),
    w,
    h,
  }));
  return spots.reduce((one, other) => (covered(other, areas) < covered(one, areas) ? other : one));
}

/** A change to be marked: a pill with a difference, which may not have happened yet, or else a disc with a number in the color of a seat. */
export interface Marked {
  readonly id: string;
  readonly by?: number | undefined;
  readonly isPlan?: boolean;
  readonly n?: number | undefined;
  readonly side: Side;
}

/** Returns the marks of changes over a picture, each at its thing, where they cover no text. */
export function marksOver(all: readonly Marked[], sketch: Sketch, room: Omit<Drawing, 'svg'>): string {
  const areas = [...sketch.texts];
  return joined(
    all.map(({ id, by, isPlan, n, side }) => {
      const [thing] = areasOf(sketch, [id]);
      if (thing === undefined) return '';
      const { x, y } = thing;
      const [w, h] = by === undefined ? [17, 17] : [deltaWidth(by), 16];
      const [right, bottom] = [x + thing.w, y + thing.h];
      const middle = y + (thing.h - h) / 2;
      const across = [right - w / 2 - 2, x - w / 2, x, right - w, x + (thing.w - w) / 2];
      const down = [y - 8, bottom - h / 2, middle, y, y - h, bottom];
      const around = down.flatMap((top) => across.map((left) => [left, top] as const));
      // on the edge, over the icon that a counter begins with, or beside it
      const best = [
        [right - w, y - 11],
        [x + 17 - w, middle],
        [x - w - 4, middle],
        [right + 4, middle],
      ] as const;
      const spot = freest(by === undefined ? around : [...best, ...around], w, h, room, areas);
      areas.push(spot);
      const drawn =
        by === undefined ? mark(n, side, spot.x + w / 2, spot.y + h / 2) : delta(by, spot.x, spot.y, isPlan);
      return `<g class="mark" data-mark="${escaped(id)}" pointer-events="none">${drawn}</g>`;
    }),
  );
}

/** Returns dashed rings around things: over the picture, so that no neighbor covers them. */
export const rings = (ids: readonly string[], { things, places }: Sketch): string =>
  ids
    .flatMap((id) => {
      const [thing, place] = [things.get(id), places.get(id)];
      if (thing === undefined || place === undefined) return [];
      const [width, height] = [thing.width * place.scale + 14, thing.height * place.scale + 14];
      const dashed = rect(-7, -7, width, height, 10, { stroke: '$accent', width: 4, dash: '10 5' });
      return `<g class="ring" data-ring="${escaped(id)}" pointer-events="none">${at(place.x, place.y, dashed)}</g>`;
    })
    .join('');

/** What makes markup a thing, and its title. */
const THING = / (?:id|class|role|tabindex|data-[\w-]+|aria-[\w-]+)="[^"]*"|<title>[^<]*<\/title>/g;
/** Returns the drawing of a thing that cannot be pointed at: a ghost, or a thing that is explained. */
export const drawingOnly = (svg: string): string => svg.replace(THING, '');
/** Returns true if a drawing begins with a ground. Text without one, alone or after an icon, would be unreadable over the text that was there. */
const isGrounded = (svg: string): boolean => !svg.includes('<text') || /^(<g[^>]*>)*<(rect|circle|ellipse)/.test(svg);
const NUMBERS = /\d+/g;
const isRenumbered = (one: string, other: string): boolean => one.replace(NUMBERS, '#') === other.replace(NUMBERS, '#');

/**
 * Returns the things of the next picture that differ, over their places in this one. A piece that moves is drawn where it comes to. What is
 * `open` for other clicks stays as it is.
 */
export function ghosts(now: Sketch, next: Sketch, open: ReadonlySet<string>): string {
  const drawn: string[] = [];
  for (const [id, is] of next.things) {
    const was = now.things.get(id);
    const old = was === undefined ? undefined : now.places.get(id);
    const goal = next.places.get(id);
    if (goal === undefined || open.has(id)) continue;
    const isPiece = is.key !== undefined && (was === undefined || was.key === is.key);
    if (was === undefined ? !isPiece : was.name === is.name || isRenumbered(was.name, is.name)) continue;
    let { x, y, scale } = goal;
    if (was !== undefined && old !== undefined && !isPiece) {
      const fit = Math.min(was.width / is.width, was.height / is.height);
      scale = old.scale * fit;
      x = old.x + ((was.width - is.width * fit) * old.scale) / 2;
      y = old.y + ((was.height - is.height * fit) * old.scale) / 2;
    }
    const plate = isGrounded(is.svg) ? '' : rect(-2, -1, is.width + 4, is.height + 2, 4, { fill: '$panel' });
    drawn.push(at(x, y, plate + drawingOnly(is.svg), scale));
  }
  // a piece leaves its place
  for (const [id, was] of now.things) {
    const place = now.places.get(id);
    if (was.key === undefined || place === undefined || next.things.get(id)?.key === was.key) continue;
    const veil = rect(-1, -1, was.width + 2, was.height + 2, 6, { fill: '$panel', opacity: 0.6 });
    drawn.unshift(at(place.x, place.y, veil, place.scale));
  }
  return drawn.length === 0 ? '' : `<g class="ghost" opacity="0.86" pointer-events="none">${joined(drawn)}</g>`;
}

/** A cost or a gain of the player: the difference of a counter, with its word. */
export interface Gain {
  readonly by: number;
  readonly word: string;
}

/** Returns the areas of things in a picture. */
const areasOf = ({ things, places }: Pick<Sketch, 'things' | 'places'>, ids: Iterable<string>): Area[] =>
  [...ids].flatMap((id) => {
    const [place, thing] = [places.get(id), things.get(id)];
    if (place === undefined || thing === undefined) return [];
    const { x, y, scale } = place;
    return [{ x, y, w: thing.width * scale, h: thing.height * scale }];
  });

/** The room around each of the costs and gains, and the height of a line of them. */
const GAP = 10;
const LINE = 22;

/**
 * Returns the costs and gains beside the thing with this id, in as many lines as the picture needs, where they cover as little as possible of
 * this thing, of what a click would change, and of what is open.
 */
export function tip(
  gains: readonly Gain[],
  id: string,
  now: Sketch,
  next: Sketch,
  room: Omit<Drawing, 'svg'>,
  open: readonly string[],
) {
  const [thing] = areasOf(now, [id]);
  if (thing === undefined || gains.length === 0) return '';
  let [w, h] = [0, LINE + 4];
  let x = GAP;
  const drawn = gains.map(({ by, word }) => {
    const shown = `${word} ${signed(by)}`;
    const width = measure(shown, 14, true);
    if (x > GAP && x + width + GAP > room.width - 8) {
      x = GAP;
      h += LINE;
    }
    const text = write(shown, x, h - 8, { size: 14, bold: true, fill: by < 0 ? '$lessText' : '$moreText' });
    x += width + GAP;
    w = Math.max(w, x);
    return text;
  });
  const [middle, center] = [thing.x + (thing.w - w) / 2, thing.y + (thing.h - h) / 2];
  const changed = [...next.things].filter(([one, { name }]) => now.things.get(one)?.name !== name).map(([one]) => one);
  const others = [...areasOf(now, [id, ...open]), ...areasOf(next, changed)];
  const best = freest(
    [
      [thing.x + thing.w + 6, center],
      [thing.x - w - 6, center],
      [middle, thing.y - h - 6],
      [middle, thing.y + thing.h + 6],
    ],
    w,
    h,
    room,
    others,
  );
  const plate =
    rect(1, 2, w, h, 7, { fill: '$shade', opacity: 0.25 }) +
    rect(0, 0, w, h, 7, { fill: '$panel', stroke: '$select', width: 1.5 });
  return `<g class="tip" pointer-events="none">${at(best.x, best.y, plate + joined(drawn))}</g>`;
}
