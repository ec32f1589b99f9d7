/** What strangers may send, as schemas: whatever else comes is answered with what is wrong with it, and nothing of it gets any further. */
import * as z from 'zod';
import { BOTS } from './bots.mjs';
import { engines } from './games.mjs';

const id = z.string().min(1).max(64);
const name = z.string().trim().min(1).max(40);
const version = z.int().min(0);
const plain = (type) => z.strictObject({ type: z.literal(type), id });

const message = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    token: z.string().max(64).optional(),
    since: version.optional(),
  }),
  z.strictObject({ type: z.literal('log'), id, since: version }),
  // what an action may be is the table's affair
  z.strictObject({ type: z.literal('act'), id, version, action: z.unknown() }),
  z.strictObject({ type: z.literal('comment'), id, text: z.string().max(2000) }),
  ...['undo', 'redo', 'ask', 'agree', 'decline', 'withdraw', 'resign'].map(plain),
]);

/** What a table is opened with; options and terms are the engine's and the table's to judge. */
const creation = z.strictObject({
  game: z.enum([...engines.keys()]),
  options: z.record(z.string().max(40), z.unknown()),
  terms: z.record(z.string().max(40), z.unknown()).optional(),
  /** who opens it, and takes the first seat that is no bot's */
  name: name.optional(),
  /** by seat; `null` is a person */
  bots: z.array(z.enum(BOTS).nullable()).max(8).optional(),
});

const joining = z.strictObject({ name: name.optional() });

/** What a text says, or what is wrong with it. */
function read(schema, text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'this is no JSON' };
  }
  const { data, error } = schema.safeParse(value);
  if (error === undefined) return { data };
  const [{ path, message: why }] = error.issues;
  // the answer shall find its question all the same
  const asked = id.safeParse(value?.id).data ?? null;
  return { problem: `${path.join('.') || 'message'}: ${why}`, id: asked };
}

export const readMessage = (text) => read(message, text);
export const readCreation = (text) => read(creation, text);
export const readJoining = (text) => read(joining, text);
