/** The whole picture of a game, built from parts, in the same way for all games. */
import type { Engine, GameTypes, Readable, Seat } from '@ludi-romani/core';
import { sentence, sentences, text } from '@ludi-romani/core/words';
import { seatId } from '../asked';
import { changesOf } from '../changes';
import { pointedAt } from '../pointing';
import { type Board, CONFIRM, DONE, type FrameLabels, type Look, type Shape, TURN } from '../types';
import { wonText } from '../won';
import { type Gain, ghosts, type Marked, marksOver, rings, type Sketch, sketched, tip } from './ghosts';
import type { Icon } from './icons';
import { painted } from './ink';
import {
  about,
  column,
  type Drawing,
  flow,
  type Pen,
  panel,
  penOf,
  placed,
  type Room,
  shapeOfLook,
  TABLE,
} from './pen';
import { drawIcon, hueOf, token } from './pieces';
import { at, escaped, joined, type Paint, path, rect } from './svg';
import { type Counted, fitted, measure, SMALLEST, set, type Type, wordFor, write } from './text';

/** A number that a player has, with its icon and the word for it. */
export interface Counter {
  /** what explanations call it, such as `coins` */
  readonly about: string;
  /** an icon in a color, or the markup of a piece of 16 x 16 */
  readonly icon?: Icon | string;
  /** the color of the icon, by default that of text */
  readonly color?: string;
  readonly value: number | string;
  /** the same for any number, or one for one and one for several */
  readonly word: string | Counted;
}

/** Returns the word of a counter beside its value, or as a heading for any value. */
const beside = ({ word, value }: Counter): string => (typeof word === 'string' ? word : wordFor(word, Number(value)));
const headOf = ({ word }: Pick<Counter, 'word'>): string => (typeof word === 'string' ? word : word[1]);

/** A part and its place in the table, in the coordinates of the shape. */
export interface Placement extends Required<Room> {
  readonly part: string;
  readonly x: number;
  readonly y: number;
}

/** The parts of a picture that differ between games. */
export interface Artist<G extends GameTypes, L extends FrameLabels> {
  /** the published title of the game */
  readonly title: string;
  readonly icon: Icon;
  /** the gradients and patterns that only this game has */
  readonly grounds?: Readonly<Record<string, string>>;
  /** Returns the color that a seat's pieces have in the box, if it has colors. */
  color(view: G['view'], seat: Seat): string | undefined;
  /** Returns the stage of the game, such as the round, and how much of the game that is. */
  status(view: G['view'], look: Look<G, L>): { readonly text: string; readonly done?: number; readonly of?: number };
  /** Lists the parts that the game adds, in the order of a small screen. `area-0` and so on are the areas of the players. */
  parts(view: G['view']): readonly string[];
  /** Returns the name of a part that the game adds, short enough for a tab. The areas of other players have their names by default. */
  tab?(part: string, view: G['view'], look: Look<G, L>): string | undefined;
  /** Returns the places of the parts: in 1000 x 726 for `wide`, in a column of 760 for `square`. */
  layout(view: G['view'], shape: 'wide' | 'square', pen: Pen<G, L>): readonly Placement[];
  /** Draws one part in the given room. */
  draw(part: string, view: G['view'], pen: Pen<G, L>, room: Room): Drawing;
  /** Draws the choices of the viewer in this width, below the question. Ids that are neither there nor in a part have buttons anyway. */
  choices?(view: G['view'], pen: Pen<G, L>, width: number): Drawing;
  /** Returns what everybody may know of a player's holdings. */
  counters(view: G['view'], seat: Seat, look: Look<G, L>): readonly Counter[];
  /**
   * Returns the form of what an action lays over several things, such as a polyomino in one orientation, or `undefined` if it lays nothing. A click
   * then chooses the whole action, and the player turns what the pointer carries to the next form. The action's first target is where it is held.
   */
  form?(action: G['action']): string | undefined;
  /** Returns the ids that an action points at, as `Board.targets` does. Only fields that are secret can be missing in the action. */
  targets(seen: Readable<G>, action: G['action']): readonly string[];
}

/** The parts of a picture as they were drawn for one view and look. */
interface Drawn<G extends GameTypes, L extends FrameLabels> {
  readonly view: G['view'];
  readonly look: Look<G, L>;
  readonly pen: Pen<G, L>;
  readonly parts: Map<string, Drawing>;
  /** the parts of the table in their places */
  readonly table: { x: number; y: number; drawing: Drawing }[];
  /** what a click would lead to, if that is shown */
  readonly next: Drawn<G, L> | undefined;
}

