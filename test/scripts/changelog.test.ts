import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasVersion, sectionOf, withSection } from '../../scripts/changelog.mjs';

const CHANGELOG = '# Changelog\n\nOne version for all.\n\n## [0.1.0] - 2026-11-21\n\n### Added\n- Games.\n';

test('what changed becomes one section, heading by heading, in the order of the headings', () => {
  const texts = [
    'No game ends differently.\n\n### Changed\n- One thing,\n  in two lines.\n',
    '### Fixed\n- A fault.\n\n### Added\n- A new thing.\n',
    '- Another thing.',
  ];
  expect(sectionOf(texts, '0.2.0', '2026-12-01')).toBe(
    [
      '## [0.2.0] - 2026-12-01\n\nNo game ends differently.\n',
      '### Added\n- A new thing.\n',
      '### Changed\n- One thing,\n  in two lines.\n- Another thing.\n',
      '### Fixed\n- A fault.',
    ].join('\n'),
  );
});

test('a heading that the changelog does not have is refused', () => {
  expect(() => sectionOf(['### Improved\n- Much.'], '0.2.0', '2026-12-01')).toThrow(
    "a changeset has '### Improved'; there are Added, Changed, Deprecated, Removed, Fixed, Security",
  );
});

test('the newest section comes first, and what stood there stays', () => {
  const section = sectionOf(['- More.'], '0.2.0', '2026-12-01');
  const after = withSection(CHANGELOG, section);
  expect(after).toBe(CHANGELOG.replace('## [0.1.0]', () => `${section}\n\n## [0.1.0]`));
  expect(withSection('# Changelog\n', section)).toBe(`# Changelog\n\n${section}\n`);
});

test('a version is in the changelog once it has a section with a date', () => {
  expect(hasVersion(CHANGELOG, '0.1.0')).toBe(true);
  expect(hasVersion(CHANGELOG, '0.1')).toBe(false);
  expect(hasVersion(CHANGELOG, '0.2.0')).toBe(false);
  expect(hasVersion('## [0.2.0] - some day\n', '0.2.0')).toBe(false);
});

test('what waits in .changeset fits into the changelog', () => {
  const waiting = readdirSync('.changeset').filter((file) => file.endsWith('.md') && file !== 'README.md');
  const texts = waiting.map((file) => readFileSync(`.changeset/${file}`, 'utf8').split(/^---$/m).slice(2).join('---'));
  expect(() => sectionOf(texts, '0.0.0', '2026-12-01')).not.toThrow();
  for (const text of texts) expect(text.trim()).not.toBe('');
});
