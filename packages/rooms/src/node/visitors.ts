/** Counts what comes from each address. */
import type { IncomingMessage } from 'node:http';
import { type Bucket, bucket } from '../limits';

/** The limits of a server for what comes from one address: an IPv4 address, or an IPv6 network. */
export interface WebLimits {
  /** the bytes of what is posted */
  readonly body: number;
  /** open connections of an address */
  readonly connections: number;
  /** tables that an address may create in an hour */
  readonly tables: number;
  /** requests over HTTP of an address in a minute, including those for connections */
  readonly requests: number;
  /** the milliseconds between two pings */
  readonly heartbeat: number;
}

export const WEB_LIMITS: WebLimits = { body: 8192, connections: 20, tables: 20, requests: 120, heartbeat: 30_000 };

const HOUR = 3_600_000;
/** The pause before an address with too many connections should try again. */
const PAUSE = 5000;
/** The number of addresses that are remembered. */
const MOST = 100_000;

interface Visitor {
  readonly requests: Bucket;
  connections: number;
  /** the moments at which it created tables */
  created: number[];
}

/** Returns the address or, for IPv6, the network of 64 bits: a client has as many addresses in it as it likes. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = before === '' ? [] : before.split(':');
  const rest = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Returns the address from which a request comes. A proxy appends it to a header, which the client may have begun. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() : '';
  return networkOf(forwarded || socket.remoteAddress || 'unknown');
}

/** What an address may still do. Moments and times are in milliseconds. */
export interface Visitors {
  /** Counts a request. Returns the time after which it is allowed; 0 if it is. */
  request(address: string): number;
  /** Counts a connection. Returns the time after which it is allowed; 0 if it is. */
  connect(address: string): number;
  disconnect(address: string): void;
  /** Counts a table, or returns the time after which it is allowed. `giveBack` says that the table was not created. */
  create(address: string): { readonly wait: number } | { giveBack(): void };
  /** Forgets the addresses from which nothing comes. */
  sweep(): void;
  readonly size: number;
}

/** Returns counters. `now` returns a moment on a clock that does not jump. */
export function visitors(limits: WebLimits, now: () => number): Visitors {
  const all = new Map<string, Visitor>();
  const rate = { perSecond: limits.requests / 60, burst: limits.requests };

  const visitor = (address: string): Visitor => {
    const known = all.get(address);
    if (known !== undefined) return known;
    const fresh: Visitor = { requests: bucket(rate, now), connections: 0, created: [] };
    const [oldest] = all.keys();
    if (all.size >= MOST && oldest !== undefined) all.delete(oldest);
    all.set(address, fresh);
    return fresh;
  };
  const recent = (one: Visitor): number[] => {
    one.created = one.created.filter((at) => at > now() - HOUR);
    return one.created;
  };

  return {
    request: (address) => visitor(address).requests.take(),
    connect: (address) => {
      const one = visitor(address);
      if (one.connections >= limits.connections) return PAUSE;
      const wait = one.requests.take();
      if (wait === 0) one.connections++;
      return wait;
    },
    disconnect: (address) => {
      const one = all.get(address);
      if (one !== undefined) one.connections = Math.max(0, one.connections - 1);
    },
    create: (address) => {
      const one = visitor(address);
      const created = recent(one);
      const [first] = created;
      if (first !== undefined && created.length >= limits.tables) return { wait: first + HOUR - now() };
      const at = now();
      created.push(at);
      return {
        giveBack: () => {
          const index = one.created.indexOf(at);
          if (index >= 0) one.created.splice(index, 1);
        },
      };
    },
    sweep: () => {
      for (const [address, one] of all)
        if (one.connections === 0 && recent(one).length === 0 && one.requests.isFull()) all.delete(address);
    },
    get size() {
      return all.size;
    },
  };
}
