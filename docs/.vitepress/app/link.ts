/** A whole game as the fragment of a link: its options or first position, its players, and its actions as lines of `format`. */
import type { GameTypes, Saved, State } from '@ludi-romani/core';
import { isRecord } from '@ludi-romani/core/shape';
import type { Begun } from '@ludi-romani/table';
import { type Level, levelOf } from './bots';
import { parseBounded } from './bounded';
import type { AnyEngine } from './games';

/** The version of the format of fragments. */
const VERSION = 'a';

/** Limits for untrusted fragments, in characters. No game comes near them. */
const LONGEST_FRAGMENT = 100_000;
const LONGEST_TEXT = 1_000_000;

/** A game to share, which starts from its options or from a position. */
export type SharedGame = Begun<GameTypes> & {
  /** the bot of each seat, or `null` for a person */
  readonly seats: readonly (Level | null)[];
  readonly names: readonly string[];
  readonly actions: readonly GameTypes['action'][];
};

/** The reason why a fragment cannot be opened. */
export type LinkFault =
  /** the format is invalid, or the fragment is incomplete */
  | 'damaged'
  /** another version of the rules or of the format */
  | 'other-version'
  | 'other-game'
  /** the rules refuse the options, the position or an action */
  | 'illegal';

export class LinkError extends Error {
  readonly code: LinkFault;

  constructor(code: LinkFault) {
    super(code);
    this.code = code;
  }
}

/** The content of a fragment. */
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

/** Returns the bytes of a stream. Throws LinkError if there are more than LONGEST_TEXT. */
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

/** Returns a game as a fragment, without the `#`. */
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

/** Returns the number of players in the options or in the position. The value is untrusted. */
const playersIn = ({ options, start }: Readonly<Record<string, unknown>>): unknown => {
  if (start === undefined) return isRecord(options) && options.players;
  const players = isRecord(start) && isRecord(start.state) && start.state.players;
  return Array.isArray(players) && players.length;
};

/** True if an untrusted value has the shape of `Packed`. The engine checks the options, the position and the lines later. */
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

/** Loads the function that parses saved states of a game. */
export type Parsing = () => Promise<(saved: unknown) => State<GameTypes>>;

/**
 * Decodes an untrusted fragment, and plays its actions to check them. `parsing` is called if the game starts from a position. Throws
 * LinkError.
 */
export async function decodeGame(engine: AnyEngine, fragment: string, parsing: Parsing): Promise<SharedGame> {
  if (fragment.length > LONGEST_FRAGMENT) throw new LinkError('damaged');
  if (!fragment.startsWith(VERSION)) throw new LinkError(/^[a-z]/.test(fragment) ? 'other-version' : 'damaged');
  let whole: unknown;
  try {
    whole = parseBounded(await unpacked(fragment.slice(VERSION.length)));
  } catch {
    throw new LinkError('damaged');
  }
  if (!isPacked(whole)) throw new LinkError('damaged');
  const { game, rules, start, seats, names, lines } = whole;
  if (game !== engine.game) throw new LinkError('other-game');
  if (rules !== engine.rulesVersion) throw new LinkError('other-version');
  const parseState = start === undefined ? null : await parsing();
  // initialState checks the untrusted options
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
  // a seat with an unknown level becomes the seat of a person
  return { ...begun, seats: seats.map(levelOf), names, actions };
}
