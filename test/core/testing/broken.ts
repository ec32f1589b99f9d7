/** Engines that are broken on purpose, each in one way, with the property that must fail. */
import {
  because,
  clone,
  defineGame,
  digest,
  type Engine,
  LudiError,
  playerAt,
  type Rules,
  type Seen,
  type State,
} from '@ludi-romani/core';
import { conformance, type Property, type PropertyName, type Settings } from '@ludi-romani/core/testing';
import * as sortes from './sortes';
import * as tali from './tali';

type Tali = tali.Tali;
type Sortes = sortes.Sortes;

/** The fault, the property that must fail, and the properties of the broken engine. */
export type Broken = readonly [what: string, property: PropertyName, suite: Property[]];

const few = { games: 6, shrinkMs: 0 } as const;
const taliSuite = (engine: Engine<Tali>, settings: Partial<Settings<Tali>> = {}) =>
  conformance(engine, { ...tali, ...few, options: [{ players: 2 }, { players: 3 }], ...settings });
const sortesSuite = (engine: Engine<Sortes>) =>
  conformance(engine, { ...sortes, ...few, options: [{ players: 2 }, { players: 3 }] });

const { engine, rules } = tali;
const { moves } = rules.questions.act;

/** Returns the properties of the toy game with some methods of its engine replaced. */
const wrapped = (methods: Partial<Engine<Tali>>) => taliSuite({ ...engine, ...methods });
/** Returns the properties of the toy game with some of its rules replaced. */
const ruled = (changed: Partial<Rules<Tali>>) => taliSuite(defineGame({ ...rules, ...changed }));
/** Returns the properties of the toy game with some of its moves replaced. */
const moved = (changed: Partial<typeof moves>) =>
  ruled({ questions: { act: { ...rules.questions.act, moves: { ...moves, ...changed } } } });

const sortesMoves = sortes.rules.questions.bid.moves;

/** Adds fields that the types do not have. */
const plus = <T extends object>(value: T, extra: object): T => ({ ...value, ...extra });

let calls = 0;

const topOf = (seen: Seen<Tali>): string | null => seen.deck.at(-1) ?? null;

const notDeterministic: Broken[] = [
  [
    'a die outside the state',
    'determinism',
    moved({
      roll: {
        ...moves.roll,
        apply: (state, { player }, effects) => {
          const coins = calls++ % 6;
          for (const one of state.players.slice(player, player + 1)) one.coins += coins;
          effects.emit?.({ type: 'rolled', player, coins });
        },
      },
    }),
  ],
  [
    'a setup that depends on the number of games',
    'determinism',
    ruled({
      setup: (options, chance) =>
        rules.setup(options, {
          ...chance,
          shuffle: (cards) => [...cards.slice(++calls % 3), ...cards.slice(0, calls % 3)],
        }),
    }),
  ],
  [
    'events that depend on the number of calls',
    'determinism',
    wrapped({
      step: (state, action, chance) => {
        const done = engine.step(state, action, chance);
        return { ...done, events: done.events.map((event) => plus(event, { serial: calls++ })) };
      },
    }),
  ],
];

const notPure: Broken[] = [
  [
    'scores that sorts its argument',
    'purity',
    wrapped({
      scores: (seen) => {
        for (const { played } of seen.players) (played as string[]).sort().reverse();
        return engine.scores(seen);
      },
    }),
  ],
  [
    'apply that writes to the action',
    'purity',
    wrapped({
      apply: (state, action, chance) => engine.apply(state, Object.assign(action, { player: action.player }), chance),
    }),
  ],
  [
    'apply that writes to an earlier state',
    'past',
    (() => {
      let last: object = {};
      return wrapped({
        apply: (state, action, chance) => {
          Reflect.set(last, 'stale', true);
          const next = engine.apply(state, action, chance);
          last = next;
          return next;
        },
      });
    })(),
  ],
  [
    'legalActions that refills one list',
    'past',
    (() => {
      const list: Tali['action'][] = [];
      return wrapped({
        legalActions: (seen, player) => {
          list.splice(0, list.length, ...engine.legalActions(seen, player));
          return list;
        },
      });
    })(),
  ],
];

