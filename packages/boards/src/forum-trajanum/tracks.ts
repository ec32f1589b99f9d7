/** The benefits of gray buildings as shelves, with the markers of the players. */
import type { Components, TrackId, View } from '@ludi-romani/forum-trajanum';
import { columnValue, TOP_LEVEL, trackIds } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { type Drawing, ground, heading, placed } from '../kit/pen';
import { drawIcon, token } from '../kit/pieces';
import { at, joined, rect } from '../kit/svg';
import { fitted, measure, set, type Type, write } from '../kit/text';
import { amountsOf, anyWorker, back, building, envoy, figure, planks } from './art';
import { amount, boxed, type Draw, type Quill, type Table } from './table';
import { levelId, trackId } from './targets';

type Benefit = Components['tracks'][TrackId][number];

/** Returns the words for a benefit. Workers of any color are plain workers: the drawing has all colors. */
function wordsOf(pen: Quill, benefit: Benefit): string {
  const said = pen.look.words.labels;
  if (benefit.benefit !== 'gain' && benefit.benefit !== 'choose-worker') return said.benefit[benefit.benefit];
  const gains = amountsOf(benefit.gain).map(([what, count]) =>
    count === 1 ? said.things[what][0] : amount(pen, what, count),
  );
  return [...(benefit.benefit === 'choose-worker' ? [said.collect.workerAnyColor[0]] : []), ...gains].join(', ');
}

/** The drawing of a benefit around (0, 0), about 22 wide and high. */
function picture(benefit: Benefit, pen: Quill): string {
  switch (benefit.benefit) {
    case 'gain': {
      const things = amountsOf(benefit.gain).flatMap(([what, count]) => Array(Math.min(count, 3)).fill(what));
      const scale = things.length > 1 ? 0.6 : 0.7;
      return joined(things.map((what, i) => figure(what, (i - (things.length - 1) / 2) * 9, 0.5, scale)));
    }
    case 'choose-worker':
      return anyWorker(0, 0, 0.66);
    case 'area-bonus':
      return figure('points', 0, 0, 0.8);
    case 'envoy-on-eagle':
      return drawIcon(icons.eagle, -9, -9, 18, '$goldText');
    case 'envoy-anywhere':
      return envoy(pen.side(0), 0, 0.5, 0.62);
    case 'grid-tile':
      return at(-8.5, -8.5, back(17));
    case 'extra-building':
      return drawIcon(icons.hammer, -9, -9, 18, '$head');
  }
}

/** The markers of the players on a level, the last one at x. They overlap if there is no room for all. */
function markers(view: View, pen: Quill, track: TrackId, level: number, x: number, y: number, room: number): string {
  const standing = [...view.players.keys()].filter((seat) => view.players[seat]?.tracks[track] === level);
  const step = Math.min(14.5, Math.max(4, (room - 14) / Math.max(1, standing.length - 1)));
  return joined(standing.map((seat, i) => token(pen.side(seat), x - 7 - (standing.length - 1 - i) * step, y, 6.8)));
}

const namesOn = (view: View, pen: Quill, track: TrackId, level: number): string =>
  joined(view.players.map((one, seat) => (one.tracks[track] === level ? `, ${pen.name(seat)}` : '')));

