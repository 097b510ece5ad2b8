import Link from 'next/link'
import type { ReactNode } from 'react'

import '../related/relatedList.css'

export type PlainColumn<Row> = {
  label: string
  /** Right-aligned, like all numbers to compare. */
  isAmount?: boolean
  /** Class of its cells, not of its header. */
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

/** A read-only table; on a phone each cell is a line with its label. */
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

/** A row's record, linked for users who may open it. */
export const LinkedName = ({ name, href }: { name: string; href?: string | null }) =>
  href ? (
    <Link className="text-link" href={href} prefetch={false}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
