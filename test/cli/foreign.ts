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

/** Resolves to the path of a module of City of Rome with explanations of cards and coins, in two languages. */
export const explainedGame = async (): Promise<string> =>
  fileURLToPath(
    await bundled(
      'explained.mjs',
      `import game from './games/city-of-rome';
      const about = (language, kind, money) => async (engine) => {
        const { title } = game.words[language](engine);
        return (view, id) => {
          const card = engine.components.cards.find((one) => id === 'card-' + one.id);
          if (card !== undefined) return { title: title(card.id), kind, says: [card.deck + '.', 'Two.'], clause: 'CR-1.1' };
          if (id !== 'coins') return null;
          const now = view.viewer === 'spectator' ? {} : { now: view.players[view.viewer].coins + '.' };
          return { title: money, kind: '?', says: ['One.'], clause: null, ...now };
        };
      };
      export default { ...game, about: { en: about('en', 'card', 'Money'), de: about('de', 'Karte', 'Geld') } };`,
    ),
  );

/** Resolves to the path of a module of Nova Roma with explanations of followers alone. */
export const followersGame = async (): Promise<string> =>
  fileURLToPath(
    await bundled(
      'followers.mjs',
      `import game from './games/nova-roma';
      const about = () => (_, id) =>
        /^follower-\\d+$/.test(id) ? { title: id, kind: 'follower', says: ['One.'], clause: null } : null;
      export default { ...game, about: { en: about } };`,
    ),
  );

/** Resolves to the path of a module of a game that is learned in seconds. It has only an engine. */
export const harvestGame = async (): Promise<string> =>
  fileURLToPath(await bundled('harvest.mjs', "export { harvest as engine } from '../../../test/bots/toys';"));
