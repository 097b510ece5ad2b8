import type { Translator } from '@/i18n/messages'

import { ReportTable } from '../report/ReportTable'
import type { OnDaySheet } from './onDaySheet'

/** Cards with what there was of each. */
export const OnDayTable = ({ sheet, t }: { sheet: OnDaySheet; t: Translator }) => {
  const costs = [
    { name: 'average', label: t('stockCards.fields.averageCost'), isAmount: true },
    { name: 'value', label: t('stockCards.fields.stockValue'), isAmount: true },
  ] as const
  const columns = [
    { name: 'sku', label: t('stockCards.fields.sku'), isAmount: false },
    { name: 'quantity', label: t('stockOnDay.quantity'), isAmount: true },
    ...(sheet.seesCosts ? costs : []),
  ] as const
  return (
    <ReportTable
      caption={t('stockOnDay.title')}
      cell={(row, { name }) => <bdi dir="ltr">{row[name] || '—'}</bdi>}
      columns={columns}
      rows={sheet.rows}
      t={t}
    />
  )
}
