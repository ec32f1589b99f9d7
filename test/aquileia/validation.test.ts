/** Tests of untrusted states, which must be refused or accepted. */
import { engine, type MutableState, type Question, type State } from '@ludi-romani/aquileia';
import { problems } from '@ludi-romani/aquileia/schemas';
import { chanceState, keyedChance } from '@ludi-romani/core';
import { describe, expect, test } from 'vitest';
import { at } from './scene';

/** The states of a random game of three players who seldom decline. */
const states = [engine.initialState({ players: 3, seed: 'validation' })];
const chance = keyedChance(chanceState('validation 3'));
for (let state = states[0]; state !== undefined && !engine.isTerminal(state); state = states.at(-1)) {
  const legal = engine.legalActions(state);
  const eager = legal.filter(({ type }) => !/^(pass|finish|decline|drop)/.test(type));
  states.push(engine.apply(state, chance.pick(eager.length > 0 && chance.int(5) > 0 ? eager : legal)));
}

const asks = ({ pending }: State): string | undefined => {
  const top = pending.at(-1);
  return top !== undefined && 'ask' in top ? top.ask : undefined;
};

type Change = (state: MutableState) => unknown;

/** Returns a state of the game in which `ask` is open, after `change`. */
function position(ask: Question['ask'], change: Change, also = (_: State) => true): State {
  const found = states.find((state) => asks(state) === ask && also(state));
  if (found === undefined) throw new Error(`no state asks ${ask}`);
  const state = engine.clone(found);
  change(state);
  return state;
}
const messages = (state: State) => problems(state).map(({ path, message }) => `${path}: ${message}`);

/** Puts a question about a drawn stadium card at the bottom of the frame stack. */
const bury = (state: MutableState, drawn = '') =>
  state.pending.unshift({ ask: 'stadium-card', player: 1, secret: { drawn } });
const isRaced = ({ races }: State) => races.some(({ winner }) => winner !== null);
const bidden = (state: State) => isRaced(state) && state.auction?.bidder != null;

/** Changes the face-up card of each race to a card that neither racer has. */
function rename({ races }: MutableState): void {
  for (const race of races)
    race.faceUp = ['laurel-3', 'laurel-5', 'laurel-7'].find((card) => card !== race.kept && card !== race.given) ?? '';
}

describe('an untrusted state', () => {
  test.each<[string, RegExp, Change]>([
    ['one coin too many', /^bank: AQ-13\.1 there are 39 gold coins, not 40$/, ({ bank }) => bank.gold++],
    ['two coins on a harbour space', /^harbour\.gold: must be at most 1$/, ({ harbour }) => (harbour.gold = 2)],
    [
      'a duplicate slave card',
      /^decks: AQ-13\.2 there are 11 of slave-1, not 12$/,
      (s) => s.decks.slaves.push('slave-1'),
    ],
    ['a missing slave card', /^decks: AQ-13\.2 there are 11 of slave-., not 10$/, (s) => s.decks.slaves.pop()],
    ['a horse in the slave deck', /^decks\.slaves\[0\]: unknown/, (s) => s.decks.slaves.splice(0, 1, 'horse-gold-1')],
    ['a slave card on the market', /^market\[0\]: unknown/, ({ market }) => market.splice(0, 1, 'slave-1')],
    ['a market of another size', /^market: must have one entry per slot$/, ({ market }) => market.pop()],
    ['a bought card that is not in hand', /^players: AQ-10\.2 .* weapon-3$/, (s) => at(s, 1).bought.push('weapon-3')],
    ['a missing stadium card', /^decks\.stadium: AQ-13\.3 there are . of .*, not .$/, (s) => s.decks.stadium.pop()],
    ['another face-up card of a race', /^races: AQ-13\.3 the winner .* face-up/, rename],
    [
      'a second without a winner',
      /^races: AQ-13\.3/,
      ({ races }) => Object.assign(races[0] ?? {}, { winner: null, kept: null, second: 0 }),
    ],
    [
      'a duplicate theatre card',
      /^decks\.theatre: AQ-13\.4 .* not 2$/,
      (s) => s.decks.theatre.push(s.decks.theatre[0] ?? ''),
    ],
    ['one henchman too many', /^players: AQ-13\.5 seat 0 must have 5 henchmen$/, (s) => at(s, 0).henchmen++],
    ['a missing house', /^players: AQ-13\.5 seat 2 must have 9 houses$/, (s) => at(s, 2).houses--],
    ['another color', /^players: AQ-3\.11 seat 0 must have the color /, (s) => (at(s, 0).color = at(s, 1).color)],
    ['a duplicate crest', /^track: AQ-13\.8 a crest has several positions$/, ({ track }) => track.push(track[0] ?? 0)],
    ['too many blue dice', /^blueDice\.left: must be at most 4$/, ({ blueDice }) => (blueDice.left = 5)],
    [
      'a bid that the bidder cannot pay',
      /^auction: AQ-13\.12/,
      ({ auction }) => Object.assign(auction?.bid ?? {}, { gold: 39 }),
    ],
    ['a round after the last one', /^round: must be at most 6$/, (s) => (s.round = 7)],
    [
      'a task for a round after the last one',
      /^pending\[0\]\.round: /,
      (s) => s.pending.unshift({ do: 'round', round: 7 }),
    ],
    ['one strength too many', /^strengths: must have one entry per player$/, (s) => s.strengths.push(null)],
    ['a start player without a seat', /^startPlayer: no player/, (s) => (s.startPlayer = 3)],
    ['a crest of no player', /^track: no player/, ({ track }) => track.push(3)],
    ['a henchman of no player', /^spaces: no player/, ({ spaces }) => (spaces.dolus = 3)],
    ['a house of no player', /^sites: no player/, ({ sites }) => (sites['bank-gold-gold'] = 4)],
    ['dice of no player', /^blueDice: no player/, ({ blueDice }) => (blueDice.owner = 3)],
    ['a race of no player', /^races: no player/, ({ races }) => Object.assign(races[0] ?? {}, { second: 4 })],
    ['a bid of no player', /^auction: no player/, ({ auction }) => auction?.stillIn.push(4)],
    [
      'a task of no player',
      /^pending\[0\]\.player: must be the seat of a player$/,
      (s) => s.pending.unshift({ do: 'potentia', player: 3 }),
    ],
  ])('reports %s', (_, message, change) => {
    expect(messages(position('bid', () => {}, bidden))).toEqual([]);
    expect(messages(position('bid', change, bidden))).toContainEqual(expect.stringMatching(message));
  });

  test('AQ-5.42 a stadium card in a question counts, at any depth of the stack', () => {
    const twice = position('placement', (state) => bury(state, state.decks.stadium[0]));
    expect(messages(twice)).toEqual([expect.stringMatching(/^decks\.stadium: AQ-13\.3 there are \d of .*, not \d$/)]);
    const once = position('placement', (state) => bury(state, state.decks.stadium.shift()));
    expect(messages(once)).toEqual([]);
    // each of two hidden questions gets a different card
    const both = position('placement', (state) => {
      for (let i = 0; i < 2; i++) bury(state, state.decks.stadium.shift());
    });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(messages(engine.determinize(engine.view(both, viewer), 'deal'))).toEqual([]);
  });

  test('a state that no game reaches is accepted and can be played', () => {
    const early = position('placement', (state) => {
      at(state, 0).points.pecunia = 3;
      state.blueDice.owner = 1;
      state.pending.push({ ask: 'blue-dice', player: 1 });
    });
    expect(messages(early)).toEqual([]);
    expect(engine.legalActions(early).map(({ type }) => type)).toContain('roll-blue-dice');
  });
});
