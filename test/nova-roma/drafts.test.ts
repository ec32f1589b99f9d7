import { clone, eventsFor, scriptedChance, type Viewer } from '@ludi-romani/core';
import { type Action, type Event, engine, type Options, type State } from '@ludi-romani/nova-roma';
import { describe, expect, test } from 'vitest';
import { type Board, empty, type Heard, rebuild, seen } from './rebuild';
import { at, clauseOf } from './scene';

const begun = (players: Options['players'], options: Partial<Options>): State =>
  engine.initialState({ seed: 'draft', startPlayer: 0, ...options, players });
const lines = (state: State): string[] => engine.legalActions(state).map(engine.format);
const act = (state: State, ...given: string[]): State =>
  given.reduce((now, line) => engine.apply(now, engine.parse(now, line)), state);
/** Plays the first legal answer of each of these seats, in the order of `seats`. */
const answered = (state: State, seats: readonly number[]): State =>
  seats.reduce((now, seat) => {
    const [first] = engine.legalActions(now, seat);
    return first === undefined ? now : engine.apply(now, first);
  }, state);

describe('the mosaic draft', () => {
  test('NR-8.50 NR-8.53 two tiles of each color are visible, and the last player takes the first one', () => {
    const state = begun(3, { mosaicDraft: true, startPlayer: 1 });
    expect(state.phase).toBe('draft');
    expect(Object.values(state.mosaicDisplay).map(({ length }) => length)).toEqual([2, 2, 2]);
    expect([state.decks.green, state.decks.yellow, state.decks.orange].map(({ length }) => length)).toEqual([3, 3, 3]);
    for (const { mosaic } of state.players) expect(mosaic).toEqual([null, null, null]);
    expect(engine.activePlayers(state)).toEqual([0]);
    expect(lines(state)).toHaveLength(6);
    // the followers are on display before the draft begins
    expect(state.displays.followers).not.toContain(null);
  });

  test('NR-8.50 a taken tile is replaced from its stack, and its color is not offered again', () => {
    const state = begun(3, { mosaicDraft: true });
    const [tile = '', other = ''] = state.mosaicDisplay.yellow;
    const top = state.decks.yellow.at(-1);
    const next = act(state, `2 draft-mosaic ${tile}`);
    expect(at(next, 2).mosaic).toEqual([null, tile, null]);
    expect(next.mosaicDisplay.yellow).toEqual([top, other]);
    let again = next;
    for (const seat of [1, 0]) again = answered(again, [seat]);
    expect(engine.activePlayers(again)).toEqual([2]);
    expect(lines(again)).toHaveLength(4);
    const [yellow = ''] = again.mosaicDisplay.yellow;
    expect(clauseOf(again, { type: 'draft-mosaic', player: 2, tile: yellow })).toBe('NR-8.50');
  });

  test('NR-8.50 NR-8.51 every pass has the same reverse order, until all players have one of each color', () => {
    let state = begun(4, { mosaicDraft: true, startPlayer: 2 });
    const order: number[] = [];
    while (state.phase === 'draft') {
      const [seat = 0] = engine.activePlayers(state);
      order.push(seat);
      state = answered(state, [seat]);
    }
    expect(order).toEqual([1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2]);
    const tiles = state.players.flatMap(({ mosaic }) => mosaic);
    expect(new Set(tiles).size).toBe(12);
    for (const { mosaic } of state.players)
      expect(mosaic.map((tile) => tile?.split('-')[0])).toEqual(['green', 'yellow', 'orange']);
  });

  test('NR-8.54 a solo game has three picks in a row', () => {
    let state = begun(1, { mosaicDraft: true });
    for (const count of [6, 4, 2]) {
      expect(lines(state)).toHaveLength(count);
      state = answered(state, [0]);
    }
    expect(state.phase).toBe('emperor');
  });
});

