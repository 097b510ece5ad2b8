import Link from 'next/link'
import type { ReactNode } from 'react'

import type { Translator } from '@/i18n/messages'
import '@/components/list/relatedList.css'

type ReportRow = { id: number; name: string; href?: string }

type Column = { name: string; label: string; isAmount?: boolean; className?: string }

type Props<Row, Shown> = {
  caption: string
  className?: string
  columns: readonly Shown[]
  rows: readonly Row[]
  cell: (row: Row, column: Shown) => ReactNode
  /** What stands under the name of a card. */
  under?: (row: Row) => ReactNode
  t: Translator
}

const Name = ({ name, href }: ReportRow) =>
  href ? (
    <Link className="text-link" href={href} prefetch={false}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )

const classOf = ({ isAmount, className }: Column): string | undefined =>
  [isAmount && 'related-table__amount', className].filter(Boolean).join(' ') || undefined

/** Cards, each with its figures; on a phone each figure is a line with its name. */
export const ReportTable = <Row extends ReportRow, Shown extends Column>(
  props: Props<Row, Shown>,
) => {
  const { caption, className = '', columns, rows, cell, under, t } = props
  const nameLabel = t('stockCards.fields.name')
  return (
    <div className="related">
      <table className={`related-table ${className}`.trim()}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{nameLabel}</th>
            {columns.map(({ name, label, isAmount }) => (
              <th key={name} className={classOf({ name, label, isAmount })} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td data-label={nameLabel}>
                <Name {...row} />
                {under?.(row)}
              </td>
              {columns.map((column) => (
                <td key={column.name} className={classOf(column)} data-label={column.label}>
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
