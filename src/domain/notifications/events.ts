/** The kinds of notifications; each person can switch each kind off (NT7). */
export const NOTIFICATION_KINDS = [
  'approval',
  'tenderStatus',
  'customerAnswer',
  'assignment',
  'mention',
  'action',
  'reservation',
  'lowStock',
  'import',
  'export',
  'rights',
  'system',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The events that create a notification, with the kind of each. */
export const KIND_OF_EVENT = {
  tenderSent: 'approval',
  approvalRequested: 'approval',
  approvalDeclined: 'tenderStatus',
  deputyNamed: 'approval',
  deputyGiven: 'approval',
  deputyEnded: 'approval',
  tenderApproved: 'tenderStatus',
  approvalWithdrawn: 'tenderStatus',
  tenderRejected: 'tenderStatus',
  tenderCancelled: 'tenderStatus',
  tenderInvoiced: 'tenderStatus',
  invoiceWithdrawn: 'tenderStatus',
  tenderExpiring: 'tenderStatus',
  tenderAccepted: 'customerAnswer',
  tenderDeclined: 'customerAnswer',
  tenderQuestioned: 'customerAnswer',
  tenderAssigned: 'assignment',
  companyAssigned: 'assignment',
  mentioned: 'mention',
  actionAssigned: 'action',
  actionDue: 'action',
  actionsDue: 'action',
  requestDue: 'action',
  retentionOver: 'action',
  reservationMade: 'reservation',
  reservationReleased: 'reservation',
  reservationExpiring: 'reservation',
  reservationExpired: 'reservation',
  reservationOffered: 'reservation',
  lowStock: 'lowStock',
  importChecked: 'import',
  importDone: 'import',
  importUndone: 'import',
  importStopped: 'import',
  exportDone: 'export',
  exportFailed: 'export',
  rightRequested: 'rights',
  rightGiven: 'rights',
  rightDeclined: 'rights',
  countersDrifted: 'system',
  jobFailed: 'system',
  mailFailed: 'system',
  deliveryFailed: 'system',
  keyEnding: 'system',
  webhookFailing: 'system',
  webhookDisabled: 'system',
} as const satisfies Record<string, NotificationKind>
export type NotificationEvent = keyof typeof KIND_OF_EVENT

export const NOTIFICATION_EVENTS = Object.keys(KIND_OF_EVENT) as [
  NotificationEvent,
  ...NotificationEvent[],
]

/**
 * The subject of a notification: a record of a collection, an import, the file of an export, a
 * request for a right, the page of jobs, the page Today (for `actions` and `deputies`), or the page
 * of personal data (for `privacy`).
 */
export const NOTIFICATION_SUBJECTS = [
  'tenders',
  'companies',
  'company-projects',
  'stock-cards',
  'stock-reservations',
  'imports',
  'jobs',
  'api-clients',
  'actions',
  'right-requests',
  'webhooks',
  'deputies',
  'privacy',
  'exports',
] as const
export type NotificationSubject = (typeof NOTIFICATION_SUBJECTS)[number]

/**
 * The values of a notification's sentence. Stored as values because each reader gets it in their
 * own language; decimals as text.
 */
export type NotificationData = {
  number?: string | null
  tender?: string | null
  card?: string | null
  /** Name of the record. */
  record?: string | null
  /** Title of an action. */
  action?: string | null
  /** The hour and minute of an action, `09:30`. */
  time?: string | null
  /** Actions of a user that are due by today, and those of them that are overdue. */
  due?: number | null
  overdue?: number | null
  quantity?: string | null
  /** A customer, by the name they entered. */
  customer?: string | null
  /** Customer of a tender: a registered company, or a person. */
  company?: string | null
  person?: string | null
  /** Total of a tender in its currency, and its effective discount in percent. */
  total?: string | null
  currency?: string | null
  discount?: string | null
  /** Note of a request, or the reason it was declined. */
  note?: string | null
  /** Optional lines the customer chose on acceptance. */
  chosen?: string | null
  /** A program, and the last day of its API key. */
  program?: string | null
  lastDay?: string | null
  /** An imported or exported file, the number of its rows concerned, and of those with errors. */
  file?: string | null
  rows?: number | null
  errors?: number | null
  /** A requested right (`tenders:approve`), and the label key of its field. */
  right?: string | null
  fieldWords?: string | null
  /** The person whom the receiver represents as deputy. */
  onBehalf?: string | null
  /** First and last day of a deputyship. */
  from?: string | null
  until?: string | null
  /** The acting user; missing for programs and the system. */
  actor?: string | null
}

/** True for a value that names a kind. */
export const isNotificationKind = (value: unknown): value is NotificationKind =>
  (NOTIFICATION_KINDS as readonly unknown[]).includes(value)

/** True for a value that names an event. */
export const isNotificationEvent = (value: unknown): value is NotificationEvent =>
  typeof value === 'string' && Object.hasOwn(KIND_OF_EVENT, value)
