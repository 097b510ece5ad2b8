'use client'

import { useMemo } from 'react'
import { rateInForm } from '../../../document/rate/rateInForm'
import { useProposal } from '../../../document/rate/useProposal'
import { isCurrency } from '@/domain/shared/currency'
import { dayFromStored } from '@/domain/shared/day'
import type { PriceTerms } from '@/domain/stock/prices/prices'
import { useTenderField, useTenderValue } from '../rows/useTenderTerms'

/**
 * Currency and rate of suggested prices: the rate in the form, else the one the tender will get
 * when saved.
 */
export const usePriceTerms = (): PriceTerms => {
  const ofCurrency = useTenderField('currency')
  const ofRate = useTenderField('currencyRate')
  const keptDay = dayFromStored(useTenderValue('rateDay'))
  const value = ofCurrency?.value
  const currency = isCurrency(value) ? value : 'TRY'
  const proposal = useProposal({
    ...{ currency, day: useTenderValue('date') },
    ...{ purpose: 'offer', isOff: false },
  })
  const { rate: typed, isStored } = rateInForm({ currency: ofCurrency, rate: ofRate })
  const proposedDay = proposal?.rate === typed ? (proposal?.day ?? null) : null
  const kept =
    typed === null
      ? { rate: proposal?.rate ?? null, day: proposal?.day ?? null }
      : { rate: typed, day: isStored ? keptDay : proposedDay }
  const { rate, day } = kept
  return useMemo(
    () => ({ currency, rate: rate === null ? null : { rate, day } }),
    [currency, rate, day],
  )
}
