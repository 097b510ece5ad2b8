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
  /** The actions taken on the person's data for it. */
  acts: { act: RequestAct; day: Day; rows: number }[]
}

/** Open requests, the most urgent first, and the newest closed ones. */
export type PersonRequests = { open: PersonRequest[]; closed: PersonRequest[] }

/** Display name of a request's person: the name, else other identifiers. */
export const nameOfRequest = ({ name, email, phone }: TypedPerson): string =>
  name ?? email ?? phone ?? ''

/** How many rows of a table were deleted on a day at the end of their retention period. */
export type Destruction = {
  day: Day
  /** The table, or `audit_addresses`. */
  what: string
  /** Its name in the reader's language. */
  name: string
  rows: number
  /** Their retention period, in the reader's language. */
  rule: string
}

/** Data of the page of personal data. */
export type PrivacySheet = {
  requests: PersonRequests
  /** The newest entries of the record of destruction. */
  destructions: { rows: Destruction[]; hasMore: boolean }
  /** The open request in the address: the search starts with its person. */
  chosen: PersonRequest | null
  /** Whether the reader may erase what is found. */
  mayErase: boolean
  today: Day
}
