import type { DatabaseAdapterObj } from 'payload'
import { withInternals, type Connection, type Internals, type Session } from './adapter'
import { insertRow } from './insertRow'

type Row = Record<string, unknown>
/**
 * How Payload requests a row: an empty object selects all columns of its table and nothing else.
 */
type Asked = { where?: unknown }
type Table = Connection['query'][string]

/** Rows of other tables and selections of columns are read from the database. */
const isWholeRow = (asked: Asked): boolean => Object.keys(asked).every((key) => key === 'where')

/** A transaction that returns newly inserted rows without querying them again. */
const knowing = (tx: Connection, made: ReadonlyMap<string, Row>): Connection =>
  Object.create(tx, {
    query: {
      value: new Proxy(tx.query, {
        get: (tables, name: string): Table | undefined => {
          const table = tables[name]
          const row = made.get(name)
          if (!table || !row) return table
          return {
            findFirst: (asked: Asked) =>
              isWholeRow(asked) ? Promise.resolve(row) : table.findFirst(asked),
          }
        },
      }),
    },
  }) as Connection

/** The adapter for the duration of one creation. */
const forOne = (adapter: Internals, id: string, session: Session): Internals => {
  const tx = session.db
  const made = new Map<string, Row>()
  const insert: Internals['insert'] = async (args) => {
    const { tableName, values, onConflictDoUpdate } = args
    const table = adapter.tables[tableName]
    const isOne = table && !Array.isArray(values) && !onConflictDoUpdate
    const inserted = isOne ? await insertRow(tx, table, values) : null
    const rows = inserted ?? (await adapter.insert({ ...args, db: tx }))
    const [row] = rows
    if (row && rows.length === 1) made.set(tableName, row)
    return rows
  }
  const db = knowing(tx, made)
  return Object.create(adapter, {
    insert: { value: insert },
    sessions: { value: { [id]: { ...session, db } } },
  }) as Internals
}

/**
 * Payload 3.90.2 reads every inserted row again, although the insert returned it with the changes
 * of the triggers before it. If the row has all data of the record, the returned one is used, as
 * Payload itself does after an update. This requires that no trigger after an insert changes its
 * own row: `tests/int/database/createdRows.spec.ts` checks that in the database.
 */
export const withCreatedRows = <A extends DatabaseAdapterObj>(base: A): A =>
  withInternals(base, (adapter) => {
    const { create } = adapter
    adapter.create = async (asked) => {
      const id = String(await asked.req?.transactionID)
      const session = adapter.sessions[id]
      return create.call(session ? forOne(adapter, id, session) : adapter, asked)
    }
  })