const notOwned: Broken[] = [
  [
    'an initial state that is returned twice',
    'ownership',
    (() => {
      const games = new Map<string, State<Tali>>();
      return wrapped({
        initialState: (options, chance) => {
          const key = JSON.stringify(options);
          const start = games.get(key) ?? engine.initialState(options, chance);
          games.set(key, start);
          return start;
        },
      });
    })(),
  ],
  [
    'cached actions that are not frozen',
    'ownership',
    (() => {
      const passes = [0, 1, 2].map((player) => ({ type: 'pass' as const, player }));
      return moved({ pass: { ...moves.pass, candidates: (_, { player }) => passes.slice(player, player + 1) } });
    })(),
  ],
  ['components that are not frozen', 'ownership', wrapped({ components: { cards: ['ant'] } })],
  ['copies that share the hands', 'ownership', ruled({ copyArea: (area) => ({ ...area, played: [...area.played] }) })],
  [
    'copies that lose a coin',
    'ownership',
    ruled({ copyArea: (area) => ({ ...clone(area), coins: Math.max(0, area.coins - 1) }) }),
  ],
  [
    'an action stored in the state',
    'ownership',
    moved({
      pass: {
        ...moves.pass,
        apply: (state, action, effects) => {
          effects.emit?.({ type: 'passed', player: action.player });
          Reflect.set(playerAt(state, action.player), 'last', action);
        },
      },
    }),
  ],
];

const withCoins = (coins: unknown): Property[] =>
  ruled({
    setup: (options, chance) => {
      const state = rules.setup(options, chance);
      return { ...state, players: state.players.map((player) => plus(player, { purse: coins })) };
    },
  });

const notJson: Broken[] = [
  ['-0 in the state', 'json', withCoins(-0)],
  ['NaN in the state', 'json', withCoins(Number.NaN)],
  ['undefined in the state', 'json', withCoins(undefined)],
  ['a Map in the state', 'json', withCoins(new Map())],
  [
    'legal actions that depend on the identity of a state',
    'json',
    (() => {
      const returned = new WeakSet<object>();
      return wrapped({
        apply: (state, action, chance) => {
          const next = engine.apply(state, action, chance);
          returned.add(next);
          return next;
        },
        legalActions: (seen, player) => {
          const legal = engine.legalActions(seen, player);
          return returned.has(seen) ? legal : legal.reverse();
        },
      });
    })(),
  ],
];

const notTheSameInPlace: Broken[] = [
  [
    'an additional coin in place',
    'in-place',
    wrapped({
      applyInPlace: (state, action, chance) => {
        engine.applyInPlace(state, action, chance);
        for (const player of state.players) player.coins++;
      },
    }),
  ],
  [
    'a state changed by a refused action',
    'in-place',
    wrapped({
      tryInPlace: (state, action, chance) => {
        const answer = engine.tryInPlace(state, action, chance);
        if (!answer.legal) state.deck.reverse();
        return answer;
      },
    }),
  ],
  [
    'a clone that shares its areas',
    'in-place',
    wrapped({ clone: (state) => ({ ...engine.clone(state), players: state.players as Tali['mutable']['players'] }) }),
  ],
];

const notAtRandom: Broken[] = [
  [
    'a random ply that is not listed',
    'in-place',
    wrapped({
      playRandomly: (state, plies, chance) => {
        const played = engine.playRandomly(state, plies, chance);
        for (const player of state.players) player.coins++;
        return played;
      },
    }),
  ],
  ['no random ply', 'in-place', wrapped({ playRandomly: () => 0 })],
  [
    'a determinizer that deals differently',
    'determinize',
    wrapped({ determinizer: (view) => (seed) => engine.determinizer(view)(`${seed}!`) }),
  ],
  [
    'a determinizer that deals the same object again',
    'determinize',
    wrapped({
      determinizer: (view) => {
        const dealt = new Map<string, Tali['mutable']>();
        return (seed) => {
          const state = dealt.get(seed) ?? engine.determinizer(view)(seed);
          dealt.set(seed, state);
          return state;
        };
      },
    }),
  ],
  [
    'a determinizer that returns parts of the view',
    'determinize',
    wrapped({
      determinizer: (view) => (seed) => ({
        ...engine.determinizer(view)(seed),
        options: view.options as Tali['mutable']['options'],
      }),
    }),
  ],
];

