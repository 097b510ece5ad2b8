import { entityOf } from '@/catalog'
import type { QuickFilter } from '@/catalog/entity'
import type { Day } from '@/domain/shared/day'
import type { Id } from '@/domain/shared/idOf'
import { isPartOf, type FlatWhere } from './listState'

/**
 * The quick filters of a collection.
 * @param context.today the company's day, for what starts or ends by now
 * @param context.timeZone the company's, in which that day begins
 * @param context.reader the signed-in user, for what waits for them
 */
export const quickFiltersOf = (
  slug: string,
  { today, timeZone, reader }: { today: Day; timeZone: string; reader?: Id | null },
): readonly QuickFilter[] => entityOf(slug)?.list?.quickFilters?.(today, timeZone, reader) ?? []

/** A quick filter with its word, as a list shows it. */
export type ShownQuickFilter = { key: string; label: string; where: FlatWhere; sort?: string }

/** The quick filter contained in a condition: the most specific one. */
export const activeQuickFilter = (
  filters: readonly ShownQuickFilter[],
  where: FlatWhere,
): ShownQuickFilter | undefined =>
  filters
    .filter((filter) => isPartOf(filter.where, where))
    .sort((one, other) => Object.keys(other.where).length - Object.keys(one.where).length)[0]
