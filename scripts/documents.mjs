/** Returns rows of cells, the header row first, as an aligned Markdown table. Columns that are true in `isFigures` are aligned to the right. */
export function table([heads, ...body], isFigures = []) {
  const widths = heads.map((_, i) => Math.max(...[heads, ...body].map((line) => line[i].length)));
  const set = (line) =>
    `| ${line.map((cell, i) => (isFigures[i] ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (isFigures[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [set(heads), `| ${rule.join(' | ')} |`, ...body.map(set)].join('\n');
}
