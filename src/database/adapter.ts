/**
 * The only file that uses undocumented parts of Payload's PostgreSQL adapter and of Drizzle; lint
 * refuses that anywhere else (decision 0068). Each member of `Internals` has its purpose and the
 * test that fails when an upgrade changes it; `adapter.spec` checks all of them.
 */
import { randomUUID } from 'node:crypto'
import type { MigrateUpArgs, postgresAdapter } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionSlug, DatabaseAdapterObj, Payload, PayloadRequest, Sort } from 'payload'
import type { Client, Pool, PoolClient, PoolConfig } from 'pg'
import { statementName } from '@/lib/statementName'

type Row = Record<string, unknown>
type Query = { sql: string; params: unknown[] }
type Fields = { path: string[]; field: unknown }[] | undefined

/** The parts of a Drizzle transaction, or of its instance outside of one, that are used here. */
export type Connection = {
  execute: (statement: SQL) => Promise<{ rows: Row[]; rowCount: number | null }>
  /** The SQL texts of inserts and updates, built once (`insertRow`): createdRows.spec. */
  insert: (table: PgTable) => {
    values: (row: Row) => { returning: () => { toSQL: () => Query } }
  }
  /** Reads a row; after an insert it is replaced to return the inserted row: createdRows.spec. */
  query: Record<string, { findFirst: (asked: object) => Promise<Row | undefined> }>
  /** Named prepared statements; Drizzle offers them for its own query builder only. */
  dialect: { sqlToQuery: (statement: SQL) => Query }
  session: {
    /** The connection of a transaction. Jobs are queued on it, and its loss is detected on it. */
    client?: PoolClient
    prepareQuery: (
      query: Query,
      fields: Fields,
      name: string | undefined,
      isInArrayMode: boolean,
    ) => { execute: () => Promise<unknown> }
  }
}

