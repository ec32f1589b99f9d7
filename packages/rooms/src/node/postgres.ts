/**
 * Tables in PostgreSQL, for several processes. Each append is one statement. Other processes are notified after the commit: a NOTIFY within
 * the transaction would serialize all commits. A notification can be lost, so every process also looks at the revisions of the tables that it
 * watches.
 */
import { randomUUID } from 'node:crypto';
import { clearTimeout, setTimeout } from 'node:timers';
import { type Card, type Head, headAfter, type Line, type Outage, type Said, type Store, type Wanted } from '../store';

/** A connection of `pg`, as far as it is used. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  on(event: 'notification', listener: (message: { readonly payload?: string | undefined }) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  release(destroy?: boolean): void;
}

/** A `Pool` of `pg`, as far as it is used. */
export interface PostgresPool {
  readonly options?: { readonly max?: number };
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  connect(): Promise<PostgresClient>;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface PostgresStoreOptions {
  /** the milliseconds between two looks at the tables that are watched; by default 5000 */
  readonly look?: number;
  /** the milliseconds after which a lost connection for notifications is opened again; by default 1000 */
  readonly pause?: number;
}

/** The statements that lead from each version of the schema to the next. Lines and cards are texts: `jsonb` changes values. */
const MIGRATIONS = [
  `create table ludi_tables (
     id text primary key,
     length integer not null,
     mark text not null,
     revision integer not null,
     card text not null,
     open boolean not null,
     updated double precision not null,
     due double precision
   );
   create index ludi_tables_updated on ludi_tables (updated);
   create index ludi_tables_open on ludi_tables (updated) where open;
   create index ludi_tables_due on ludi_tables (due) where due is not null;
   create table ludi_lines (
     id text not null references ludi_tables on delete cascade,
     n integer not null,
     line text not null,
     primary key (id, n)
   );
   create table ludi_chat (
     id text not null references ludi_tables on delete cascade,
     seat integer not null,
     request text not null,
     n bigint not null generated always as identity,
     said text not null,
     primary key (id, seat, request)
   );
   create table ludi_alive (
     one boolean primary key default true check (one),
     last double precision not null,
     outages jsonb not null
   )`,
];

/** The number of the lock that migrations take. */
const LOCK = 5_827_041;
const CHANNEL = 'ludi_tables';
const MOST_OUTAGES = 100;
/** The tables of one notification, which has at most 8000 bytes. */
const MOST_IDS = 100;

/** Adds the lines $3 of the table $1 from the number $2 on, if the statement `won` has changed the table. */
const ADDED = `added as (
    insert into ludi_lines (id, n, line)
    select $1, $2::integer + n::integer - 1, line from won, unnest($3::text[]) with ordinality as given (line, n)
  )
  select count(*)::integer as won,
    case current_setting('synchronous_commit') when 'off' then set_config('synchronous_commit', 'on', true) end
  from won`;
const CREATE = `with won as (
    insert into ludi_tables (id, length, mark, revision, card, open, updated, due)
    values ($1, $4::integer, $5, $6::integer, $7, $8::boolean, $9::double precision, $10::double precision)
    on conflict do nothing returning id
  ), ${ADDED}`;
const APPEND = `with won as (
    update ludi_tables set length = $4::integer, mark = $5, revision = $6::integer, card = $7, open = $8::boolean,
      updated = $9::double precision, due = $10::double precision
    where id = $1 and length = $2::integer and mark = $11 and revision = $12::integer returning id
  ), ${ADDED}`;
const READ = `select length, mark, revision, card,
    (select string_agg(line, ',' order by n) from ludi_lines where id = $1 and n >= $2::integer) as lines
  from ludi_tables where id = $1`;
const ALIVE = `insert into ludi_alive as known (last, outages) values ($1::double precision, '[]')
  on conflict (one) do update set
    last = greatest(known.last, $1::double precision),
    outages = case when $1::double precision - known.last > $2::double precision
      then (case when jsonb_array_length(known.outages) >= ${MOST_OUTAGES} then known.outages - 0 else known.outages end)
        || jsonb_build_object('from', known.last, 'to', $1::double precision)
      else known.outages end
  returning outages`;

/** Resolves to the version of the schema. */
async function versionOf(client: Pick<PostgresPool, 'query'>): Promise<number> {
  const { rows } = await client.query('select version from ludi_schema');
  const version = (rows as { readonly version: number }[])[0]?.version ?? 0;
  if (version > MIGRATIONS.length) throw new Error('a newer version of @ludi-romani/rooms has made the tables');
  return version;
}

/**
 * Creates the tables of the store in the first schema of the search path, or changes those of an older version. A store does this when it is
 * first used. Call it before, with another pool, if the role of your server may not create tables.
 */
export async function migrate(pool: PostgresPool): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => {});
  let isDone = false;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(`create table if not exists ludi_schema (
      one boolean primary key default true check (one), version integer not null)`);
    for (const statements of MIGRATIONS.slice(await versionOf(client))) await client.query(statements);
    await client.query(
      `insert into ludi_schema (version) values ($1) on conflict (one) do update set version = excluded.version`,
      [MIGRATIONS.length],
    );
    await client.query('commit');
    isDone = true;
  } finally {
    // without a commit, closing the connection rolls back
    client.release(!isDone);
  }
}

