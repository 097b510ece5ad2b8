import { COUNT_INVARIANTS } from './counts'
import { DELIVERY_INVARIANTS } from './deliveries'
import { FIGURE_INVARIANTS } from './figures'
import type { Invariant } from './invariant'
import { PEOPLE_INVARIANTS } from './people'
import { STOCK_INVARIANTS } from './stock'
import { TENDER_INVARIANTS } from './tenders'
import { TIMELINE_INVARIANTS } from './timeline'

export { NUMBER_CHECKS } from './figures'
export type { Invariant } from './invariant'

/** Rules that hold over all rows at any moment; constraints and triggers enforce them first. */
export const INVARIANTS: Invariant[] = [
  ...STOCK_INVARIANTS,
  ...DELIVERY_INVARIANTS,
  ...COUNT_INVARIANTS,
  ...TENDER_INVARIANTS,
  ...PEOPLE_INVARIANTS,
  ...TIMELINE_INVARIANTS,
  ...FIGURE_INVARIANTS,
]

/** Rows shown of each broken rule: enough to find the cause, few enough to read. */
const MAX_ROWS = 5

/** Some of the rows that violate a rule, by the name of the rule. */
export type Broken = Record<string, Record<string, unknown>[]>

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * One statement for all rules, so that checking costs one round trip.
 * @param invariants the rules to check; all of them by default
 * @returns SQL with one row and one column: `Broken` as JSON, or null when every rule holds
 */
export const invariantsStatement = (invariants: Invariant[] = INVARIANTS): string => {
  const each = invariants.map(
    ({ name, sql }) =>
      `select ${quoted(name)} as name, (select json_agg(b) from (${sql} limit ${MAX_ROWS}) b) as rows`,
  )
  return `select json_object_agg(name, rows) as broken from (${each.join(' union all ')}) i where rows is not null`
}
