/** The parts of browsers, workers and Node that a client needs. These packages are compiled without their types, so this file declares them. */
import type { Time } from '../room';
import type { Random } from '../seats';

/** A WebSocket. That of browsers fits, and that of the package `ws`. Their types of listeners differ, so these here are hardly any. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: object | null;
  onmessage: object | null;
  onclose: object | null;
  onerror: object | null;
}

/** A class of WebSockets. */
export type SocketClass = new (url: string) => Socket;

interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** A function like `fetch`, which that of browsers and Node fits. */
export type Fetch = (
  url: string,
  request?: { readonly method: 'POST'; readonly body: string },
) => Promise<{
  readonly ok: boolean;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}>;

interface Runtime {
  readonly WebSocket?: SocketClass;
  readonly URL: new (url: string, base: string) => { readonly href: string };
  readonly location?: { readonly href: string };
  fetch(...request: Parameters<Fetch>): ReturnType<Fetch>;
  readonly performance: { readonly timeOrigin?: number; now(): number };
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  /** Throws an error if the user has denied storage. */
  readonly localStorage?: Storage | null;
  readonly document?: { readonly visibilityState?: string };
  setTimeout(ring: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
  addEventListener?(type: string, listener: () => void): void;
  removeEventListener?(type: string, listener: () => void): void;
}

// biome-ignore lint/style/noRestrictedGlobals: a client needs sockets, timers and storage; all of them can be replaced by options
const runtime = globalThis as unknown as Runtime;

export const platformSocket = (): SocketClass | undefined => runtime.WebSocket;

export const platformFetch: Fetch = (url, request) => runtime.fetch(url, request);

/** Returns the address of a link on the page; outside of pages, the address itself. */
export const resolved = (url: string): string =>
  runtime.location === undefined ? url : new runtime.URL(url, runtime.location.href).href;

/** Returns random bytes of the operating system. Works over plain http, too, where `crypto.randomUUID` does not exist. */
export const systemRandom: Random = (bytes) => runtime.crypto.getRandomValues(new Uint8Array(bytes));

/** Longer timers would ring at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The clock of the device. Changes of its date do not change it. */
export const platformTime: Time = {
  now: () => (runtime.performance.timeOrigin ?? 0) + runtime.performance.now(),
  wake: (at, ring) => {
    let timer: unknown;
    const wait = () => {
      const rest = Math.ceil(at - platformTime.now());
      if (rest <= 0) ring();
      else timer = runtime.setTimeout(wait, Math.min(rest, LONGEST_TIMER));
    };
    timer = runtime.setTimeout(wait, Math.max(0, Math.min(Math.ceil(at - platformTime.now()), LONGEST_TIMER)));
    return () => runtime.clearTimeout(timer);
  },
};

/**
 * Returns the clock of the process. It starts with the date and never jumps, also if the date of the machine is set. Its timers keep the process
 * running: otherwise a server whose last connection has ended could end before a flag falls. `Rooms.end` stops them all.
 */
export const systemTime = (): Time => ({ now: () => Math.floor(platformTime.now()), wake: platformTime.wake });

/** The events after which a connection may have ended without a sign. */
const AWAKENINGS = ['online', 'visibilitychange', 'pageshow'];

/** Calls `wake` when the device is online again, or the user looks at the page again, until the returned function is called. */
export function onAwakening(wake: () => void): () => void {
  const listener = () => {
    if (runtime.document?.visibilityState !== 'hidden') wake();
  };
  for (const type of AWAKENINGS) runtime.addEventListener?.(type, listener);
  return () => {
    for (const type of AWAKENINGS) runtime.removeEventListener?.(type, listener);
  };
}

/** Returns the storage of the page, or `null` if there is none or the user has denied it. */
export function platformStorage(): Storage | null {
  try {
    return runtime.localStorage ?? null;
  } catch {
    return null;
  }
}
