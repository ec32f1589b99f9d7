/** Tests of the sentences of core for values and replays, and of the imperative, in every language. */
import { readFileSync } from 'node:fs';
import { type ReplayFault, recordReplay, type Verdict, type VerifyOptions, verifyReplay } from '@ludi-romani/core';
import { type Language, text, wordsOf } from '@ludi-romani/core/words';
import { imperative as befehl, verdicts as german, refusals } from '@ludi-romani/core/words/de';
import { verdicts as english, imperative } from '@ludi-romani/core/words/en';
import { describe, expect, test } from 'vitest';
import { flaw } from '../words';
import { engine, playFirst, type Tali } from './testing/tali';

/** Returns the members of a union of string literals, from its source. */
function membersOf(file: string, type: string): string[] {
  const [, union = ''] = new RegExp(`export type ${type} =([^;]+);`).exec(readFileSync(file, 'utf8')) ?? [];
  return [...union.matchAll(/\| (?:'([^'\n]+)'|"([^"\n]+)")/g)].map(([, one, other]) => one ?? other ?? '');
}

const faults = membersOf('packages/core/src/replay/referee.ts', 'ReplayFault') as ReplayFault[];
const messages = ['ValueComplaint', 'ReplayComplaint'].flatMap((type) =>
  membersOf('packages/core/src/errors/messages.ts', type),
);

type Bad = Extract<Verdict, { readonly ok: false }>;

/** Returns the English and the German text of a verdict. Expects that both are well-formed and different. */
function both(verdict: Bad): readonly [string, string] {
  const lines = [english, german].map((one) => one.say(verdict)) as [string, string];
  for (const [i, line] of lines.entries())
    expect([line, flaw(['en', 'de'][i] ?? '', line, null, [])]).toEqual([line, undefined]);
  expect(lines[0]).toBe(verdict.refusal?.message ?? verdict.message);
  expect(lines[1]).not.toBe(lines[0]);
  expect(german.fault(verdict.code)).not.toBe(english.fault(verdict.code));
  return lines;
}

describe('there are words', () => {
  test('for every kind of fault', () => {
    expect(faults.length).toBeGreaterThan(12);
    for (const verdicts of [english, german])
      for (const code of faults) expect(verdicts.fault(code), code).toMatch(/^\p{Lu}.*[^.]$/u);
    for (const code of faults) expect(german.fault(code)).not.toBe(english.fault(code));
  });

  test('for every message, with its arguments', () => {
    expect(messages.length).toBeGreaterThan(40);
    const args = Object.fromEntries(
      [...messages.join().matchAll(/\{(\w+)\}/g)].map(([, name = ''], i) => [name, i % 2 === 0 ? i : ['a', 'b']]),
    );
    for (const pattern of messages) {
      const line = german.problems([{ path: 'here', message: 'said nowhere', pattern, args }]);
      expect(line, pattern).not.toMatch(/said nowhere|[{}]|undefined/);
      expect(line.slice('here: '.length)).not.toBe(pattern);
      // the sentence contains all of its arguments
      for (const [, name = ''] of pattern.matchAll(/\{(\w+)\}/g))
        expect(line).toContain([args[name]].flat().join(', '));
    }
  });

  test('for endings', () => {
    const endings = [{ by: 'time', seat: 1 }, { by: 'resignation', seat: 1 }, { by: 'agreement' }] as const;
    const lines = endings.map((ending) =>
      [english, german].map((one) =>
        text(
          one.ended(ending, (seat) => [{ player: seat, text: 'Red' }]),
          ['Livia', 'Gaius'],
        ),
      ),
    );
    expect(lines).toEqual([
      ['Gaius ran out of time', 'die Zeit von Gaius ist abgelaufen'],
      ['Gaius resigned', 'Gaius hat aufgegeben'],
      ['the players have agreed to end the game', 'die Spieler haben sich geeinigt, die Partie zu beenden'],
    ]);
  });
});

const options = { players: 2, seed: 'words' } as const;
const { actions } = playFirst(options);
const replay = recordReplay(engine, options, actions, { committed: true });
const [first] = replay.actions;
const plies = actions.length;

const SPOILT: readonly (readonly [given: unknown, english: string, german: string, demands?: VerifyOptions<Tali>])[] = [
  [7, 'a replay must be an object', 'eine Aufzeichnung muss ein Objekt sein'],
  [{ ...replay, game: 'tric-trac' }, 'this engine plays tali', 'hier wird tali gespielt'],
  [{ ...replay, rulesVersion: '0' }, "the engine's rules version is 1", 'die Regeln hier haben die Version 1'],
  [{ ...replay, components: 'f'.repeat(64) }, 'recorded with other components', 'mit anderem Material aufgezeichnet'],
  [
    replay,
    `${plies} actions, but at most 1 are allowed`,
    `${plies} Aktionen, erlaubt sind höchstens 1`,
    { maxPlies: 1 },
  ],
  [
    { ...replay, options: { ...options, players: 9, handSize: 7 } },
    'players: must be one of 2, 3; handSize: must be one of 1, 2',
    'players: muss eines von diesen sein: 2, 3; handSize: muss eines von diesen sein: 1, 2',
  ],
  [
    { ...replay, options: { ...options, seed: 'other' } },
    'the seed is not the one that was committed to',
    'der Startwert ist nicht der, auf den man sich festgelegt hatte',
  ],
  [{ ...replay, actions: [{ ...first, player: 7 }] }, 'another player must act', 'jemand anders ist an der Reihe'],
  [
    { ...replay, checkpoints: [{ ply: 1, digest: 'f'.repeat(64) }] },
    'the state after 1 plies differs',
    'die Stellung nach Zug 1 ist eine andere',
  ],
  [
    { ...replay, actions: [...replay.actions, first] },
    `the game was over after ${plies} plies`,
    `das Spiel war nach Zug ${plies} zu Ende`,
  ],
  [{ ...replay, actions: [], checkpoints: [] }, 'the game is not over', 'das Spiel ist nicht zu Ende'],
  [
    { ...replay, outcome: { ...replay.outcome, ranking: [] } },
    'the recorded outcome differs',
    'das aufgezeichnete Ergebnis ist ein anderes',
  ],
  [
    { ...replay, times: [1] },
    'times: must be whole milliseconds, one for each action, never descending',
    'times: müssen ganze Millisekunden sein, eine Zahl für jede Aktion, nie fallend',
  ],
];

test.each(SPOILT)('describes an invalid replay in both languages: %#', (given, inEnglish, inGerman, demands) => {
  const verdict = verifyReplay(engine, given, demands ?? {});
  expect(verdict.ok).toBe(false);
  if (!verdict.ok) expect(both(verdict)).toEqual([inEnglish, inGerman]);
});

test('takes the words of the game for its refusals and problems; messages without a translation stay English', () => {
  const refusal = { legal: false, code: 'rule', clause: 'TA-1.1', message: 'no ant is left' } as const;
  const fault = { code: 'illegal-action', message: 'TA-1.1: no ant is left', refusal } as const;
  expect(german.say(fault)).toBe('no ant is left');
  const words = { refuse: () => 'keine Ameise ist übrig', problem: () => 'ist zu bunt' };
  expect(german.say(fault, words)).toBe('keine Ameise ist übrig');
  expect(german.problems([{ path: 'colors', message: 'is too gaudy' }], words)).toBe('colors: ist zu bunt');
  expect(german.problems([{ path: '', message: 'is missing' }], words)).toBe('fehlt');
  expect(german.say({ code: 'internal', message: 'constructor' })).toBe('constructor');
  expect(Object.values(refusals).filter((line) => line === '')).toEqual([]);
});

describe('the imperative', () => {
  test('in English', () => {
    const verbs = 'pays passes does has is carries lies exchanges loses watches fixes puts pass may now';
    expect(verbs.split(' ').map(imperative).join(' ')).toBe(
      'pay pass do have be carry lie exchange lose watch fix put pass may now',
    );
  });

  test('in German', () => {
    const verbs =
      'zahlt bietet öffnet segelt stellt spielt erobert steigt nimmt übergibt erhält lässt hat ist reist darf';
    expect(verbs.split(' ').map(befehl).join(' ')).toBe(
      'zahle biete öffne segle stelle spiele erobere steige nimm übergib erhalte lass habe sei reise darf',
    );
  });

  const told = [
    [{ player: 0, text: 'Red' }, ' pays ', { amount: 2, of: 'coins', text: '2 coins' }],
    [{ player: 0, text: 'Red' }, ' pays ', { amount: 1, of: 'horses', text: '1 horse' }],
    [{ player: 0, text: 'Red' }, ' builds a market'],
    ['coins are left'],
  ] as const;
  /** Returns the instruction of a language that has nothing but `more`. */
  const instructed = (more: Pick<Language<Tali>, 'imperative'>) =>
    text(wordsOf(engine, more as Language<Tali>, { types: [] }).instruction(told));

  test('is the form of told events in an instruction, if the player is their subject', () => {
    expect(instructed({ imperative })).toBe('pay 2 coins, 1 horse, build a market, coins are left');
  });

  test('is optional in a language', () => {
    expect(instructed({})).toBe('pays 2 coins, 1 horse, builds a market, coins are left');
  });
});
