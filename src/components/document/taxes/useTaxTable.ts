'use client'

import { useEffect, useState } from 'react'
import { readApi } from '../../ui/requests/api'
import { USUAL_TAX_RATES, type TaxRate } from '@/domain/taxes/taxRates'

/** All VAT rates with their days; the default ones until those of the settings are loaded. */
export const useTaxTable = (): readonly TaxRate[] => {
  const [table, setTable] = useState<readonly TaxRate[]>(USUAL_TAX_RATES)
  useEffect(() => {
    const asked = new AbortController()
    readApi<{ rates: TaxRate[] }>('/api/tenders/tax-rates', asked.signal).then(
      ({ rates }) => asked.signal.aborted || setTable(rates),
      // The server validates by its own table, whatever is offered here.
      () => undefined,
    )
    return () => asked.abort()
  }, [])
  return table
}
