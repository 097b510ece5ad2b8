import { flatWhere } from '@/components/list/listState'
import { quickFiltersOf } from '@/components/list/quickFilters'
import { PATHS } from '@/lib/paths'

const LISTS = { tenders: PATHS.tenders, 'stock-cards': PATHS.stockCards }

/**
 * The list behind a figure, with the same quick filter that its chip would set.
 * @param today the company's day
 */
export const listHref = (slug: keyof typeof LISTS, filter: string, today: string): string => {
  const where = quickFiltersOf(slug, { today }).find(({ key }) => key === filter)?.where
  const query = where ? new URLSearchParams(flatWhere(where)).toString() : ''
  return query ? `${LISTS[slug]}?${query}` : LISTS[slug]
}
