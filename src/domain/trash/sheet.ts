/** A deleted record as the page of the trash shows it. */
export type TrashRow = {
  /** Of its place in the trash; older ones have lower numbers. */
  id: number
  collection: string
  record: number
  /** Its name, as far as the reader may read it; its number otherwise. */
  name: string
  /** Null if an API key or the system deleted it. */
  who: string | null
  deletedAt: string
  daysLeft: number
}

/** How many deleted records of a kind there are. */
export type TrashKind = { collection: string; count: number }

export type TrashSheet = {
  rows: TrashRow[]
  /** Of all that the reader may restore. */
  kinds: TrashKind[]
  /** Where the next older page begins; null on the last one. */
  before: number | null
}
