/** A program that imports every entry and uses each engine, to be type-checked. */
import { resolve } from 'node:path';

/** The compiler options for a strict check with the types of this Node. The module resolution is not set. */
export const strictly = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
};

/** Returns the text of the program: an import of each of `entries`, and the start of a game of each of `engines` (both as in workspace.mjs). */
export function consumerText(entries, engines) {
  const imports = entries.map(({ name }, i) => `import * as entry${i} from '${name}';`);
  const uses = entries.map(
    ({ name }, i) => `// @ts-expect-error: fails if the type of ${name} is any\nentry${i}.thereIsNoSuchExport;`,
  );
  const games = engines.map(
    (
      { manifest: { name } },
      i,
    ) => `import { apply as apply${i}, initialState as start${i}, legalActions as legal${i} } from '${name}';
const state${i} = start${i}({ players: 2, seed: 'types' });
for (const action of legal${i}(state${i})) {
  const seat: number = action.player;
  const type: string = action.type;
  console.log(seat, type, apply${i}(state${i}, action).pending.length);
}
// @ts-expect-error: a seed is a string
start${i}({ players: 2, seed: 1 });`,
  );
  return `${[...imports, ...uses, ...games].join('\n')}\nexport {};\n`;
}
