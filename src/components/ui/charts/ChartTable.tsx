import Link from 'next/link'
import type { ReactNode } from 'react'

/** Text of a cell and the list it links to; a zero has no link. */
export type TableValue = { text: string; href?: string }
export type TableRow = { key: string; head: TableValue; cells: readonly TableValue[] }

type Props = {
  /** Describes the table; also names the region that scrolls. */
  caption: string
  columns: readonly string[]
  rows: readonly TableRow[]
  foot?: Omit<TableRow, 'key'>
}

const Value = ({ text, href }: TableValue): ReactNode =>
  href ? (
    <Link className="text-link" href={href} prefetch={false}>
      <bdi>{text}</bdi>
    </Link>
  ) : (
    <bdi>{text}</bdi>
  )

const Row = ({ head, cells }: Omit<TableRow, 'key'>) => (
  <tr>
    <th scope="row">
      <Value {...head} />
    </th>
    {cells.map((cell, index) => (
      <td key={index}>
        <Value {...cell} />
      </td>
    ))}
  </tr>
)

/** The data of a chart as a table, with links to lists. */
export const ChartTable = ({ caption, columns, rows, foot }: Props) => (
  <div aria-label={caption} className="chart-table" role="group" tabIndex={0}>
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Row {...row} key={key} />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Row {...foot} />
        </tfoot>
      )}
    </table>
  </div>
)
