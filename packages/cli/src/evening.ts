/** One game with people and bots at the table. */
import { eventsFor, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import type { AnyBot } from './bots';
import type { Game } from './games';
import type { Source } from './io';
import { person } from './person';
import { wrap } from './text';
import { toldTo } from './wording';

/** A moment that a person may come back to. */
interface Moment<G extends GameTypes> {
  readonly state: State<G>;
  readonly actions: number;
  readonly events: number;
}

/** Plays with a person at one seat; `null` if the person left. The person is told and shown only what that seat may know. */
export async function playWithPerson(
  game: Game,
  options: GameTypes['options'],
  { seat: own, botAt }: { readonly seat: Seat; readonly botAt: (seat: Seat) => AnyBot },
  stdin: Source,
  say: (lines: readonly string[]) => Promise<void>,
): Promise<readonly GameTypes['action'][] | null> {
  const { engine, renderer } = game;
  const asked = person(game, own, stdin, say);
  const actions: GameTypes['action'][] = [];
  const events: GameTypes['event'][] = [];
  let state = engine.initialState(options);
  let past: Moment<GameTypes>[] = [];
  let fresh = true;

  const carryOut = (action: GameTypes['action']): boolean => {
    const done = engine.step(state, action);
    state = done.state;
    actions.push(action);
    events.push(...(eventsFor(done.events, own) as GameTypes['event'][]));
    return done.reveals;
  };

  while (!engine.isTerminal(state)) {
    const active = engine.activePlayers(state);
    // where all decide at the same time the bots go first, so that a person can still think again
    const seat = active.find((each) => each !== own) ?? own;
    if (seat !== own) {
      const action = botAt(seat).choose(engine.view(state, seat), `${options.seed} ply ${actions.length}`);
      await say(wrap(`${renderer.playerName(state, seat)}: ${toldTo(engine, state, action, own)}`, 80, 2));
      carryOut(action);
      past = [];
      fresh = true;
      continue;
    }
    const wish = await asked.ask(state, events, fresh);
    if (wish === 'quit') return null;
    if (wish === 'undo') {
      const moment = past.pop();
      fresh = moment !== undefined;
      if (moment === undefined) {
        await say(['Nothing can be taken back: others have acted, or something came to light.']);
        continue;
      }
      state = moment.state;
      actions.length = moment.actions;
      events.length = moment.events;
      continue;
    }
    const moment = { state, actions: actions.length, events: events.length };
    await say([`You: ${engine.describe(engine.view(state, own), wish.action)}`]);
    fresh = carryOut(wish.action);
    past = fresh ? [] : [...past, moment];
  }
  return actions;
}
