/** The results as a part of docs/quality.md. */
import { writeSection } from '../documents.mjs';
import { share } from './results.mjs';

const code = (text) => `\`\` ${text.length > 90 ? `${text.slice(0, 87)}...` : text} \`\``;
const place = ({ file, at }) => `${file.replace('packages/', '').replace('/src/', '/')}:${at}`;
const change = (mutant) => `- ${place(mutant)}: ${code(mutant.was)} as ${code(mutant.becomes.replaceAll(/\s+/g, ' '))}`;

const table = (standings) => [
  '| room | score | noticed | live | equivalent | files tried | on |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...standings.map((found) => {
    const { room, noticed, open, equivalent, tried, sources, on } = found;
    const files = `${tried.length} of ${sources.length}`;
    return `| ${room} | ${share(found)} % | ${noticed} | ${open.length} | ${equivalent.length} | ${files} | ${on} |`;
  }),
];

/** Equivalent mutants under the reason that they share. */
function reasons(standings) {
  const excused = standings.flatMap(({ equivalent }) => equivalent);
  return [...new Set(excused.map(({ reason }) => reason))].flatMap((shared) => [
    '',
    `${shared}:`,
    '',
    ...excused.filter(({ reason }) => reason === shared).map(change),
  ]);
}

/** Puts the results into the page. */
export function writePage(standings) {
  const live = standings.flatMap(({ open }) => open);
  const parts = [
    ...table(standings),
    ...['', '### Mutants that no test can notice', ...reasons(standings)],
    ...(live.length > 0 ? ['', '### Mutants that live', '', ...live.map(change)] : []),
  ];
  writeSection('docs/quality.md', 'mutation', parts.join('\n'));
}
