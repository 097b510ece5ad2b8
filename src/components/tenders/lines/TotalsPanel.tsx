'use client'

import { useWords } from '@/components/ui/useWords'
import type { Currency } from '@/domain/shared/currency'
import type { Amount } from '@/i18n/format'
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
}

/** Totals of the lines. After a save these are the stored ones, exactly. */
export const TotalsPanel = ({ totals, options, currency, rate, margin, isPreview }: Props) => {
  const { t, format } = useWords()
  const row = (name: string, amount: Amount, code: string = currency) => (
    <div className={styles.totalsRow}>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{format.money(amount, code)}</bdi>
      </dd>
    </div>
  )
  const hasDiscount = Number(totals.discountTotal) > 0

  return (
    <section className={styles.totals} aria-label={t('tenders.fields.total')} aria-live="off">
      <dl>
        {row(t('tenders.totals.subtotal'), totals.subtotal)}
        {hasDiscount ? row(t('tenders.totals.discount'), `-${totals.discountTotal}`) : null}
        {totals.taxByRate.map((entry) => (
          <div key={entry.rate} className={styles.totalsRow}>
            <dt>{t('tenders.totals.tax', { rate: format.quantity(entry.rate) })}</dt>
            <dd>
              <bdi dir="ltr">{format.money(entry.tax, currency)}</bdi>
            </dd>
          </div>
        ))}
        <div className={`${styles.totalsRow} ${styles.grandTotal}`}>
          <dt>{t('tenders.totals.grandTotal')}</dt>
          <dd>
            <bdi dir="ltr">{format.money(totals.total, currency)}</bdi>
          </dd>
        </div>
        {currency === 'TRY' ? null : (
          <>
            {row(t('tenders.totals.inLira'), totals.totalBase, 'TRY')}
            <p className={styles.totalsNote}>
              {t('tenders.totals.rate', { rate: format.price(rate) })}
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
        {margin && <MarginRows margin={margin} currency={currency} />}
      </dl>
      {margin && <MarginNote margin={margin} currency={currency} />}
      {isPreview ? <p className={styles.totalsNote}>{t('tenders.totals.preview')}</p> : null}
    </section>
  )
}
