/**
 * Makes the next version of every package out of what changed, as the files in .changeset say it: `npm run version`. Their texts become a
 * section of CHANGELOG.md, and the version goes wherever a package names another one. Look at the difference, and commit it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import getReleasePlan from '@changesets/get-release-plan';
import { sectionOf, withSection } from './changelog.mjs';
import { run } from './run.mjs';

const plan = await getReleasePlan(process.cwd());
const [release] = plan.releases;
if (release === undefined) {
  console.error('nothing changed since the last release: .changeset has no file that says so');
  process.exit(1);
}
const version = release.newVersion;
const section = sectionOf(
  plan.changesets.map(({ summary }) => summary),
  version,
  new Date().toISOString().slice(0, 10),
);

run('npx', ['--no-install', 'changeset', 'version']);
writeFileSync('CHANGELOG.md', withSection(readFileSync('CHANGELOG.md', 'utf8'), section));
// the examples are no workspaces
const examples = readdirSync('examples').map((name) => `examples/${name}/package.json`);
for (const file of examples.filter((file) => existsSync(file))) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/("@ludi-romani\/[a-z-]+": )"[^"]+"/g, `$1"${version}"`));
}
run('npm', ['install', '--package-lock-only', '--omit-lockfile-registry-resolved', '--ignore-scripts']);
console.log(`${version}: what changed is in CHANGELOG.md, and the packages have the version`);
