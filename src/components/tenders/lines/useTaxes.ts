'use client'

import { useEffect, useMemo, useState } from 'react'
import { readApi } from '@/components/ui/api'
import { useToday } from '@/components/ui/calendar/companyClock'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { proposedTaxRate, taxRatesOn, USUAL_TAX_RATES, type TaxRate } from '@/domain/taxes/taxRates'
import { useTenderValue } from './useTenderTerms'

/** VAT as the day of a tender has it. */
export type Taxes = {
  table: readonly TaxRate[]
  day: Day
  /** The rates that hold, as plain decimals. */
  offered: readonly string[]
  /** What is proposed for something that is said to have a rate. */
  proposed: (rate: Numeric | null | undefined) => Numeric | null
}

/** The rates of VAT on the day of the tender; the usual ones until those of the settings are known. */
export const useTaxes = (): Taxes => {
  const today = useToday()
  const day = dayFromStored(useTenderValue('date')) ?? today()
  const [table, setTable] = useState<readonly TaxRate[]>(USUAL_TAX_RATES)
  useEffect(() => {
    const asked = new AbortController()
    readApi<{ rates: TaxRate[] }>('/api/tenders/tax-rates', asked.signal).then(
      ({ rates }) => asked.signal.aborted || setTable(rates),
      // The server judges a line by its own table, whatever is offered here.
      () => undefined,
    )
    return () => asked.abort()
  }, [])
  return useMemo(
    () => ({
      table,
      day,
      offered: taxRatesOn(table, day).map(({ rate }) => toDecimal(rate).toFixed()),
      proposed: (rate) => proposedTaxRate(table, rate, day),
    }),
    [table, day],
  )
}
