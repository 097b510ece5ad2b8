/**
 * The only file that reaches behind the documented API of Payload's PostgreSQL adapter and of
 * Drizzle; lint refuses that anywhere else (decision 0068). Each member of `Internals` says what it
 * is for and which test notices when an upgrade changes it; `adapter.spec` checks all of them.
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

/** What is used of a transaction of Drizzle, and of its instance outside of one. */
export type Connection = {
  execute: (statement: SQL) => Promise<{ rows: Row[]; rowCount: number | null }>
  /** Texts of inserts and updates, made once (`insertRow`): createdRows.spec. */
  insert: (table: PgTable) => {
    values: (row: Row) => { returning: () => { toSQL: () => Query } }
  }
  /** Reads of whole rows, which a creation answers from what it inserted: createdRows.spec. */
  query: Record<string, { findFirst: (asked: object) => Promise<Row | undefined> }>
  /** Named prepared statements; Drizzle offers them for its own query builder only. */
  dialect: { sqlToQuery: (statement: SQL) => Query }
  session: {
    /** The connection of a transaction: jobs are queued on it, and its loss is noticed. */
    client?: PoolClient
    prepareQuery: (
      query: Query,
      fields: Fields,
      name: string | undefined,
      isInArrayMode: boolean,
    ) => { execute: () => Promise<unknown> }
  }
}

/** A transaction of a request, kept open until it is resolved or rejected: honestCommit.spec. */
export type Session = {
  db: Connection
  resolve: () => Promise<void>
  reject: () => Promise<void>
}

/** How a transaction begins: the access mode is the last word of its BEGIN. */
export type TransactionOptions = { accessMode?: string }

type Operator = (column: Column, value: unknown) => SQL
type Asked = { collection: CollectionSlug; sort?: Sort | null }

/** What is used of the adapter. */
export type Internals = {
  /** Statements outside of transactions, with the driver's own results: the gate's tests. */
  pool: Pool
  /** Another role for the migrations, before `connect`: roles.spec. */
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
  /** Replaced, because a failed COMMIT was answered as success (`honestCommit`). */
  beginTransaction: (options?: TransactionOptions) => Promise<string>
  commitTransaction: (id: unknown) => Promise<void>
  rollbackTransaction: (id: unknown) => Promise<void>
  /** Replaced, because each new row was read a second time (`createdRows`). */
  create: (this: unknown, args: { req?: { transactionID?: unknown } }) => Promise<unknown>
  /** Replaced, because rows of one moment had no order (`withUniqueOrder`): declined.spec. */
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

/** The columns of all tables, as a hook on the schema changes them: schema.spec. */
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

/** What the adapter's connections were made with. */
export const poolOptionsOf = ({ db }: Payload): PoolConfig => internalsOf(db).poolOptions

/**
 * Connects a running instance with another role; its earlier connections stay idle.
 * @param url connection string of the role
 */
export const reconnect = async ({ db }: Payload, url: string): Promise<void> => {
  const adapter = internalsOf(db) as Partial<Internals> & Internals
  adapter.poolOptions = { ...adapter.poolOptions, connectionString: url }
  delete (adapter as Partial<Internals>).pool
  await adapter.connect()
}

/**
 * What runs SQL on connections outside of the pool: those of migrations and of the replica
 * (migrate.spec). Its type also knows the tables of the configuration, which neither uses.
 */
export const drizzleOn = (client: Client | Pool): MigrateUpArgs['db'] =>
  drizzle({ client }) as unknown as MigrateUpArgs['db']

/** Columns by table and field, with their names and types in the database. */
export const tablesOf = ({ db }: Payload) =>
  internalsOf(db).tables as unknown as Record<
    string,
    Record<string, { name: string; columnType: string } | undefined> | undefined
  >

/** A request whose transaction is asked for, or the instance alone. */
export type Reader = Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'transactionID'>>

/** The transaction of a request, one object as long as it lasts; undefined outside of one. */
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
 * Runs a statement under a name: PostgreSQL parses and plans it once for each connection.
 * @param query text and parameters
 * @param name none for a text that is rare
 * @param fields for rows as Drizzle maps them, columns in the order of the text; else plain rows
 */
export const runPrepared = <T>(
  { session }: Connection,
  { query, name, fields }: { query: Query; name: string | undefined; fields?: Fields },
): Promise<T> =>
  session.prepareQuery(query, fields, name, fields !== undefined).execute() as Promise<T>

/**
 * Runs a statement that nearly every change needs as a prepared one. Only for texts that are always
 * the same, and whose plan does not depend on how many rows a value has.
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
 * Opens a part of a transaction. Payload ends the transaction of a request when one of its calls
 * fails; a request with the id of a part ends that part instead.
 * @param req with a transaction
 * @param ends how the part ends well, and how it is undone
 * @returns its id, for `transactionID`, and a function that ends it well
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
 * Does something before and after every COMMIT.
 * @param key marks the instance: a second call with it changes nothing
 * @param around gets the transaction, if it is still open, and what commits it
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
