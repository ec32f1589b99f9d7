/** A first game of Forum Trajanum, until the first scoring. */
import type { ForumTrajanum } from '@ludi-romani/forum-trajanum';
import type { LessonPlan } from '../../lesson';

export type Step =
  | 'cranes'
  | 'citizen'
  | 'street'
  | 'second'
  | 'pass'
  | 'use'
  | 'library'
  | 'benefit'
  | 'double'
  | 'envoy'
  | 'bonus'
  | 'merchant'
  | 'trajan'
  | 'payment'
  | 'scoring';
export type Frame = 'goal' | 'turn' | 'build' | 'scoring' | 'end';

export const plan: LessonPlan<ForumTrajanum, Step, Frame> = {
  options: { players: 2, startPlayer: 0, seed: 'lesson 1048' },
  me: 0,
  names: ['Livia', 'Marcus'],
  lines: [
    '0 place-cranes (yellow,red,green,blue)',
    '0 choose-start-row 5',
    '0 place-corner-citizens diagonal:nw-se north:patrician',
    '1 place-cranes (red,blue,green,yellow)',
    '1 choose-start-row 3',
    '1 place-corner-citizens diagonal:ne-sw north:craftsman',
    '0 take-tile card:1 cell:r3c2 tribune:false',
    '0 take-tile card:0 cell:r2c1 tribune:false',
    '0 pass-tile 0',
    '1 take-tile card:1 cell:r3c4 tribune:false',
    '1 take-tile card:0 cell:r2c5 tribune:false',
    '1 pass-tile 0',
    '0 use-tiles own',
    '0 start-building single-gray-library',
    '0 place-building r2c1',
    '0 choose-benefit 1',
    '0 choose-worker green',
    '0 end-turn',
    '1 use-tiles own',
    '1 place-citizen 3',
    '1 choose-row-bonus tribune',
    '1 start-building single-gray-column',
    '1 place-building r3c4',
    '1 end-turn',
    '0 take-tile card:1 cell:r3c3 tribune:false',
    '0 take-tile card:0 cell:r4c1 tribune:false',
    '0 pass-tile 1',
    '1 take-tile card:1 cell:r5c3 tribune:false',
    '1 take-tile card:0 cell:r4c1 tribune:false',
    '1 pass-tile 0',
    '1 use-tiles foreign+own',
    '1 start-building single-color-blue',
    '1 place-building r2c5',
    '1 place-envoy s3c2',
    '1 workers-to-builder red',
    '1 end-turn',
    '0 use-tiles own',
    '0 start-building double-mixed-green',
    '0 place-building r3c2',
    '0 place-second-half r3c3',
    '0 place-envoy s4c1',
    '0 choose-area-bonus upgrade',
    '0 end-turn',
    '0 take-tile card:1 cell:r1c3 tribune:false',
    '0 take-tile card:0 cell:r6c6 tribune:false',
    '0 pass-tile 0',
    '1 take-tile card:0 cell:r6c3 tribune:false',
    '1 take-tile card:1 cell:r4c3 tribune:false',
    '1 pass-tile 1',
    '0 use-tiles own',
    '0 place-citizen 3',
    '0 start-building single-gray-column',
    '0 place-building r1c3',
    '0 end-turn',
    '1 use-tiles own',
    '1 start-building single-gray-column',
    '1 place-building r4c1',
    '1 end-turn',
    '0 take-tile card:0 cell:r5c5 tribune:false',
    '0 take-tile card:1 cell:r2c2 tribune:false',
    '0 pass-tile 0',
    '1 take-tile card:1 cell:r2c2 tribune:false',
    '1 take-tile card:0 cell:r4c5 tribune:false',
    '1 pass-tile 0',
    '1 use-tiles foreign',
    '1 start-building single-gray-library',
    '1 place-building r4c5',
    '1 choose-benefit 1',
    '1 choose-worker red',
    '1 end-turn',
    '0 use-tiles own+foreign',
    '0 workers-to-builder blue',
    '0 start-building single-gray-basilica',
    '0 place-building r5c5',
    '0 choose-benefit 1',
    '0 end-turn',
    '0 pay-citizens 3+5',
    '1 pay-citizens 3',
  ],
  steps: [
    {
      at: 0,
      key: 'cranes',
      ring: ['crane-nw-red', 'crane-ne-yellow', 'crane-sw-blue', 'crane-se-green'],
      isTask: true,
    },
    { at: 1, key: 'citizen', ring: ['row-0-5'], isTask: true },
    { at: 6, key: 'street', ring: ['cell-0-r3c2', 'street-1'], isTask: true },
    { at: 7, key: 'second', ring: ['cell-0-r2c1'], isTask: true },
    { at: 8, key: 'pass', ring: ['taken-0'], isTask: true },
    { at: 12, key: 'use', ring: ['tile-own'], isTask: true },
    { at: 13, key: 'library', ring: ['build-single-gray-library'], isTask: true },
    { at: 15, key: 'benefit', ring: ['library-1'], isTask: true },
    { at: 37, key: 'double', ring: ['build-double-mixed-green'], isTask: true },
    { at: 40, key: 'envoy', ring: ['s4c1'], isTask: true },
    { at: 41, key: 'bonus', ring: ['bonus-upgrade'], isTask: true },
    { at: 50, key: 'merchant', ring: ['row-0-3'], isTask: true },
    { at: 76, key: 'trajan', ring: ['card-trajan-I-2'] },
    { at: 76, key: 'payment', ring: ['row-0-3', 'row-0-5'], isTask: true },
    { at: 78, key: 'scoring', ring: ['prestige-0', 'seat-0-points'] },
  ],
  frames: [
    { at: 78, part: 'forum', key: 'goal' },
    { at: 36, part: 'round', key: 'turn' },
    { at: 37, part: 'buildings', key: 'build' },
    { at: 76, part: 'colonia-0', key: 'scoring' },
    { at: 78, part: 'trajan', key: 'end' },
  ],
};
