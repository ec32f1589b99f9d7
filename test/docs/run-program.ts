import ts from 'typescript';

/**
 * Runs a TypeScript program of a document, with `modules` in place of some modules that it imports. Returns the texts that the program writes to
 * files: no file is written. Its output is ignored.
 */
export async function runProgram(code: string, modules: Readonly<Record<string, unknown>> = {}): Promise<string[]> {
  const written: string[] = [];
  const found = new Map<string, unknown>([
    ['node:fs', { writeFileSync: (_: string, text: string) => void written.push(text) }],
    ...Object.entries(modules),
  ]);
  for (const { fileName } of ts.preProcessFile(code).importedFiles)
    if (!found.has(fileName)) found.set(fileName, await import(/* @vite-ignore */ fileName));
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS };
  const run = new Function('require', 'exports', 'console', ts.transpileModule(code, { compilerOptions }).outputText);
  run((name: string) => found.get(name), {}, { log: () => {} });
  return written;
}
