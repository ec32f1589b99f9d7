/** Engines that are broken on purpose, each in one way, grouped by the property that must fail. */
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
import { gifts, giftsWith } from '../../gifts';
import { type Objections, objections, objectionsWith } from '../../objections';
import { type SealedGoods, sealedGoods } from '../../sealed-goods';
import * as sortes from './sortes';
import * as tali from './tali';

type Tali = tali.Tali;
type Sortes = sortes.Sortes;
type Action = Tali['action'];
type Step = ReturnType<Engine<Tali>['step']>;
type Outcome = NonNullable<ReturnType<Engine<Tali>['outcome']>>;

const few = { games: 6, shrinkMs: 0, options: [{ players: 2 }, { players: 3 }] } as const;
const taliSuite = (engine: Engine<Tali>, settings: Partial<Settings<Tali>> = {}) =>
  conformance(engine, { ...tali, ...few, ...settings });

const { engine, rules } = tali;
const { act } = rules.questions;
const { moves } = act;

/** Returns a copy of an object with more fields, which its type does not have. */
const plus = <T extends object>(value: T, extra: object): T => ({ ...value, ...extra });

// Each function below changes a toy game in one way, and returns the conformance properties of the changed engine.

/** Replaces methods of the engine. */
const wrapped = (methods: Partial<Engine<Tali>>) => taliSuite({ ...engine, ...methods });
/** Replaces some of the rules. */
const ruled = (changed: Partial<Rules<Tali>>) => taliSuite(defineGame({ ...rules, ...changed }));
/** Replaces parts of one move. */
const moved = <Type extends keyof typeof moves>(type: Type, changed: Partial<(typeof moves)[Type]>) =>
  ruled({ questions: { act: { ...act, moves: { ...moves, [type]: { ...moves[type], ...changed } } } } });
/** Changes the lists of legal actions. */
const listing = (change: (legal: Action[], seen: Seen<Tali>) => Action[]) =>
  wrapped({ legalActions: (seen, player) => change(engine.legalActions(seen, player), seen) });
/** Lets `apply` throw an error at some actions. */
const throwing = (error: Error, isBad: (action: Action, state: Tali['state']) => boolean) =>
  wrapped({
    apply: (state, action, chance) => {
      if (isBad(action, state)) throw error;
      return engine.apply(state, action, chance);
    },
  });
/** Changes the results of `step`. */
const stepping = (change: (done: Step, state: Tali['state'], action: Action) => Partial<Step>) =>
  wrapped({
    step: (state, action, chance) => {
      const done = engine.step(state, action, chance);
      return { ...done, ...change(done, state, action) };
    },
  });
/** Adds fields to every event. */
const eventWith = (extra: (state: Tali['state'], action: Action, done: Step) => object) =>
  stepping((done, state, action) => ({ events: done.events.map((event) => plus(event, extra(state, action, done))) }));
/** Adds fields to every view. */
const viewWith = (extra: (state: Tali['state']) => object) =>
  wrapped({ view: (state, viewer) => plus(engine.view(state, viewer), extra(state as Tali['state'])) });
/** Adds a field to every player. */
const purseOf = (purse: unknown) =>
  ruled({
    setup: (options, chance) => {
      const state = rules.setup(options, chance);
      return { ...state, players: state.players.map((player) => plus(player, { purse })) };
    },
  });
/** Changes the ranking of finished games. */
const ranking = (change: (places: Outcome['ranking']) => Outcome['ranking']) =>
  wrapped({
    outcome: (seen) => {
      const end = engine.outcome(seen);
      return end && { ...end, ranking: change(end.ranking) };
    },
  });
/** Lets `determinize` use the true state of the last view. */
const peeking = (change: (dealt: Tali['mutable'], real: Tali['mutable']) => Tali['mutable']) => {
  let real: Tali['mutable'] | undefined;
  return wrapped({
    view: (state, viewer) => {
      real = engine.clone(state);
      return engine.view(state, viewer);
    },
    determinize: (view, seed) => {
      const dealt = engine.determinize(view, seed) as Tali['mutable'];
      return real === undefined ? dealt : change(dealt, real);
    },
  });
};
/** Replaces methods of the engine of the other toy game. */
const sortesWith = (methods: Partial<Engine<Sortes>>) =>
  conformance({ ...sortes.engine, ...methods }, { ...sortes, ...few });
