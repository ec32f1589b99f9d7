/** SVG as text. This file alone turns text from outside into markup, and escapes all of it. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // `$` and `@` begin names of colors and grounds
  $: '&#36;',
  '@': '&#64;',
};

/** Characters that are not allowed in XML: control characters and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text that needs no escaping. */
const PLAIN = /^[\w .,:;()+/#·%-]*$/;

/** Returns `text` escaped for an element or an attribute. Characters that XML forbids are removed. */
export const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(FORBIDDEN, '').replace(/[&<>"'$@]/g, (char) => ENTITIES[char] ?? '');

/** Returns the parts of markup as one text. `+=` is faster than `join`: runtimes copy the parts of a sum only when it is read. */
export function joined(parts: readonly string[]): string {
  let all = '';
  for (const part of parts) all += part;
  return all;
}

/**
 * Returns markup for a cache, in one piece. Runtimes store a sum as a tree of its parts: without this, they walk the tree of a cached drawing again
 * in each picture that has it.
 */
export function flat(svg: string): string {
  svg.charCodeAt(0); // makes it one piece
  return svg;
}

/** Returns a number as text, rounded to hundredths. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** How a shape is painted: colors and grounds by name (`$ink`, `@gold`) or as literals. Without `fill` only the outline is drawn. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  /** the width of the outline, by default 1 */
  readonly width?: number;
  readonly dash?: string;
  readonly opacity?: number | undefined;
}

const painting = ({ fill = 'none', stroke, width = 1, dash, opacity }: Paint): string =>
  ` fill="${fill}"` +
  (stroke === undefined ? '' : ` stroke="${stroke}"${width === 1 ? '' : ` stroke-width="${width}"`}`) +
  (dash === undefined ? '' : ` stroke-dasharray="${dash}"`) +
  (opacity === undefined ? '' : ` opacity="${opacity}"`);

/** Returns a rectangle whose upper left corner is (x, y), with corners of radius `rx`. */
export const rect = (x: number, y: number, width: number, height: number, rx: number, paint: Paint): string =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${rx === 0 ? '' : ` rx="${rounded(rx)}"`}${painting(paint)}/>`;

/** Returns a circle around (cx, cy). */
export const circle = (cx: number, cy: number, r: number, paint: Paint): string =>
  `<circle cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}"${painting(paint)}/>`;

/** Returns an ellipse around (cx, cy) with the radii `rx` and `ry`. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint): string =>
  `<ellipse cx="${rounded(cx)}" cy="${rounded(cy)}" rx="${rounded(rx)}" ry="${rounded(ry)}"${painting(paint)}/>`;

/** A number with more digits than a picture needs. */
const LONG = /\d*\.\d{3,}/g;

/** Returns the commands of a path with numbers rounded to hundredths. */
export const shortened = (d: string): string => d.replace(LONG, (long) => rounded(Number(long)));

/** Returns the path with the commands `d`. Its lines have round ends and corners. */
export const path = (d: string, paint: Paint): string =>
  `<path d="${shortened(d)}"${painting(paint)}${paint.stroke === undefined ? '' : ' stroke-linecap="round" stroke-linejoin="round"'}/>`;

/** Returns a group that is moved to (x, y), and scaled by `scale`. */
export const at = (x: number, y: number, inner: string, scale = 1): string =>
  x === 0 && y === 0 && scale === 1
    ? inner
    : `<g transform="translate(${rounded(x)} ${rounded(y)})${scale === 1 ? '' : ` scale(${rounded(scale)})`}">${inner}</g>`;

/** Returns markup drawn in a box of `width` x `height`, scaled and cropped to the rectangle of `w` x `h` at (x, y). Its lower edge stays. */
export const cropped = (
  x: number,
  y: number,
  w: number,
  h: number,
  [width, height]: readonly [number, number],
  inner: string,
): string =>
  `<svg x="${rounded(x)}" y="${rounded(y)}" width="${rounded(w)}" height="${rounded(h)}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">${inner}</svg>`;
