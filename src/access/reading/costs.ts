import type { FieldAccess } from 'payload'
import { CATALOG } from '@/catalog'
import type { Entity } from '@/catalog/build'
import type { Right } from '@/catalog/names'
import { abilityOfRequest } from '../abilityOf'
import type { AppAbility } from '../buildAbility'
import { byAbility, judgedBy, type RowRule } from '../judge'
import type { Subject } from '../roles/permissions'

/** The right to see costs, required in addition to the field's own rights. */
export const SEE_COSTS: Right = ['seeCosts', 'stock-cards']

export const seesCosts = (ability: AppAbility): boolean => ability.can(...SEE_COSTS)
const holders: FieldAccess = byAbility(seesCosts)

type Row = Readonly<Record<string, unknown>>
type Values = RowRule['openWhere']

/** A row without the value is closed. */
const isOpen = (row: Row | undefined, values: Values): boolean =>
  values.every(({ field, equals, differs }) => {
    const value = row?.[field]
    return (
      typeof value === 'string' && (equals === undefined ? value !== differs : value === equals)
    )
  })

/**
 * A field that is a cost in some rows only. It is closed in all rows to users who may not read the
 * deciding fields, because its presence would reveal them. The form of a new record is open. In
 * filters and orders the field is closed: there is no row to check, and the result would reveal
 * closed values.
 */
const inSomeRows = (openWhere: Values, subject: Subject): FieldAccess =>
  judgedBy<FieldAccess>(
    async (args) => {
      const row = (args.doc ?? args.data) as Row | undefined
      const isNew = row !== undefined && (args.id ?? row.id) === undefined
      if (isNew || (await holders(args))) return true
      const ability = await abilityOfRequest(args.req)
      const seesWhatDecides = openWhere.every(({ field }) => ability.can('read', subject, field))
      return seesWhatDecides && isOpen(row, openWhere)
    },
    undefined,
    { wholly: seesCosts, inRows: () => true, openWhere },
  )

/**
 * Closes cost fields of the catalogue to users who may not see costs. They cannot write them
 * either: they would overwrite an unseen value.
 * @returns undefined for a field that is no cost
 */
export const costAccess = (
  { costs = [], subject }: Pick<Entity, 'costs' | 'subject'>,
  field: string,
): Partial<Record<'read' | 'create' | 'update', FieldAccess>> => {
  if (costs.includes(field)) return { read: holders, create: holders, update: holders }
  const some = costs.find((cost) => typeof cost === 'object' && cost.field === field)
  return typeof some === 'object' && subject ? { read: inSomeRows(some.openWhere, subject) } : {}
}

const COSTS: ReadonlySet<string> = new Set(
  CATALOG.entities.flatMap(({ subject, costs = [] }) =>
    costs.flatMap((cost) => (typeof cost === 'string' ? `${subject} ${cost}` : [])),
  ),
)

/** Whether a field of a subject is a cost in every row; partial costs are checked row by row. */
export const isCost = (subject: Subject, field: string): boolean => COSTS.has(`${subject} ${field}`)
