import type { PersonalUseName } from '@/catalog/personal'
import type { Piece } from '@/domain/search/highlight'

/** A row that names a person. */
export type PersonHit = {
  table: string
  /** Key of the row within its table; never a secret. */
  key: string
  /** The page of the record, for readers who may open it. */
  href?: string
  /** Matches in each column: its label, and the surrounding text. */
  found: { column: string; pieces: Piece[] }[]
}

/** The hits of one table. */
export type HitGroup = {
  table: string
  name: string
  use: PersonalUseName
  /** Purpose and retention period, in the reader's language. */
  purpose: string
  kept: string
  hits: PersonHit[]
  /** There are more than are shown. */
  isCut: boolean
}
