/** That what is pending fits what lies on the table (13.11 to 13.13). */
import { deepEqual } from '@ludi-romani/core';
import type { Catalog } from '../components/catalog';
import { hasSite } from '../rules/city';
import { freePoints } from '../rules/strip';
import type { State } from '../types';
import { amounts, drafter, isSchoolDeck, type Moment, sameItems } from './moment';

export function* course(catalog: Catalog, state: State, moment: Moment): Iterable<string> {
  const { setup, phase } = moment;
  if (phase === 'over' ? state.round !== setup.rounds : state.round > setup.rounds) {
    yield `CR-13.12 round: ${state.round} of ${setup.rounds}`;
  }
  if (!deepEqual(expectedPending(state, moment), state.pending)) {
    yield 'CR-13.12 pending: not what comes next in this round and turn';
  }
  yield* emissaries(state, moment);
  yield* question(catalog, state, moment);
}

function* emissaries({ emissaries, pending }: State, { phase, turn, setup, placing }: Moment): Iterable<string> {
  const standing = emissaries.flatMap((seat) => seat ?? []);
  if (phase === 'draft' || phase === 'over') {
    if (standing.length > 0) yield 'CR-13.11 emissaries: one stands on the strip between rounds';
  } else if (phase === 'emissary') {
    const left = pending.filter((frame) => 'ask' in frame).length;
    if (!sameItems(placing.slice(0, Math.max(0, placing.length - left)), standing)) {
      yield 'CR-13.11 emissaries: not those of the players who have placed one';
    }
  } else {
    if (turn === undefined) yield 'CR-13.11 emissaries: none has the turn';
    if (placing.some((seat) => standing.filter((other) => other === seat).length > setup.emissariesPerPlayer)) {
      yield 'CR-13.11 emissaries: more than a player has';
    }
  }
}

/** What is still to come of the turn, as far as it was begun: none or one. */
const turnsOf = ({ pending }: State) =>
  pending.flatMap((frame) => ('ask' in frame && frame.ask === 'turn' ? [frame] : []));

/** What is pending at this moment, the last one open. */
function expectedPending(state: State, { phase, open, turn, placing }: Moment): readonly object[] {
  if (phase === 'over') return [];
  if (phase === 'draft')
    return [
      { do: 'round', round: 1 },
      { ask: 'draft', player: drafter(state) },
    ];
  const round = [{ do: 'end-of-round' }, { do: 'next-turn' }];
  if (phase === 'emissary') {
    const left = state.pending.filter((frame) => 'ask' in frame).length;
    return [
      ...round,
      ...placing
        .slice(-left)
        .map((player) => ({ ask: 'emissary', player }))
        .reverse(),
    ];
  }
  if (turn === undefined || open === undefined) return [{ nothing: 'can be open' }];
  const { player } = turn;
  // the turn goes on after a build, unless production has been run
  const rest = turnsOf(state)
    .slice(0, 1)
    .map(({ idle }) => ({ ask: 'turn', ...turn, built: true, produced: false, idle }));
  const frames = (): readonly object[] => {
    switch (open.ask) {
      case 'take':
        return [
          { ask: 'turn', ...turn, built: false, produced: false, idle: [] },
          { ask: 'take', player },
        ];
      case 'turn':
        return [{ ...open, ...turn, built: open.built && !open.produced }];
      case 'pay':
        return [...rest, { ask: 'place', player, card: open.card }, { ...open, player }];
      case 'draft':
        return [{ nothing: 'is drafted in a turn' }];
      default:
        return [...rest, { ...open, player }];
    }
  };
  return [...round, { do: 'end-of-turn', ...turn }, ...frames()];
}

/** What the open question says agrees with the table. */
function* question(catalog: Catalog, state: State, { open, turn, setup }: Moment): Iterable<string> {
  const own = turn === undefined ? undefined : state.players[turn.player];
  if (open === undefined || turn === undefined || own === undefined) return;
  for (const { idle } of turnsOf(state)) {
    // an aqueduct may have replaced one that was left out
    const mayBe = (cell: number, i: number) => {
      const card = own.city[cell];
      const category = card == null ? undefined : catalog.card(card).building.category;
      return cell > (idle[i - 1] ?? -1) && (category === 'production' || category === 'aqueduct');
    };
    if (!idle.every(mayBe) || (idle.length > 0 && !state.options.selectiveProduction))
      yield 'CR-9.3 something is left out of production that cannot be';
  }
  if ((open.ask === 'pay' || open.ask === 'place') && !own.hand.includes(open.card)) {
    yield `CR-13.1 ${open.card} is being built, but is not in hand`;
  }
  if (
    (open.ask === 'pay' || open.ask === 'place') &&
    !hasSite(catalog, state, own.city, catalog.card(open.card).building)
  ) {
    yield `CR-5.15 ${open.card} is being built, but no cell is left for it`;
  }
  if (open.ask === 'pay') {
    const { cost } = catalog.card(open.card).building;
    const need = Math.max(0, cost - freePoints(catalog, state, turn.field).bricks);
    if (open.need !== need) yield `CR-5.10 need: ${open.need} bricks instead of ${need}`;
  }
  if (open.ask === 'school-deck') {
    const choices = setup.decks.filter((deck) => isSchoolDeck(deck) && state.decks[deck].length > 0);
    if (choices.length < 2) yield 'CR-5.24 school: there is no choice of decks';
    if (!amounts(catalog, own).includes(open.count)) yield `CR-5.23 school: no school draws ${open.count} cards`;
  }
  if (open.ask === 'keep' || open.ask === 'return') {
    const { deck, count, secret } = open;
    const kept = open.ask === 'return' ? own.secret.at(-1) : undefined;
    // how many of the drawn cards have been put back is not written down: as many as make a school's amount
    const back = state.returnedBy[deck].findIndex((seat) => seat !== turn.player);
    const returned = open.ask === 'keep' ? 0 : back < 0 ? state.returnedBy[deck].length : back;
    const drawn = count + Number(open.ask === 'return');
    const isEmptied = state.decks[deck].length <= returned;
    const fits = (amount: number) => amount >= drawn && (amount <= drawn + returned || isEmptied);
    if (count < 2 || secret.drawn.length !== count)
      yield `CR-13.1 school: there should be ${count} drawn cards, 2 or more`;
    if (secret.drawn.some((card) => catalog.card(card).deck !== deck)) yield 'CR-5.23 school: a card of another deck';
    if (!amounts(catalog, own).some(fits)) yield `CR-5.23 school: no school draws ${drawn} cards`;
    if (open.ask === 'return' && (kept?.back !== deck || own.secretLog.at(-1) !== deck)) {
      yield 'CR-5.23 school: nothing was kept before the rest goes back';
    }
  }
}
