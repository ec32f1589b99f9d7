/** Tests of guided games, with a lesson of the test's own. */
import { guided, type Lesson } from '@ludi-romani/boards';
import { boards } from '@ludi-romani/boards/city-of-rome';
import { words } from '@ludi-romani/boards/city-of-rome/en';
import { lesson as german } from '@ludi-romani/boards/nova-roma/lesson/de';
import { lesson as english } from '@ludi-romani/boards/nova-roma/lesson/en';
import { type CityOfRome, engine } from '@ludi-romani/city-of-rome';
import { chanceState, keyedChance } from '@ludi-romani/core';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { tagOf } from '../boards';

const board = boards(engine);
const options = { players: 2, seed: 'lesson' } as const;

/** A random game of 30 plies, with a task at each third ply of the learner and a text before it. */
function made(): Lesson<CityOfRome> {
  const chance = keyedChance(chanceState('lesson'));
  const actions: CityOfRome['action'][] = [];
  const steps: Lesson<CityOfRome>['steps'][number][] = [];
  let state = engine.initialState(options);
  for (let own = 0; actions.length < 30; ) {
    const action = chance.pick(engine.legalActions(state));
    const at = actions.length;
    if (action.player === 0 && own++ % 3 === 0) {
      const ring = board.targets(state, action);
      steps.push({ at, ring: [], isTask: false, text: `Read ${at}` }, { at, ring, isTask: true, text: `Do ${at}` });
    }
    actions.push(action);
    state = engine.apply(state, action);
  }
  return { options, me: 0, names: ['You', 'Marcus'], actions, steps, frames: [] };
}
const lesson = made();
const begun = () => guided(engine, board, { words: words(engine) }, lesson);

test('a lesson is played by reading, and by pointing at what has a ring', () => {
  const game = begun();
  let [tasks, moves] = [0, 0];
  while (!game.isOver) {
    if (game.isMoving) {
      expect(game.text).toBe('');
      const before = game.state;
      game.point('done');
      expect(game.state).toBe(before);
      game.advance();
      moves++;
      continue;
    }
    const { step } = game;
    const { at, ring, text, isTask } = lesson.steps[step] ?? { at: -1, ring: [], text: '', isTask: false };
    expect([game.text, game.isTask]).toEqual([text, isTask]);
    if (!isTask) {
      game.point('seat-1');
      expect([game.step, game.isAmiss]).toEqual([step, false]);
      game.next();
      continue;
    }
    tasks++;
    game.next();
    game.point('elsewhere');
    expect([game.step, game.isAmiss]).toEqual([step, true]);
    expect(game.said).toContain(text);
    for (const id of ring) {
      expect(game.picture()).toMatch(/class="ring"/);
      expect(tagOf(game.picture(), id)).toContain('class="open');
      game.point(id);
      if (game.step > step) break;
    }
    if (game.step === step) game.point('done');
    expect(game.step).toBe(step + 1);
    const played = lesson.actions.slice(0, at + 1);
    expect(game.state).toEqual(
      played.reduce((state, action) => engine.apply(state, action), engine.initialState(options)),
    );
  }
  expect([tasks > 3, moves > 5, game.turns() > 3]).toEqual([true, true, true]);
  expect([game.advance(), game.text, game.step]).toEqual([false, '', lesson.steps.length]);
});

test('a step can be shown again, in another language too, and what others did is marked', () => {
  const game = begun();
  expect(game.previous()).toBe(false);
  while (game.advance());
  const { state: start } = game;
  const isMarked = () => game.picture().includes('var(--ludi-more,');
  expect(isMarked()).toBe(true);
  game.next();
  for (const id of [...(lesson.steps[1]?.ring ?? []), 'done']) if (game.step === 1) game.point(id);
  while (game.advance());
  while (game.previous());
  expect([game.step, game.state]).toEqual([0, start]);
  expect(isMarked()).toBe(false);
  game.change({}, { ...lesson, steps: lesson.steps.map((one) => ({ ...one, text: `Lies ${one.at}` })) });
  expect(game.text).toBe(`Lies ${lesson.steps[0]?.at}`);
});

test('the first game of Nova Roma tells what ports are worth as the tables do', () => {
  const { routes } = novaRoma.components;
  const all = routes.flatMap(({ ports }) => ports);
  const most = Math.max(...all.map(({ vp = 0 }) => vp));
  const first = all.find(({ id }) => id === 'n1')?.reward?.influence;
  for (const [lesson, influence, points] of [
    [english, 'influence', 'VP'],
    [german, 'Einfluss', 'SP'],
  ] as const) {
    const sentence = lesson(novaRoma).steps.find(({ text }) => text.includes(`${most} ${points}`))?.text;
    expect(sentence).toContain(`${first} ${influence}`);
  }
});
