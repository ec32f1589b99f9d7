import { describe, expect, test } from 'vitest';
import { dependencies, inOrder, missing, strangers, traces, unlicensed } from '../../scripts/release-checks.mjs';

describe('what is missing', () => {
  const repository = 'https://code.example/ludi/rome';
  const ready = {
    addresses: { site: 'https://ludi.example', repository },
    version: '0.2.0',
    changelog: true,
    pending: [] as string[],
    changed: [] as string[],
    packages: 2,
    published: [] as string[] | undefined,
    door: false,
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://token.example', NPM_TOKEN: 'secret' } as Record<string, string>,
  };

  test('nothing, where all is there; at the door nobody needs a key', () => {
    expect(missing(ready)).toEqual([]);
    expect(missing({ ...ready, door: true, env: { TRY_SITE: 'https://ludi.example' } })).toEqual([]);
    expect(missing({ ...ready, published: ['core'] })).toEqual([]);
  });

  test('everything is told, not the first thing alone', () => {
    const nothing = { site: undefined, repository: undefined };
    expect(
      missing({
        ...ready,
        addresses: nothing,
        changelog: false,
        pending: ['a.md'],
        changed: ['b.ts', 'c.ts'],
        env: {},
      }),
    ).toEqual([
      `the root's package.json does not say "repository": { "type": "git", "url": ... }`,
      `the root's package.json does not say "homepage": where the site is`,
      'there is what is not committed: b.ts, c.ts',
      'there are changesets, so that npm run version comes first: a.md',
      'CHANGELOG.md has no section of 0.2.0 with a date',
      'provenance needs a GitHub workflow with the permission id-token: write',
      'there is no token of npm in NPM_TOKEN',
    ]);
  });

  test.each([
    [
      'an address that is none',
      { addresses: { site: 'ludi.example', repository } },
      'ludi.example is no address that begins with https://',
    ],
    ['a registry that is silent', { published: undefined }, 'the registry does not say which versions there are'],
    ['a version that is out', { published: ['core', 'table'] }, '0.2.0 is published already'],
    [
      'an address that is only tried',
      { env: { ...ready.env, TRY_REPOSITORY: repository } },
      'TRY_REPOSITORY and TRY_SITE are for dry runs',
    ],
    [
      'another tag',
      { env: { ...ready.env, GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v0.3.0' } },
      'the tag is v0.3.0, and not v0.2.0',
    ],
    [
      'another repository',
      { env: { ...ready.env, GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'fork/rome' } },
      `the repository is said to be ${repository}, and this is https://code.example/fork/rome: npm accepts no provenance then`,
    ],
  ])('%s', (_, fault, sentence) => expect(missing({ ...ready, ...fault })).toEqual([sentence]));
});

test('a tarball has what was made, and nothing that it was made of', () => {
  const fit = [
    'package.json',
    'README.md',
    'LICENSE',
    'dist/index.js',
    'dist/fast.d.cts',
    'dist/words/de.cjs',
    'dist/chunk-A1_b.js',
  ];
  const made = [...fit, 'dist/schemas/state.schema.json', 'bin/ludi.js', 'dist/ludi.1'].map(
    (path) => `package/${path}`,
  );
  expect(strangers(made)).toEqual([]);
  const unfit = [
    'src/index.ts',
    'dist/index.ts',
    'dist/index.js.map',
    '.npmrc',
    'dist/.env',
    'notes.md',
    'node_modules/a/index.js',
  ];
  const left = unfit.map((path) => `package/${path}`);
  expect(strangers([...made, ...left])).toEqual(left);
});

test('a bundle with code from elsewhere, or with a place of this machine, is noticed', () => {
  expect(traces("// packages/core/src/errors.ts\nimport * as z from 'zod';\n", ['/home/somebody'])).toEqual([]);
  const bundle =
    '// ../../node_modules/@noble/hashes/sha2.js\nvar a;\n// node_modules/zod/index.js\n// node_modules/zod/v4.js\n';
  expect(traces(`${bundle}throw new Error('/home/somebody/rome/a.ts');`, ['/home/somebody'])).toEqual([
    'has code of @noble/hashes in it',
    'has code of zod in it',
    'names /home/somebody',
  ]);
});

test('what packages depend on is found as Node finds it, with its license', () => {
  const lock = {
    'packages/cli': {
      dependencies: { '@ludi-romani/core': '0.1.0', pool: '1.0.0' },
      devDependencies: { never: '1.0.0' },
    },
    'packages/core': {},
    'node_modules/@ludi-romani/core': { link: true },
    'node_modules/pool': {
      license: 'MIT',
      dependencies: { tiny: '1.0.0' },
      optionalDependencies: { fast: '1.0.0', other: '1.0.0' },
    },
    'node_modules/tiny': { license: 'GPL-3.0' },
    'node_modules/pool/node_modules/tiny': { license: 'ISC', dependencies: { pool: '1.0.0' } },
    'node_modules/fast': {},
    'node_modules/never': { license: 'GPL-3.0' },
  };
  const found = dependencies(lock, ['packages/cli', 'packages/core']);
  expect([...found]).toEqual([
    ['node_modules/pool', 'MIT'],
    ['node_modules/pool/node_modules/tiny', 'ISC'],
    ['node_modules/fast', undefined],
  ]);
  expect(unlicensed(found)).toEqual(['fast is of no license that it tells']);
  expect(unlicensed(new Map([['node_modules/@a/b', 'GPL-3.0']]))).toEqual(['@a/b is GPL-3.0']);
});

test('packages are published after what they depend on', () => {
  const core = { manifest: { name: 'core' } };
  const engine = { manifest: { name: 'engine', dependencies: { core: '1' } } };
  const boards = {
    manifest: { name: 'boards', dependencies: { core: '1' }, peerDependencies: { engine: '*', zod: '4' } },
  };
  expect(inOrder([boards, core, engine])).toEqual([core, engine, boards]);
});
