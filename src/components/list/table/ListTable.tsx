'use client'

import dynamic from 'next/dynamic'
import { useCallback, useRef, useEffect, type RefObject } from 'react'
import { VIRTUAL_ABOVE } from '@/domain/lists/pageSizes'
import type { TableColumn, TableRow } from '@/present/list/cell'
import { ListTableHead } from './ListTableHead'
import { ListTableRow } from './ListTableRow'
import { useSelection } from '../bulk/selectionContext'

/**
 * Lets a table wider than its card scroll inside it. Only then, because the header cannot be sticky
 * inside a container that scrolls sideways.
 */
const useWideTable = (frame: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = frame.current
    const table = element?.firstElementChild
    if (!element || !table) return
    const observer = new ResizeObserver(() => {
      const isWide = table.scrollWidth > element.clientWidth + 1
      element.toggleAttribute('data-wide', isWide)
      // A scrollable region must be reachable by keyboard.
      if (isWide) element.setAttribute('tabindex', '0')
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    observer.observe(table)
    return () => observer.disconnect()
  }, [frame])
}

// Loaded after the page is interactive.
const InlineLayer = dynamic(
  () => import('../inline/InlineLayer').then((module) => module.InlineLayer),
  { ssr: false },
)

// Few lists are long enough for it.
const VirtualRows = dynamic(() => import('./VirtualRows').then((module) => module.VirtualRows))

export type TableProps = {
  title: string
  slug: string
  columns: readonly TableColumn[]
  /** The column with the name of and link to the record. */
  main: number
  rows: readonly TableRow[]
  sort: string
  hasMenu: boolean
}

/** The rows of a list as a table; virtualised above 500 rows (DT2). */
export const ListTable = (props: TableProps) => {
  const { title, slug, columns, main, rows, sort, hasMenu } = props
  const selection = useSelection()
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef<TableRow | null>(null)
  useWideTable(frame)

  const toggle = selection?.toggle
  const onSelect = useCallback(
    (row: TableRow, isOn: boolean, isRange: boolean) => {
      const from = last.current ? rows.indexOf(last.current) : -1
      last.current = row
      if (!isRange || from < 0) return toggle?.([row], isOn)
      // With the shift key the whole range is selected.
      const to = rows.indexOf(row)
      toggle?.(rows.slice(Math.min(from, to), Math.max(from, to) + 1), isOn)
    },
    [rows, toggle],
  )
  const rowProps = (row: TableRow) => ({
    row,
    columns,
    main,
    hasMenu,
    slug,
    ...(selection && {
      onSelect,
      isSelected: selection.isEverything || selection.names.has(row.id),
    }),
  })
  const isVirtual = rows.length > VIRTUAL_ABOVE
  return (
    <div className="list-rows" ref={frame}>
      <table className="list-table" aria-rowcount={isVirtual ? rows.length + 1 : undefined}>
        <caption className="visually-hidden">{title}</caption>
        <ListTableHead columns={columns} rows={rows} sort={sort} hasMenu={hasMenu} />
        {isVirtual ? (
          <VirtualRows rows={rows} rowProps={rowProps} width={columns.length + 2} />
        ) : (
          <tbody>
            {rows.map((row) => (
              <ListTableRow key={row.id} {...rowProps(row)} />
            ))}
          </tbody>
        )}
      </table>
      {columns.some(({ inline }) => inline) && (
        <InlineLayer frame={frame} slug={slug} columns={columns} rows={rows} />
      )}
    </div>
  )
}
