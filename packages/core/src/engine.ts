/** The whole contract, made of a game's rules. */

import type { Remarks } from './box';
import { digest } from './canonical';
import { apart, type Chance, type ChanceState, chanceState, keyedChance } from './chance';
import {
  type AnySeen,
  activePlayers,
  type Chosen,
  choices,
  choose,
  legalActions,
  noSuchAction,
  openQuestion,
  refusal,
} from './choosing';
import { frozenCopy } from './components';
import type { Engine } from './contract';
import { clone, deepFreeze, reconcile } from './copy';
import { type Copying, Draft } from './draft';
import { IllegalActionError, InvalidOptionsError, LudiError, unsound } from './errors';
import { format } from './format';
import type { ActionLike, EventLike, GameTypes, Once, Rules, Seat, Shown, Viewer } from './game';
import { outline, reading } from './given';
import { isLike } from './likeness';
import { chosenOptions, commonOptions, type Options } from './options';
import { isRecord, plainCopy } from './plain';
import { ranking } from './ranking';
import {
  type AnyFrame,
  type AnyRules,
  type AnyState,
  type Anything,
  answers,
  anyAnswer,
  isSecret,
  isSimultaneous,
  last,
  questionRules,
  Resolution,
} from './resolution';
import { everyTime, Sights } from './sights';
import { coveredPlayers, eventsFor, openSimultaneous, seenPending, withoutFields } from './view';

/**
 * The engine of a game: what apps, bots and referees call, for `rules` that hold the game's own part. Sets no game up, so it throws nothing of
 * its own; rules that fail, or that break the contract, show later as LudiError `internal`. `conformance` of `/testing` finds those first.
 */
