/** The client's side of a table on a server: follows the table, sends requests until they are answered, and connects again. */
import { deepEqual, deepFreeze, type Engine, type GameTypes, type Viewer } from '@ludi-romani/core';
import { type Follower, follow, type Line, type Message, timeLeft } from '@ludi-romani/table';
import { LIMITS } from '../limits';
import { type Hello, PROTOCOL, type Request, type ServerMessage } from '../protocol';
import { newToken } from '../seats';
import { platformSocket, platformTime, resolved, systemRandom } from './runtime';
import { serverClock } from './server-clock';
import type { Tokens } from './tokens';
import type { Connection, ConnectOptions, Outcome, Refusal, State } from './types';
import { wire } from './wire';

/** Requests without their id. */
type Unsent<R = Request> = R extends Request ? Omit<R, 'id'> : never;

/** A request without an answer. */
interface Open {
  readonly request: Request;
  readonly text: string;
  /** the number of the connection on which it was sent last */
  sent: number;
  resolve(answer: Answer): void;
}
type Page = Extract<ServerMessage, { readonly type: 'log' }>;
type Answer = Outcome<{ readonly page?: Page }>;

/** The pause before a request that failed is sent again, in milliseconds. */
const PAUSE = 500;

/** Refusals after which the server would refuse the client again. */
const FOR_GOOD: readonly string[] = [
  'no-such-table',
  'other-rules',
  'other-origin',
  'wrong-token',
  'other-protocol',
  'no-spectators',
];

const closed: Refusal = { code: 'closed', message: 'the connection has ended' };

