/**
 * Tests that bots, boards and words call the rules of the engines and do not repeat them. Each test changes the result of one function of a
 * rule module. Then the bot, the board or the words must answer differently in some position. The engine itself uses the unchanged rules.
 */

import { engine as aquileia } from '@ludi-romani/aquileia';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { type ActionLike, deepEqual, type Engine } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { scene } from '../aquileia/scene';
import { chanceOf } from './games';

// biome-ignore lint/suspicious/noExplicitAny: rules, states and modules of all games
type Any = any;

type Follower = 'bot' | 'board' | 'words';

/** The function of a rule, its module, a function that changes the result of the rule, and the followers: the code that calls the rule. */
type Ruling = readonly [rule: string, module: string, change: (result: Any) => unknown, followers: readonly Follower[]];

/** Returns one state for each question and seat that random games with these options ask. */
function positions(engine: Engine<Any>, ...options: readonly Readonly<Record<string, unknown>>[]): Any[] {
  const found = new Map<string, Any>();
  for (const { seed = 'rulings', ...given } of options) {
    const chance = chanceOf(`${seed}`);
    const state = engine.clone(engine.initialState({ seed, ...given }));
    while (!engine.isTerminal(state)) {
      const [seat = 0] = engine.activePlayers(state);
      const { ask } = engine.openQuestion(state, seat);
      const key = `${ask} ${seat}`;
      if (!found.has(key)) found.set(key, engine.clone(state));
      engine.applyInPlace(state, chance.pick(engine.legalActions(state, seat)));
    }
  }
  return [...found.values()];
}

function describeRulings(standard: Engine<Any>, states: readonly Any[], rulings: readonly Ruling[]): void {
  const { game } = standard;
  describe(game, () => {
    let changed: string | null = null;
    let loaded: Any;

    beforeAll(async () => {
      vi.resetModules();
      for (const module of new Set(rulings.map(([, module]) => module)))
        vi.doMock(`../../packages/${game}/src/${module}.ts`, async (original) => {
          const actual = (await original()) as Any;
          const own = rulings.filter(([, where]) => where === module);
          const rules = own.map(([rule, , change]) => [
            rule,
            (...given: unknown[]) => (rule === changed ? change(actual[rule](...given)) : actual[rule](...given)),
          ]);
          return { ...actual, ...Object.fromEntries(rules) };
        });
      loaded = {
        ...(await import(`../../packages/bots/src/${game}/index.ts`)),
        ...(await import(`../../packages/boards/src/${game}/index.ts`)),
        ...(await import(`../../packages/boards/src/${game}/en.ts`)),
        english: (await import(`../../packages/${game}/src/words/en.ts`)).words,
      };
    });
    afterAll(() => {
      for (const [, module] of rulings) vi.doUnmock(`../../packages/${game}/src/${module}.ts`);
      vi.resetModules();
    });

    /**
     * Makes a bot, a board and words for a copy of the components, because boards cache parts of pictures by components. Returns a function
     * that asks one of them.
     */
    function ask(): (follower: Follower, state: Any) => unknown {
      const engine = { ...standard, components: structuredClone(standard.components) };
      const { prospects, prior } = loaded.expertise(engine, {});
      const board = loaded.boards(engine);
      const english = loaded.english(engine);
      // the pictures have no sentences, because the follower `words` compares these
      const words = { ...english, labels: loaded.labels, title: (id: string) => id, ask: () => [], say: () => [] };
      return (follower, state) => {
        const [seat = 0] = engine.activePlayers(state);
        const legal: ActionLike[] = engine.legalActions(state, seat);
        if (follower === 'bot') return [prospects(state), prior(state, seat, legal)];
        const view = engine.view(state, seat);
        if (follower === 'words')
          return [
            english.ask(view, engine.openQuestion(view, seat)),
            ...legal.map((action) => english.say(view, action)),
          ];
        const targets = legal.map((action) => board.targets(view, action));
        // what the others see, too: who waits may see more than who is asked
        const others = state.players.map((_: Any, viewer: number) =>
          board.board(engine.view(state, viewer), { words }),
        );
        return [targets, board.board(view, { words, highlight: targets.flat() }), others];
      };
    }

    test.each(rulings)('%s', (rule, _, __, followers) => {
      changed = null;
      const known = ask();
      changed = rule;
      const ruled = ask();
      const differs = (follower: Follower) => (state: Any) => {
        changed = null;
        const answer = known(follower, state);
        changed = rule;
        return !deepEqual(answer, ruled(follower, state));
      };
      expect(followers.filter((follower) => states.some(differs(follower)))).toEqual(followers);
    });

    test('without a change all answers stay the same', () => {
      changed = null;
      const [one, other] = [ask(), ask()];
      for (const state of states.slice(0, 3))
        for (const follower of ['bot', 'board', 'words'] as const)
          expect(one(follower, state)).toEqual(other(follower, state));
    });
  });
}