export function defineGame<G extends GameTypes>(rules: Rules<G>): Engine<G>;
export function defineGame(rules: Rules<Anything>): Engine<Anything> {
  const any = anyRules(rules);
  const { game, rulesVersion, components } = rules;
  const playerCounts = frozenCopy(rules.playerCounts);
  const options: Options = deepFreeze({ ...commonOptions(playerCounts), ...rules.options });
  const sights = new Sights<Viewer, Anything['view']>();
  let frozen: object | undefined;
  let ofComponents: string | undefined;

  /** Whether a value has the outline of the states, or of the views, of games with its options. What cannot be read has none. */
  const isOutlined = (value: unknown): boolean =>
    reading(() => {
      const { viewer, options: kept } = value as Anything['view'];
      const given = Object.fromEntries(Object.entries(kept).filter(([, choice]) => choice !== null));
      const state = initialState({ ...given, seed: '' } as Anything['options']);
      const sound = viewer === undefined ? state : coveredView(state, viewer);
      return isLike({ ...sound, pending: [{}] }, value);
    }) === true;

  /**
   * Runs `work` on a state or a view. An error of ours comes out as it is; for anything else that is thrown the rules are to blame,
   * unless the value is not what it is taken for.
   */
  const guarded = <R>(code: 'invalid-state' | 'invalid-view', value: unknown, work: () => R): R => {
    try {
      return work();
    } catch (error) {
      // what a stranger's proxy throws may be a proxy itself
      const ours = reading(() => (error instanceof LudiError ? error : undefined));
      if (ours !== undefined && ours.code !== 'invalid-state') throw ours;
      const isUnsound = ours !== undefined || !isOutlined(value);
      const message = ours?.message ?? (isUnsound ? 'validate it with /schemas' : 'the rules failed on it');
      throw Object.assign(new LudiError(isUnsound ? code : 'internal', message), { cause: error });
    }
  };
  const safely = <R>(seen: unknown, work: () => R): R => guarded('invalid-state', seen, work);

  /** A frame to be written to. How things were when simultaneous questions were opened nobody writes to: that is not copied. */
  const writableFrame = (frame: AnyFrame): AnyFrame =>
    isSimultaneous(frame) ? { ...frame, simultaneous: clone(frame.simultaneous) } : clone(frame);
  const copying: Copying = {
    part: (field, part) => (field === 'pending' ? (part as AnyFrame[]).map(writableFrame) : clone(part)),
    area: (area) => any.copyArea(area as object),
  };
  /** the fields of a state, with nothing in them, and how drafts are made: all states of a game have the fields that the first one had */
  let made: { readonly blank: object; readonly draftOf: (state: object) => Draft } | undefined;
  const known = (): NonNullable<typeof made> => {
    if (made === undefined) initialState({ players: playerCounts[0], seed: '' } as Anything['options']);
    return made as NonNullable<typeof made>;
  };

  const start = (given: Anything['options'], chance?: Chance, tell?: (event: EventLike) => void): AnyState => {
    const { seed, chosen } = chosenOptions(given, options);
    const generator: ChanceState = chanceState(seed);
    const kept = chosen as AnyState['options'];
    // added to what setup made, not spread: runtimes invent a new class for such a copy, and every rule would meet two of them
    const laid = rules.setup(kept, chance ?? keyedChance(generator), tell);
    const state = Object.assign(laid, { options: kept, chance: generator });
    made ??= { blank: blankOf(state), draftOf: Draft.of(Object.keys(state), copying) };
    new Resolution(any, state, chance, tell).settle();
    return state;
  };
  const initialState = (given: Anything['options'], chance?: Chance): AnyState => start(given, chance);

  const legal = (seen: AnySeen, player?: Seat): ActionLike[] => safely(seen, () => legalActions(any, seen, player));

  const chosen = (seen: AnySeen, given: unknown): Chosen => {
    const choice = safely(seen, () => choose(any, seen, given));
    if ('legal' in choice) throw new IllegalActionError(choice, given);
    return choice;
  };

  const goOn = (
    state: Anything['state'],
    work: (resolution: Resolution) => void,
    chance: Chance | undefined,
    tell?: (event: EventLike) => void,
  ) =>
    safely(state, () => {
      const draft = known().draftOf(state);
      const resolution = new Resolution(any, draft as object as AnyState, chance, tell);
      work(resolution);
      const after = Draft.finished(draft) as Anything['state'];
      // a phase that has just opened covers the areas as they are: by the same objects, so that those come to light again
      const open = openSimultaneous(after as AnyState);
      if (open !== undefined && open.before !== openSimultaneous(state as AnyState)?.before)
        Object.assign(open, { before: reconcile(after.players, open.before) });
      sights.follow(state, after);
      return { state: after, reveals: resolution.revealed };
    });

  const carryOut = (
    state: Anything['state'],
    given: unknown,
    chance: Chance | undefined,
    tell?: (event: EventLike) => void,
  ) => {
    const { action } = chosen(state, given);
    return goOn(state, (resolution) => resolution.answer(action), chance, tell);
  };

  /** What was done, with the events it told. */
  const told = <D extends object>(work: (tell: (event: EventLike) => void) => D): D & { events: EventLike[] } => {
    const events: EventLike[] = [];
    return Object.assign(
      work((event) => events.push(event)),
      { events },
    );
  };

  const shown = (position: AnyState, viewer: Viewer, once: Once): Shown<Anything> => {
    const seen = rules.view(position, viewer, once);
    if ('chance' in seen) throw new LudiError('internal', 'a view must list what it shows: chance is in it');
    return seen;
  };

  const coveredView = (state: Anything['state'], viewer: Viewer, once = everyTime): Anything['view'] => {
    const own = state as AnyState;
    const { options, pending } = own;
    const open = openSimultaneous(own);
    // written to what the rules have just made: records with so many fields are dear to copy
    const whole = (seen: Shown<Anything>, before: object | null): Anything['view'] => {
      const view = seen as { -readonly [F in keyof Anything['view']]: Anything['view'][F] };
      view.viewer = viewer;
      view.options = options;
      view.pending = seenPending(pending, viewer, before);
      return view;
    };
    if (open === undefined) return whole(shown(own, viewer, once), null);
    const cover = (players: readonly object[]) => shown({ ...own, players } as AnyState, viewer, once);
    // a viewer also knows how the others saw the own area before
    const before = viewer === 'spectator' ? null : (cover(open.before).players[viewer] ?? null);
    return whole(cover(coveredPlayers(own, open, viewer)), before);
  };

  /**
   * Fills in an open simultaneous phase: the others stand at its beginning, their areas being as the viewer sees them,
   * and answer at random what the view says they have answered.
   */
  const reopen = (state: AnyState, { viewer, pending }: Anything['view'], chance: Chance): void => {
    const seen = pending.at(-1);
    if (seen === undefined || !('open' in seen)) return;
    const top = state.pending.at(-1);
    if (top === undefined || 'open' in top) {
      state.pending.pop();
      const { simultaneous, opened, before } = clone((top ?? seen) as typeof seen);
      state.pending.push({
        simultaneous: opened.map((stack, seat) => (seat === viewer ? (simultaneous[seat] ?? []) : clone(stack))),
        opened,
        before: state.players.map((area, seat) => (seat === viewer && before !== null ? before : any.copyArea(area))),
      });
    }
    state.players.forEach((_, seat) => {
      if (seat === viewer || seen.open.includes(seat)) return;
      for (let question = openQuestion(state, seat); question !== undefined; question = openQuestion(state, seat)) {
        new Resolution(any, state, chance).answer(chance.pick(answers(any, state, question)));
      }
    });
  };

  const determinizer = (view: Anything['view']): ((seed: string) => AnyState) => {
    const deal = guarded('invalid-view', view, () => rules.determinize(view));
    return (seed) =>
      guarded('invalid-view', view, () => {
        const future = chanceState(seed);
        const chance = keyedChance(apart(future));
        // of the class of copies of states, whatever the deal is made of: the rules would meet one more, of which some are slow
        const state = Object.assign({ ...known().blank }, deal(chance), {
          options: clone(view.options),
          chance: future,
        }) as AnyState;
        reopen(state, view, chance);
        return state;
      });
  };

  const foresee: Engine<Anything>['foresee'] = (seen, given) => {
    const { action } = chosen(seen, given);
    const { player } = action;
    // what is drawn for what is hidden makes no difference: it ends where that, or chance, would come to light
    const imagined = determinizer('viewer' in seen ? seen : coveredView(seen as Anything['state'], player))('foresee');
    const events: EventLike[] = [];
    const stop = {};
    const end = (knownTo: Seat | undefined): void => {
      if (knownTo !== player) throw stop;
    };
    try {
      new Resolution(any, imagined, undefined, (event) => events.push(event), end).answer(action);
    } catch (error) {
      if (error !== stop) throw error;
    }
    return eventsFor(events, player);
  };

  const engine: Engine<Anything> = {
    game,
    rulesVersion,
    playerCounts,
    options,
    get components() {
      frozen ??= frozenCopy(components);
      return frozen;
    },
    maxPlies: (players) => {
      if (!playerCounts.includes(players))
        throw new InvalidOptionsError([{ path: 'players', message: `must be one of ${playerCounts.join(', ')}` }]);
      return rules.maxPlies(players);
    },
    componentsDigest: () => {
      if (ofComponents === undefined) {
        const { provenance: _, titles: __, ...tables }: Partial<Remarks<never>> = components;
        ofComponents = digest(tables);
      }
      return ofComponents;
    },
    initialState,
    start: (given, chance) => told((tell) => ({ state: start(given, chance, tell) })),
    legalActions: legal,
    apply: (state, action, chance) => carryOut(state, action, chance).state,
    explain: (seen, action) => {
      const choice = safely(seen, () => choose(any, seen, action));
      return 'legal' in choice ? choice : { legal: true };
    },
    step: (state, action, chance) => told((tell) => carryOut(state, action, chance, tell)),
    settle: (position, chance) => {
      const settled = told((tell) => goOn(position, (resolution) => resolution.settle(), chance, tell));
      for (const seat of activePlayers(settled.state))
        if (legal(settled.state, seat).length === 0) unsound('the open question has no legal answer');
      return settled;
    },
    foresee: (seen, action) => safely(seen, () => foresee(seen, action)),
    applyInPlace: (state, action, chance) => {
      sights.forget(state);
      new Resolution(any, state, chance).answer(action);
    },
    playRandomly: (state, plies, chance) =>
      safely(state, () => {
        sights.forget(state);
        const resolution = new Resolution(any, state, undefined);
        for (let ply = 0; ply < plies; ply++) {
          const [seat] = activePlayers(state);
          const question = seat === undefined ? undefined : openQuestion(state, seat);
          if (question === undefined) return ply;
          resolution.answer(anyAnswer(any, state, question, chance));
        }
        return plies;
      }),
    tryInPlace: (state, given, chance) =>
      safely(state, () => {
        const choice = choose(any, state, given);
        if ('legal' in choice) return choice;
        sights.forget(state);
        new Resolution(any, state, chance).answer(choice.action);
        return { legal: true };
      }),
    clone: (state) =>
      safely(state, () => {
        const copy: AnyState = clone({ ...(state as AnyState), players: [], pending: [] });
        copy.players = state.players.map(any.copyArea);
        copy.pending = (state as AnyState).pending.map((frame) => clone(frame));
        return copy;
      }),
    activePlayers: (seen) => safely(seen, () => activePlayers(seen)),
    openQuestion: (seen, player) => safely(seen, () => openQuestion(seen, player) ?? null),
    choices: (seen, player) => safely(seen, () => choices(any, seen, player)),
    isTerminal: (seen) => safely(seen, () => seen.pending.length === 0),
    outcome: (seen) =>
      safely(seen, () => {
        if (seen.pending.length > 0) return null;
        const scores = rules.scores(seen);
        const places = ranking(scores, rules.tieBreaks?.(seen));
        const toBeat = rules.toBeat?.(seen) ?? null;
        const isLost = toBeat !== null && scores.every(({ total }) => total <= toBeat);
        return { ranking: isLost ? [[], ...places] : places, scores };
      }),
    scores: (seen) => safely(seen, () => rules.scores(seen)),
    view: (state, viewer) =>
      safely(state, () => {
        if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < state.players.length))
          throw new LudiError('invalid-viewer', "a viewer is a seat of the game, a number, or 'spectator'");
        return sights.of(state, viewer, (once) => coveredView(state, viewer, once));
      }),
    determinize: (view, seed) => determinizer(view)(seed),
    determinizer,
    actionFor: (state, action, viewer) =>
      safely(state, () => {
        const named = outline(action);
        if (named === undefined) throw new IllegalActionError(noSuchAction, action);
        const { type, player } = named;
        if (viewer === player) return action;
        const top = last((state as AnyState).pending);
        // who answers alone hides nothing from anybody
        if (isSimultaneous(top) && isSecret(top)) return { player };
        const question = openQuestion(state, player);
        const move = question && questionRules(any, question).moves[type];
        // which of identical copies was pointed at may tell where it lies
        const choice = choose(any, state, action);
        return withoutFields('legal' in choice ? action : choice.action, move?.secret ?? []);
      }),
    format: (action) => {
      const { value } = plainCopy(action) as { readonly value?: ActionLike };
      if (!isRecord(value)) throw new IllegalActionError(noSuchAction, action);
      return format(value);
    },
    parse: (seen, line) => {
      const found = safely(seen, () => legalActions(any, seen).find((action) => format(action) === line));
      if (found === undefined)
        throw new IllegalActionError(refusal('no-such-choice', 'no legal action has this line'), line);
      return found;
    },
    save: (state) => ({
      format: 'ludi-romani/state/1',
      game,
      rulesVersion,
      components: engine.componentsDigest(),
      state,
    }),
  };
  return engine;
}

/** A copy of a state with all of its fields and nothing in them. */
function blankOf(state: object): object {
  const blank: Record<string, unknown> = { ...state };
  for (const field of Object.keys(blank)) blank[field] = undefined;
  return blank;
}

/** The rules with each question's moves also as a list. */
function anyRules({ questions, tasks, copyArea = clone }: Rules<Anything>): AnyRules {
  const listed = Object.entries<AnyRules['questions'][string]>(questions).map(
    ([ask, { asked = 'always', first, moves }]) => {
      const list = Object.values(moves).map(({ candidates, closed, refuse, standsFor }) => ({
        candidates,
        closed,
        refuse,
        standsFor,
      }));
      return [ask, { asked, first, moves, list }] as const;
    },
  );
  const types = new Set(listed.flatMap(([, { moves }]) => Object.keys(moves)));
  return { questions: Object.fromEntries(listed), types, tasks, copyArea };
}
