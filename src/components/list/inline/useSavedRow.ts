'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotify } from '@/components/ui/requests/useNotify'
import { useT } from '@/components/ui/useT'
import type { ListRow } from '@/present/list/cell'

/** A saved cell. */
export type SavedCell = { row: ListRow; column: string }

/** Focuses a cell; cells are not in the tab order. */
export const focusCell = (cell: HTMLElement): void => {
  cell.tabIndex = -1
  cell.focus({ preventScroll: true })
  cell.scrollIntoView({ block: 'nearest' })
}

const rowElements = () => document.querySelectorAll<HTMLElement>('[data-list-row]')

/**
 * Announces where a row is after one of its cells was saved: by filter and sort order it may have
 * moved, or left the page. If the row moved, the focus is set to its cell again; if it left the
 * page, to the row that is now in its place.
 * @param rows the current rows; the announcement is made when they are replaced
 * @returns `said`, the text for screen readers, and `keepSaved`, to be called after a save
 */
export const useSavedRow = (rows: readonly ListRow[]) => {
  const t = useT()
  const { notifySuccess } = useNotify()
  const [said, setSaid] = useState('')
  const saved = useRef<(SavedCell & { rows: readonly ListRow[] }) | null>(null)
  const keepSaved = useCallback(
    (cell: SavedCell) => {
      saved.current = { ...cell, rows }
    },
    [rows],
  )

  useEffect(() => {
    const was = saved.current
    if (!was || was.rows === rows) return
    saved.current = null
    const { id, name } = was.row
    const placeIn = (all: readonly ListRow[]) => all.findIndex((row) => row.id === id)
    const [before, after] = [placeIn(was.rows), placeIn(rows)]
    if (after === -1) notifySuccess(t('list.inline.left', { name }))
    else setSaid(t(before === after ? 'list.inline.saved' : 'list.inline.moved', { name }))
    // An open editor has the focus.
    if (document.activeElement !== document.body) return
    const row = rowElements()[after === -1 ? Math.min(before, rows.length - 1) : after]
    const cell = row?.querySelector<HTMLElement>(`[data-inline='${was.column}']`)
    if (cell) focusCell(cell)
  }, [rows, notifySuccess, t])

  return { said, keepSaved }
}
