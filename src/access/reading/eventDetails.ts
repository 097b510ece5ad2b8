import type { AuditedEvent } from '@/domain/audit/auditedEvents'
import type { Subject } from '../roles/permissions'

/**
 * Required rights for a detail of an event: to read the trail (facts of the event itself), every
 * field of the record's collection (a search term may be a value of any of them), that and the
 * columns named by the detail, or one field.
 */
export type DetailOpener =
  | 'trail'
  | 'wholeRecord'
  | 'namedColumns'
  | readonly [subject: Subject, field: string]

/** Every stored detail of events with its required rights. Undeclared details are not shown. */
export const EVENT_DETAILS = {
  signIn: { by: 'trail' },
  emergencySignIn: {},
  signInRefused: { email: ['users', 'email'] },
  signOut: {},
  endSession: {},
  endSessions: {},
  denied: { code: 'trail', method: 'trail', path: 'trail' },
  purge: {},
  export: {
    format: 'trail',
    rows: 'namedColumns',
    search: 'wholeRecord',
    filters: 'namedColumns',
  },
  import: { file: 'wholeRecord', created: 'trail', updated: 'trail', failed: 'trail' },
  undoImport: { file: 'wholeRecord', undone: 'trail', left: 'trail' },
  factorsReset: { reason: 'trail' },
  nameDeputy: { deputy: 'wholeRecord', from: 'trail', until: 'trail' },
  endDeputy: { deputy: 'wholeRecord' },
  askRight: { right: 'trail' },
  declineRight: { right: 'trail' },
  beginView: { name: ['roles', 'name'] },
  endView: { name: ['roles', 'name'] },
  // The searched person is not stored: that would be another copy of personal data.
  searchPerson: {},
  exportPerson: { format: 'trail', rows: 'trail', request: 'trail' },
  erasePerson: { reason: 'trail', rows: 'trail', request: 'trail' },
  receiveRequest: { request: 'trail' },
  changeRequest: { request: 'trail' },
  closeRequest: { request: 'trail' },
  mergeRecords: { company: ['customers', 'name'] },
  splitRecords: { company: ['customers', 'name'] },
  sendInvitations: {
    invited: ['customers', 'email'],
    updated: ['customers', 'email'],
    cancelled: ['customers', 'email'],
  },
  erase: { fields: 'trail', events: 'trail' },
  addFactor: {},
  removeFactor: {},
  makeCodes: {},
  useRecoveryCode: {},
  addPasskey: {},
  removePasskey: {},
  linkAccount: {},
  unlinkAccount: {},
  addFeed: {},
  removeFeed: {},
  invite: {},
  endInvitation: {},
} as const satisfies Record<AuditedEvent, Readonly<Record<string, DetailOpener>>>

/** The details an event may be recorded with. */
export type DetailsOf<Event extends AuditedEvent> = Readonly<
  Partial<Record<keyof (typeof EVENT_DETAILS)[Event], string | null>>
>

/** The required rights of a detail; undefined for an undeclared one. */
export const openerOf = (event: AuditedEvent, detail: string): DetailOpener | undefined => {
  const details: Readonly<Record<string, DetailOpener>> = EVENT_DETAILS[event]
  return Object.hasOwn(details, detail) ? details[detail] : undefined
}
