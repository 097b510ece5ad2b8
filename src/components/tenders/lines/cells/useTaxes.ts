'use client'

import { useMemo } from 'react'
import { useTaxTable } from '../../../document/taxes/useTaxTable'
import { useToday } from '../../../ui/calendar/companyClock'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { toDecimal, type Numeric } from '@/domain/shared/money'
import { proposedTaxRate, taxRatesOn, type TaxRate } from '@/domain/taxes/taxRates'
import { useTenderValue } from '../rows/useTenderTerms'

/** VAT rates on the day of a tender. */
export type Taxes = {
  table: readonly TaxRate[]
  day: Day
  /** The valid rates, as plain decimals. */
  offered: readonly string[]
  /** The default VAT rate for a product card or group with this rate. */
  proposed: (rate: Numeric | null | undefined) => Numeric | null
}

/**
 * The VAT rates on the day of the tender; the default ones until those of the settings are loaded.
 */
export const useTaxes = (): Taxes => {
  const today = useToday()
  const day = dayFromStored(useTenderValue('date')) ?? today()
  const table = useTaxTable()
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