const { questions } = sortes.rules;
const { bid } = questions.bid.moves;
/** Replaces parts of the move `bid` of the other toy game. */
const bidding = (changed: Partial<typeof bid>) =>
  sortesWith(
    defineGame({
      ...sortes.rules,
      questions: { ...questions, bid: { ...questions.bid, moves: { bid: { ...bid, ...changed } } } },
    }),
  );

const goodsWith = (methods: Partial<Engine<SealedGoods>>) =>
  conformance({ ...sealedGoods, ...methods }, { ...few, options: [{ players: 2 }] });
const objecting = (engine: Engine<Objections>) => conformance(engine, { ...few, options: [{ players: 3 }] });

let calls = 0;
let last: object = {};
const list: Action[] = [];
const returned = new WeakSet<object>();
const games = new Map<string, State<Tali>>();
const passes = [0, 1, 2].map((player) => ({ type: 'pass' as const, player }));

const topOf = (seen: Seen<Tali>): string => seen.deck.at(-1) ?? '';
const isView = (seen: Seen<Tali>) => 'viewer' in seen;
const cardsOf = ({ hand, played }: tali.Player) => [...hand, ...played];

const faults: Record<PropertyName, Record<string, Property[]>> = {
  determinism: {
    'a die outside the state': moved('roll', {
      apply: (state, { player }, effects) => {
        const coins = calls++ % 6;
        playerAt(state, player).coins += coins;
        effects.emit?.({ type: 'rolled', player, coins });
      },
    }),
    'a setup that depends on the number of games': ruled({
      setup: (options, chance) =>
        rules.setup(options, {
          ...chance,
          shuffle: (cards) => [...cards.slice(++calls % 3), ...cards.slice(0, calls % 3)],
        }),
    }),
    'events that depend on the number of calls': eventWith(() => ({ serial: calls++ })),
  },

  purity: {
    'scores that sorts its argument': wrapped({
      scores: (seen) => {
        for (const { played } of seen.players) (played as string[]).sort().reverse();
        return engine.scores(seen);
      },
    }),
    'apply that writes to the action': wrapped({
      apply: (state, action, chance) => engine.apply(state, Object.assign(action, { player: action.player }), chance),
    }),
  },

  past: {
    'apply that writes to an earlier state': wrapped({
      apply: (state, action, chance) => {
        Reflect.set(last, 'stale', true);
        const next = engine.apply(state, action, chance);
        last = next;
        return next;
      },
    }),
    'legalActions that refills one list': listing((legal) => {
      list.splice(0, list.length, ...legal);
      return list;
    }),
  },

  ownership: {
    'an initial state that is returned twice': wrapped({
      initialState: (options, chance) => {
        const key = JSON.stringify(options);
        const start = games.get(key) ?? engine.initialState(options, chance);
        games.set(key, start);
        return start;
      },
    }),
    'cached actions that are not frozen': moved('pass', {
      candidates: (_, { player }) => passes.slice(player, player + 1),
    }),
    'components that are not frozen': wrapped({ components: { cards: ['ant'] } }),
    'copies that share the hands': ruled({ copyArea: (area) => ({ ...area, played: [...area.played] }) }),
    'copies that lose a coin': ruled({
      copyArea: (area) => ({ ...clone(area), coins: Math.max(0, area.coins - 1) }),
    }),
    'an action stored in the state': moved('pass', {
      apply: (state, action, effects) => {
        effects.emit?.({ type: 'passed', player: action.player });
        Reflect.set(playerAt(state, action.player), 'last', action);
      },
    }),
  },

  json: {
    '-0 in the state': purseOf(-0),
    'NaN in the state': purseOf(Number.NaN),
    'undefined in the state': purseOf(undefined),
    'a Map in the state': purseOf(new Map()),
    'legal actions that depend on the identity of a state': wrapped({
      apply: (state, action, chance) => {
        const next = engine.apply(state, action, chance);
        returned.add(next);
        return next;
      },
      legalActions: (seen, player) => {
        const legal = engine.legalActions(seen, player);
        return returned.has(seen) ? legal : legal.reverse();
      },
    }),
  },

  'in-place': {
    'an additional coin in place': wrapped({
      applyInPlace: (state, action, chance) => {
        engine.applyInPlace(state, action, chance);
        for (const player of state.players) player.coins++;
      },
    }),
    'a state changed by a refused action': wrapped({
      tryInPlace: (state, action, chance) => {
        const answer = engine.tryInPlace(state, action, chance);
        if (!answer.legal) state.deck.reverse();
        return answer;
      },
    }),
    'a clone that shares its areas': wrapped({
      clone: (state) => ({ ...engine.clone(state), players: state.players as Tali['mutable']['players'] }),
    }),
    'a random ply that is not listed': wrapped({
      playRandomly: (state, plies, chance) => {
        const played = engine.playRandomly(state, plies, chance);
        for (const player of state.players) player.coins++;
        return played;
      },
    }),
    'no random ply': wrapped({ playRandomly: () => 0 }),
  },

  soundness: {
    'an action listed twice': moved('pass', {
      candidates: (_, { player }) => [1, 2].map(() => ({ type: 'pass', player })),
    }),
    'a listed action refused by apply': throwing(
      new LudiError('illegal-action', 'no burying'),
      ({ type }) => type === 'bury',
    ),
    'a listed action refused by explain': wrapped({
      explain: (seen, action) =>
        JSON.stringify(action).includes('bury')
          ? { legal: false, code: 'rule', clause: null, message: 'no' }
          : engine.explain(seen, action),
    }),
    'one line for several actions': wrapped({ format: ({ type }) => type }),
    'lines read as the first action': wrapped({
      parse: (seen) => engine.legalActions(seen)[0] ?? { type: 'pass', player: 0 },
    }),
    'a random action that is not legal': wrapped({
      randomAction: (_, player) => ({ type: 'bury', player, card: 'none' }),
    }),
    'a menu without the last action': wrapped({
      menu: (seen, player) => ({ actions: engine.legalActions(seen, player).slice(0, -1), ranges: [] }),
    }),
    'a limit that legalActions does not know': wrapped({
      legalActions: (seen, player) => engine.legalActions(seen, player),
    }),
    'a range that does not know its last number': goodsWith({
      explain: (seen, action) =>
        (action as { amount?: number }).amount === 1e9
          ? { legal: false, code: 'no-such-choice', clause: null, message: 'no' }
          : sealedGoods.explain(seen, action),
    }),
    'a standing pass that is not legal': objecting({
      ...objections,
      standingPass: (_, player) => ({ action: { type: 'demand', player, coins: 9 }, span: 'always' }),
    }),
    'an order of legal actions that changes': listing((legal) => (++calls % 2 === 0 ? legal : legal.reverse())),
    'actions of one player listed for every player': wrapped({ legalActions: (seen) => engine.legalActions(seen) }),
  },

  foresight: {
    'a card drawn without reveals': moved('fish', {
      apply: (state, { player }, effects) => {
        const card = state.deck.pop();
        playerAt(state, player).hand.push(...(card === undefined ? [] : [card]));
        effects.emit?.({ type: 'fished', player, secret: { to: [player], card } });
      },
    }),
    'preview that returns nothing for a view': wrapped({
      preview: (seen, action) => (isView(seen) ? [] : engine.preview(seen, action)),
    }),
  },

  completeness: {
    'any action of a listed type accepted': wrapped({
      explain: (seen, action) =>
        engine.legalActions(seen).some(({ type }) => type === (action as Action | undefined)?.type)
          ? { legal: true }
          : engine.explain(seen, action),
    }),
    'apply that returns the state for a refused action': wrapped({
      apply: (state, action, chance) =>
        engine.explain(state, action).legal ? engine.apply(state, action, chance) : state,
    }),
    'a refused action that throws another error': throwing(
      new TypeError('no'),
      (action, state) => !engine.explain(state, action).legal,
    ),
    'a refusal without a message': wrapped({
      explain: (seen, action) => {
        const answer = engine.explain(seen, action);
        return answer.legal ? answer : { ...answer, message: '' };
      },
    }),
    'an accepted action that is not listed': listing((legal) =>
      legal.filter((action) => action.type !== 'bury' || action.card > 'd'),
    ),
  },

  views: {
    'the key in a view': viewWith(({ chance }) => ({ table: [{ id: `x${chance.key}` }] })),
    'the key in an event': eventWith(({ chance }) => ({ id: chance.key })),
    'the generator in a view': viewWith(() => ({ chance: 0 })),
    'a view that is not JSON': viewWith(() => ({ now: undefined })),
    'a view for another viewer': wrapped({ view: (state) => engine.view(state, 0) }),
    'a view with another menu': wrapped({
      menu: (seen, player) => {
        const { actions, ranges } = engine.menu(seen, player);
        return { actions: isView(seen) ? actions.slice(1) : actions, ranges };
      },
    }),
    'a view without the points': wrapped({ scores: (seen) => (isView(seen) ? [] : engine.scores(seen)) }),
    'a view without the outcome': wrapped({ outcome: (seen) => (isView(seen) ? null : engine.outcome(seen)) }),
    'actions of others listed from a view': wrapped({
      legalActions: (seen, player) =>
        engine.legalActions('viewer' in seen ? { ...seen, viewer: player ?? seen.viewer } : seen, player),
    }),
    // the cache key lacks the viewer: the first viewer decides how all others see a hand
    'a hand cached for all viewers': ruled({
      view: (state, viewer, once) => {
        const seen = rules.view(state, viewer, once);
        return { ...seen, players: state.players.map((area, seat) => once(area, '', () => playerAt(seen, seat))) };
      },
    }),
    // the view shows the bottom card to all, and `determinize` deals it there
    'a hidden card in a view, which determinize deals there': ruled({
      view: (state, viewer, once) => plus(rules.view(state, viewer, once), { bottom: state.deck[0] ?? null }),
      determinize: (view) => (chance) => {
        const dealt = rules.determinize(view)(chance);
        const bottom = 'bottom' in view ? String(view.bottom) : '';
        for (const cards of [dealt.deck, ...dealt.players.map(({ hand }) => hand)]) {
          const at = cards.indexOf(bottom);
          if (at < 0) continue;
          cards[at] = dealt.deck[0] ?? '';
          dealt.deck[0] = bottom;
        }
        return dealt;
      },
    }),
    'a hidden card that is played without reveal': moved('play', {
      apply: (state, action, effects, question) =>
        moves.play.apply(state, action, { ...effects, reveal: () => {} } as typeof effects, question),
    }),
    'a secret field of an action that is not declared': moved('bury', { secret: [] }),
    'a hidden card in an event': eventWith((state) => ({ next: topOf(state) })),
  },

  'non-interference': {
    'the top card in a view': viewWith((state) => ({ top: topOf(state) })),
    'the counter of the generator in a view': viewWith(({ chance }) => ({ rolls: chance.counter })),
    'a hidden card in the order of the legal actions': listing((legal, seen) =>
      topOf(seen) > 'd' ? legal.reverse() : legal,
    ),
    'a hidden card in the reason of a refusal': moved('fish', {
      refuse: (seen, action, question) =>
        moves.fish.refuse?.(seen, action, question) &&
        because('TA-1.3 the hand is full, and the deck begins with the {card}', { card: topOf(seen) }),
    }),
    'a hidden count in an event': eventWith(({ players }) => ({
      count: players.flatMap(({ hand }) => hand).filter((card) => card > 'd').length,
    })),
    'a drawn card in an event for all': moved('fish', {
      apply: (state, { player }, effects) => {
        const card = effects.draw(state.deck);
        playerAt(state, player).hand.push(...(card === undefined ? [] : [card]));
        effects.emit?.({ type: 'fished', player, secret: { to: [...state.players.keys()], card } });
      },
    }),
    'the card of a secret action in an event for all': moved('bury', {
      apply: (state, action, effects, question) => {
        moves.bury.apply(state, action, { ...effects, emit: undefined }, question);
        effects.emit?.(plus({ type: 'passed' as const, player: action.player }, { card: action.card }));
      },
    }),
    'a standing pass for those who hold no card': objecting(
      objectionsWith(({ players, turn }, { player }) => `${turn} ${players[player]?.vetoes === 0}`),
    ),
    'a window for reactions of those who hold a card': objecting(
      objectionsWith(
        () => 'now',
        ({ vetoes }) => vetoes > 0,
      ),
    ),
    'a card that is revealed without an event': moved('play', {
      apply: (state, action, effects, question) => {
        moves.play.apply(state, action, effects, question);
        playerAt(state, action.player).played.push(...state.deck.splice(-1));
      },
    }),
    'reveals of false after a roll': stepping(() => ({ reveals: false })),
    'reveals that depends on a hidden card': stepping((done, state) => ({
      reveals: done.reveals || topOf(state) > 'd',
    })),
    'reveals of false when simultaneous choices are revealed': sortesWith({
      step: (state, action, chance) => ({ ...sortes.engine.step(state, action, chance), reveals: false }),
    }),
  },

  determinize: {
    'a determinizer that deals differently': wrapped({
      determinizer: (view) => (seed) => engine.determinizer(view)(`${seed}!`),
    }),
    'a determinizer that deals the same object again': wrapped({
      determinizer: (view) => {
        const dealt = new Map<string, Tali['mutable']>();
        return (seed) => {
          const state = dealt.get(seed) ?? engine.determinizer(view)(seed);
          dealt.set(seed, state);
          return state;
        };
      },
    }),
    'a determinizer that returns parts of the view': wrapped({
      determinizer: (view) => (seed) => ({
        ...engine.determinizer(view)(seed),
        options: view.options as Tali['mutable']['options'],
      }),
    }),
    'the true state, stored by view': peeking((dealt, real) => ({ ...real, chance: dealt.chance })),
    'the true hands, stored by view, with a shuffled deck': peeking((dealt, { players }) => {
      const known = players.flatMap(cardsOf);
      const deck = [...dealt.deck, ...dealt.players.flatMap(cardsOf)].filter((card) => !known.includes(card));
      return { ...dealt, players, deck };
    }),
    'a new game instead of the one in the view': wrapped({
      determinize: ({ players }, seed) => engine.initialState({ players: players.length, seed }),
    }),
    'the same state from every seed': wrapped({ determinize: (view) => engine.determinize(view, 'fixed') }),
    'one card dealt many times': ruled({
      determinize: (view) => (chance) =>
        rules.determinize(view)({
          ...chance,
          shuffle: (cards) => cards.map(() => cards[0] ?? cards[1]).flatMap((card) => card ?? []),
        }),
    }),
    'another turn of the game': wrapped({
      determinize: (view, seed) => ({ ...engine.determinize(view, seed), pending: [{ do: 'turn', turn: -1000 }] }),
    }),
  },

  'open-answers': {
    'the same answer dealt from every seed': sortesWith({
      determinize: (view) => sortes.engine.determinize(view, 'fixed'),
    }),
    'the same answer dealt from every seed, with new lots': sortesWith({
      determinize: (view, seed) => {
        const fixed = sortes.engine.clone(sortes.engine.determinize(view, 'fixed'));
        const { players } = sortes.engine.determinize(view, seed);
        const areas = fixed.pending.flatMap((frame) => ('simultaneous' in frame ? [frame.before] : []));
        for (const all of [fixed.players, ...areas])
          all.forEach((player, seat) => {
            player.lot = players[seat]?.lot ?? null;
          });
        return fixed;
      },
    }),
  },

  simultaneous: {
    'a point for the first bid': bidding({
      apply: (state, action, effects, question) => {
        const isFirst = state.players.every((player) => player.bid === null);
        bid.apply(state, action, effects, question);
        playerAt(state, action.player).points += Number(isFirst);
      },
    }),
    'a bid that another bid forbids': bidding({
      refuse: (seen, action, question) =>
        seen.players.some((player) => player.bid === action.coins)
          ? 'SO-1.3 another player has bid that already'
          : bid.refuse?.(seen, action, question),
    }),
    'a bid that may reveal something, which its question does not declare': bidding({
      apply: (state, action, effects, question) => {
        bid.apply(state, action, effects, question);
        if (action.coins > 0) effects.reveal();
      },
    }),
    'a guess asked only after a bid above 0': bidding({
      apply: (state, action, effects, question) => {
        const silent: typeof effects = Object.create(effects, { next: { value: () => {} } });
        bid.apply(state, action, action.coins > 0 ? effects : silent, question);
      },
    }),
    'an answer that views show at the end, but no event for others': sortesWith(
      defineGame({
        ...sortes.rules,
        tasks: {
          ...sortes.rules.tasks,
          votes: (state, task, effects) => {
            const emit: typeof effects.emit = (event) => effects.emit?.({ ...event, ...{ votes: [], points: [] } });
            sortes.rules.tasks?.votes(state, task, Object.create(effects, { emit: { value: emit } }));
          },
        },
      }),
    ),
    'an open choice in the view of others': sortesWith({
      view: (state, viewer) => ({ ...sortes.engine.view(state, viewer), players: clone(state.players) }),
    }),
    'an open choice in an event for others': sortesWith({
      step: (state, action, chance) => {
        const done = sortes.engine.step(state, action, chance);
        return { ...done, events: done.events.map(({ to: _, ...event }) => event) };
      },
    }),
  },

  events: {
    'an event that holds a part of the state': eventWith((_state, _action, done) => ({ deck: done.state.deck })),
    'an event that holds the action': eventWith((_, action) => ({ action })),
    'an event that is not JSON': eventWith(() => ({ at: new Date(0) })),
    'a roll without an event': moved('roll', {
      apply: (state, action, effects, question) =>
        moves.roll.apply(state, action, { ...effects, chance: effects.chance, emit: undefined }, question),
    }),
    'step that returns another state': stepping((_, state) => ({ state })),
  },

  ledger: {
    'an event with a wrong amount': stepping(({ events }) => ({
      events: events.map((event) => (event.type === 'rolled' ? { ...event, coins: event.coins + 1 } : event)),
    })),
    'an event emitted twice': stepping(({ events }) => ({
      events: events.flatMap((event) => (event.type === 'buried' ? [event, event] : [event])),
    })),
  },

  invariants: {
    'a card that gets lost': moved('bury', {
      apply: (state, action, effects, question) => {
        moves.bury.apply(state, action, effects, question);
        state.deck.shift();
      },
    }),
  },

  termination: {
    'a game without an end': ruled({
      tasks: {
        turn: (state, { turn }, effects) =>
          effects.next({ ask: 'act', player: turn % state.players.length }, { do: 'turn', turn: turn + 1 }),
      },
    }),
    'a bound that is too low': ruled({ maxPlies: () => 9 }),
    'no legal action before the end': listing((legal, { players }) =>
      players.some(({ coins }) => coins > 3) ? [] : legal,
    ),
    'an error in mid-game': throwing(new RangeError('no die'), ({ type }) => type === 'roll'),
    'an active player after the end': wrapped({
      activePlayers: (seen) => (engine.isTerminal(seen) ? [0] : engine.activePlayers(seen)),
    }),
  },

  outcome: {
    'an outcome before the end': wrapped({
      outcome: (seen) => engine.outcome(seen) ?? { ranking: [], scores: engine.scores(seen) },
    }),
    'a total that is not the sum of its rows': ruled({
      scores: (seen) => rules.scores(seen).map((score) => ({ ...score, total: score.total + 1 })),
    }),
    'the worst ranked first': ranking((places) => [...places].reverse()),
    'one place for all players': ranking((places) => [places.flat()]),
    'a seat without a team': conformance(
      giftsWith(() => [[0], [1]]),
      { ...few, options: [{ players: 3 }] },
    ),
    'seats ranked instead of teams': conformance(
      { ...gifts, outcome: giftsWith((players) => Array.from({ length: players }, (_, seat) => [seat])).outcome },
      { ...few, options: [{ players: 4 }] },
    ),
    'a seat that is not ranked': ranking((places) => places.slice(0, 1).map((seats) => seats.slice(1))),
  },

  replays: {
    'components that are never the same': wrapped({ componentsDigest: () => digest(calls++) }),
    'tryInPlace that accepts illegal actions': wrapped({
      tryInPlace: (state, action, chance) => {
        engine.tryInPlace(state, action, chance);
        return { legal: true };
      },
    }),
    'an outcome that depends on the number of calls': ranking(() => [[calls++]]),
    'options that are not checked': wrapped({
      initialState: ({ seed }, chance) => engine.initialState({ players: 2, seed }, chance),
    }),
    'an outcome for every unfinished game': wrapped({
      outcome: (seen) => engine.outcome(seen) ?? { ranking: [], scores: [] },
    }),
  },

  saves: {
    'a state saved without its generator': wrapped({
      save: (state) => ({ ...engine.save(state), state: { ...state, chance: { key: '', counter: 0 } } }),
    }),
    'a state saved for another game': wrapped({
      save: (state) => ({ ...engine.save(state), game: 'latrunculi' }),
    }),
    'parseState that accepts any value': taliSuite(engine, {
      parseState: (saved) => (saved as { state: Tali['state'] }).state,
    }),
    'parseState that returns another state': taliSuite(engine, {
      parseState: (saved) => ({ ...(saved as { state: Tali['state'] }).state, deck: [] }),
    }),
  },
};

/** The fault, the property that must fail, and the properties of the broken engine. */
export const broken = Object.entries(faults).flatMap(([property, byFault]) =>
  Object.entries(byFault).map(([what, suite]) => [what, property as PropertyName, suite] as const),
);
