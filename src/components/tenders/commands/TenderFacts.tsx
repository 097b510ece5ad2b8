'use client'

import { useWords } from '@/components/stock/useWords'
import { FactRows } from '@/components/ui/FactRows'
import type { Amount } from '@/i18n/format'

export type TenderFactsProps = {
  number: string
  title: string
  customer: string
  total: Amount
  currency: string
  currencyRate: Amount
}

/** Which tender a question is about: number, title, customer, total. */
export const TenderFacts = ({ number, title, customer, total, currency }: TenderFactsProps) => {
  const { t, format } = useWords()
  const rows = [
    [t('tenders.fields.number'), number && <bdi dir="ltr">{number}</bdi>],
    [t('tenders.fields.title'), title && <bdi>{title}</bdi>],
    [t('tenders.fields.customer'), customer && <bdi>{customer}</bdi>],
    [
      t('tenders.fields.total'),
      <bdi key="total" dir="ltr">
        {format.money(total, currency)}
      </bdi>,
    ],
  ] as const
  return <FactRows rows={rows} />
}
