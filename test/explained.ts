/** The tests of the explanations and the lesson of a game, in all its languages. */
import { readFileSync } from 'node:fs';
import {
  type About,
  type Board,
  type BoardWords,
  type Explain,
  guided,
  type Lesson,
  pointing,
} from '@ludi-romani/boards';
import { chanceState, type Engine, type GameTypes, keyedChance, type State } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { clausesOf } from '../scripts/clauses.mjs';
import { idsIn, tagOf } from './boards';

/** A game with its explanations and lessons, in the same order of languages. */
export interface Explained<G extends GameTypes> {
  readonly engine: Engine<G>;
  readonly board: Board<G>;
  readonly words: readonly BoardWords<G>[];
  readonly abouts: readonly Explain<G>[];
  readonly lessons: readonly Lesson<G>[];
  /** the ids of the clauses that the rules have */
  readonly clauses: ReadonlySet<string>;
}

/** Returns the ids of the clauses of a game. */
export const clausesIn = (game: string): ReadonlySet<string> =>
  new Set(clausesOf(readFileSync(`docs/rules/${game}.md`, 'utf8')));

/** Returns what the things, headings and icons of a picture are about. */
export const aboutsIn = (svg: string): Set<string> =>
  new Set(
    [...svg.matchAll(/<g(?= )[^>]* data-(?:id|about)="[^>]*>/g)].map(
      ([tag]) => / data-about="([^"]*)"/.exec(tag)?.[1] ?? / data-id="([^"]*)"/.exec(tag)?.[1] ?? '',
    ),
  );
const numbersIn = (said: About): string[] => `${said.says.join(' ')} ${said.now ?? ''}`.match(/\d+/g)?.sort() ?? [];

/** Registers the tests of explanations: everything in a picture has one, for every viewer, in every language. `games` are played at random for each number of players. */
export function describeAbout<G extends GameTypes>(
  { engine, board, words, abouts, clauses }: Explained<G>,
  games: number,
  step: number,
): void {
  const [spoken] = words as readonly [BoardWords<G>];
  test.each(engine.playerCounts)('%i players: everything in a picture is explained (R1, R2)', (players) => {
    const checked = new Set<string>();
    const known = new Set<string>();
    for (let game = 0; game < games; game++) {
      const chance = keyedChance(chanceState(`about ${players} ${game}`));
      let state = engine.initialState({ players, seed: `about ${game}` } as G['options']) as State<G>;
      for (let ply = 0; ; ply++) {
        const isOver = engine.isTerminal(state);
        if (isOver || ply % step === 0)
          for (const viewer of ['spectator' as const, engine.activePlayers(state)[0] ?? 0]) {
            const view = engine.view(state, viewer);
            const choices = viewer === 'spectator' ? [] : engine.choices(view, viewer);
            const { open, done } = pointing(board, view, choices, []);
            const look = { words: spoken, highlight: open, done };
            const pictures = [undefined, ...board.parts(view)].map((part) =>
              board.board(view, part === undefined ? look : { ...look, part }),
            );
            for (const id of new Set(pictures.flatMap((svg) => [...aboutsIn(svg)]))) {
              const said = abouts.map((about) => about(view, id));
              // most explanations are those of an earlier picture
              const whole = `${id} ${JSON.stringify(said)}`;
              if (known.has(whole)) continue;
              known.add(whole);
              const [first] = said;
              for (const one of said) {
                if (one == null || first == null) throw new Error(`${id} has no explanation`);
                const all = [...one.says, one.now ?? ''];
                const label = `${id}: ${JSON.stringify(one)}`;
                expect(one.title.length * one.kind.length, label).toBeGreaterThan(0);
                expect([1, 2, 3], label).toContain(one.says.length);
                for (const text of all) {
                  expect(text.length, label).toBeLessThanOrEqual(140);
                  expect(text, label).not.toMatch(/undefined|NaN|\[object|null/);
                  if (text !== '') expect(text, label).toMatch(/^[\p{Lu}\d].*[.!]$/u);
                }
                expect([one.clause, numbersIn(one)], label).toEqual([first.clause, numbersIn(first)]);
                if (one.clause !== null) expect(clauses, label).toContain(one.clause);
              }
              checked.add(id);
            }
            for (const hostile of ['', '__proto__', 'seat-99', 'constructor', 'x'.repeat(500)])
              for (const about of abouts) expect(about(view, hostile)).toBeNull();
          }
        if (isOver) break;
        state = engine.apply(state, chance.pick(engine.legalActions(state)));
      }
    }
    expect(checked.size).toBeGreaterThan(20);
  });
}

/** Registers the tests of a lesson: R5 of its steps, and what they ring can be pointed at. */
export function describeLesson<G extends GameTypes>({ engine, board, words, lessons }: Explained<G>): void {
  const wordsIn = (text: string): number => text.split(/\s+/).length;
  describe.each(lessons.map((lesson, i) => [words[i]?.language ?? '', lesson, words[i]] as const))(
    'the lesson in %s',
    (_, lesson, spoken) => {
      if (spoken === undefined) throw new Error('a lesson needs words');
      const states: State<G>[] = [engine.initialState(lesson.options) as State<G>];
      for (const action of lesson.actions) states.push(engine.apply(states.at(-1) as State<G>, action));

      test('has at most 15 steps of at most 220 characters, and the learner acts by the fourth one and in half of them (R5)', () => {
        const { steps } = lesson;
        const tasks = steps.filter(({ isTask }) => isTask);
        expect(steps.length).toBeLessThanOrEqual(15);
        expect(steps.slice(0, 4).some(({ isTask }) => isTask)).toBe(true);
        expect(tasks.length * 2).toBeGreaterThanOrEqual(steps.length);
        for (const { text } of steps) {
          expect(text.length, text).toBeLessThanOrEqual(220);
          expect(text.length, text).toBeGreaterThan(20);
        }
        const plies = steps.map(({ at }) => at);
        expect(plies).toEqual([...plies].sort((a, b) => a - b));
        expect(new Set(tasks.map(({ at }) => at)).size).toBe(tasks.length);
      });

      test('rings what is in the picture, and what the learner points at for a task', () => {
        for (const { at, ring, isTask, text } of lesson.steps) {
          const state = states[at];
          if (state === undefined) throw new Error(`the game is over before ply ${at}`);
          const view = engine.view(state, lesson.me);
          const choices = engine.choices(view, lesson.me);
          const found = pointing(board, view, choices, []);
          const look = { words: spoken, highlight: found.open, done: found.done };
          const ids = idsIn(board.board(view, look));
          const action = lesson.actions[at];
          if (!isTask) {
            for (const id of ring) expect(ids, text).toContain(id);
            continue;
          }
          if (action === undefined) throw new Error(`there is no action at ply ${at}`);
          expect(action.player, text).toBe(lesson.me);
          const targets = board.targets(view, action);
          const [first = ''] = targets;
          expect(ring, text).toEqual(expect.arrayContaining([first]));
          expect(targets, text).toEqual(expect.arrayContaining([...ring]));
          expect(found.open, text).toContain(first);
          expect(ids, text).toContain(first);
        }
      });

      test('can be played by pointing at what has a ring', () => {
        const game = guided(engine, board, { words: spoken }, lesson);
        for (let points = 0; !game.isOver && points < 200; points++) {
          while (game.advance());
          if (!game.isTask) game.next();
          else {
            const ids = [...game.picture().matchAll(/ data-ring="([^"]*)"/g)].map(([, id = '']) => id);
            const svg = game.picture();
            game.point(ids.find((id) => tagOf(svg, id)?.includes('class="open')) ?? '');
            expect(game.isAmiss, `${game.text} ${ids}`).toBe(false);
          }
        }
        expect(game.isOver).toBe(true);
      });

      test('explains the game in five frames of at most 35 words', () => {
        expect(lesson.frames).toHaveLength(5);
        for (const { at, part, title, text } of lesson.frames) {
          const state = states[at];
          if (state === undefined) throw new Error(`the game is over before ply ${at}`);
          expect(wordsIn(text), text).toBeLessThanOrEqual(35);
          expect(wordsIn(title), title).toBeLessThanOrEqual(5);
          expect(['table', ...board.parts(engine.view(state, lesson.me))]).toContain(part);
        }
      });
    },
  );

  test('has the same steps and frames in every language', () => {
    const plain = lessons.map(({ steps, frames, actions }) => [
      actions,
      steps.map(({ at, ring, isTask }) => [at, ring, isTask]),
      frames.map(({ at, part }) => [at, part]),
    ]);
    for (const one of plain) expect(one).toEqual(plain[0]);
  });
}
