/** The arena and the stadium, and who is how strong. */
import type { CardId, Rewards, Space, View } from '@ludi-romani/aquileia';
import { asked } from '../asked';
import * as icons from '../kit/icons';
import { about, column, type Drawing, flow, type Room } from '../kit/pen';
import { drawIcon, token } from '../kit/pieces';
import { at, joined, rect } from '../kit/svg';
import { measure, write } from '../kit/text';
import { circus, coin, pit, tag } from './art';
import type { Box } from './box';
import { deck, endFace, nameOf } from './faces';
import { block, district, HEAD, level, plate, type Quill, radius, spaceThing, stageOf } from './table';
import { keepId, rewardId } from './targets';

type Fighting = Extract<Space, { readonly strength: number }>;

/** The shields of those who fight or race, the winner first. */
export function strengths(view: View, pen: Quill): Drawing {
  const said = pen.look.words.labels;
  // of the same strength, the one with the lower crest is first, and wins
  const rank = (seat: number): number => (view.track.includes(seat) ? view.track.indexOf(seat) : view.track.length);
  const seats = view.strengths
    .flatMap((strength, seat) => (strength === null ? [] : [{ seat, strength }]))
    .sort((a, b) => b.strength - a.strength || rank(a.seat) - rank(b.seat));
  if (seats.length === 0) return { width: 0, height: 0, svg: '' };
  const shields = seats.map(({ seat, strength }): Drawing => {
    const w = 26 + measure(String(strength), 14, true);
    return pen.thing(
      `strength-${seat}`,
      `${pen.name(seat)}: ${said.strength} ${strength}`,
      w,
      20,
      token(pen.side(seat), 10, 10, 8.5) + write(strength, 23, 15, { size: 14, bold: true }),
      { about: 'strength', value: strength },
    );
  });
  return level([block(said.strengthWord, { size: 12.5, fill: '$soft' }), ...shields], 6);
}

/** On a phone, the strengths are beside the contest that they count in. */
const strengthsOf = (contest: 'arena' | 'stadium', view: View, pen: Quill): readonly Drawing[] => {
  if (pen.shape !== 'tall' || stageOf(view) !== contest) return [];
  const drawn = strengths(view, pen);
  const w = drawn.width + 16;
  return [
    { width: w, height: 28, svg: rect(0, 0, w, 28, 14, { fill: '$panel', opacity: 0.92 }) + at(8, 4, drawn.svg) },
  ];
};

/** The spaces of a contest in a row, with their strengths below, in the middle of (x, y). */
function lane(
  box: Box,
  spaces: readonly Fighting[],
  view: View,
  pen: Quill,
  x: number,
  y: number,
  room: number,
): string {
  if (spaces.length === 0) return '';
  const step = Math.min(pen.shape === 'tall' ? 76 : 48, room / spaces.length);
  const r = Math.min(radius(pen), Math.max(8, step / 2 - 1));
  return joined(
    spaces.map((space, i) => {
      const middle = x + (i - (spaces.length - 1) / 2) * step;
      return at(middle - r, y - r, spaceThing(box, space, view, pen, r).svg) + tag(space.strength, middle, y + r + 8);
    }),
  );
}

/** What the places of a contest bring, as far as there are players. */
function places(
  rewards: Rewards,
  view: View,
  pen: Quill,
  coins: (count: number) => readonly Drawing[],
): readonly Drawing[] {
  const said = pen.look.words.labels;
  const shown = rewards.slice(0, view.players.length);
  const widest = Math.max(0, ...shown.map((_, i) => measure(said.place(i + 1), 12.5, true)));
  return shown.map((count, i) => {
    const more = said.more[i];
    return level(
      [
        { ...block(said.place(i + 1), { size: 12.5, bold: true }), width: widest },
        ...coins(count),
        ...(more === undefined ? [] : [block(more, { size: 12.5 })]),
      ],
      4,
    );
  });
}

