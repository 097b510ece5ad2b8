import type { TypedPerson } from '@/domain/privacy/person'
import type {
  RequestAct,
  RequestChannel,
  RequestState,
  RequestSubject,
  urgencyOf,
} from '@/domain/privacy/requests'
import type { Day } from '@/domain/shared/day'

/** A person's request about their data, for display. */
export type PersonRequest = TypedPerson & {
  id: number
  receivedOn: Day
  due: Day
  /** The last working day up to the deadline, unless that is past. */
  answerBy: Day
  /** Null once it is closed. */
  urgency: ReturnType<typeof urgencyOf> | null
  asked: RequestSubject
  channel: RequestChannel
  note: string | null
  state: RequestState
  answer: string | null
  closedOn: Day | null
  /** What was done with the person's data for it. */
  acts: { act: RequestAct; day: Day; rows: number }[]
}

/** Open requests, the most urgent first, and the newest closed ones. */
export type PersonRequests = { open: PersonRequest[]; closed: PersonRequest[] }

/** Display name of a request's person: the name, else other identifiers. */
export const nameOfRequest = ({ name, email, phone }: TypedPerson): string =>
  name ?? email ?? phone ?? ''

/** How many rows of a table were deleted on a day because their time was over. */
export type Destruction = {
  day: Day
  /** The table, or `audit_addresses`. */
  what: string
  /** Its name in the reader's language. */
  name: string
  rows: number
  /** The period they were kept for, in the reader's language. */
  rule: string
}

/** Data of the page of personal data. */
export type PrivacySheet = {
  requests: PersonRequests
  /** The newest of what was deleted because its time was over. */
  destructions: { rows: Destruction[]; hasMore: boolean }
  /** The open request that the address names: the search begins with its person. */
  chosen: PersonRequest | null
  /** Whether the reader may erase what is found. */
  mayErase: boolean
  today: Day
}
