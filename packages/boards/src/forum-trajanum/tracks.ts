/** The benefit tracks as ladders, climbed by the players' signs. */
import type { Components, TrackId, View } from '@ludi-romani/forum-trajanum';
import { TOP_LEVEL, trackIds } from '@ludi-romani/forum-trajanum/queries';
import * as icons from '../kit/icons';
import { type Drawing, placed, row, tinted, titled } from '../kit/pen';
import { at, line, rect } from '../kit/svg';
import { label } from '../kit/text';
import { FORUM } from './forum';
import { anyColor, buildingSign, digits, gains, plate } from './glyphs';
import type { Quill, Table } from './table';
import { levelId, trackId } from './targets';

type Benefit = Components['tracks'][TrackId][number];

const W = 96;
const GAP = 12;
const HEAD = 26;
const RUNG = 42;
const TOP = 26;
const START = 24;

/** What a benefit brings, in signs. */
function signs(benefit: Benefit): Drawing {
  const sign = (svg: string): Drawing => ({ width: 16, height: 16, svg });
  switch (benefit.benefit) {
    case 'gain':
      return row(gains(benefit.gain, 16), 4);
    case 'choose-worker':
      return row([sign(anyColor(0, 0, 16, true)), ...gains(benefit.gain, 16)], 4);
    case 'area-bonus':
      return sign(tinted('terracotta', icons.star, 0, 0, 16));
    case 'envoy-on-eagle':
      return row([sign(tinted('sea', icons.ship, 0, 0, 16)), sign(tinted('stone', icons.eagle, 0, 0, 16))], 4);
    case 'envoy-anywhere':
      return row([sign(tinted('sea', icons.ship, 0, 0, 16)), sign(anyColor(1, 1, 14))], 4);
    case 'grid-tile':
      return sign(tinted('stone', icons.laurel, 0, 0, 16));
    case 'extra-building':
      return sign(tinted('stone', icons.hammer, 0, 0, 16));
  }
}

export function tracks(table: Table, view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  const all = table.components.tracks;
  const ladders = trackIds.map((track): Drawing => {
    /** who stands on a level */
    const standing = (level: number) =>
      [...view.players.keys()].filter((seat) => view.players[seat]?.tracks[track] === level);
    const markers = (level: number, y: number) =>
      standing(level)
        .map((seat, i) => pen.sign(seat, W - 12 - 18 * i, y, 10))
        .join('');
    const names = (level: number) =>
      standing(level)
        .map((seat) => `, ${pen.name(seat)}`)
        .join('');
    const rungs = all[track].map((benefit, i) => {
      const level = i + 1;
      const y = HEAD + TOP + (TOP_LEVEL - level) * RUNG;
      const drawn = signs(benefit);
      return placed(
        3,
        y + 2,
        pen.thing(
          levelId(track, level),
          `${table.title(pen, levelId(track, level))}${level < TOP_LEVEL ? names(level) : ''}`,
          W - 6,
          RUNG - 4,
          rect('panel', 0, 0, W - 6, RUNG - 4, 4),
          digits(level, 10, 15, 11, 'soft'),
          placed(21, 4, drawn),
          level < TOP_LEVEL ? at(-3, -2, markers(level, 30)) : '',
        ),
      );
    });
    const height = HEAD + TOP + TOP_LEVEL * RUNG + START;
    return {
      width: W,
      height,
      svg:
        line('edge', 0.5, HEAD, 0.5, height) +
        line('edge', W - 0.5, HEAD, W - 0.5, height) +
        pen.thing(
          trackId(track),
          table.title(pen, track),
          W,
          20,
          plate(buildingSign(track), 0, 0, 20),
          label(table.title(pen, track), 26, 14.5, { size: 12, kind: 'strong', room: W - 26 }),
        ).svg +
        placed(
          3,
          HEAD + 1,
          pen.thing(
            `column-${track}`,
            `${said.atColumn}: ${table.title(pen, track)}${names(TOP_LEVEL)}`,
            W - 6,
            TOP - 3,
            rect('empty', 0, 0, W - 6, TOP - 3, 4),
            tinted('stone', icons.column, 6, 4, 15),
            at(-3, 0, markers(TOP_LEVEL, 11.5)),
          ),
        ) +
        rungs.join('') +
        placed(
          3,
          height - START + 2,
          pen.thing(
            levelId(track, 0),
            `${said.start}: ${table.title(pen, track)}${names(0)}`,
            W - 6,
            START - 2,
            digits(0, 10, 15, 11, 'soft'),
            at(-3, 0, markers(0, 11)),
          ),
        ),
    };
  });
  const drawing = row(ladders, GAP);
  return titled(said.tracks, { width: FORUM.width, height: FORUM.height - 22, svg: drawing.svg });
}
