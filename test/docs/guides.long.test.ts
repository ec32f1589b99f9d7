/** Tests that the code of the guides compiles with strict options. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { codeBlocks } from '../../scripts/markdown.mjs';

test.each(['bot', 'referee'])('the code of the guide to a %s compiles with noUncheckedIndexedAccess', (guide) => {
  const folder = mkdtempSync(join('node_modules', '.guides-'));
  try {
    const document = `docs/guides/${guide}.md`;
    const files = codeBlocks(readFileSync(document, 'utf8'), document).flatMap(({ language, code, line }) => {
      if (language !== 'ts') return [];
      const file = resolve(folder, `line-${line}.ts`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return [file];
    });
    expect(files.length).toBeGreaterThan(5);
    const { config } = ts.readConfigFile('tsconfig.node.json', ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
    expect(options.noUncheckedIndexedAccess).toBe(true);
    const program = ts.createProgram(files, { ...options, noUnusedLocals: false, noUnusedParameters: false });
    const wrong = files.flatMap((file) =>
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    );
    expect(wrong).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
