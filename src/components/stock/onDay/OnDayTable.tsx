import type { PlainColumn } from '../../list/table/PlainTable'
import type { Translator } from '@/i18n/messages'

import { ReportTable } from '../report/ReportTable'
import type { OnDayRow, OnDaySheet } from '@/present/stock/onDaySheet'

const column = (
  name: 'sku' | 'quantity' | 'average' | 'value',
  label: string,
): PlainColumn<OnDayRow> => ({
  label,
  isAmount: name !== 'sku',
  cell: (row) => <bdi dir="ltr">{row[name] || '—'}</bdi>,
})

/** Cards with what there was of each. */
export const OnDayTable = ({ sheet, t }: { sheet: OnDaySheet; t: Translator }) => {
  const costs = [
    column('average', t('stockCards.fields.averageCost')),
    column('value', t('stockCards.fields.stockValue')),
  ]
  return (
    <ReportTable
      caption={t('stockOnDay.title')}
      columns={[
        column('sku', t('stockCards.fields.sku')),
        column('quantity', t('stockOnDay.quantity')),
        ...(sheet.seesCosts ? costs : []),
      ]}
      rows={sheet.rows}
      t={t}
    />
  )
}
