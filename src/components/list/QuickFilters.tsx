'use client'

import { useEffect, useRef } from 'react'
import { useT } from '../ui/useT'
import { useList } from './listContext'
import { withoutKeys } from './listState'
import { activeQuickFilter, type ShownQuickFilter } from './quickFilters'

/** The filters above a table, "all" first; one is pressed, whatever else narrows the rows. */
export const QuickFilters = ({ filters }: { filters: readonly ShownQuickFilter[] }) => {
  const t = useT()
  const { state, change } = useList()
  const pressed = activeQuickFilter(filters, state.where)
  const line = useRef<HTMLDivElement>(null)
  // On a phone they are one line that scrolls: the pressed one is in sight.
  useEffect(() => {
    const [box, button] = [line.current, line.current?.querySelector('[aria-pressed="true"]')]
    if (!box || !button || box.scrollWidth <= box.clientWidth) return
    const [around, inner] = [box.getBoundingClientRect(), button.getBoundingClientRect()]
    box.scrollLeft += inner.left + inner.width / 2 - around.left - around.width / 2
  }, [pressed?.key])
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
