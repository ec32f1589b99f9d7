/** Draws the buttons of the legal actions below the question. */
import type { GameTypes } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { type ButtonRoom, button } from '../kit/frame';
import { column, type Drawing, flow, type Pen } from '../kit/pen';
import { at } from '../kit/svg';
import type { FrameLabels } from '../types';
import { fieldName, scalarText, written } from './fields';
import { type Leaf, type Level, type Step, shownAt } from './steps';

/** Draws the buttons of a level in this width, and below them the ends of the ranges that are too long for buttons. */
export function choices<G extends GameTypes>(
  top: Level<G['action']>,
  ranges: readonly string[],
  view: G['view'],
  pen: Pen<G, FrameLabels>,
  width: number,
): Drawing {
  const { words, names, selected = [] } = pen.look;
  const { steps, level } = shownAt(top, selected.at(-1)) ?? { steps: [], level: top };
  const room: ButtonRoom =
    pen.shape === 'tall' ? { least: 56, most: width, height: 44 } : { least: 40, most: 420, height: 32 };

  const nameOf = (path: string): string =>
    path
      .split('.')
      .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : fieldName(key, words)))
      .join(' ');
  const stepText = ({ path, values }: Step<G['action']>): string => {
    const key =
      path
        .split('.')
        .filter((one) => !/^\d+$/.test(one))
        .at(-1) ?? path;
    return values.map((value) => scalarText(key, value, view.players.length, pen)).join(' – ');
  };
  const fullText = (step: Step<G['action']>): string =>
    step.path === 'type' ? stepText(step) : `${nameOf(step.path)}: ${stepText(step)}`;
  const stepButton = (step: Step<G['action']>): Drawing => {
    const count = ` (${step.count})`;
    return button(pen, step.id, fullText(step) + count, room, stepText(step) + count);
  };
  const leafButton = ({ id, action }: Leaf<G['action']>): Drawing => {
    const said = text(words.say(view, action), names);
    return button(pen, id, said === '' ? words.title(action.type) : said, room);
  };
  /** Returns a text before buttons: beside them, or above them on a small screen. */
  const before = (said: string): Drawing => {
    const drawn = written(said, width, { size: 13, fill: '$soft' });
    if (pen.shape === 'tall') return { ...drawn, width };
    const height = Math.max(room.height, drawn.height);
    return { width: drawn.width, height, svg: at(0, (height - drawn.height) / 2, drawn.svg) };
  };

  const shown = level.filter((one) => 'inner' in one);
  const leaves = level.filter((one) => 'action' in one);
  const ofType = (type: string) => leaves.filter(({ action }) => action.type === type);
  const types = [...new Set(leaves.map(({ action }) => action.type))];
  const headed = types.length === 1 ? [] : types.filter((type) => ofType(type).length > 1);
  const [first] = shown;
  const last = steps.at(-1);
  const groups: Drawing[][] = [
    [
      ...steps.slice(0, -1).map((one) => before(`${fullText(one)} ›`)),
      ...(last === undefined ? [] : [button(pen, last.id, fullText(last), room)]),
    ],
    [
      ...(first === undefined || first.path === 'type' ? [] : [before(nameOf(first.path))]),
      ...shown.map(stepButton),
      ...leaves.filter(({ action }) => !headed.includes(action.type)).map(leafButton),
    ],
    ...headed.map((type) => [before(words.title(type)), ...ofType(type).map(leafButton)]),
    ranges.map((line) => written(line, width, { size: 13, fill: '$soft' })),
  ];
  return column(
    groups.filter((group) => group.length > 0).map((group) => flow(group, width, 8)),
    8,
  );
}
