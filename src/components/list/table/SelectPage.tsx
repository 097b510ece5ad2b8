'use client'

import { useEffect, useRef } from 'react'
import { useT } from '../../ui/useT'
import type { TableRow } from '@/present/list/cell'
import { useSelection } from '../bulk/selectionContext'

/** The header cell that ticks the rows of this page; half ticked when only some are. */
export const SelectPage = ({ rows }: { rows: readonly TableRow[] }) => {
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
