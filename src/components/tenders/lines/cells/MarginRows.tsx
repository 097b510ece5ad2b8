'use client'

import { useWords } from '../../../ui/useWords'
import type { TenderMargin } from '@/domain/tenders/totals/margins'
import styles from '../LineEditor.module.css'

type Props = { margin: TenderMargin; currency: string }

/**
 * Cost and margin of the lines, for users with the right to costs; unknown values are shown as
 * unknown.
 */
export const MarginRows = ({ margin, currency }: Props) => {
  const { t, format } = useWords()
  const { cost, percent } = margin
  const part = percent === null ? '' : ` (${format.percent(percent.toFixed())})`
  return (
    <>
      <div className={`${styles.totalsRow} ${styles.options}`}>
        <dt>{t('tenderItems.margin.cost')}</dt>
        <dd>
          <bdi dir="ltr">{format.money(cost.toFixed(2), currency)}</bdi>
        </dd>
      </div>
      <div
        className={`${styles.totalsRow} ${styles.options}`}
        data-loss={margin.margin.isNegative() || undefined}
        data-margin
      >
        <dt>{t('tenderItems.margin.short')}</dt>
        <dd>
          <bdi dir="ltr">
            {format.money(margin.margin.toFixed(2), currency)}
            {part}
          </bdi>
        </dd>
      </div>
    </>
  )
}

/** Net amount with unknown cost, excluded from cost and margin. */
export const MarginNote = ({ margin: { unknown }, currency }: Props) => {
  const { t, format } = useWords()
  return unknown.lines === 0 ? null : (
    <p className={styles.totalsNote}>
      {t('tenderItems.margin.unknownLines', {
        n: unknown.lines,
        amount: format.money(unknown.base.toFixed(2), currency),
      })}
    </p>
  )
}
