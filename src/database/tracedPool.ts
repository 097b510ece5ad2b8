import { AsyncResource } from 'node:async_hooks'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import pg from 'pg'
import { TEXT_COLUMNS } from '@/catalog/personalColumns'
import { keepNewest } from '@/domain/shared/keepNewest'
import { isTracing, startPart } from '@/lib/tracing'

const OPERATIONS: ReadonlySet<string> = new Set([
  ...['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'LOCK'],
  ...['BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE', 'SET'],
])
const TABLE = /\b(?:from|into|update|join)\s+(?:"?public"?\.)?"?([a-z_][a-z0-9_]*)/gi

/**
 * What a trace says of a statement: its operation and the first of our tables in it. Both come
 * from fixed lists, so that no input of users gets into a trace.
 * @param text of the statement
 */
export const describeStatement = (text: string): { operation: string; table?: string } => {
  const first = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? ''
  const operation = OPERATIONS.has(first) ? first : 'OTHER'
  for (const [, name = ''] of text.matchAll(TABLE)) {
    const table = name.toLowerCase()
    if (Object.hasOwn(TEXT_COLUMNS, table)) return { operation, table }
  }
  return { operation }
}

/** Texts are made by the program, so that there are few; those with lists of ids are not kept for ever. */
const MOST_TEXTS = 2_000
const described = new Map<string, ReturnType<typeof describeStatement>>()
const describedOnce = (text: string) =>
  described.get(text) ?? keepNewest(described, MOST_TEXTS, text, describeStatement(text))

const startStatement = (text: string) => {
  const { operation, table } = describedOnce(text)
  return startPart(table ? `${operation} ${table}` : operation, {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  })
}

/** SQLSTATE, or the code of a lost connection; the message quotes values. */
const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? 'error')

type Query = (...args: unknown[]) => unknown
type Done = (error: unknown, ...rest: unknown[]) => void

/** Times the statements of a connection that are part of a request. */
const timed =
  (query: Query): Query =>
  (...args) => {
    if (!isTracing()) return query(...args)
    const [asked] = args
    const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | null)?.text
    // Streams of COPY and the like have no text of their own.
    const span = typeof text === 'string' ? startStatement(text) : null
    if (!span) return query(...args)
    const end = (error?: unknown) => span.end({}, error ? codeOf(error) : undefined)
    const last = args.at(-1)
    if (typeof last === 'function') {
      const done: Done = (error, ...rest) => {
        end(error)
        ;(last as Done)(error, ...rest)
      }
      return query(...args.slice(0, -1), done)
    }
    const answer = query(...args)
    if (answer instanceof Promise) answer.then(() => end(), end)
    else end()
    return answer
  }

class TracedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = (...args: unknown[]) => Reflect.apply(super.query, this, args) as unknown
    this.query = timed(query) as typeof this.query
  }
}

/**
 * A pool whose statements are parts of the trace of the request that they belong to, where traces are
 * recorded.
 */
export class TracedPool extends pg.Pool {
  constructor(config?: pg.PoolConfig) {
    super({ ...config, Client: TracedClient })
    const connect = super.connect.bind(this) as (done?: Done) => unknown
    // A callback that waits for a connection would run in the request that gives one back.
    const inItsRequest = (done?: Done) =>
      connect(done && isTracing() ? (AsyncResource.bind(done) as Done) : done)
    this.connect = inItsRequest as typeof this.connect
  }
}

type Driver = NonNullable<Parameters<typeof postgresAdapter>[0]['pg']>

/** The driver as the adapter takes it, with this pool. The adapter has the same one, with older types. */
export const tracedDriver = { ...pg, Pool: TracedPool } as unknown as Driver
