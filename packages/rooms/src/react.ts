/** React hooks for a hosted table. */
import { deepEqual, type Engine, type GameTypes, type Seat } from '@ludi-romani/core';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { connect } from './client/connection';
import type { Connection, ConnectOptions, State } from './client/types';

/**
 * Connects to a table while the component is mounted. Returns `null` when it is rendered first. Another engine or another address makes a new
 * connection; the options are read when it is made.
 */
export function useConnection<G extends GameTypes>(
  engine: Engine<G>,
  url: string,
  options?: ConnectOptions,
): Connection<G> | null {
  const [connection, setConnection] = useState<Connection<G> | null>(null);
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const made = connect(engine, url, latest.current);
    setConnection(made);
    return () => {
      made.close();
      setConnection(null);
    };
  }, [engine, url]);
  return connection;
}

/**
 * Returns everything that the client knows of a table, or the part that `select` returns. The component renders again only when that part
 * changes. A part that equals the one before is the same object.
 */
export function useTable<G extends GameTypes>(connection: Connection<G>): State<G>;
export function useTable<G extends GameTypes, S>(connection: Connection<G>, select: (state: State<G>) => S): S;
export function useTable<G extends GameTypes, S>(
  connection: Connection<G>,
  select?: (state: State<G>) => S,
): S | State<G> {
  // the last part that was rendered, also if each rendering makes a new function
  const rendered = useRef<{ readonly part: S | State<G> } | null>(null);
  const read = useMemo(() => {
    let known: { readonly state: State<G>; readonly part: S | State<G> } | undefined;
    return () => {
      const state = connection.getSnapshot();
      if (known?.state === state) return known.part;
      const before = known ?? rendered.current;
      const next = select === undefined ? state : select(state);
      // the whole state changes with every change
      const part = before !== null && select !== undefined && deepEqual(before.part, next) ? before.part : next;
      known = { state, part };
      return part;
    };
  }, [connection, select]);
  const part = useSyncExternalStore(connection.subscribe, read, read);
  useEffect(() => {
    rendered.current = { part };
  }, [part]);
  return part;
}

const SECOND = 1000;

/**
 * Returns the time that a seat has left, in milliseconds, rounded up to whole seconds, so that it is 0 only when the time is over; `null` if
 * the table has no clocks. The component renders again once a second while the clock of the seat runs.
 */
export function useTimeLeft<G extends GameTypes>(connection: Connection<G>, seat: Seat): number | null {
  const subscribe = useCallback((ring: () => void) => connection.onTime(seat, ring), [connection, seat]);
  const read = () => {
    const left = connection.timeLeft(seat);
    return left === null ? null : Math.ceil(left / SECOND) * SECOND;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the status of a connection. */
export const useStatus = <G extends GameTypes>(connection: Connection<G>): State<G>['status'] =>
  useTable(connection, ({ status }) => status);
