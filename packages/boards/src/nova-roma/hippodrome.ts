/** The hippodrome: three tracks, lines that cost horses, golden wheels, and the markers in their stacks. */
import type { ChariotId, TrackId } from '@ludi-romani/nova-roma';
import { icon } from '../kit/icons';
import { type Drawing, figure, titled } from '../kit/pen';
import { at, circle, rect } from '../kit/svg';
import { label } from '../kit/text';
import { type Brush, seatOf } from './brush';
import { wheelId } from './targets';

const TRACKS: readonly TrackId[] = ['track-1', 'track-2', 'track-3'];
const HEAD = 38;
const HIGH = 42;

export function hippodrome(brush: Brush, width: number): Drawing {
  const { box, view, pen, said, title } = brush;
  const { track: table, scoring } = box.tables;
  const { endSpace, lines, goldenWheels } = table;
  const pitch = (width - HEAD) / (endSpace + 1);
  const [w, h] = [pitch - 3, HIGH - 4];
  const horsesTo = (space: number) => lines.find(({ between: [, behind] }) => behind === space)?.horses ?? 0;

  const chariot = (id: ChariotId | null, track: TrackId, what: 'preferred' | 'next'): string => {
    if (id === null || box.chariots.get(id)?.track !== track) return '';
    const isFirst = what === 'preferred';
    const [x, y, r] = isFirst ? [9, 26, 9] : [27, 26, 7];
    return pen.thing(
      id,
      `${title(id)}: ${said[what]}, ${said.points(scoring.chariotTileVp)}`,
      { x: x - r, y: y - r, width: 2 * r, height: 2 * r },
      circle(isFirst ? 'gold' : 'panel', x, y, r),
      `<g class="${isFirst ? 'paper' : 'gold'}">${icon('wheel', x - r * 0.75, y - r * 0.75, r * 1.5)}</g>`,
    );
  };

  const track = (id: TrackId, row: number): string => {
    const racers = view.tracks[id];
    const spaces = Array.from({ length: endSpace + 1 }, (_, space) => {
      const here = racers.filter((racer) => racer.space === space);
      const horses = horsesTo(space);
      const isWheel = goldenWheels.includes(space);
      const isEnd = space === endSpace;
      const about = [
        title(`${id}-${space}`),
        ...(horses > 0 ? [said.horses(horses)] : []),
        ...(isWheel ? [said.wheel] : []),
        ...(isEnd ? [said.points(scoring.hippodromeEndVp)] : []),
        ...here.map(({ marker }) => brush.owner(marker)),
      ];
      // the lowest of a stack stands at the bottom, the others on it
      const step = Math.min(11, (h - 18) / Math.max(1, here.length - 1));
      return at(
        HEAD + space * pitch,
        row * HIGH,
        pen.thing(
          `${id}-${space}`,
          about.join(', '),
          { x: 0, y: 0, width: w, height: h },
          rect(space === 0 ? 'well' : 'panel', 0, 0, w, h, 4),
          isWheel ? `<g class="gold">${icon('wheel', w - 17, 2, 15)}</g>` : '',
          isEnd
            ? label(String(scoring.hippodromeEndVp), w / 2, 15, { size: 12, anchor: 'middle', kind: 'accent strong' })
            : '',
          space > 0 && !isEnd && !isWheel ? label(String(space), 5, 12, { size: 9.5, kind: 'soft' }) : '',
          ...here.map(({ marker }, i) => brush.sign(marker, w / 2, h - 9 - i * step, 10)),
        ),
        horses > 0 ? rect('terracotta', -3, 0, 3, h, 1) : '',
      );
    });
    const gates = lines.map(({ between: [, behind], horses }) =>
      at(
        HEAD + behind * pitch - 12.5,
        row * HIGH,
        rect('well', 0, 0, 22, 13, 3),
        figure('horse', horses, 2, 10, 'terracotta', 9.5).svg,
      ),
    );
    return (
      at(
        0,
        row * HIGH,
        label(String(row + 1), 0, 13, { size: 12, kind: 'strong' }),
        chariot(view.nextChariot, id, 'next'),
        chariot(view.preferredChariot, id, 'preferred'),
      ) +
      spaces.join('') +
      gates.join('')
    );
  };

  // achievement markers that golden wheels give
  const seats = [...view.players.keys()];
  const own = seatOf(view);
  const left = seats.map((seat, i) => {
    const count = view.players[seat]?.achievementMarkers.hippodrome ?? 0;
    return at(
      i * 62,
      TRACKS.length * HIGH,
      pen.thing(
        wheelId(seat),
        `${said.hippodromeMarkers(pen.name(seat))}: ${count}`,
        { x: 0, y: 0, width: 56, height: 22 },
        rect(seat === own ? 'panel' : 'well', 0, 0, 56, 22, 4),
        pen.sign(seat, 12, 11, 10),
        figure('star', count, 24, 15.5, 'gold', 13).svg,
      ),
    );
  });
  return titled(said.hippodrome, {
    width,
    height: TRACKS.length * HIGH + 22,
    svg: TRACKS.map(track).join('') + left.join(''),
  });
}
