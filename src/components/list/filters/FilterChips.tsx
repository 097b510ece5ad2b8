'use client'

import { IconX } from '@tabler/icons-react'
import { useT } from '../../ui/useT'
import type { ActiveFilter } from '@/present/list/activeFilters'
import { useList } from '../listContext'
import { withoutKeys } from '@/present/list/listState'

/** The active filters as chips; pressing one removes it. */
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
