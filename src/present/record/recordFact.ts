import type { ColumnKind } from '@/catalog/column'

import type { RelatedCell } from './relatedPart'

/** A field of a record with its value, drawn as in a list. */
export type RecordFact = { name: string; label: string; kind: ColumnKind; cell: RelatedCell }

/** The text of a fact; empty for an empty value. */
export const textOfFact = ({ cell }: RecordFact): string =>
  typeof cell === 'string' ? cell : cell.text

export type Figure = {
  label: string
  /** Formatted for the reader. */
  value: string
  /** The unit of the value. */
  unit?: string
  /** Link to its rows; missing if the reader may not see them. */
  href?: string
  /** Key of its explanation for `ExplainLayer`; replaces a link. */
  explain?: string
  /** Description of the link for screen readers. */
  hint?: string
}
