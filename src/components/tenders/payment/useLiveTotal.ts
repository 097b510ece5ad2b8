'use client'

import { useDeferredValue, useMemo } from 'react'
import { useLocale } from '@/components/ui/useT'
import { lineFigures } from '../lines/rows/lineFigures'
import { rowsFromValue } from '../lines/rows/rowsFromValue'
import { useTenderTerms, useTenderValue } from '../lines/rows/useTenderTerms'

const NO_CARDS = new Map()

/** What the tender in the form comes to, worked out as its lines are typed: as the server will. */
export const useLiveTotal = (): string => {
  const locale = useLocale()
  // Adding up hundreds of lines waits until the key is drawn.
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
