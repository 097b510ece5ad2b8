import type { PersonalUseName } from '@/catalog/personal'
import type { Piece } from '@/domain/search/highlight'

/** A row in which a person was found. */
export type PersonHit = {
  table: string
  /** What identifies the row within its table; nothing to guess a secret from. */
  key: string
  /** The page of the record, for readers who may open it. */
  href?: string
  /** What was found in each column: its name, and the words around it. */
  found: { column: string; pieces: Piece[] }[]
}

/** The hits of one table. */
export type HitGroup = {
  table: string
  name: string
  use: PersonalUseName
  /** The purpose, how long it is kept; in the reader's language. */
  purpose: string
  kept: string
  hits: PersonHit[]
  /** There are more than are shown. */
  isCut: boolean
}
