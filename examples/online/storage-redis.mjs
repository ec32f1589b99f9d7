/** Tables in Redis, for as many processes as you like: a list of lines each, and a message to all who have it open with every line. */
import { Redis } from 'ioredis';

const keyOf = (id) => `ludi:table:${id}`;

/** Compare and swap: whoever writes after a line that it has not seen writes nothing. */
const APPEND = `
if redis.call('LLEN', KEYS[1]) ~= tonumber(ARGV[1]) then return 0 end
for i = 2, #ARGV do redis.call('RPUSH', KEYS[1], ARGV[i]) end
redis.call('PUBLISH', KEYS[1], ARGV[1])
return 1`;

/** A storage in the Redis at that address. */
export function redisStorage(url, warn = console.error) {
  const redis = new Redis(url);
  const channel = new Redis(url);
  for (const each of [redis, channel]) each.on('error', ({ message }) => warn(`redis: ${message}`));
  redis.defineCommand('ludiAppend', { numberOfKeys: 1, lua: APPEND });
  /** by key, who wants to know that there is something new */
  const watching = new Map();
  channel.on('message', (key) => watching.get(key)?.());
  // what was said while the line was down is not said again
  channel.on('ready', () => {
    for (const changed of watching.values()) changed();
  });

  const append = async (id, length, lines) =>
    (await redis.ludiAppend(keyOf(id), length, ...lines.map((line) => JSON.stringify(line)))) === 1;

  return {
    async create(id, line) {
      if (!(await append(id, 0, [line]))) throw new Error('there is such a table already');
    },
    async load(id, from) {
      const lines = await redis.lrange(keyOf(id), from, -1);
      return from === 0 && lines.length === 0 ? null : lines.map((line) => JSON.parse(line));
    },
    append,
    async watch(id, changed) {
      watching.set(keyOf(id), changed);
      await channel.subscribe(keyOf(id));
      return async () => {
        watching.delete(keyOf(id));
        await channel.unsubscribe(keyOf(id));
      };
    },
    close: async () => {},
    end: async () => {
      redis.disconnect();
      channel.disconnect();
    },
  };
}
