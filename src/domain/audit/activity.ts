/** One changed field, in the reader's language and format; no text stands for an empty value. */
export type ActivityChange = {
  label: string
  before: string
  after: string
}

/** What happened to one record, or to one part of it, in one transaction. */
export type ActivityLine = { what: string; changes: ActivityChange[] }

/** A record that an entry is about. */
export type ActivityRecord = {
  /** What kind of record it is, in words. */
  kind: string
  name: string
  /** The best page of the record that the reader may open. */
  href: string | null
  /** The record itself first, then its parts. */
  lines: ActivityLine[]
}

/** What somebody did at once: the rows of one transaction, in words. */
export type ActivityEntry = {
  /** Of its newest row; entries before it come after it. */
  id: number
  at: string
  who: string
  /** True where that is no person: the system, a program, a visitor. */
  isNobody: boolean
  /** The page of what that user did on that day; null where it is no user. */
  dayHref: string | null
  /** What happened, without and with who did it. */
  what: string
  sentence: string
  /** The record the sentence is about first; none for a denial about no record. */
  records: ActivityRecord[]
  /** Rows of a very large change that are not listed. */
  unlisted: number
  address: string | null
  requestId: string | null
  /** The job that did it, in words. */
  job: string | null
}

export type ActivityPage = {
  entries: ActivityEntry[]
  /** Where the next older page begins; null on the last one. */
  before: number | null
  timeZone: string
}

/** What of the trail is asked for. */
export type ActivityFilter = {
  user?: number
  subject?: string
  document?: number
  action?: string
  /** Moments: the first that counts, and the first that no longer does. */
  from?: string
  to?: string
}
