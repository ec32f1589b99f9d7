/** SVG as text. Everything from outside is escaped here, and nowhere else is markup made of it. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What no XML may hold: control characters, halves of pairs. */
const UNFIT = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** What needs no second look. */
const PLAIN = /^[\w .,:;()+/#·%-]*$/;

/** Text for an element or an attribute; what no XML may hold is left out. */
export const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(UNFIT, '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

/** Markup in a row: runtimes keep a sum of texts as it is until somebody reads it, and copy what `join` makes each time. */
export function joined(parts: readonly string[]): string {
  let all = '';
  for (const part of parts) all += part;
  return all;
}

type Attributes = Readonly<Record<string, string | number | undefined | false>>;

/** A number in hundredths. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** An element with its attributes, those left out that are `undefined` or `false`, around markup that is made already. */
export function element(name: string, attributes: Attributes, ...inner: readonly string[]): string {
  let tag = `<${name}`;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value !== undefined && value !== false)
      tag += ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`;
  }
  const content = joined(inner);
  return content === '' ? `${tag}/>` : `${tag}>${content}</${name}>`;
}

/** A group at a place. */
export const at = (x: number, y: number, ...inner: readonly string[]): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})">${joined(inner)}</g>`;

/** A rectangle with round corners. */
export const rect = (kind: string, x: number, y: number, width: number, height: number, rx = 6): string =>
  `<rect class="${kind}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rx}"/>`;

export const circle = (kind: string, cx: number, cy: number, r: number): string =>
  `<circle class="${kind}" cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}"/>`;

export const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="${kind}" d="M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}"/>`;
