/** How much is taken from anybody. */

export const LIMITS = {
  /** bytes of a message, and of what is posted */
  message: 8192,
  /** messages of one connection */
  messages: { perSecond: 20, burst: 40 },
  /** tables that are opened from one address */
  tables: { perSecond: 20 / 3600, burst: 20 },
  /** bytes of a page of the log */
  page: 256 * 1024,
  /** bytes that wait for one client: a slower one is dropped, and comes back with the version that it knows */
  buffered: 1024 * 1024,
  /** milliseconds until a client has said who it is, and between two signs of life */
  greeting: 10_000,
  heartbeat: 30_000,
};

/** Lets through a burst, and then so many a second. */
export function bucket({ perSecond, burst }, now = () => performance.now()) {
  let level = burst;
  let at = now();
  const fill = () => {
    const since = now();
    level = Math.min(burst, level + ((since - at) / 1000) * perSecond);
    at = since;
  };
  return {
    take() {
      fill();
      if (level < 1) return false;
      level--;
      return true;
    },
    isFull() {
      fill();
      return level >= burst;
    },
  };
}

/** A bucket for each key. Full ones are forgotten: they are as good as new. */
export function buckets(rate, now) {
  const all = new Map();
  return {
    take(key) {
      const one = all.get(key) ?? bucket(rate, now);
      all.set(key, one);
      return one.take();
    },
    sweep() {
      for (const [key, one] of all) if (one.isFull()) all.delete(key);
    },
    get size() {
      return all.size;
    },
  };
}

/** What of an address belongs to one and the same: the network, of those that have as many addresses as they like. */
export function networkOf(address) {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const groups = address.split('::')[0].split(':');
  return [...groups, '0', '0', '0', '0'].slice(0, 4).join(':');
}

/** Where a request comes from; a proxy in front says so in the last word of a header that anybody can begin. */
export function addressOf(request, isBehindProxy) {
  const said = isBehindProxy ? request.headers['x-forwarded-for']?.split(',').at(-1)?.trim() : undefined;
  return networkOf(said || request.socket.remoteAddress || 'unknown');
}
