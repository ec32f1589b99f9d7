/** The first two rounds of a game of two, in which the learner carries out the steps with `isTask`. */
import type { Aquileia } from '@ludi-romani/aquileia';
import type { LessonPlan } from '../../lesson';

export type Step =
  | 'goal'
  | 'weapons'
  | 'fighter'
  | 'builder'
  | 'crest'
  | 'market'
  | 'fight'
  | 'prize'
  | 'race'
  | 'villa'
  | 'harbor'
  | 'exchange'
  | 'auction'
  | 'workshop'
  | 'onward';
export type Frame = 'goal' | 'turn' | 'actions' | 'counts' | 'end';

export const plan: LessonPlan<Aquileia, Step, Frame> = {
  options: { players: 2, seed: 'first lesson 884', startPlayer: 0 },
  me: 0,
  names: ['Marcus', 'Livia'],
  lines: [
    '0 place-henchman equi-left',
    '1 place-henchman arena-1b',
    '0 place-henchman arena-2',
    '1 place-henchman stadium-silver-2',
    '0 place-henchman forum-2',
    '1 place-henchman forum-5',
    '0 place-crest',
    '1 place-henchman forum-1',
    '0 place-henchman stadium-gold-2',
    '1 place-henchman equi-right',
    '0 place-henchman servi-upper',
    '1 place-crest',
    '0 buy-market-card equi-left',
    '1 buy-market-card equi-right',
    '0 buy-slaves count:1 space:servi-upper',
    '0 play-card weapon-2',
    '0 finish-cards',
    '1 finish-cards',
    '0 choose-arena-reward points',
    '0 finish-cards',
    '1 finish-cards',
    '0 keep-stadium-card face-up',
    '1 build site:workshop-3b slaves:(0,1)',
    '0 build site:villa-yellow-8 slaves:(1,0)',
    '1 build site:workshop-2b slaves:(0,0)',
    '0 place-henchman portus-bronze',
    '1 place-henchman arena-2',
    '0 place-henchman forum-2',
    '1 place-henchman forum-5',
    '0 place-henchman pecunia',
    '1 place-henchman portus-silver',
    '0 place-henchman arena-1a',
    '1 place-henchman stadium-silver-1b',
    '0 place-henchman theatrum',
    '1 place-henchman stadium-silver-2',
    '0 place-crest',
    '1 place-crest',
    '0 exchange gold-to-silver',
    '0 finish-exchange',
    '0 finish-cards',
    '1 play-card weapon-3',
    '1 finish-cards',
    '1 choose-arena-reward points',
    '1 finish-cards',
    '1 keep-stadium-card drawn',
    '0 bid bronze',
    '1 drop-out',
    '0 build site:workshop-5b slaves:(1,0)',
    '1 build site:villa-blue-4 slaves:(0,0)',
  ],
  steps: [
    { at: 0, key: 'goal', ring: ['seat-0-points'] },
    { at: 0, key: 'weapons', ring: ['space-equi-left'], isTask: true },
    { at: 2, key: 'fighter', ring: ['space-arena-2'], isTask: true },
    { at: 4, key: 'builder', ring: ['space-forum-2'], isTask: true },
    { at: 6, key: 'crest', ring: ['track-1'], isTask: true },
    { at: 12, key: 'market', ring: ['market-0'], isTask: true },
    { at: 15, key: 'fight', ring: ['card-weapon-2'], isTask: true },
    { at: 18, key: 'prize', ring: ['reward-points'], isTask: true },
    { at: 21, key: 'race', ring: ['keep-face-up'], isTask: true },
    { at: 23, key: 'villa', ring: ['site-villa-yellow-8'], isTask: true },
    { at: 25, key: 'harbor', ring: ['space-portus-bronze'], isTask: true },
    { at: 37, key: 'exchange', ring: ['exchange-gold-to-silver'], isTask: true },
    { at: 45, key: 'auction', ring: ['coins-0-bronze'], isTask: true },
    { at: 47, key: 'workshop', ring: ['site-workshop-5b'], isTask: true },
    { at: 49, key: 'onward', ring: ['seat-0-points'] },
  ],
  frames: [
    { at: 19, part: 'stadium', key: 'goal' },
    { at: 8, part: 'mercatus', key: 'turn' },
    { at: 18, part: 'arena', key: 'actions' },
    { at: 47, part: 'forum', key: 'counts' },
    { at: 49, part: 'area-0', key: 'end' },
  ],
};
