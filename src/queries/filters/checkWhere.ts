import { Refusal } from '@/domain/shared/refusal'
import { checkOperand } from './checkOperand'
import type { CollectionShape, FieldShape } from './collectionShape'
import { isPlain } from './isPlain'

export const MAX_WHERE_DEPTH = 6
export const MAX_CONDITIONS = 60
/** Payload joins a table for each; PostgreSQL plans 60 joins for seconds. */
export const MAX_RELATED_CONDITIONS = 24

type Budget = { conditions: number; related: number }

const refuse = (path: string) => new Refusal('invalidQuery', { data: { path: path.slice(0, 80) } })

/** `company.id` is the same column as `company`; any other path through a relationship is not. */
const fieldAt = (shape: CollectionShape, path: string): [string, FieldShape] | null => {
  const own = shape.get(path)
  if (own) return [path, own]
  const relation = path.endsWith('.id') ? shape.get(path.slice(0, -3)) : undefined
  return relation?.kind === 'relation' ? [path, relation] : null
}

type Judging = {
  shape: CollectionShape
  /** Relative days are resolved before the query. */
  hasCalendar?: boolean
}

const checkCondition = ({ shape, hasCalendar }: Judging, path: string, constraint: unknown) => {
  const found = fieldAt(shape, path)
  if (!found || !isPlain(constraint)) throw refuse(path)
  const operators = Object.entries(constraint)
  if (operators.length === 0) throw refuse(path)
  for (const [operator, value] of operators) {
    if (!checkOperand({ path, field: found[1], operator, value, hasCalendar })) throw refuse(path)
  }
  return operators.length
}

/** Whether a condition is on a column of another table. */
const isRelated = (path: string): boolean => path.replace(/\.id$/, '').includes('.')

/** Counts the operators of one condition. @throws Refusal for an invalid condition */
type Count = (path: string, constraint: unknown) => number

const check = (args: { count: Count; where: unknown; depth: number; budget: Budget }) => {
  const { count, where, depth, budget } = args
  if (!isPlain(where) || depth > MAX_WHERE_DEPTH) throw refuse('where')
  // With both at one level, Payload loses one of them when it merges an access rule.
  if ('and' in where && 'or' in where) throw refuse('and/or')
  for (const [key, constraint] of Object.entries(where)) {
    if (key !== 'and' && key !== 'or') {
      const conditions = count(key, constraint)
      budget.conditions += conditions
      if (isRelated(key)) budget.related += conditions
      const isOver = budget.conditions > MAX_CONDITIONS || budget.related > MAX_RELATED_CONDITIONS
      if (isOver) throw refuse('where')
      continue
    }
    if (!Array.isArray(constraint) || constraint.length > MAX_CONDITIONS) throw refuse(key)
    for (const part of constraint) check({ count, where: part, depth: depth + 1, budget })
  }
}

/**
 * Validates a filter before it becomes SQL.
 * @param args.shape the columns of the collection
 * @param args.where the filter, as parsed from the address or from JSON
 * @param args.hasCalendar whether dates may be compared with relative days
 * @throws Refusal `invalidQuery` for unknown or related fields, operators or values that do not
 *   fit, both `and` and `or` at one level, more than MAX_WHERE_DEPTH levels, MAX_CONDITIONS
 *   conditions or MAX_RELATED_CONDITIONS on related records
 */
export const checkWhere = ({ where, ...judging }: Judging & { where: unknown }): void =>
  check({
    count: (path, constraint) => checkCondition(judging, path, constraint),
    ...{ where, depth: 1, budget: { conditions: 0, related: 0 } },
  })

/** Whether a valid filter is within the limits of levels and conditions of `checkWhere`. */
export const isWithinLimits = (where: unknown): boolean => {
  const count: Count = (_, constraint) => Object.keys(isPlain(constraint) ? constraint : {}).length
  try {
    check({ count, where, depth: 1, budget: { conditions: 0, related: 0 } })
    return true
  } catch {
    return false
  }
}
