import type { GameTypes, Seat, Viewer } from '@ludi-romani/core';
import {
  type Acting,
  type Answer,
  act,
  agree,
  ask,
  askAgain,
  comeBack,
  comment,
  decline,
  leave,
  openTable,
  outage,
  passStanding,
  redo,
  resign,
  resume,
  snapshot,
  type TableRefusal,
  type Terms,
  undo,
  type Wish,
  withdraw,
} from '@ludi-romani/table';
import { record } from '@ludi-romani/table/records';
import { type AnyEngine, type AnyState, type AnyTable, askUndo, at } from './playing';

/** A table with shortcuts for its calls. Each call stores the new table and returns `ok` or the code of the refusal. */
export class Game {
  readonly engine: AnyEngine;
  table: AnyTable;
  now = 0;
  readonly refusals: TableRefusal[] = [];
  private readonly options: GameTypes['options'];

  constructor(engine: object, terms: Partial<Terms> = {}, options: object = {}) {
    this.engine = engine as AnyEngine;
    this.options = { players: 3, seed: 'undo', ...options };
    this.table = openTable(this.engine, { options: this.options, terms }, 0);
  }

  do({ table, ...answer }: Answer<GameTypes>): string {
    this.table = table;
    if (!('refusal' in answer)) return 'ok';
    this.refusals.push(answer.refusal);
    return answer.refusal.code;
  }

  view = (viewer: Viewer = 'spectator') => snapshot(this.engine, this.table, viewer).view;
  status = (viewer: Viewer) => snapshot(this.engine, this.table, viewer).status;
  get active(): readonly Seat[] {
    return this.engine.activePlayers(this.view());
  }
  /** the actions in effect */
  get actions(): readonly GameTypes['action'][] {
    return record(this.engine, this.table).actions;
  }

  try = (seat: Seat, action: unknown, options: Acting = {}) =>
    this.do(act(this.engine, this.table, seat, action, this.now, options));
  /** Plays the legal action with index `nth` of a seat. */
  act = (seat: Seat = this.active[0] ?? 0, nth = 0, options: Acting = {}) =>
    this.try(seat, at(this.engine.legalActions(this.view(seat)), nth), options);
  private readonly call = (what: typeof undo) => (seat: Seat) => this.do(what(this.engine, this.table, seat, this.now));
  undo = this.call(undo);
  redo = this.call(redo);
  ask = this.call(askUndo);
  agree = this.call(agree);
  decline = this.call(decline);
  withdraw = this.call(withdraw);
  wish = (seat: Seat, wish: Wish) => this.do(ask(this.engine, this.table, seat, wish, this.now));
  resign = this.call(resign);
  leave = this.call(leave);
  comeBack = this.call(comeBack);
  resume = this.call(resume);
  outage = (from: number) => this.do(outage(this.engine, this.table, from, this.now));
  passStanding = this.call(passStanding);
  askAgain = this.call(askAgain);
  comment = (viewer: Viewer, line: string) => this.do(comment(this.engine, this.table, viewer, line, this.now));

  /** Plays until `found` returns true for the step of a legal action. Plays that action, and returns its player. */
  until(found: (step: { readonly state: AnyState; readonly reveals: boolean }, seat: Seat) => boolean): Seat {
    let state = this.engine.initialState(this.options);
    for (const action of this.actions) state = this.engine.apply(state, action);
    for (let ply = 0; ply < 400; ply++) {
      const legal = this.engine.legalActions(state);
      const wanted = legal.find((action) => found(this.engine.step(state, action), action.player));
      const action = wanted ?? at(legal, ply);
      if (action === undefined) break;
      state = this.engine.apply(state, action);
      this.try(action.player, action);
      if (wanted !== undefined) return action.player;
    }
    throw new Error('no such action was found');
  }
}
