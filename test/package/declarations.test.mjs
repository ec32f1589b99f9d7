/** Tests the declarations of the engines as an editor shows them: named types, a docstring for every function, short signatures. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { engines } from '../../scripts/workspace.mjs';

const MOST_LINES = 2500;
/** A longer signature has an inlined type that should have a name. */
const MOST_CHARACTERS = 300;

/** Returns a declaration file, and all files of its package that it imports, directly or indirectly. */
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
    const exportsOf = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
    const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    // shows the names of types like an editor, even if they are not in scope
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
    const shown = (type) => checker.typeToString(type, undefined, flags);
    const functions = exportsOf.flatMap((exported) => {
      const symbol = resolved(exported);
      if (!(symbol.flags & ts.SymbolFlags.Value)) return [];
      const type = checker.getTypeOfSymbol(symbol);
      const signatures = type.getCallSignatures();
      // an editor shows the docstring of the name, or else of the signature
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
            exportsOf.some((symbol) => symbol.name === name),
            name,
          );
      });

      for (const { name, type, signatures, docs } of functions) {
        test(`${name} has a docstring and a short signature`, () => {
          assert.ok(shown(type).length <= MOST_CHARACTERS, shown(type));
          assert.ok(docs.length > 20, 'no docstring');
          assert.match(docs, /\b([Tt]hrows|errors?)\b/, 'the docstring must name the errors');
          for (const parameter of signatures[0].parameters)
            assert.ok(docs.includes(`\`${parameter.name}`), `the docstring must name ${parameter.name}`);
        });
      }
    });
  }
}
