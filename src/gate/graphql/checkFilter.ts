import { Refusal } from '@/domain/shared/refusal'
import { MAX_LIST, MAX_TEXT } from '@/queries/filters/checkOperand'
import { MAX_CONDITIONS, MAX_WHERE_DEPTH } from '@/queries/filters/checkWhere'

type Budget = { conditions: number }

const refuse = () => new Refusal('invalidQuery', { data: { path: 'where' } })

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isScalar = (value: unknown): boolean =>
  value === null ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= MAX_TEXT && !value.includes('\0'))

const isOperand = (value: unknown): boolean =>
  Array.isArray(value) ? value.length <= MAX_LIST && value.every(isScalar) : isScalar(value)

const check = (where: unknown, depth: number, budget: Budget): void => {
  if (!isPlain(where) || depth > MAX_WHERE_DEPTH) throw refuse()
  if ('AND' in where && 'OR' in where) throw refuse()
  for (const [key, value] of Object.entries(where)) {
    if (key === 'AND' || key === 'OR') {
      if (!Array.isArray(value) || value.length > MAX_CONDITIONS) throw refuse()
      value.forEach((part) => check(part, depth + 1, budget))
      continue
    }
    if (!isPlain(value)) throw refuse()
    const operands = Object.values(value)
    budget.conditions += operands.length
    if (budget.conditions > MAX_CONDITIONS || !operands.every(isOperand)) throw refuse()
  }
}

/**
 * Checks the size of a `where` of GraphQL. Its schema already validates fields and operators, and
 * excludes paths through relationships, but has no limits.
 * @throws Refusal `invalidQuery`
 */
export const checkFilter = (where: unknown): void => {
  if (where !== undefined && where !== null) check(where, 1, { conditions: 0 })
}
