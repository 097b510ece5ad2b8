'use client'

import { PAGE_SIZES } from '@/domain/lists/pageSizes'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'
import { keepListChoice } from '../views/keepListChoice'

const sizeOf = (value: string): number | 'all' => (value === 'all' ? 'all' : Number(value))

/** How many rows a page shows; another size starts again at page 1 and is kept (DT1). */
export const PageSizeSelect = () => {
  const t = useT()
  const { slug, state, change } = useList()
  const sizes: (number | 'all')[] = [...PAGE_SIZES]
  // A size that is no option can only come from a hand-written URL: show it as it is.
  const offered = sizes.includes(state.limit) ? sizes : [state.limit, ...sizes]
  const choose = (limit: number | 'all') => {
    // Failing to store the preference is not worth interrupting the person.
    void keepListChoice({ preference: 'size', slug, value: limit })
    change({ limit })
  }
  return (
    <label className="list-size">
      <span>{t('list.pageSize')}</span>
      <select
        className="ui-input list-size__select"
        value={state.limit}
        onChange={(event) => choose(sizeOf(event.target.value))}
      >
        {offered.map((size) => (
          <option key={size} value={size}>
            {size === 'all' ? t('list.pageSizeAll') : size}
          </option>
        ))}
      </select>
    </label>
  )
}
