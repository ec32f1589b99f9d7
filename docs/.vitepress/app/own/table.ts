/** The table of an author's game. It runs in the worker: it loads the module, carries out what the players do, and lets bots play. */
import { type HotSeat, hotSeat } from '@ludi-romani/boards';
import { typedLine } from '@ludi-romani/boards/fallback';
import { ismcts, type Thinking } from '@ludi-romani/bots';
import type { GameTypes, Seat } from '@ludi-romani/core';
import { text } from '@ludi-romani/core/words';
import type { Level } from '../bots';
import type { AnyWords } from '../games';
import { NAMES } from '../play/form';
import type { Answer, Loaded, Request } from './messages';
import { gameOf, importProblem, type OwnGame } from './module';

/** The functions of the environment that the table needs. */
export interface World {
  post(answer: Answer): void;
  load(url: string): Promise<Readonly<Record<string, unknown>>>;
  /** Waits, and so handles the messages that have arrived. */
  pause(milliseconds: number): Promise<unknown>;
  now(): number;
  /** Returns an unpredictable seed. */
  seed(): string;
}

/** The iterations of the levels. A search without knowledge of a game needs more of them than those of the four games. */
const ITERATIONS: Readonly<Record<Level, number>> = { random: 0, novice: 5, easy: 25, medium: 200, hard: 1_500 };
/** The length of a slice of a search in milliseconds. */
const SLICE = 40;
/** The milliseconds between the actions of bots, so that people see them. */
const PAUSE = 400;

function loaded({ title, engine, words }: OwnGame, spoken: AnyWords): Loaded {
  const values = (value: unknown): readonly unknown[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, part]) => (key === 'values' ? (part as unknown[]) : values(part)));
  return {
    type: 'loaded',
    title,
    playerCounts: engine.playerCounts,
    // without the functions, which messages cannot contain
    options: JSON.parse(JSON.stringify(engine.options)),
    words: Object.fromEntries(Object.keys(engine.options).map((name) => [name, spoken.option(name as never)])),
    titles: Object.fromEntries(values(engine.options).map((value) => [String(value), spoken.title(String(value))])),
    languages: [...words.keys()],
    names: NAMES,
  };
}

/** Returns a function that carries out the requests of the page. */
export function ownTable({ post, load, pause, now, seed }: World) {
  let game: OwnGame | undefined;
  let language = '';
  let isNarrow = false;
  let seats: readonly (Level | null)[] = [];
  let table: HotSeat<GameTypes> | undefined;
  /** the last search of each bot, whose findings the next one reuses */
  const thoughts = new Map<Seat, Thinking<GameTypes['view'], GameTypes['action']>>();
  /** changes when the bots must not go on, because the position is another one */
  let turn = 0;

  const wordsNow = ({ words }: OwnGame): AnyWords => (words.get(language) ?? [...words.values()][0]) as AnyWords;
  const show = () => {
    if (game === undefined || table === undefined) return;
    const { engine } = game;
    const words = wordsNow(game);
    const parts = isNarrow ? table.parts() : ['prompt', 'seats', 'table'];
    const scores = engine.scores(table.state);
    post({
      type: 'shown',
      pictures: parts.map(
        (part) => table?.picture(part, isNarrow ? 'tall' : part === 'table' ? 'wide' : 'square') ?? '',
      ),
      said: table.said,
      log: table.log.map(({ phrase }) => text(phrase, NAMES)).reverse(),
      canUndo: table.canUndo,
      ranges: table.ranges.map(({ first, last }) => [first, last].map((action) => typedLine(engine, action))),
      scores: Object.keys(scores[0]?.rows ?? {}).map((row) => ({
        label: words.row(row),
        points: scores.map(({ rows }) => rows[row] ?? 0),
      })),
    });
  };

  /** Returns the choice of a bot, or `undefined` if the position changed meanwhile. */
  async function chosen(own: OwnGame, seat: Seat, level: Level, at: HotSeat<GameTypes>) {
    const { engine } = own;
    const begun = turn;
    const iterations = ITERATIONS[level];
    const thinking = ismcts(engine, { iterations }).think(engine.view(at.state, seat), seed(), thoughts.get(seat));
    for (let isUnfinished = true; isUnfinished; ) {
      const end = now() + SLICE;
      while (isUnfinished && now() < end) isUnfinished = thinking.run(1);
      post({ type: 'thinking', seat, progress: isUnfinished ? thinking.result().iterations / iterations : 1 });
      await pause(0);
      if (turn !== begun) return undefined;
    }
    thoughts.set(seat, thinking);
    return thinking.result().action;
  }
  async function playBots(own: OwnGame, at: HotSeat<GameTypes>) {
    const begun = ++turn;
    for (;;) {
      const seat = own.engine.activePlayers(at.state).find((one) => seats[one] != null);
      const level = seat === undefined ? null : seats[seat];
      if (seat === undefined || level == null) return;
      const [action] = await Promise.all([chosen(own, seat, level, at), pause(PAUSE)]);
      if (turn !== begun || action === undefined) return;
      at.act(action);
      show();
    }
  }

  function begin(own: OwnGame, request: Extract<Request, { type: 'begin' }>) {
    const { engine, board } = own;
    const begun = engine.start({ ...request.options, seed: request.options.seed || seed() });
    ({ seats } = request);
    thoughts.clear();
    const people = begun.state.players.flatMap((_, seat) => (seats[seat] == null ? [seat] : []));
    const look = { words: wordsNow(own), names: NAMES };
    table = hotSeat(engine, board, look, begun, { people, handOver: request.curtain });
  }

  async function carryOut(request: Request) {
    if (request.type === 'load') {
      turn++;
      table = undefined;
      game = undefined;
      const module = await load(request.url).catch((error: unknown) => {
        throw new Error(importProblem(error));
      });
      game = await gameOf(module);
      return post(loaded(game, wordsNow(game)));
    }
    if (request.type === 'look') ({ language, isNarrow } = request);
    if (game === undefined) return;
    if (request.type === 'begin') begin(game, request);
    if (table === undefined) return;
    const before = table.actions.length;
    if (request.type === 'look') table.change({ words: wordsNow(game) });
    if (request.type === 'point') table.point(request.id);
    if (request.type === 'enter') table.enter(request.line);
    if (request.type === 'back') table.back();
    if (request.type === 'undo') table.undo();
    show();
    if (request.type === 'begin' || table.actions.length !== before) await playBots(game, table);
  }

  return async (request: Request): Promise<void> => {
    try {
      await carryOut(request);
    } catch (error) {
      post({ type: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
    post({ type: 'done' });
  };
}
