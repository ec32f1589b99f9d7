/** What an editor shows of the engines: named types, a docstring at every call of a function, and declarations that can be read. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { engines } from '../../scripts/workspace.mjs';

const MOST_LINES = 2500;
/** A signature that is longer shows what a name should stand for. */
const MOST_CHARACTERS = 300;

/** The declaration file and those of its own package that it takes from. */
function filesOf(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)\.js'/g))
    filesOf(join(dirname(file), `${path}.d.ts`), found);
  return found;
}

for (const { root, manifest } of engines) {
  for (const entry of ['index', 'fast']) {
    const file = `${root}/dist/${entry}.d.ts`;
    const program = ts.createProgram([file], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      noErrorTruncation: true,
      types: [],
    });
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const face = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
    const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    // as an editor shows it: names, wherever they come from
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    const shown = (type) => checker.typeToString(type, undefined, flags);
    const functions = face.flatMap((exported) => {
      const symbol = resolved(exported);
      if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
      const type = checker.getTypeOfSymbol(symbol);
      const signatures = type.getCallSignatures();
      // at a call an editor shows the documentation of the name, and if it has none that of the signature
      const [docs = ''] = [symbol, ...signatures]
        .map((one) => ts.displayPartsToString(one.getDocumentationComment(checker)))
        .filter((text) => text !== '');
      return signatures.length === 0 ? [] : [{ name: exported.name, type, signatures, docs }];
    });

    describe(`${manifest.name} ${entry}`, () => {
      test(`has declarations of at most ${MOST_LINES} lines`, () => {
        const lines = [...filesOf(file)].reduce((sum, each) => sum + readFileSync(each, 'utf8').split('\n').length, 0);
        assert.ok(lines <= MOST_LINES, `${lines} lines`);
      });

      test('names states, views, actions and events', () => {
        const typeOf = (name) => shown(functions.find((one) => one.name === name).type);
        const mutable = entry === 'fast' ? 'MutableState' : 'State';
        assert.match(
          typeOf('initialState'),
          new RegExp(`^\\(options: Options, chance\\?: Chance( \\| undefined)?\\) => ${mutable}$`),
        );
        assert.match(typeOf('apply'), /^\(state: State, action: Action, chance\?: Chance( \| undefined)?\) => State$/);
        assert.match(
          typeOf('view'),
          /^\(state: (State|MutableState) \| (State|MutableState), viewer: Viewer\) => View$/,
        );
        assert.match(typeOf('determinize'), /^\(view: View, seed: string\) => State$/);
        assert.match(typeOf('legalActions'), /=> Action\[\]$/);
        const events = checker.getTypeOfSymbol(
          functions
            .find(({ name }) => name === 'step')
            .signatures[0].getReturnType()
            .getProperty('events'),
        );
        assert.equal(shown(events), 'Event[]');
        for (const name of ['State', 'View', 'Options', 'ChosenOptions', 'MutableState', 'Action', 'Event', 'Question'])
          assert.ok(
            face.some((symbol) => symbol.name === name),
            name,
          );
      });

      for (const { name, type, signatures, docs } of functions) {
        test(`${name} is told in words and in a line`, () => {
          assert.ok(shown(type).length <= MOST_CHARACTERS, shown(type));
          assert.ok(docs.length > 20, 'no docstring');
          assert.match(docs, /\b([Tt]hrows|errors?)\b/, 'what it throws');
          for (const parameter of signatures[0].parameters)
            assert.ok(docs.includes(`\`${parameter.name}`), `nothing about ${parameter.name}`);
        });
      }
    });
  }
}
