/** One game with people and bots at the table. */
import { eventsFor, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import type { AnyBot } from './bots';
import type { Game, Told } from './games';
import { type Keyboard, QUIT } from './keyboard';
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
  /** how much had been told to each of the others */
  readonly told: readonly number[];
}

/** Who sits at the table, and what they sit before. */
export interface Company {
  /** the seats of people, at least one */
  readonly people: readonly Seat[];
  readonly botAt: (seat: Seat) => AnyBot;
  readonly seed: string;
  readonly keys: Keyboard;
  say(lines: readonly string[]): Promise<void>;
  /** leaves nothing on the screen that could be read, scrolled up to or not */
  clear(): Promise<void>;
}

/**
 * Plays with people, to the end or until one leaves. Each is told and shown only what that seat may know; where several share a screen it
 * is cleared before it goes from one to the next, who then hears what happened meanwhile. Of a game that is taken up, what happened is
 * not told again.
 */
export async function playWithPeople(
  game: Game,
  told: Told,
  standing: Standing,
  { people, botAt, seed, keys, say, clear }: Company,
): Promise<readonly GameTypes['action'][]> {
  const { engine } = game;
  const { words, sayings } = told;
  const persons = new Map(
    people.map((seat) => [
      seat,
      {
        ...person(game, told, seat, keys, say),
        log: narrator(words, { ...told.renderer, at: () => undefined }),
        /** what this person has not been told yet */
        unread: [] as string[],
      },
    ]),
  );
  const isAlone = people.length === 1;
  const actions = [...standing.actions];
  let { state } = standing;
  let past: Moment<GameTypes>[] = [];
  /** who is at the screen */
  let present = isAlone ? people[0] : undefined;
  let fresh = true;

  const tell = async (happened: readonly GameTypes['event'][]): Promise<void> => {
    for (const [seat, { log, unread }] of persons) {
      const lines = [...log.tell(eventsFor(happened, seat), engine.view(state, seat)), ...log.rest()];
      if (seat === present) await say(lines);
      else unread.push(...lines);
    }
  };
  const carryOut = async (action: GameTypes['action']): Promise<boolean> => {
    const done = engine.step(state, action);
    state = done.state;
    actions.push(action);
    await tell(done.events);
    return done.reveals;
  };
  /** Takes the last action of whoever is at the screen back, if that is fair. */
  const undo = async (): Promise<boolean> => {
    const moment = past.pop();
    if (moment === undefined) {
      await say([sayings.noUndo]);
      return false;
    }
    state = moment.state;
    actions.length = moment.actions;
    // nobody hears of what was taken back
    [...persons.values()].forEach(({ unread }, i) => {
      unread.length = Math.min(unread.length, moment.told[i] ?? 0);
    });
    return true;
  };
  /** The screen goes to that seat, unless who has it would rather do something else; then it stays. Whether somebody leaves. */
  const giveTo = async (seat: Seat): Promise<boolean> => {
    const name = words.player(state, seat);
    if (present !== undefined) {
      await say(['', ...sayings.clearFor(name, past.length > 0)]);
      for (;;) {
        const line = await keys.line();
        if (line === QUIT) return true;
        if (line !== 'undo') break;
        if (await undo()) return false;
      }
    }
    await clear();
    await say([sayings.yourTurn(name)]);
    if ((await keys.line()) === QUIT) return true;
    present = seat;
    past = [];
    const { unread = [] } = persons.get(seat) ?? {};
    await say(unread.splice(0));
    return false;
  };

  await tell(standing.events);

  while (!engine.isTerminal(state)) {
    const active = engine.activePlayers(state);
    // where all decide at the same time the bots go first, so that a person can still think again
    const bot = active.find((each) => !persons.has(each));
    if (bot !== undefined) {
      const chosen = botAt(bot).choose(engine.view(state, bot), `${seed} ply ${actions.length}`);
      const action = await Promise.race([keys.interrupted, chosen]);
      if (action === QUIT) break;
      await carryOut(action);
      past = [];
      fresh = true;
      continue;
    }
    const seat = active.find((each) => each === present) ?? active[0];
    const asked = seat === undefined ? undefined : persons.get(seat);
    if (seat === undefined || asked === undefined) throw new Error('nobody is to decide');
    if (seat !== present) {
      if (await giveTo(seat)) break;
      fresh = true;
      continue;
    }
    const wish = await asked.ask(state, fresh);
    if (wish === QUIT) break;
    if (wish === 'undo') {
      fresh = await undo();
      continue;
    }
    const moment = { state, actions: actions.length, told: [...persons.values()].map(({ unread }) => unread.length) };
    fresh = await carryOut(wish.action);
    past = fresh ? [] : [...past, moment];
  }
  return actions;
}
