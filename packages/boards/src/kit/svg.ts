/** SVG as text. This file alone turns text from outside into markup, and escapes all of it. */

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that are not allowed in XML: control characters and lone surrogates. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text that needs no escaping. */
const PLAIN = /^[\w .,:;()+/#·%-]*$/;

/** Returns `text` escaped for an element or an attribute. Characters that XML forbids are removed. */
export const escaped = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (char) => ENTITIES[char] ?? '');

/** Concatenates markup. `+=` is faster than `join`: runtimes copy the parts of a sum only when it is read. */
export function joined(parts: readonly string[]): string {
  let all = '';
  for (const part of parts) all += part;
  return all;
}

type Attributes = Readonly<Record<string, string | number | undefined | false>>;

/** Returns a number as text, rounded to hundredths. */
export const rounded = (value: number): string => String(Math.round(value * 100) / 100);

/** Returns an element that contains the markup `inner`. Attributes that are `undefined` or `false` are omitted. */
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

/** Returns a group that is moved to (x, y). */
export const at = (x: number, y: number, ...inner: readonly string[]): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})">${joined(inner)}</g>`;

/** Returns a rectangle with rounded corners, of radius `rx`. */
export const rect = (kind: string, x: number, y: number, width: number, height: number, rx = 6): string =>
  `<rect class="${kind}" x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rx}"/>`;

export const circle = (kind: string, cx: number, cy: number, r: number): string =>
  `<circle class="${kind}" cx="${rounded(cx)}" cy="${rounded(cy)}" r="${rounded(r)}"/>`;

export const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="${kind}" d="M${rounded(x1)} ${rounded(y1)}L${rounded(x2)} ${rounded(y2)}"/>`;
