/** The forum: sixteen spaces, an action at the end of each line, and what is being performed. */
import type { ActionId, Figure } from '@ludi-romani/nova-roma';
import { actionAt, FORUM_SIZE, forumSpaces, lineStrength, lines, performing } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import { type Drawing, middle, tinted, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { ACTIONS, type Brush, badge } from './brush';
import { forumId, START_MARKER, strengthId } from './targets';

/** The tiles of the rows stand left of the spaces, those of the columns above. */
const [LEFT, TOP] = [70, 42];
const [PITCH, HIGH] = [64, 52];
const GAP = 5;
const [CELL, CELL_HIGH] = [PITCH - GAP, HIGH - GAP];
const WIDE = LEFT + FORUM_SIZE * PITCH;
const FOOT = 34;

const rowOf = (space: number) => Math.floor(space / FORUM_SIZE);
const columnOf = (space: number) => space % FORUM_SIZE;

export function forum(brush: Brush): Drawing {
  const { box, view, pen, said, open, asked, title } = brush;
  const { turn, running, forum: figures, forumTiles } = view;
  const { strength: most } = box.tables.limits;

  const { forumSlots } = box.catalog;
  /** the strength of each action that is left, by its place */
  const due = new Map<number | undefined, number>();
  if (turn?.space != null)
    for (const line of turn.lines)
      due.set(forumSlots[line][turn.space], lineStrength(box.catalog, view, turn.player, line, turn.space));

  const tile = (action: ActionId, line: number): string => {
    const isRow = line < FORUM_SIZE;
    const [w, h] = isRow ? [LEFT - GAP, CELL_HIGH] : [CELL, TOP - GAP];
    const isRunning = running?.action === action;
    const strength = isRunning ? running.strength : (due.get(line) ?? 0);
    const isOn = strength > 0;
    const [sign, hue] = ACTIONS[action];
    return brush.thing(
      action,
      isOn ? `${title(action)}, ${said.strength(strength)}` : title(action),
      isRow ? [0, TOP + line * HIGH, w, h] : [LEFT + columnOf(line) * PITCH, 0, w, h],
      isRunning,
      () =>
        rect('panel', 0, 0, w, h, 5) +
        tinted(hue, sign, w / 2 - 9, isRow ? 6 : 3, 18) +
        middle(title(action), w / 2, h - (isRow ? 8 : 4), 9.5, isOn ? 'strong' : 'soft', w - 1) +
        (isOn ? badge(isRunning ? 'terracotta' : 'gold', strength, w - 9, 9, 8) : ''),
    );
  };

  const standing = (figure: Figure | null): string => {
    const [x, y] = [CELL / 2, CELL_HIGH / 2];
    if (figure === 'emperor') return circle('gold', x, y, 15) + tinted('paper', icons.laurel, x - 11, y - 11, 22);
    if (figure === 'legionary') return circle('stone', x, y, 13) + tinted('paper', icons.swords, x - 8, y - 8, 16);
    return figure === null ? '' : pen.sign(figure, x, y, 18);
  };

  const space = (number: number): string => {
    const figure = figures[number] ?? null;
    const id = forumId(number);
    const [x, y] = [LEFT + columnOf(number) * PITCH, TOP + rowOf(number) * HIGH];
    const isOpen = open.has(id);
    const isShown = isOpen && asked?.ask === 'patrician';
    const [left = 0, top = 0] = isShown
      ? lines.map((line) => lineStrength(box.catalog, view, asked.player, line, number))
      : [];
    const actions = lines.map((line) => title(actionAt(box.catalog, view, line, number))).join(' / ');
    const who = typeof figure === 'number' ? pen.name(figure) : said[figure ?? 'free'];
    return brush.thing(
      id,
      `${title(id)}, ${actions}: ${who}${isShown ? `, ${said.lines(left, top)}` : ''}`,
      [x, y, CELL, CELL_HIGH],
      figure,
      () =>
        rect(figure === null ? 'well' : 'panel', 0, 0, CELL, CELL_HIGH, 5) +
        standing(figure) +
        // how strong the two actions would be, each towards its tile
        (isShown ? middle(left, 8, CELL_HIGH / 2 + 4, 12, 'strong') + middle(top, CELL / 2, 13, 12, 'strong') : '') +
        // both lines up to their tiles, in the gaps
        (isOpen
          ? rect('beam', -x - 2, -2.5, WIDE, HIGH, 7) + rect('beam', -2.5, -y - 2, PITCH, TOP + FORUM_SIZE * HIGH, 7)
          : ''),
    );
  };

  /** The emperor tile in use, as a small forum. */
  const emperorTile = (): string => {
    const id = view.emperorTiles.at(-1) ?? '';
    const shown: readonly number[] = id === '' ? [] : box.catalog.emperorSpaces(id);
    const draw = () =>
      forumSpaces
        .map((one) => {
          return rect(shown.includes(one) ? 'gold' : 'well', columnOf(one) * 9, rowOf(one) * 9, 8, 8, 1.5);
        })
        .join('');
    return id === '' ? at(14, 1, draw()) : brush.thing(id, title(id), [14, 1, 35, 35], '', draw);
  };

  const foot = (): string => {
    const now = performing(view);
    const steps = [running?.action, running?.sub?.action].flatMap((step) => (step ? [title(step)] : []));
    const [sign, hue] = ACTIONS[now?.action ?? 'trade'];
    const w = 232;
    const pips = Array.from({ length: most }, (_, i) => {
      const isIn = now !== null && now.strength > i;
      const draw = () => badge(isIn ? 'terracotta' : 'well', i + 1, 12, 12, 12, isIn ? 'on strong' : 'soft');
      return brush.thing(strengthId(i + 1), said.strength(i + 1), [w - 28 * (most - i), 5, 24, 24], isIn, draw);
    });
    const { startPlayer, startMarkerClaimedBy: claimed } = view;
    return (
      rect('panel', 0, 0, w, FOOT) +
      (now === null ? '' : tinted(hue, sign, 10, 9, 16)) +
      label(now === null ? said.idle : steps.join(' › '), now === null ? 12 : 33, 21, {
        size: 12,
        room: w - 33 - 28 * most,
        kind: now === null ? 'soft' : 'strong',
      }) +
      pips.join('') +
      brush.thing(
        START_MARKER,
        said.start(pen.name(startPlayer)) + (claimed === null ? '' : `, ${said.claimed(pen.name(claimed))}`),
        [w + 8, 0, WIDE - w - 13, FOOT],
        `${startPlayer} ${claimed}`,
        () =>
          rect('panel', 0, 0, WIDE - w - 13, FOOT) +
          tinted('ink', icons.flag, 10, 9, 16) +
          pen.sign(startPlayer, 40, FOOT / 2, 12) +
          (claimed === null ? '' : pen.sign(claimed, 61, FOOT / 2, 12)),
      )
    );
  };

  const height = TOP + FORUM_SIZE * HIGH + 4;
  return titled(said.forum, {
    width: WIDE,
    height: height + FOOT,
    svg: emperorTile() + forumTiles.map(tile).join('') + forumSpaces.map(space).join('') + at(0, height, foot()),
  });
}
