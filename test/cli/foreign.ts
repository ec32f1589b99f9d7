/** Game modules for `--engine`: the game that `ludi new` writes, and changed copies of it. */
import { fileURLToPath } from 'node:url';
import { bundled } from './run';

const FROM = '../templates/src';

/** Resolves to the path of the module of the whole game. */
export const wholeGame = async (): Promise<string> =>
  fileURLToPath(await bundled('whole.mjs', `export { default } from '${FROM}/game';`));

/** Resolves to the path of a module that exports only the engine. */
export const bareGame = async (): Promise<string> =>
  fileURLToPath(await bundled('bare.mjs', `export { engine } from '${FROM}/rules';`));

/** Resolves to the path of a module whose game has an option called `workers`, as a flag of `arena` is. */
export const gameWithWorkers = async (): Promise<string> =>
  fileURLToPath(
    await bundled(
      'workers.mjs',
      `import { option } from '@ludi-romani/core';
      import { whole } from '@ludi-romani/core/shape';
      import { engine as template } from '${FROM}/rules';
      const workers = option({ shape: whole(1, 9), default: 2 });
      export const engine = { ...template, options: { ...template.options, workers } };`,
    ),
  );
