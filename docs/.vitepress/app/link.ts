/** A whole game as the fragment of a link: what it began with, who sits where, and its actions as the lines that `format` makes. */
import type { GameTypes, Saved, State } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import type { Begun } from '@ludi-romani/table';
import { type Level, levels } from './bots';
import type { AnyEngine } from './games';

/** Changes with what a fragment holds. */
const VERSION = 'a';

/** What is read of a stranger's fragment: no game comes near. */
const LONGEST_FRAGMENT = 100_000;
const LONGEST_TEXT = 1_000_000;

/** A game that somebody hands on: from its setup, or from a position. */
export type SharedGame = Begun<GameTypes> & {
  /** who plays each seat: `null` is a person */
  readonly seats: readonly (Level | null)[];
  readonly names: readonly string[];
  readonly actions: readonly GameTypes['action'][];
};

/** Why a fragment cannot be opened. */
export type LinkFault =
  /** it is not whole, or nobody made it so */
  | 'damaged'
  /** it is of another version of the rules, or of these links */
  | 'other-version'
  | 'other-game'
  /** the rules do not allow what was played */
  | 'illegal';

export class LinkError extends Error {
  readonly code: LinkFault;

  constructor(code: LinkFault) {
    super(code);
    this.code = code;
  }
}

/** What is packed. */
interface Packed {
  readonly game: string;
  readonly rules: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly start?: Saved<unknown>;
  readonly seats: readonly unknown[];
  readonly names: readonly string[];
  readonly lines: readonly string[];
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/** All that a stream gives, as long as that is not too much. */
async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value === undefined) continue;
    chunks.push(value);
    length += value.length;
    if (length > LONGEST_TEXT) {
      await reader.cancel();
      throw new LinkError('damaged');
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

async function packed(text: string): Promise<string> {
  const deflated = streamOf(new TextEncoder().encode(text)).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await bytesOf(deflated);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

async function unpacked(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  const inflated = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(await bytesOf(inflated));
}

/** The game as a fragment, without the `#`. */
export async function encodeGame(engine: AnyEngine, shared: SharedGame): Promise<string> {
  const { seats, names, actions } = shared;
  const whole: Packed = {
    game: engine.game,
    rules: engine.rulesVersion,
    ...(shared.start === undefined ? { options: { ...shared.options } } : { start: shared.start }),
    seats,
    names,
    lines: actions.map((action) => engine.format(action)),
  };
  return VERSION + (await packed(JSON.stringify(whole)));
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): boolean => isText(value) && value.trim() !== '' && value.length <= 100;
const isPlayer = (value: unknown): value is Level | null =>
  value === null || (levels as readonly unknown[]).includes(value);

/** How many play, as far as the beginning tells. */
const playersIn = ({ options, start }: Readonly<Record<string, unknown>>): unknown => {
  if (start === undefined) return isRecord(options) && options.players;
  const players = isRecord(start) && isRecord(start.state) && start.state.players;
  return Array.isArray(players) && players.length;
};

/** Whether a stranger's value has the outline of a game; what stands in its options, its position and its lines, others say. */
function isPacked(value: unknown): value is Packed {
  if (!isRecord(value)) return false;
  const { game, rules, seats, names, lines } = value;
  const players = playersIn(value);
  return (
    isText(game) &&
    isText(rules) &&
    Array.isArray(seats) &&
    Array.isArray(names) &&
    seats.length === players &&
    names.length === players &&
    names.every(isName) &&
    Array.isArray(lines) &&
    lines.every(isText)
  );
}

/** Finds what reads the positions of a game. */
export type Parsing = () => Promise<(saved: unknown) => State<GameTypes>>;

/** The game that a fragment holds, played through once; one from a position is read by `parsing`. Throws LinkError for anything else. */
export async function decodeGame(engine: AnyEngine, fragment: string, parsing: Parsing): Promise<SharedGame> {
  if (fragment.length > LONGEST_FRAGMENT) throw new LinkError('damaged');
  if (!fragment.startsWith(VERSION)) throw new LinkError(/^[a-z]/.test(fragment) ? 'other-version' : 'damaged');
  let whole: unknown;
  try {
    whole = JSON.parse(await unpacked(fragment.slice(VERSION.length)));
  } catch {
    throw new LinkError('damaged');
  }
  if (!isPacked(whole)) throw new LinkError('damaged');
  const { game, rules, start, seats, names, lines } = whole;
  if (game !== engine.game) throw new LinkError('other-game');
  if (rules !== engine.rulesVersion) throw new LinkError('other-version');
  const parseState = start === undefined ? null : await parsing();
  // the engine's own door checks a stranger's options
  const options = whole.options as GameTypes['options'];
  const actions: GameTypes['action'][] = [];
  let begun: Begun<GameTypes>;
  try {
    const first = parseState === null ? engine.initialState(options) : parseState(start);
    begun = parseState === null ? { options } : { start: engine.save(first) };
    const state = engine.clone(first);
    for (const line of lines) {
      const action = engine.parse(state, line);
      engine.applyInPlace(state, action);
      actions.push(action);
    }
  } catch {
    throw new LinkError('illegal');
  }
  // a level that this site does not have plays as a person would
  return { ...begun, seats: seats.map((seat) => (isPlayer(seat) ? seat : null)), names, actions };
}
