/** Functions that forge positions that no game reaches, play these positions to their end, and compare the views of secret answers. */
import assert from 'node:assert/strict';
import { type Chance, clone, type Engine, eventsFor, type GameTypes, type State } from '@ludi-romani/core';
import { survives } from './hostile';

type AnyEngine = Engine<GameTypes>;
type AnyState = State<GameTypes>;
type Mutable = GameTypes['mutable'];
type Frame = { [field: string]: unknown };
type Open = { simultaneous: Frame[][]; opened: Frame[][]; before: object[] };

const isOpen = (frame: object): frame is Open => 'simultaneous' in frame;

/** Returns the questions and tasks of these states, each once. */
function framesOf(states: readonly AnyState[]): Frame[] {
  const frames = new Map<string, Frame>();
  for (const { pending } of states)
    for (const frame of pending.flatMap((each) =>
      isOpen(each) ? [...each.opened, ...each.simultaneous].flat() : each,
    ))
      frames.set(JSON.stringify(frame), frame as Frame);
  return [...frames.values()];
}

/** Returns a function that changes the frame stack of a state in one to four places, with frames from `states`. */
export function forger(states: readonly AnyState[]): (chance: Chance, state: AnyState) => Mutable {
  const known = framesOf(states);
  const open = states.flatMap(({ pending }) => pending.filter(isOpen));
  const someFrame = (chance: Chance, seats: number): Frame => {
    const frame = clone(chance.pick(known)) as Frame;
    if ('player' in frame && chance.int(2) === 0) frame.player = chance.int(seats);
    const fields = Object.entries(frame).filter(([, value]) => typeof value === 'number');
    if (fields.length > 0 && chance.int(3) === 0) {
      const [field, value] = chance.pick(fields);
      frame[field] = Number(value) + chance.pick([-1, 1, 2, 100]);
    }
    return frame;
  };

  const change = (chance: Chance, state: Mutable): void => {
    const { players } = state;
    const pending = state.pending as unknown as (Frame | Open)[];
    const frame = () => someFrame(chance, players.length);
    const top = pending.at(-1);
    if (top !== undefined && isOpen(top) && chance.int(3) > 0) {
      const seat = chance.int(players.length);
      const stacks = chance.pick([top.simultaneous, top.opened]);
      const other = chance.pick(known.filter((one) => 'ask' in one));
      const [change] = chance.shuffle([
        () => stacks[seat]?.push(frame()),
        () => stacks[seat]?.push({ ...clone(other), player: seat }),
        () => stacks.splice(seat, 1, []),
        () => Object.assign(top, { opened: top.opened.map((stack, each) => (each === seat ? stack : [])) }),
        () => stacks.splice(seat, 1, clone(chance.pick(stacks))),
        () => stacks.push([frame()]),
        () => top.before.splice(seat, 1, clone(chance.pick(players)) as object),
        () => top.before.splice(seat, 1),
        () => Object.assign(top, { opened: players.map((_, each) => [{ ...clone(other), player: each }]) }),
      ]);
      change?.();
      return;
    }
    const place = chance.int(pending.length + 1);
    const [change] = chance.shuffle([
      () => pending.push(frame()),
      () => pending.push(frame()),
      () => pending.splice(place, 0, frame()),
      () => pending.splice(place, 1),
      () => pending.splice(place, 1, frame()),
      () => pending.push(...pending.splice(place, 1)),
      () => open.length > 0 && pending.push(clone(chance.pick(open)) as Open),
      () => {
        const asked = players.map((_, player) => [{ ...clone(chance.pick(known)), player }]);
        pending.push({ simultaneous: asked, opened: clone(asked), before: clone(players) as object[] });
      },
    ]);
    change?.();
  };

  return (chance, state) => {
    const forged = clone(state) as Mutable;
    for (let changes = 1 + chance.int(4); changes > 0; changes--) change(chance, forged);
    return forged;
  };
}

/** The largest factor by which the JSON of a position may grow while it is played to its end. */
const GROWTH = 4;
/**
 * The number of games whose plies a forged stack may cause at most. A task for the next round deep in the stack repeats the rest of a game.
 */
const GAMES_IN_A_STACK = 4;

/**
 * Plays a position at random until it is over, stuck or throws LudiError. Fails the test for any other error, and if the number of plies or
 * the size of the state exceeds those of a few games.
 */
export function playToTheEnd(engine: AnyEngine, position: AnyState, chance: Chance): void {
  const state = engine.clone(position);
  const seats = state.players.length;
  const most = GAMES_IN_A_STACK * engine.maxPlies(seats) + state.pending.length;
  const size = GROWTH * JSON.stringify(state).length;
  for (let ply = 0; ; ply++) {
    assert(ply <= most, `more than ${most} plies`);
    const legal = survives(() => engine.legalActions(state));
    if (ply % 8 === 0) {
      assert(JSON.stringify(state).length <= size, 'the state grows without limit');
      for (const viewer of [chance.int(seats), 'spectator'] as const) {
        const view = survives(() => engine.view(state, viewer));
        if ('value' in view) survives(() => engine.determinize(view.value, `${ply}`));
      }
      survives(() => engine.scores(state));
      survives(() => engine.outcome(state));
    }
    if ('error' in legal || legal.value.length === 0) return;
    const action = chance.pick(legal.value);
    if (ply % 8 === 0) survives(() => engine.preview(state, action));
    const played = survives(() => engine.applyInPlace(state, action));
    if (!('error' in played)) continue;
    assert(!played.error.message.includes('did not terminate'), played.error.message);
    return;
  }
}

/** The number of answers that are tried for each seat. */
const ANSWERS = 6;

/**
 * Checks that all answers of a seat give the other viewers equal views, events and masked actions, while other seats still have to answer.
 * Returns the number of compared pairs of answers.
 */
export function compareAnswers(engine: AnyEngine, state: AnyState, chance: Chance): number {
  const asked = engine.activePlayers(state);
  let pairs = 0;
  for (const seat of asked.length < 2 ? [] : asked) {
    const answers = chance.shuffle(engine.legalActions(state, seat)).slice(0, ANSWERS);
    const seen = answers.flatMap((action) => {
      const result = survives(() => engine.step(state, action));
      if ('error' in result) return [];
      const { state: after, events } = result.value;
      const others = [...state.players.keys(), 'spectator' as const].filter((viewer) => viewer !== seat);
      return [
        others.map((viewer) => [
          survives(() => engine.view(after, viewer)),
          eventsFor(events, viewer),
          survives(() => engine.actionFor(state, action, viewer)),
        ]),
      ];
    });
    for (const other of seen.slice(1)) {
      pairs++;
      assert.deepEqual(other, seen[0], `others can see the answer of seat ${seat}`);
    }
  }
  return pairs;
}
