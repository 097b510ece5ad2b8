import { dayToStored, type Day } from '@/domain/shared/day'
import type { MessageKey } from '@/i18n/messages'
import type { Where } from './listState'

/** A filter one press away, above the table. */
export type QuickFilter = { key: string; label: MessageKey; where: Where }

type Context = { today: Day }

const equals = (field: string, value: string): Where => ({ [field]: { equals: value } })

/** Below 5 excludes 5, between holds 5 and 10, above excludes 10: fractions fall in one (DT12). */
const stockCards: QuickFilter[] = [
  {
    key: 'below5',
    label: 'stockCards.filters.below5',
    where: { currentQuantity: { less_than: '5' } },
  },
  {
    key: 'from5to10',
    label: 'stockCards.filters.from5to10',
    where: { currentQuantity: { greater_than_equal: '5', less_than_equal: '10' } },
  },
  {
    key: 'above10',
    label: 'stockCards.filters.above10',
    where: { currentQuantity: { greater_than: '10' } },
  },
]

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
    where: { status: { in: 'draft,sent' }, validUntil: { less_than: dayToStored(today) } },
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
