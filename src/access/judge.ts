import { abilityOfRequest } from './abilityOf'
import type { AppAbility } from './buildAbility'
import type { PayloadRequest } from 'payload'

/** An access decision that depends only on the caller's rights. */
export type Judge = (ability: AppAbility) => boolean

/**
 * A field that some may read in every row (`wholly`) and others only where another column of the
 * row has this value (`inRows`).
 */
export type RowRule = {
  wholly: Judge
  inRows: Judge
  /** All conditions must hold; a row without the value is closed. */
  openWhere: readonly { field: string; equals?: string; differs?: string }[]
}

/** The rows of a collection that callers without full access may read, by the values of a field. */
export type RowFilter = { field: string; values: (ability: AppAbility) => readonly string[] }

// One per process: server, pages and endpoints are bundled separately, and share one configuration.
const JUDGE = Symbol.for('backoffice.judge')
const ROW_RULE = Symbol.for('backoffice.rowRule')
const ROW_FILTER = Symbol.for('backoffice.rowFilter')
type Marked = { [JUDGE]?: Judge; [ROW_RULE]?: RowRule; [ROW_FILTER]?: RowFilter }

/**
 * Attaches the decision of an access function as data, so that a query can check it once for all
 * rows, before any row is read.
 * @param access changed in place
 */
export const judgedBy = <A extends object>(access: A, judge?: Judge, rowRule?: RowRule): A =>
  Object.assign(access, { [JUDGE]: judge, [ROW_RULE]: rowRule } satisfies Marked)

/** Access to rows or a field that depends only on the caller's rights. */
export const byAbility = (judge: Judge) =>
  judgedBy(async ({ req }: { req: PayloadRequest }) => judge(await abilityOfRequest(req)), judge)

/** Undefined for access that depends on more than the caller's rights. */
export const judgeOf = (access: unknown): Judge | undefined =>
  typeof access === 'function' ? (access as Marked)[JUDGE] : undefined

/** The row rule of a field that is open in some rows only. */
export const rowRuleOf = (access: unknown): RowRule | undefined =>
  typeof access === 'function' ? (access as Marked)[ROW_RULE] : undefined

/**
 * As `judgedBy`, for access to the rows of a collection: who reads all of them, and which ones the
 * others read.
 * @param access changed in place
 */
export const filteredBy = <A extends object>(access: A, wholly?: Judge, filter?: RowFilter): A =>
  Object.assign(access, { [JUDGE]: wholly, [ROW_FILTER]: filter } satisfies Marked)

/** The row filter of a collection of which some callers read only some rows. */
export const rowFilterOf = (access: unknown): RowFilter | undefined =>
  typeof access === 'function' ? (access as Marked)[ROW_FILTER] : undefined
