import { MEET_CONDITIONS } from '../meets/meetConditions'
import { addDays, dayToStored, type Day } from '../shared/day'
import type { Id } from '../shared/idOf'
import { startOfDay } from '../shared/startOfDay'
import { EXPIRING_DAYS } from '../tenders/validity'

/** What the conditions depend on beside the rows themselves. */
export type QueueQuestion = {
  /** The company's day and the zone in which it begins. */
  today: Day
  timeZone: string
  /** Whoever works through the queues. */
  person: Id
  /** Everybody's instead of one's own, where a queue distinguishes them. */
  isTeam: boolean
}

/** A condition as lists take it in their address. */
type ListCondition = { readonly [key: string]: unknown }

type Queue = {
  slug: 'tenders' | 'meets' | 'stock-reservations'
  sort: string
  where: (question: QueueQuestion) => ListCondition
  /** Commands of its rows, the main one first; for reservations `deliver` is one of their tender. */
  commands: readonly string[]
}

/** A draft that nobody went on with, a request nobody answered, an offer nobody followed up. */
const OLD_DRAFT_DAYS = 2
const OLD_REQUEST_DAYS = 2
const SILENT_DAYS = 14

/** The days from which on something is still recent. */
const since = (days: number, { today, timeZone }: QueueQuestion): string =>
  startOfDay({ day: addDays(today, -days), timeZone })

const own = ({ person, isTeam }: QueueQuestion): ListCondition =>
  isTeam ? {} : { owner: { equals: String(person) } }

/**
 * What a day is worked through: each queue is a condition of a list, so that the list it opens has
 * exactly its rows. Their order here is that of the page.
 */
export const QUEUES = {
  approvals: {
    slug: 'tenders',
    sort: 'approvalAskedAt',
    where: ({ person }) => ({ approver: { equals: String(person) } }),
    commands: ['approve', 'declineApproval'],
  },
  /** Their customer accepted them, and they still wait for an approval. */
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
  meetsToday: {
    slug: 'meets',
    sort: 'startsAt',
    where: (question) => ({ status: { equals: 'planned' }, ...MEET_CONDITIONS.today(question) }),
    commands: [],
  },
  /** Began before today, and nobody said what became of them. */
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
    where: (question) => ({
      status: { equals: 'sent' },
      validUntil: {
        greater_than_equal: dayToStored(question.today),
        less_than_equal: dayToStored(addDays(question.today, EXPIRING_DAYS)),
      },
      ...own(question),
    }),
    commands: ['resend', 'approve'],
  },
  drafts: {
    slug: 'tenders',
    sort: 'createdAt',
    where: (question) => ({
      status: { equals: 'draft' },
      createdAt: { less_than: since(OLD_DRAFT_DAYS, question) },
      ...own(question),
    }),
    commands: ['send'],
  },
  /** What approvals promised of each card and what has not left the stock yet. */
  deliver: {
    slug: 'stock-reservations',
    sort: 'id',
    where: () => ({ status: { equals: 'active' }, origin: { equals: 'approval' } }),
    commands: ['deliver'],
  },
  /** Somebody waits for a card that could be taken now. */
  offered: {
    slug: 'stock-reservations',
    sort: 'offeredAt',
    where: () => ({ status: { equals: 'waiting' }, offeredAt: { exists: 'true' } }),
    commands: ['take', 'leave'],
  },
  invoice: {
    slug: 'tenders',
    sort: 'approvedAt',
    where: () => ({ isApproved: { equals: 'true' }, isInvoiced: { equals: 'false' } }),
    commands: ['invoice'],
  },
  /** Nothing moves them: nobody active is responsible, nobody answered, nobody followed up. */
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

/** Queues that show one's own unless the whole team’s are asked for. */
export const OWN_QUEUES: readonly QueueId[] = ['accepted', 'expiring', 'drafts']

export const queueOf = (id: QueueId): Queue => QUEUES[id]
