import type { Column } from '@/catalog/column'

import type { Cell, TableColumn, TableRow } from '../list/cell'

/** A value linked to the record it names. */
export type RelatedCell = Cell | (Exclude<Cell, string> & { href?: string })

export type RelatedRow = Omit<TableRow, 'cells'> & { cells: readonly RelatedCell[] }

export type RelatedColumn = Pick<TableColumn, 'name' | 'label' | 'kind'> & {
  reach?: Column['reach']
  /** Hidden first in a narrow table. */
  isExtra: boolean
}

/** Related rows of a page's record; links only to pages the reader may open. */
export type RelatedPart = {
  /** Plural name of the rows. */
  title: string
  columns: readonly RelatedColumn[]
  /** The column with a row's name and link. */
  main: number
  rows: readonly RelatedRow[]
  /** The total; `rows` are the first of them. */
  total: number
  /** All of them in their own list. */
  allHref?: string
  create?: { href: string; label: string }
}
