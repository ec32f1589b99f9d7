import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly (string | number)[]>> };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const read = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yml'))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
const workflows = read('.github/workflows').map(({ file, text }) => ({
  file,
  text,
  workflow: parse(text) as Workflow,
}));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ where: `${file} ${name}`, job })),
);

/** Returns the command with each value of the matrix variable that it uses. */
function spread(command: string, { strategy }: Job): string[] {
  const [place, name = ''] = command.match(/\$\{\{ matrix\.(\w+) \}\}/) ?? [];
  return place === undefined
    ? [command]
    : (strategy?.matrix[name] ?? []).map((value) => command.replace(place, `${value}`));
}

describe('workflows', () => {
  test('exist', () => expect(workflows.length).toBeGreaterThanOrEqual(3));

  test.each(workflows)('$file has only read permission by default, and limits concurrency', ({ workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency).toBeDefined();
  });

  test.each(workflows)(
    '$file uses only actions of GitHub, each by its commit with the version as a comment',
    ({ text }) => {
      const uses = text.split('\n').filter((line) => line.includes('uses:'));
      expect(uses.length).toBeGreaterThan(0);
      for (const line of uses) expect(line).toMatch(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    },
  );

  test('every use of an action has the same commit', () => {
    const used = new Set(jobs.flatMap(({ job }) => job.steps.flatMap(({ uses }) => uses ?? [])));
    const actions = [...used].map((each) => each.split('@')[0]);
    expect(actions.length).toBe(new Set(actions).size);
  });

  test.each(jobs)('$where has a timeout, and does not store the git credentials', ({ job }) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    const checkouts = job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test.each(jobs)('$where runs only scripts of package.json', ({ job }) => {
    const commands = job.steps.flatMap(({ run }) => (run === undefined ? [] : spread(run, job)));
    for (const command of commands) {
      if (/^(npm ci|sudo apt-get (update|install -y --no-install-recommends [a-z -]+))$/.test(command)) continue;
      const [, script = ''] = command.match(/^npm (?:run )?(test$|(?<=run )[a-z:-]+(?: -- .+)?$)/) ?? [];
      expect(scripts, command).toHaveProperty([script.split(' ')[0] ?? '']);
    }
  });

  test('jobs that may publish install nothing', () => {
    const publishing = jobs.filter(({ job }) => job.permissions?.['id-token'] === 'write');
    expect(publishing.map(({ where }) => where)).toEqual(['pages.yml deploy', 'release.yml publish']);
    for (const { job } of publishing) expect(job.steps.map(({ run }) => run)).not.toContain('npm ci');
  });
});

test.each(read('.github/ISSUE_TEMPLATE').filter(({ file }) => file !== 'config.yml'))('$file is a form', ({ text }) => {
  const form = parse(text) as {
    name: string;
    description: string;
    body: { type: string; id?: string; attributes: object }[];
  };
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  const fields = form.body.filter(({ type }) => type !== 'markdown');
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  for (const { type, id, attributes } of fields) {
    expect(['input', 'textarea', 'dropdown']).toContain(type);
    expect(id).toMatch(/^[a-z]+$/);
    expect(attributes).toMatchObject({ label: expect.any(String) });
  }
});