const notSound: Broken[] = [
  [
    'an action listed twice',
    'soundness',
    moved({
      pass: {
        ...moves.pass,
        candidates: (_, { player }) => [
          { type: 'pass', player },
          { type: 'pass', player },
        ],
      },
    }),
  ],
  [
    'a listed action refused by apply',
    'soundness',
    wrapped({
      apply: (state, action, chance) => {
        if (action.type === 'bury') throw new LudiError('illegal-action', 'no burying');
        return engine.apply(state, action, chance);
      },
    }),
  ],
  [
    'a listed action refused by explain',
    'soundness',
    wrapped({
      explain: (seen, action) =>
        JSON.stringify(action).includes('bury')
          ? { legal: false, code: 'rule', clause: null, message: 'no' }
          : engine.explain(seen, action),
    }),
  ],
  ['one line for several actions', 'soundness', wrapped({ format: ({ type }) => type })],
  [
    'lines read as the first action',
    'soundness',
    wrapped({ parse: (seen) => engine.legalActions(seen)[0] ?? { type: 'pass', player: 0 } }),
  ],
  [
    'a card drawn without reveals',
    'foresight',
    moved({
      fish: {
        ...moves.fish,
        apply: (state, { player }, effects) => {
          const card = state.deck.pop();
          playerAt(state, player).hand.push(...(card === undefined ? [] : [card]));
          effects.emit?.({ type: 'fished', player, secret: { to: [player], card } });
        },
      },
    }),
  ],
  [
    'preview that returns nothing for a view',
    'foresight',
    wrapped({ preview: (seen, action) => ('viewer' in seen ? [] : engine.preview(seen, action)) }),
  ],
  [
    'an order of legal actions that changes',
    'soundness',
    wrapped({
      legalActions: (seen, player) =>
        ++calls % 2 === 0 ? engine.legalActions(seen, player) : engine.legalActions(seen, player).reverse(),
    }),
  ],
  [
    'actions of one player listed for every player',
    'soundness',
    wrapped({ legalActions: (seen) => engine.legalActions(seen) }),
  ],
];

/** Returns a listed action of the type of `given`. */
const play = (seen: Seen<Tali>, given: unknown) =>
  engine
    .legalActions(seen as Tali['view'])
    .find(({ type }) => typeof given === 'object' && given !== null && 'type' in given && given.type === type);

const notComplete: Broken[] = [
  [
    'any action of a listed type accepted',
    'completeness',
    wrapped({
      explain: (seen, action) =>
        play(seen as Tali['view'], action) === undefined ? engine.explain(seen, action) : { legal: true },
    }),
  ],
  [
    'apply that returns the state for a refused action',
    'completeness',
    wrapped({
      apply: (state, action, chance) =>
        engine.explain(state, action).legal ? engine.apply(state, action, chance) : state,
    }),
  ],
  [
    'a refused action that throws another error',
    'completeness',
    wrapped({
      apply: (state, action, chance) => {
        if (!engine.explain(state, action).legal) throw new TypeError('no');
        return engine.apply(state, action, chance);
      },
    }),
  ],
  [
    'a refusal without a message',
    'completeness',
    wrapped({
      explain: (seen, action) => {
        const answer = engine.explain(seen, action);
        return answer.legal ? answer : { ...answer, message: '' };
      },
    }),
  ],
  [
    'an accepted action that is not listed',
    'completeness',
    wrapped({
      legalActions: (seen, player) =>
        engine.legalActions(seen, player).filter((action) => action.type !== 'bury' || action.card > 'd'),
    }),
  ],
];

const viewWith = (extra: (state: Tali['state']) => object): Property[] =>
  wrapped({ view: (state, viewer) => plus(engine.view(state, viewer), extra(state as Tali['state'])) });
const eventWith = (extra: (state: Tali['state']) => object): Property[] =>
  wrapped({
    step: (state, action, chance) => {
      const done = engine.step(state, action, chance);
      return { ...done, events: done.events.map((event) => plus(event, extra(state as Tali['state']))) };
    },
  });

