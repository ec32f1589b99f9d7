/** States that were let in once, though no game comes to them: each a sound one with a single thing changed. */
import * as aquileia from '@ludi-romani/aquileia';
import { validateState as validateAquileia } from '@ludi-romani/aquileia/schemas';
import * as cityOfRome from '@ludi-romani/city-of-rome';
import { validateState as validateCityOfRome } from '@ludi-romani/city-of-rome/schemas';
import type { Engine, GameTypes } from '@ludi-romani/core';
import * as forumTrajanum from '@ludi-romani/forum-trajanum';
import { validateState as validateForumTrajanum } from '@ludi-romani/forum-trajanum/schemas';
import * as novaRoma from '@ludi-romani/nova-roma';
import { validateState as validateNovaRoma } from '@ludi-romani/nova-roma/schemas';
import { expect, test } from 'vitest';
import { open, type Spoil, spoiltStates } from './spoilt';

/** In random games to the first state that can be spoilt so, which is sound; then it is found to break that rule. */
function finds<G extends GameTypes>(
  engine: Engine<G>,
  validate: (state: unknown) => readonly { readonly message: string }[],
  options: G['options'],
  spoil: Spoil<G>,
  message: string,
) {
  for (const { state, spoilt } of spoiltStates(engine, options, 20, spoil)) {
    expect(validate(state)).toEqual([]);
    expect(validate(spoilt).map((problem) => problem.message)).toContainEqual(expect.stringContaining(message));
    return;
  }
  throw new Error('no game comes to such a state');
}

const seed = 'unsound';

test.each<[string, aquileia.Options, Spoil<aquileia.Aquileia>]>([
  [
    'PECUNIA gives at most 4 points a round',
    { players: 3, seed },
    (s) => {
      const [first] = s.players;
      if (first === undefined || s.round !== 1 || open(s, 'placement') === undefined) return false;
      first.points.pecunia = 4;
      return true;
    },
  ],
  [
    'PECUNIA gives at most 4 points a round',
    { players: 3, seed },
    (s) => {
      const [first] = s.players;
      if (first === undefined || s.round !== 1 || open(s, 'exchange')?.made !== 0) return false;
      first.points.pecunia = 4;
      return true;
    },
  ],
])('Aquileia: %s', (message, options, spoil) =>
  finds(aquileia.engine, validateAquileia, options, spoil, `AQ-13.10 ${message}`),
);

test('City of Rome: nothing is drafted in a turn', () =>
  finds(
    cityOfRome.engine,
    validateCityOfRome,
    { players: 2, seed },
    (s) => {
      const turn = open(s, 'turn');
      if (turn === undefined) return false;
      s.pending[s.pending.length - 1] = { ask: 'draft', player: turn.player };
      return true;
    },
    'CR-13.12 pending',
  ));

/** Asks a seat something else at the same time as the others, if it was asked anything. */
function asks({ pending }: forumTrajanum.MutableState, seat: number, question: forumTrajanum.Question): boolean {
  const frame = pending.at(-1);
  if (frame === undefined || !('simultaneous' in frame) || (frame.opened[seat] ?? []).length === 0) return false;
  frame.simultaneous[seat] = [question];
  return true;
}

test.each<[string, Partial<forumTrajanum.Options>, Spoil<forumTrajanum.ForumTrajanum>]>([
  [
    'FT-13.1 seat 0: no envoy has been sent',
    {},
    (s) => {
      s.forum.envoys[s.forum.colors.indexOf('red')] = 0;
      return s.phase === 'setup';
    },
  ],
  [
    'FT-13.12 the cranes of seat 0 are covered at first',
    { draftMode: 'sequential' },
    (s) => {
      const crane = s.players[0]?.cranes[1];
      if (crane === undefined) return false;
      crane.status = 'exposed';
      return s.phase === 'setup';
    },
  ],
  [
    'FT-13.1 seat 0: one citizen lies in a row of its class',
    { draftMode: 'sequential' },
    (s) => {
      const row = s.players[0]?.rows.find(({ citizens }) => citizens.length > 0);
      if (row === undefined) return false;
      row.citizens[0] = 1;
      return s.phase === 'setup';
    },
  ],
  [
    'the right neighbour has other tiles beside the colonia',
    {},
    (s) => {
      // the tile in hand lies beside the colonia, too
      const { current, players } = s;
      const receiver = players[current?.player ?? -1];
      const from = players[((current?.player ?? 0) + 1) % players.length];
      const tile = current?.tiles.foreign;
      if (receiver === undefined || from === undefined || tile == null || current?.fromReserve) return false;
      if (receiver.reserve.length === 0 || from.spent.includes(tile) || receiver.reserve.includes(tile)) return false;
      if (from.draft.taken.filter((taken) => taken.tile === tile).length > 1) return false;
      receiver.reserve[0] = tile;
      return true;
    },
  ],
  ['seat 1 stands elsewhere', {}, (s) => s.phase === 'draft' && asks(s, 1, { ask: 'payment', player: 1 })],
  ['seat 1 stands elsewhere', {}, (s) => s.phase === 'draft' && asks(s, 1, { ask: 'take', player: 0, cards: [0, 1] })],
  [
    'seat 0 stands elsewhere',
    {},
    (s) => s.phase === 'payment' && asks(s, 0, { ask: 'take', player: 0, cards: [0, 1] }),
  ],
  [
    'stands elsewhere',
    { draftMode: 'sequential' },
    (s) => {
      // whose turn to take is still to come has nothing
      const later = s.players[(s.startPlayer + 2) % 3];
      const taken = s.players[s.startPlayer]?.draft.taken[0];
      if (s.phase !== 'draft' || later === undefined || taken === undefined || later.draft.taken.length > 0)
        return false;
      const last = s.pending.at(-1);
      if (last !== undefined && 'player' in last && last.player === (s.startPlayer + 2) % 3) return false;
      const cell = later.tiles.findIndex((tile) => tile !== null);
      const tile = later.tiles[cell] ?? '';
      later.tiles[cell] = null;
      later.draft.taken.push({ cell, tile, tribune: false });
      return true;
    },
  ],
  [
    'stands elsewhere',
    { draftMode: 'sequential' },
    (s) => {
      const cranes = open(s, 'cranes');
      if (cranes === undefined) return false;
      s.pending[s.pending.length - 1] = { ask: 'pass', player: cranes.player };
      return true;
    },
  ],
])('Forum Trajanum: %s', (message, options, spoil) =>
  finds(forumTrajanum.engine, validateForumTrajanum, { players: 3, seed, ...options }, spoil, message),
);

