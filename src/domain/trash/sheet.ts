/** A deleted record on the page of the trash. */
export type TrashRow = {
  /** Id of its trash entry; older ones are lower. */
  id: number
  collection: string
  record: number
  /** Its name if the reader may read it; its id otherwise. */
  name: string
  /** Null if an API key or the system deleted it; absent without the right to names of users. */
  who?: string | null
  deletedAt: string
  daysLeft: number
}

/** Number of deleted records of a kind. */
export type TrashKind = { collection: string; count: number }

export type TrashSheet = {
  rows: TrashRow[]
  /** Counts of all records the reader may restore. */
  kinds: TrashKind[]
  /** Cursor of the next older page; null on the last one. */
  before: number | null
}
