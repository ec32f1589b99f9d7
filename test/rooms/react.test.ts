/** Tests of the React hooks. */
import { engine as cityOfRome } from '@ludi-romani/city-of-rome';
import type { GameTypes } from '@ludi-romani/core';
import type { Created } from '@ludi-romani/rooms';
import { type Connection, type ConnectOptions, connect, type State } from '@ludi-romani/rooms/client';
import { useConnection, useStatus, useTable, useTimeLeft } from '@ludi-romani/rooms/react';
import { act, createElement, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bytes, engineOf, hosted } from './hosting';
import { quiet, wires } from './wires';

type AnyConnection = Connection<GameTypes>;
const engine = engineOf(cityOfRome.game);

/** As much of a document as React needs to render components that draw nothing. */
const falseNode = (): object => ({
  nodeType: 1,
  nodeName: 'DIV',
  tagName: 'DIV',
  namespaceURI: 'http://www.w3.org/1999/xhtml',
  addEventListener: () => {},
  removeEventListener: () => {},
  ownerDocument: { nodeType: 9, addEventListener: () => {}, defaultView: null, activeElement: null },
});
const GLOBALS: Readonly<Record<string, unknown>> = {
  window: { event: undefined, HTMLIFrameElement: class {} },
  IS_REACT_ACT_ENVIRONMENT: true,
};
const runtime = globalThis as unknown as Record<string, unknown>;
let newRoot: () => Root;

beforeAll(async () => {
  Object.assign(runtime, GLOBALS);
  const { createRoot } = await import('react-dom/client');
  newRoot = () => createRoot(falseNode() as never);
});
afterAll(() => {
  for (const name of Object.keys(GLOBALS)) delete runtime[name];
});

interface Probed {
  readonly values: unknown[];
  useValue(): unknown;
}
/** Collects what a hook returns, and draws nothing. */
function Probe({ values, useValue }: Probed): null {
  values.push(useValue());
  return null;
}

interface Connecting {
  readonly values: (AnyConnection | null)[];
  readonly url: string;
  readonly options: ConnectOptions;
}
/** Collects the connections of `useConnection`. */
function Connector({ values, url, options }: Connecting): null {
  values.push(useConnection(engine, url, options));
  return null;
}

/** Renders a hook in a component of its own. */
async function rendered<T>(useValue: () => T) {
  const values: T[] = [];
  const root = newRoot();
  const render = () => act(async () => root.render(createElement(Probe, { values, useValue })));
  await render();
  return { values, again: render, unmount: () => act(async () => root.unmount()) };
}

const Version = ({ connection }: { readonly connection: AnyConnection }) =>
  createElement(
    'p',
    {},
    useTable(connection, ({ table }) => table?.version),
  );

/** Opens a game of two. */
async function game(wish: object = {}) {
  const host = hosted();
  const net = wires(() => host.server, host.time);
  const created = (await host.server.create({
    game: engine.game,
    options: { players: 2 },
    ...wish,
  })) as Created;
  const players: AnyConnection[] = [];
  for (const [seat, invitation] of created.invitations.entries()) {
    const url = `http://host.test/tables/${created.id}`;
    const player = connect(engine, url, { WebSocket: net.WebSocket, time: host.time, random: bytes(seat + 1) });
    player.sit({ name: `Player ${seat}`, invitation: invitation ?? '' });
    await quiet();
    players.push(player);
  }
  await quiet();
  return { ...host, net, players: players as [AnyConnection, AnyConnection] };
}

const tableOf = ({ table }: State<GameTypes>) => {
  if (table === null) throw new Error('the game has not begun');
  return table;
};
const activeOf = (players: readonly AnyConnection[]) => {
  const [first] = players;
  const [seat = 0] = first === undefined ? [] : engine.activePlayers(tableOf(first.getSnapshot()).view);
  return { seat, player: players[seat] as AnyConnection };
};
const play = (players: readonly AnyConnection[]) =>
  act(async () => {
    const { player } = activeOf(players);
    const [action] = engine.legalActions(tableOf(player.getSnapshot()).view);
    player.act(action as GameTypes['action']);
    await quiet();
  });

