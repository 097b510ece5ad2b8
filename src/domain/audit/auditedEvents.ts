/** What happens without changing a row of business data: to somebody's access, to what was deleted,
 * to what was taken along as a file or came from one. */
export const AUDITED_EVENTS = [
  'signIn',
  'signInRefused',
  'signOut',
  'endSession',
  'endSessions',
  'denied',
  'purge',
  'export',
  'import',
  'undoImport',
] as const
export type AuditedEvent = (typeof AUDITED_EVENTS)[number]

/** True for an action of the trail that changed no record. */
export const isAuditedEvent = (action: unknown): action is AuditedEvent =>
  (AUDITED_EVENTS as readonly unknown[]).includes(action)
