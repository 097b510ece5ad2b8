import { dayToStored, type Day } from '@/domain/shared/day'
import {
  QUANTITY_BOUNDS,
  QUANTITY_FILTERS,
  type QuantityFilter,
} from '@/domain/stock/quantityFilters'
import { expiredCondition } from '@/domain/tenders/validity'
import type { MessageKey } from '@/i18n/messages'
import { isPartOf, type FlatWhere, type Where } from './listState'

/** A filter one press away, above the table. */
export type QuickFilter = { key: string; label: MessageKey; where: Where }

type Context = { today: Day }

const equals = (field: string, value: string): Where => ({ [field]: { equals: value } })

const OPERATORS = {
  lt: 'less_than',
  lte: 'less_than_equal',
  gt: 'greater_than',
  gte: 'greater_than_equal',
} as const

const boundsOf = (filter: QuantityFilter): Where =>
  Object.fromEntries(
    Object.entries(QUANTITY_BOUNDS[filter]).map(([bound, value]) => [
      OPERATORS[bound as keyof typeof OPERATORS],
      String(value),
    ]),
  )

const stockCards: QuickFilter[] = QUANTITY_FILTERS.map((key) => ({
  key,
  label: `stockCards.filters.${key}`,
  where: { currentQuantity: boundsOf(key) },
}))

const tenders = ({ today }: Context): QuickFilter[] => [
  {
    key: 'waiting',
    label: 'tenders.views.awaitingApproval',
    where: {
      status: { in: 'draft,sent' },
      validUntil: { greater_than_equal: dayToStored(today) },
    },
  },
  { key: 'approved', label: 'tenders.views.approved', where: { isApproved: { equals: 'true' } } },
  {
    key: 'notInvoiced',
    label: 'tenders.views.notInvoiced',
    where: { isApproved: { equals: 'true' }, isInvoiced: { equals: 'false' } },
  },
  {
    key: 'expired',
    label: 'tenders.views.expired',
    where: expiredCondition(today),
  },
]

const stockReservations: QuickFilter[] = (
  ['active', 'fulfilled', 'released', 'expired'] as const
).map((status) => ({
  key: status,
  label: `stockReservations.statuses.${status}`,
  where: equals('status', status),
}))

const stockMovements: QuickFilter[] = (['in', 'out'] as const).map((type) => ({
  key: type,
  label: `stockMovements.types.${type}`,
  where: equals('type', type),
}))

const meets: QuickFilter[] = (['planned', 'held', 'cancelled'] as const).map((status) => ({
  key: status,
  label: `meets.statuses.${status}`,
  where: equals('status', status),
}))

const companyProjects = ({ today }: Context): QuickFilter[] => [
  {
    key: 'upcoming',
    label: 'companyProjects.state.upcoming',
    where: { startDate: { greater_than: dayToStored(today) } },
  },
  {
    key: 'finished',
    label: 'companyProjects.state.finished',
    where: { endDate: { less_than: dayToStored(today) } },
  },
]

const users: QuickFilter[] = (['active', 'passive'] as const).map((status) => ({
  key: status,
  label: `common.${status}`,
  where: equals('status', status),
}))

const FILTERS: Readonly<Record<string, QuickFilter[] | ((context: Context) => QuickFilter[])>> = {
  'stock-cards': stockCards,
  tenders,
  'stock-reservations': stockReservations,
  'stock-movements': stockMovements,
  meets,
  'company-projects': companyProjects,
  users,
}

/**
 * The quick filters of a collection.
 * @param context.today the company's day, for what starts or ends by now
 */
export const quickFiltersOf = (slug: string, context: Context): QuickFilter[] => {
  const filters = FILTERS[slug]
  return typeof filters === 'function' ? filters(context) : (filters ?? [])
}

/** A quick filter with its word, as a list shows it. */
export type ShownQuickFilter = { key: string; label: string; where: FlatWhere }

/** The quick filter contained in a condition: the most specific one. */
export const activeQuickFilter = (
  filters: readonly ShownQuickFilter[],
  where: FlatWhere,
): ShownQuickFilter | undefined =>
  filters
    .filter((filter) => isPartOf(filter.where, where))
    .sort((one, other) => Object.keys(other.where).length - Object.keys(one.where).length)[0]