const not = (is: boolean) => !is;
const none = (): unknown[] => [];
const more = (count: number) => count + 1;

/** A player with slave cards who is asked for a building. */
const paying = scene(
  2,
  {
    spaces: { 'forum-1': 0 },
    coins: { 0: [9, 9, 9] },
    hands: { 0: { 'slave-1': 3, 'slave-2': 2 } },
  },
  [{ ask: 'build', player: 0, space: 'forum-1', left: 1 }],
);
const robbed = scene(2, { spaces: { 'portus-silver': 1 } }, [{ ask: 'harbour', player: 1, space: 'portus-silver' }]);

describeRulings(
  aquileia,
  [...positions(aquileia, { players: 3 }), paying.state, robbed.state],
  [
    ['coinsIn', 'rules/coins', more, ['bot']],
    ['coinsOf', 'rules/coins', (coins) => ({ ...coins, gold: 9 }), ['board']],
    ['affords', 'rules/coins', not, ['bot']],
    ['missing', 'rules/coins', more, ['bot']],
    ['isFree', 'rules/forum', not, ['bot']],
    ['slavesIn', 'rules/forum', (slaves) => -slaves, ['board']],
    ['slavesHeld', 'rules/forum', (slaves) => slaves - 1, ['bot']],
    ['valueWhenBuilt', 'rules/forum', (value) => -value, ['bot', 'board']],
    ['cardsOf', 'rules/forum', (cards: string[]) => [...cards, 'slave-1'], ['words']],
    ['held', 'rules/hands', more, ['bot', 'board']],
    ['cardOnSale', 'rules/mercatus', () => 'weapon-3', ['bot', 'words']],
    ['slaveCardsFor', 'rules/mercatus', () => 0, ['bot']],
    ['freePosition', 'rules/placement', more, ['board']],
    ['hasCrest', 'rules/placement', not, ['words']],
    ['mayPass', 'rules/placement', not, ['words']],
    ['currencyOf', 'rules/portus', () => 'gold', ['board']],
    ['yieldOf', 'rules/portus', (paid) => ({ ...paid, points: paid.points + 1 }), ['bot']],
    ['payout', 'rules/portus', (paid) => ({ ...paid, points: paid.points + 1 }), ['bot', 'board']],
    ['cardFrom', 'rules/scoring', () => 'laurel-10', ['board']],
    ['finalPoints', 'rules/scoring', (counted) => ({ ...counted, points: counted.points + 1 }), ['bot']],
    ['stadiumCardsOf', 'rules/scoring', () => ['laurel-10'], ['bot']],
    ['villaValues', 'rules/scoring', (values) => values.map((own: object) => ({ ...own, blue: 7 })), ['bot', 'board']],
    ['slavePayments', 'components/catalog', (payments: object[]) => payments.slice(1), ['board']],
  ],
);

describeRulings(cityOfRome, positions(cityOfRome, { players: 3 }, { players: 2, selectiveProduction: true }), [
  [
    'catalog',
    'components/catalog',
    ({ grid, ...box }) => ({ ...box, cards: new Map(), grid: { ...grid, left: 9, xs: grid.ys, ys: grid.xs } }),
    ['bot', 'board', 'words'],
  ],
  ['secretHand', 'rules/gains', () => [], ['board']],
  ['tokenKind', 'rules/gains', (kind) => (kind === 'brick' ? 'point' : 'brick'), ['board']],
  ['aqueductPoints', 'rules/scoring', (points) => points * 2, ['bot']],
  ['countOf', 'rules/scoring', more, ['bot']],
  ['planOf', 'rules/scoring', (plan: unknown[]) => plan.map(() => null), ['bot']],
  ['symbolsInUse', 'rules/strip', (symbols: string[]) => [...symbols].reverse(), ['board']],
]);

