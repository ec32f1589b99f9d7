/** Draws the buttons of the legal actions below the question. */
import type { GameTypes } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import { column, type Drawing, flow, type Pen } from '../kit/pen';
import { rect } from '../kit/svg';
import { label, span } from '../kit/text';
import type { FrameLabels } from '../types';
import { fieldName, linesOf, scalarText } from './fields';
import { type Leaf, type Level, type Step, shownAt } from './steps';

/** Returns lines of text. */
function lines(said: string, size: number, room: number, kind: string): Drawing {
  const rows = linesOf(said, size, room);
  return {
    width: room,
    height: 16 * rows.length,
    svg: rows.map((row, i) => label(row, 0, 12 + 16 * i, { size, kind })).join(''),
  };
}

/** Draws the buttons of a level, `room` wide. */
export function choices<G extends GameTypes>(
  top: Level<G['action']>,
  view: G['view'],
  pen: Pen<G, FrameLabels>,
  room: number,
): Drawing {
  const { words, names, selected = [] } = pen.look;
  const { steps, level } = shownAt(top, selected.at(-1)) ?? { steps: [], level: top };

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
  const button = (id: string, name: string, shown: string, isWide: boolean): Drawing => {
    const rows = linesOf(shown, 12, room - 20);
    const longest = isWide ? room : Math.min(room, 20 + Math.max(...rows.map((row) => span(row, 12, 'plain'))));
    const height = 12 + 15 * rows.length;
    return pen.thing(
      id,
      name,
      longest,
      height,
      rect('well', 0, 0, longest, height),
      ...rows.map((row, i) => label(row, 10, 18 + 15 * i, { size: 12 })),
    );
  };
  const stepButton = (step: Step<G['action']>): Drawing => {
    const count = ` (${step.count})`;
    return button(step.id, fullText(step) + count, stepText(step) + count, false);
  };
  const leafButton = ({ id, action }: Leaf<G['action']>): Drawing => {
    const said = text(words.say(view, action), names);
    const shown = said === '' ? words.title(action.type) : said;
    return button(id, shown, shown, true);
  };

  const chosen = steps.map(fullText);
  const [last] = steps.slice(-1);
  const shownSteps = level.filter((one) => 'inner' in one);
  const leaves = level.filter((one) => 'action' in one);
  const types = new Set(leaves.map(({ action }) => action.type));
  const [first] = shownSteps;
  const rows: Drawing[] = [
    ...chosen.slice(0, -1).map((one) => lines(one, 12, room, 'soft')),
    ...(last === undefined ? [] : [button(last.id, chosen.at(-1) ?? '', chosen.at(-1) ?? '', true)]),
    ...(first === undefined || first.path === 'type' ? [] : [lines(nameOf(first.path), 12, room, 'soft')]),
    ...(first === undefined ? [] : [flow(shownSteps.map(stepButton), room, 10)]),
    ...[...types].flatMap((type) => [
      ...(types.size > 1 && types.size < leaves.length ? [lines(words.title(type), 12, room, 'soft')] : []),
      ...leaves.filter(({ action }) => action.type === type).map(leafButton),
    ]),
  ];
  return column(rows, 10);
}
