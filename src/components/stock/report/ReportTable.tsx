import type { ReactNode } from 'react'

import { LinkedName, PlainTable, type PlainColumn } from '../../list/table/PlainTable'
import type { Translator } from '@/i18n/messages'

type ReportRow = { id: number; name: string; href?: string }

type Props<Row> = {
  caption: string
  className?: string
  /** Columns after the card's name. */
  columns: readonly PlainColumn<Row>[]
  rows: readonly Row[]
  /** Shown under the name of a card. */
  under?: (row: Row) => ReactNode
  t: Translator
}

/** Cards, each with its numbers. */
export const ReportTable = <Row extends ReportRow>(props: Props<Row>) => {
  const { caption, className, columns, rows, under, t } = props
  const name: PlainColumn<Row> = {
    label: t('stockCards.fields.name'),
    cell: (row) => (
      <>
        <LinkedName href={row.href} name={row.name} />
        {under?.(row)}
      </>
    ),
  }
  return (
    <div className="related">
      <PlainTable
        caption={caption}
        className={className}
        columns={[name, ...columns]}
        keyOf={({ id }) => id}
        rows={rows}
      />
    </div>
  )
}
