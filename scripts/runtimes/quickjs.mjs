/** QuickJS, a runtime with only ECMAScript. This Node resolves its modules. It is slow, so it plays less data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expectedOf, judge } from './played.mjs';
import { resolverOf } from './user.mjs';

const SIZE = 'small';

export const quickjsRows = [
  {
    name: 'QuickJS',
    kind: 'ESM',
    tool: 'quickjs',
    ready: ({ folder }) => expectedOf(folder, SIZE),
    run: async ({ folder }, { load, version }) => {
      const { getQuickJS } = await load('quickjs-emscripten');
      const runtime = (await getQuickJS()).newRuntime();
      const resolve = await resolverOf(folder);
      runtime.setModuleLoader(
        (file) => readFileSync(file, 'utf8'),
        (from, name) => fileURLToPath(name.startsWith('.') ? new URL(name, pathToFileURL(from)) : resolve(name)),
      );
      const context = runtime.newContext();
      const data = JSON.stringify(readFileSync(join(folder, `${SIZE}.json`), 'utf8'));
      const code = `import { run } from './consumer.mjs';\nexport const played = JSON.stringify(run(JSON.parse(${data})));`;
      const loaded = context.unwrapResult(context.evalCode(code, join(folder, 'quickjs.mjs'), { type: 'module' }));
      const played = context.dump(context.getProp(loaded, 'played'));
      return { version, ran: await judge(folder, JSON.parse(played), SIZE) };
    },
  },
];
