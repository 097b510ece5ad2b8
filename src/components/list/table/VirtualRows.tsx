'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useShell } from '@/components/frame/appearance/ShellContext'
import type { Density } from '@/domain/settings/appearance'
import type { TableRow } from '@/present/list/cell'
import { ListTableRow, type RowProps } from './ListTableRow'

const ROW_HEIGHTS: Readonly<Record<Density, number>> = { comfortable: 45, compact: 37 }
const CARD_HEIGHT = 132
const OVERSCAN = 12

type Props = {
  rows: readonly TableRow[]
  rowProps: (row: TableRow) => RowProps
  /** Most cells of a row, for placeholders of rows outside of the viewport. */
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

  const { density } = useShell().appearance
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (window.innerWidth < 600 ? CARD_HEIGHT : ROW_HEIGHTS[density]),
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: 1280, height: 900 },
    getItemKey: (index) => rows[index]?.id ?? index,
  })
  // Heights of rows outside of the viewport were measured or estimated for the former density.
  const drawn = useRef(density)
  useEffect(() => {
    if (drawn.current === density) return
    drawn.current = density
    virtualizer.measure()
  }, [virtualizer, density])
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
