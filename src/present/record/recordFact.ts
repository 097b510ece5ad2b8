import type { ColumnKind } from '@/catalog/column'

import type { RelatedCell } from './relatedPart'

/** A field of a record with its value, drawn as in a list. */
export type RecordFact = { name: string; label: string; kind: ColumnKind; cell: RelatedCell }

/** What a value says; nothing for one that is empty. */
export const textOfFact = ({ cell }: RecordFact): string =>
  typeof cell === 'string' ? cell : cell.text
