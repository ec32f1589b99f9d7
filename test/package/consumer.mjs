/** A program that imports every entry, and uses each engine, for compilers to check. */
import { resolve } from 'node:path';

/** How strictly it is checked, with the types of this Node; how modules are found differs. */
export const strictly = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2022',
  types: ['node'],
  typeRoots: [resolve('node_modules/@types')],
};

/** Its text, as the packages' entries in workspace.mjs are: one import of each of `entries`, and a game of each of `engines`. */
export function consumerText(entries, engines) {
  const imports = entries.map(({ name }, i) => `import * as entry${i} from '${name}';`);
  const uses = entries.map(
    ({ name }, i) =>
      `// @ts-expect-error: were ${name} of no known type, this would be right\nentry${i}.thereIsNoSuchExport;`,
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
// @ts-expect-error: a seed is a text
start${i}({ players: 2, seed: 1 });`,
  );
  return `${[...imports, ...uses, ...games].join('\n')}\nexport {};\n`;
}
