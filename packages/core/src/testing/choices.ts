/** Properties of legality: an engine accepts the actions that it lists, and no others. */

import { chanceState, keyedChance } from '../chance/chance';
import type { ActionLike, Seat } from '../game/types';
import { canonicalJson } from '../json/canonical';
import { clone, deepEqual } from '../json/copy';
import { brief, codeOf, fail, jsonProblem, leaves, must, mustBeJson, mustBeUnique, mustEqual, thrownBy } from './check';
import { type AnyEngine, type AnyState, type Dice, dice, seatsOf, walk } from './games';
import { isSampled } from './listing';
import { HOSTILE, mutants } from './mutants';
import type { Check } from './property';

const sorted = (actions: readonly ActionLike[]): string[] => actions.map(canonicalJson).sort();

/** Checks that every listed action is accepted and is listed once. Its `format` line must be unique, and `parse` must return the action. */
export const soundness: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  walk(game, ({ state }) => {
    const legal = engine.legalActions(state);
    const active = engine.activePlayers(state);
    const bySeat = seatsOf(state).map((seat) => engine.legalActions(state, seat));
    mustEqual(engine.legalActions(state), legal, 'a second call lists other legal actions');
    mustEqual(sorted(bySeat.flat()), sorted(legal), 'the lists of the seats do not add up to the legal actions');
    bySeat.forEach((own, seat) => {
      must(
        own.every(({ player }) => player === seat),
        `the list of seat ${seat} has an action of another player`,
      );
      must(
        own.length > 0 === active.includes(seat),
        `seat ${seat} must be active if it has a legal action, and only then`,
      );
    });
    for (const seat of active) mustOffer(engine, state, seat, bySeat[seat] ?? [], rolled);
    mustBeUnique(legal.map(canonicalJson), 'an action is listed twice');
    const lines = legal.map((action) => engine.format(action));
    mustBeUnique(lines, 'two legal actions have the same line');
    legal.forEach((action, i) => {
      const line = lines[i] ?? '';
      mustBeJson(action, 'a listed action');
      must(line.length > 0 && !line.includes('\n'), `format does not return one line for ${brief(action)}`);
      mustEqual(engine.parse(state, line), action, `parse reads the line ${line} as another action`);
      const answer = engine.explain(state, action);
      if (!answer.legal) fail(`explain refuses the listed ${brief(action)}: ${answer.message}`);
    });
    for (const action of rolled.some(legal, 8)) {
      const error = thrownBy(() => engine.apply(state, clone(action)));
      if (error !== undefined) fail(`apply refuses the listed ${brief(action)}: ${String(error)}`);
    }
  });
};

/** Checks the other functions that offer actions of a seat: `menu`, `randomAction`, `standingPass`, and `legalActions` with a limit. */
function mustOffer(engine: AnyEngine, state: AnyState, seat: Seat, legal: readonly ActionLike[], rolled: Dice): void {
  const { actions, ranges } = engine.menu(state, seat);
  if (ranges.length === 0) {
    mustEqual(actions, legal, `the menu of seat ${seat} has other actions than legalActions`);
    mustEqual(engine.legalActions(state, seat, 2), legal.slice(0, 2), 'legalActions with a limit has other actions');
  }
  for (const end of ranges.flatMap(({ first, last }) => [first, last])) {
    const answer = engine.explain(state, end);
    must(answer.legal || answer.code === 'rule', `explain does not know ${brief(end)}, the end of a range`);
  }
  const drawn = engine.randomAction(state, seat, keyedChance(chanceState(String(rolled.int(1 << 16)))));
  must(engine.explain(state, drawn).legal, `randomAction returns ${brief(drawn)}, which is not legal`);
  const pass = engine.standingPass(state, seat);
  if (pass === null) return;
  must(engine.explain(state, pass.action).legal, `standingPass returns ${brief(pass.action)}, which is not legal`);
  must(typeof pass.span === 'string' && pass.span.length > 0, 'the span of a standing pass must be a text');
}

const MUTANTS = 40;
const FEW_MUTANTS = 6;

/**
 * Checks that no action beyond the listed ones is accepted, unless it does the same as a listed action. Mutated actions and hostile values
 * must be refused with a code and a message, and must change nothing.
 */
export const completeness: Check = ({ engine, sample }, game, script) => {
  const rolled = dice(script.seed);
  const types = [...new Set(game.actions.map(({ type }) => type))];
  walk(game, (moment) => {
    const { state, ply } = moment;
    const legal = engine.legalActions(state);
    const listed = new Set(legal.map(canonicalJson));
    const many = engine.activePlayers(state).filter((seat) => isSampled(engine, state, seat));
    const isOneOfMany = (given: unknown) => many.includes((given as ActionLike).player);
    const before = clone(state);
    const base = legal.length > 0 ? legal : game.actions.slice(-3);
    const words = [...new Set(leaves(state.players)), ...leaves(base)];
    const elsewhere = rolled
      .some(game.actions, 6)
      .map((past) => ({ ...past, player: rolled.int(state.players.length) }));
    const earlier = game.actions.slice(Math.max(0, ply - 2), ply);
    const count = sample.has(moment) ? MUTANTS : FEW_MUTANTS;
    const near = mutants({ base, words, types, seats: state.players.length }, count, rolled);
    const tried = [...near, ...elsewhere, ...earlier];
    for (const given of [...tried, ...(ply % 10 === 0 ? HOSTILE : [])]) {
      const isListed = jsonProblem(given) === undefined && listed.has(canonicalJson(given));
      const answer = engine.explain(state, given);
      if (
        isListed !== answer.legal &&
        !(answer.legal && (isOneOfMany(given) || equalsListed(engine, state, given, legal)))
      )
        fail(`explain ${answer.legal ? 'accepts' : 'refuses'} ${brief(given)}, legalActions does not agree`);
      if (answer.legal) continue;
      const hasReason = typeof answer.code === 'string' && answer.message.length > 0;
      must(
        hasReason && (answer.clause === null || answer.clause.length > 0),
        `${brief(given)} is refused without code or message`,
      );
      must((answer.code === 'game-over') === (legal.length === 0), `${brief(given)} is refused as ${answer.code}`);
      // untrusted: it may have any type
      const error = thrownBy(() => engine.apply(state, given as ActionLike));
      if (codeOf(error) !== 'illegal-action')
        fail(`apply does not throw IllegalActionError for ${brief(given)}: ${String(error)}`);
    }
    mustEqual(state, before, 'a refused action changed the state');
  });
};

/**
 * True if an action leads to the same state as a listed action with the same fields. The action may name an identical copy, or have a list
 * in another order.
 */
function equalsListed(engine: AnyEngine, state: AnyState, given: unknown, legal: readonly ActionLike[]): boolean {
  if (jsonProblem(given) !== undefined) return false;
  const action = given as ActionLike;
  const next = engine.apply(state, action);
  const shape = (one: ActionLike) => [one.type, one.player, ...Object.keys(one).sort()].join();
  return legal.some((one) => shape(one) === shape(action) && deepEqual(engine.apply(state, one), next));
}