/** A table that is watched. */
interface Watched {
  readonly calls: Set<() => void>;
  /** the revision that was read or written last, `null` if there was no table, `undefined` if it was not read yet */
  seen: number | null | undefined;
}

/**
 * Returns a store in the database of `pool`. It retains one connection of the pool for notifications, so that the pool needs at least two. It
 * does not end the pool.
 */
export function postgresStore(
  pool: PostgresPool,
  { look = 5000, pause = 1000 }: PostgresStoreOptions = {},
): Required<Store> {
  if (pool.options?.max === 1) throw new Error('the pool needs two connections: one is for notifications');
  const own = randomUUID();
  const watched = new Map<string, Watched>();
  const begun = new Set<Promise<unknown>>();
  const changed = new Set<string>();
  let prepared: Promise<void> | undefined;
  let notifying: Promise<void> | undefined;
  let listening: Promise<void> | undefined;
  /** settles when the connection for notifications is open, or cannot be opened */
  let attempt: Promise<void> = Promise.resolve();
  /** ends the connection for notifications, or the pause before the next one */
  let hangUp: (() => void) | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;
  let ended: Promise<void> | undefined;

  // without a listener, an idle connection that the server ends would end this process; the next query fails or gets another connection
  pool.on('error', () => {});

  async function prepare(): Promise<void> {
    const { rows } = await pool.query(`select to_regclass('ludi_schema') is not null as "isThere"`);
    const isThere = (rows as { readonly isThere: boolean }[])[0]?.isThere === true;
    // a role that may not create tables can use those that are there
    if (!isThere || (await versionOf(pool)) < MIGRATIONS.length) await migrate(pool);
  }

  /** Runs an operation. `end` waits for it. */
  function run<T>(work: () => Promise<T>): Promise<T> {
    if (ended !== undefined) return Promise.reject(new Error('the store has ended'));
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    const done = prepared.then(work).finally(() => begun.delete(done));
    begun.add(done);
    return done;
  }

  const query = async <Row>(text: string, values: unknown[]): Promise<readonly Row[]> =>
    (await pool.query(text, values)).rows as readonly Row[];

  function saw(id: string, revision: number | null): void {
    const table = watched.get(id);
    if (table !== undefined) table.seen = revision;
  }

  const call = (ids: Iterable<string>) => {
    for (const id of ids) for (const each of [...(watched.get(id)?.calls ?? [])]) each();
  };

  /** Notifies the other processes of all changes since the last notification. */
  async function notify(): Promise<void> {
    while (changed.size > 0) {
      const ids = [...changed].slice(0, MOST_IDS);
      for (const id of ids) changed.delete(id);
      // if this fails, the others find the changes when they look
      await query('select pg_notify($1, $2)', [CHANNEL, [own, ...ids].join(' ')]).catch(() => {});
    }
    notifying = undefined;
  }

  function hasChanged(id: string): void {
    changed.add(id);
    notifying ??= notify();
  }

  /** Resolves when `hangUp` is called, or after something that `begin` waits for. */
  async function waitFor(begin: (done: () => void) => void): Promise<void> {
    if (ended !== undefined) return;
    await new Promise<void>((resolve) => {
      hangUp = resolve;
      begin(resolve);
    });
    hangUp = undefined;
  }

  /** Listens to notifications until the store ends: one connection at a time. */
  async function listen(): Promise<void> {
    for (let isFirst = true; ended === undefined; isFirst = false) {
      let settle = () => {};
      attempt = new Promise((resolve) => {
        settle = resolve;
      });
      let client: PostgresClient | undefined;
      try {
        client = await pool.connect();
        const lost = new Promise<void>((resolve) => {
          client?.on('error', () => resolve());
          client?.on('end', resolve);
        });
        client.on('notification', ({ payload = '' }) => {
          const [sender, ...ids] = payload.split(' ');
          if (sender !== own) call(ids);
        });
        await client.query(`listen ${CHANNEL}`);
        settle();
        // there may have been notifications meanwhile
        if (!isFirst) call(watched.keys());
        await waitFor((done) => lost.then(done));
      } catch {
        // tried again after the pause
      }
      settle();
      client?.release(true);
      let timer: ReturnType<typeof setTimeout> | undefined;
      await waitFor((done) => {
        timer = setTimeout(done, pause);
      });
      clearTimeout(timer);
    }
  }

  /** Calls the watchers of each table that has another revision than the last one that was read or written here. */
  async function lookAround(): Promise<void> {
    const ids = [...watched.keys()];
    try {
      const rows = await query<{ readonly id: string; readonly revision: number }>(
        'select id, revision from ludi_tables where id = any($1::text[])',
        [ids],
      );
      const revisions = new Map(rows.map(({ id, revision }) => [id, revision]));
      call(
        ids.filter((id) => {
          const { seen } = watched.get(id) ?? {};
          return seen !== undefined && seen !== (revisions.get(id) ?? null);
        }),
      );
    } catch {
      // tried again after the pause
    }
    lookLater();
  }

  function lookLater(): void {
    if (ended === undefined) looking = setTimeout(() => void lookAround(), look).unref();
  }

  return {
    read: (id, from = 0) =>
      run(async () => {
        type Found = Head & { readonly card: string; readonly lines: string | null };
        const [found] = await query<Found>(READ, [id, from]);
        saw(id, found?.revision ?? null);
        if (found === undefined) return null;
        const { length, mark, revision, card, lines } = found;
        return { lines: JSON.parse(`[${lines ?? ''}]`), head: { length, mark, revision }, card: JSON.parse(card) };
      }),

    append: (id, after, lines, card) =>
      run(async () => {
        const head = headAfter(after, lines, card);
        const values = [
          id,
          after?.length ?? 0,
          lines.map((line: Line) => JSON.stringify(line)),
          head.length,
          head.mark,
          head.revision,
          JSON.stringify(card),
          card.listed && card.phase === 'gathering',
          card.updated,
          card.due,
        ];
        const [done] = await (after === null
          ? query<{ readonly won: number }>(CREATE, values)
          : query<{ readonly won: number }>(APPEND, [...values, after.mark, after.revision]));
        if (done?.won !== 1) return null;
        saw(id, head.revision);
        hasChanged(id);
        return head;
      }),

    watch: async (id, changed) => {
      if (ended !== undefined) throw new Error('the store has ended');
      const table = watched.get(id) ?? { calls: new Set(), seen: undefined };
      watched.set(id, table);
      const each = () => changed();
      table.calls.add(each);
      if (listening === undefined) {
        listening = listen();
        lookLater();
      }
      await attempt;
      return () => {
        table.calls.delete(each);
        if (table.calls.size === 0 && watched.get(id) === table) watched.delete(id);
      };
    },

    cards: ({ open, due, before }: Wanted, most) =>
      run(async () => {
        const values: unknown[] = [most];
        const conditions = [
          'true',
          ...(open === undefined ? [] : ['open']),
          ...(due === undefined ? [] : [`due < $${values.push(due)}::double precision`]),
          ...(before === undefined ? [] : [`updated < $${values.push(before)}::double precision`]),
        ];
        const rows = await query<{ readonly card: string }>(
          `select card from ludi_tables where ${conditions.join(' and ')} order by updated desc limit $1::integer`,
          values,
        );
        return rows.map(({ card }) => JSON.parse(card) as Card);
      }),

    remove: (id) =>
      run(async () => {
        await query('delete from ludi_tables where id = $1', [id]);
        saw(id, null);
        hasChanged(id);
      }),

    chat: (id) =>
      run(async () => {
        const rows = await query<{ readonly said: string }>('select said from ludi_chat where id = $1 order by n', [
          id,
        ]);
        return rows.map(({ said }) => JSON.parse(said) as Said);
      }),

    say: (id, said) =>
      run(async () => {
        await query(
          `insert into ludi_chat (id, seat, request, said) select id, $2::integer, $3, $4 from ludi_tables where id = $1
           on conflict do nothing`,
          // as JSON, because a text of PostgreSQL cannot have the character 0
          [id, said.seat, JSON.stringify(said.id), JSON.stringify(said)],
        );
      }),

    unsay: (id, seat) =>
      run(async () => {
        await query('delete from ludi_chat where id = $1 and seat = $2::integer', [id, seat]);
      }),

    alive: (now, longest) =>
      run(async () => {
        const [known] = await query<{ readonly outages: readonly Outage[] }>(ALIVE, [now, longest]);
        return known?.outages ?? [];
      }),

    end: () => {
      ended ??= (async () => {
        clearTimeout(looking);
        watched.clear();
        while (begun.size > 0) await Promise.allSettled(begun);
        await notifying;
        if (hangUp !== undefined) {
          hangUp();
          await listening;
        }
      })();
      return ended;
    },
  };
}
