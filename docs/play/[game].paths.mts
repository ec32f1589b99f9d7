import { readdirSync } from 'node:fs';

export default {
  paths: () => readdirSync('docs/rules').map((file) => ({ params: { game: file.replace('.md', '') } })),
};