/** One shelf: its building, its four benefits, and the place at the column of Trajan. Narrow shelves have their words below each other. */
function shelf(table: Table, view: View, pen: Quill, track: TrackId, w: number, rowHeight: number): Drawing {
  const said = pen.look.words.labels;
  const isNarrow = w < 130;
  const head = isNarrow ? 42 : 24;
  const top = head + 2;
  const foot = isNarrow ? 34 : 19;
  const title = table.title(pen, track);
  const name = said.gray[track];
  const titleRoom = measure(title, 14, true);
  const rows = table.components.tracks[track].map((benefit, i): string => {
    const level = i + 1;
    const id = levelId(track, level);
    const type: Type = { size: 12.5, room: isNarrow ? w - 8 : w - 43 - 2, lines: isNarrow ? 2 : 1, leading: 1.05 };
    const words = fitted(wordsOf(pen, benefit), type);
    const width = measure(words.rows[0] ?? '', words.size);
    const h = rowHeight - 4;
    const inner =
      write(level, 6, isNarrow ? 15 : h / 2 + 4.6, {
        size: 13,
        bold: true,
        fill: pen.isOpen(id) ? '$litText' : '$soft',
      }) +
      at(isNarrow ? 28 : 28, isNarrow ? 12 : h / 2, picture(benefit, pen)) +
      set(words, isNarrow ? 4 : 43, isNarrow ? h - 4 - (words.rows.length - 1) * words.leading : h / 2 + 4.4, type) +
      (level < TOP_LEVEL
        ? markers(view, pen, track, level, w - 2, isNarrow ? 11 : h / 2, isNarrow ? w - 46 : w - 47 - width)
        : '');
    const label = `${table.title(pen, id)}${level < TOP_LEVEL ? namesOn(view, pen, track, level) : ''}`;
    return placed(
      0,
      top + i * rowHeight,
      boxed(pen, id, label, w, h, inner, { radius: 3, plain: { fill: '$shelf' }, about: id }),
    );
  });
  const end = top + TOP_LEVEL * rowHeight;
  const headWidth = Math.min(w, isNarrow ? w : 30 + titleRoom + 8);
  const start = pen.thing(
    levelId(track, 0),
    `${said.start}: ${title}${namesOn(view, pen, track, 0)}`,
    isNarrow ? w : w - headWidth,
    isNarrow ? 16 : 22,
    (isNarrow ? write(said.start, 4, 12, { size: 12, fill: '$soft' }) : '') +
      markers(
        view,
        pen,
        track,
        0,
        isNarrow ? w - 3 : w - headWidth - 3,
        isNarrow ? 8 : 12,
        isNarrow ? w - 46 : w - headWidth - 4,
      ),
    { about: 'start-of-track' },
  );
  return {
    width: w,
    height: end + foot,
    svg:
      boxed(
        pen,
        trackId(track),
        title,
        headWidth,
        isNarrow ? 40 : 24,
        building(track, 1, isNarrow ? 3 : 1, isNarrow ? 18 : 22) +
          write(name.charAt(0).toUpperCase() + name.slice(1), isNarrow ? 23 : 29, isNarrow ? 18 : 17, {
            size: 14,
            bold: true,
            room: headWidth - (isNarrow ? 23 : 31),
          }),
        { about: track },
      ).svg +
      placed(isNarrow ? 0 : headWidth, isNarrow ? 25 : 1, start) +
      joined(rows) +
      planks(
        -2,
        rows.map((_, i) => top + (i + 1) * rowHeight - 4),
        w + 4,
      ) +
      placed(
        0,
        end,
        pen.thing(
          `column-${track}`,
          `${said.atColumn}: ${title}${namesOn(view, pen, track, TOP_LEVEL)}`,
          w,
          foot - 2,
          rect(0, 0, w, foot - 2, 3, { fill: '$shelf', stroke: '$planLine', dash: '3 3' }) +
            drawIcon(icons.column, 20, 2, 14, '$soft', 1.3) +
            write(said.atColumn, isNarrow ? 4 : 43, isNarrow ? foot - 7 : 13, {
              size: 12,
              fill: '$soft',
              room: w - 8,
            }) +
            markers(view, pen, track, TOP_LEVEL, w - 3, 8.5, isNarrow ? w - 40 : 58),
          { about: 'track-end' },
        ),
      ),
  };
}

export const tracks: Draw = (table, view, pen, { width, height }) => {
  const said = pen.look.words.labels;
  const isTall = pen.shape === 'tall';
  const rowHeight = isTall ? 54 : Math.floor((((height ?? 176) - 28 - 26 - 19 - 6) / TOP_LEVEL) * 2) / 2;
  const room = width - 24 - 2 * 10;
  // a shelf is as wide as its longest words need
  const needs = trackIds.map((track) =>
    isTall ? 1 : Math.max(...table.components.tracks[track].map((benefit) => measure(wordsOf(pen, benefit), 12))) + 62,
  );
  const unit = room / needs.reduce((sum, one) => sum + one, 0);
  let x = 12;
  const drawn = trackIds.map((track, i): string => {
    const w = Math.floor((needs[i] ?? 1) * unit);
    const one = placed(x, isTall ? 44 : 27, shelf(table, view, pen, track, w, rowHeight));
    x += w + 10;
    return one;
  });
  const total = height ?? 44 + 44 + TOP_LEVEL * rowHeight + 34 + 8;
  const value = said.columnValue(columnValue(table.catalog, view));
  const noteWidth = Math.min(measure(value, 12), isTall ? width - 28 : width - 40 - measure(said.tracks, 14, true));
  const note = pen.thing(
    'column-value',
    value,
    noteWidth,
    14,
    write(value, isTall ? 0 : noteWidth, 11, {
      size: 12,
      fill: '$soft',
      anchor: isTall ? 'start' : 'end',
      room: noteWidth,
    }),
  );
  return {
    width,
    height: total,
    svg:
      ground(width, total, 'plan') +
      heading('tracks', said.tracks, 14, 20, width - 28) +
      (isTall ? placed(14, 26, note) : placed(width - 12 - noteWidth, 9, note)) +
      joined(drawn),
  };
};
