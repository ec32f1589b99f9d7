/** Aquileia as a picture. */
import type { Aquileia, View } from '@ludi-romani/aquileia';
import { areaIds, catalog, currencies } from '@ludi-romani/aquileia/queries';
import type { Engine } from '@ludi-romani/core';
import { boardOf } from '../kit/frame';
import * as icons from '../kit/icons';
import { type Drawing, othersOf, type Room, seatOf } from '../kit/pen';
import type { Board } from '../types';
import { coin, grounds } from './art';
import { boxOf } from './box';
import { arena, stadium } from './contests';
import { portus, stages, theatrum, tracks } from './districts';
import { forum } from './forum';
import { area, hand, others } from './household';
import type { Labels } from './labels';
import { mercatus } from './mercatus';
import { playerOf, type Quill } from './table';
import { targetsIn } from './targets';

export type { Labels };

/** The heights of the rows of the table: the areas that act first, the street, the forum, the own things, the others. */
const [TOP, STREET, FORUM, OWN, OTHERS, GAP] = [238, 24, 278, 130, 36, 5];
const DISTRICTS = { mercatus, arena, stadium, theatrum, forum, portus };

/** The pictures of Aquileia, for `engine` and its box. */
export function boards(engine: Engine<Aquileia>): Board<Aquileia, Labels> {
  const box = boxOf(catalog(engine.components));

  const draw = (part: string, view: View, pen: Quill, room: Room): Drawing => {
    if (part in DISTRICTS) return DISTRICTS[part as keyof typeof DISTRICTS](box, view, pen, room);
    if (part === 'street') return stages(view, pen, room);
    if (part === 'tracks') return tracks(view, pen, room);
    if (part === 'others') return others(box, view, pen.others, pen, room);
    const [name, seat] = part.split('-');
    return name === 'hand'
      ? hand(box, view, Number(seat), pen, room)
      : area(engine, box, view, Number(seat), pen, room);
  };

  return boardOf(engine, {
    title: 'Aquileia',
    icon: icons.eagle,
    grounds,
    targets: targetsIn(box),
    color: (view, seat) => view.players[seat]?.color,
    status: (view, look) => {
      const { rounds } = engine.components.numbers;
      return { text: look.words.labels.round(view.round, rounds), done: view.round, of: rounds };
    },
    parts: (view) => [
      ...areaIds,
      'tracks',
      `hand-${seatOf(view)}`,
      `area-${seatOf(view)}`,
      ...othersOf(view).map((seat) => `area-${seat}`),
    ],
    tab: (part, view, { words }) => {
      if (part in DISTRICTS) return words.title(part);
      if (part === 'tracks') return words.labels.advantage;
      if (part === `hand-${seatOf(view)}`) return words.labels.handWord;
      return part === `area-${seatOf(view)}` ? words.labels.yours : undefined;
    },
    layout: (view, shape, pen) => {
      const own = seatOf(view);
      const row = (y: number, height: number, parts: readonly (readonly [part: string, width: number])[]) => {
        let x = 0;
        return parts.map(([part, width]) => {
          const one = { part, x, y, width, height };
          x += width + 8;
          return one;
        });
      };
      if (shape === 'square') {
        const second = TOP + GAP + STREET + GAP;
        const third = second + 232 + 8;
        const fourth = third + 286 + 8;
        return [
          ...row(0, TOP, [
            ['mercatus', 452],
            ['arena', 150],
            ['theatrum', 142],
          ]),
          ...row(TOP + GAP, STREET, [['street', 760]]),
          ...row(second, 232, [
            ['stadium', 270],
            ['portus', 244],
          ]),
          { part: 'tracks', x: 530, y: second, width: 230, height: 66 },
          { part: `hand-${own}`, x: 530, y: second + 74, width: 230, height: 158 },
          ...row(third, 286, [['forum', 760]]),
          ...row(fourth, 140, [[`area-${pen.seat}`, 760]]),
          ...row(fourth + 148, view.players.length > 3 ? 2 * OTHERS : OTHERS, [['others', 760]]),
        ];
      }
      const street = TOP + GAP;
      const forumAt = street + STREET + GAP;
      const ownAt = forumAt + FORUM + GAP;
      const othersAt = ownAt + OWN + GAP;
      return [
        ...row(0, TOP, [
          ['mercatus', 446],
          ['arena', 148],
          ['stadium', 248],
          ['theatrum', 134],
        ]),
        ...row(street, STREET, [['street', 1000]]),
        { part: 'portus', x: 0, y: forumAt, width: 206, height: 208 },
        { part: 'tracks', x: 0, y: forumAt + 214, width: 206, height: FORUM - 214 },
        { part: 'forum', x: 214, y: forumAt, width: 786, height: FORUM },
        ...row(ownAt, OWN, [
          [`area-${pen.seat}`, 650],
          [`hand-${own}`, 342],
        ]),
        ...row(othersAt, OTHERS, [['others', 1000]]),
      ];
    },
    draw,
    counters: (view, seat, { words: { labels } }) => {
      const { coins, handSize, henchmen, passed } = playerOf(view, seat);
      const held = handSize.slaves + handSize.equi;
      const left = passed ? 0 : henchmen;
      return [
        ...currencies.map((currency) => ({
          icon: coin(currency, 8, 8),
          color: '',
          value: coins[currency],
          word: labels.coins[currency],
          about: currency,
        })),
        {
          icon: icons.hand,
          color: '$tealText',
          value: held,
          word: labels.cards,
          about: 'cards',
        },
        {
          icon: icons.helper,
          color: '$terracottaText',
          value: left,
          word: labels.toPlace,
          about: 'henchmen',
        },
      ];
    },
  });
}
