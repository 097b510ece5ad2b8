import { randomInt } from 'node:crypto'
import pg from 'pg'
import { connectionOptions } from './connections'

/**
 * The space of the advisory locks that show which processes are alive; the second number identifies
 * a process.
 */
export const LEASES = 7_103
const LARGEST_OWNER = 2_147_483_647

// One per process: the route and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.lease')
type Lease = {
  owner: number
  /** One statement at a time: the driver's own queue is removed in its next major version. */
  query: <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => Promise<Row[]>
}
type Holder = { lease: Promise<Lease> }
const shared = globalThis as { [KEY]?: Holder | undefined }

/**
 * Sends statements of a connection one after another. After a timeout the connection is closed: the
 * statement may still run, and later ones would wait for it.
 */
const inTurn = (client: pg.Client, forget: () => void): Lease['query'] => {
  let last: Promise<unknown> = Promise.resolve()
  return <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => {
    const asked = last.then(() => client.query<Row>(text, values))
    last = asked.catch((error: unknown) => {
      // The server answered: the connection works.
      if (error instanceof pg.DatabaseError) return
      forget()
      void client.end().catch(() => {})
    })
    return asked.then(({ rows }) => rows)
  }
}

const connect = async (forget: () => void): Promise<Lease> => {
  const client = new pg.Client(connectionOptions('lease'))
  client.on('error', forget)
  client.on('end', forget)
  try {
    await client.connect()
    const owner = randomInt(1, LARGEST_OWNER)
    const { rows } = await client.query<{ isMine: boolean }>(
      'select pg_try_advisory_lock($1, $2) as "isMine"',
      [LEASES, owner],
    )
    if (!rows[0]?.isMine) throw new Error('The number of another process was drawn')
    // The connection must not keep a process alive that has nothing else to do.
    ;(client as unknown as { unref: () => void }).unref()
    return { owner, query: inTurn(client, forget) }
  } catch (error) {
    forget()
    await client.end().catch(() => {})
    throw error
  }
}

const leaseOfProcess = (): Promise<Lease> => {
  const known = shared[KEY]
  if (known) return known.lease
  const forget = () => {
    if (shared[KEY] === holder) shared[KEY] = undefined
  }
  const holder: Holder = { lease: connect(() => forget()) }
  shared[KEY] = holder
  return holder.lease
}

/**
 * The number under which this process holds idempotency keys. It belongs to a
 * connection that is used only for advisory locks: PostgreSQL releases them as soon as the process,
 * or its machine's connection, is gone, and every other instance can see that. One connection per
 * process, whatever the number of requests. A lost connection is replaced, with another number.
 */
export const ownerNumber = async (): Promise<number> => (await leaseOfProcess()).owner

/**
 * Claims something that only one process on a database may have at a time. It is released by the
 * returned function, or when the process or its connection is gone. The caller has to prevent that
 * this process claims the same thing twice.
 * @param space a number for each kind of thing, none of them `LEASES`
 * @param name what is claimed
 * @returns a function that releases it; null when another process has it
 */
export const takeForProcess = async (space: number, name: string): Promise<(() => void) | null> => {
  const { query } = await leaseOfProcess()
  // If the connection was lost meanwhile, the lock is free already. Statements run in order, so
  // claiming it again right afterwards waits for this one.
  const release = () =>
    void query('select pg_advisory_unlock($1, hashtext($2))', [space, name]).catch(() => {})
  const [row] = await query<{ isMine: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as "isMine"',
    [space, name],
  )
  return row?.isMine ? release : null
}

/** SQL: whether the process in the column `owner` is alive. */
export const OWNER_IS_ALIVE = `exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.granted
    and l.objsubid = 2 and l.classid = ${LEASES}::oid and l.objid = owner::oid)`
