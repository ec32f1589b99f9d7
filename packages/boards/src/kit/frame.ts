/** The whole picture of a game, built from parts, in the same way for all games. */
import type { Engine, GameTypes, Seat } from '@ludi-romani/core';
import { capital, text } from '@ludi-romani/core/words';
import { type Board, DONE, type FrameLabels, type Look } from '../types';
import { wonText } from '../won';
import { column, type Drawing, type Pen, penOf, placed, TABLE } from './pen';
import { style } from './style';
import { element, joined, rect } from './svg';
import { label, truncated, wrappedForAnyFont } from './text';

/** The parts of a picture that differ between games. */
export interface Artist<G extends GameTypes, L extends FrameLabels> {
  /** the published title of the game */
  readonly title: string;
  /** Returns the line under the title, such as the round. */
  subtitle(view: G['view'], look: Look<G, L>): string;
  /** Lists the parts that the game adds, in the order of a small screen. `area-0` and so on are the areas of the players. */
  parts(view: G['view']): readonly string[];
  /** Draws the choices of the viewer below the question. Without it, the prompt has a button for each id that is in no other part. */
  choices?(view: G['view'], pen: Pen<G, L>, room: number): Drawing;
  /** Draws one part. */
  draw(part: string, view: G['view'], pen: Pen<G, L>): Drawing;
  /** Returns the parts of each column from top to bottom. `left` is 640 wide and `right` 320; `below` is under both. */
  layout(view: G['view']): {
    readonly left: readonly string[];
    readonly right: readonly string[];
    readonly below: readonly string[];
  };
  /** Returns the holdings of a player in one line, such as `5 coins · 2 influence`. */
  holdings(view: G['view'], seat: Seat, look: Look<G, L>): string;
  targets: Board<G>['targets'];
}

export const LEFT = 640;
export const RIGHT = 320;
const GAP = 20;

/** The prompt is on the left side if that is shorter than the right one by more than this height. */
const ROOM_FOR_PROMPT = 90;
const heightOf = (drawings: readonly Drawing[]): number => drawings.reduce((sum, { height }) => sum + height + 16, 0);