/** A transaction of a request, open until one of these functions is called: honestCommit.spec. */
export type Session = {
  db: Connection
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

/** How a transaction begins. The access mode is appended to BEGIN as its last word. */
export type TransactionOptions = { accessMode?: string }

type Operator = (column: Column, value: unknown) => SQL
type Asked = { collection: CollectionSlug; sort?: Sort | null }

/** The parts of the adapter that are used here. */
export type Internals = {
  /** For statements outside of transactions, with the driver's own results: the gate's tests. */
  pool: Pool
  /** Connection options, replaced before `connect` to migrate with another role: roles.spec. */
  poolOptions: PoolConfig
  connect: () => Promise<void>
  initializing?: Promise<void>
  /** Tables by the name that Payload gives them: differential.spec of the reads. */
  tables: Record<string, PgTable>
  /** How filters compare texts (`foldedSearch`): folding.spec. */
  operators: Record<'contains' | 'like' | 'not_like', Operator>
  drizzle: Connection & {
    transaction: (
      work: (tx: Connection) => Promise<void>,
      options?: TransactionOptions,
    ) => Promise<void>
  }
  /** Open transactions by their id, which requests carry (`transactionID`): honestCommit.spec. */
  sessions: Record<string, Session>
  transactionOptions?: TransactionOptions
  /** Replaced, because Payload responds with success when a COMMIT fails (`honestCommit`). */
  beginTransaction: (options?: TransactionOptions) => Promise<string>
  commitTransaction: (id: unknown) => Promise<void>
  rollbackTransaction: (id: unknown) => Promise<void>
  /** Replaced, because Payload reads each new row a second time (`createdRows`). */
  create: (this: unknown, args: { req?: { transactionID?: unknown } }) => Promise<unknown>
  /** Replaced, because rows of one timestamp have no stable order (`withUniqueOrder`): declined.spec. */
  find: (this: { payload: Payload }, args: Asked) => Promise<unknown>
  insert: (args: {
    db: Connection
    tableName: string
    values: Row | Row[]
    onConflictDoUpdate?: unknown
  }) => Promise<Row[]>
}

/** A hook on the schema before Drizzle builds it. */
export type SchemaHook = NonNullable<
  Parameters<typeof postgresAdapter>[0]['afterSchemaInit']
>[number]

const internalsOf = (db: unknown): Internals => db as Internals

/** The columns of all tables, which a hook on the schema changes: schema.spec. */
export const columnsOfSchema = <C>(schema: Parameters<SchemaHook>[0]['schema']) =>
  schema.tables as unknown as Record<string, Record<string, C | undefined> | undefined>

/**
 * Changes an adapter right after it is made.
 * @param change replaces members of the adapter
 */
export const withInternals = <A extends DatabaseAdapterObj>(
  base: A,
  change: (adapter: Internals) => void,
): A => ({
  ...base,
  init: (args: Parameters<A['init']>[0]) => {
    const adapter = base.init(args)
    change(internalsOf(adapter))
    return adapter as ReturnType<A['init']>
  },
})

/** The name of a table in the database, for a column in a query whose tables have aliases. */
export const tableNameIn = ({ table }: Column): string =>
  String((table as unknown as Record<symbol, string>)[Symbol.for('drizzle:OriginalName')])

/** Connections for statements outside of a request's transaction. */
export const poolOf = ({ db }: Payload): Pool => internalsOf(db).pool

/** The options of the adapter's connections. */
export const poolOptionsOf = ({ db }: Payload): PoolConfig => internalsOf(db).poolOptions

/**
 * Connects a running instance with another role; connections that are already open stay idle.
 * @param url connection string of the role
 */
export const reconnect = async ({ db }: Payload, url: string): Promise<void> => {
  const adapter = internalsOf(db) as Partial<Internals> & Internals
  adapter.poolOptions = { ...adapter.poolOptions, connectionString: url }
  delete (adapter as Partial<Internals>).pool
  await adapter.connect()
}

/**
 * Runs SQL on connections outside of the pool: those of migrations and of the replica
 * (migrate.spec). The type also has the tables of the configuration, which neither uses.
 */
export const drizzleOn = (client: Client | Pool): MigrateUpArgs['db'] =>
  drizzle({ client }) as unknown as MigrateUpArgs['db']

/** Columns by table and field, with their names and types in the database. */
export const tablesOf = ({ db }: Payload) =>
  internalsOf(db).tables as unknown as Record<
    string,
    Record<string, { name: string; columnType: string } | undefined> | undefined
  >

/** A request, with or without a transaction, or the Payload instance alone. */
export type Reader = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

/** The transaction of a request, the same object until it ends; undefined outside of one. */
export const transactionOf = async (req: Reader): Promise<Connection | undefined> => {
  const id = await req.transactionID
  return id ? internalsOf(req.payload.db).sessions[id]?.db : undefined
}

/**
 * The transaction of a request.
 * @throws without one: falling back to the pool, as Payload does, would commit each statement
 */
export const requireTransaction = async (req: Reader): Promise<Connection> => {
  const transaction = await transactionOf(req)
  if (!transaction) throw new Error('This step must run inside a transaction')
  return transaction
}

/** The transaction of a request, or any connection outside of one. */
export const connectionOf = async (req: Reader): Promise<Connection> =>
  (await transactionOf(req)) ?? internalsOf(req.payload.db).drizzle

/**
 * Runs a prepared statement: PostgreSQL parses and plans it once per connection.
 * @param query text and parameters
 * @param name name of the prepared statement; none for rare texts
 * @param fields for rows as Drizzle maps them, columns in the order of the text; else plain rows
 */
export const runPrepared = <T>(
  { session }: Connection,
  { query, name, fields }: { query: Query; name: string | undefined; fields?: Fields },
): Promise<T> =>
  session.prepareQuery(query, fields, name, fields !== undefined).execute() as Promise<T>

/**
 * Runs a statement that nearly every change needs as a prepared one. Only for texts that never
 * vary, and whose best plan does not depend on the parameters.
 * @returns its rows
 */
export const executePrepared = async <T extends Row>(
  connection: Connection,
  statement: SQL,
): Promise<T[]> => {
  const query = connection.dialect.sqlToQuery(statement)
  const name = statementName(query.sql)
  return (await runPrepared<{ rows: T[] }>(connection, { query, name })).rows
}

/** The driver's connection under a transaction. */
export const clientOf = ({ session }: Connection): PoolClient => {
  if (!session.client) throw new Error('This transaction has no connection of its own')
  return session.client
}

/**
 * Opens a savepoint. Payload rolls back the transaction of a request when one of its calls fails; a
 * request with the id of a savepoint rolls back to that savepoint instead.
 * @param req with a transaction
 * @param ends the statements that release the savepoint, and that roll back to it
 * @returns its id, for `transactionID`, and a function that releases it
 */
export const openPart = async (
  req: PayloadRequest,
  ends: Pick<Session, 'resolve' | 'reject'>,
): Promise<{ id: string; whole: string; close: () => Promise<void> }> => {
  const { sessions } = internalsOf(req.payload.db)
  const id = randomUUID()
  sessions[id] = { db: await requireTransaction(req), ...ends }
  const close = async () => {
    await sessions[id]?.resolve()
    delete sessions[id]
  }
  return { id, whole: String(await req.transactionID), close }
}

/**
 * Runs code before and after every COMMIT.
 * @param key marks the instance: a second call with it changes nothing
 * @param around gets the transaction, if it is still open, and a function that commits it
 */
export const aroundCommits = (
  { db }: Payload,
  key: symbol,
  around: (transaction: Connection | undefined, commit: () => Promise<void>) => Promise<void>,
): void => {
  const adapter = internalsOf(db) as Internals & { [key: symbol]: unknown }
  if (adapter[key]) return
  adapter[key] = true
  const commit = adapter.commitTransaction.bind(adapter)
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    await around(adapter.sessions[String(id)]?.db, () => commit(id))
  }
}
