'use client'

import { MAX_LIMIT, PAGE_SIZES } from '@/domain/lists/pageSizes'
import { useT } from '../ui/useT'
import { useList } from './listContext'

/** How many rows a page shows; another size starts again at page 1 (DT1). */
export const PageSizeSelect = () => {
  const t = useT()
  const { state, change } = useList()
  const sizes: number[] = PAGE_SIZES.map((size) => (size === 'all' ? MAX_LIMIT : size))
  // A size that is not offered can only come from a hand-written address: show it as it is.
  const offered = sizes.includes(state.limit) ? sizes : [state.limit, ...sizes]
  return (
    <label className="list-size">
      <span>{t('list.pageSize')}</span>
      <select
        className="ui-input list-size__select"
        value={state.limit}
        onChange={(event) => change({ limit: Number(event.target.value) })}
      >
        {offered.map((size) => (
          <option key={size} value={size}>
            {size === MAX_LIMIT ? t('list.pageSizeAll') : size}
          </option>
        ))}
      </select>
    </label>
  )
}
