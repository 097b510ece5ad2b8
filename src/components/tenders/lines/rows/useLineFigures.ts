'use client'

import { useDeferredValue, useMemo } from 'react'
import { filledRows } from './EditorRow'
import { lineFigures, type DocumentTerms, type LineFigures } from './lineFigures'

type Args = Parameters<typeof lineFigures>[0]

/** The calculated figures of the lines; deferred, so that a keystroke renders before recalculation. */
export const useLineFigures = ({
  rows,
  locale,
  cards,
  groups,
  terms,
  seesCosts,
}: Args): LineFigures => {
  const calmRows = useDeferredValue(rows)
  const { currencyRate, discountType, discountValue }: DocumentTerms = terms
  return useMemo(
    () =>
      lineFigures({
        rows: filledRows(calmRows),
        locale,
        cards,
        groups,
        seesCosts,
        terms: { currencyRate, discountType, discountValue },
      }),
    [calmRows, locale, cards, groups, seesCosts, currencyRate, discountType, discountValue],
  )
}
