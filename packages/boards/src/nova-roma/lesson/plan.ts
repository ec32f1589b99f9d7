/** The first game of Nova Roma, without its texts: two turns with two players. */
import type { NovaRoma } from '@ludi-romani/nova-roma';
import type { LessonPlan } from '../../lesson';

export type Step =
  | 'goal'
  | 'emperor'
  | 'patrician'
  | 'order'
  | 'hire'
  | 'artisan'
  | 'contract'
  | 'building'
  | 'legionary'
  | 'second'
  | 'buy'
  | 'cargo'
  | 'ship'
  | 'claim'
  | 'end';
export type Frame = 'goal' | 'turn' | 'actions' | 'points' | 'end';

export const plan: LessonPlan<NovaRoma, Step, Frame> = {
  options: { players: 2, seed: 'lesson 5531', startPlayer: 0 },
  me: 0,
  names: ['Livia', 'Marcus'],
  lines: [
    '0 place-emperor 3',
    '0 place-patrician 11',
    '0 begin-action column',
    '0 hire-artisan',
    '0 place-artisan 3',
    '0 begin-action row',
    '0 take-contract kind:building slot:1',
    '0 place-building cells:3+4+5 zone:A',
    '0 place-legionary 9',
    '1 place-patrician 12',
    '1 begin-action column',
    '1 spend-wine 1',
    '1 take-estate-tile 3',
    '1 place-estate-tile 4',
    '1 begin-action row',
    '1 advance-chariot track-1',
    '1 skip',
    '1 place-legionary 10',
    '0 place-patrician 6',
    '0 begin-action row',
    '0 skip',
    '0 buy-good wheat',
    '0 skip',
    '0 begin-action column',
    '0 take-contract kind:shipping slot:2',
    '0 sail route:north ship:0',
    '0 place-legionary 5',
    '0 claim-achievement 0',
  ],
  steps: [
    { at: 0, key: 'goal', ring: ['seat-0-points'] },
    { at: 0, key: 'emperor', ring: ['forum-3'], isTask: true },
    { at: 1, key: 'patrician', ring: ['forum-11'], isTask: true },
    { at: 2, key: 'order', ring: ['produce'], isTask: true },
    { at: 3, key: 'hire', ring: ['artisan-supply'], isTask: true },
    { at: 4, key: 'artisan', ring: ['estate-0-3'], isTask: true },
    { at: 6, key: 'contract', ring: ['bc-13'], isTask: true },
    { at: 7, key: 'building', ring: ['A-3', 'A-4', 'A-5'], isTask: true },
    { at: 8, key: 'legionary', ring: ['forum-9'], isTask: true },
    { at: 18, key: 'second', ring: ['forum-6'], isTask: true },
    { at: 21, key: 'buy', ring: ['good-0-wheat'], isTask: true },
    { at: 24, key: 'cargo', ring: ['sc-14'], isTask: true },
    { at: 25, key: 'ship', ring: ['ship-0-0', 'n1'], isTask: true },
    { at: 27, key: 'claim', ring: ['mosaic-0-0'], isTask: true },
    { at: 28, key: 'end', ring: ['recruit', 'petition'] },
  ],
  frames: [
    { at: 0, part: 'offers', key: 'goal' },
    { at: 2, part: 'forum', key: 'turn' },
    { at: 4, part: 'estate-0', key: 'actions' },
    { at: 28, part: 'mosaic-0', key: 'points' },
    { at: 28, part: 'hippodrome', key: 'end' },
  ],
};
