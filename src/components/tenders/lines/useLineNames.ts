import { useStockFacts } from './useStockFacts'
import type { StoredLine } from './storedLine'

/** What the cards and groups of lines are called; nothing until it is known, or for free lines. */
export const useLineNames = (lines: readonly StoredLine[]) => {
  const { cards, groups } = useStockFacts(lines)
  return ({ kind, stockCard, stockGroup }: StoredLine) => {
    const card = kind === 'stockCard' ? cards.get(String(stockCard)) : undefined
    const group = kind === 'stockGroup' ? groups.get(String(stockGroup)) : undefined
    return {
      name: (card ?? group)?.name,
      code: card?.sku ?? card?.barcode,
      unit: card?.unit,
    }
  }
}