/** What is drawn in the parts, by id. */
type Things = Pen<GameTypes, FrameLabels>['things'];

/** A picture before it is painted, in pieces: runtimes are slow with long texts. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly string[];
}

const without = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Omit<T, K> => {
  const copy = { ...from };
  for (const key of keys) delete copy[key];
  return copy;
};

/** What the drawing of the parts depends on. */
const DRAWN_WITH = ['words', 'names', 'prefix', 'area', 'preview', 'selected', 'highlight', 'done'] as const;

/** The widths of the three layouts, and of the column with the players. */
const WIDTH: Readonly<Record<Shape, number>> = { wide: 1280, square: 776, tall: 360 };
const SIDE = 254;
const MARGIN = 8;
/** The room for the table in the wide layout. */
export const TABLE_ROOM = { width: 1000, height: 726 };
const NOTHING: Drawing = { width: 0, height: 0, svg: '' };
/** The least height of the bar with the question. */
const BAR = 58;
/** The width of a part that is drawn alone. */
const innerOf = (shape: Shape): number => WIDTH[shape] - 2 * MARGIN;

/** The least and the largest width of a button, its least height, and the room above and below its text, by default 7. */
export interface ButtonRoom {
  readonly least: number;
  readonly most: number;
  readonly height: number;
  readonly pad?: number;
}

/** Returns the text of a button in lines, and the size of the button. */
function buttonSize(shown: string, { least, most, height, pad = 7 }: ButtonRoom) {
  const type: Type = { size: 14, room: most - 24, lines: 8, anchor: 'middle' };
  const label = fitted(shown, type);
  return {
    type,
    label,
    width: Math.min(most, Math.max(least, ...label.rows.map((line) => measure(line, label.size) + 26))),
    height: Math.max(height, label.rows.length * label.leading + 2 * pad),
  };
}

/** Returns a button, as wide as its text if there is room for it. The text is its name by default. */
export function button(
  pen: Pick<Pen<GameTypes, FrameLabels>, 'isChosen' | 'thing'>,
  id: string,
  name: string,
  room: ButtonRoom,
  shown = name,
): Drawing {
  const { type, label, width, height } = buttonSize(shown, room);
  const top = height / 2 + label.size * 0.36 - ((label.rows.length - 1) * label.leading) / 2;
  const paint: Paint =
    id === CONFIRM
      ? { fill: '$terracotta', stroke: '$terracotta' }
      : pen.isChosen(id)
        ? { fill: '@lit', stroke: '$select', width: 2 }
        : { fill: '$panel', stroke: '$soft' };
  const words: Type = id === CONFIRM ? { ...type, fill: '$on', bold: true } : type;
  const svg = rect(0, 0, width, height, 8, paint) + set(label, width / 2, top, words);
  return pen.thing(id, name, width, height, svg, { lit: true, radius: 8 });
}

