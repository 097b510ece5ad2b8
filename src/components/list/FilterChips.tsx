'use client'

import { IconX } from '@tabler/icons-react'
import { useT } from '../ui/useT'
import type { ActiveFilter } from './activeFilters'
import { useList } from './listContext'
import { withoutKeys } from './listState'

/** What narrows the rows, in words; each is taken away by pressing it. */
export const FilterChips = ({ chips }: { chips: readonly ActiveFilter[] }) => {
  const t = useT()
  const { state, change } = useList()
  return chips.map(({ label, keys }) => (
    <button
      key={keys.join()}
      type="button"
      className="list-chip"
      aria-label={t('list.removeFilter', { name: label })}
      onClick={() => change({ where: withoutKeys(state.where, keys) })}
    >
      <bdi>{label}</bdi>
      <IconX aria-hidden="true" size={14} />
    </button>
  ))
}
