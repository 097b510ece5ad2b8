import type { CardFacts, GroupFacts } from '@/components/stock/stockFacts'
import type { Numeric } from '@/domain/shared/money'
import { unitCostOfCard, unitCostOfGroup } from '@/domain/tenders/margins'
import type { EditorRow } from './EditorRow'

/**
 * What a unit of a line costs in lira: as it was kept when quoted, else as the server will keep it.
 * @returns null where it is not known, or what it hangs on is not loaded
 */
export const unitCostOf = (
  row: EditorRow,
  cards: ReadonlyMap<string, CardFacts>,
  groups: ReadonlyMap<string, GroupFacts>,
): Numeric | null => {
  if (row.unitCost !== undefined) return row.unitCost
  const ofCard = (id: unknown) => unitCostOfCard(cards.get(String(id)) ?? {})
  if (row.kind === 'stockCard') return ofCard(row.stockCard)
  if (row.kind !== 'stockGroup') return null
  const { parts = [] } = groups.get(String(row.stockGroup)) ?? {}
  return unitCostOfGroup(
    parts.map(({ stockCard, quantity }) => ({ quantity, unitCost: ofCard(stockCard) })),
  )
}
