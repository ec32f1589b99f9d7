import { readFileSync } from 'node:fs';
import { routes } from '../.vitepress/sources.mjs';

export default {
  paths: () =>
    routes('project').map(({ name, source }) => ({ params: { name }, content: readFileSync(source, 'utf8') })),
};
