/** The programs in a Markdown file. */

/** Every fenced `ts` block, with the line it begins on. Blocks marked `ts no-run` are only to be read. */
export function codeBlocks(markdown) {
  const blocks = [];
  for (const match of markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gm)) {
    blocks.push({ code: match[1], line: markdown.slice(0, match.index).split('\n').length + 1 });
  }
  return blocks;
}

/** What a program says that it prints: the text after `// => ` on the lines that print. */
export const expectedOutput = (code) =>
  code.split('\n').flatMap((line) => line.match(/console\.log\(.*\); \/\/ => (.*)$/)?.[1] ?? []);
