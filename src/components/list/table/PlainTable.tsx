import Link from 'next/link'
import type { ReactNode } from 'react'

import '../related/relatedList.css'

export type PlainColumn<Row> = {
  label: string
  /** At the end of its cell, as all numbers that are compared. */
  isAmount?: boolean
  /** Of its cells, not of its head. */
  className?: string
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  caption: string
  className?: string
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => number | string
}

const AMOUNT = 'related-table__amount'

/** A table that is read only; on a phone each cell is a line with its name. */
export const PlainTable = <Row,>({ caption, className, columns, rows, keyOf }: Props<Row>) => (
  <table className={['related-table', className].filter(Boolean).join(' ')}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {columns.map(({ label, isAmount }) => (
          <th key={label} className={isAmount ? AMOUNT : undefined} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          {columns.map(({ label, isAmount, className: ofCell, cell }) => (
            <td
              key={label}
              className={[isAmount && AMOUNT, ofCell].filter(Boolean).join(' ') || undefined}
              data-label={label}
            >
              {cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What a row is about, and the way to it for users who may go there. */
export const LinkedName = ({ name, href }: { name: string; href?: string | null }) =>
  href ? (
    <Link className="text-link" href={href} prefetch={false}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
