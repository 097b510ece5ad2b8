'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import type { TableRow } from '@/present/list/cell'
import { ListTableRow, type RowProps } from './ListTableRow'

const ROW_HEIGHT = 45
const CARD_HEIGHT = 132
const OVERSCAN = 12

type Props = {
  rows: readonly TableRow[]
  rowProps: (row: TableRow) => RowProps
  /** Cells of a row at most, for the empty rows in the place of those out of sight. */
  width: number
}

const Gap = ({ size, width }: { size: number; width: number }) =>
  size > 0 ? (
    <tr aria-hidden="true" className="list-gap">
      <td colSpan={width} style={{ blockSize: size }} />
    </tr>
  ) : null

/** A virtualised table body: only the visible rows are in the document (DT2). */
export const VirtualRows = ({ rows, rowProps, width }: Props) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)

  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY)
  }, [])

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (window.innerWidth < 600 ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: 1280, height: 900 },
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  const items = virtualizer.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <tbody ref={body}>
      <Gap size={before} width={width} />
      {items.map(({ index, key }) => {
        const row = rows[index]
        return row ? (
          <ListTableRow
            key={key}
            {...rowProps(row)}
            index={index}
            measure={virtualizer.measureElement}
          />
        ) : null
      })}
      <Gap size={after} width={width} />
    </tbody>
  )
}
