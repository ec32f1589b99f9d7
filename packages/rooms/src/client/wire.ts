/** The line to a server: opens a WebSocket, notices when it is dead, and opens another one, at the next address if there are several. */
import type { Time } from '../room';
import type { Random } from '../seats';
import { onAwakening, type Socket, type SocketClass } from './runtime';

/** The pauses between attempts double from the first to the longest, in milliseconds. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** The time for the server to welcome the client. */
const PATIENCE = 15_000;
/** After so long without a message, the client asks for one. Browsers hide the pings of the server. */
const SILENCE = 45_000;
/** The time for the answer. */
const ANSWER = 10_000;
/** The time for the answer after the device was asleep. Then the socket is often dead, and the user is looking at the page. */
const ANSWER_AWAKE = 1000;

export interface Wire {
  send(text: string): void;
  /** Says that the server has welcomed the client. */
  up(): void;
  /** Leaves for other addresses. */
  go(urls: readonly string[]): void;
  close(): void;
}

export interface WireOptions {
  readonly urls: readonly string[];
  readonly WebSocket: SocketClass;
  readonly time: Time;
  readonly random: Random;
  /** The socket is open. */
  opened(): void;
  heard(text: string): void;
  /** The socket is lost. Another one is opened after a pause. */
  lost(): void;
  /** Asks the server for any message. */
  ping(): void;
}

/** Returns a line that opens its first socket at once. */
export function wire({ WebSocket, time, random, ...options }: WireOptions): Wire {
  let { urls } = options;
  let at = 0;
  let pause = FIRST_PAUSE;
  let socket: Socket | null = null;
  /** the moment of the welcome */
  let upSince: number | null = null;
  let heardAt = 0;
  let messages = 0;
  let stop = () => {};

  const alarm = (milliseconds: number, ring: () => void) => {
    stop();
    stop = time.wake(time.now() + milliseconds, ring);
  };

  function dial(): void {
    let here: Socket;
    alarm(PATIENCE, lose);
    try {
      here = new WebSocket((urls[at % urls.length] ?? '').replace(/^http/, 'ws'));
    } catch {
      lose();
      return;
    }
    socket = here;
    const isOver = () => {
      if (here === socket) lose();
    };
    here.onopen = () => {
      if (here === socket) options.opened();
    };
    here.onmessage = ({ data }: { readonly data: unknown }) => {
      if (here !== socket || typeof data !== 'string') return;
      heardAt = time.now();
      messages++;
      options.heard(data);
    };
    here.onclose = isOver;
    here.onerror = isOver;
  }

  /** Drops the socket without waiting for its end, which a dead one reaches only after minutes. */
  function drop(): void {
    const old = socket;
    socket = null;
    upSince = null;
    stop();
    old?.close();
  }

  function lose(): void {
    // a server that closes each connection soon after its welcome must not be asked ten times a second
    if (upSince !== null && time.now() - upSince > LONGEST_PAUSE) pause = FIRST_PAUSE;
    drop();
    at++;
    const [byte = 0] = random(1);
    alarm(pause * (0.5 + byte / 512), dial);
    pause = Math.min(LONGEST_PAUSE, pause * 2);
    options.lost();
  }

  function watch(): void {
    const silence = time.now() - heardAt;
    if (silence < SILENCE) alarm(SILENCE - silence, watch);
    else probe(ANSWER);
  }

  function probe(patience: number): void {
    const before = messages;
    alarm(patience, () => (messages === before ? lose() : watch()));
    options.ping();
  }

  const stopListening = onAwakening(() => {
    if (upSince !== null) probe(ANSWER_AWAKE);
    else if (socket === null) {
      pause = FIRST_PAUSE;
      dial();
    }
  });

  dial();
  return {
    send: (text) => socket?.send(text),
    up: () => {
      if (upSince !== null) return;
      upSince = time.now();
      watch();
    },
    go: (others) => {
      drop();
      [urls, at, pause] = [others, 0, FIRST_PAUSE];
      dial();
    },
    close: () => {
      stopListening();
      drop();
    },
  };
}
