/**
 * Publishes the tarballs in release/, which `npm run packages` packed and checked. `npm run release -- --dry-run` publishes nothing, and shows
 * what would be published. Skips versions that the registry already has, so you can repeat a release that failed halfway. `changeset publish`
 * would do the same, but must be installed, and the publish job installs nothing: it holds the npm token. This script needs only Node and npm.
 */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from './links.mjs';
import { attempt, run } from './run.mjs';
import { packages } from './workspace.mjs';

const flags = process.argv.slice(2);
const { version } = packages[0].manifest;
const { GITHUB_REF_TYPE, GITHUB_REF_NAME } = process.env;

if (addresses.site === undefined || addresses.repository === undefined)
  throw new Error(
    'package.json must have "homepage" and "repository": the links of READMEs and the provenance need them',
  );
if (GITHUB_REF_TYPE === 'tag' && GITHUB_REF_NAME !== `v${version}`)
  throw new Error(`the tag must be v${version}, the version of the packages, not ${GITHUB_REF_NAME}`);

// npm replaces ${NPM_TOKEN} with the variable, so the token is in no file
const userconfig = join(mkdtempSync(join(tmpdir(), 'ludi-romani-')), 'npmrc');
const registry = run('npm', ['config', 'get', 'registry']).trim();
writeFileSync(userconfig, `${registry.replace(/^https?:/, '')}:_authToken=\${NPM_TOKEN}\n`);

const tarballs = readdirSync('release', { recursive: true });
for (const { directory, manifest } of packages) {
  const tarball = tarballs.find((file) => file.endsWith(`ludi-romani-${directory}-${version}.tgz`));
  if (tarball === undefined)
    throw new Error(`release/ has no tarball of ${manifest.name} ${version}: run npm run packages`);
  const published = attempt('npm', ['view', `${manifest.name}@${version}`, 'version']).stdout.trim() === version;
  if (published) console.log(`${manifest.name} ${version} is already on the registry`);
  else
    run('npm', ['publish', join('release', tarball), '--access', 'public', '--provenance', ...flags], {
      env: { npm_config_userconfig: userconfig },
      inherit: true,
    });
}
