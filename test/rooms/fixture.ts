/** A stored table that was written once, for tests that stores can still read it. */
import { readFileSync } from 'node:fs';
import type { Said, Store, Stored } from '@ludi-romani/rooms';
import { falseTime } from '@ludi-romani/rooms/testing';
import { expect } from 'vitest';
import { Client, hosted, token } from './hosting';

export const FOLDER = 'test/rooms/formats';

export interface Fixture extends Stored {
  /** the moment at which it was stored */
  readonly now: number;
  readonly chat: readonly Said[];
}

export const readFixture = (): Fixture => JSON.parse(readFileSync(`${FOLDER}/table.json`, 'utf8'));

/** Opens the table of the fixture in a store, and plays on. Ends the store. */
export async function goesOn(store: Store, { card, lines, chat, now }: Fixture): Promise<void> {
  const { server, faults } = hosted({ store, time: falseTime(now) });
  const version = lines.length - 1;
  const client = new Client(server, card.id, { token: token('seat-0') });
  await expect.poll(() => client.pipe.messages.some(({ type }) => type === 'snapshot')).toBe(true);
  expect(client.table.version).toBe(version);
  const welcome = client.last('welcome');
  expect([welcome?.viewer, welcome?.card.phase]).toEqual([0, card.phase]);
  expect(welcome?.card.seats.map(({ name }) => name)).toEqual(card.seats.map(({ name }) => name));
  expect(welcome?.chat.map(({ text }) => text)).toEqual(chat.map(({ text }) => text));
  client.pipe.send({ type: 'return', id: 'back' });
  await expect.poll(() => client.last('accepted')?.version).toBe(version + 1);
  await server.end();
  expect(faults).toEqual([]);
}
