/** What follows from what the commands declare: help, the manual page, completion, what may have been meant. */
import { execFileSync, spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { distance, nearest } from '../../packages/cli/src/near';
import { file, inFolder, ludi } from './run';

const commands = ['analyse', 'arena', 'completion', 'list', 'play', 'serve', 'show', 'verify'];
const flagsIn = (text: string): string[] => [...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, flag = '']) => flag);
const flagsOf = async (command: string) => flagsIn((await ludi(['help', command])).out);
const installed = (program: string, ...args: string[]) => spawnSync(program, args).error === undefined;

test.each(commands)(
  'every flag of %s is parsed, in its usage line, on the manual page and completed',
  async (command) => {
    const { out } = await ludi(['help', command]);
    const flags = flagsIn(out);
    const usage = out.slice(0, out.indexOf('\n\n'));
    const page = (await ludi(['help', '--man'])).out.replaceAll('\\-', '-');
    const part = page.slice(page.indexOf(`.SS "ludi ${command}`)).split('\n.S')[0] ?? '';
    const scripts = await Promise.all(
      ['bash', 'zsh', 'fish'].map(async (shell) => (await ludi(['completion', shell])).out),
    );
    expect(part).toContain(`ludi ${command}`);
    for (const flag of flags) {
      expect(usage).toMatch(new RegExp(`--${flag}\\b`));
      expect(part).toContain(`\\fB--${flag}`);
      expect(scripts[0]).toMatch(new RegExp(`^ +${command}\\) _ludi_words '[^']*--${flag} `, 'm'));
      expect(scripts[1]).toMatch(new RegExp(`^ +${command}\\) specs=.*'--${flag}[[=]`, 'm'));
      expect(scripts[2]).toContain(`__fish_seen_subcommand_from ${command}' -l ${flag} `);
      // known to the parser: what is wrong is something else
      const { err } = await ludi([command, `--${flag}=x`, `--no-such-flag`]);
      expect(err).not.toContain(`Unknown option '--${flag}'`);
    }
  },
);

