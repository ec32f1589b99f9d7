/** What a click would do, over a picture: things in their new places, and costs and gains beside the thing under the pointer. */
import type { Drawing, Thing } from './pen';
import { signed } from './pieces';
import { at, escaped, joined, rect } from './svg';
import { measure, write } from './text';

/** A place in a picture, in its units. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The things of a picture and their places, by id. */
export interface Sketch {
  readonly things: ReadonlyMap<string, Thing>;
  readonly places: ReadonlyMap<string, Place>;
}

const TAG = /<g(?= |>)([^>]*)>|<\/g>/g;
const MOVED = /transform="translate\(([\d.-]+) ([\d.-]+)\)(?: scale\(([\d.]+)\))?"/;
const ID = /data-id="([^"]*)"/;

/** Returns the places of the things of a picture that is not yet painted, by id. */
export function placesIn(svg: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const open: Place[] = [];
  let here: Place = { x: 0, y: 0, scale: 1 };
  for (const [, attributes] of svg.matchAll(TAG)) {
    if (attributes === undefined) {
      here = open.pop() ?? here;
      continue;
    }
    open.push(here);
    const [, x, y, scale = 1] = MOVED.exec(attributes) ?? [];
    if (x !== undefined)
      here = {
        x: here.x + Number(x) * here.scale,
        y: here.y + Number(y) * here.scale,
        scale: here.scale * Number(scale),
      };
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) places.set(id, here);
  }
  return places;
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
const areasOf = ({ things, places }: Sketch, ids: Iterable<string>) =>
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
  const spots = [
    [thing.x + thing.w + 6, center],
    [thing.x - w - 6, center],
    [middle, thing.y - h - 6],
    [middle, thing.y + thing.h + 6],
  ].map(([left = 0, top = 0]) => ({
    x: Math.max(4, Math.min(room.width - w - 4, left)),
    y: Math.max(4, Math.min(room.height - h - 4, top)),
  }));
  const changed = [...next.things].filter(([one, { name }]) => now.things.get(one)?.name !== name).map(([one]) => one);
  const others = [...areasOf(now, [id, ...open]), ...areasOf(next, changed)];
  const covered = (spot: { readonly x: number; readonly y: number }): number =>
    others.reduce((sum, one) => {
      const across = Math.min(spot.x + w, one.x + one.w) - Math.max(spot.x, one.x);
      const down = Math.min(spot.y + h, one.y + one.h) - Math.max(spot.y, one.y);
      return sum + (across > 0 && down > 0 ? across * down : 0);
    }, 0);
  const best = spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  const plate =
    rect(1, 2, w, h, 7, { fill: '$shade', opacity: 0.25 }) +
    rect(0, 0, w, h, 7, { fill: '$panel', stroke: '$select', width: 1.5 });
  return `<g class="tip" pointer-events="none">${at(best.x, best.y, plate + joined(drawn))}</g>`;
}
