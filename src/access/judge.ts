import { abilityOfRequest } from './abilityOf'
import type { AppAbility } from './buildAbility'
import type { PayloadRequest } from 'payload'

/** The answer of an access function that depends on the rights of the caller alone. */
export type Judge = (ability: AppAbility) => boolean

/**
 * A field that some read in every row (`wholly`) and others only where another column of the row
 * has this value (`inRows`).
 */
export type RowRule = {
  wholly: Judge
  inRows: Judge
  /** All of these; a row without the value is closed. */
  openWhere: readonly { field: string; equals?: string; differs?: string }[]
}

// Of the process: the server, pages and endpoints are bundled apart, and read one configuration.
const JUDGE = Symbol.for('backoffice.judge')
const ROW_RULE = Symbol.for('backoffice.rowRule')
type Marked = { [JUDGE]?: Judge; [ROW_RULE]?: RowRule }

/**
 * Puts the answer of an access function beside it as data, so that a reading can be judged once for
 * all rows, before there is a row.
 * @param access changed in place
 */
export const judgedBy = <A extends object>(access: A, judge?: Judge, rowRule?: RowRule): A =>
  Object.assign(access, { [JUDGE]: judge, [ROW_RULE]: rowRule } satisfies Marked)

/** Access, to rows or to a field, that depends on the rights of the caller alone. */
export const byAbility = (judge: Judge) =>
  judgedBy(async ({ req }: { req: PayloadRequest }) => judge(await abilityOfRequest(req)), judge)

/** Nothing for access that looks at more than the rights of the caller. */
export const judgeOf = (access: unknown): Judge | undefined =>
  typeof access === 'function' ? (access as Marked)[JUDGE] : undefined

/** The rule of a field that is open in some rows only. */
export const rowRuleOf = (access: unknown): RowRule | undefined =>
  typeof access === 'function' ? (access as Marked)[ROW_RULE] : undefined
