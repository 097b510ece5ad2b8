import type { AuditedEvent } from '@/domain/audit/auditedEvents'
import type { Subject } from '../roles/permissions'

/**
 * What opens a detail of an event: the right to read the trail (facts of the event itself), every
 * field of the record's collection (what was searched may be a value of any of them), that and the
 * columns which the detail names, or one field.
 */
export type DetailOpener =
  | 'trail'
  | 'wholeRecord'
  | 'namedColumns'
  | readonly [subject: Subject, field: string]

/** Every detail that events keep, with what opens it. A detail that is not here is not shown. */
export const EVENT_DETAILS = {
  signIn: {},
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
  // Whom it was about is kept nowhere: it would be one more place with data of that person.
  searchPerson: {},
  exportPerson: { format: 'trail', rows: 'trail' },
  erasePerson: { reason: 'trail', rows: 'trail' },
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

/** What opens a detail; nothing for one that is not declared. */
export const openerOf = (event: AuditedEvent, detail: string): DetailOpener | undefined => {
  const details: Readonly<Record<string, DetailOpener>> = EVENT_DETAILS[event]
  return Object.hasOwn(details, detail) ? details[detail] : undefined
}
