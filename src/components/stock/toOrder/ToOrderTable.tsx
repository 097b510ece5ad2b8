import Link from 'next/link'

import type { Translator } from '@/i18n/messages'
import '@/components/list/explain/explained.css'
import '@/components/list/relatedList.css'

import {
  TO_ORDER_FIGURES,
  type ShownFigure,
  type ToOrderFigure,
  type ToOrderRow,
  type ToOrderSheet,
} from './toOrderSheet'

const LABELS = {
  onHand: 'stockCards.fields.currentQuantity',
  reserved: 'stockCards.fields.reservedQuantity',
  likely: 'stockToOrder.likely',
  projected: 'stockToOrder.projected',
  minQuantity: 'stockCards.fields.minQuantity',
  suggested: 'stockToOrder.suggested',
} as const satisfies Record<ToOrderFigure, string>

const Name = ({ name, sku, href }: ToOrderRow) => (
  <>
    {href ? (
      <Link className="text-link" href={href} prefetch={false}>
        <bdi>{name}</bdi>
      </Link>
    ) : (
      <bdi>{name}</bdi>
    )}
    {sku && (
      <small className="to-order-sku">
        <bdi dir="ltr">{sku}</bdi>
      </small>
    )}
  </>
)

const Amount = ({ text, explain }: ShownFigure) => {
  if (!text) return <>—</>
  const number = <bdi dir="ltr">{text}</bdi>
  return explain ? (
    <button className="explained" data-explain={explain} type="button">
      {number}
    </button>
  ) : (
    number
  )
}

/** Cards with what there will be of each, and how much to order. */
export const ToOrderTable = ({ sheet, t }: { sheet: ToOrderSheet; t: Translator }) => {
  const shown = TO_ORDER_FIGURES.filter((name) => name !== 'likely' || sheet.seesTenders)
  return (
    <div className="related">
      <table className="related-table to-order-table">
        <caption className="visually-hidden">{t('stockToOrder.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stockCards.fields.name')}</th>
            {shown.map((name) => (
              <th key={name} className="related-table__amount" scope="col">
                {t(LABELS[name])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row) => (
            <tr key={row.id}>
              <td data-label={t('stockCards.fields.name')}>
                <Name {...row} />
              </td>
              {shown.map((name) => (
                <td
                  key={name}
                  className={
                    name === 'suggested'
                      ? 'related-table__amount to-order-suggested'
                      : 'related-table__amount'
                  }
                  data-label={t(LABELS[name])}
                >
                  {/* On a phone the cell is a line of two: what it is, and how much. */}
                  <span>
                    <Amount {...row.figures[name]} />
                    {name === 'suggested' && <span className="to-order-unit"> {row.unit}</span>}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
