import {
  type Action,
  createEngine,
  engine,
  type MutableState,
  type Options,
  recordReplay,
  standardComponents,
} from '@ludi-romani/city-of-rome';
import {
  invariants,
  jsonSchemas,
  type Kind,
  parseAction,
  parseComponents,
  parseOptions,
  parseReplay,
  parseState,
  parseView,
  type Schemas,
  schemasFor,
  validateState,
} from '@ludi-romani/city-of-rome/schemas';
import { type InvalidValueError, keyedChance, LudiError, verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** Plays a random game that seldom ends turns, until `until` returns true or the game ends. Returns the state and the actions. */
function play(
  seed: string,
  players: Options['players'],
  until: (state: MutableState) => boolean = () => false,
): { state: MutableState; actions: Action[] } {
  const state = engine.clone(engine.initialState({ players, seed }));
  const chance = keyedChance(engine.clone(state).chance);
  const actions: Action[] = [];
  while (!until(state)) {
    const legal = engine.legalActions(state);
    if (legal.length === 0) break;
    const eager = legal.filter(({ type }) => type !== 'end-turn');
    const action = chance.pick(eager.length > 0 && chance.int(6) > 0 ? eager : legal);
    actions.push(action);
    engine.applyInPlace(state, action);
  }
  return { state, actions };
}

const asks = (ask: string) => (state: MutableState) => {
  const top = state.pending.at(-1);
  return top !== undefined && 'ask' in top && top.ask === ask;
};

const problemsOf = (call: () => unknown): string[] => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof LudiError)) throw error;
    return 'problems' in error ? (error as InvalidValueError).problems.map(({ path }) => path) : [error.message];
  }
  return [];
};

test('accepts every state and view of random games, and every determinization', () => {
  for (const players of [2, 3, 4] as const) {
    let ply = 0;
    const { state: last } = play('a', players, (state) => {
      expect(validateState(state)).toEqual([]);
      if (ply++ % 9 !== 0) return false;
      expect(parseState(JSON.parse(JSON.stringify(engine.save(state))))).toEqual(state);
      for (const viewer of ['spectator', ...state.players.keys()] as const) {
        const view = engine.view(state, viewer);
        expect(parseView(view)).toEqual(view);
        expect(invariants(engine.determinize(view, `${ply}`))).toEqual([]);
      }
      return false;
    });
    expect(validateState(last)).toEqual([]);
  }
});

