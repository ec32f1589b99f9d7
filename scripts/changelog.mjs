/** The changelog, and how what changed since the last release becomes its next section. */

/** The headings of a release, in their order; a text without one is under `Changed`. */
const HEADINGS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

/** The parts of a text by their headings; what stands before the first is under none, but for lists. */
function partsOf(text) {
  const [before = '', ...parts] = text.trim().split(/^### /m);
  const own = before.trim();
  return [
    [own.startsWith('- ') ? 'Changed' : '', own],
    ...parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading.trim(), lines.join('\n').trim()];
    }),
  ].filter(([, lines]) => lines !== '');
}

/** The texts of changesets as the section of one release: sentences about it, then what is under each heading, in the order given. */
export function sectionOf(texts, version, date) {
  const parts = texts.flatMap(partsOf);
  const unknown = parts.find(([heading]) => heading !== '' && !HEADINGS.includes(heading));
  if (unknown !== undefined) throw new Error(`a changeset has '### ${unknown[0]}'; there are ${HEADINGS.join(', ')}`);
  const under = (wanted) => parts.filter(([heading]) => heading === wanted).map(([, lines]) => lines);
  const lists = HEADINGS.map((heading) => [heading, under(heading)]).filter(([, lines]) => lines.length > 0);
  return [
    `## [${version}] - ${date}`,
    ...under(''),
    ...lists.map(([heading, lines]) => `### ${heading}\n${lines.join('\n')}`),
  ].join('\n\n');
}

/** The changelog with a section more, above the others. */
export function withSection(changelog, section) {
  const at = changelog.search(/^## /m);
  return at < 0
    ? `${changelog.trimEnd()}\n\n${section}\n`
    : `${changelog.slice(0, at)}${section}\n\n${changelog.slice(at)}`;
}

/** Whether the changelog has a section of that version, with its date. */
export const hasVersion = (changelog, version) =>
  changelog.split('\n').some((line) => line.startsWith(`## [${version}] - `) && /\d{4}-\d\d-\d\d$/.test(line));
