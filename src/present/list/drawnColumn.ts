import type { Column, Inline } from '@/catalog/column'

/** A possible column of a list: the collection's field, with its column definition. */
export type DrawnColumn = {
  name: string
  label: string
  column: Column
  /** Sort field; missing if not sortable. */
  sortBy?: string
  /** The collection a relation points at. */
  relationTo?: string
  /** Its numbers can be explained. */
  isExplained?: boolean
  /** Its cells are edited in place: by a PATCH of the field, or by this command. */
  inline?: 'field' | NonNullable<Inline['command']>
  /** Labels of options, by stored value. */
  words?: Readonly<Record<string, string>>
}
