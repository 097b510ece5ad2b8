/** One changed field, in the reader's language and format; a missing text means an empty value. */
export type ActivityChange = {
  label: string
  before: string
  after: string
}

/** What happened to one record, or to one of its parts, in one transaction. */
export type ActivityLine = { what: string; changes: ActivityChange[] }

/** A record that an entry is about. */
export type ActivityRecord = {
  /** Kind of the record, in words. */
  kind: string
  name: string
  /** The best page of the record that the reader may open. */
  href: string | null
  /** The record itself first, then its parts. */
  lines: ActivityLine[]
}

/** All rows of one transaction, in words. */
export type ActivityEntry = {
  /** Id of its newest row; the cursor for older entries. */
  id: number
  at: string
  who: string
  /** True when no person acted: the system, a program, a visitor. */
  isNobody: boolean
  /** The page with everything that user did on that day; null when no user acted. */
  dayHref: string | null
  /** What happened, without and with the actor's name. */
  what: string
  sentence: string
  /** The record the sentence is about first; none for a denial about no record. */
  records: ActivityRecord[]
  /** Number of rows left out of a very large change. */
  unlisted: number
  address: string | null
  requestId: string | null
  /** The job that did it, in words. */
  job: string | null
}

export type ActivityPage = {
  entries: ActivityEntry[]
  /** Cursor of the next older page; null on the last one. */
  before: number | null
  timeZone: string
}

/** Filter of the audit trail. */
export type ActivityFilter = {
  user?: number
  subject?: string
  document?: number
  action?: string
  /** ISO moments: `from` is included, `to` is excluded. */
  from?: string
  to?: string
}
