/** One game with people and bots at the table. */
import { eventsFor, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import type { AnyBot } from './bots';
import type { Game, Told } from './games';
import type { Source } from './io';
import { narrator } from './narrator';
import { person } from './person';

/** Where a game stands when it is sat down to. */
export interface Standing<G extends GameTypes = GameTypes> {
  readonly state: State<G>;
  readonly actions: readonly G['action'][];
  /** what led to the state, with the secrets of all; of a game that is taken up, nothing */
  readonly events: readonly G['event'][];
}

/** A moment that a person may come back to. */
interface Moment<G extends GameTypes> {
  readonly state: State<G>;
  readonly actions: number;
}

/**
 * Plays with a person at one seat, to the end or until the person leaves. The person is told and shown only what that seat may know; of a
 * game that is taken up, what happened is not told again.
 */
export async function playWithPerson(
  game: Game,
  told: Told,
  standing: Standing,
  { seat: own, botAt, seed }: { readonly seat: Seat; readonly botAt: (seat: Seat) => AnyBot; readonly seed: string },
  stdin: Source,
  say: (lines: readonly string[]) => Promise<void>,
): Promise<readonly GameTypes['action'][]> {
  const { engine } = game;
  const asked = person(game, told, own, stdin, say);
  const log = narrator(told.words, { ...told.renderer, at: () => undefined });
  const actions = [...standing.actions];
  let { state } = standing;
  let past: Moment<GameTypes>[] = [];
  let fresh = true;

  const tell = (happened: readonly GameTypes['event'][]): Promise<void> => {
    return say([...log.tell(eventsFor(happened, own), engine.view(state, own)), ...log.rest()]);
  };
  const carryOut = async (action: GameTypes['action']): Promise<boolean> => {
    const done = engine.step(state, action);
    state = done.state;
    actions.push(action);
    await tell(done.events);
    return done.reveals;
  };

  await tell(standing.events);

  while (!engine.isTerminal(state)) {
    const active = engine.activePlayers(state);
    // where all decide at the same time the bots go first, so that a person can still think again
    const seat = active.find((each) => each !== own) ?? own;
    if (seat !== own) {
      await carryOut(await botAt(seat).choose(engine.view(state, seat), `${seed} ply ${actions.length}`));
      past = [];
      fresh = true;
      continue;
    }
    const wish = await asked.ask(state, fresh);
    if (wish === 'quit') break;
    if (wish === 'undo') {
      const moment = past.pop();
      fresh = moment !== undefined;
      if (moment === undefined) {
        await say([told.sayings.noUndo]);
        continue;
      }
      state = moment.state;
      actions.length = moment.actions;
      continue;
    }
    const moment = { state, actions: actions.length };
    fresh = await carryOut(wish.action);
    past = fresh ? [] : [...past, moment];
  }
  return actions;
}
