import type { RecordFact } from './recordFact'

/** A record at a glance. */
export type PeekSheet = {
  name: string
  /** What kind of record it is, in words. */
  kind: string
  /** Its page, and its form where that is another one. */
  href: string
  edit?: string
  /** Its states. */
  chips: RecordFact[]
  facts: RecordFact[]
}