const notWithheld: Broken[] = [
  ['the key in a view', 'views', viewWith(({ chance }) => ({ table: [{ id: `x${chance.key}` }] }))],
  ['the key in an event', 'views', eventWith(({ chance }) => ({ id: chance.key }))],
  ['the generator in a view', 'views', viewWith(() => ({ chance: 0 }))],
  ['a view that is not JSON', 'views', viewWith(() => ({ now: undefined }))],
  ['a view for another viewer', 'views', wrapped({ view: (state) => engine.view(state, 0) })],
  ['a view without the points', 'views', wrapped({ scores: (seen) => ('viewer' in seen ? [] : engine.scores(seen)) })],
  [
    'a view without the outcome',
    'views',
    wrapped({ outcome: (seen) => ('viewer' in seen ? null : engine.outcome(seen)) }),
  ],
  [
    'actions of others listed from a view',
    'views',
    wrapped({
      legalActions: (seen, player) =>
        engine.legalActions('viewer' in seen ? { ...seen, viewer: player ?? seen.viewer } : seen, player),
    }),
  ],
];

/** The view shows the bottom card to all, and `determinize` deals it there. */
const bottomShown = ruled({
  view: (state, viewer, once) => plus(rules.view(state, viewer, once), { bottom: state.deck[0] ?? null }),
  determinize: (view) => (chance) => {
    const bottom = 'bottom' in view ? view.bottom : null;
    const last = (cards: string[]) => cards.sort((a, b) => Number(a === bottom) - Number(b === bottom)).reverse();
    const hidden = rules.determinize(view)(chance);
    const places = hidden.players.map(({ hand }, seat) => (seat === view.viewer ? 0 : hand.length));
    const cards = last([
      ...hidden.deck,
      ...hidden.players.flatMap(({ hand }, seat) => (seat === view.viewer ? [] : hand)),
    ]);
    const deck = cards.splice(0, hidden.deck.length);
    return {
      ...hidden,
      deck,
      players: hidden.players.map((player, seat) =>
        seat === view.viewer ? player : { ...player, hand: cards.splice(0, places[seat]) },
      ),
    };
  },
});

/** A hand is cached without its viewer in the key: the first viewer decides how all others see it. */
const seenByTheFirst = ruled({
  view: (state, viewer, once) => {
    const seen = rules.view(state, viewer, once);
    return {
      ...seen,
      players: state.players.map((area, seat) =>
        once(area, '', () => seen.players[seat] as (typeof seen.players)[number]),
      ),
    };
  },
});

const leaking: Broken[] = [
  ['a hand cached for all viewers', 'views', seenByTheFirst],
  ['a hidden card in a view, which determinize deals there', 'views', bottomShown],
  ['a hidden card in an event', 'views', eventWith((state) => ({ next: topOf(state) }))],
  ['the top card in a view', 'non-interference', viewWith((state) => ({ top: topOf(state) }))],
  ['the counter of the generator in a view', 'non-interference', viewWith(({ chance }) => ({ rolls: chance.counter }))],
  [
    'a hidden card in the order of the legal actions',
    'non-interference',
    wrapped({
      legalActions: (seen, player) => {
        const legal = engine.legalActions(seen, player);
        return (topOf(seen as Tali['view']) ?? '') > 'd' ? legal.reverse() : legal;
      },
    }),
  ],
  [
    'a hidden card in the reason of a refusal',
    'non-interference',
    moved({
      fish: {
        ...moves.fish,
        refuse: (seen, action, question) => {
          const why = moves.fish.refuse?.(seen, action, question);
          return (
            why &&
            because('TA-1.3 the hand is full, and the deck begins with the {card}', { card: topOf(seen) ?? 'end' })
          );
        },
      },
    }),
  ],
  [
    'a hidden count in an event',
    'non-interference',
    eventWith(({ players }) => ({ count: players.flatMap(({ hand }) => hand).filter((card) => card > 'd').length })),
  ],
  [
    'a drawn card in an event for all',
    'non-interference',
    moved({
      fish: {
        ...moves.fish,
        apply: (state, { player }, effects) => {
          const card = effects.draw(state.deck);
          for (const one of state.players.slice(player, player + 1))
            one.hand.push(...(card === undefined ? [] : [card]));
          effects.emit?.({ type: 'fished', player, secret: { to: state.players.map((_, seat) => seat), card } });
        },
      },
    }),
  ],
  [
    'the card of a secret action in an event for all',
    'non-interference',
    moved({
      bury: {
        ...moves.bury,
        apply: (state, action, effects, question) => {
          moves.bury.apply(state, action, { ...effects, emit: undefined }, question);
          effects.emit?.(plus({ type: 'passed' as const, player: action.player }, { card: action.card }));
        },
      },
    }),
  ],
  [
    'reveals of false after a roll',
    'non-interference',
    wrapped({ step: (state, action, chance) => ({ ...engine.step(state, action, chance), reveals: false }) }),
  ],
  [
    'reveals that depends on a hidden card',
    'non-interference',
    wrapped({
      step: (state, action, chance) => {
        const done = engine.step(state, action, chance);
        return { ...done, reveals: done.reveals || (topOf(state) ?? '') > 'd' };
      },
    }),
  ],
];

