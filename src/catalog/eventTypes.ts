import type { AUDITED_PARTS, AuditedSlug } from '@/domain/audit/auditedSlugs'
import { SUBJECT_OF_EVENT, type EventName } from '@/domain/events/entries'

/** Public types of events; null for internal events that only notify users. */
const TYPES = {
  tenderSent: 'tender.sent',
  approvalRequested: 'tender.approval_requested',
  approvalDeclined: 'tender.approval_declined',
  tenderApproved: 'tender.approved',
  approvalWithdrawn: 'tender.approval_withdrawn',
  tenderRejected: 'tender.rejected',
  tenderCancelled: 'tender.cancelled',
  tenderInvoiced: 'tender.invoiced',
  invoiceWithdrawn: 'tender.invoice_withdrawn',
  tenderExpiring: 'tender.expiring',
  tenderAssigned: 'tender.assigned',
  companyAssigned: 'company.assigned',
  companyMerged: 'company.merged',
  companySplit: 'company.split',
  noteWritten: null,
  actionAssigned: 'action.assigned',
  tenderAccepted: 'tender.accepted',
  tenderDeclined: 'tender.declined',
  tenderQuestioned: 'tender.questioned',
  reservationMade: 'reservation.made',
  reservationReleased: 'reservation.released',
  reservationExpiring: 'reservation.expiring',
  reservationExpired: 'reservation.expired',
  reservationOffered: 'reservation.offered',
  stockRanLow: 'stock_card.ran_low',
  importEnded: null,
} as const satisfies Record<EventName, string | null>

/** Events with a type: those that programs get. */
export type PublicEvent = {
  [Name in EventName]: (typeof TYPES)[Name] extends null ? never : Name
}[EventName]

type Recorded = Exclude<AuditedSlug, (typeof AUDITED_PARTS)[number]>

/**
 * Name of a record in the types of its changes, the singular of its collection; null for those
 * without events: permissions and settings. Changes of parts are changes of their record.
 */
const RECORDS = {
  companies: 'company',
  branches: 'branch',
  employees: 'employee',
  meets: 'meet',
  'company-projects': 'company_project',
  notes: 'note',
  actions: 'action',
  tenders: 'tender',
  'tender-templates': 'tender_template',
  'lost-reasons': 'lost_reason',
  'stock-types': 'stock_type',
  'stock-cards': 'stock_card',
  'stock-groups': 'stock_group',
  'stock-movements': 'stock_movement',
  'stock-reservations': 'stock_reservation',
  'stock-counts': 'stock_count',
  'stock-closings': 'stock_closing',
  'price-changes': 'price_change',
  media: 'media',
  'currency-rates': 'currency_rate',
  users: null,
  roles: null,
  'api-clients': null,
  webhooks: null,
  settings: null,
} as const satisfies Record<Recorded, string | null>

/** Collections whose changes are events. */
export const CHANGED_SLUGS = (Object.keys(RECORDS) as Recorded[]).filter(
  (slug) => RECORDS[slug] !== null,
)

/** Changes of any record, as named in the database (`log_change`). */
export const CHANGES = ['created', 'updated', 'deleted'] as const
export type Change = (typeof CHANGES)[number]

/** True for the name of an event that the database writes for a change of a record. */
export const isChange = (name: string): name is Change =>
  (CHANGES as readonly string[]).includes(name)

/**
 * The type of a stored event, as the API names it.
 * @param event its name and the collection it is about
 * @returns null for an event that is not public
 */
export const eventTypeOf = ({
  name,
  subject,
}: {
  name: string
  subject: string
}): string | null => {
  if (!isChange(name)) return Object.hasOwn(TYPES, name) ? TYPES[name as EventName] : null
  const record = Object.hasOwn(RECORDS, subject) ? RECORDS[subject as Recorded] : null
  return record && `${record}.${name}`
}

const STORED: readonly { subject: string; name: string }[] = [
  ...CHANGED_SLUGS.flatMap((subject) => CHANGES.map((name) => ({ subject, name }))),
  ...(Object.keys(TYPES) as EventName[]).map((name) => ({
    subject: SUBJECT_OF_EVENT[name],
    name,
  })),
]

/**
 * The collections and names of the events that have one of these types.
 * @param types of `EVENT_TYPES`
 */
export const storedAs = (types: readonly string[]): { subject: string; name: string }[] =>
  STORED.filter((stored) => types.includes(eventTypeOf(stored) ?? ''))

/** The types of each collection, in the order of `EVENT_TYPES`. */
export const typesBySubject = (): { subject: string; types: string[] }[] => {
  const subjects = new Map<string, string[]>()
  for (const stored of STORED) {
    const type = eventTypeOf(stored)
    if (type) subjects.set(stored.subject, [...(subjects.get(stored.subject) ?? []), type])
  }
  return [...subjects].map(([subject, types]) => ({ subject, types }))
}

/** Every type there is. */
export const EVENT_TYPES: readonly string[] = STORED.flatMap((stored) => eventTypeOf(stored) ?? [])
