/** City of Rome as a picture. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { catalog } from '@ludi-romani/city-of-rome/queries';
import type { Engine } from '@ludi-romani/core';
import { boardOf, TABLE_ROOM } from '../kit/frame';
import * as icons from '../kit/icons';
import { othersOf, seatOf } from '../kit/pen';
import type { Board } from '../types';
import { grounds } from './art';
import { area, others } from './city';
import { hand, handRows } from './hand';
import type { Labels } from './labels';
import { offer, strip } from './offer';
import { areaOf } from './table';
import { targets } from './targets';

export type { Labels };

/** The pictures of City of Rome, for `engine` and its box. */
export function boards(engine: Engine<CityOfRome>): Board<CityOfRome, Labels> {
  const box = catalog(engine.components);
  return boardOf(engine, {
    title: 'City of Rome',
    icon: icons.arch,
    grounds,
    targets,
    color: (view, seat) => view.players[seat]?.color,
    status: (view, look) => {
      const { rounds } = box.setup(view.players.length);
      return { text: look.words.labels.round(view.round, rounds), done: view.round, of: rounds };
    },
    parts: (view) => [
      'strip',
      'offer',
      `area-${seatOf(view)}`,
      `hand-${seatOf(view)}`,
      ...othersOf(view).map((seat) => `area-${seat}`),
    ],
    tab: (part, view, { words: { labels } }) =>
      part === 'strip'
        ? labels.tabs.strip
        : part === 'offer'
          ? labels.offer
          : part === `area-${seatOf(view)}`
            ? labels.tabs.city
            : part === `hand-${seatOf(view)}`
              ? labels.tabs.hand
              : undefined,
    layout: (view, shape, pen) => {
      const own = seatOf(view);
      const { decks, revealPerDeck } = box.setup(view.players.length);
      const offerHeight = Math.max(decks.length * revealPerDeck, view.offer.length) > 3 ? 250 : 176;
      if (shape === 'square') {
        const height = Math.max(offerHeight, 44 + 112 * handRows(view, own, 376));
        return [
          { part: 'strip', x: 0, y: 0, width: 760, height: 116 },
          { part: 'offer', x: 0, y: 124, width: 376, height },
          { part: `hand-${own}`, x: 384, y: 124, width: 376, height },
          { part: `area-${pen.seat}`, x: 0, y: 132 + height, width: 760, height: 640 },
          { part: 'others', x: 0, y: 780 + height, width: 760, height: 186 },
        ];
      }
      const { height } = TABLE_ROOM;
      const left = height - offerHeight - 16;
      const cards = 44 + handRows(view, own, 332) * 108;
      // what the plans of one, two or three other cities need: two are one below the other if the hand leaves room
      const plans = [230, left - cards >= 262 ? left - cards : 176, 152][view.players.length - 2] ?? 152;
      const handHeight = left - plans;
      return [
        { part: 'strip', x: 0, y: 0, width: 660, height: 116 },
        { part: `area-${pen.seat}`, x: 0, y: 124, width: 660, height: height - 124 },
        { part: 'offer', x: 668, y: 0, width: 332, height: offerHeight },
        { part: 'others', x: 668, y: offerHeight + 8, width: 332, height: plans },
        { part: `hand-${own}`, x: 668, y: height - handHeight, width: 332, height: handHeight },
      ];
    },
    draw: (part, view, pen, room) => {
      if (part === 'strip') return strip(box, view, pen, room);
      if (part === 'offer') return offer(box, view, pen, room);
      if (part === 'others') return others(engine, box, view, pen.others, pen, room);
      const [name, seat] = part.split('-');
      return (name === 'hand' ? hand : area)(box, view, Number(seat), pen, room);
    },
    counters: (view, seat, { words: { labels } }) => {
      const { coins, influence, hand: open, secret, city } = areaOf(view, seat);
      return [
        { icon: icons.coin, color: '$goldText', value: coins, word: labels.coins, about: 'coins' },
        { icon: icons.star, color: '$goldText', value: influence, word: labels.influence, about: 'influence' },
        {
          icon: icons.hand,
          color: '$tealText',
          value: open.length + secret.length,
          word: labels.cards,
          about: 'cards',
        },
        {
          icon: icons.house,
          color: '$terracottaText',
          value: city.filter((id) => id !== null).length,
          word: labels.built,
          about: 'built',
        },
      ];
    },
  });
}
