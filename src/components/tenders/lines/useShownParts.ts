'use client'

import { useMemo } from 'react'
import type { CardFacts, GroupFacts } from '@/components/stock/stockFacts'
import type { EditorRow } from './rows/EditorRow'
import type { ShownParts } from './LineParts'
import type { Taxes } from './cells/useTaxes'

/** Loaded cards, groups and VAT rates. */
export type StockFacts = {
  cards: ReadonlyMap<string, CardFacts>
  groups: ReadonlyMap<string, GroupFacts>
  taxes: Taxes
}

/** The displayed parts of a line's group; memoised until new data is loaded. */
export const useShownParts = ({ cards, groups, taxes }: StockFacts) => {
  const known = useMemo(() => {
    const found = new Map<string, ShownParts>()
    return (row: EditorRow): ShownParts | undefined => {
      const id = String(row.stockGroup)
      const group = row.kind === 'stockGroup' ? groups.get(id) : undefined
      if (!group?.parts) return undefined
      const shown = found.get(id) ?? { group, cards, taxes }
      found.set(id, shown)
      return shown
    }
  }, [cards, groups, taxes])
  return known
}
