import type { MergeField, MergedKind } from '@/domain/customers/merge'
import type { SimilarQuestion, SimilarRecord } from '@/domain/customers/similar'

/** One of two companies that are to be merged. */
export type MergeSide = {
  id: number
  name: string
  /** Every field, in form order; null if empty. */
  values: { field: MergeField; value: unknown }[]
  /** Records that would move if it were merged into the other one. */
  counts: { kind: MergedKind; count: number }[]
}

/** Response of `GET /api/companies/:id/merge-sheet`: the company of the path first. */
export type MergeSheet = { sides: [MergeSide, MergeSide] }

/** A company merged into the current one, with the day. */
export type MergedCompany = { id: number; name: string; day: string }

/** The other customer of a merge. */
export type MergeChoice = { id: number; name: string }

/** Data for merging on a customer's page: search parameters, or a suggestion. */
export type Merging = {
  /** Fields the visitor may search companies by. */
  searchBy: readonly string[]
  /** Search criteria for similar ones. */
  sought: SimilarQuestion
  /** The one named in the address: the dialog opens with it. */
  with: MergeChoice | null
  /** A certain duplicate. */
  duplicate: SimilarRecord | null
}

/**
 * A moved record that stays with the other customer; without a title if it is deleted or hidden.
 */
export type LeftRecord = { collection: MergedKind; id: number; title: string | null }

/** Response of `POST /api/companies/split`. */
export type SplitOutcome = {
  /** The company that was split off. */
  id: number
  /** The company it was merged into. */
  winner: number
  /** Numbers of records moved back. */
  moved: Record<MergedKind, number>
  /** The first of the records that stay with the winner. */
  left: LeftRecord[]
  leftCount: number
  /** Fields of the winner that stay, because they were changed since the merge. */
  fields: string[]
}