const UNFIT = 'what is queued does not fit the open question';

test.each<[string, novaRoma.Options, Spoil<novaRoma.NovaRoma>]>([
  [
    'NR-13.15 no follower is fresh between actions',
    { players: 2, seed },
    (s) => {
      const played = s.players.find((_, seat) => seat !== s.running?.player)?.row[0];
      if (played === undefined || s.running === null) return false;
      played.fresh = true;
      return true;
    },
  ],
  [
    UNFIT,
    { players: 2, seed },
    (s) => {
      if (open(s, 'line') === undefined || s.turn?.lines.length !== 2) return false;
      s.turn.lines = ['row', 'row'];
      return true;
    },
  ],
  [
    UNFIT,
    { players: 2, seed },
    (s) => {
      // the other player has it
      const player = open(s, 'legionary')?.player;
      const [own, other] = player === 0 ? s.players : [...s.players].reverse();
      if (player === undefined || own === undefined || other === undefined || own.legionaries !== 1) return false;
      own.legionaries--;
      other.legionaries++;
      return true;
    },
  ],
  [
    UNFIT,
    { players: 3, seed },
    (s) => {
      Object.assign(open(s, 'estate-space') ?? {}, { slot: 5 });
      return open(s, 'estate-space') !== undefined;
    },
  ],
  [
    UNFIT,
    { players: 3, seed },
    (s) => {
      const contract = open(s, 'contract');
      if (contract === undefined) return false;
      contract.kind = contract.kind === 'shipping' ? 'building' : 'shipping';
      return true;
    },
  ],
  [
    UNFIT,
    { players: 3, seed },
    (s) => {
      // the action's own movement is not that of a tile
      const advance = open(s, 'advance');
      if (advance?.tile !== null) return false;
      advance.tile = 2;
      return true;
    },
  ],
  [
    UNFIT,
    { players: 2, seed, mosaicDraft: true },
    (s) => {
      s.decks.green.push(...s.mosaicDisplay.green.splice(0));
      return open(s, 'draft-mosaic') !== undefined;
    },
  ],
  [
    UNFIT,
    { players: 4, seed, mosaicDraft: true },
    (s) => {
      s.decks.yellow = [];
      return open(s, 'draft-mosaic') !== undefined;
    },
  ],
  [
    UNFIT,
    { players: 3, seed, mosaicDraft: true },
    (s) => {
      // somebody took whose turn had not come
      const taken = s.players.filter(({ mosaic }) => mosaic.some((id) => id !== null)).length;
      s.players.reverse();
      return open(s, 'draft-mosaic') !== undefined && taken === 1;
    },
  ],
  [
    'NR-8.52 nothing else happens in the follower draft',
    { players: 3, seed, mosaicDraft: true, followerDraft: true },
    (s) => {
      // before any packet was handed out
      s.players[1]?.draft?.rejected.push(3, 9);
      return open(s, 'draft-mosaic') !== undefined;
    },
  ],
  [
    'NR-13.9 the number of legionaries is wrong',
    { players: 1, seed, difficulty: 'easy' },
    (s) => {
      const free = [...s.forum.keys()].filter((space) => s.forum[space] === null);
      for (const space of free.slice(0, 2)) s.forum[space] = 'legionary';
      return open(s, 'patrician') !== undefined;
    },
  ],
])('Nova Roma: %s', (message, options, spoil) => finds(novaRoma.engine, validateNovaRoma, options, spoil, message));
