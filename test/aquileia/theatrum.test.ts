import { type Action, engine } from '@ludi-romani/aquileia';
import { describe, expect, test } from 'vitest';
import { at, bankOf, clauseOf, type Layout, purse, scene } from './scene';

/** Returns a scene in which seat 0 auctions the first theatre card. */
const auction = (players: 2 | 3 | 4 | 5, coins: Layout['coins'], layout: Layout = {}) =>
  scene(
    players,
    {
      spaces: { theatrum: 0 },
      decks: { theatre: ['theatre-white-blue', 'theatre-blue-purple'] },
      coins: coins ?? {},
      ...layout,
    },
    [{ do: 'theatrum' }],
  );
const bid = (player: number, add: 'bronze' | 'silver' | 'gold'): Action => ({ type: 'bid', player, add });

describe('the auction', () => {
  test('AQ-5.50 the top card is revealed to all players', () => {
    const { state } = auction(2, {});
    expect(state.auction).toEqual({
      card: 'theatre-white-blue',
      auctioneer: 0,
      bid: { bronze: 0, silver: 0, gold: 0 },
      bidder: null,
      stillIn: [0, 1],
    });
    expect(engine.view(state, 'spectator').auction).toEqual(state.auction);
    expect(state.decks.theatre).toEqual(['theatre-blue-purple']);
  });

  test('AQ-5.51 the auctioneer opens with exactly one owned coin', () => {
    const play = auction(2, { 0: [0, 3, 1] });
    expect(play.lines).toEqual(['0 bid silver', '0 bid gold', '0 drop-out']);
    expect(clauseOf(play.state, bid(0, 'bronze'))).toBe('AQ-5.53');
    expect(play.act('0 bid gold').state.auction?.bid).toEqual({ bronze: 0, silver: 0, gold: 1 });
  });

  test('AQ-5.52 AQ-5.53 EC-28 players clockwise raise the bid by one coin, or drop out permanently', () => {
    const raised = (coins: readonly [number, number, number]) =>
      auction(4, { 0: [9, 9, 9], 1: [9, 9, 9], 2: coins }).act('0 bid bronze', '1 bid silver');
    expect(raised([1, 1, 1]).lines).toEqual(['2 bid gold', '2 drop-out']);
    expect(raised([1, 2, 0]).lines).toEqual(['2 bid silver', '2 drop-out']);
    expect(raised([2, 2, 2]).lines).toEqual(['2 bid bronze', '2 bid silver', '2 bid gold', '2 drop-out']);
    expect(engine.activePlayers(raised([2, 0, 5]).state)).toEqual([3]); // no legal bid
    const play = raised([2, 2, 2]).act('2 bid gold');
    expect(play.state.auction).toMatchObject({ bid: { bronze: 1, silver: 1, gold: 1 }, bidder: 2 });
    play.act('3 drop-out', '0 bid gold', '1 drop-out');
    expect(engine.activePlayers(play.state)).toEqual([2]);
    expect(clauseOf(play.state, { ...bid(2, 'bronze'), add: 'iron' } as never)).toBe('AQ-5.52');
  });

  test('AQ-5.54 AQ-5.55 AQ-5.62 only the last bidder pays, to the auctioneer, after the auction', () => {
    const play = auction(3, { 0: [1, 0, 0], 1: [3, 1, 0], 2: [3, 0, 0] }).act(
      '0 bid bronze',
      '1 bid bronze',
      '2 bid bronze',
    );
    // the auctioneer has dropped out, and no player has paid a coin yet
    expect(play.state.auction?.stillIn).toEqual([1, 2]);
    expect([0, 1, 2].map((seat) => purse(play.state, seat)[0])).toEqual([1, 3, 3]);
    const bank = bankOf(play.state);
    const state = play.act('1 drop-out').end();
    expect([0, 1, 2].map((seat) => purse(state, seat))).toEqual([
      [4, 0, 0],
      [3, 1, 0],
      [0, 0, 0],
    ]);
    expect([at(state, 2).theatre, bankOf(state), state.auction]).toEqual([['theatre-white-blue'], bank, null]);
  });

  test('AQ-5.56 an auctioneer who wins pays the bank', () => {
    const state = auction(2, { 0: [0, 1, 0], 1: [0, 1, 0] })
      .act('0 bid silver')
      .end();
    expect([purse(state, 0), purse(state, 1), bankOf(state)[1]]).toEqual([[0, 0, 0], [0, 1, 0], 38]);
    expect(at(state, 0).theatre).toEqual(['theatre-white-blue']);
  });

  test('AQ-5.57 AQ-5.59 EC-26 a player who declines to open is out; then the left neighbor may open', () => {
    const play = auction(3, {}).act('0 drop-out');
    expect(play.lines).toEqual(['1 bid bronze', '1 bid silver', '1 bid gold', '1 drop-out']);
    play.act('1 drop-out');
    expect(engine.activePlayers(play.state)).toEqual([2]);
    const opened = auction(3, {}).act('0 drop-out', '1 bid bronze', '2 drop-out').end();
    expect([purse(opened, 0), purse(opened, 1), at(opened, 1).theatre]).toEqual([
      [3, 1, 1],
      [1, 1, 1],
      ['theatre-white-blue'],
    ]);
    const poor = auction(2, { 0: [0, 0, 0] });
    expect(engine.activePlayers(poor.state)).toEqual([1]); // cannot open
  });

  test('AQ-5.58 EC-25 without a bid the auctioneer gets the card for nothing', () => {
    const state = auction(3, {}).act('0 drop-out', '1 drop-out', '2 drop-out').end();
    expect([at(state, 0).theatre, purse(state, 0)]).toEqual([['theatre-white-blue'], [2, 1, 1]]);
    expect(at(auction(2, { 0: [0, 0, 0], 1: [0, 0, 0] }).end(), 0).theatre).toEqual(['theatre-white-blue']);
  });

  test('AQ-5.60 the highest bidder is not asked, and the auction ends when all others are out', () => {
    const play = auction(3, { 0: [5, 0, 0], 1: [5, 0, 0], 2: [0, 5, 0] }).act('0 bid bronze');
    expect(engine.activePlayers(play.state)).toEqual([1]);
    play.act('1 drop-out').end();
    expect(at(play.state, 0).theatre).toHaveLength(1);
  });

  test('AQ-5.61 a player without a legal bid drops out without an action', () => {
    const play = auction(3, { 1: [0, 0, 0] }).act('0 bid bronze');
    expect(engine.activePlayers(play.state)).toEqual([2]);
    expect(play.events.filter(({ type }) => type === 'dropped-out')).toMatchObject([{ player: 1 }]);
  });

  test('AQ-5.63 without a henchman no card is revealed', () => {
    const { decks, auction: none } = scene(2, {}, [{ do: 'theatrum' }]).end();
    expect([decks.theatre.length, none]).toEqual([6, null]);
  });

  test('AQ-5.94 EC-46 without a bid the last player is asked, too', () => {
    const declined = () => auction(4, {}).act('0 drop-out', '1 drop-out', '2 drop-out');
    expect(declined().lines).toEqual(['3 bid bronze', '3 bid silver', '3 bid gold', '3 drop-out']);
    const state = declined().act('3 bid gold').end();
    expect([at(state, 3).theatre.length, purse(state, 3), purse(state, 0)]).toEqual([1, [2, 1, 0], [2, 1, 2]]);
    const free = declined().act('3 drop-out').end();
    expect([at(free, 0).theatre.length, purse(free, 3)]).toEqual([1, [2, 1, 1]]);
  });

  test('AQ-10.6 theatre cards are public', () => {
    const state = auction(3, {}).act('0 drop-out', '1 drop-out', '2 drop-out').end();
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(engine.view(state, viewer).players[0]?.theatre).toEqual(['theatre-white-blue']);
  });
});

test('AQ-5.50 an empty theatre deck gives no auction', () => {
  const play = scene(2, { spaces: { theatrum: 0 }, decks: { theatre: [] } }, [{ do: 'theatrum' }]);
  expect([play.end().auction, play.events.map(({ type }) => type)]).toEqual([null, ['henchman-returned']]);
});