const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '').replace(/\/+$/, '');
/** Returns the id of the table at an address. */
const tableAt = (url: string): string => withoutQuery(url).replace(/^.*\//, '');
/** Returns the address of another table at the same server. */
const siblingOf = (url: string, id: string): string => withoutQuery(url).replace(/[^/]*$/, id);

const blank: State<never> = Object.freeze({
  status: 'connecting',
  refusal: null,
  viewer: null,
  isHost: false,
  card: null,
  table: null,
  setup: null,
  lines: Object.freeze([]),
  pending: Object.freeze([]),
  chat: Object.freeze([]),
});

/** Returns `before` if `after` equals it. */
const same = <T>(before: T, after: T): T => (deepEqual(before, after) ? before : deepFreeze(after));

/**
 * Connects to a table. `urls` are its addresses, such as `https://example.org/tables/ID`, or relative to the page; several if several servers
 * have it. After a failure the client goes to the next one. Throws an error if the runtime has no `WebSocket` and the options have none.
 */
export function connect<G extends GameTypes>(
  engine: Engine<G>,
  urls: string | readonly string[],
  options: ConnectOptions = {},
): Connection<G> {
  const { keep, random = systemRandom, time = platformTime, WebSocket = platformSocket() } = options;
  if (WebSocket === undefined) throw new Error('this runtime has no WebSocket: pass a class of them in the options');

  let addresses = [urls].flat().map(resolved);
  let id = tableAt(addresses[0] ?? '');
  let tokens: Tokens = {
    ...keep?.get(id),
    ...(options.token === undefined ? {} : { token: options.token }),
    ...(options.host === undefined ? {} : { host: options.host }),
  };
  if (options.token !== undefined || options.host !== undefined) keep?.set(id, tokens);

  let state: State<G> = blank;
  const listeners = new Set<() => void>();
  const turnListeners = new Set<() => void>();
  let wasTurn = false;
  const clock = serverClock();
  let follower: Follower<G> | undefined;
  /** the lines from the beginning on that were loaded */
  let loaded: readonly Line<G>[] = [];
  let loading: Promise<Outcome> | undefined;
  let wantsLog = options.log === true;
  /** increases when another viewer must load the log again */
  let generation = 0;

  const open = new Map<string, Open>();
  /** the number of the connection */
  let dialed = 0;
  let isFresh = true;
  /** true from a hello to its welcome: meanwhile the server may still send messages for the viewer before */
  let isGreeting = true;
  let isEnded = false;
  /** true if the client says hello with a token that may have been accepted */
  let triesSitting = false;
  const onWelcome: (() => void)[] = [];

  function update(change: Partial<State<G>>): void {
    const next = { ...state, ...change };
    if ((Object.keys(change) as (keyof State<G>)[]).every((key) => state[key] === next[key])) return;
    state = Object.freeze(next);
    for (const listener of [...listeners]) listener();
  }

  const line = wire({
    urls: addresses,
    WebSocket,
    time,
    random,
    opened: () => {
      dialed++;
      isFresh = true;
      greet();
    },
    heard: (text) => {
      const message = JSON.parse(text) as ServerMessage<G>;
      // another server may have another clock
      if (isFresh) clock.reset();
      isFresh = false;
      clock.heard(message.now, time.now());
      (TAKEN[message.type] as ((message: ServerMessage<G>) => void) | undefined)?.(message);
      ringTurn();
    },
    lost: () => {
      isGreeting = true;
      if (state.status === 'live') update({ status: 'behind' });
    },
    ping: () => void request({ type: 'ping' }),
  });

  function greet(): void {
    isGreeting = true;
    const since = follower?.getSnapshot().version;
    const token = tokens.token ?? (triesSitting ? tokens.sitting : undefined);
    const hello: Hello = {
      type: 'hello',
      protocol: PROTOCOL,
      ...(token === undefined ? {} : { token }),
      ...(tokens.host === undefined ? {} : { host: tokens.host }),
      ...(since === undefined ? {} : { since }),
    };
    line.send(JSON.stringify(hello));
  }

  function keepTokens(next: Tokens): void {
    tokens = next;
    keep?.set(id, next);
  }

  /** Ends the connection for good. */
  function end(refusal: Refusal): void {
    if (isEnded) return;
    isEnded = true;
    line.close();
    const unanswered = [...open.values()];
    open.clear();
    update({ status: 'refused', refusal: Object.freeze(refusal), pending: blank.pending });
    for (const { resolve } of unanswered) resolve({ ok: false, refusal: closed });
    for (const resolve of onWelcome.splice(0)) resolve();
  }

  const TAKEN: {
    readonly [T in ServerMessage['type']]: (message: Extract<ServerMessage<G>, { readonly type: T }>) => void;
  } = {
    welcome: (message) => welcomed(message),
    card: ({ card }) => {
      update({ card: same(state.card, card) });
      findNext();
    },
    chat: ({ isWhole, chat }) => update({ chat: deepFreeze(isWhole ? chat : [...state.chat, ...chat]) }),
    snapshot: (message) => takeTable(message),
    update: (message) => takeTable(message),
    log: (page) => settle(page.id, { ok: true, version: follower?.getSnapshot().version ?? 0, page: page as Page }),
    accepted: ({ id: which, version, seat }) =>
      settle(which, { ok: true, version, ...(seat === undefined ? {} : { seat }) }),
    refused: ({ id: which, refusal }) => {
      if (which === null) dismissed(refusal);
      // nobody knows if it was carried out: with the same id, it is carried out once
      else if (refusal.code === 'failed') sendLater(which, PAUSE);
      else if (refusal.code === 'slow-down') sendLater(which, refusal.wait ?? PAUSE);
      else settle(which, { ok: false, refusal });
    },
  };

  function welcomed({ viewer, isHost, card, chat }: Extract<ServerMessage<G>, { readonly type: 'welcome' }>): void {
    if (card.game !== engine.game) {
      end({ code: 'other-game', message: `this is a table of ${card.game}` });
      return;
    }
    isGreeting = false;
    line.up();
    if (state.viewer !== null && viewer !== state.viewer) forget(viewer);
    update({ status: 'live', viewer, isHost, card: same(state.card, card), chat: same(state.chat, chat) });
    for (const each of open.values()) if (each.sent !== dialed) send(each);
    for (const resolve of onWelcome.splice(0)) resolve();
    findNext();
  }

  /** Forgets what another viewer has seen. */
  function forget(viewer: Viewer): void {
    follower = undefined;
    loaded = [];
    generation++;
    update({ viewer, table: null, setup: null, lines: blank.lines });
  }

  function dismissed(refusal: Refusal): void {
    if (!FOR_GOOD.includes(refusal.code)) return;
    // the answer to `sit` may be lost
    if (refusal.code === 'no-spectators' && tokens.sitting !== undefined && !triesSitting) triesSitting = true;
    else end(refusal);
  }

  function takeTable(message: Message<G>): void {
    if (isGreeting) return;
    if (follower?.take(message) !== true) {
      follower = undefined;
      if (message.type === 'update') {
        greet();
        return;
      }
      if (message.components !== engine.componentsDigest()) {
        end({ code: 'other-protocol', message: 'this page is older than the server, or newer: load it again' });
        return;
      }
      follower = follow(message);
    }
    const { version } = follower.getSnapshot();
    // the server has lost lines
    if (version < (loaded.at(-1)?.version ?? 0)) loaded = [];
    show();
    if (wantsLog && !isWhole()) void older();
  }

  /** Returns true if no line of the log is missing. */
  function isWhole(): boolean {
    if (follower === undefined) return true;
    const { version, lines } = follower.getSnapshot();
    return state.setup !== null && (loaded.at(-1)?.version ?? 0) >= version - lines.length;
  }

  function show(): void {
    if (follower === undefined) return;
    const table = follower.getSnapshot();
    const last = loaded.at(-1)?.version ?? 0;
    const recent = table.lines.filter(({ version }) => version > last);
    update({ table, lines: Object.freeze([...loaded, ...recent]) });
  }

  function older(): Promise<Outcome> {
    wantsLog = true;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function load(): Promise<Outcome> {
    for (;;) {
      if (isWhole()) return { ok: true, version: follower?.getSnapshot().version ?? 0 };
      const before = generation;
      const answer = await request({ type: 'log', since: loaded.at(-1)?.version ?? 0 });
      if (!answer.ok) return answer;
      const { lines = [], setup, more = false } = (answer.page ?? {}) as Partial<Page>;
      if (before !== generation) continue;
      loaded = [...loaded, ...deepFreeze(lines as readonly Line<G>[])];
      if (setup !== undefined) update({ setup: deepFreeze(setup) as State<G>['setup'] });
      show();
      if (!more && lines.length === 0) return { ok: true, version: answer.version };
    }
  }

  function send(each: Open): void {
    each.sent = dialed;
    line.send(each.text);
  }

  function sendLater(which: string, wait: number): void {
    const each = open.get(which);
    if (each === undefined) return;
    each.sent = -1;
    time.wake(time.now() + wait, () => {
      if (open.get(which) === each && each.sent !== dialed && !isGreeting) send(each);
    });
  }

  /** The requests that a user has made. */
  const showPending = () => {
    const pending = [...open.values()].map(({ request }) => request);
    const shown = pending.filter(({ type }) => type !== 'log' && type !== 'ping');
    if (shown.length > 0 || state.pending.length > 0) update({ pending: Object.freeze(shown) });
  };

  function request(unsent: Unsent): Promise<Answer> {
    if (isEnded) return Promise.resolve({ ok: false, refusal: closed });
    const made = Object.freeze({ ...unsent, id: newToken(random) }) as Request;
    const text = JSON.stringify(made);
    if (text.length > LIMITS.message)
      return Promise.resolve({ ok: false, refusal: { code: 'malformed', message: 'the message is too long' } });
    return new Promise((resolve) => {
      const each: Open = { request: made, text, sent: -1, resolve };
      open.set(made.id, each);
      if (!isGreeting) send(each);
      showPending();
    });
  }

  function settle(which: string, answer: Answer): void {
    const asked = open.get(which);
    if (asked === undefined) return;
    open.delete(which);
    showPending();
    asked.resolve(answer);
    findNext();
  }

  /** Takes the tokens along to the next game, and goes there if that is wished and nothing is left to do here. */
  function findNext(): void {
    const next = state.card?.next ?? null;
    if (next === null || isEnded) return;
    const { sitting: _, invitations: __, ...taken } = tokens;
    if (keep !== undefined && Object.keys(taken).length > 0 && !keep.get(next)) keep.set(next, taken);
    if (options.rematch !== true || open.size > 0) return;
    addresses = addresses.map((url) => siblingOf(url, next));
    [id, tokens, follower, loaded, isGreeting] = [next, taken, undefined, [], true];
    generation++;
    line.go(addresses);
    update(blank);
  }

  function ringTurn(): void {
    const { viewer, card, table } = state;
    const isTurn =
      typeof viewer === 'number' &&
      table !== null &&
      card?.turn.includes(viewer) === true &&
      engine.activePlayers(table.view).includes(viewer);
    const isNew = isTurn && !wasTurn;
    wasTurn = isTurn;
    if (isNew) for (const ring of [...turnListeners]) ring();
  }

  const now = () => clock.at(time.now());
  const listen = (to: Set<() => void>) => (listener: () => void) => {
    to.add(listener);
    return () => {
      to.delete(listener);
    };
  };
  const subscribe = listen(listeners);
  const leftOf = (seat: number) => (state.table === null ? null : timeLeft(state.table, seat, now()));

  return {
    engine,
    getSnapshot: () => state,
    subscribe,
    act: (action) => {
      if (state.table !== null) return request({ type: 'act', version: state.table.version, action });
      const refusal = { code: 'gathering', message: 'the game has not begun' } as const;
      return Promise.resolve({ ok: false, refusal: isEnded ? closed : refusal });
    },
    ask: (wish) => request({ type: 'ask', wish }),
    send: (type) => request({ type }),
    say: (text) => request({ type: 'say', text }),
    sit: async (sitter) => {
      // if the answer to an earlier request is lost, this token may open the seat already
      const token = tokens.sitting ?? newToken(random);
      keepTokens({ ...tokens, sitting: token });
      const answer = await request({ type: 'sit', ...sitter, token });
      if (!answer.ok) return answer;
      const { sitting: _, ...others } = tokens;
      keepTokens({ ...others, token });
      if (isEnded) return answer;
      follower = undefined;
      const isWelcome = new Promise<void>((resolve) => onWelcome.push(resolve));
      greet();
      await isWelcome;
      return answer;
    },
    rename: (name) => request({ type: 'rename', name }),
    invite: async (seat) => {
      const known = tokens.invitations?.[seat];
      if (known && state.card?.seats[seat]?.by === 'nobody')
        return { ok: true, version: state.table?.version ?? 0, invitation: known };
      const invitation = newToken(random);
      const answer = await request({ type: 'invite', seat, invitation });
      if (!answer.ok) return answer;
      if (tokens.invitations !== undefined)
        keepTokens({ ...tokens, invitations: tokens.invitations.map((one, at) => (at === seat ? invitation : one)) });
      return { ...answer, invitation };
    },
    replace: (seat) => request({ type: 'replace', seat }),
    begin: () => request({ type: 'begin' }),
    again: () => request({ type: 'again' }),
    next: () => {
      const next = state.card?.next ?? null;
      return next === null ? null : addresses.map((url) => siblingOf(url, next));
    },
    older,
    timeLeft: leftOf,
    onTime: (seat, ring) => {
      let stop = () => {};
      const wind = () => {
        stop();
        stop = () => {};
        const left = leftOf(seat);
        const seen = state.table?.status.clocks?.[seat];
        if (!left || state.table === null || !seen || seen.since === null) return;
        // at first the delay passes, which is not counted
        const delay = Math.max(0, state.table.opened + seen.since + seen.delay - now());
        stop = time.wake(time.now() + delay + (left % 1000 || 1000), () => {
          wind();
          ring();
        });
      };
      wind();
      let before = state.table;
      const unsubscribe = subscribe(() => {
        if (state.table === before) return;
        before = state.table;
        wind();
        ring();
      });
      return () => {
        stop();
        unsubscribe();
      };
    },
    now,
    onTurn: listen(turnListeners),
    close: () => end(closed),
  };
}
