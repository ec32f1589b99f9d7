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
  stateSchema,
  validateState,
} from '@ludi-romani/city-of-rome/schemas';
import { type InvalidValueError, keyedChance, LudiError, verifyReplay } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';

/** A random game that likes to build, stopped where `until` says so; the replay's actions with it. */
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

/** A position in which that is asked, whichever game it comes up in. */
function position(ask: string, also: (state: MutableState) => boolean = () => true): MutableState {
  for (let i = 0; i < 200; i++) {
    const { state } = play(`${ask} ${i}`, 3, (at) => asks(ask)(at) && also(at));
    if (asks(ask)(state) && also(state)) return state;
  }
  throw new Error(`nobody was asked ${ask}`);
}

const problemsOf = (call: () => unknown): string[] => {
  try {
    call();
  } catch (error) {
    if (!(error instanceof LudiError)) throw error;
    return 'problems' in error ? (error as InvalidValueError).problems.map(({ path }) => path) : [error.message];
  }
  return [];
};

test('every state and view of random games, and every determinization, is found sound', () => {
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

describe('the doors', () => {
  test('options: what initialState checks', () => {
    const options = { players: 3, seed: 'x', startPlayer: 2, colors: ['white', 'brown', 'purple'] };
    expect(parseOptions(options)).toEqual(options);
    expect(problemsOf(() => parseOptions({ players: 3, seed: 'x', startPlayer: 3 }))).toEqual(['startPlayer']);
    expect(problemsOf(() => parseOptions({ players: 2, seed: 'x', colors: ['white', 'white'] }))).toEqual(['colors']);
    expect(problemsOf(() => parseOptions({ players: 5, seed: 1, extra: 1 }))).toEqual(['players', 'seed', 'extra']);
  });

  test('actions: the shape, with a reason', () => {
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
    refused({ type: 'take-card', player: 0, card: 'start-white-residence-2' }, /^card: is not the id of a deck card/);
    refused({ type: 'nothing', player: 0 }, /^type: /);
    refused(null, /object/);
  });

  test('states: bare or saved, and only of this game', () => {
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

  test('states: deep, large and cyclic ones are refused before they are walked', () => {
    let bomb: unknown = [];
    for (let i = 0; i < 60; i++) bomb = [bomb, bomb];
    const ring: Record<string, unknown> = {};
    ring.ring = ring;
    for (const value of [bomb, ring, new Array(1e6).fill(0)])
      expect(problemsOf(() => parseState(value))).toHaveLength(1);
  });

  test('views: none that no state gives', () => {
    const { state } = play('view', 3, (at) => at.round === 5);
    const view = engine.view(state, 1);
    expect(problemsOf(() => parseView({ ...view, viewer: 3 }))).toEqual(['viewer']);
    expect(problemsOf(() => parseView({ ...view, viewer: 0 }))).not.toEqual([]);
    expect(problemsOf(() => parseView({ ...view, chance: state.chance }))).toEqual(['chance']);
    expect(problemsOf(() => parseView({ ...view, round: 6 }))).not.toEqual([]);
  });

  test('replays', () => {
    const { actions } = play('replay', 2);
    const replay = recordReplay(engine, { players: 2, seed: 'replay' }, actions, { committed: true });
    expect(parseReplay(JSON.parse(JSON.stringify(replay)))).toEqual(replay);
    const spoilt = { ...replay, actions: [...actions.slice(0, 3), { ...actions[3], player: 9 }] };
    expect(problemsOf(() => parseReplay(spoilt))).toEqual(['actions[3].player']);
    expect(problemsOf(() => parseReplay({ ...replay, game: 'aquileia' }))).toEqual(['game']);
  });

  test('of replays as much is read as the referee reads, an action counting once', () => {
    const { actions } = play('replay', 2);
    const replay = recordReplay(engine, { players: 2, seed: 'replay' }, actions);
    const [first] = actions;
    const of = (count: number) => ({ ...replay, checkpoints: [], actions: Array.from({ length: count }, () => first) });
    const both = (given: object) => [verifyReplay(engine, given), () => parseReplay(given)] as const;

    const [long, parsed] = both(of(60_000)); // of some 300,000 values
    expect(long).toMatchObject({ code: 'illegal-action' });
    expect(parsed()).toEqual(of(60_000));

    const [endless, refused] = both(of(1_000_001));
    expect(endless).toMatchObject({ code: 'malformed', problems: [{ path: 'actions' }] });
    expect(problemsOf(refused)).toEqual(['actions']);

    const deep = { ...replay, actions: [first, { ...first, player: { at: () => 0 } }] };
    expect(problemsOf(() => parseReplay(deep))).toEqual(['actions[1].player.at']);

    // a stranger's million actions may all be wrong, and one and the same large thing: no more are read than are told
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

  test('components: the shape, and what the tables say of each other', () => {
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

  test('have ids of their own', () => {
    const state = createEngine(components).initialState({ players: 2, seed: 'x' });
    expect(own.validateState(state)).toEqual([]);
    expect(validateState(state)).not.toEqual([]);
    expect(own.parseAction({ type: 'take-card', player: 0, card: 'second-market' }).type).toBe('take-card');
    expect(problemsOf(() => parseAction({ type: 'take-card', player: 0, card: 'second-market' }))).toHaveLength(1);
  });

  test('must be sound', () => {
    expect(() => schemasFor({ ...components, cards: [] })).toThrow(
      expect.objectContaining({ code: 'invalid-components' }),
    );
  });
});

describe('invariants', () => {
  const at = (state: MutableState, change: (state: MutableState, player: MutableState['players'][number]) => void) => {
    const copy = engine.clone(state);
    const top = copy.pending.at(-1);
    const seat = top !== undefined && 'ask' in top ? top.player : 0;
    const player = copy.players[seat];
    if (player === undefined) throw new Error('no player');
    change(copy, player);
    expect(stateSchema.safeParse(copy).success).toBe(true);
    return invariants(copy);
  };
  const swap = <T>(list: T[], i: number, j: number) => {
    [list[i], list[j]] = [list[j] as T, list[i] as T];
  };
  type Player = MutableState['players'][number];
  const set = <T>(list: T[], i: number, value: T) => list.splice(i, 1, value);
  const cardIn = ({ card }: { card: string }) => card;
  const cellOf = (city: Player['city'], part: string) => city.findIndex((card) => card?.includes(part));
  const drawn = (s: MutableState) => s.pending.flatMap((f) => ('ask' in f && f.ask === 'keep' ? f.secret.drawn : []));
  const won = (s: MutableState) => s.players.flatMap(({ influenceCards }) => influenceCards).slice(0, 1);
  const other = (s: MutableState) => ((s.emissaries.find((seat) => seat !== null) ?? 0) + 1) % 3;
  const last = (s: MutableState) => s.players[0] as Player;
  const clear = (s: MutableState, seat: number, part: string) =>
    set(s.players[seat]?.city ?? [], cellOf(s.players[seat]?.city ?? [], part), null);
  const giveAll = (s: MutableState) => {
    const cardsOf = s.players.flatMap(({ hand }) => hand);
    for (const { hand } of s.players) hand.push(...cardsOf);
  };
  const swapTops = (s: MutableState) => {
    s.decks.II.push(...s.decks.III.splice(-1));
    s.decks.III.push(...s.decks.II.splice(-2, 1));
  };
  const replaceOffer = (s: MutableState) => {
    s.decks.III.push(...s.offer.splice(2, 1));
    s.offer.push(...s.decks.II.splice(-1));
  };
  const move = (p: Player, to: number) => {
    const from = p.city.reduce((found, card, cell) => (card === null ? found : cell), 0);
    p.city[from === to ? 0 : to] = p.city[from] ?? null;
    p.city[from] = null;
  };
  const stretch = (p: Player) => {
    // the whole row of the starting cells
    for (let x = 18; x < 24; x++) p.city[x] ??= 'ii-market';
  };
  const aqueducts = (p: Player) => {
    const cells = [...p.city.keys()].filter((cell) => p.city[cell] !== null);
    for (const cell of cells) p.city[cell] = 'ii-aqueduct-1';
  };
  const buildAll = (s: MutableState, p: Player) => {
    for (const cell of p.city.keys()) p.city[cell] ??= s.decks.III.pop() ?? null;
  };
  const flag = (s: MutableState, built: boolean) => edit(s, 'turn', (frame) => (frame.built = built));
  const secretOf = (p: Player, change: (card: Player['secret'][number]) => void) => p.secret.forEach(change);
  const setOptions = (s: MutableState, options: Partial<MutableState['options']>) =>
    Object.assign(s, { options: { ...s.options, ...options } });
  const each = (s: MutableState, change: (player: Player) => void) => s.players.forEach(change);
  const leaveLast = (s: MutableState, p: Player) => {
    for (const player of s.players) player.influenceCards = [];
    s.influenceOnTable = ['influence-3', 'influence-6', 'influence-10', 'influence-14'];
    p.influence = 1000;
  };
  type Asked<A> = Extract<MutableState['pending'][number], { ask: A }>;
  function edit<A extends string>(s: MutableState, ask: A, change: (frame: Asked<A>) => void) {
    for (const frame of s.pending) if ('ask' in frame && frame.ask === ask) change(frame as Asked<A>);
  }
  const cards = (city: readonly unknown[]) => city.filter((card) => card !== null).length;

  const [draft, emissary, take, turn] = ['draft', 'emissary', 'take', 'turn'].map((ask) => position(ask)) as [
    ...[MutableState, MutableState, MutableState, MutableState],
  ];
  const late = position('turn', ({ round, players }) => round > 9 && players.every(({ city }) => cards(city) > 5));
  const pay = position('pay');
  const place = position('place');
  const keep = position('keep');
  const back = position('return');
  const school = position('school-deck');
  const over = play('over', 3).state;

  test.each<[string, RegExp, MutableState, Parameters<typeof at>[1]]>([
    ['a card twice', /^CR-13.1 .*ii-market/, take, (s) => s.decks.II.push('ii-market')],
    ['a card nowhere', /^CR-13.1 .* nowhere/, take, (s) => s.decks.III.pop()],
    ['a card not in this game', /^CR-13.1 .*iv-market is in deck IV/, take, (s) => s.decks.IV.push('iv-market')],
    ['a card in two hands', /^CR-13.1 .*hand of seat . and in the hand/, late, (s) => giveAll(s)],
    ['a drawn card still in its deck', /^CR-13.1 .* what a school drew/, keep, (s) => s.decks.II.push(...drawn(s))],
    [
      'a starting building gone',
      /^CR-13.1 .*start-purple-residence-2 is nowhere/,
      take,
      (s) => clear(s, 0, 'residence'),
    ],
    [
      'a starting building moved',
      /^CR-13.1 starting buildings/,
      take,
      (_, p) => swap(p.city, 0, cellOf(p.city, 'start-')),
    ],
    ['an influence card early', /^CR-13.1, CR-13.10/, emissary, (s) => s.influenceOnTable.push('influence-14')],
    ['an influence card twice', /^CR-13.1, CR-13.10/, late, (s, p) => p.influenceCards.push(...won(s))],
    ['the deck of another', /^CR-13.2 deck II holds/, take, (s) => swapTops(s)],
    ['a card too few in a deck', /^CR-13.2 deck sizes: deck II/, take, (s) => s.offer.push(...s.decks.II.splice(-1))],
    ['a card too many on offer', /^CR-13.3 the offer holds 4/, take, (s) => s.offer.push(...s.decks.II.splice(-1))],
    ['too many of one deck on offer', /^CR-13.3 .* more than 1 of deck II/, emissary, (s) => replaceOffer(s)],
    ['a city in two parts', /^CR-13.4 .* not connected/, late, (_, p) => move(p, 30)],
    ['a city too wide', /^CR-13.4 .* wider or higher/, late, (_, p) => stretch(p)],
    ['aqueducts in a line', /^CR-13.5 .* row or column/, late, (_, p) => aqueducts(p)],
    [
      'replaced without an aqueduct',
      /^CR-13.5 .* more was replaced/,
      take,
      (s, p) => p.replaced.push(...s.offer.splice(0, 1)),
    ],
    [
      'an aqueduct replaced though they stay',
      /^CR-5.27/,
      late,
      (s, p) => {
        setOptions(s, { aqueductsStay: true });
        p.replaced.push('ii-aqueduct-1');
      },
    ],
    ['a building that has no cell to go to', /^CR-5.15/, place, (_, p) => p.city.fill('ii-aqueduct-1')],
    [
      'left out though all must produce',
      /^CR-9.3/,
      turn,
      (s, p) => edit(s, 'turn', (frame) => frame.idle.push(cellOf(p.city, 'farm'))),
    ],
    [
      'what is left out twice',
      /^CR-9.3/,
      turn,
      (s, p) => {
        setOptions(s, { selectiveProduction: true });
        edit(s, 'turn', (frame) => frame.idle.push(cellOf(p.city, 'farm'), cellOf(p.city, 'farm')));
      },
    ],
    [
      'a residence left out',
      /^CR-9.3/,
      turn,
      (s, p) => {
        setOptions(s, { selectiveProduction: true });
        edit(s, 'turn', (frame) => frame.idle.push(cellOf(p.city, 'residence')));
      },
    ],
    ['a hand too large', /^CR-13.6 hand/, take, (s, p) => p.hand.push(...s.decks.II.splice(-1))],
    ['tokens on an empty cell', /^CR-13.7 tokens/, take, (_, p) => set(p.tokens, p.city.indexOf(null), 1)],
    ['tokens on a residence', /^CR-13.7 tokens/, take, (_, p) => set(p.tokens, cellOf(p.city, 'residence'), 1)],
    ['built twice', /^CR-13.9 seat . has built more/, turn, (s, p) => buildAll(s, p)],
    ['not built', /^CR-13.9 seat . has not built/, position('turn', ({ round }) => round === 1), (s) => flag(s, true)],
    ['a school without its card', /^CR-5.23 seat . has kept/, keep, (_, p) => p.secretLog.push('II')],
    ['a back not of its card', /^CR-10.2 .* a back/, take, (_, p) => secretOf(p, (card) => (card.back = 'III'))],
    [
      'a secret card too few',
      /^CR-10.2 .* its backs/,
      take,
      (s, p) => s.decks.II.push(...p.secret.splice(0).map(cardIn)),
    ],
    ['an opening card elsewhere', /^CR-10.4/, late, (_, p) => (p.opening = 'iii-market')],
    ['an opening card of another packet', /^CR-3.13 opening/, late, (_, p) => (p.opening = 'iii-market')],
    [
      'a card shown and not built',
      /^CR-10.5 .* did not build/,
      take,
      (s, p) => p.secretLog.push(...s.offer.slice(0, 1)),
    ],
    ['a card shown and not held', /^CR-10.5 .* did not hold/, take, (s, p) => p.secretLog.push(...s.offer.slice(0, 1))],
    ['returned without a school', /^CR-10.6 deck II: .* without/, emissary, (s) => s.returnedBy.II.push(0)],
    ['more returned than there are', /^CR-10.6 deck IV: more/, emissary, (s) => s.returnedBy.IV.push(0)],
    ['a packet too early', /^CR-3.13 packet .* due/, draft, (s) => last(s).packet.push('ii-market')],
    ['a packet too small', /^CR-3.13 packet .* size/, draft, (_, p) => p.packet.pop()],
    [
      'a packet not passed on',
      /^CR-3.13 .* passed on/,
      late,
      (s) => {
        for (const { packet } of s.players) packet.fill('ii-market');
      },
    ],
    ['an opening card too early', /^CR-3.13 .* out of turn/, draft, (s) => (last(s).opening = 'ii-market')],
    ['a round too many', /^CR-13.12 round: 15 of 14/, emissary, (s) => (s.round = 15)],
    ['over too early', /^CR-13.12 round/, emissary, (s) => s.pending.splice(0)],
    ['no end of the round', /^CR-13.12 pending/, take, (s) => s.pending.shift()],
    ['two questions', /^CR-13.12 pending/, take, (s) => s.pending.push({ ask: 'take', player: 0 })],
    ['a task on top', /^CR-13.12 pending/, take, (s) => s.pending.push({ do: 'upkeep' })],
    [
      'simultaneous decisions',
      /^CR-13.12 pending/,
      take,
      (s) => s.pending.push({ simultaneous: [], opened: [], before: [] }),
    ],
    [
      'the turn of another',
      /^CR-13.12 pending/,
      take,
      (s) => s.pending.splice(-1, 1, { ask: 'take', player: other(s) }),
    ],
    ['an emissary too many', /^CR-13.11|^13.3/, take, (s) => s.emissaries.fill(0)],
    ['an emissary at the end', /^CR-13.11/, over, (s) => set(s.emissaries, 2, 1)],
    ['an emissary not placed', /^CR-13.11/, emissary, (s) => set(s.emissaries, s.emissaries.indexOf(null), 2)],
    ['no emissary at all', /^CR-13.11 .* none has the turn/, take, (s) => s.emissaries.fill(null)],
    ['a wrong price', /^CR-5.10 need/, pay, (s) => edit(s, 'pay', (frame) => frame.need++)],
    ['built without the card', /^CR-13.1 .* being built/, place, (s, p) => s.offer.push(...p.hand.splice(0))],
    [
      'too many cards drawn',
      /^CR-5.23 school: no school draws/,
      school,
      (s) => edit(s, 'school-deck', (f) => (f.count += 9)),
    ],
    ['no decks to choose from', /^CR-5.24/, school, (s) => s.decks.III.splice(0)],
    ['a count that is not', /^CR-13.1 school/, keep, (s) => edit(s, 'keep', (frame) => frame.count++)],
    ['nothing kept before', /^CR-5.23 .* nothing was kept/, back, (_, p) => p.secretLog.pop()],
    ['colors twice', /^CR-3.18/, take, (s) => each(s, (player) => (player.color = 'white'))],
    ['colors not chosen', /^CR-3.18/, take, (s) => setOptions(s, { colors: ['white', 'brown', 'purple'] })],
    ['a first player of no seat', /^must be the seat of a player$/, take, (s) => setOptions(s, { startPlayer: 3 })],
    ['options for others', /^must be the number of seats$/, take, (s) => setOptions(s, { players: 2 })],
    [
      'a color twice in the options',
      /^must give each seat a different one of purple/,
      take,
      (s) => setOptions(s, { colors: ['white', 'white', 'brown'] }),
    ],
    ['strips twice', /^CR-3.14/, take, (s) => s.strips.splice(0, 1, { id: s.strips[1]?.id ?? '', reversed: false })],
    ['cards left to a sole leader', /^CR-6.2/, over, (s, p) => leaveLast(s, p)],
  ])('%s', (_, sentence, state, change) => {
    expect(invariants(state)).toEqual([]);
    expect(at(state, change)).toContainEqual(expect.stringMatching(sentence));
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
