/** Tests the experts of Forum Trajanum and Nova Roma: whole games, hidden information, and their prospects. */
import { type Bot, random } from '@ludi-romani/bots';
import { expert as forumTrajanumExpert } from '@ludi-romani/bots/forum-trajanum';
import { expert as novaRomaExpert } from '@ludi-romani/bots/nova-roma';
import { type ActionLike, deepFreeze, type Engine, type GameTypes, type State } from '@ludi-romani/core';
import { createEngine as forumTrajanumOver, type Components as Tables } from '@ludi-romani/forum-trajanum';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum/fast';
import { catalog as forumTrajanumCatalog } from '@ludi-romani/forum-trajanum/queries';
import { createEngine as novaRomaOver, standardComponents } from '@ludi-romani/nova-roma';
import { aiScore, engine as novaRoma } from '@ludi-romani/nova-roma/fast';
import { catalog as novaRomaCatalog } from '@ludi-romani/nova-roma/queries';
import { describe, expect, test } from 'vitest';
import { prospectsOf as forumTrajanumProspects } from '../../packages/bots/src/forum-trajanum/prospects';
import { weights as forumTrajanumWeights } from '../../packages/bots/src/forum-trajanum/weights';
import { prospectsOf as novaRomaProspects } from '../../packages/bots/src/nova-roma/prospects';
import { weights as novaRomaWeights } from '../../packages/bots/src/nova-roma/weights';
import { mine } from '../forum-trajanum/own-box';
import { SCALE } from '../scale';

type AnyEngine = Engine<GameTypes>;
type AnyBot = Bot<GameTypes['view'], ActionLike>;
/** The type of a method, so that the function of a game is assignable for any game. */
type Prospects = { of(state: GameTypes['state']): readonly number[] }['of'];

const novaRomaExpects = (engine: typeof novaRoma) =>
  novaRomaProspects(engine, novaRomaCatalog(engine.components), novaRomaWeights);

const iterations = 2;
const games: readonly {
  readonly engine: AnyEngine;
  readonly own: AnyEngine;
  readonly expert: (engine: AnyEngine) => AnyBot;
  readonly prospects: (engine: AnyEngine) => Prospects;
  readonly variants: readonly object[];
}[] = [
  {
    engine: forumTrajanum,
    own: forumTrajanumOver(mine as Tables),
    expert: (engine) => forumTrajanumExpert(engine as typeof forumTrajanum, { iterations }) as AnyBot,
    prospects: (engine) =>
      forumTrajanumProspects(
        forumTrajanumCatalog((engine as typeof forumTrajanum).components),
        forumTrajanumWeights,
      ) as unknown as Prospects,
    variants: [
      { introductory: true, introductoryCard: 'chosen', draftMode: 'sequential' },
      { promoCards: true, mosaic: 'random', boardSide: 'B', buildingTiles: 'limited', eaglePoints: 'sum' },
    ],
  },
  {
    engine: novaRoma,
    own: novaRomaOver({
      ...standardComponents,
      routes: [
        {
          id: 'north',
          ports: [
            { id: 'x1', sails: 1, vp: 3 },
            { id: 'x2', sails: 3, reward: { anyGood: 2 } },
          ],
        },
        { id: 'south', ports: [{ id: 'y1', sails: 2, vp: 3 }] },
      ],
      track: { endSpace: 12, lines: [{ between: [0, 1], horses: 3 }], goldenWheels: [1, 12] },
      estateGrid: { rows: ['coins', 'coins', 'horse'], columns: ['wine', 'coins', 'stone'] },
      zones: standardComponents.zones.map((zone) => (zone.id === 'A' ? { ...zone, rows: ['R..', '...'] } : zone)),
    }),
    expert: (engine) => novaRomaExpert(engine as typeof novaRoma, { iterations }) as AnyBot,
    prospects: (engine) => novaRomaExpects(engine as typeof novaRoma) as unknown as Prospects,
    variants: [{ mosaicDraft: true, followerDraft: true }],
  },
];

/** Plays a game with the bot on frozen views, up to `plies` plies. Calls `look` with every state. Returns the actions. */
function play(
  engine: AnyEngine,
  bot: AnyBot,
  options: object,
  look?: (state: State<GameTypes>) => void,
  plies = Number.POSITIVE_INFINITY,
): ActionLike[] {
  const actions: ActionLike[] = [];
  let state = engine.initialState({ seed: 'experts', ...options } as GameTypes['options']);
  while (!engine.isTerminal(state) && actions.length < plies) {
    look?.(state);
    const [seat = 0] = engine.activePlayers(state);
    const view = deepFreeze(structuredClone(engine.view(state, seat)));
    const action = bot.choose(view, `decision ${actions.length}`);
    actions.push(action);
    // throws if the action is illegal
    state = engine.apply(state, action);
  }
  look?.(state);
  return actions;
}

