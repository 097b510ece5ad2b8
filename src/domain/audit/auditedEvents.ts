/** What happens without changing a row of business data: to somebody's access, to what was deleted,
 * to what was taken along as a file or came from one. The program writes them (`recordEvent`). */
export const ACCESS_EVENTS = [
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
  'factorsReset',
  'nameDeputy',
  'endDeputy',
  'askRight',
  'declineRight',
  'beginView',
  'endView',
  'searchPerson',
  'exportPerson',
  'erasePerson',
] as const
export type AccessEvent = (typeof ACCESS_EVENTS)[number]

/** Events of a user's second factor, invitation and calendar address, written by the triggers of their tables. */
const FACTOR_EVENTS = [
  'addFactor',
  'removeFactor',
  'makeCodes',
  'useRecoveryCode',
  'addPasskey',
  'removePasskey',
  'linkAccount',
  'unlinkAccount',
  'addFeed',
  'removeFeed',
  'invite',
  'endInvitation',
] as const

/** Values were taken out of the trail of a record: written by the SQL function that does so. */
const REDACTED = 'erase'

/** Actions of the trail that changed no record of business data. */
export const AUDITED_EVENTS = [...ACCESS_EVENTS, ...FACTOR_EVENTS, REDACTED] as const
export type AuditedEvent = (typeof AUDITED_EVENTS)[number]

/** True for an action of the trail that changed no record. */
export const isAuditedEvent = (action: unknown): action is AuditedEvent =>
  (AUDITED_EVENTS as readonly unknown[]).includes(action)
