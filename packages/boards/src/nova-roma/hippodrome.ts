/** The hippodrome: three tracks, lines that cost horses, golden wheels, and the markers in their stacks. */
import type { ChariotId, TrackId } from '@ludi-romani/nova-roma';
import { trackIds } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import { type Drawing, figure, middle, seatOf, tinted, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import type { Brush } from './brush';
import { wheelId } from './targets';

const HEAD = 38;
const HIGH = 42;

export function hippodrome(brush: Brush, width: number): Drawing {
  const { box, view, pen, said, title } = brush;
  const { scoring } = box.tables;
  const { end, horsesTo, wheel } = box.catalog.track;
  const pitch = (width - HEAD) / (end + 1);
  const [w, h] = [pitch - 3, HIGH - 4];

  /** The chariot tile that is fought for, or the next one, beside its track. */
  const chariot = (what: 'preferred' | 'next', id: ChariotId | null, x: number, r: number): string => {
    if (id === null) return '';
    const { track } = box.catalog.chariot(id);
    const isNow = what === 'preferred';
    const y = trackIds.indexOf(track) * HIGH + 27;
    return brush.thing(
      id,
      `${title(id)}: ${said[what]}, ${said.points(scoring.chariotTileVp)}`,
      [x - r, y - r, 2 * r, 2 * r],
      '',
      () =>
        circle(isNow ? 'gold' : 'panel', r, r, r) +
        tinted(isNow ? 'paper' : 'gold', icons.wheel, r / 4, r / 4, r * 1.5),
    );
  };

  const space = (track: TrackId, row: number, number: number): string => {
    const here = view.tracks[track].filter((racer) => racer.space === number);
    const horses = horsesTo[number] ?? 0;
    const isWheel = wheel[number] === true;
    const isEnd = number === end;
    const id = `${track}-${number}`;
    const about = [
      title(id),
      horses > 0 && said.horses(horses),
      isWheel && said.wheel,
      isEnd && said.points(scoring.hippodromeEndVp),
      ...here.map(({ marker }) => brush.owner(marker)),
    ];
    // the lowest of a stack stands at the bottom, the others on it
    const step = Math.min(11, (h - 18) / Math.max(1, here.length - 1));
    return (
      brush.thing(
        id,
        about.filter(Boolean).join(', '),
        [HEAD + number * pitch, row * HIGH, w, h],
        here.map(({ marker }) => marker).join(),
        () =>
          rect(number === 0 ? 'well' : 'panel', 0, 0, w, h, 4) +
          (isWheel ? tinted('gold', icons.wheel, w - 17, 2, 15) : '') +
          (isEnd ? middle(scoring.hippodromeEndVp, w / 2, 15, 12, 'accent strong') : '') +
          (number === 0 || isEnd || isWheel ? '' : label(String(number), 5, 12, { size: 9.5, kind: 'soft' })) +
          here.map(({ marker }, i) => brush.sign(marker, w / 2, h - 9 - i * step, 10)).join(''),
      ) +
      (horses === 0
        ? ''
        : brush.kept(`gate ${width} ${id}`, () =>
            at(
              HEAD + number * pitch - 3,
              row * HIGH,
              rect('terracotta', 0, 0, 3, h, 1),
              rect('well', -9.5, 0, 22, 13, 3),
              figure(icons.horse, horses, -7.5, 10, 'terracotta', 9.5).svg,
            ),
          ))
    );
  };
  const spaces = Array.from({ length: end + 1 }, (_, i) => i);

  // achievement markers that golden wheels give
  const left = view.players.map(({ achievementMarkers: { hippodrome: count } }, seat) =>
    brush.thing(
      wheelId(seat),
      `${said.hippodromeMarkers(pen.name(seat))}: ${count}`,
      [seat * 62, trackIds.length * HIGH, 56, 22],
      seatOf(view),
      () =>
        rect(seat === seatOf(view) ? 'panel' : 'well', 0, 0, 56, 22, 4) +
        pen.sign(seat, 12, 11, 10) +
        figure(icons.star, count, 24, 15.5, 'gold', 13).svg,
    ),
  );
  return titled(said.hippodrome, {
    width,
    height: trackIds.length * HIGH + 22,
    svg: [
      ...trackIds.map((_, row) => label(String(row + 1), 0, row * HIGH + 13, { size: 12, kind: 'strong' })),
      chariot('next', view.nextChariot, 27, 7),
      chariot('preferred', view.preferredChariot, 9, 9),
      ...trackIds.flatMap((track, row) => spaces.map((one) => space(track, row, one))),
      ...left,
    ].join(''),
  });
}
