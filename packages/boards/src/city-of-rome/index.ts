/** City of Rome as a picture. */
import type { CityOfRome } from '@ludi-romani/city-of-rome';
import { catalog } from '@ludi-romani/city-of-rome/queries';
import type { Engine } from '@ludi-romani/core';
import { boardOf } from '../kit/frame';
import { othersOf, seatOf } from '../kit/pen';
import type { Board } from '../types';
import { area } from './city';
import { hand } from './hand';
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
    targets,
    subtitle: (view, look) => {
      const said = look.words.labels;
      const { rounds } = box.setup(view.players.length);
      return said.round(view.round, rounds);
    },
    parts: (view) => [
      'strip',
      'offer',
      `area-${seatOf(view)}`,
      `hand-${seatOf(view)}`,
      ...othersOf(view).flatMap((seat) => [`area-${seat}`]),
    ],
    layout: (view) => ({
      left: ['strip', 'offer', `hand-${seatOf(view)}`, `area-${seatOf(view)}`],
      right: othersOf(view).map((seat) => `area-${seat}`),
      below: [],
    }),
    draw: (part, view, pen) => {
      if (part === 'strip') return strip(box, view, pen);
      if (part === 'offer') return offer(box, view, pen);
      const [name, seat] = part.split('-');
      return (name === 'hand' ? hand : area)(box, view, Number(seat), pen);
    },
    holdings: (view, seat, look) => {
      const { coins, influence, hand: open, secret } = areaOf(view, seat);
      return look.words.labels.holdings(coins, influence, open.length + secret.length);
    },
  });
}
