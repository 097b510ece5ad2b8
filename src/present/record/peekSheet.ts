import type { RecordFact } from './recordFact'

/** The preview of a record. */
export type PeekSheet = {
  name: string
  /** Kind of the record, in words. */
  kind: string
  /** Its page, and its form if that differs. */
  href: string
  edit?: string
  /** Its status chips. */
  chips: RecordFact[]
  facts: RecordFact[]
}
