import { entityOf } from '@/catalog'
import type { ListShape, QuickFilter } from '@/catalog/list'
import type { Day } from '@/domain/shared/day'
import type { Id } from '@/domain/shared/idOf'
import { isPartOf, type FlatWhere } from './listState'

/**
 * Filter for records the reader is responsible for: by their own field, or as owner of the
 * customer.
 */
const ownFilter = (path: NonNullable<ListShape['owner']>, reader: Id): QuickFilter => ({
  key: 'own',
  where: { [path]: { equals: String(reader) } },
  ...(path === 'company.owner'
    ? { label: 'owners.ofMyCustomers', column: 'company', right: ['read', 'customers', 'owner'] }
    : { label: 'owners.mine', column: path }),
})

/**
 * The quick filters of a collection, one's own records first.
 * @param context.today the company's day
 * @param context.timeZone the company's, in which that day begins
 * @param context.reader the signed-in user, for records awaiting them
 */
export const quickFiltersOf = (
  slug: string,
  { today, timeZone, reader }: { today: Day; timeZone: string; reader?: Id | null },
): readonly QuickFilter[] => {
  const list = entityOf(slug)?.list
  const own = list?.owner && reader != null ? [ownFilter(list.owner, reader)] : []
  return [...own, ...(list?.quickFilters?.(today, timeZone, reader) ?? [])]
}

/** A quick filter with its label. */
export type ShownQuickFilter = { key: string; label: string; where: FlatWhere; sort?: string }

/** The quick filter contained in a condition: the most specific one. */
export const activeQuickFilter = (
  filters: readonly ShownQuickFilter[],
  where: FlatWhere,
): ShownQuickFilter | undefined =>
  filters
    .filter((filter) => isPartOf(filter.where, where))
    .sort((one, other) => Object.keys(other.where).length - Object.keys(one.where).length)[0]
