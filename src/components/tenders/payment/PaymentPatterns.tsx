'use client'

import type { UIFieldClientComponent } from 'payload'
import { useId, useState } from 'react'

import { useFieldUse } from '@/components/document/facts/useFieldUse'
import { Button } from '../../ui/controls/Button'
import { Select } from '../../ui/inputs/Select'
import { useWords } from '@/components/ui/useWords'
import { dayFromStored } from '@/domain/shared/day'
import { toDecimal } from '@/domain/shared/money'
import {
  MONTHS,
  PAYMENT_PATTERNS,
  plannedSum,
  planOf,
  respread,
  type PaymentPattern,
} from '@/domain/tenders/totals/paymentPatterns'

import { useTenderTerms, useTenderValue } from '../lines/rows/useTenderTerms'
import './payment.css'
import { useLiveTotal } from './useLiveTotal'
import { usePlan } from './usePlan'

const isPattern = (text: string): text is PaymentPattern =>
  (PAYMENT_PATTERNS as readonly string[]).includes(text)

/** The plan differs from the total: both sums, and a button to adjust it. */
const OtherTotal = ({
  planned,
  total,
  onSpread,
}: Record<'planned' | 'total', string> & {
  onSpread: () => void
}) => {
  const { t, format } = useWords()
  const { currency } = useTenderTerms()
  return (
    <div className="payment-patterns__other" role="status">
      <span>
        {t('payment.otherTotal', {
          planned: format.money(planned, currency),
          total: format.money(total, currency),
        })}
      </span>
      <Button size="small" tone="soft" onClick={onSpread}>
        {t('payment.respread')}
      </Button>
    </div>
  )
}

/** Common payment plans above the instalments, with exact sums. */
export const PaymentPatterns: UIFieldClientComponent = () => {
  const { t } = useWords()
  const id = useId()
  const [pattern, setPattern] = useState<PaymentPattern>('days30To90')
  const [months, setMonths] = useState<string>(String(MONTHS.usual))
  const total = useLiveTotal()
  const date = dayFromStored(useTenderValue('date'))
  const { amounts, replace, setAmounts } = usePlan()
  const isOpen =
    useFieldUse()({ type: 'array', name: 'paymentInstallments', fields: [] }) === 'open'
  if (!isOpen) return null

  const planned = plannedSum(amounts)
  const differs = amounts.length > 0 && planned !== null && !toDecimal(planned).equals(total)
  const mayPlan = date !== null && toDecimal(total).gt(0)
  return (
    <div className="field-type payment-patterns">
      <div className="payment-patterns__row">
        <label htmlFor={id}>{t('payment.pattern')}</label>
        <Select
          id={id}
          options={PAYMENT_PATTERNS.map((value) => ({
            value,
            label: t(`payment.patterns.${value}`),
          }))}
          value={pattern}
          onChange={(value) => isPattern(value) && setPattern(value)}
        />
        {pattern === 'monthly' && (
          <Select
            aria-label={t('payment.months')}
            options={Array.from({ length: MONTHS.max - MONTHS.min + 1 }, (_, at) => ({
              value: String(at + MONTHS.min),
              label: t('payment.monthCount', { n: at + MONTHS.min }),
            }))}
            value={months}
            onChange={setMonths}
          />
        )}
        <Button
          disabled={!mayPlan}
          size="small"
          tone="soft"
          onClick={() =>
            date && replace(planOf({ pattern, payable: total, date, months: Number(months) }))
          }
        >
          {t(amounts.length > 0 ? 'payment.replan' : 'payment.plan')}
        </Button>
      </div>
      {!mayPlan && <span className="text-soft">{t('payment.needsTotal')}</span>}
      {differs && (
        <OtherTotal
          planned={planned}
          total={total}
          onSpread={() => setAmounts(respread(amounts, total))}
        />
      )}
    </div>
  )
}
