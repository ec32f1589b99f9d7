/**
 * The client's side, for pages and for programs: it follows a table, asks until it is answered, and comes back by itself when the
 * connection ends, to another server if there are several.
 */
import { follow } from '@ludi-romani/table';

/** Milliseconds before the first try to come back, and at most. */
const PAUSE = 100;
const LONGEST_PAUSE = 5000;
/** and before something is asked again that failed */
const AGAIN = 500;
/** when not to come back: it would be told the same again */
const FOR_GOOD = ['no-such-table', 'wrong-token'];

/**
 * Goes to a table at one of `urls` (`ws://.../tables/ID`). With a `token` it is a seat, without one a spectator. With `log` it asks for all
 * that happened before, too: `client.log` grows by a page at a time. `onChange` is called whenever anything has changed, and `onTrouble`
 * when the connection is refused or ends.
 */
export function joinTable({
  urls,
  token,
  log = false,
  WebSocket = globalThis.WebSocket,
  onChange = () => {},
  onTrouble = () => {},
}) {
  const client = { viewer: null, seats: [], log: null, table: null, isConnected: false, request, act, close };
  /** what was sent and not answered yet, by id */
  const open = new Map();
  let follower;
  let socket;
  let isClosed = false;
  let isReading = false;
  let tries = 0;
  let at = 0;
  let timer;

  const send = (message) => client.isConnected && socket.send(JSON.stringify(message));

  /** What came from the server. */
  const TAKEN = {
    welcome({ viewer, seats }) {
      Object.assign(client, { viewer, seats, isConnected: true });
      tries = 0;
      for (const { message } of open.values()) send(message);
    },
    seats: ({ seats }) => Object.assign(client, { seats }),
    log(page) {
      if (!settle(page.id, page)) return;
      const { setup, lines } = client.log ?? { setup: page.setup, lines: [] };
      client.log = { setup, lines: [...lines, ...page.lines] };
    },
    snapshot(message) {
      step(message);
      readLog();
    },
    update: (message) => step(message),
    accepted: (message) => settle(message.id, message),
    refused(message) {
      const { id, refusal } = message;
      // it may have been done or not: with the same id it is done once
      if (refusal.code === 'failed' && open.has(id))
        setTimeout(() => open.has(id) && send(open.get(id).message), AGAIN);
      else if (!settle(id, message)) {
        if (FOR_GOOD.includes(refusal.code)) isClosed = true;
        onTrouble(refusal);
      }
    },
  };
  function step(message) {
    if (follower === undefined && message.type === 'snapshot') follower = follow(message);
    else if (follower?.take([message]) !== true) {
      // something is missing: from the beginning
      follower = undefined;
      socket.close();
      return;
    }
    client.table = follower.getSnapshot();
  }
  function settle(id, answer) {
    const asked = open.get(id);
    open.delete(id);
    asked?.resolve(answer);
    return asked !== undefined;
  }

  function dial() {
    const here = new WebSocket(urls[at % urls.length]);
    socket = here;
    here.onopen = () => {
      const since = follower?.getSnapshot().version;
      const hello = { type: 'hello', ...(token && { token }), ...(since !== undefined && { since }) };
      here.send(JSON.stringify(hello));
    };
    here.onmessage = ({ data }) => {
      if (here !== socket) return;
      const message = JSON.parse(data);
      TAKEN[message.type]?.(message);
      onChange(message);
    };
    here.onerror = () => {};
    here.onclose = () => {
      client.isConnected = false;
      if (isClosed) return;
      at++;
      const pause = Math.min(LONGEST_PAUSE, PAUSE * 2 ** tries++) * (0.5 + Math.random() / 2);
      timer = setTimeout(dial, pause);
      onTrouble({ code: 'disconnected', message: 'the connection has ended: trying again' });
    };
  }

  /** Asks for something; gives the answer, `accepted` or `refused`. Asks again after a reconnection, and what is asked is done once. */
  function request(type, rest = {}) {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const message = { type, id, ...rest };
    return new Promise((resolve) => {
      open.set(id, { message, resolve });
      send(message);
    });
  }
  /** An action, chosen by what is known now. */
  function act(action) {
    return request('act', { action, version: client.table.version });
  }
  /** Asks for all that happened before a snapshot, page by page. */
  async function readLog() {
    if (!log || isReading) return;
    isReading = true;
    for (let page = { more: true }; page.more; )
      page = await request('log', { since: client.log?.lines.at(-1)?.version ?? 0 });
    isReading = false;
  }
  function close() {
    isClosed = true;
    clearTimeout(timer);
    socket.close();
  }

  dial();
  return client;
}
