import type { Condition } from '@/domain/tenders/conditions'

/** Records of another kind that name the record of a page. */
export type Relation = {
  slug: string
  /** Their field that names it. */
  by: string
  /** Only some of them. */
  only?: Condition
  /** What a list of them shows beside their name, in this order; less where the reader sees less. */
  columns: readonly string[]
  sort: string
  /** What a new one is given besides, by field. */
  given?: Readonly<Record<string, number | string | null | undefined>>
}

/** The condition of the rows of one record, as a list's address spells it. */
export const conditionOf = ({ by, only }: Relation, id: number): Condition => ({
  [by]: { equals: String(id) },
  ...only,
})