/** Returns the board of a game for an engine. */
export function boardOf<G extends GameTypes, L extends FrameLabels>(
  engine: Engine<G>,
  artist: Artist<G, L>,
): Board<G, L> {
  const ownQuestion = (view: G['view']): G['question'] | null =>
    view.viewer === 'spectator' ? null : engine.openQuestion(view, view.viewer);

  const seats = (view: G['view'], pen: Pen<G, L>): Drawing => {
    const scores = engine.scores(view);
    const active = engine.activePlayers(view);
    const drawn = view.players.map((_, seat): Drawing => {
      const [w, h] = [RIGHT, 50];
      const name = pen.name(seat);
      const total = String(scores[seat]?.total ?? 0);
      const holdings = artist.holdings(view, seat, pen.look);
      const isActive = active.includes(seat);
      return pen.thing(
        `seat-${seat}`,
        `${name}: ${total}. ${holdings}`,
        w,
        h,
        rect('panel', 0, 0, w, h),
        isActive ? `<rect x="0" y="8" width="4" height="${h - 16}" rx="2" fill="var(--l-select)"/>` : '',
        pen.sign(seat, 22, 17, 12),
        label(name, 38, 21, { size: 14, kind: 'strong', room: w - 110 }),
        label(total, w - 12, 22, { size: 17, anchor: 'end', kind: 'accent strong' }),
        label(holdings, 14, 41, { size: 11, kind: 'soft', room: w - 28 }),
      );
    });
    return column(drawn, 6);
  };

  /** Draws the open question, the last refusal, and buttons for ids that have no place on the table. */
  const prompt = (view: G['view'], pen: Pen<G, L>): Drawing => {
    const { look } = pen;
    const { words, refusal } = look;
    const labels = words.labels;
    const question = ownQuestion(view);
    const highlight = look.highlight ?? [];
    const w = RIGHT;
    const choices = artist.choices?.(view, pen, w - 28);
    const chosen = (look.selected ?? []).filter((id) => id !== DONE);
    const unplaced = [...new Set([...chosen, ...highlight])].filter((id) => !pen.ids.has(id));
    const buttons = look.done ? [...unplaced, DONE] : unplaced;
    const isOver = view.pending.length === 0;
    const questionText = question === null ? labels.waiting : text(words.ask(view, question), look.names);
    const heading = look.prompt ?? (isOver ? labels.over : questionText);
    let y = 26;
    const rows: string[] = [];
    for (const one of wrappedForAnyFont(heading, 15, w - 28, 5, 'strong')) {
      rows.push(label(one, 14, y, { size: 15, kind: 'strong' }));
      y += 19;
    }
    const won = wonText(engine, words, view, pen.name);
    const below = won ?? (question !== null && highlight.length > 0 ? labels.pick(highlight.length) : '');
    const size = won === undefined ? 11 : 14;
    for (const one of below === '' ? [] : wrappedForAnyFont(below, size, w - 28, 3, 'plain')) {
      rows.push(label(one, 14, y, { size, kind: won === undefined ? 'soft' : 'accent' }));
      y += size + 5;
    }
    if (refusal != null) {
      const why = words.refuse(refusal);
      const { clause } = refusal;
      const reason = clause === null ? text(capital([why])) : `${clause}: ${why}`;
      const lines = wrappedForAnyFont(reason, 12, w - 28, 4, 'plain');
      const drawn = lines.map((one, i) => label(one, 14, y + 4 + 16 * i, { size: 12, kind: 'accent' })).join('');
      const url = clause === null ? undefined : look.clauseUrl?.(clause);
      rows.push(url === undefined ? drawn : element('a', { href: url, target: '_blank' }, drawn));
      y += 6 + 16 * lines.length;
    }
    if (choices?.height) {
      rows.push(placed(14, y, choices));
      y += choices.height + 10;
    }
    // the legal actions with their ids: a button that leaves one action shows its sentence
    const legal = (unplaced.length === 0 ? [] : engine.choices(view, question?.player ?? -1)).flatMap((choice) =>
      choice.judgement.legal ? [{ action: choice.action, ids: artist.targets(view, choice.action) }] : [],
    );
    const nameOf = (id: string): string => {
      if (id === DONE) return labels.done;
      const meant = legal.filter(({ ids }) => [id, ...chosen].every((one) => ids.includes(one)));
      const [only] = meant;
      return meant.length === 1 && only !== undefined
        ? text(words.say(view, only.action), look.names)
        : words.title(id);
    };
    for (const id of buttons) {
      const name = nameOf(id);
      const lines = wrappedForAnyFont(name, 12, w - 48, 6, 'plain');
      const h = 12 + 15 * lines.length;
      rows.push(
        placed(
          14,
          y,
          pen.thing(
            id,
            name,
            w - 28,
            h,
            rect('well', 0, 0, w - 28, h),
            ...lines.map((one, i) => label(one, 10, 18 + 15 * i, { size: 12 })),
          ),
        ),
      );
      y += h + 10;
    }
    const height = Math.max(90, y + 6);
    return {
      width: w,
      height,
      svg: rect('panel', 0, 0, w, height) + joined(rows),
    };
  };

  const parts = (view: G['view']): readonly string[] => ['prompt', 'seats', ...artist.parts(view)];

  const picture = ({ words, part }: Look<G, L>, { width: w, height: h, svg }: Drawing): string =>
    element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${w} ${h}`,
        class: 'ludi',
        lang: words.language,
        role: 'group',
        'aria-label': part === undefined ? artist.title : `${artist.title}: ${part}`,
      },
      style,
      `<rect class="page" width="${w}" height="${h}"/>`,
      svg,
    );

  return {
    parts,
    targets: artist.targets,
    board: (view, look) => {
      const pen = penOf(view, look);
      const draw = (name: string): Drawing => (name === 'seats' ? seats(view, pen) : artist.draw(name, view, pen));
      const { part } = look;
      if (pen.isAlone && part !== undefined) {
        // draws the other parts first: the prompt has buttons for the ids that are in none of them
        if (part === 'prompt') for (const name of ['seats', ...artist.parts(view)]) draw(name);
        const one = part === 'prompt' ? prompt(view, pen) : draw(part);
        return picture(look, { width: one.width + 12, height: one.height + 12, svg: placed(6, 6, one) });
      }
      const { left, right, below } = artist.layout(view);
      const head: Drawing = {
        width: LEFT,
        height: 46,
        svg:
          label(artist.title, 0, 20, { size: 21, kind: 'strong' }) +
          label(truncated(artist.subtitle(view, look), 12, LEFT), 0, 40, { size: 12, kind: 'soft' }),
      };
      const main = [head, ...left.map(draw)];
      const others = [draw('seats'), ...right.map(draw)];
      const rest = column(below.map(draw), 16);
      // the prompt comes last, so that nothing moves when it grows; it is on the right, unless the left side has much more room
      const isLeft = heightOf(others) > heightOf(main) + ROOM_FOR_PROMPT;
      const prompts = part === TABLE ? [] : [prompt(view, pen)];
      const table = column(isLeft ? [...main, ...prompts] : main, 16);
      const side = column(isLeft ? others : [...others, ...prompts], 16);
      const top = Math.max(table.height, side.height);
      const svg =
        placed(GAP, GAP, table) +
        placed(GAP + LEFT + GAP, GAP, side) +
        (below.length === 0 ? '' : placed(GAP, GAP + top + 16, rest));
      return picture(look, {
        width: GAP + LEFT + GAP + RIGHT + GAP,
        height: GAP + top + (below.length === 0 ? 0 : 16 + rest.height) + GAP,
        svg,
      });
    },
  };
}
