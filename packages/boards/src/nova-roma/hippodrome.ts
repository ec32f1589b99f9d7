/** The hippodrome: three tracks, lines that cost horses, golden wheels, and the markers in their stacks. */
import type { ChariotId, TrackId } from '@ludi-romani/nova-roma';
import { trackIds } from '@ludi-romani/nova-roma/queries';
import * as icons from '../kit/icons';
import { about, type Drawing, placed, type Room, row } from '../kit/pen';
import { drawIcon, medal, token } from '../kit/pieces';
import { at, circle, joined, path, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { type Brush, below, headed, keyed, paint } from './brush';
import { wheelId } from './targets';

export function hippodrome(brush: Brush, room: Room): Drawing {
  const { box, view, pen, said, title, amounts } = brush;
  const { scoring, numbers } = box.tables;
  const { end, horsesTo, wheel } = box.track;
  const { width, height } = below(room);
  const isTall = pen.shape === 'tall';
  const chip = isTall ? 40 : 24;
  const foot = chip + 24;
  const top = 6;
  const high = height === undefined ? 48 : (height - foot - top - 6) / trackIds.length;
  const [left, right] = [16, 4];
  const startWidth = isTall ? 50 : 46;
  const pitch = (width - left - right - startWidth) / end;
  const trackHeight = trackIds.length * high + 6;

  const space = (track: TrackId, lane: number, number: number): string => {
    const here = view.tracks[track].filter((racer) => racer.space === number);
    const isWheel = wheel[number] === true;
    const isEnd = number === end;
    const isStart = number === 0;
    const horses = horsesTo[number] ?? 0;
    const id = `${track}-${number}`;
    const isLit = pen.isOpen(id);
    const w = isStart ? startWidth : pitch;
    const x = isStart ? left : left + startWidth + (number - 1) * pitch;
    const y = 3 + lane * high;
    const name = [
      title(id),
      horses > 0 && said.horses(horses),
      isWheel && said.wheel,
      isEnd && said.points(scoring.hippodromeEndVp),
      ...here.map(({ marker }) => brush.owner(marker)),
    ];
    // at the start side by side; elsewhere the lowest of a stack is at the bottom, the others are on it
    const r = Math.min(isTall ? 10 : 8, w / 2 - 2);
    const step = isStart
      ? Math.min(2 * r - 3, (w - 2 * r - 3) / Math.max(1, here.length - 1))
      : Math.min(r, (high - 2 * r - 4) / Math.max(1, here.length - 1));
    const tokens = here.map(({ marker }, i) => {
      const [tx, ty] = isStart
        ? [r + 1 + i * step, high / 2 + (step < 1.6 * r ? (i % 2) * 9 - 4.5 : 0)]
        : [
            w / 2 + (here.length === 1 ? 0 : (i % 2) * 2 - 1) * Math.min(4.5, w / 2 - r - 0.5),
            high / 2 + ((here.length - 1) / 2 - i) * step,
          ];
      return keyed(`${track}-of-${marker}`, token(brush.side(marker), tx, ty, r));
    });
    const inner =
      (isLit ? rect(1, 1, w - 2, high - 2, 6, paint(true)) : '') +
      (isEnd
        ? medal(scoring.hippodromeEndVp, w / 2, high / 2, Math.min(11.5, w / 2 - 1), '$terracotta')
        : isWheel
          ? drawIcon(icons.wheel, w / 2 - 8, high / 2 - 8, 16, '$goldText', 1.2)
          : isStart
            ? ''
            : circle(w / 2, high / 2, 2, { fill: '$sandLine' })) +
      joined(tokens) +
      (isLit ? circle(w / 2, high - 3, 4, { fill: '$select', stroke: '$panel', width: 1.2 }) : '');
    return placed(x, y, pen.thing(id, name.filter(Boolean).join(', '), w, high, inner, { lit: true }));
  };
  const spaces = Array.from({ length: end + 1 }, (_, i) => i);

  /** The lines that cost horses, over all tracks, with their price on top. */
  const gates = spaces.flatMap((number) => {
    const horses = horsesTo[number] ?? 0;
    if (horses === 0) return [];
    const x = left + startWidth + (number - 1) * pitch;
    const price = amounts({ horse: horses });
    const w = measure(price, 12) + 12;
    return [
      path(`M${x.toFixed(1)} 3v${trackHeight - 6}`, { stroke: '$terracotta', width: 2 }) +
        about(
          'horses',
          rect(x - w / 2, -8, w, 16, 8, { fill: '$veil', stroke: '$terracotta' }) +
            write(price, x, 4.3, { size: 12, anchor: 'middle' }),
        ),
    ];
  });

  /** The chariot tile that is fought for, or the next one. */
  const chariot = (id: ChariotId | null, isNow: boolean, most: number): Drawing => {
    if (id === null) return { width: 0, height: 0, svg: '' };
    const number = String(trackIds.indexOf(box.chariot(id).track) + 1);
    const text = isNow ? said.preferred(number, scoring.chariotTileVp) : said.next(number);
    const w = Math.min(most, measure(text, 12, isNow) + 2);
    const name = `${title(id)}: ${text}`;
    const inner = write(text, 1, 13, { size: 12, bold: isNow, fill: isNow ? '$ink' : '$head', room: w });
    return pen.thing(id, name, w, 18, inner, { about: isNow ? 'chariot-now' : 'chariot-next' });
  };

  // achievement markers that golden wheels give
  const stock = view.players.map(({ achievementMarkers: { hippodrome: count } }, seat): Drawing => {
    const id = wheelId(seat);
    const isLit = pen.isOpen(id);
    const w = isTall ? 60 : 44;
    const inner =
      rect(0, 0, w, chip, 8, paint(isLit, '$veil', '$sandLine')) +
      token(pen.side(seat), isTall ? 14 : 10, chip / 2, isTall ? 8 : 7) +
      drawIcon(icons.star, w - 26, chip / 2 - 6.5, 13, '$goldText') +
      write(count, w - 12, chip / 2 + 4.7, { size: 13, bold: true });
    return pen.thing(id, `${said.hippodromeMarkers(pen.name(seat))}: ${count}`, w, chip, inner, {
      lit: true,
      radius: 8,
      about: 'hippodrome-markers',
      value: count,
    });
  });
  const markers = row(stock, isTall ? 6 : 3);
  const next = chariot(view.nextChariot, false, width / 2);
  const now = chariot(view.preferredChariot, true, width - next.width - 6);
  const note = said.wheelGives(amounts(numbers.wheelReward));
  const legend: Drawing = {
    width: 19 + measure(note, 12),
    height: 16,
    svg: about(
      'golden-wheel',
      drawIcon(icons.wheel, 0, 0.5, 15, '$goldText', 1.2) + write(note, 19, 12.3, { size: 12, fill: '$head' }),
    ),
  };
  const chipsAt = trackHeight + 4;
  const body: Drawing = {
    width,
    height: top + trackHeight + foot,
    svg: at(
      0,
      top,
      rect(-2, 0, width + 4, trackHeight, 20, { fill: '$sand', stroke: '$sandLine', width: 1.4 }) +
        joined(
          trackIds.map(
            (track, lane) =>
              (lane === 0
                ? ''
                : path(`M12 ${(3 + lane * high).toFixed(1)}H${width - 12}`, { stroke: '$sandLine', width: 1.4 })) +
              about(track, write(lane + 1, 3, 3 + lane * high + high / 2 + 4.7, { size: 13, bold: true })),
          ),
        ) +
        joined(gates) +
        joined(trackIds.flatMap((track, lane) => spaces.map((number) => space(track, lane, number)))) +
        about(
          'hippodrome-markers',
          write(said.markers, 0, chipsAt + chip / 2 + 4.3, {
            size: 12.5,
            fill: '$head',
            room: width - markers.width - 4,
          }),
        ) +
        placed(width - markers.width, chipsAt, markers) +
        placed(0, chipsAt + chip + 3, now) +
        placed(width - next.width, chipsAt + chip + 3, next),
    ),
  };
  return headed({ about: 'hippodrome', title: said.hippodrome, pills: [legend] }, width, body);
}
