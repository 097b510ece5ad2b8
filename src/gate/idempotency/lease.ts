import { randomInt } from 'node:crypto'
import pg from 'pg'
import { connectionOptions } from '@/database/connections'

/** The space of advisory locks that say which processes are alive; the second number is theirs. */
export const LEASES = 7_103
const LARGEST_OWNER = 2_147_483_647

// One per process: the route and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.idempotency.lease')
type Lease = { owner: Promise<number> }
const shared = globalThis as { [KEY]?: Lease | undefined }

const connect = async (forget: () => void): Promise<number> => {
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
    // A process that has nothing else to do may end.
    ;(client as unknown as { unref: () => void }).unref()
    return owner
  } catch (error) {
    forget()
    await client.end().catch(() => {})
    throw error
  }
}

/**
 * The number under which this process holds keys. It belongs to a connection that holds an advisory
 * lock for nothing else: PostgreSQL drops the lock the moment the process, or its machine's
 * connection, is gone, and every other instance can see that. One connection a process, whatever
 * the number of requests. A lost one is replaced, under another number.
 */
export const ownerNumber = (): Promise<number> => {
  const known = shared[KEY]
  if (known) return known.owner
  const forget = () => {
    if (shared[KEY] === lease) shared[KEY] = undefined
  }
  const lease: Lease = { owner: connect(() => forget()) }
  shared[KEY] = lease
  return lease.owner
}

/** SQL: whether the process of the column `owner` is alive. */
export const OWNER_IS_ALIVE = `exists (
  select from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.granted
    and l.objsubid = 2 and l.classid = ${LEASES}::oid and l.objid = owner::oid)`
