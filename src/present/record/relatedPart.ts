import type { Column } from '@/catalog/column'

import type { Cell, TableColumn, TableRow } from '../list/cell'

/** A value that leads to the record it names. */
export type RelatedCell = Cell | (Exclude<Cell, string> & { href?: string })

export type RelatedRow = Omit<TableRow, 'cells'> & { cells: readonly RelatedCell[] }

export type RelatedColumn = Pick<TableColumn, 'name' | 'label' | 'kind'> & {
  reach?: Column['reach']
  /** Leaves first where the table is narrow. */
  isExtra: boolean
}

/** Rows of another kind that belong to the record of a page; links only where the reader may go. */
export type RelatedPart = {
  /** What they are called. */
  title: string
  columns: readonly RelatedColumn[]
  /** The column that names a row and leads to it. */
  main: number
  rows: readonly RelatedRow[]
  /** How many there are; `rows` are the first of them. */
  total: number
  /** All of them in their own list. */
  allHref?: string
  create?: { href: string; label: string }
}
