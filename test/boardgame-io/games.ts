/** The four engines, and the modules of boardgame.io, whose entries are folders. Node resolves folders only in CommonJS. */
import { createRequire } from 'node:module';
import { engine as aquileia } from '@ludi-romani/aquileia';
import { type LudiGame, seedOf, type Table } from '@ludi-romani/boardgame-io';
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import { chanceState, type Engine, type GameTypes, type Viewer } from '@ludi-romani/core';
import { engine as forumTrajanum } from '@ludi-romani/forum-trajanum';
import { engine as novaRoma } from '@ludi-romani/nova-roma';
import type { Ctx, State } from 'boardgame.io';
import { afterAll, beforeAll, vi } from 'vitest';

const require = createRequire(import.meta.url);
export const { Client }: typeof import('boardgame.io/client') = require('boardgame.io/client');
export const { INVALID_MOVE }: typeof import('boardgame.io/core') = require('boardgame.io/core');
export const { Local, SocketIO }: typeof import('boardgame.io/multiplayer') = require('boardgame.io/multiplayer');
export const { MCTSBot, RandomBot, Simulate, Step }: typeof import('boardgame.io/ai') = require('boardgame.io/ai');
export const { Master }: typeof import('boardgame.io/master') = require('boardgame.io/master');
export const { Server }: typeof import('boardgame.io/server') = require('boardgame.io/server');
export const {
  createMatch,
  CreateGameReducer,
  getFilterPlayerView,
  InitializeGame,
}: typeof import('boardgame.io/internal') = require('boardgame.io/internal');

export const SECRET = 'a secret of the tests';

let matches = 0;
/** A host that gives every match a different deal. */
export const host = { secret: SECRET, nonce: () => `match ${matches++}` };

/** An engine with the general types instead of those of its game. */
export type AnyEngine = Engine<GameTypes>;
export type AnyGame = LudiGame<GameTypes>;

const forget = (engine: object) => engine as AnyEngine;
export const engines: readonly AnyEngine[] = [aquileia, cityOfRome, forumTrajanum, novaRoma].map(forget);

/** Options that enable simultaneous decisions. */
export const SETUP: Readonly<Record<string, object>> = { 'nova-roma': { followerDraft: true } };

/** A match as boardgame.io stores it. */
export type StoredMatch = State<Table<GameTypes>>;

/** Returns the state of a stored match. Deals it again if no player has acted yet. */
export const stateOf = (engine: AnyEngine, { state, deal }: Table<GameTypes>): GameTypes['state'] =>
  state ?? engine.initialState({ ...deal.options, players: deal.players, seed: seedOf(SECRET, deal.nonce) });

/** Returns the strings that no client may receive. */
export function secretsOf({ deal }: Table<GameTypes>): string[] {
  const seed = seedOf(SECRET, deal.nonce);
  return [SECRET, seed, chanceState(seed).key];
}

export const active = ({ activePlayers, gameover }: Ctx): string[] =>
  gameover === undefined ? Object.keys(activePlayers ?? {}) : [];

export const viewerOf = (playerID: string | null | undefined): Viewer =>
  playerID === null || playerID === undefined ? 'spectator' : Number(playerID);

/** Keeps what boardgame.io logs out of the report of the tests in a file. */
export function silenceConsole(): void {
  beforeAll(() => {
    for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });
}