/** Returns the board of a game for an engine. */
export function boardOf<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  artist: Artist<G, L>,
): Board<G, L> {
  const ownQuestion = (view: G['view']): G['question'] | null =>
    view.viewer === 'spectator' ? null : engine.openQuestion(view, view.viewer);

  /** A number of a player, with its icon, and with its word if no heading has it. */
  const counterOf = (pen: Pen<G, L>, seat: Seat, one: Counter, isHeaded: boolean): Drawing => {
    const left = one.icon === undefined ? 0 : 20;
    const end = left + measure(String(one.value), 14, true);
    const word = beside(one);
    const width = end + (isHeaded ? 0 : 4 + measure(word, 12));
    return pen.thing(
      `seat-${seat}-${one.about}`,
      `${headOf(one)}: ${one.value}`,
      width,
      18,
      (one.icon === undefined
        ? ''
        : typeof one.icon === 'string'
          ? at(0, 1, one.icon)
          : drawIcon(one.icon, 0, 1, 15, one.color)) +
        write(one.value, left, 14, { size: 14, bold: true }) +
        (isHeaded ? '' : write(word, end + 4, 14, { size: 12, fill: '$soft' })),
      { about: one.about, value: typeof one.value === 'number' ? one.value : undefined },
    );
  };

  /** The players in a column, with their points and counters. Counters stand below their words if there is room, or have a word each. */
  const seatColumn = (view: G['view'], pen: Pen<G, L>, width: number): Drawing => {
    const { vp } = pen.look.words.labels;
    const scores = engine.scores(view);
    const active = engine.activePlayers(view);
    const all = view.players.map((_, seat) => artist.counters(view, seat, pen.look));
    const [first = []] = all;
    const widths = first.map((one, i) => {
      const values = all.map((counters) => measure(String(counters[i]?.value ?? ''), 14, true));
      return Math.max(38, measure(headOf(one), 12), (one.icon === undefined ? 0 : 20) + Math.max(...values));
    });
    /** the room between the columns, whose words may be of different lengths */
    const space = (width - 20 - widths.reduce((sum, one) => sum + one, 0)) / Math.max(1, first.length - 1);
    // without room for the words as heads, each counter has its word
    const isHeaded = first.length > 0 && space >= 4;
    const places = widths.map((_, i) => 10 + i * space + widths.slice(0, i).reduce((sum, one) => sum + one, 0));
    const heads = first.map((one, i) =>
      about(one.about, write(headOf(one), places[i] ?? 0, 13, { size: 12, fill: '$soft' })),
    );
    const unit = measure(vp, 12) + 6;
    const drawn = all.map((counters, seat): Drawing => {
      const name = pen.name(seat);
      const total = scores[seat]?.total ?? 0;
      const things = counters.map((one) => counterOf(pen, seat, one, isHeaded));
      const held = isHeaded
        ? { height: 18, svg: joined(things.map((one, i) => placed((places[i] ?? 0) - 10, 0, one))) }
        : flow(things, width - 18, 8);
      const h = things.length === 0 ? 40 : 38 + held.height;
      const isActive = active.includes(seat);
      const end = measure(String(total), 19, true);
      const points = pen.thing(
        `seat-${seat}-points`,
        `${total} ${vp}`,
        end + unit,
        22,
        write(total, end, 17, { size: 19, bold: true, anchor: 'end', fill: '$accent' }) +
          write(vp, end + unit, 17, { size: 12, anchor: 'end', fill: '$soft' }),
        { about: 'points', value: total },
      );
      const svg =
        panel(width, h, 9, isActive ? '$select' : '$line', isActive ? 2 : 1) +
        token(pen.side(seat), 20, 20, 11) +
        write(name, 38, 25, { size: 16, bold: true, room: width - 56 - points.width }) +
        placed(width - 10 - points.width, 9, points) +
        at(10, 33, held.svg);
      return pen.thing(seatId(seat), name, width, h, svg, { radius: 9, about: 'player' });
    });
    const rows = column(drawn, 6);
    const top = isHeaded ? 20 : 0;
    return { width, height: rows.height + top, svg: (isHeaded ? joined(heads) : '') + at(0, top, rows.svg) };
  };

  /** The players in rows, as many in a row as their names allow: for small screens. */
  const seatRows = (view: G['view'], pen: Pen<G, L>, width: number): Drawing => {
    const scores = engine.scores(view);
    const active = engine.activePlayers(view);
    // a phone shows the own area in another part than most questions, so the own counters are here
    const own = view.viewer === 'spectator' || pen.shape !== 'tall' ? null : view.viewer;
    const { vp } = pen.look.words.labels;
    const unit = measure(vp, 12) + 4;
    const widthOf = (seat: Seat) => measure(String(scores[seat]?.total ?? 0), 17, true) + unit;
    const needed = view.players.map((_, seat) => measure(pen.name(seat), SMALLEST, true) + widthOf(seat) + 48);
    const most = Math.floor((width + 6) / Math.max(...needed));
    const perRow = Math.max(1, Math.min(view.players.length, most));
    const w = (width + 6) / perRow - 6;
    const drawn = view.players.map((_, seat): Drawing => {
      const name = pen.name(seat);
      const total = scores[seat]?.total ?? 0;
      const held = artist.counters(view, seat, pen.look).map((one) => `${headOf(one)}: ${one.value}`);
      const isActive = active.includes(seat);
      const svg =
        panel(w, 40, 9, isActive ? '$select' : '$line', isActive ? 2 : 1) +
        token(pen.side(seat), 16, 20, 9) +
        write(name, 29, 25, { size: 14, bold: true, room: w - 42 - widthOf(seat) }) +
        write(total, w - 10 - unit, 26, { size: 17, bold: true, anchor: 'end', fill: '$accent' }) +
        write(vp, w - 10, 26, { size: 12, anchor: 'end', fill: '$soft' });
      const label = [`${name}: ${total} ${vp}`, ...(seat === own ? [] : held)].join(', ');
      return pen.thing(seatId(seat), label, w, 40, svg, { radius: 9, about: 'player', value: total });
    });
    const rows = flow(drawn, width, 6);
    if (own === null) return { ...rows, width };
    const counters = artist.counters(view, own, pen.look).map((one) => counterOf(pen, own, one, false));
    const held = flow(counters, width - 16, 10);
    if (held.height === 0) return { ...rows, width };
    const strip = { width, height: held.height + 8, svg: panel(width, held.height + 8) + at(8, 4, held.svg) };
    return { ...column([rows, strip], 4), width };
  };

  const seats = (view: G['view'], pen: Pen<G, L>, width: number): Drawing =>
    pen.shape === 'wide' ? seatColumn(view, pen, width) : seatRows(view, pen, width);

  /** The ids that have no place in the parts or the choices, with the texts of their buttons. */
  const unplacedIn = (
    view: G['view'],
    pen: Pen<G, L>,
    parts: Things,
  ): { readonly id: string; readonly name: string }[] => {
    const { look } = pen;
    const { words, names } = look;
    const chosen = (look.selected ?? []).filter((id) => id !== DONE);
    const unplaced = [...new Set([...chosen, ...(look.highlight ?? [])])].filter(
      (id) => !parts.has(id) && !pen.things.has(id),
    );
    // the legal actions with their ids: a button that leaves one action shows its sentence
    const legal = (unplaced.length === 0 ? [] : engine.choices(view, ownQuestion(view)?.player ?? -1)).flatMap(
      (choice) => (choice.judgement.legal ? [{ action: choice.action, ids: artist.targets(view, choice.action) }] : []),
    );
    const nameOf = (id: string): string => {
      const meant = legal.filter(({ ids }) => [id, ...chosen].every((one) => ids.includes(one)));
      const [only] = meant;
      return meant.length === 1 && only !== undefined ? text(words.say(view, only.action), names) : words.title(id);
    };
    return [
      ...(look.preview !== undefined && pen.shape === 'tall' ? [{ id: CONFIRM, name: words.labels.confirm }] : []),
      ...unplaced.map((id) => ({ id, name: nameOf(id) })),
      ...(look.done ? [{ id: DONE, name: words.labels.done }] : []),
      ...(look.preview?.canTurn ? [{ id: TURN, name: words.labels.rotate }] : []),
    ];
  };

  /** The texts of the prompt: the open question, who won or how many things are open, and the reason of the last refusal. */
  const texts = (view: G['view'], pen: Pen<G, L>) => {
    const { look } = pen;
    const { words, refusal, highlight = [] } = look;
    const question = ownQuestion(view);
    const isOver = view.pending.length === 0;
    const asked = question === null ? words.labels.waiting : text(words.ask(view, question), look.names);
    const won = wonText(engine, words, view, pen.name);
    const why = refusal == null ? undefined : words.refuse(refusal);
    const clause = refusal?.clause ?? null;
    return {
      heading: look.prompt ?? (isOver ? words.labels.over : asked),
      won,
      open:
        won !== undefined || question === null
          ? ''
          : (look.preview?.[pen.shape === 'tall' ? 'said' : 'text'] ??
            (highlight.length > 0 ? words.labels.pick(highlight.length) : '')),
      why:
        why === undefined ? '' : text(sentence([why])) + (clause === null ? '' : ` (${words.labels.clause(clause)})`),
      url: clause === null ? undefined : look.clauseUrl?.(clause),
    };
  };

  const linked = (svg: string, url: string | undefined): string =>
    url === undefined ? svg : `<a href="${escaped(url)}" target="_blank">${svg}</a>`;

  const ticks = (done: number, of: number, x: number, y: number): string =>
    joined(
      Array.from({ length: of }, (_, i) => rect(x + i * 4.3, y, 3, 9, 1, { fill: i < done ? '$terracotta' : '$line' })),
    );

  /** The bar on top of the table: the game, the question, and the buttons. */
  const bar = (view: G['view'], pen: Pen<G, L>, parts: Things, width: number): Drawing => {
    const { heading, won, open, why, url } = texts(view, pen);
    const status = artist.status(view, pen.look);
    const statusWidth = measure(status.text, 12.5);
    const isNarrow = width < 1000;
    const left = isNarrow ? 190 : 226;
    // before the buttons, which are for ids that have no other place
    const choices = artist.choices?.(view, pen, width - 28) ?? NOTHING;
    const named = unplacedIn(view, pen, parts);
    const [most, along] = isNarrow ? [240, 250] : [560, 620];
    const wide: ButtonRoom = { least: 56, most, height: 32 };
    // two rows of low buttons fit into the bar
    const sizes = named.map(({ name }): Drawing => ({ ...buttonSize(name, wide), svg: '' }));
    const isTight = flow(sizes, along, 8).height > 32;
    const shown = flow(
      named.map(({ id, name }) => button(pen, id, name, isTight ? { ...wide, height: 24, pad: 3 } : wide)),
      along,
      isTight ? 4 : 8,
    );
    const room = width - left - 14 - (shown.width === 0 ? 0 : shown.width + 16);
    // a question of one line is large, two lines fit into the bar if they are smaller
    const size = measure(heading, 16, true) <= room ? 19 : 16;
    const type: Type = { size, room, lines: size === 19 ? 1 : 3, bold: true, leading: 1.1 };
    const question = fitted(heading, type);
    const below = [
      ...(won === undefined ? [] : [{ said: won, fill: '$accent', bold: true }]),
      ...(why === '' ? [] : [{ said: why, fill: '$accent', bold: false }]),
      ...(open === '' || why !== '' ? [] : [{ said: open, fill: '$soft', bold: false }]),
    ].map(({ said, fill, bold }) => {
      const look: Type = { size: 13, room, lines: 3, fill, bold };
      return { look, label: fitted(said, look) };
    });
    const textHeight =
      question.rows.length * question.leading +
      below.reduce((sum, { label }) => sum + label.rows.length * label.leading + 3, 0);
    const height = Math.max(BAR, textHeight + 6, shown.height + 6);
    let y = (height - textHeight) / 2 + question.size * 0.82;
    let svg = set(question, left, y, type);
    y += (question.rows.length - 1) * question.leading + 5;
    for (const { look, label } of below) {
      y += label.leading;
      const drawn = set(label, left, y, look);
      svg += why !== '' && look.fill === '$accent' ? linked(drawn, url) : drawn;
      y += (label.rows.length - 1) * label.leading + 3;
    }
    const tickX = 48 + statusWidth + 10;
    const isTicked = status.of !== undefined && tickX + status.of * 4.3 < left - 19;
    const titleType: Type = { size: 17, bold: true, room: left - 70, lines: status.text === '' ? 2 : 1 };
    const title = fitted(artist.title, titleType);
    const titleY = status.text === '' ? 35 - ((title.rows.length - 1) * title.leading) / 2 : 27;
    const total = height + (choices.height === 0 ? 0 : choices.height + 10);
    return {
      width,
      height: total,
      svg:
        rect(0, 0, width, total, 0, { fill: '$panel' }) +
        path(`M0 ${total - 0.5}h${width}M${left - 16} 12v${height - 24}`, { stroke: '$line' }) +
        about('game', drawIcon(artist.icon, 14, height / 2 - 12, 25, '$accent', 1.3)) +
        at(
          0,
          height / 2 - 29,
          set(title, 48, titleY, titleType) +
            write(status.text, 48, 45, { size: 12.5, fill: '$soft', room: left - 70 }) +
            (isTicked ? ticks(status.done ?? 0, status.of ?? 0, tickX, 36) : ''),
        ) +
        svg +
        at(width - 14 - shown.width, (height - shown.height) / 2, shown.svg) +
        placed(14, height, choices),
    };
  };

  /** The sheet below the part that is shown on a phone. */
  const promptSheet = (view: G['view'], pen: Pen<G, L>, parts: Things, width: number): Drawing => {
    const { heading, won, open, why, url } = texts(view, pen);
    const room = width - 24;
    let y = 8;
    let svg = '';
    const add = (said: string, type: Type, href?: string) => {
      if (said === '') return;
      const label = fitted(said, { room, lines: 6, ...type });
      svg += linked(set(label, 12, y + label.size, type), href);
      y += label.rows.length * label.leading + 5;
    };
    add(heading, { size: 17, bold: true });
    const { text: stage, done = 0, of = 0 } = artist.status(view, pen.look);
    const isAsked = pen.look.preview === undefined && won === undefined;
    const below = won ?? (isAsked ? [stage, open].filter((one) => one !== '').join(' · ') : open);
    const tickX = 12 + measure(below, 13) + 10;
    if (isAsked && tickX + of * 4.3 < width - 12) svg += ticks(done, of, tickX, y + 3);
    add(below, won === undefined ? { size: 13, fill: '$soft' } : { size: 15, bold: true, fill: '$accent' });
    add(why, { size: 14, fill: '$accent' }, url);
    const choices = artist.choices?.(view, pen, room) ?? NOTHING;
    for (const shown of [
      choices,
      flow(
        unplacedIn(view, pen, parts).map(({ id, name }) =>
          button(pen, id, name, { least: (room - 8) / 2, most: room, height: 44 }),
        ),
        room,
        8,
      ),
    ]) {
      if (shown.height === 0) continue;
      svg += placed(12, y + 5, shown);
      y += shown.height + 15;
    }
    return { width, height: y + 3, svg: panel(width, y + 3) + svg };
  };

  /** what was drawn last, and what a click there would lead to: the prompt and the table of one page need the same parts */
  const recent: Drawn<G, L>[] = [];
  const drawnFor = (view: G['view'], look: Look<G, L>, isForeseen = false): Drawn<G, L> => {
    const shape = shapeOfLook(look);
    const known = recent.find(
      (one) =>
        one.view === view && one.pen.shape === shape && DRAWN_WITH.every((field) => one.look[field] === look[field]),
    );
    if (known !== undefined) return known;
    const { preview } = look;
    // what is open stays open, so that no label differs for another reason than the action
    const next =
      preview === undefined ? undefined : drawnFor(preview.view, { ...without(look, 'preview', 'marks'), shape }, true);
    const pen = penOf(view, look, artist.color, next?.pen, isForeseen);
    const drawn: Drawn<G, L> = { view, look, pen, parts: new Map(), table: [], next };
    // a whole picture is drawn once, and long texts are slow to collect
    if (look.part === undefined && !isForeseen) return drawn;
    recent.unshift(drawn);
    recent.length = Math.min(recent.length, 4);
    return drawn;
  };

  /** Draws something once. What it would become is drawn before. */
  const drawOnce = (drawn: Drawn<G, L>, name: string, draw: (drawn: Drawn<G, L>) => Drawing): Drawing => {
    const known = drawn.parts.get(name);
    if (known !== undefined) return known;
    if (drawn.next !== undefined) drawOnce(drawn.next, name, draw);
    const one = draw(drawn);
    drawn.parts.set(name, one);
    return one;
  };
  const partOf = (drawn: Drawn<G, L>, part: string): Drawing =>
    drawOnce(drawn, part, ({ view, pen }) => {
      const width = innerOf(pen.shape);
      if (part === 'seats') return seats(view, pen, pen.shape === 'wide' ? SIDE : width);
      return artist.draw(part, view, pen, { width });
    });
  /** Draws the parts of the table, without the bar and the players. Returns its size. */
  const tableOf = (drawn: Drawn<G, L>, shape: 'wide' | 'square'): Omit<Drawing, 'svg'> =>
    drawOnce(drawn, TABLE, ({ view, pen, table }) => {
      const places = artist.layout(view, shape, pen);
      // in the order in which the eye meets them, which is the order of Tab
      for (const { part, x, y, width, height } of places)
        table.push({ x, y, drawing: artist.draw(part, view, pen, { width, height }) });
      return {
        width: Math.max(...places.map(({ x, width }) => x + width)),
        height: Math.max(...places.map(({ y, height }) => y + height)),
        svg: '',
      };
    });

  /** What the viewer would pay and get. */
  const gainsOf = (view: G['view'], after: G['view'], look: Look<G, L>): Gain[] => {
    if (view.viewer === 'spectator') return [];
    const seat = view.viewer;
    const { vp } = look.words.labels;
    const all = (of: G['view']): Pick<Counter, 'about' | 'value' | 'word'>[] => [
      ...artist.counters(of, seat, look),
      { about: 'points', value: engine.scores(of)[seat]?.total ?? 0, word: vp },
    ];
    const next = all(after);
    return all(view).flatMap(({ about, value }): Gain[] => {
      const one = next.find((other) => other.about === about);
      const by = Number(one?.value) - Number(value);
      return one === undefined || !(Math.abs(by) > 0) ? [] : [{ by, word: headOf(one) }];
    });
  };

  /** The marks of a picture: what a click would change, or else what others have changed. */
  const marksOf = ({ look, pen, next }: Drawn<G, L>): Marked[] => {
    const plans = [...pen.things].flatMap(([id, { value }]): Marked[] => {
      const by = (next?.pen.things.get(id)?.value ?? Number.NaN) - (value ?? Number.NaN);
      return Math.abs(by) > 0 ? [{ id, by, isPlan: true, side: pen.side(0) }] : [];
    });
    const { marks = [] } = look;
    // a number that all marks have says nothing, and the sign of a seat would say that the thing belongs to it
    const isNumbered = marks.some(({ n = 1 }) => n > 1);
    const planned = new Set(plans.map(({ id }) => id));
    return [
      ...plans,
      ...marks.flatMap(({ id, by, n, seat = 0 }): Marked[] =>
        planned.has(id) ? [] : [{ id, by, n: isNumbered ? n : undefined, side: pen.side(seat) }],
      ),
    ];
  };

  /** A drawing in pieces, with a margin. */
  const alone = ({ width, height }: Omit<Drawing, 'svg'>, pieces: readonly string[]): Sheet => ({
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
    pieces,
  });
  /** The drawing of a part, of the table, or of everything. */
  const compose = (drawn: Drawn<G, L>, part: string | undefined, top: Drawing): Sheet => {
    const { pen } = drawn;
    if (part !== undefined && part !== TABLE) {
      const one = partOf(drawn, part);
      return alone(one, [placed(MARGIN, MARGIN, one)]);
    }
    const flat = pen.shape === 'tall' ? 'square' : pen.shape;
    const main = tableOf(drawn, flat);
    const tableAt = (left: number, top: number) =>
      drawn.table.map(({ x, y, drawing }) => placed(left + x, top + y, drawing));
    if (part === TABLE) return alone(main, tableAt(MARGIN, MARGIN));
    const players = partOf(drawn, 'seats');
    const y = top.height + MARGIN;
    const isWide = flat === 'wide';
    const from = isWide ? y : y + players.height + MARGIN;
    return {
      width: WIDTH[flat],
      height: Math.max(from + main.height, y + players.height) + MARGIN,
      pieces: [top.svg, placed(isWide ? main.width + 18 : MARGIN, y, players), ...tableAt(MARGIN, from)],
    };
  };

  const painting = (look: Look<G, L>, view: G['view'], { width, height, pieces }: Sheet, over = ''): string => {
    const { words, part, scheme = 'light', prefix = 'ludi-' } = look;
    const title =
      part === undefined || part === TABLE ? artist.title : `${artist.title}: ${board.tab(part, view, look)}`;
    const { text: stage } = artist.status(view, look);
    const body = painted(
      [rect(0, 0, width, height, 0, { fill: '@page' }), ...pieces, over],
      scheme,
      escaped(prefix),
      artist.grounds,
    );
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" class="ludi" lang="${escaped(words.language)}" role="group" aria-label="${escaped(stage === '' ? title : `${title}, ${stage}`)}" ` +
      `font-family="'Iowan Old Style','Palatino Linotype',Palatino,'TeX Gyre Pagella','Book Antiqua',Georgia,serif">${body}</svg>`
    );
  };

  /** Returns the action that lays something over the ids in `pointed`, the last of which is under the pointer, in the form of number `turn` or the next one. */
  const formOver = (
    view: G['view'],
    forms: readonly (readonly G['action'][])[],
    pointed: readonly string[],
    turn: number,
  ): G['action'] | undefined => {
    for (let i = 0; i < forms.length; i++) {
      const over = (forms[(((turn + i) % forms.length) + forms.length) % forms.length] ?? [])
        .map((action) => ({ action, ids: artist.targets(view, action) }))
        .filter(({ ids }) => pointed.every((id) => ids.includes(id)));
      const held = over.find(({ ids }) => ids[0] === pointed.at(-1)) ?? over[0];
      if (held !== undefined) return held.action;
    }
    return undefined;
  };

  const board: Board<G, L> = {
    parts: (view) => ['prompt', 'seats', ...artist.parts(view)],
    targets: (seen, action) =>
      action.type === undefined ? [seatId(action.player)] : artist.targets(seen, action as G['action']),
    hue: (view, seat) => hueOf(seat, artist.color(view, seat)),
    tab: (part, view, look) => {
      const seat = /^area-(\d+)$/.exec(part)?.[1];
      const owner = seat === undefined ? undefined : penOf(view, look, artist.color).name(Number(seat));
      return artist.tab?.(part, view, look) ?? owner ?? part;
    },
    changes: (before, after, look) => changesOf(board, before, after, look),
    preview: (view, choices, pointed, id, { words, names }, turn = 0) => {
      const forms = new Map<string, G['action'][]>();
      for (const { action, judgement } of choices) {
        const form = judgement.legal ? artist.form?.(action) : undefined;
        if (form !== undefined) forms.set(form, [...(forms.get(form) ?? []), action]);
      }
      const laid = formOver(view, [...forms.values()], [...pointed, id], turn);
      const next = laid === undefined ? pointedAt(artist, view, choices, pointed, id) : { action: laid };
      if (!('action' in next)) return null;
      const { action } = next;
      const said = text(sentence(words.say(view, action)), names);
      // a sentence that tells the same as the action, with the name of the player, is left out
      const told = sentences(words.tellAll(view, engine.preview(view, action))).filter(
        ({ phrases }) => text(sentence(words.instruction(phrases)), names) !== said,
      );
      const shown = [said, ...told.map(({ phrase }) => text(phrase, names))].join(' ');
      return {
        id,
        action,
        said,
        text: shown,
        view: engine.viewAfter(view, action),
        canTurn: laid !== undefined && forms.size > 1,
      };
    },
    board: (view, look) => {
      const { part, preview } = look;
      const drawn = drawnFor(view, look);
      const { pen } = drawn;
      const { shape } = pen;
      const sketchOf = ({ pieces }: Sheet, ...pens: readonly Pen<G, L>[]): Sketch =>
        sketched(joined(pieces), new Map(pens.flatMap(({ things }) => [...things])));
      const { ring = [] } = look;
      /** Returns the rings around what is in this sheet, drawn by `pens`. */
      const ringed = (sheet: Sheet, ...pens: readonly Pen<G, L>[]): string =>
        ring.length === 0 ? '' : rings(ring, sketchOf(sheet, ...pens));
      /** the pen of the bar or the sheet with the question */
      const asking = penOf(view, look, artist.color);
      /** Draws the bar last: it has buttons for the ids that are nowhere else, not even in an area that another one has replaced. */
      const barOf = (flat: 'wide' | 'square'): Drawing => {
        const home = look.area === undefined ? drawn : drawnFor(view, without(look, 'area'));
        tableOf(home, flat);
        partOf(home, 'seats');
        return bar(view, asking, home.pen.things, WIDTH[flat]);
      };
      if (part === 'prompt') {
        if (shape !== 'tall') {
          const { width, height, svg } = barOf(shape);
          const sheet = { width, height, pieces: [svg] };
          return painting(look, view, sheet, ringed(sheet, asking));
        }
        for (const name of artist.parts(view)) partOf(drawn, name);
        partOf(drawn, 'seats');
        const prompt = promptSheet(view, asking, pen.things, innerOf(shape));
        const sheet = alone(prompt, [placed(MARGIN, MARGIN, prompt)]);
        return painting(look, view, sheet, ringed(sheet, asking));
      }
      const top = part === undefined ? barOf(shape === 'tall' ? 'square' : shape) : NOTHING;
      const now = compose(drawn, part, top);
      const marked = marksOf(drawn);
      const over = ringed(now, pen, asking);
      if (marked.length === 0 && preview === undefined) return painting(look, view, now, over);
      const sketch = sketchOf(now, pen);
      const marks = marksOver(marked, sketch, now);
      if (preview === undefined || drawn.next === undefined) return painting(look, view, now, marks + over);
      const after = sketchOf(compose(drawn.next, part, top), drawn.next.pen);
      const meant = artist.targets(view, preview.action);
      const open = (look.highlight ?? []).filter((id) => !meant.includes(id));
      const gains = part === 'seats' ? [] : gainsOf(view, preview.view, look);
      return painting(
        look,
        view,
        now,
        ghosts(sketch, after, new Set(open)) + marks + tip(gains, preview.id, sketch, after, now, open) + over,
      );
    },
  };
  return board;
}
