import type { Column } from '@/catalog/column'

/** A column that a list may draw: the collection's field, and our data on how to draw it. */
export type DrawnColumn = {
  name: string
  label: string
  column: Column
  /** What the database sorts by; missing where the column is not sortable. */
  sortBy?: string
  /** The collection a relation points at. */
  relationTo?: string
  /** Its numbers open what they are made of. */
  isExplained?: boolean
  /** Words of a choice, by stored value. */
  words?: Readonly<Record<string, string>>
}
