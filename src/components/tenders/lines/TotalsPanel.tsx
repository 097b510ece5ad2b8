'use client'

import { useWords } from '@/components/ui/useWords'
import type { Currency } from '@/domain/shared/currency'
import type { Amount } from '@/i18n/format'
import { ExplainedAmount } from '@/components/list/explain/ExplainedAmount'
import type { TenderMargin } from '@/domain/tenders/totals/margins'
import { MarginNote, MarginRows } from './cells/MarginRows'
import styles from './LineEditor.module.css'

export type ShownTotals = {
  subtotal: Amount
  discountTotal: Amount
  taxByRate: readonly { rate: string; tax: Amount }[]
  taxTotal: Amount
  total: Amount
  totalBase: Amount
}

type Props = {
  totals: ShownTotals
  /** Total of the optional lines; null if there are none. */
  options: string | null
  currency: Currency
  rate: Amount
  /** The margin; undefined for readers who see no costs. */
  margin?: TenderMargin | null
  /** Calculated here and not stored yet. */
  isPreview: boolean
  /**
   * Address of the stored tender for explanations of its amounts, if the reader may see them:
   * `tenders/94`.
   */
  explain?: string
}

/** Totals of the lines. After a save these are the stored ones, exactly. */
export const TotalsPanel = (props: Props) => {
  const { totals, options, currency, rate, margin, isPreview, explain } = props
  const { t, format } = useWords()
  const of = (field: string) => explain && `${explain}/${field}`
  const row = (name: string, amount: Amount, field: string, code: string = currency) => (
    <div className={styles.totalsRow}>
      <dt>{name}</dt>
      <dd>
        <ExplainedAmount of={of(field)}>{format.money(amount, code)}</ExplainedAmount>
      </dd>
    </div>
  )
  const hasDiscount = Number(totals.discountTotal) > 0

  return (
    <section className={styles.totals} aria-label={t('tenders.fields.total')} aria-live="off">
      <dl>
        {row(t('tenders.totals.subtotal'), totals.subtotal, 'subtotal')}
        {hasDiscount
          ? row(t('tenders.totals.discount'), `-${totals.discountTotal}`, 'discountTotal')
          : null}
        {totals.taxByRate.map((entry) => (
          <div key={entry.rate} className={styles.totalsRow}>
            <dt>{t('tenders.totals.tax', { rate: format.quantity(entry.rate) })}</dt>
            <dd>
              <ExplainedAmount of={of('taxTotal')}>
                {format.money(entry.tax, currency)}
              </ExplainedAmount>
            </dd>
          </div>
        ))}
        <div className={`${styles.totalsRow} ${styles.grandTotal}`}>
          <dt>{t('tenders.totals.grandTotal')}</dt>
          <dd>
            <ExplainedAmount of={of('total')}>
              {format.money(totals.total, currency)}
            </ExplainedAmount>
          </dd>
        </div>
        {currency === 'TRY' ? null : (
          <>
            {row(t('tenders.totals.inLira'), totals.totalBase, 'totalBase', 'TRY')}
            <p className={styles.totalsNote}>
              <ExplainedAmount isText of={of('currencyRate')}>
                {t('tenders.totals.rate', { rate: format.price(rate) })}
              </ExplainedAmount>
            </p>
          </>
        )}
        {options === null ? null : (
          <div className={`${styles.totalsRow} ${styles.options}`}>
            <dt>{t('tenders.totals.options')}</dt>
            <dd>
              <bdi dir="ltr">+{format.money(options, currency)}</bdi>
            </dd>
          </div>
        )}
        {margin && <MarginRows margin={margin} currency={currency} explain={explain} />}
      </dl>
      {margin && <MarginNote margin={margin} currency={currency} />}
      {isPreview ? <p className={styles.totalsNote}>{t('tenders.totals.preview')}</p> : null}
    </section>
  )
}
