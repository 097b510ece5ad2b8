'use client'

import type { FactRow } from '../../ui/layout/FactRows'
import { rateFacts } from '../../ui/requests/rateFacts'
import { useWords } from '@/components/ui/useWords'
import { BASE_CURRENCY } from '@/domain/shared/currency'
import { toDecimal } from '@/domain/shared/money'
import { useTenderValue } from '../lines/rows/useTenderTerms'

const useAmount = (name: string): number | null => {
  const value = useTenderValue(name)
  return typeof value === 'number' ? value : null
}

const Money = ({ amount, of }: { amount: string | number; of?: string }) => {
  const { format } = useWords()
  return <bdi dir="ltr">{of ? format.price(amount, of) : format.money(amount, BASE_CURRENCY)}</bdi>
}

/**
 * Lira value of a tender in a foreign currency: at its own rate, and at that of its invoice, with
 * days and sources, limited to what the reader may see.
 */
export const useRateRows = (): readonly FactRow[] => {
  const words = useWords()
  const { t } = words
  const currency = useTenderValue('currency')
  const [totalBase, invoiceTotal] = [useAmount('totalBase'), useAmount('invoiceTotalBase')]
  const invoiceRate = useAmount('invoiceRate')
  const own = { day: useTenderValue('rateDay'), source: useTenderValue('rateSource') }
  const invoiced = {
    day: useTenderValue('invoiceRateDay'),
    source: useTenderValue('invoiceRateSource'),
  }
  if (typeof currency !== 'string' || currency === BASE_CURRENCY) return []
  const difference =
    totalBase !== null && invoiceTotal !== null ? toDecimal(invoiceTotal).minus(totalBase) : null
  return [
    [t('tenders.fields.rateSource'), rateFacts(own, words)],
    [t('tenders.inLira.tender'), totalBase !== null && <Money amount={totalBase} />],
    [
      t('tenders.fields.invoiceRate'),
      invoiceRate !== null && <Money amount={invoiceRate} of={BASE_CURRENCY} />,
    ],
    [t('tenders.fields.invoiceRateSource'), rateFacts(invoiced, words)],
    [t('tenders.inLira.invoice'), invoiceTotal !== null && <Money amount={invoiceTotal} />],
    [t('tenders.inLira.difference'), difference && <Money amount={difference.toFixed(2)} />],
  ]
}
