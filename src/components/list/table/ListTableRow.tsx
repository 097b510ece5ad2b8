'use client'

import { IconPhoto } from '@tabler/icons-react'
import { memo, type Ref } from 'react'
import { entityOf } from '@/catalog'
import { PeekLink } from '../../frame/peek/PeekLink'
import { Avatar } from '../../ui/layout/Avatar'
import { classNames } from '../../ui/classNames'
import { Glyph } from '../../ui/controls/Glyph'
import { useT } from '../../ui/useT'
import type { TableColumn, TableRow } from '@/present/list/cell'
import '../explain/explained.css'
import { ListCell } from './ListCell'

export type RowProps = {
  row: TableRow
  columns: readonly TableColumn[]
  /** The column with the name of and link to the record. */
  main: number
  hasMenu: boolean
  /** Missing without bulk actions. */
  isSelected?: boolean
  slug: string
  onSelect?: (row: TableRow, isOn: boolean, isRange: boolean) => void
  /** Index among all rows, for a virtualised table. */
  index?: number
  measure?: Ref<HTMLTableRowElement>
}

/** Whether a cell is edited in place: its command must be allowed in the state of the row. */
const isInline = ({ inline }: TableColumn, { offers }: TableRow): boolean =>
  inline === 'field' ||
  (inline !== undefined &&
    (offers?.commands.some(({ name, reason }) => name === inline && !reason) ?? false))

/** One record; narrow screens draw it as a card by CSS (DT11). */
export const ListTableRow = memo((props: RowProps) => {
  const { row, columns, main, hasMenu, isSelected, slug, onSelect, index, measure } = props
  const t = useT()
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-list-row={row.id}
      data-edit={row.edit}
      data-selected={isSelected || undefined}
    >
      {onSelect && (
        <td className="list-select">
          <label className="list-check">
            <input
              type="checkbox"
              data-list-check
              checked={isSelected}
              aria-label={t('list.selectRow', { name: row.name })}
              onClick={(event) => onSelect(row, event.currentTarget.checked, event.shiftKey)}
              onChange={() => undefined}
            />
          </label>
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.name}
          className={column.className}
          data-label={column.label}
          data-inline={isInline(column, row) ? column.name : undefined}
        >
          {place === main ? (
            <RowName row={row} column={column} cell={row.cells[place] ?? ''} slug={slug} />
          ) : (
            <ExplainedCell cell={row.cells[place] ?? ''} column={column} row={row} slug={slug} />
          )}
        </td>
      ))}
      {hasMenu && (
        <td className="list-menu">
          <button
            type="button"
            className="ui-icon-button ui-icon-button--small"
            data-list-menu
            aria-haspopup="menu"
            aria-label={t('list.rowActions', { name: row.name })}
          >
            <Glyph name="dots" />
          </button>
        </td>
      )}
    </tr>
  )
})
ListTableRow.displayName = 'ListTableRow'

const Picture = ({ row: { name, picture }, slug }: { row: TableRow; slug: string }) => {
  if (picture === undefined) return null
  if (entityOf(slug)?.list?.hasPortraits)
    return <Avatar name={name} picture={picture} size="small" />
  return (
    <span
      className={classNames('list-picture', !picture && 'list-picture--none')}
      aria-hidden="true"
    >
      {picture ? (
        <img src={picture} alt="" width={34} height={34} loading="lazy" decoding="async" />
      ) : (
        <IconPhoto size={18} stroke={1.5} />
      )}
    </span>
  )
}

type NameProps = {
  row: TableRow
  column: TableColumn
  cell: TableRow['cells'][number]
  slug: string
}

/** A number with an explanation, if the user may read that. */
const ExplainedCell = ({ cell, column, row, slug }: NameProps) => {
  const t = useT()
  const value = <ListCell cell={cell} kind={column.kind} />
  if (!column.isExplained || cell === '') return value
  return (
    <button
      className="explained"
      data-explain={`${slug}/${row.id}/${column.name}`}
      title={t('stockWhy.ask')}
      type="button"
    >
      {value}
    </button>
  )
}

/** The main cell of a row: the link to the record, where the reader may open it. */
const RowName = ({ row, column, cell, slug }: NameProps) => {
  const isEmpty = (typeof cell === 'string' ? cell : cell.text) === ''
  const name = isEmpty ? <bdi>{row.name}</bdi> : <ListCell cell={cell} kind={column.kind} />
  const drawn = row.open ? (
    <PeekLink href={row.open} className="list-name" data-list-open>
      {name}
    </PeekLink>
  ) : (
    <span className="list-name">{name}</span>
  )
  if (row.picture === undefined) return drawn
  return (
    <span className="list-main">
      <Picture row={row} slug={slug} />
      {drawn}
    </span>
  )
}