describe('useConnection', () => {
  test('connects while the component is mounted, once per address', async () => {
    const { server, net, time } = await game();
    const created = (await server.create({ game: engine.game, options: { players: 2 } })) as Created;
    const urls = [created.id, 'another'].map((id) => `http://host.test/tables/${id}`);
    let url = urls[0] ?? '';
    const values: (AnyConnection | null)[] = [];
    const root = newRoot();
    // strict mode mounts every component twice
    const render = () =>
      act(async () => {
        const options = { WebSocket: net.WebSocket, time, random: bytes(9) };
        root.render(createElement(StrictMode, null, createElement(Connector, { values, url, options })));
        await quiet();
      });
    await render();
    expect(values[0]).toBe(null);
    const first = values.at(-1);
    await render();
    expect(values.at(-1)).toBe(first);
    expect(first?.getSnapshot().status).toBe('live');

    url = urls[1] ?? '';
    await render();
    const second = values.at(-1);
    expect(first?.getSnapshot().refusal?.code).toBe('closed');
    expect(second?.getSnapshot().refusal?.code).toBe('no-such-table');
    url = urls[0] ?? '';
    await render();
    const third = values.at(-1);
    expect(third?.getSnapshot().status).toBe('live');
    await act(async () => root.unmount());
    expect(third?.getSnapshot().refusal?.code).toBe('closed');
    expect(net.sockets.filter(({ isClosed }) => !isClosed)).toHaveLength(2);
  });
});

describe('useTable', () => {
  test('renders again with every change, and stops when the component is gone', async () => {
    const { players } = await game();
    const all = await rendered(() => useTable(players[0]));
    expect(all.values).toEqual([players[0].getSnapshot()]);
    await play(players);
    expect(all.values.at(-1)).toBe(players[0].getSnapshot());
    expect(tableOf(all.values.at(-1) as State<GameTypes>).version).toBe(1);
    await all.unmount();
    const { length } = all.values;
    await play(players);
    expect(all.values).toHaveLength(length);
  });

  test('renders again only if the selected part has changed, also with a new function and a new object each time', async () => {
    const { players } = await game();
    const seats = await rendered(() => useTable(players[0], ({ card }) => card?.seats.map(({ name }) => ({ name }))));
    const version = await rendered(() => useTable(players[0], ({ table }) => table?.version));
    const view = await rendered(() => useTable(players[0], ({ table }) => table?.view));
    await play(players);
    await play(players);
    expect(seats.values).toHaveLength(1);
    expect(version.values).toEqual([0, 1, 2]);
    expect(view.values.at(-1)).toBe(players[0].getSnapshot().table?.view);
    await seats.again();
    expect(seats.values).toHaveLength(2);
    expect(seats.values[1]).toBe(seats.values[0]);
    await act(async () => {
      players[1].rename('Ann');
      await quiet();
    });
    expect(seats.values.at(-1)).toEqual([{ name: 'Player 0' }, { name: 'Ann' }]);
  });

  test('renders on a server', async () => {
    const { players } = await game();
    expect(renderToString(createElement(Version, { connection: players[0] }))).toBe('<p>0</p>');
  });
});

test('useStatus follows the connection', async () => {
  const { players, net, time } = await game();
  const status = await rendered(() => useStatus(players[0]));
  await act(async () => {
    net.sockets[0]?.drop();
    await quiet();
  });
  await act(async () => {
    await time.pass(1000);
    await quiet();
  });
  expect(status.values).toEqual(['live', 'behind', 'live']);
});

describe('useTimeLeft', () => {
  const clock = { main: 3500, increment: 0, delay: 0 };

  test('renders once a second while the clock of the seat runs, until it is 0', async () => {
    const { players, time } = await game({ terms: { clock, flag: 'nothing' } });
    const { seat } = activeOf(players);
    const own = await rendered(() => useTimeLeft(players[0], seat));
    const other = await rendered(() => useTimeLeft(players[0], 1 - seat));
    for (let passed = 0; passed < 3400; passed += 100) await act(() => time.pass(100));
    await act(() => time.pass(99));
    expect(own.values).toEqual([4000, 3000, 2000, 1000]);
    await act(() => time.pass(1));
    for (let passed = 0; passed < 3000; passed += 100) await act(() => time.pass(100));
    expect(own.values).toEqual([4000, 3000, 2000, 1000, 0]);
    expect(other.values).toEqual([4000]);
  });

  test('stops with the component, and is null without clocks', async () => {
    const timed = await game({ terms: { clock } });
    const left = await rendered(() => useTimeLeft(timed.players[0], activeOf(timed.players).seat));
    await left.unmount();
    await act(() => timed.time.pass(3000));
    expect(left.values).toEqual([4000]);
    const { players } = await game();
    expect((await rendered(() => useTimeLeft(players[0], 0))).values).toEqual([null]);
  });
});
