import { MEET_CONDITIONS } from '../meets/meetConditions'
import { addDays, dayToStored, type Day } from '../shared/day'
import type { Id } from '../shared/idOf'
import { startOfDay } from '../shared/startOfDay'
import { TENDER_CONDITIONS } from '../tenders/conditions'

/** Parameters of the conditions, in addition to the rows. */
export type QueueQuestion = {
  /** The company's day and its time zone. */
  today: Day
  timeZone: string
  /** The user whose queues are read. */
  person: Id
  /** The people they represent as deputy today. */
  standsInFor: readonly Id[]
  /** Records of all owners, in queues that are otherwise limited to the user's own. */
  isTeam: boolean
}

/** A list filter as in an address. */
type ListCondition = { readonly [key: string]: unknown }

type Queue = {
  slug: 'tenders' | 'meets' | 'stock-reservations' | 'actions'
  sort: string
  where: (question: QueueQuestion) => ListCondition
  /**
   * Commands of its rows, the main one first; for reservations `deliver` is a command of their
   * tender.
   */
  commands: readonly string[]
}

/**
 * Days without a change after which a draft, a request for approval or a sent tender is overdue.
 */
const OLD_DRAFT_DAYS = 2
const OLD_REQUEST_DAYS = 2
const SILENT_DAYS = 14

/** The start of the day that many days ago. */
const since = (days: number, { today, timeZone }: QueueQuestion): string =>
  startOfDay({ day: addDays(today, -days), timeZone })

const own = ({ person, isTeam }: QueueQuestion): ListCondition =>
  isTeam ? {} : TENDER_CONDITIONS.ownedBy(person)

/** Open actions by the day they are due on; the user's own, unless the team's are wanted. */
const openActions = (
  dueOn: ListCondition,
  { person, isTeam }: Pick<QueueQuestion, 'person' | 'isTeam'>,
): ListCondition => ({
  doneAt: { exists: 'false' },
  dueOn,
  ...(isTeam ? {} : { owner: { equals: String(person) } }),
})

/** Due today or earlier. */
const due = (question: QueueQuestion): ListCondition =>
  openActions({ less_than_equal: dayToStored(question.today) }, question)

/** One's own actions that are due after today. */
export const actionsToCome = ({ today, person }: QueueQuestion): ListCondition =>
  openActions({ greater_than: dayToStored(today) }, { person, isTeam: false })

/**
 * The queues of the page Today, in its order. Each is a list condition, so that the list it opens
 * has exactly its rows.
 */
export const QUEUES = {
  approvals: {
    slug: 'tenders',
    sort: 'approvalAskedAt',
    where: ({ person, standsInFor }) =>
      standsInFor.length === 0
        ? TENDER_CONDITIONS.awaitingMe(person)
        : TENDER_CONDITIONS.awaitingOne([person, ...standsInFor]),
    commands: ['approve', 'declineApproval'],
  },
  /** Accepted by the customer, not approved yet. */
  accepted: {
    slug: 'tenders',
    sort: 'acceptedAt',
    where: (question) => ({
      status: { equals: 'sent' },
      acceptedAt: { exists: 'true' },
      ...own(question),
    }),
    commands: ['applyChoice', 'approve', 'requestApproval'],
  },
  /** A customer asked or declined and waits for a reply: the action that this created is due. */
  answers: {
    slug: 'actions',
    sort: 'dueOn',
    where: (question) => ({ ...due(question), source: { equals: 'answer' } }),
    // Actions have their own steps, which depend on the owner.
    commands: [],
  },
  /** All others that are due today or earlier. */
  actions: {
    slug: 'actions',
    sort: 'dueOn',
    where: (question) => ({ ...due(question), source: { not_equals: 'answer' } }),
    commands: [],
  },
  meetsToday: {
    slug: 'meets',
    sort: 'startsAt',
    where: (question) => ({ status: { equals: 'planned' }, ...MEET_CONDITIONS.today(question) }),
    commands: [],
  },
  /** Started before today, without an outcome. */
  meetsOpen: {
    slug: 'meets',
    sort: 'startsAt',
    where: (question) => ({
      status: { equals: 'planned' },
      startsAt: { less_than: since(0, question) },
    }),
    commands: [],
  },
  expiring: {
    slug: 'tenders',
    sort: 'validUntil',
    where: (question) => ({ ...TENDER_CONDITIONS.expiring(question.today), ...own(question) }),
    commands: ['resend', 'approve'],
  },
  drafts: {
    slug: 'tenders',
    sort: 'createdAt',
    where: (question) => ({
      ...TENDER_CONDITIONS.draft(),
      createdAt: { less_than: since(OLD_DRAFT_DAYS, question) },
      ...own(question),
    }),
    commands: ['send'],
  },
  /** Reserved by an approval and not delivered yet. */
  deliver: {
    slug: 'stock-reservations',
    sort: 'id',
    where: () => ({ status: { equals: 'active' }, origin: { equals: 'approval' } }),
    commands: ['deliver'],
  },
  /** Waiting reservations whose card has stock again. */
  offered: {
    slug: 'stock-reservations',
    sort: 'offeredAt',
    where: () => ({ status: { equals: 'waiting' }, offeredAt: { exists: 'true' } }),
    commands: ['take', 'leave'],
  },
  invoice: {
    slug: 'tenders',
    sort: 'approvedAt',
    where: TENDER_CONDITIONS.notInvoiced,
    commands: ['invoice'],
  },
  /**
   * The owner is inactive, the request for approval is overdue, or nothing happened since it was
   * sent.
   */
  stuck: {
    slug: 'tenders',
    sort: 'updatedAt',
    where: (question) => ({
      or: [
        { status: { in: 'draft,sent,approved' }, 'owner.status': { equals: 'passive' } },
        { approvalAskedAt: { less_than: since(OLD_REQUEST_DAYS, question) } },
        { status: { equals: 'sent' }, updatedAt: { less_than: since(SILENT_DAYS, question) } },
      ],
    }),
    commands: ['assign'],
  },
} as const satisfies Record<string, Queue>

export type QueueId = keyof typeof QUEUES
export const QUEUE_IDS = Object.keys(QUEUES) as QueueId[]

export const queueOf = (id: QueueId): Queue => QUEUES[id]
