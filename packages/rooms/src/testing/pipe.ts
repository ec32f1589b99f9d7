/** A connection without a network: for tests, and for players in the process of the server. */
import type { ClientMessage, ServerMessage } from '../protocol';
import type { Guest, Sink } from '../room';
import type { Rooms } from '../rooms';

/** A client at the other end of a connection. */
export interface Piped {
  /** the texts that were received, in order */
  readonly texts: readonly string[];
  /** the messages that were received, in order */
  readonly messages: readonly ServerMessage[];
  /** the reason why the server closed the connection, or `null` */
  readonly closed: string | null;
  send(message: ClientMessage | object): void;
  sendText(text: string): void;
  /** While it does not read, what is sent waits. */
  stopReading(): void;
  read(): void;
  close(): void;
}

/** Connects to a table. `heard` is called with every message that is read. */
export function pipe(
  server: Pick<Rooms, 'guest'>,
  id: string,
  heard: (message: ServerMessage) => void = () => {},
): Piped {
  const texts: string[] = [];
  const messages: ServerMessage[] = [];
  const waiting: string[] = [];
  let isReading = true;
  let closed: string | null = null;
  const take = (text: string) => {
    const message = JSON.parse(text) as ServerMessage;
    texts.push(text);
    messages.push(message);
    heard(message);
  };
  const sink: Sink = {
    send: (text) => {
      if (closed !== null) return;
      if (isReading) take(text);
      else waiting.push(text);
    },
    waiting: () => waiting.reduce((sum, text) => sum + text.length, 0),
    close: (reason) => {
      if (closed !== null) return;
      closed = reason;
      guest.left();
    },
  };
  const guest: Guest = server.guest(id, sink);
  return {
    texts,
    messages,
    get closed() {
      return closed;
    },
    send: (message) => guest.take(JSON.stringify(message)),
    sendText: (text) => guest.take(text),
    stopReading: () => {
      isReading = false;
    },
    read: () => {
      isReading = true;
      for (const text of waiting.splice(0)) take(text);
      guest.drained();
    },
    close: () => {
      closed ??= 'left';
      guest.left();
    },
  };
}
