import type { ColumnKind } from '@/catalog/column'

import type { RelatedCell } from './relatedPart'

/** A field of a record with its value, drawn as in a list. */
export type RecordFact = { name: string; label: string; kind: ColumnKind; cell: RelatedCell }

/** What a value says; nothing for one that is empty. */
export const textOfFact = ({ cell }: RecordFact): string =>
  typeof cell === 'string' ? cell : cell.text

export type Figure = {
  label: string
  /** Written for the reader. */
  value: string
  /** What it is counted in. */
  unit?: string
  /** The rows that make it; missing where the reader may not see them. */
  href?: string
  /** What explains it beside the page, as `ExplainLayer` reads it; in place of a link. */
  explain?: string
  /** What the rows explain, for those who hear the link. */
  hint?: string
}
