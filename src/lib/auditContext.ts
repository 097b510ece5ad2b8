import { AsyncLocalStorage } from 'node:async_hooks'

/** Who does something, from where, by which command: what the audit trail says of a change. */
export type AuditContext = {
  /** Of the collection `users`; none for programs, the system and visitors. */
  user?: number | null
  /** Of the collection `api-clients`. */
  client?: number | null
  /** As they were called at that moment. */
  name?: string | null
  address?: string | null
  /** The request's id, as in the log. */
  request?: string | null
  /** A verb of the registry of commands, or the name of a job. */
  command?: string
  /** The record a command was given to. */
  subject?: string
  document?: number
  /** The import whose rows become records. */
  import?: number
  /** The record that the request made or changed. */
  made?: { slug: string; id: number } | null
  /** The code of a refusal for want of a right, once there was one. */
  denied?: string
  /** The name of the role that the session views as: transactions of the request are read only. */
  viewing?: string
  /** The request ends that, or the session itself: its transactions may write. */
  mayWrite?: boolean
}

// One per process: the routes and the adapter may be bundled apart.
const KEY = Symbol.for('backoffice.auditContext')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<AuditContext> }
const contexts = () => (shared[KEY] ??= new AsyncLocalStorage<AuditContext>())

/**
 * Runs work whose changes carry `context` in the audit trail; the context may be completed
 * meanwhile.
 */
export const withAuditContext = <T>(context: AuditContext, work: () => T): T =>
  contexts().run({ ...context }, work)

/** Of the work that is running; none outside of `withAuditContext`. */
export const auditContext = (): AuditContext | undefined => contexts().getStore()

/** The role that the running request views as, and for which it may therefore write nothing. */
export const readOnlyAs = (): string | null => {
  const { viewing, mayWrite } = contexts().getStore() ?? {}
  return viewing !== undefined && !mayWrite ? viewing : null
}

/** Adds what has become known of the work that is running. */
export const noteInAuditContext = (known: AuditContext): void => {
  const context = contexts().getStore()
  if (context) Object.assign(context, known)
}

type Caller = { id?: unknown; collection?: string; name?: unknown; _viewing?: { name: string } }

/** Remembers who the running work is done for: a person or a program. */
export const noteCaller = (caller: Caller | null | undefined): void => {
  if (!caller) return
  const { id, collection, name, _viewing: viewing } = caller
  noteInAuditContext({
    user: collection === 'users' ? Number(id) : null,
    client: collection === 'api-clients' ? Number(id) : null,
    name: typeof name === 'string' ? name : null,
    ...(viewing && { viewing: viewing.name }),
  })
}