describeRulings(
  forumTrajanum,
  positions(
    forumTrajanum,
    { players: 3, boardSide: 'B', draftMode: 'sequential' },
    { players: 2, introductory: true, introductoryCard: 'chosen' },
  ),
  [
    ['cycleOf', 'rules/round', (cycle: number) => (cycle % 3) + 1, ['bot', 'board']],
    ['roundsOf', 'rules/round', more, ['bot', 'board']],
    ['columnValue', 'rules/round', more, ['board']],
    ['streetNow', 'rules/round', () => 'black-6', ['board', 'words']],
    ['leftNeighbor', 'rules/seats', () => 0, ['board']],
    ['rightNeighbor', 'rules/seats', () => 0, ['board']],
    ['hasActive', 'rules/rows', not, ['bot', 'board']],
    ['activeIn', 'rules/trajan', (count: number) => (count + 1) % 3, ['bot', 'board']],
    ['activeCitizens', 'rules/scoring', more, ['bot', 'board']],
    ['isInRow', 'rules/scoring', not, ['bot']],
    ['graysIn', 'rules/scoring', more, ['bot']],
    ['rowFactor', 'rules/scoring', more, ['bot', 'board']],
    ['payableRows', 'rules/payment', () => 0, ['bot']],
    ['eaglePoints', 'rules/scoring', (points: number[]) => points.map(more), ['bot']],
    ['largestAreas', 'rules/scoring', (areas: unknown[]) => areas.map(none), ['bot']],
    ['areaPoints', 'rules/scoring', more, ['bot']],
    ['effectivePosition', 'rules/scoring', more, ['board']],
    ['headValue', 'rules/scoring', more, ['bot', 'board']],
    ['cranePoints', 'rules/scoring', more, ['bot']],
    ['trajanTasks', 'rules/scoring', () => ({ building: 7, collecting: 7 }), ['bot']],
    ['choosesCard', 'rules/setup', not, ['board']],
    ['trajanPile', 'rules/setup', none, ['board']],
    ['cornerCitizens', 'rules/preparation', none, ['board']],
    ['cornersTaken', 'rules/preparation', none, ['board']],
    ['figureOf', 'rules/citizens', () => 'builder', ['board']],
    ['benefitOf', 'rules/benefits', () => ({ benefit: 'area-bonus' }), ['words']],
  ],
);

describeRulings(
  novaRoma,
  positions(
    novaRoma,
    { players: 1 },
    { players: 2, mosaicDraft: true },
    { seed: 'table', players: 4, mosaicDraft: true },
    { seed: 'rulings 13', players: 4 }, // a conversion
    { seed: 'rulings 11', players: 1 }, // the limit of the hand
  ),
  [
    ['achievementOn', 'rules/achievements', () => undefined, ['bot', 'board']],
    ['aiScore', 'rules/ai', (score: { total: number } | null) => score && { ...score, total: 1000 }, ['bot']],
    ['isSurrounded', 'rules/build', not, ['board']],
    ['trackRanking', 'rules/chariots', () => [0], ['bot']],
    ['canTakeContract', 'rules/contracts', not, ['bot']],
    ['strengthToReach', 'rules/contracts', (strength = 0) => (strength % 3) + 1, ['board']],
    ['activatable', 'rules/followers', () => [14], ['words']],
    ['countOf', 'rules/counts', more, ['bot']],
    ['artisansKept', 'rules/counts', more, ['bot']],
    ['yieldsOn', 'rules/estate', () => ({ row: 5, column: 6 }), ['bot', 'board']],
    ['canPay', 'rules/gains', not, ['bot']],
    ['blocksIn', 'rules/majorities', more, ['bot']],
    ['spaceOf', 'rules/race', more, ['bot', 'board']],
    ['spacesLeft', 'rules/race', more, ['words']],
    ['handExcess', 'rules/recruit', more, ['words']],
    ['legionariesOf', 'rules/round', () => 0, ['board']],
    ['nextPort', 'rules/sail', () => undefined, ['board']],
    ['sailsLeft', 'rules/sail', more, ['words']],
    ['claimVp', 'rules/scoring', more, ['bot', 'board']],
    ['contractPoints', 'rules/scoring', more, ['bot', 'board']],
    ['actionAt', 'rules/strength', () => 'trade', ['bot', 'board', 'words']],
    ['lineStrength', 'rules/strength', (strength: number) => (strength % 3) + 1, ['bot', 'board']],
    ['performing', 'rules/strength', () => ({ action: 'trade', strength: 3 }), ['board', 'words']],
    ['estateCost', 'rules/upgrade', () => ({ wine: 4 }), ['board']],
    ['estateTileIn', 'rules/upgrade', () => null, ['board', 'words']],
    ['conversionOn', 'rules/estate', () => ({ pay: { wine: 4 }, gain: {} }), ['words']],
    ['scoreOf', 'rules/scoring', (score: object) => ({ ...score, vp: 9 }), ['board']],
    ['contractOf', 'rules/contracts', (contract: object) => ({ ...contract, cost: { wine: 4 } }), ['board']],
  ],
);