describe('the follower draft', () => {
  test('NR-8.52 NR-8.55 deals four each from the top of the deck, and all players choose at the same time', () => {
    const script = scriptedChance(Array.from({ length: 28 }, () => ({ shuffle: [] })));
    const state = engine.initialState({ players: 3, seed: '', startPlayer: 1, followerDraft: true }, script);
    expect(state.displays.followers).toEqual([1, 2, 3, 4]);
    expect([1, 2, 0].map((seat) => at(state, seat).draft?.packets)).toEqual([
      [[5, 6, 7, 8]],
      [[9, 10, 11, 12]],
      [[13, 14, 15, 16]],
    ]);
    expect(engine.activePlayers(state)).toEqual([0, 1, 2]);
    for (const own of state.players) expect(own.hand).toEqual([]);
    expect(clauseOf(state, { type: 'draft-follower', player: 1, follower: 9 })).toBe('NR-8.52');
  });

  test('NR-8.52 NR-8.53 players keep one card and pass the rest to the left; the last card is taken without a choice', () => {
    let state = begun(3, { followerDraft: true });
    const packets = state.players.map(({ draft }) => draft?.packets[0] ?? []);
    expect(engine.legalActions(state, 0)).toHaveLength(4);
    state = answered(state, [0, 1, 2]);
    state.players.forEach(({ draft }, seat) => {
      expect(draft?.picks).toEqual([packets[seat]?.[0]]);
      expect(draft?.packets[1]).toEqual(packets[(seat + 2) % 3]?.slice(1));
    });
    expect(engine.legalActions(state, 0)).toHaveLength(3);
    state = answered(state, [2, 1, 0]);
    expect(engine.legalActions(state, 0)).toHaveLength(2);
    state = answered(state, [1, 0, 2]);
    // the fourth card is taken automatically; the next choice is to keep two of four
    for (const { draft } of state.players) expect(draft?.picks).toHaveLength(4);
    for (const seat of [0, 1, 2]) expect(engine.legalActions(state, seat)).toHaveLength(6);
    const all = state.players.flatMap(({ draft }) => draft?.picks ?? []);
    expect(new Set(all).size).toBe(12);
    expect([...all].sort()).toEqual(packets.flat().sort());
  });

  test('NR-8.52 NR-8.55 players keep two, and the others are shuffled into the deck', () => {
    let state = begun(2, { followerDraft: true });
    for (let pick = 0; pick < 3; pick++) state = answered(state, [0, 1]);
    const deck = state.decks.followers;
    expect(deck).toHaveLength(40 - 4 - 8);
    const [first] = engine.legalActions(state, 0);
    state = answered(state, [0, 1]);
    expect(first).toMatchObject({ type: 'keep-followers' });
    for (const { hand, draft } of state.players) {
      expect(hand).toHaveLength(2);
      expect([...hand, ...(draft?.rejected ?? [])].sort()).toEqual([...(draft?.picks ?? [])].sort());
      for (const card of draft?.rejected ?? []) expect(state.decks.followers).toContain(card);
    }
    expect(state.decks.followers).toHaveLength(deck.length + 4);
    expect(state.decks.followers.slice(0, deck.length)).not.toEqual(deck);
    expect(state.phase).toBe('emperor');
  });

  test('NR-8.54 in a solo game four cards are dealt and two kept', () => {
    const state = begun(1, { followerDraft: true });
    expect(lines(state)).toHaveLength(6);
    const next = answered(state, [0]);
    expect(at(next, 0).hand).toHaveLength(2);
    expect(next.phase).toBe('emperor');
  });

  test('NR-8.53 NR-8.55 packets are dealt after the mosaic draft', () => {
    let state = begun(2, { mosaicDraft: true, followerDraft: true });
    expect(at(state, 0).draft?.packets).toEqual([]);
    while (engine.activePlayers(state).length === 1) state = answered(state, engine.activePlayers(state));
    expect(at(state, 0).draft?.packets).toHaveLength(1);
    expect(at(state, 0).mosaic).not.toContain(null);
  });
});

/** Yields the states and events of the drafts of a game, from setup on. Players choose the last legal action, so that no order is trivial. */
function* drafting(options: Omit<Options, 'seed'>): Iterable<{ state: State; events: readonly Event[] }> {
  let step: { state: State; events: readonly Event[] } = engine.start({ ...options, seed: 'draft', startPlayer: 0 });
  yield step;
  while (step.state.phase === 'draft') {
    const { state } = step;
    step = engine.step(state, engine.legalActions(state).at(-1) as Action);
    yield step;
  }
}

