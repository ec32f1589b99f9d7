/** Tests of the explanations of Nova Roma and of its lesson. */
import { about as german } from '@ludi-romani/boards/nova-roma/about/de';
import { about as english } from '@ludi-romani/boards/nova-roma/about/en';
import { type Components, createEngine, engine, standardComponents } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { describeAbout, describeLesson } from '../explained';
import { explained } from './nova-roma-explained';

describe('the explanations of Nova Roma', () => {
  describeAbout(explained, 1, 150);
  describeLesson(explained);

  // a table of the box, one of its numbers, and a thing that is about the number
  test.each([
    ['numbers', 'neutralUpToPlayers', 1, 'a-r2'],
    ['numbers', 'rounds', 4, 'points'],
    ['numbers', 'patricians', 2, 'player'],
    ['numbers', 'ownMarkers', 5, 'own-markers'],
    ['numbers', 'hippodromeMarkers', 2, 'own-markers'],
    ['numbers', 'artisans', 17, 'artisan-supply'],
    ['numbers', 'blocks', 21, 'own-blocks'],
    ['numbers', 'legionaries', 1, 'own-legionaries'],
    ['numbers', 'wheelReward', { influence: 2 }, 'golden-wheel'],
    ['limits', 'goods', 6, 'estate'],
    ['limits', 'influence', 9, 'influence'],
    ['limits', 'coinsPerInfluenceBeyond', 2, 'influence'],
    ['limits', 'followerRow', 6, 'row'],
    ['limits', 'hand', 5, 'hand'],
    ['limits', 'extraCostFrom', 4, 'recruit'],
    ['limits', 'extraCost', { influence: 2 }, 'row'],
    ['limits', 'artisansKept', 4, 'artisans'],
    ['limits', 'forgoneCoins', 2, 'forum'],
    ['strengthTables', 'contractSlots', [1, 3, 4], 'building-contracts'],
    [
      'strengthTables',
      'zones',
      [
        ['A', 'B'],
        ['A', 'B'],
        ['A', 'B', 'C'],
      ],
      'build',
    ],
    ['strengthTables', 'recruitCosts', [{ coins: 3 }, { coins: 1 }, {}], 'recruit'],
    ['strengthTables', 'hireArtisanWheat', 2, 'produce'],
    ['strengthTables', 'startMarkerInfluence', 3, 'petition'],
    ['scoring', 'chariotTileVp', 4, 'chariot-now'],
    ['scoring', 'hippodromeEndVp', 6, 'track-1'],
    ['scoring', 'animalSetVp', [2, 5, 10], 'eb-16'],
    ['scoring', 'goodsAndCoinsPerVp', 3, 'coins'],
    ['scoring', 'influenceAndArtisansPerVp', 3, 'influence'],
    ['scoring', 'startPlayerMarkerVp', 3, 'start-marker'],
    ['specialEffects', 'sail', { sails: 3 }, 'es-3'],
    ['specialEffects', 'hippodrome', { spaces: 3 }, 'es-7'],
    ['estateCosts', 'special', { wine: 2 }, 'wine'],
    ['mosaicBoard', 'claimVp', [2, 3, 6], 'claim-2'],
    ['track', 'lines', [{ between: [2, 3], horses: 2 }], 'horses'],
  ] as const)('%s.%s of the own box is in the texts (R2)', (table, field, value, id) => {
    const own = createEngine({
      ...standardComponents,
      [table]: { ...standardComponents[table], [field]: value },
    } as Components);
    for (const about of [english, german]) {
      const [mine, printed] = [own, engine].map((one) => {
        const { now: _, ...said } =
          about(one)(one.view(one.initialState({ players: 2, seed: 'own box' }), 0), id) ?? {};
        return said;
      });
      expect(mine).not.toEqual({});
      expect(mine).not.toEqual(printed);
    }
  });
});
