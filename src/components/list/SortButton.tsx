'use client'

import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useList } from './listContext'
import { directionOfSort, nextSort } from './listState'

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const

/** The name of a column as the button that sorts by it; the header cell carries `aria-sort`. */
export const SortButton = ({ by, label }: { by: string; label: string }) => {
  const { state, change } = useList()
  const direction = directionOfSort(state.sort, by)
  const Icon = ICONS[direction]
  return (
    <button
      type="button"
      className="list-sort"
      data-direction={direction}
      onClick={() => change({ sort: nextSort(state.sort, by) })}
    >
      {label}
      <Icon className="list-sort__icon" size={15} stroke={2} aria-hidden />
    </button>
  )
}
