/** Legal is accepted, both ways. */

import type { ActionLike } from '../game/types';
import { canonicalJson } from '../json/canonical';
import { clone, deepEqual } from '../json/copy';
import { brief, codeOf, fail, leaves, must, mustBeJson, mustBeUnique, mustEqual, notJson, thrownBy } from './check';
import { type AnyEngine, type AnyState, dice, seatsOf, walk } from './games';
import { HOSTILE, mutants } from './mutants';
import type { Check } from './property';

const sorted = (actions: readonly ActionLike[]): string[] => actions.map(canonicalJson).sort();

/** Every listed action is accepted, listed once, has and a line of its own that can be read back. */
export const soundness: Check = ({ engine }, game, script) => {
  const rolled = dice(script.seed);
  walk(game, ({ state }) => {
    const legal = engine.legalActions(state);
    const active = engine.activePlayers(state);
    const bySeat = seatsOf(state).map((seat) => engine.legalActions(state, seat));
    mustEqual(engine.legalActions(state), legal, 'asked twice, the legal actions differ');
    mustEqual(sorted(bySeat.flat()), sorted(legal), 'the seats together have other legal actions');
    bySeat.forEach((own, seat) => {
      must(
        own.every(({ player }) => player === seat),
        `seat ${seat} is listed an action of another player`,
      );
      must(
        own.length > 0 === active.includes(seat),
        `seat ${seat} is active without, or not active with, a legal action`,
      );
    });
    mustBeUnique(legal.map(canonicalJson), 'an action is listed twice');
    const lines = legal.map((action) => engine.format(action));
    mustBeUnique(lines, 'two legal actions have the same line');
    legal.forEach((action, i) => {
      const line = lines[i] ?? '';
      mustBeJson(action, 'a listed action');
      must(line.length > 0 && !line.includes('\n'), `${brief(action)} has no line`);
      mustEqual(engine.parse(state, line), action, `the line ${line} is read as another action`);
      const answer = engine.explain(state, action);
      if (!answer.legal) fail(`explain refuses the listed ${brief(action)}: ${answer.message}`);
    });
    for (const action of rolled.some(legal, 8)) {
      const error = thrownBy(() => engine.apply(state, clone(action)));
      if (error !== undefined) fail(`apply refuses the listed ${brief(action)}: ${String(error)}`);
    }
  });
};

const MUTANTS = 40;
const FEW_MUTANTS = 6;

/**
 * Nothing else is accepted, but what means a listed action: near misses and hostile values are refused with a code and a message, and
 * change nothing.
 */
export const completeness: Check = ({ engine, looks }, game, script) => {
  const rolled = dice(script.seed);
  const types = [...new Set(game.actions.map(({ type }) => type))];
  walk(game, (moment) => {
    const { state, ply } = moment;
    const legal = engine.legalActions(state);
    const listed = new Set(legal.map(canonicalJson));
    const before = clone(state);
    const base = legal.length > 0 ? legal : game.actions.slice(-3);
    const words = [...new Set(leaves(state.players)), ...leaves(base)];
    const elsewhere = rolled
      .some(game.actions, 6)
      .map((past) => ({ ...past, player: rolled.int(state.players.length) }));
    const earlier = game.actions.slice(Math.max(0, ply - 2), ply);
    const count = looks.at(moment) ? MUTANTS : FEW_MUTANTS;
    const near = mutants({ base, words, types, seats: state.players.length }, count, rolled);
    const tried = [...near, ...elsewhere, ...earlier];
    for (const given of [...tried, ...(ply % 10 === 0 ? HOSTILE : [])]) {
      const isListed = notJson(given) === undefined && listed.has(canonicalJson(given));
      const answer = engine.explain(state, given);
      if (isListed !== answer.legal && !(answer.legal && meansListed(engine, state, given, legal)))
        fail(`explain ${answer.legal ? 'accepts' : 'refuses'} ${brief(given)}, the list does not agree`);
      if (answer.legal) continue;
      const said = typeof answer.code === 'string' && answer.message.length > 0;
      must(
        said && (answer.clause === null || answer.clause.length > 0),
        `${brief(given)} is refused without code or message`,
      );
      must((answer.code === 'game-over') === (legal.length === 0), `${brief(given)} is refused as ${answer.code}`);
      // a stranger's value, whatever its type
      const error = thrownBy(() => engine.apply(state, given as ActionLike));
      if (codeOf(error) !== 'illegal-action')
        fail(`apply does not throw IllegalActionError for ${brief(given)}: ${String(error)}`);
    }
    mustEqual(state, before, 'a refused action changed the state');
  });
};

/** Whether an accepted action does what a listed one of its shape does: then it names an identical copy, or a list in another order. */
function meansListed(engine: AnyEngine, state: AnyState, given: unknown, legal: readonly ActionLike[]): boolean {
  if (notJson(given) !== undefined) return false;
  const action = given as ActionLike;
  const next = engine.apply(state, action);
  const shape = (one: ActionLike) => [one.type, one.player, ...Object.keys(one).sort()].join();
  return legal.some((one) => shape(one) === shape(action) && deepEqual(engine.apply(state, one), next));
}
