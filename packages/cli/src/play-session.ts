/** Plays one game with people and bots. */
import { eventsFor, type GameTypes, type Seat, type State } from '@ludi-romani/core';
import type { AnyBot } from './bots';
import type { Game, LocalizedGame } from './game';
import { humanPlayer } from './human-player';
import { type Keyboard, QUIT } from './keyboard';
import { narrator } from './narrator';

/** The position from which a game is played on. */
export interface GameSoFar<G extends GameTypes = GameTypes> {
  readonly state: State<G>;
  readonly actions: readonly G['action'][];
  /** the events of the setup, with the secrets of all players; empty for a resumed game */
  readonly events: readonly G['event'][];
}

/** A position to which `undo` returns. */
interface UndoPoint<G extends GameTypes> {
  readonly state: State<G>;
  readonly actions: number;
  /** the number of unread lines of each person */
  readonly unread: readonly number[];
}

/** The players of a session, and the terminal. */
export interface SessionOptions {
  /** the seats of people, at least one */
  readonly people: readonly Seat[];
  readonly botAt: (seat: Seat) => AnyBot;
  /** the seed of the bots */
  readonly seed: string;
  readonly keys: Keyboard;
  say(lines: readonly string[]): Promise<void>;
  /** Clears the screen and its scrollback. */
  clear(): Promise<void>;
}

/**
 * Plays until the game ends or a person leaves. Resolves to all actions. Each person sees only what that seat may know. If several people
 * share the screen, it is cleared before the next person gets it. It then shows the events since the last turn of that person.
 */
export async function playSession(
  game: Game,
  texts: LocalizedGame,
  soFar: GameSoFar,
  { people, botAt, seed, keys, say, clear }: SessionOptions,
): Promise<readonly GameTypes['action'][]> {
  const { engine } = game;
  const { words, messages } = texts;
  const persons = new Map(
    people.map((seat) => [
      seat,
      {
        ...humanPlayer(game, texts, seat, keys, say),
        log: narrator(words, { ...texts.renderer, at: () => undefined }),
        /** the lines that this person has not seen yet */
        unread: [] as string[],
      },
    ]),
  );
  const actions = [...soFar.actions];
  let { state } = soFar;
  let undoStack: UndoPoint<GameTypes>[] = [];
  /** the seat of the person at the screen */
  let present = people.length === 1 ? people[0] : undefined;
  let showTable = true;

  const report = async (events: readonly GameTypes['event'][]): Promise<void> => {
    for (const [seat, { log, unread }] of persons) {
      const lines = [...log.narrate(eventsFor(events, seat), engine.view(state, seat)), ...log.flush()];
      if (seat === present) await say(lines);
      else unread.push(...lines);
    }
  };
  /** Resolves to true if the action revealed hidden information. */
  const carryOut = async (action: GameTypes['action']): Promise<boolean> => {
    const done = engine.step(state, action);
    state = done.state;
    actions.push(action);
    await report(done.events);
    return done.reveals;
  };
  /** Takes back the last action of the person at the screen. Resolves to false if there is none that may be undone. */
  const undo = async (): Promise<boolean> => {
    const point = undoStack.pop();
    if (point === undefined) {
      await say([messages.noUndo]);
      return false;
    }
    state = point.state;
    actions.length = point.actions;
    // the other people never read about the undone action
    [...persons.values()].forEach(({ unread }, i) => {
      unread.length = Math.min(unread.length, point.unread[i] ?? 0);
    });
    return true;
  };
  /** Hands the screen over to `seat`. The person at the screen may instead undo an action and keep the screen. Resolves to true if a person leaves. */
  const handOver = async (seat: Seat): Promise<boolean> => {
    const name = words.player(state, seat);
    if (present !== undefined) {
      await say(['', ...messages.handOver(name, undoStack.length > 0)]);
      for (;;) {
        const line = await keys.line();
        if (line === QUIT) return true;
        if (line !== 'undo') break;
        if (await undo()) return false;
      }
    }
    await clear();
    await say([messages.yourTurn(name)]);
    if ((await keys.line()) === QUIT) return true;
    present = seat;
    undoStack = [];
    const { unread = [] } = persons.get(seat) ?? {};
    await say(unread.splice(0));
    return false;
  };

  await report(soFar.events);

  while (!engine.isTerminal(state)) {
    const active = engine.activePlayers(state);
    // in simultaneous decisions the bots answer first: an action of a bot ends the undo of people
    const bot = active.find((each) => !persons.has(each));
    if (bot !== undefined) {
      const chosen = botAt(bot).choose(engine.view(state, bot), `${seed} ply ${actions.length}`);
      const action = await Promise.race([keys.interrupted, chosen]);
      if (action === QUIT) break;
      await carryOut(action);
      undoStack = [];
      continue;
    }
    const seat = active.find((each) => each === present) ?? active[0];
    const asked = seat === undefined ? undefined : persons.get(seat);
    if (seat === undefined || asked === undefined)
      throw new Error('a game that is not over must have an active player');
    if (seat !== present) {
      if (await handOver(seat)) break;
      showTable = true;
      continue;
    }
    const answer = await asked.ask(state, showTable);
    showTable = false;
    if (answer === QUIT) break;
    if (answer === 'undo') {
      await undo();
      continue;
    }
    const point = { state, actions: actions.length, unread: [...persons.values()].map(({ unread }) => unread.length) };
    const reveals = await carryOut(answer.action);
    undoStack = reveals ? [] : [...undoStack, point];
  }
  return actions;
}
