'use client'

import { IconPencil } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { Shortcut } from '@/components/frame/keyboard/shortcut'
import { useShortcuts } from '@/components/frame/keyboard/useShortcuts'
import { useT } from '@/components/ui/useT'
import type { TableColumn, TableRow } from '@/present/list/cell'
import { useList } from '../listContext'
import type { CellStep } from './CellEditor'
import { CELL, cellsIn, EDIT_CELL, rowOf } from './editCell'
import { focusCell } from './useSavedRow'

/** An open dialog while the editor is loading, which disables the list's shortcuts. */
const Loading = ({ error }: { error?: Error | null }) => {
  const t = useT()
  return error ? (
    <p role="alert">{t('common.connectionFailed')}</p>
  ) : (
    <div aria-busy="true" aria-label={t('common.loading')} role="dialog" />
  )
}

// Loaded when the first cell is edited.
const CellEditor = dynamic(() => import('./CellEditor').then((module) => module.CellEditor), {
  loading: Loading,
})

type Frame = RefObject<HTMLElement | null>

/** The focused cell; else the same column's, or the first, cell of the focused row. */
const cellForKey = (frame: HTMLElement, column: string | undefined): HTMLElement | undefined => {
  const focused = document.activeElement
  const own = focused?.closest<HTMLElement>(CELL)
  if (own && frame.contains(own)) return own
  const current = focused && frame.contains(focused) ? rowOf(focused) : null
  const cells = cellsIn(current ?? frame)
  return cells.find((cell) => cell.dataset.inline === column) ?? cells[0]
}

type PencilProps = {
  frame: Frame
  nameOf: (cell: HTMLElement) => string
  onEdit: (cell: HTMLElement) => void
}

/** The pencil in the hovered cell; the keyboard uses F2. */
const Pencil = ({ frame, nameOf, onEdit }: PencilProps) => {
  const [cell, setCell] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const table = frame.current
    const onOver = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      setCell((target instanceof Element && target.closest<HTMLElement>(CELL)) || null)
    }
    const onLeave = () => setCell(null)
    table?.addEventListener('pointerover', onOver)
    table?.addEventListener('pointerleave', onLeave)
    return () => {
      table?.removeEventListener('pointerover', onOver)
      table?.removeEventListener('pointerleave', onLeave)
    }
  }, [frame])
  if (!cell?.isConnected) return null
  return createPortal(
    <button
      aria-keyshortcuts="F2"
      aria-label={nameOf(cell)}
      className="list-pencil"
      tabIndex={-1}
      type="button"
      onClick={() => onEdit(cell)}
    >
      <IconPencil aria-hidden="true" size={16} />
    </button>,
    cell,
  )
}

type Props = {
  frame: Frame
  slug: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

type Edited = { cell: HTMLElement; row: TableRow; column: TableColumn }

/** Inline editing of list cells: by F2, a double click, the pencil, or the menu of the row. */
export const InlineLayer = ({ frame, slug, columns, rows }: Props) => {
  const t = useT()
  const { keepSaved, retry } = useList()
  // Kept even after the row has left the page.
  const [edited, setEdited] = useState<Edited | null>(null)
  const last = useRef<string>(undefined)

  const partsOf = useCallback(
    (cell: HTMLElement) => {
      const id = rowOf(cell)?.dataset.listRow
      return {
        row: rows.find((one) => String(one.id) === id),
        column: columns.find(({ name }) => name === cell.dataset.inline),
      }
    },
    [rows, columns],
  )
  const edit = useCallback(
    (cell: HTMLElement) => {
      const { row, column } = partsOf(cell)
      if (!row || !column) return
      last.current = column.name
      cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      setEdited({ cell, row, column })
    },
    [partsOf],
  )

  useShortcuts(
    useMemo<readonly Shortcut[]>(
      () => [
        {
          keys: 'f2',
          label: 'shell.keys.editCell',
          group: 'lists',
          needs: CELL,
          run: () => {
            const cell = frame.current && cellForKey(frame.current, last.current)
            if (cell) edit(cell)
          },
        },
      ],
      [frame, edit],
    ),
  )

  useEffect(() => {
    const table = frame.current
    const onDouble = ({ target }: MouseEvent) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null
      if (!cell) return
      // The first click has selected the word under the pointer.
      window.getSelection()?.removeAllRanges()
      edit(cell)
    }
    const onAsked = ({ target }: Event) => edit(target as HTMLElement)
    table?.addEventListener('dblclick', onDouble)
    table?.addEventListener(EDIT_CELL, onAsked)
    return () => {
      table?.removeEventListener('dblclick', onDouble)
      table?.removeEventListener(EDIT_CELL, onAsked)
    }
  }, [frame, edit])

  const nameOf = (cell: HTMLElement) => {
    const { row, column } = partsOf(cell)
    return t('list.inline.edit', { field: column?.label ?? '', name: row?.name ?? '' })
  }
  const close = (step: CellStep) => {
    if (!edited) return
    const { cell } = edited
    setEdited(null)
    const cells = frame.current ? cellsIn(frame.current) : []
    const next = step === 0 ? undefined : cells[cells.indexOf(cell) + step]
    if (next) edit(next)
    else if (cell.isConnected) focusCell(cell)
  }
  return (
    <>
      {edited ? (
        <CellEditor
          key={`${edited.row.id} ${edited.column.name}`}
          {...edited}
          slug={slug}
          onClose={close}
          onSaved={() => {
            keepSaved?.({ row: edited.row, column: edited.column.name })
            retry()
          }}
        />
      ) : (
        <Pencil frame={frame} nameOf={nameOf} onEdit={edit} />
      )}
    </>
  )
}
