/** A network in memory between clients and a server, which breaks on demand. */
import type { Rooms, ServerMessage, Time } from '@ludi-romani/rooms';
import type { SocketClass } from '@ludi-romani/rooms/client';
import type { FalseTime } from '@ludi-romani/rooms/testing';
import { settled } from './hosting';

/** May change the message. `false` breaks the connection instead of carrying it. */
type Filter = (message: never) => boolean | undefined;

/** One end of a connection. */
export interface Wired {
  readonly url: string;
  readonly isClosed: boolean;
  /** Breaks the connection; the client notices. */
  drop(): void;
  /** Carries nothing any more; the client does not notice. */
  freeze(): void;
}

export interface Wires {
  readonly WebSocket: SocketClass;
  readonly sockets: Wired[];
  /** the milliseconds that a message takes to the client */
  delay: number;
  /** the starts of addresses that cannot be reached */
  down: readonly string[];
  /** what is done with the messages of clients, and of the server */
  up: Filter;
  back: (message: ServerMessage) => boolean | undefined;
}

export function wires(server: () => Pick<Rooms, 'guest'>, time: FalseTime): Wires {
  const sockets: Wired[] = [];
  class FalseSocket implements Wired {
    onopen: object | null = null;
    onmessage: object | null = null;
    onclose: object | null = null;
    onerror: object | null = null;
    readonly #guest: ReturnType<Rooms['guest']> | undefined;
    isClosed = false;
    isFrozen = false;

    constructor(readonly url: string) {
      if (!url.startsWith('ws')) throw new SyntaxError('no such scheme');
      sockets.push(this);
      if (net.down.some((start) => url.startsWith(start))) {
        Promise.resolve().then(() => this.#end());
        return;
      }
      this.#guest = server().guest(url.replace(/[?].*$/, '').replace(/^.*\//, ''), {
        send: (text) => this.#later(() => this.#deliver(text)),
        waiting: () => 0,
        close: () => this.#later(() => this.#end()),
      });
      this.#later(() => this.#emit('onopen', {}));
    }

    #later(call: () => void): void {
      if (net.delay > 0) time.wake(time.now() + net.delay, call);
      else Promise.resolve().then(call);
    }

    #emit(type: 'onopen' | 'onmessage' | 'onclose', event: object): void {
      if (!this.isFrozen) (this[type] as ((event: object) => void) | null)?.(event);
    }

    #deliver(text: string): void {
      if (this.isClosed || this.isFrozen) return;
      const message = JSON.parse(text) as ServerMessage;
      if (net.back(message) === false) this.drop();
      else this.#emit('onmessage', { data: JSON.stringify(message) });
    }

    #end(): void {
      if (this.isClosed) return;
      this.isClosed = true;
      this.#guest?.left();
      this.#emit('onclose', {});
    }

    send(text: string): void {
      if (this.isClosed || this.isFrozen) return;
      if (net.up(JSON.parse(text) as never) === false) this.drop();
      else this.#guest?.take(text);
    }

    close(): void {
      if (!this.isFrozen) this.#later(() => this.#end());
    }

    drop(): void {
      this.#end();
    }

    freeze(): void {
      this.isFrozen = true;
    }
  }
  const net: Wires = {
    WebSocket: FalseSocket,
    sockets,
    delay: 0,
    down: [],
    up: () => true,
    back: () => true,
  };
  return net;
}

/** The clock of a device that is so many milliseconds ahead. */
export const deviceTime = (time: Time, ahead: number): Time => ({
  now: () => time.now() + ahead,
  wake: (at, ring) => time.wake(at - ahead, ring),
});

/** Lets clients and server finish what they have begun. */
export const quiet = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await settled();
};
