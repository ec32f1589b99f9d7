/** What scripts write into Markdown files: tables, and sections between two marks. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Lines of cells, the heads first, as a table that can be read as it is; columns of figures, where `isFigures` says so, end at the right. */
export function table([heads, ...body], isFigures = []) {
  const widths = heads.map((_, i) => Math.max(...[heads, ...body].map((line) => line[i].length)));
  const set = (line) =>
    `| ${line.map((cell, i) => (isFigures[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (isFigures[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [set(heads), `| ${rule.join(' | ')} |`, ...body.map(set)].join('\n');
}

/** Puts a text between two marks of a document, which gets them at its end if it has none. */
export function writeSection(file, mark, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = before.includes(begin) ? before : `${before.trimEnd()}\n\n${begin}\n${end}\n`;
  const [head] = whole.split(begin);
  const [, tail] = whole.split(end);
  writeFileSync(file, `${head}${begin}\n\n${text.trim()}\n\n${end}${tail}`);
}