let lastSeen: Tali['state'] | undefined;

const notDealt: Broken[] = [
  [
    'the true state, stored by view',
    'determinize',
    wrapped({
      view: (state, viewer) => {
        lastSeen = engine.clone(state);
        return engine.view(state, viewer);
      },
      determinize: (view, seed) => ({
        ...(lastSeen ?? engine.determinize(view, seed)),
        chance: engine.determinize(view, seed).chance,
      }),
    }),
  ],
  [
    'the true hands, stored by view, with a shuffled deck',
    'determinize',
    wrapped({
      view: (state, viewer) => {
        lastSeen = engine.clone(state);
        return engine.view(state, viewer);
      },
      determinize: (view, seed) => {
        const dealt = engine.determinize(view, seed);
        if (lastSeen === undefined) return dealt;
        const hands = lastSeen.players.flatMap(({ hand, played }) => [...hand, ...played]);
        const deck = [...dealt.deck, ...dealt.players.flatMap(({ hand, played }) => [...hand, ...played])];
        return { ...dealt, players: lastSeen.players, deck: deck.filter((card) => !hands.includes(card)) };
      },
    }),
  ],
  [
    'a new game instead of the one in the view',
    'determinize',
    wrapped({ determinize: ({ players }, seed) => engine.initialState({ players: players.length, seed }) }),
  ],
  [
    'the same state from every seed',
    'determinize',
    wrapped({ determinize: (view) => engine.determinize(view, 'fixed') }),
  ],
  [
    'one card dealt many times',
    'determinize',
    ruled({
      determinize: (view) => (chance) =>
        rules.determinize(view)({
          ...chance,
          shuffle: (cards) => cards.map(() => cards[0] ?? cards[1]).flatMap((card) => card ?? []),
        }),
    }),
  ],
  [
    'another turn of the game',
    'determinize',
    wrapped({
      determinize: (view, seed) => ({ ...engine.determinize(view, seed), pending: [{ do: 'turn', turn: -1000 }] }),
    }),
  ],
];

const asBid = (bid: Partial<typeof sortesMoves.bid>): Property[] =>
  sortesSuite(
    defineGame({
      ...sortes.rules,
      questions: {
        ...sortes.rules.questions,
        bid: { ...sortes.rules.questions.bid, moves: { bid: { ...sortesMoves.bid, ...bid } } },
      },
    }),
  );