describe('events of the drafts', () => {
  test.each([3, 1] as const)(
    'NR-8.50 NR-8.52 NR-10.3 NR-10.4 with %i players, the events of each viewer add up to the view',
    (players) => {
      const options = { players, mosaicDraft: true, followerDraft: true };
      const viewers: Viewer[] = [...Array(players).keys(), 'spectator'];
      const boards = viewers.map(() => empty(options));
      for (const { state, events } of drafting(options)) {
        viewers.forEach((viewer, i) => {
          const board = boards[i] as Board;
          for (const event of eventsFor(events, viewer)) rebuild(board, clone(event) as Heard, viewer);
          expect(board).toEqual(seen(state, viewer));
        });
      }
    },
  );

  test('NR-8.50 events give the slots of taken and new tiles, and an empty stack reveals none', () => {
    const told: string[] = [];
    let last: State | undefined;
    for (const { state, events } of drafting({ players: 4, mosaicDraft: true })) {
      for (const event of events) {
        if (event.type === 'mosaic-drafted') told.push(`${event.player} ${event.color} ${event.slot}`);
        if (event.type === 'mosaic-revealed') told.push(`${event.color} ${event.slot}`);
      }
      last = state;
    }
    const pass = (color: string) =>
      [3, 2, 1, 0].flatMap((player) => [`${player} ${color} 2`, `${color} 2`]).slice(0, 7);
    expect(told.slice(2 * 3)).toEqual(['orange', 'yellow', 'green'].flatMap(pass)); // after those of the setup
    // of each color, one of five tiles is left on display, and the stack is empty
    const left = Object.values(last?.mosaicDisplay ?? {});
    expect(left.map((tiles) => tiles.map((tile) => typeof tile))).toEqual(Array(3).fill(['string']));
  });

  test('NR-8.52 NR-10.4 only the player learns the cards of packets; for rejected cards events give their number', () => {
    const all = [...drafting({ players: 3, followerDraft: true })].map(({ events }) => events);
    const dealt = all[0]?.filter(({ type }) => type === 'packet-received');
    expect(dealt).toMatchObject(
      [0, 1, 2].map((player) => ({ player, from: 'deck', count: 4, secret: { to: [player] } })),
    );
    const events = all.flat();
    const kinds = ['packet-received', 'follower-drafted', 'packet-kept', 'followers-kept'];
    const own = eventsFor(events, 1).flatMap((event) => ('secret' in event && event.player === 1 ? [event.type] : []));
    expect(new Set(own.filter((type) => kinds.includes(type)))).toEqual(new Set(kinds));
    expect(eventsFor(events, 'spectator').filter((event) => 'secret' in event)).toEqual([]);
    expect(events).toContainEqual({ type: 'draft-ended', kept: 2, rejected: 2 });
    expect(events).toContainEqual({ type: 'followers-shuffled', count: 40 - 4 - 3 * 2 });
  });
});

test('NR-8.52 NR-10.3 drafted and kept cards are masked for other players', () => {
  const several = begun(2, { followerDraft: true });
  const [draft] = engine.legalActions(several, 0);
  expect(engine.actionFor(several, draft as Action, 0)).toEqual(draft);
  expect(engine.actionFor(several, draft as Action, 1)).toEqual({ player: 0 });
  const alone = begun(1, { followerDraft: true });
  const [keep] = engine.legalActions(alone, 0);
  expect(engine.actionFor(alone, keep as Action, 0)).toEqual(keep);
  expect(engine.actionFor(alone, keep as Action, 'spectator')).toEqual({ type: 'keep-followers', player: 0 });
});

test('NR-8.52 pairs to keep are listed in ascending order, in whatever order the cards were taken', () => {
  let state = begun(3, { followerDraft: true });
  while (engine.openQuestion(state, 0)?.ask !== 'keep-followers') {
    const [seat = 0] = engine.activePlayers(state);
    state = engine.apply(state, engine.legalActions(state, seat).at(-1) as Action);
  }
  const picks = at(state, 0).draft?.picks ?? [];
  const [a, b, c, d] = [...picks].sort((x, y) => x - y);
  expect(picks).not.toEqual([a, b, c, d]);
  const pairs = engine.legalActions(state, 0).map((action) => action.type === 'keep-followers' && action.followers);
  expect(pairs).toEqual([
    [a, b],
    [a, c],
    [a, d],
    [b, c],
    [b, d],
    [c, d],
  ]);
});

test('NR-8.52 NR-8.55 the first card of the shuffled deck is on top', () => {
  const laid = begun(1, { followerDraft: true });
  const [first = 0, second = 0] = laid.decks.followers;
  const script = scriptedChance([{ shuffle: [first, second] }]);
  const [keep] = engine.legalActions(laid);
  const next = engine.apply(laid, keep as Action, script);
  expect(next.decks.followers.slice(-2)).toEqual([second, first]);
});

test('NR-8.50 a tile in its stack is not on display', () => {
  const state = begun(2, { mosaicDraft: true });
  const [tile = ''] = state.decks.green;
  const answer = engine.explain(state, { type: 'draft-mosaic', player: 1, tile });
  expect(answer).toMatchObject({ clause: 'NR-8.50', message: 'the tile is not on display' });
});