export function arena(box: Box, view: View, pen: Quill, { width, height }: Room): Drawing {
  const isTall = pen.shape === 'tall';
  const said = pen.look.words.labels;
  const { arenaRewards, numbers } = box.tables;
  const winner = asked(view, 'arena-reward');
  const list = box.drawn(said, `arena ${view.players.length} ${isTall}`, () =>
    column(
      places(arenaRewards, view, pen, (count) => [
        block(String(count), { size: 13, bold: true }),
        { width: 16, height: 16, svg: coin('bronze', 8, 8) },
      ]),
      isTall ? 5 : 2,
    ),
  );
  const w = isTall ? 150 : width - 16;
  const h = isTall ? 40 : 24;
  const choice = (kind: 'points' | 'slave', text: string, icon: icons.Icon, color: string): Drawing => {
    const id = rewardId(kind);
    const label = box.drawn(said, `reward ${text} ${w}`, () => block(text, { size: 12.5, room: w - 28 }));
    const inner =
      plate(pen, id, w, h, 6, { fill: '$panel', opacity: 0.85 }) +
      at(
        (w - label.width - 20) / 2,
        0,
        drawIcon(icon, 0, h / 2 - 7.5, 15, color) + at(20, (h - label.height) / 2, label.svg),
      );
    return pen.thing(id, said.reward[kind](numbers.arenaPointsPerStrength), w, h, inner, { lit: true });
  };
  const each = numbers.arenaPointsPerStrength;
  const strength = winner === undefined ? null : (view.strengths[winner.player] ?? null);
  const reward = strength === null ? said.perStrength(each) : said.rewardIs(each, strength, each * strength);
  const choices = column(
    [
      choice('points', reward, icons.swords, '$terracottaText'),
      choice('slave', said.slaveCard, icons.figure, '$brownText'),
    ],
    isTall ? 6 : 3,
  );
  const top = isTall
    ? column([level([list, choices], 16), ...strengthsOf('arena', view, pen)], 8)
    : column([{ ...list, svg: at(4, 0, list.svg) }, choices], 4);
  const total = height ?? HEAD + top.height + 136;
  const from = HEAD + 2 + top.height + 4;
  const ry = Math.min(56, (total - from - 8) / 2);
  const rx = Math.min(isTall ? 140 : 110, width / 2 - 6);
  const y = from + ry;
  const r = radius(pen);
  return district(
    'arena',
    view,
    pen,
    width,
    total,
    at(isTall ? (width - top.width) / 2 : 8, HEAD + 2, top.svg) +
      pit(width / 2, y, rx, ry) +
      lane(box, box.tables.arena, view, pen, width / 2, y - (r > 15 ? 8 : 7), 2 * rx - 30),
  );
}

export function stadium(box: Box, view: View, pen: Quill, { width, height }: Room): Drawing {
  const isTall = pen.shape === 'tall';
  const spoken = pen.look.words;
  const said = spoken.labels;
  const question = asked(view, 'stadium-card');
  const drawn = question?.secret?.drawn;
  const [w, h] = isTall ? [104, 78] : [82, 66];
  const offered = (keep: 'face-up' | 'drawn', card: CardId | null): Drawing => {
    const id = keepId(keep);
    return card === null
      ? pen.thing(id, said.free, w, h, rect(0, 0, w, h, 5, { fill: '$well', stroke: '$wellLine', dash: '4 3' }), {
          about: 'stadium-card',
        })
      : pen.thing(id, nameOf(box, card, pen), w, h, endFace(box, card, pen, w, h), { about: card });
  };
  const pile = isTall ? deck('stadium', view, pen, 44, 64) : deck('stadium', view, pen, 36, 56);
  const list = box.drawn(said, `stadium ${view.players.length} ${width}`, () =>
    column(
      [
        block(said.ownMetal, { size: 12, italic: true, fill: '$head', room: width - w - pile.width - 36 }),
        ...places(box.tables.stadiumRewards, view, pen, (count) => [block(String(count), { size: 13, bold: true })]),
      ],
      1,
    ),
  );
  const row = flow(
    [
      offered('face-up', view.stadiumCard),
      ...(drawn === undefined ? [level([pile, list], 9)] : [offered('drawn', drawn), pile]),
    ],
    Number.POSITIVE_INFINITY,
    9,
  );
  const top = column([row, ...strengthsOf('stadium', view, pen)], 8);
  const total = height ?? HEAD + top.height + 184;
  const from = HEAD + top.height + 7;
  const high = total - from - 7;
  const wide = width - 16;
  const side = (name: 'gold' | 'silver'): string => {
    const spaces = box.tables.stadium.filter((space) => space.side === name);
    const middle = from + (name === 'gold' ? high * 0.21 : high * 0.69);
    const word = said.coins[name];
    const x = 8 + Math.min(42, high / 2 - 10);
    const left = x + Math.max(14, measure(word, 12, true) / 2 + 2);
    return (
      about(
        `${name}-side`,
        coin(name, x, middle + (name === 'gold' ? 4 : -4), 10) +
          write(word, x, middle + (name === 'gold' ? 26 : 18), { size: 12, bold: true, anchor: 'middle' }),
      ) + lane(box, spaces, view, pen, (left + width - high * 0.22) / 2, middle, width - high * 0.22 - left)
    );
  };
  return district(
    'stadium',
    view,
    pen,
    width,
    total,
    at(9, HEAD + 1, top.svg) + circus(8, from, wide, high) + side('gold') + side('silver'),
    said.stadium,
  );
}