const notTogether: Broken[] = [
  [
    'the same answer dealt from every seed',
    'open-answers',
    sortesSuite({ ...sortes.engine, determinize: (view) => sortes.engine.determinize(view, 'fixed') }),
  ],
  [
    'the same answer dealt from every seed, with new lots',
    'open-answers',
    sortesSuite({
      ...sortes.engine,
      determinize: (view, seed) => {
        const [fixed, dealt] = ['fixed', seed].map((each) =>
          sortes.engine.clone(sortes.engine.determinize(view, each)),
        );
        const lots = dealt?.players.map(({ lot }) => lot) ?? [];
        const areas = fixed?.pending.flatMap((frame) => ('simultaneous' in frame ? frame.before : [])) ?? [];
        for (const players of [fixed?.players ?? [], areas]) {
          players.forEach((player, seat) => {
            player.lot = lots[seat] ?? null;
          });
        }
        return fixed as State<Sortes>;
      },
    }),
  ],
  [
    'a point for the first bid',
    'simultaneous',
    asBid({
      apply: (state, action, effects, question) => {
        const isFirst = state.players.every(({ bid }) => bid === null);
        sortesMoves.bid.apply(state, action, effects, question);
        for (const player of state.players.slice(action.player, action.player + 1)) player.points += Number(isFirst);
      },
    }),
  ],
  [
    'a bid that another bid forbids',
    'simultaneous',
    asBid({
      refuse: (seen, action, question) =>
        seen.players.some(({ bid }) => bid === action.coins)
          ? 'SO-1.3 another player has bid that already'
          : sortesMoves.bid.refuse?.(seen, action, question),
    }),
  ],
  [
    'a guess asked only after a bid above 0',
    'simultaneous',
    asBid({
      apply: (state, action, effects, question) => {
        const silent: typeof effects = Object.create(effects, { next: { value: () => {} } });
        sortesMoves.bid.apply(state, action, action.coins > 0 ? effects : silent, question);
      },
    }),
  ],
  [
    'an open choice in the view of others',
    'simultaneous',
    sortesSuite({
      ...sortes.engine,
      view: (state, viewer) => ({ ...sortes.engine.view(state, viewer), players: clone(state.players) }),
    }),
  ],
  [
    'an open choice in an event for others',
    'simultaneous',
    sortesSuite({
      ...sortes.engine,
      step: (state, action, chance) => {
        const done = sortes.engine.step(state, action, chance);
        return { ...done, events: done.events.map(({ to: _, ...event }) => event) };
      },
    }),
  ],
  [
    'reveals of false when simultaneous choices are revealed',
    'non-interference',
    sortesSuite({
      ...sortes.engine,
      step: (state, action, chance) => ({ ...sortes.engine.step(state, action, chance), reveals: false }),
    }),
  ],
];

const notReported: Broken[] = [
  [
    'an event that holds a part of the state',
    'events',
    wrapped({
      step: (state, action, chance) => {
        const done = engine.step(state, action, chance);
        return { ...done, events: done.events.map((event) => plus(event, { deck: done.state.deck })) };
      },
    }),
  ],
  [
    'an event that holds the action',
    'events',
    wrapped({
      step: (state, action, chance) => {
        const done = engine.step(state, action, chance);
        return { ...done, events: done.events.map((event) => plus(event, { action })) };
      },
    }),
  ],
  ['an event that is not JSON', 'events', eventWith(() => ({ at: new Date(0) }))],
  [
    'a roll without an event',
    'events',
    moved({
      roll: {
        ...moves.roll,
        apply: (state, action, effects, question) =>
          moves.roll.apply(state, action, { ...effects, chance: effects.chance, emit: undefined }, question),
      },
    }),
  ],
  [
    'step that returns another state',
    'events',
    wrapped({ step: (state, action, chance) => ({ ...engine.step(state, action, chance), state }) }),
  ],
  [
    'an event with a wrong amount',
    'ledger',
    wrapped({
      step: (state, action, chance) => {
        const done = engine.step(state, action, chance);
        return {
          ...done,
          events: done.events.map((event) => (event.type === 'rolled' ? { ...event, coins: event.coins + 1 } : event)),
        };
      },
    }),
  ],
  [
    'an event emitted twice',
    'ledger',
    wrapped({
      step: (state, action, chance) => {
        const done = engine.step(state, action, chance);
        return {
          ...done,
          events: done.events.flatMap((event) => (event.type === 'buried' ? [event, event] : [event])),
        };
      },
    }),
  ],
];

