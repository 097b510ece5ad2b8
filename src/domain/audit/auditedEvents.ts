/**
 * Events that change no business data: sign-in and permissions, restored deletions, exports and
 * imports. The program writes them (`recordEvent`).
 */
export const ACCESS_EVENTS = [
  'signIn',
  'emergencySignIn',
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
  'receiveRequest',
  'changeRequest',
  'closeRequest',
  'mergeRecords',
  'splitRecords',
  'sendInvitations',
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

/** Values were erased from the trail of a record; written by the SQL function that erases them. */
const REDACTED = 'erase'

/** Audit actions that change no record of business data. */
export const AUDITED_EVENTS = [...ACCESS_EVENTS, ...FACTOR_EVENTS, REDACTED] as const
export type AuditedEvent = (typeof AUDITED_EVENTS)[number]

/** True for an audit action that changes no record. */
export const isAuditedEvent = (action: unknown): action is AuditedEvent =>
  (AUDITED_EVENTS as readonly unknown[]).includes(action)
