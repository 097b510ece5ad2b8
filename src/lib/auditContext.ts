import { AsyncLocalStorage } from 'node:async_hooks'

/** Acting user, source and command of the work: the context of audit events. */
export type AuditContext = {
  /** Id of the user; null for API clients, the system and visitors. */
  user?: number | null
  /** Id of the API client. */
  client?: number | null
  /** Name of the user or API client at that moment. */
  name?: string | null
  address?: string | null
  /** The request's id, as in the log. */
  request?: string | null
  /** A verb of the command registry, or the name of a job. */
  command?: string
  /** The record on which the command was run. */
  subject?: string
  document?: number
  /** The import that creates the records. */
  import?: number
  /** The record that the request created or changed. */
  made?: { slug: string; id: number } | null
  /** The code of a refusal for a missing right, if there was one. */
  denied?: string
  /** The name of the role that the session views as: transactions of the request are read only. */
  viewing?: string
  /** Set for the request that ends the view, or the session itself: its transactions may write. */
  mayWrite?: boolean
}

// One per process, shared by symbol: the routes and the adapter may be separate bundles.
const KEY = Symbol.for('backoffice.auditContext')
const shared = globalThis as { [KEY]?: AsyncLocalStorage<AuditContext> }
const contexts = () => (shared[KEY] ??= new AsyncLocalStorage<AuditContext>())

/**
 * Runs work whose changes carry `context` in the audit trail; `noteInAuditContext` can complete the
 * context meanwhile.
 */
export const withAuditContext = <T>(context: AuditContext, work: () => T): T =>
  contexts().run({ ...context }, work)

/** The context of the running work; undefined outside of `withAuditContext`. */
export const auditContext = (): AuditContext | undefined => contexts().getStore()

/** The role that the running request views as, which makes it read-only. */
export const readOnlyAs = (): string | null => {
  const { viewing, mayWrite } = contexts().getStore() ?? {}
  return viewing !== undefined && !mayWrite ? viewing : null
}

/** Completes the context of the running work. */
export const noteInAuditContext = (known: AuditContext): void => {
  const context = contexts().getStore()
  if (context) Object.assign(context, known)
}

type Caller = { id?: unknown; collection?: string; name?: unknown; _viewing?: { name: string } }

/** Records the user or API client for whom the running work is done. */
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
