import type { CommandRight } from '@/catalog/commands/command'
import type { Id } from '@/domain/shared/idOf'
import { activeFilters, type ActiveFilter } from './activeFilters'
import type { CellContext } from './cellText'
import type { DrawnColumn } from './drawnColumn'
import { filterFieldsOf, type FilterField } from './filterFields'
import { flatWhere, withoutKeys, type FlatWhere } from './listState'
import { activeQuickFilter, quickFiltersOf, type ShownQuickFilter } from './quickFilters'
import { titleKey } from './titles'

type May = (right: CommandRight) => boolean

export type ShownFilters = {
  quick: ShownQuickFilter[]
  /** The conditions not shown by quick filters, in words. */
  chips: ActiveFilter[]
  fields: FilterField[]
}

/** The filters of a list for its toolbar. */
export const shownFilters = (args: {
  where: FlatWhere
  isSound: boolean
  hasScope: boolean
  available: readonly DrawnColumn[]
  context: CellContext
  searchBy: (slug: string) => readonly string[]
  may: May
  /** The reader. */
  reader?: Id | null
}): ShownFilters => {
  const { where, isSound, hasScope, available, context, searchBy, may, reader } = args
  const { slug, t, today, timeZone, titles } = context
  const quick = quickFiltersOf(slug, { today, timeZone, reader })
    .filter(
      ({ right, column }) =>
        (!right || may(right as CommandRight)) &&
        (!column || available.some(({ name }) => name === column)) &&
        // In a customer's own list this is constant.
        !(hasScope && column === 'company'),
    )
    .map((filter) => ({
      key: filter.key,
      label: t(filter.label),
      where: flatWhere(filter.where),
      sort: filter.sort,
    }))
  const pressed = activeQuickFilter(quick, where)
  const rest = withoutKeys(where, Object.keys(pressed?.where ?? {}))
  return {
    quick,
    chips: isSound
      ? activeFilters({ where: rest, available, context })
      : [{ label: t('list.otherFilter'), keys: Object.keys(where) }],
    fields: filterFieldsOf({ slug, available, hasScope, searchBy }).map((field) => {
      const id = Number(where[`where[${field.name}][equals]`])
      const name = field.relationTo && titles.get(titleKey(field.relationTo, id))
      return name ? { ...field, chosen: { id, name } } : field
    }),
  }
}