const notEnding: Broken[] = [
  [
    'a card that gets lost',
    'invariants',
    moved({
      bury: {
        ...moves.bury,
        apply: (state, action, effects, question) => {
          moves.bury.apply(state, action, effects, question);
          state.deck.shift();
        },
      },
    }),
  ],
  [
    'a game without an end',
    'termination',
    ruled({
      tasks: {
        turn: (state, { turn: n }, effects) =>
          effects.next({ ask: 'act', player: n % state.players.length }, { do: 'turn', turn: n + 1 }),
      },
    }),
  ],
  ['a bound that is too low', 'termination', ruled({ maxPlies: () => 9 })],
  [
    'no legal action before the end',
    'termination',
    wrapped({
      legalActions: (seen, player) =>
        seen.players.some(({ coins }) => coins > 3) ? [] : engine.legalActions(seen, player),
    }),
  ],
  [
    'an error in mid-game',
    'termination',
    wrapped({
      apply: (state, action, chance) => {
        if (action.type === 'roll') throw new RangeError('no die');
        return engine.apply(state, action, chance);
      },
    }),
  ],
  [
    'an active player after the end',
    'termination',
    wrapped({ activePlayers: (seen) => (engine.isTerminal(seen) ? [0] : engine.activePlayers(seen)) }),
  ],
  [
    'an outcome before the end',
    'outcome',
    wrapped({ outcome: (seen) => engine.outcome(seen) ?? { ranking: [], scores: engine.scores(seen) } }),
  ],
  [
    'a total that is not the sum of its rows',
    'outcome',
    ruled({ scores: (seen) => rules.scores(seen).map((score) => ({ ...score, total: score.total + 1 })) }),
  ],
  [
    'the worst ranked first',
    'outcome',
    wrapped({
      outcome: (seen) => {
        const end = engine.outcome(seen);
        return end && { ...end, ranking: [...end.ranking].reverse() };
      },
    }),
  ],
  [
    'one place for all players',
    'outcome',
    wrapped({
      outcome: (seen) => {
        const end = engine.outcome(seen);
        return end && { ...end, ranking: [end.ranking.flat()] };
      },
    }),
  ],
  [
    'a seat that is not ranked',
    'outcome',
    wrapped({
      outcome: (seen) => {
        const end = engine.outcome(seen);
        return end && { ...end, ranking: end.ranking.slice(0, 1).map((seats) => seats.slice(1)) };
      },
    }),
  ],
];

const notRecorded: Broken[] = [
  ['components that are never the same', 'replays', wrapped({ componentsDigest: () => digest(calls++) })],
  [
    'tryInPlace that accepts illegal actions',
    'replays',
    wrapped({
      tryInPlace: (state, action, chance) => {
        engine.tryInPlace(state, action, chance);
        return { legal: true };
      },
    }),
  ],
  [
    'an outcome that depends on the number of calls',
    'replays',
    wrapped({
      outcome: (seen) => {
        const end = engine.outcome(seen);
        return end && { ...end, ranking: [[calls++]] };
      },
    }),
  ],
  [
    'options that are not checked',
    'replays',
    wrapped({ initialState: ({ seed }, chance) => engine.initialState({ players: 2, seed }, chance) }),
  ],
  [
    'an outcome for every unfinished game',
    'replays',
    wrapped({ outcome: (seen) => engine.outcome(seen) ?? { ranking: [], scores: [] } }),
  ],
  [
    'a state saved without its generator',
    'saves',
    wrapped({ save: (state) => ({ ...engine.save(state), state: { ...state, chance: { key: '', counter: 0 } } }) }),
  ],
  [
    'a state saved for another game',
    'saves',
    wrapped({ save: (state) => ({ ...engine.save(state), game: 'latrunculi' }) }),
  ],
  [
    'parseState that accepts any value',
    'saves',
    taliSuite(engine, { parseState: (saved) => (saved as { state: Tali['state'] }).state }),
  ],
  [
    'parseState that returns another state',
    'saves',
    taliSuite(engine, { parseState: (saved) => ({ ...(saved as { state: Tali['state'] }).state, deck: [] }) }),
  ],
];

export const broken: readonly Broken[] = [
  ...notDeterministic,
  ...notPure,
  ...notOwned,
  ...notJson,
  ...notTheSameInPlace,
  ...notAtRandom,
  ...notSound,
  ...notComplete,
  ...notWithheld,
  ...leaking,
  ...notDealt,
  ...notTogether,
  ...notReported,
  ...notEnding,
  ...notRecorded,
];
