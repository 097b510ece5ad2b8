'use client'

import { useChosenInSight } from '../../ui/controls/useChosenInSight'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'
import { withoutKeys } from '@/present/list/listState'
import { activeQuickFilter, type ShownQuickFilter } from '@/present/list/quickFilters'

/** The filters above a table, "all" first; one is pressed, whatever else narrows the rows. */
export const QuickFilters = ({ filters }: { filters: readonly ShownQuickFilter[] }) => {
  const t = useT()
  const { state, change } = useList()
  const pressed = activeQuickFilter(filters, state.where)
  const line = useChosenInSight('[aria-pressed="true"]', pressed?.key)
  const choose = ({ where, sort }: Pick<ShownQuickFilter, 'where' | 'sort'>) => {
    const others = withoutKeys(state.where, Object.keys(pressed?.where ?? {}))
    // Its order leaves with the filter that brought it; one chosen by hand stays.
    const own = pressed?.sort === state.sort ? '' : state.sort
    change({ where: { ...others, ...where }, sort: sort ?? own })
  }
  return (
    <div ref={line} className="list-filters" role="group" aria-label={t('list.filters')}>
      {[{ key: 'all', label: t('common.all'), where: {} }, ...filters].map((filter) => (
        <button
          key={filter.key}
          type="button"
          className="list-filter"
          aria-pressed={filter.key === (pressed?.key ?? 'all')}
          onClick={() => choose(filter)}
        >
          {filter.label}
        </button>
      ))}
    </div>
  )
}
