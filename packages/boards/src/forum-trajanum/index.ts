/** Forum Trajanum as a picture. */
import type { Engine } from '@ludi-romani/core';
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import { activeCitizens, roundsOf } from '@ludi-romani/forum-trajanum/queries';
import { boardOf, TABLE_ROOM } from '../kit/frame';
import * as icons from '../kit/icons';
import { othersOf, seatOf } from '../kit/pen';
import type { Board } from '../types';
import { grounds } from './art';
import { forum } from './forum';
import type { Labels } from './labels';
import { area, others } from './others';
import { round } from './round';
import { buildings, exchange, shop } from './shop';
import { stock } from './stock';
import { areaOf, type Draw, type DrawOf, tableOf } from './table';
import { targetsIn } from './targets';
import { citizensPart, coloniaPart, town } from './town';
import { tracks } from './tracks';
import { trajan } from './trajan';

export type { Labels };

const SHARED: Readonly<Record<string, Draw>> = { round, trajan, forum, tracks, buildings, exchange, shop, others };
const OWN: Readonly<Record<string, DrawOf>> = { colonia: coloniaPart, citizens: citizensPart, stock, area, town };

/** The pictures of Forum Trajanum, for `engine` and its box. */
export function boards(engine: Engine<ForumTrajanum>): Board<ForumTrajanum, Labels> {
  const table = tableOf(engine.components);
  return boardOf(engine, {
    title: 'Forum Trajanum',
    icon: icons.column,
    grounds,
    targets: targetsIn(table.catalog),
    color: () => undefined,
    status: (view, look) => {
      const said = look.words.labels;
      const { phase, round: now } = view;
      if (phase !== 'draft' && phase !== 'turns') return { text: said.phase[phase] };
      const of = roundsOf(table.catalog);
      return { text: said.round(now, of), done: now, of };
    },
    parts: (view) => {
      const own = seatOf(view);
      return [
        'round',
        `colonia-${own}`,
        `citizens-${own}`,
        `stock-${own}`,
        'buildings',
        'exchange',
        'forum',
        'tracks',
        'trajan',
        ...othersOf(view).map((seat) => `area-${seat}`),
      ];
    },
    tab: (part, _, { words: { labels } }) => labels.tabs[part.replace(/-\d+$/, '') as keyof Labels['tabs']],
    layout: (view, shape, { seat }) => {
      // spectators never build, and are interested in all players alike
      const last = view.viewer === 'spectator' ? 'others' : 'shop';
      if (shape === 'square')
        return [
          { part: 'forum', x: 0, y: 0, width: 376, height: 352 },
          { part: 'round', x: 384, y: 0, width: 376, height: 172 },
          { part: 'trajan', x: 384, y: 180, width: 376, height: 172 },
          { part: `town-${seat}`, x: 0, y: 360, width: 760, height: 352 },
          { part: 'tracks', x: 0, y: 720, width: 760, height: 176 },
          { part: `stock-${seat}`, x: 0, y: 904, width: 760, height: 182 },
          { part: last, x: 0, y: 1094, width: 760, height: 182 },
        ];
      const { height } = TABLE_ROOM;
      return [
        { part: 'forum', x: 0, y: 0, width: 352, height: 352 },
        { part: `town-${seat}`, x: 360, y: 0, width: 640, height: 352 },
        { part: 'tracks', x: 0, y: 360, width: 491, height: 176 },
        { part: 'round', x: 499, y: 360, width: 178, height: 176 },
        { part: 'trajan', x: 685, y: 360, width: 315, height: 176 },
        { part: `stock-${seat}`, x: 0, y: 544, width: 434, height: height - 544 },
        { part: last, x: 442, y: 544, width: 558, height: height - 544 },
      ];
    },
    draw: (part, view, pen, room) => {
      const shared = SHARED[part];
      if (shared !== undefined) return shared(table, view, pen, room);
      const [name = '', seat = '0'] = part.split('-');
      return (OWN[name] ?? stock)(table, view, Number(seat), pen, room);
    },
    counters: (view, seat, look) => {
      const own = areaOf(view, seat);
      const { coin, tribune } = own.resources;
      const { counters } = look.words.labels;
      return [
        { icon: icons.coin, color: '$goldText', about: 'coins', value: coin, word: counters.coins },
        { icon: icons.banner, color: '$purpleText', about: 'tribunes', value: tribune, word: counters.tribunes },
        {
          icon: icons.crest,
          color: '$tealText',
          about: 'citizens',
          value: activeCitizens(own),
          word: counters.citizens,
        },
        { icon: icons.ship, color: '$seaText', about: 'envoys', value: own.ship, word: counters.envoys },
      ];
    },
  });
}