test('the options of every game are on the manual page', async () => {
  const page = (await ludi(['help', '--man'])).out.replaceAll('\\-', '-');
  const { out } = await ludi(['list']);
  const flags = [...out.matchAll(/ --([a-z-]+)(?: \(|:)/g)].map(([, flag]) => flag);
  expect(flags.length).toBeGreaterThan(20);
  for (const flag of flags) expect(page).toContain(`\\fB--${flag}`);
});

test.skipIf(!installed('groff', '--version'))('the manual page is sound', async () => {
  const { out } = await ludi(['help', '--man']);
  const { stdout, stderr } = spawnSync('groff', ['-man', '-ww', '-Tascii', '-rLL=80n'], {
    input: out,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  // lines are set to both margins
  const text = stdout.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Judges replays');
  expect(text).toContain('An aqueduct may replace any building');
});

/** What the script for bash offers for the last of these words. */
async function offered(...words: string[]): Promise<string[]> {
  const script = file('completion.bash', (await ludi(['completion', 'bash'])).out);
  const set = words.map((word) => `'${word}'`).join(' ');
  const line = `. '${script}'; COMP_WORDS=(${set}); COMP_CWORD=${words.length - 1}; _ludi; printf '%s\\n' "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['--norc', '-c', line], { cwd: inFolder(''), encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}

test('bash completes commands, games, flags, values, lists and files', async () => {
  expect(await offered('ludi', 'p')).toEqual(['play']);
  expect((await offered('ludi', '')).sort()).toEqual([...commands, 'help', '--version'].sort());
  expect(await offered('ludi', 'play', 'c')).toEqual(['city-of-rome']);
  expect(await offered('ludi', 'arena', 'nova-roma', '--di')).toEqual(['--difficulty']);
  expect(await offered('ludi', 'arena', 'aquileia', '--di')).toEqual(['']);
  expect(await offered('ludi', 'play', 'nova-roma', '--difficulty', '')).toEqual(['easy', 'normal', 'hard']);
  expect(await offered('ludi', 'play', 'nova-roma', '--difficulty', '=', 'h')).toEqual(['hard']);
  expect(await offered('ludi', 'show', '--lang', 'd')).toEqual(['de']);
  expect(await offered('ludi', 'play', '--bot', 'random,g')).toEqual(['random,greedy']);
  expect(await offered('ludi', 'play', '--seed', '')).toEqual(['']);
  expect(await offered('ludi', 'verify', 'completion.b')).toEqual(['completion.bash']);
  expect(await offered('ludi', 'help', 'comp')).toEqual(['completion']);
});

test.each(['bash', 'zsh', 'fish'])('the script for %s is one', async (shell) => {
  const { status, out } = await ludi(['completion', shell]);
  expect(status).toBe(0);
  if (installed(shell, '--version')) {
    const { stderr, status } = spawnSync(shell, ['-n', file(`script.${shell}`, out)], { encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  }
});

test.skipIf(!installed('fish', '--version'))('fish completes with it', async () => {
  const script = file('completion.fish', (await ludi(['completion', 'fish'])).out);
  const offer = (line: string) =>
    execFileSync('fish', ['--no-config', '-c', `source '${script}'; complete -C '${line}'`], { encoding: 'utf8' });
  expect(offer('ludi pl')).toMatch(/^play\t/);
  expect(offer('ludi play nova-roma --difficulty h')).toMatch(/^hard\t/);
});

test('how far words are from each other: letters changed, left out, put in, swapped', () => {
  expect(distance('', 'abc')).toBe(3);
  expect(distance('play', 'play')).toBe(0);
  expect(distance('paly', 'play')).toBe(1);
  expect(distance('plya', 'play')).toBe(1);
  expect(distance('pla', 'play')).toBe(1);
  expect(distance('show', 'arena')).toBe(5);
  expect(nearest('ply', ['play', 'show'])).toBe('play');
  expect(nearest('xyz', ['play', 'show'])).toBeUndefined();
  expect(nearest('p'.repeat(5000), ['play'])).toBeUndefined();
});

test.each([
  [['paly'], "no command 'paly'; did you mean 'play'?"],
  [['hlep'], "; did you mean 'help'?"],
  [['--verison'], "; did you mean '--version'?"],
  [['help', 'verfy'], "; did you mean 'verify'?"],
  [['play', 'aquilea'], "unknown game 'aquilea'; did you mean 'aquileia'?"],
  [['play', 'nova-roma', '--dificulty', 'easy'], "'--dificulty'; did you mean '--difficulty'?"],
  [['play', 'nova-roma', '--difficulty', 'esay'], "must be one of easy, normal, hard; did you mean 'easy'?"],
  [['play', 'aquileia', '--colors', 'red,gren'], "; did you mean 'green'?"],
  [['play', 'city-of-rome', '--bot', 'gredy'], "unknown bot 'gredy'; did you mean 'greedy'?"],
  [['play', 'city-of-rome', '--bot', 'imscts:50'], "; did you mean 'ismcts:50'?"],
  [['list', '--lang', 'deu'], "not 'deu'; did you mean 'de'?"],
  [['completion', 'zhs'], "; did you mean 'zsh'?"],
])('%j is asked what was meant', async (args, message) => {
  const { status, err } = await ludi(args);
  expect(status).toBe(2);
  expect(err).toContain(message);
});

test('what is like nothing is told what there is', async () => {
  // nor are flags of other games meant
  expect((await ludi(['play', 'aquileia', '--dificulty', 'easy'])).err).not.toContain('did you mean');
  expect((await ludi(['completion', 'tcsh9'])).err).toContain('only for bash, zsh and fish');
  expect((await ludi(['play', 'chess'])).err).not.toContain('did you mean');
});

test('the flags of a command are told in the order in which they are declared', async () => {
  expect((await flagsOf('play')).slice(0, 3)).toEqual(['players', 'seed', 'options']);
});
