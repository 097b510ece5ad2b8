'use client'

import { useT } from '../ui/useT'
import type { TableColumn, TableRow } from '@/present/list/cell'
import { directionOfSort } from '@/present/list/listState'
import { SelectPage } from './SelectPage'
import { SortButton } from './SortButton'

type Props = {
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  sort: string
  hasMenu: boolean
}

/** The header of a list; it stays in sight while the rows scroll. */
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
