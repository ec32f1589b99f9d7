/** WebSockets for the clients of contestants. */
import { WebSocket } from 'ws';

/** Returns a class of WebSockets for one client. `last` is the socket that the client opened last. */
export function socketClass() {
  return class Socket extends WebSocket {
    static last;
    constructor(...args) {
      super(...args);
      Socket.last = this;
    }
  };
}
