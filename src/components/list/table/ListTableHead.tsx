'use client'

import { useT } from '../../ui/useT'
import type { TableColumn, TableRow } from '@/present/list/cell'
import { directionOfSort, nextSort } from '@/present/list/listState'
import { useList } from '../listContext'
import { useEffect, useRef } from 'react'
import { useSelection } from '@/components/list/bulk/selectionContext'

/** Drawn by CSS: every column has one. */
const GLYPHS = { ascending: 'ascending', descending: 'descending', none: 'unsorted' } as const

/** The name of a column as the button that sorts by it; the header cell carries `aria-sort`. */
const SortButton = ({ by, label }: { by: string; label: string }) => {
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

type Props = {
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  sort: string
  hasMenu: boolean
}

/** The header checkbox for this page's rows; indeterminate when only some are selected. */
const SelectPage = ({ rows }: { rows: readonly TableRow[] }) => {
  const t = useT()
  const selection = useSelection()
  const box = useRef<HTMLInputElement>(null)
  const count = rows.filter(({ id }) => selection?.names.has(id)).length
  const isAll = Boolean(selection?.isEverything) || (rows.length > 0 && count === rows.length)
  const isSome = !isAll && count > 0

  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])

  if (!selection) return null
  return (
    <th scope="col" className="list-select">
      <label className="list-check">
        <input
          ref={box}
          type="checkbox"
          checked={isAll}
          aria-label={t('list.selectPage')}
          onChange={() => selection.toggle(rows, !isAll)}
        />
      </label>
    </th>
  )
}

/** The sticky header of a list. */
export const ListTableHead = ({ columns, rows, sort, hasMenu }: Props) => {
  const t = useT()
  return (
    <thead>
      <tr>
        <SelectPage rows={rows} />
        {columns.map(({ name, label, sortBy, className }) => (
          <th
            key={name}
            scope="col"
            className={className}
            aria-sort={sortBy ? directionOfSort(sort, sortBy) : undefined}
          >
            {sortBy ? <SortButton by={sortBy} label={label} /> : label}
          </th>
        ))}
        {hasMenu && (
          <th scope="col" className="list-menu">
            <span className="visually-hidden">{t('actions.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
