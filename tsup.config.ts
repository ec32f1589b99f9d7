import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

/**
 * Every package from one place. An entry is built where its source exists: `index`, `schemas` and `testing` import what the
 * package depends on; `fast` brings everything along, so that nothing else that a process loads shares code with it.
 */
interface Manifest {
  readonly name: string;
  readonly bin?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

const ENTRIES: Record<string, string> = {
  index: 'src/index.ts',
  schemas: 'src/schemas.ts',
  testing: 'src/testing/index.ts',
};

const dts = { compilerOptions: { ignoreDeprecations: '6.0' } };

function configs(directory: string): Options[] {
  const root = `packages/${directory}`;
  const manifest: Manifest = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const names = [...Object.keys(manifest.dependencies ?? {}), ...Object.keys(manifest.peerDependencies ?? {})];
  const external = names.map((name) => new RegExp(`^${name}(/|$)`));
  const common: Options = {
    outDir: `${root}/dist`,
    target: 'es2022',
    platform: 'neutral',
    splitting: false,
    treeshake: true,
    sourcemap: false,
    external,
    silent: true,
  };
  if (manifest.bin !== undefined) {
    return [{ ...common, entry: { ludi: `${root}/src/ludi.ts` }, format: ['esm'], platform: 'node', dts: false }];
  }
  const entry = Object.fromEntries(
    Object.entries(ENTRIES)
      .map(([name, file]) => [name, `${root}/${file}`] as const)
      .filter(([, file]) => existsSync(file)),
  );
  const built: Options[] = [{ ...common, entry, format: ['esm', 'cjs'], dts }];
  if (existsSync(`${root}/src/fast.ts`)) {
    const fast = { fast: `${root}/src/fast.ts` };
    built.push({ ...common, entry: fast, format: ['esm', 'cjs'], dts, external: [], noExternal: [/.*/] });
  }
  return built;
}

export default defineConfig(readdirSync('packages').flatMap(configs));
