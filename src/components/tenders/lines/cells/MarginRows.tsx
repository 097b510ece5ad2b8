'use client'

import { useWords } from '../../../ui/useWords'
import { ExplainedAmount } from '@/components/list/explain/ExplainedAmount'
import type { TenderMargin } from '@/domain/tenders/totals/margins'
import styles from '../LineEditor.module.css'

type Props = {
  margin: TenderMargin
  currency: string
  /**
   * Address of the stored tender for explanations of its amounts, if the reader may see them:
   * `tenders/94`.
   */
  explain?: string | undefined
}

/**
 * Cost and margin of the lines, for users with the right to costs; unknown values are shown as
 * unknown.
 */
export const MarginRows = ({ margin, currency, explain }: Props) => {
  const { t, format } = useWords()
  const { cost, percent } = margin
  const part = percent === null ? '' : ` (${format.percent(percent.toFixed())})`
  return (
    <>
      <div className={`${styles.totalsRow} ${styles.options}`}>
        <dt>{t('tenderItems.margin.cost')}</dt>
        <dd>
          <ExplainedAmount of={explain && `${explain}/cost`}>
            {format.money(cost.toFixed(2), currency)}
          </ExplainedAmount>
        </dd>
      </div>
      <div
        className={`${styles.totalsRow} ${styles.options}`}
        data-loss={margin.margin.isNegative() || undefined}
        data-margin
      >
        <dt>{t('tenderItems.margin.short')}</dt>
        <dd>
          <ExplainedAmount of={explain && `${explain}/margin`}>
            {format.money(margin.margin.toFixed(2), currency)}
            {part}
          </ExplainedAmount>
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
