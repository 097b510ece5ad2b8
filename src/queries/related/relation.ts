import type { Condition } from '@/domain/tenders/conditions'

/** Records of another collection that refer to the record of a page. */
export type Relation = {
  slug: string
  /** Their field with the reference. */
  by: string
  /** Restricts them further. */
  only?: Condition
  /** Shown columns in addition to the name, in this order, if the reader may see them. */
  columns: readonly string[]
  sort: string
  /** Further default values of a new record, by field. */
  given?: Readonly<Record<string, number | string | null | undefined>>
}

/** The condition for the rows of one record, in the syntax of a list's address. */
export const conditionOf = ({ by, only }: Relation, id: number): Condition => ({
  [by]: { equals: String(id) },
  ...only,
})
