import type { PlainColumn } from '../../list/table/PlainTable'
import type { Translator } from '@/i18n/messages'
import { ExplainedAmount } from '../../list/explain/ExplainedAmount'

import { ReportTable } from '../report/ReportTable'
import {
  TO_ORDER_FIGURES,
  type ShownFigure,
  type ToOrderFigure,
  type ToOrderRow,
  type ToOrderSheet,
} from '@/present/stock/toOrderSheet'

const LABELS = {
  onHand: 'stockCards.fields.currentQuantity',
  reserved: 'stockCards.fields.reservedQuantity',
  likely: 'stockToOrder.likely',
  projected: 'stockToOrder.projected',
  minQuantity: 'stockCards.fields.minQuantity',
  suggested: 'stockToOrder.suggested',
} as const satisfies Record<ToOrderFigure, string>

const Amount = ({ text, explain }: ShownFigure) => {
  if (!text) return <>—</>
  return <ExplainedAmount of={explain}>{text}</ExplainedAmount>
}

/** Cards with their projected stock and suggested order quantity. */
export const ToOrderTable = ({ sheet, t }: { sheet: ToOrderSheet; t: Translator }) => {
  const shown = TO_ORDER_FIGURES.filter((name) => name !== 'likely' || sheet.seesTenders)
  return (
    <ReportTable
      caption={t('stockToOrder.title')}
      className="to-order-table"
      columns={shown.map((name): PlainColumn<ToOrderRow> => ({
        label: t(LABELS[name]),
        isAmount: true,
        className: name === 'suggested' ? 'to-order-suggested' : undefined,
        cell: ({ figures, unit }) => (
          // On a phone a cell has two parts: label and quantity.
          <span>
            <Amount {...figures[name]} />
            {name === 'suggested' && <span className="to-order-unit"> {unit}</span>}
          </span>
        ),
      }))}
      rows={sheet.rows}
      t={t}
      under={({ sku }) =>
        sku && (
          <small className="to-order-sku">
            <bdi dir="ltr">{sku}</bdi>
          </small>
        )
      }
    />
  )
}
