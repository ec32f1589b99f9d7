/** Tables whose clients are in this process and play at random. */
import { setTimeout as pause } from 'node:timers/promises';
import { engine } from '@ludi-romani/city-of-rome';
import { random } from '../random.mjs';

const SEATS = [0, 1];
const choose = random(7);

/** A table at a server, with the clients of both players and of spectators. */
export class Table {
  #join;
  #listeners = new Set();
  #last = 0;
  seats = [];
  spectators = [];

  /** Opens a table at a server. */
  static async open(contestant, url, spectators = 0) {
    const table = new Table();
    table.#join = await contestant.open(url);
    await table.sit();
    for (let i = 0; i < spectators; i++) await table.watch();
    return table;
  }

  #client(viewer, url) {
    const changed = () => {
      for (const listener of [...this.#listeners]) listener();
    };
    return this.#join(viewer, changed, url);
  }

  /** Connects the players. `urls` has the address of the server for each seat, if they are at different ones. */
  async sit(urls = []) {
    this.seats = [];
    for (const seat of SEATS) this.seats.push(await this.#client(seat, urls[seat]));
    await this.until(() => this.seats.every((client) => client.view() != null));
  }

  async watch() {
    this.spectators.push(await this.#client('spectator'));
  }

  /** Resolves when `isSo` returns true. Rejects after `patience` milliseconds. */
  async until(isSo, patience = 30_000) {
    let look;
    let late;
    const isDone = await new Promise((resolve) => {
      look = () => {
        if (isSo()) resolve(true);
      };
      late = setTimeout(resolve, patience, false);
      this.#listeners.add(look);
      look();
    });
    clearTimeout(late);
    this.#listeners.delete(look);
    if (!isDone) throw new Error('nothing came in time');
  }

  /** Returns the seat that must act, its client and its legal actions, or `undefined` when the game is over. */
  turn() {
    for (const [seat, client] of this.seats.entries()) {
      const actions = engine.legalActions(client.view());
      if (actions.length > 0) return { seat, client, actions };
    }
  }

  /** Carries out an action, and resolves to true when both players have received it. Resolves to false if the game is over. */
  async act(patience) {
    const turn = this.turn();
    if (turn === undefined) return false;
    const { seat, client, actions } = turn;
    const before = client.version();
    this.#last = seat;
    client.act(actions[choose(actions.length)]);
    await this.until(() => this.seats.every((one) => one.version() > before), patience);
    return true;
  }

  /** Returns the version that the player who did not act last has received. */
  seen() {
    return this.seats[1 - this.#last].version();
  }

  leave() {
    for (const client of [...this.seats, ...this.spectators]) client.leave();
  }
}

/** Opens tables, a few at the same time. */
export async function openTables(count, contestant, url, spectators) {
  const tables = [];
  let begun = 0;
  const openNext = async () => {
    while (begun++ < count) tables.push(await Table.open(contestant, url, spectators));
  };
  await Promise.all(Array.from({ length: 8 }, openNext));
  return tables;
}

/** Plays at a growing number of tables until it is stopped. */
export class Load {
  tables = [];
  /** the milliseconds of each action since the last look */
  waits = [];
  #isOver = false;

  /** `pace` is the mean time between two actions at a table, in milliseconds. */
  constructor(contestant, url, pace, spectators = 0) {
    this.place = [contestant, url, spectators];
    this.pace = pace;
  }

  /** Opens tables until there are `count`. */
  async grow(count) {
    for (const table of await openTables(count - this.tables.length, ...this.place)) {
      const index = this.tables.push(table) - 1;
      this.#play(index);
    }
  }

  async #play(index) {
    await pause(Math.random() * this.pace);
    while (!this.#isOver) {
      const began = performance.now();
      const isPlayed = await this.tables[index].act().catch(() => true);
      const wait = performance.now() - began;
      if (this.#isOver) return;
      if (isPlayed) {
        this.waits.push(wait);
        await pause(this.pace * (0.5 + Math.random()) - Math.min(this.pace / 2, wait));
      } else {
        // fails if the server is killed meanwhile
        const next = await Table.open(...this.place).catch(() => undefined);
        if (next === undefined) continue;
        this.tables[index].leave();
        this.tables[index] = next;
      }
    }
  }

  /** Returns the number of actions in `milliseconds` from now on, and the quantiles of their times. */
  async count(milliseconds) {
    this.waits = [];
    await pause(milliseconds);
    const sorted = this.waits.toSorted((one, other) => one - other);
    const quantile = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
    return { actions: sorted.length, p50: quantile(0.5), p99: quantile(0.99) };
  }

  /** Stops playing. The tables stay open. */
  stop() {
    this.#isOver = true;
  }
}