describe.each(games.map((game) => [game.engine.game, game] as const))('%s', (_, game) => {
  const { engine, own, expert, prospects, variants } = game;
  // every number of players, and every variant with two of them
  const [fewest = 2] = engine.playerCounts;
  const tables: readonly { readonly players: number }[] = [
    ...engine.playerCounts.map((players) => ({ players })),
    ...variants.flatMap((variant) => [fewest, 3].map((players) => ({ players, ...variant }))),
  ];

  test.each(tables)('plays %o to the end, with the same actions again', (options) => {
    const actions = play(engine, expert(engine), options);
    expect(play(engine, expert(engine), options, undefined, 120)).toEqual(actions.slice(0, 120));
  });

  test('plays with a custom box', () => {
    for (const players of own.playerCounts) expect(play(own, expert(own), { players }).length).toBeGreaterThan(50);
  });

  test('chooses the same in states that differ only in hidden information', () => {
    const bot = expert(engine);
    let different = 0;
    for (const variant of variants) {
      let ply = 0;
      play(engine, random(engine), { players: 3, ...variant }, (state) => {
        const [seat] = engine.activePlayers(state);
        if (seat === undefined || ply++ % 15 > 0) return;
        const view = engine.view(state, seat);
        const choices = ['one', 'other'].map((world) => {
          const { chance: __, ...position } = engine.determinize(view, world);
          return { position, action: bot.choose(engine.view(engine.determinize(view, world), seat), 'seed') };
        });
        const [one, other] = choices;
        if (JSON.stringify(one?.position) !== JSON.stringify(other?.position)) different++;
        expect(one?.action).toEqual(other?.action);
        expect(one?.action).toEqual(bot.choose(view, 'seed'));
      });
    }
    expect(different).toBeGreaterThan(10);
  });

  test('returns finite prospects for every position, and the scores at the end', () => {
    for (const box of [engine, own]) {
      const expects = prospects(box);
      for (const options of box === own ? [{ players: 2 }] : tables)
        for (let game = 0; game < SCALE; game++)
          play(box, random(box), { ...options, seed: `prospects ${game}` }, (state) => {
            const points = expects(deepFreeze(structuredClone(state)));
            expect(points).toHaveLength(state.players.length);
            for (const each of points) expect(Number.isFinite(each)).toBe(true);
            const outcome = box.outcome(state);
            if (outcome === null) return;
            if (state.players.length > 1) expect(points).toEqual(outcome.scores.map(({ total }) => total));
            // solo: positive for a win
            else expect((points[0] ?? 0) > 0).toBe(outcome.ranking[0]?.includes(0));
          });
    }
  });
});

test('Nova Roma alone: the end is judged against the points of the AI', () => {
  const expects = novaRomaExpects(novaRoma);
  const bot = random(novaRoma);
  const state = novaRoma.clone(novaRoma.initialState({ players: 1, seed: 'experts' }));
  for (let ply = 0; !novaRoma.isTerminal(state); ply++)
    novaRoma.applyInPlace(state, bot.choose(novaRoma.view(state, 0), `${ply}`));
  const { total: against } = aiScore(state) ?? expect.fail();
  expect(expects(state)).toEqual([(novaRoma.scores(state)[0]?.total ?? 0) - against]);
});

test('Nova Roma: an artisan at work is worth less than one at hand, but is not lost: the cleanup brings it back (NR-4.56)', () => {
  const expects = novaRomaExpects(novaRoma);
  const state = novaRoma.initialState({ players: 2, seed: 'artisans' });
  const [own, other] = state.players;
  if (own === undefined || other === undefined) throw new Error('the game has two players');
  /** Returns the prospects minus the current score. */
  const withArtisans = (artisans: number, atWork: number): number => {
    const placed = own.placed.map((_, space) => space < atWork);
    const given = { ...state, players: [{ ...own, artisans, placed }, other] };
    return (expects(given)[0] ?? 0) - (novaRoma.scores(given)[0]?.total ?? 0);
  };
  expect(withArtisans(0, 0)).toBeLessThan(withArtisans(0, 1));
  expect(withArtisans(0, 1)).toBeLessThan(withArtisans(1, 0));
  // a player cannot have more than three
  const fourth = withArtisans(1, 3) - withArtisans(1, 2);
  const third = withArtisans(1, 2) - withArtisans(1, 1);
  expect(fourth).toBeLessThan(third);
  expect(fourth).toBeCloseTo(0);
});