describe('the parsers', () => {
  test('parseOptions checks what initialState checks', () => {
    const options = { players: 3, seed: 'x', startPlayer: 2, colors: ['white', 'brown', 'purple'] };
    expect(parseOptions(options)).toEqual(options);
    expect(problemsOf(() => parseOptions({ players: 3, seed: 'x', startPlayer: 3 }))).toEqual(['startPlayer']);
    expect(problemsOf(() => parseOptions({ players: 2, seed: 'x', colors: ['white', 'white'] }))).toEqual(['colors']);
    expect(problemsOf(() => parseOptions({ players: 5, seed: 1, extra: 1 }))).toEqual(['players', 'seed', 'extra']);
  });

  test('parseAction checks the shape and gives a reason', () => {
    const action = { type: 'place-building', player: 0, x: -2, y: 3 };
    expect(parseAction(action)).toEqual(action);
    const refused = (given: unknown, message: RegExp) =>
      expect(() => parseAction(given)).toThrow(
        expect.objectContaining({
          code: 'illegal-action',
          reason: 'malformed',
          message: expect.stringMatching(message),
        }),
      );
    refused({ ...action, x: -3 }, /^x: /);
    refused({ ...action, z: 0 }, /z/);
    refused({ type: 'take-card', player: 0, card: 'start-white-residence-2' }, /^card: must be the id of a deck card/);
    refused({ type: 'nothing', player: 0 }, /^type: /);
    refused(null, /object/);
  });

  test('parseState accepts a bare or a saved state, only of this game', () => {
    const { state } = play('saved', 2, asks('take'));
    const saved = engine.save(state);
    const copy = parseState(saved);
    expect(copy).toEqual(state);
    expect(copy.players[0]).not.toBe(state.players[0]);
    expect(problemsOf(() => parseState({ ...saved, game: 'nova-roma' }))).toEqual(['game']);
    expect(problemsOf(() => parseState({ ...saved, rulesVersion: '0' }))).toEqual(['rulesVersion']);
    expect(problemsOf(() => parseState({ ...saved, components: 'f'.repeat(64) }))).toEqual(['components']);
    expect(problemsOf(() => parseState({ ...saved, state: { ...state, offer: ['x'] } }))).toEqual(['state.offer[0]']);
  });

  test('parseState refuses deep, large and cyclic values before it walks them', () => {
    let bomb: unknown = [];
    for (let i = 0; i < 60; i++) bomb = [bomb, bomb];
    const ring: Record<string, unknown> = {};
    ring.ring = ring;
    for (const value of [bomb, ring, new Array(1e6).fill(0)])
      expect(problemsOf(() => parseState(value))).toHaveLength(1);
  });

  test('parseView refuses views that no state has', () => {
    const { state } = play('view', 3, (at) => at.round === 5);
    const view = engine.view(state, 1);
    expect(problemsOf(() => parseView({ ...view, viewer: 3 }))).toEqual(['viewer']);
    expect(problemsOf(() => parseView({ ...view, viewer: 0 }))).not.toEqual([]);
    expect(problemsOf(() => parseView({ ...view, chance: state.chance }))).toEqual(['chance']);
    expect(problemsOf(() => parseView({ ...view, round: 6 }))).not.toEqual([]);
  });

  test('parseReplay checks the shape, the actions and the game', () => {
    const { actions } = play('replay', 2);
    const replay = recordReplay(engine, { players: 2, seed: 'replay' }, actions, { committed: true });
    expect(parseReplay(JSON.parse(JSON.stringify(replay)))).toEqual(replay);
    const spoilt = { ...replay, actions: [...actions.slice(0, 3), { ...actions[3], player: 9 }] };
    expect(problemsOf(() => parseReplay(spoilt))).toEqual(['actions[3].player']);
    expect(problemsOf(() => parseReplay({ ...replay, game: 'aquileia' }))).toEqual(['game']);
  });

  test('parseReplay reads as much as verifyReplay, and counts an action as one value', () => {
    const { actions } = play('replay', 2);
    const replay = recordReplay(engine, { players: 2, seed: 'replay' }, actions);
    const [first] = actions;
    const of = (count: number) => ({ ...replay, checkpoints: [], actions: Array.from({ length: count }, () => first) });
    const both = (given: object) => [verifyReplay(engine, given), () => parseReplay(given)] as const;

    const [long, parsed] = both(of(60_000)); // about 300,000 values
    expect(long).toMatchObject({ code: 'illegal-action' });
    expect(parsed()).toEqual(of(60_000));

    const [endless, refused] = both(of(1_000_001));
    expect(endless).toMatchObject({ code: 'malformed', problems: [{ path: 'actions' }] });
    expect(problemsOf(refused)).toEqual(['actions']);

    const deep = { ...replay, actions: [first, { ...first, player: { at: () => 0 } }] };
    expect(problemsOf(() => parseReplay(deep))).toEqual(['actions[1].player.at']);

    // an untrusted replay may repeat one large invalid action: the function reads no more actions than it reports
    let looks = 0;
    const wrong = { ...first, cells: Array.from({ length: 150 }, () => 0) };
    const watched = new Proxy(wrong, {
      ownKeys: (target) => {
        looks++;
        return Reflect.ownKeys(target);
      },
    });
    const many = { ...of(0), actions: Array.from({ length: 900_000 }, () => watched) };
    expect(problemsOf(() => parseReplay(many))).toEqual(Array.from({ length: 10 }, (_, i) => `actions[${i}].cells`));
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(100);
  });

  test('parseComponents checks the shape, and the tables against each other', () => {
    expect(parseComponents(standardComponents)).toEqual(standardComponents);
    expect(problemsOf(() => parseComponents({ ...standardComponents, startingCoins: -1 }))).toEqual(['startingCoins']);
    expect(problemsOf(() => parseComponents({ ...standardComponents, aqueductPoints: [0] }))).toEqual([
      'aqueductPoints',
    ]);
    const [first, ...others] = standardComponents.cards;
    const cards = [{ ...first, building: 'nothing' }, ...others];
    expect(problemsOf(() => parseComponents({ ...standardComponents, cards }))).toEqual(['cards[0].building']);
  });
});

describe('other components', () => {
  const renamed = (id: string) => id.replace(/^ii-/, 'second-');
  const components = {
    ...standardComponents,
    cards: standardComponents.cards.map((card) => ({ ...card, id: renamed(card.id) })),
  };
  const own: Schemas = schemasFor(components);

  test('define the valid ids', () => {
    const state = createEngine(components).initialState({ players: 2, seed: 'x' });
    expect(own.validateState(state)).toEqual([]);
    expect(validateState(state)).not.toEqual([]);
    expect(own.parseAction({ type: 'take-card', player: 0, card: 'second-market' }).type).toBe('take-card');
    expect(problemsOf(() => parseAction({ type: 'take-card', player: 0, card: 'second-market' }))).toHaveLength(1);
  });

  test('must be valid', () => {
    expect(() => schemasFor({ ...components, cards: [] })).toThrow(
      expect.objectContaining({ code: 'invalid-components' }),
    );
  });
});

describe('JSON Schemas', () => {
  const { state, actions } = play('json', 3);
  const options = { players: 3, seed: 'json' } as const;
  const samples: Record<Kind, unknown> = {
    options,
    action: actions[0],
    state,
    view: engine.view(state, 1),
    replay: recordReplay(engine, options, actions),
    components: standardComponents,
  };

  test.each(Object.entries(samples) as [Kind, unknown][])('%s', (kind, sample) => {
    const schema = jsonSchemas[kind];
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    const read = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    expect(read.safeParse(structuredClone(sample)).error).toBeUndefined();
    expect(read.safeParse({ ...(sample as object), foreign: 1 }).success).toBe(false);
  });
});
