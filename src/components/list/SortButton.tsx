'use client'

import { useList } from './listContext'
import { directionOfSort, nextSort } from '@/present/list/listState'

/** Drawn by the style sheet: every column has one. */
const GLYPHS = { ascending: 'ascending', descending: 'descending', none: 'unsorted' } as const

/** The name of a column as the button that sorts by it; the header cell carries `aria-sort`. */
export const SortButton = ({ by, label }: { by: string; label: string }) => {
  const { state, change } = useList()
  const direction = directionOfSort(state.sort, by)
  return (
    <button
      type="button"
      className="list-sort"
      data-direction={direction}
      onClick={() => change({ sort: nextSort(state.sort, by) })}
    >
      {label}
      <i aria-hidden className={`ui-glyph ui-glyph--${GLYPHS[direction]} list-sort__icon`} />
    </button>
  )
}
