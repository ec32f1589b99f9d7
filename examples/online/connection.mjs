/** One client: it says who it is, and is answered whatever it sends. */
import { act, agree, ask, comment, decline, redo, resign, undo, withdraw } from '@ludi-romani/table';
import { bucket } from './limits.mjs';
import { readMessage } from './messages.mjs';

const DOINGS = {
  act: (engine, table, seat, now, { action, version }) => act(engine, table, seat, action, now, { version }),
  comment: (engine, table, seat, now, { text }) => comment(engine, table, seat, text, now),
  undo,
  redo,
  ask: (engine, table, seat, now) => ask(engine, table, seat, { what: 'undo' }, now),
  agree,
  decline,
  withdraw,
  resign,
};

/** what a WebSocket is closed with whose client broke the rules, or came to the wrong place */
const POLICY = 1008;

/** Serves a client at a table. */
export function serveClient(socket, room, { limits, warn }) {
  const rate = bucket(limits.messages);
  let last = Promise.resolve();

  const send = (text) => {
    if (socket.readyState !== socket.OPEN) return;
    // checked before: a client that does not read costs no more memory than the limit
    if (socket.bufferedAmount + Buffer.byteLength(text) > limits.buffered) socket.terminate();
    else socket.send(text);
  };
  const answer = (message) => send(JSON.stringify(message));
  const refuse = (id, code, message) => answer({ type: 'refused', id, refusal: { code, message } });
  const dismiss = (code, message) => {
    refuse(null, code, message);
    socket.close(POLICY, code);
  };

  if (room === null) {
    dismiss('no-such-table', 'there is no such table');
    return;
  }
  const guest = { viewer: null, version: 0, send };
  room.guests.add(guest);
  const greeting = setTimeout(() => dismiss('no-greeting', 'nobody said hello'), limits.greeting);

  async function greet(hello) {
    if (guest.viewer !== null) refuse(null, 'malformed', 'you have said hello');
    else if (await room.welcome(guest, hello)) clearTimeout(greeting);
    else dismiss('wrong-token', 'this token opens no seat here');
  }

  async function handle(text) {
    const { problem, id = null, data } = readMessage(text);
    if (problem !== undefined) return refuse(id, 'malformed', problem);
    if (data.type === 'hello') return greet(data);
    if (guest.viewer === null) return refuse(data.id, 'no-greeting', 'say hello first');
    if (data.type === 'log') return answer(room.page(guest.viewer, data, limits.page));
    if (guest.viewer === 'spectator') return refuse(data.id, 'spectator', 'whoever watches does not play');
    const doing = (engine, table, now) => DOINGS[data.type](engine, table, guest.viewer, now, data);
    return answer(await room.enter(guest.viewer, data.id, doing));
  }

  socket.on('message', (content) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!rate.take()) {
      dismiss('too-many-messages', `no more than ${limits.messages.perSecond} messages a second`);
      return;
    }
    last = last
      .then(() => handle(String(content)))
      .catch((error) => {
        warn(error);
        refuse(readMessage(String(content)).data?.id ?? null, 'failed', 'it could not be stored: send it again');
      });
  });
  socket.on('close', () => {
    clearTimeout(greeting);
    room.guests.delete(guest);
  });
}
