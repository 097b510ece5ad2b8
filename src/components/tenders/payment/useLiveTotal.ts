'use client'

import { useDeferredValue, useMemo } from 'react'
import { useLocale } from '@/components/ui/useT'
import { lineFigures } from '../lines/rows/lineFigures'
import { rowsFromValue } from '../lines/rows/rowsFromValue'
import { useTenderTerms, useTenderValue } from '../lines/rows/useTenderTerms'

const NO_CARDS = new Map()

/** The total of the tender in the form, with the server's calculation, updated while lines are typed. */
export const useLiveTotal = (): string => {
  const locale = useLocale()
  // Adding up hundreds of lines is deferred until the keystroke is rendered.
  const value = useDeferredValue(useTenderValue('items'))
  const { currencyRate, discountType, discountValue } = useTenderTerms()
  return useMemo(
    () =>
      lineFigures({
        rows: rowsFromValue(value, locale),
        locale,
        cards: NO_CARDS,
        groups: NO_CARDS,
        terms: { currencyRate, discountType, discountValue },
      }).totals.total.toFixed(2),
    [value, locale, currencyRate, discountType, discountValue],
  )
}
