/**
 * Tests that rules, bots and pictures do not read inherited fields. Other code in a process may add enumerable fields to `Object.prototype`.
 */
import * as aquileia from '@ludi-romani/aquileia';
import { type Board, type BoardWords, pointing } from '@ludi-romani/boards';
import * as aquileiaBoard from '@ludi-romani/boards/aquileia';
import * as aquileiaWords from '@ludi-romani/boards/aquileia/en';
import * as cityOfRomeBoard from '@ludi-romani/boards/city-of-rome';
import * as cityOfRomeWords from '@ludi-romani/boards/city-of-rome/en';
import * as forumTrajanumBoard from '@ludi-romani/boards/forum-trajanum';
import * as forumTrajanumWords from '@ludi-romani/boards/forum-trajanum/en';
import * as novaRomaBoard from '@ludi-romani/boards/nova-roma';
import * as novaRomaWords from '@ludi-romani/boards/nova-roma/en';
import type { Budget, Searcher } from '@ludi-romani/bots';
import * as aquileiaBot from '@ludi-romani/bots/aquileia';
import * as cityOfRomeBot from '@ludi-romani/bots/city-of-rome';
import * as forumTrajanumBot from '@ludi-romani/bots/forum-trajanum';
import * as novaRomaBot from '@ludi-romani/bots/nova-roma';
import * as cityOfRome from '@ludi-romani/city-of-rome';
import { digest, type Engine, type GameTypes, recordReplay, verifyReplay } from '@ludi-romani/core';
import * as forumTrajanum from '@ludi-romani/forum-trajanum';
import * as novaRoma from '@ludi-romani/nova-roma';
import { expect, test } from 'vitest';
import { jsonWriter } from '../../packages/cli/src/serve/json-writer';
import { whole } from '../../packages/cli/src/serve/params';
import { method } from '../../packages/cli/src/serve/server';
import { share } from '../../packages/core/src/json/share';
import { chanceOf } from './games';

/** Returns the result of `run` while every object inherits two more fields. `run` is synchronous, so no other code sees them. */
function inheriting<T>(run: () => T): T {
  const fields = { isConnected: true, inherited: { coins: 1 } };
  try {
    Object.assign(Object.prototype, fields);
    return run();
  } finally {
    for (const field of Object.keys(fields)) Reflect.deleteProperty(Object.prototype, field);
  }
}

interface Game<G extends GameTypes, C> {
  createEngine(components: C): Engine<G>;
  readonly standardComponents: C;
}
interface Drawn<G extends GameTypes> {
  boards(engine: Engine<G>): Board<G>;
}
interface Spoken<G extends GameTypes> {
  words(engine: Engine<G>): BoardWords<G>;
}
interface Played<G extends GameTypes> {
  expert(engine: Engine<G>, budget: Budget): Searcher<G['view'], G['action']>;
}

/** Returns a function that plays a game with a new engine and returns digests of all results. */
const played =
  <G extends GameTypes, C>(game: Game<G, C>, drawn: Drawn<G>, spoken: Spoken<G>, { expert }: Played<G>) =>
  (): unknown => {
    const engine = game.createEngine(game.standardComponents);
    const board = drawn.boards(engine);
    const words = spoken.words(engine);
    const bot = expert(engine, { iterations: 3 });
    const chance = chanceOf(engine.game);
    const options = { players: 2, seed: 'inherited' } as G['options'];
    const actions: G['action'][] = [];
    const digests: unknown[] = [];
    let state = engine.initialState(options);
    while (actions.length < 80) {
      const legal = engine.legalActions(state);
      const [{ player } = { player: 0 }] = legal;
      const view = engine.view(state, player);
      const isSampled = actions.length % 16 === 0;
      const action: G['action'] = JSON.parse(
        JSON.stringify(isSampled ? bot.choose(view, String(actions.length)) : chance.pick(legal)),
      );
      if (isSampled) {
        const { open } = pointing(board, view, engine.choices(view, player), []);
        digests.push(board.board(view, { words, highlight: open }), engine.format(action), engine.scores(view));
      }
      const { state: after, events, reveals } = engine.step(state, action);
      digests.push(digest(after), digest(view), events, reveals, legal.length);
      actions.push(action);
      state = after;
    }
    const verdict = verifyReplay(engine, JSON.parse(JSON.stringify(recordReplay(engine, options, actions))));
    return JSON.stringify([digests, verdict, engine.componentsDigest()]);
  };

const games = {
  aquileia: played(aquileia, aquileiaBoard, aquileiaWords, aquileiaBot),
  'city-of-rome': played(cityOfRome, cityOfRomeBoard, cityOfRomeWords, cityOfRomeBot),
  'forum-trajanum': played(forumTrajanum, forumTrajanumBoard, forumTrajanumWords, forumTrajanumBot),
  'nova-roma': played(novaRoma, novaRomaBoard, novaRomaWords, novaRomaBot),
};

test.each(Object.entries(games))('a game of %s is the same if objects inherit more fields', (_, play) => {
  expect(inheriting(play)).toBe(play());
});

test('shared parts of values, JSON and the params of a request are the same if objects inherit more fields', () => {
  const before = {};
  const { run } = method({ ply: whole }, (params) => params);
  const read = () => [
    JSON.stringify(run({ id: 1, method: 'any', params: { ply: 1 } })),
    jsonWriter()({ players: [{ coins: 1 }], round: 2 }),
    share<object>(before, { isConnected: true }) === before,
  ];
  expect(inheriting(read)).toEqual(read());
});
