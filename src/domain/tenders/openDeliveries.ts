import { Decimal } from '@/domain/shared/decimal'
import type { Id } from '@/domain/shared/idOf'
import { isCounted, type ChoiceLine } from './choices/choices'
import type { ItemKind } from './lines/itemKinds'

type Line = Pick<ChoiceLine, 'choice'> & {
  kind: ItemKind
  stockCard: Id | null
  quantity: string | number | null
}

/** Delivered and open quantity of a line. */
export type LineDelivery = { delivered: string; open: string }

/**
 * The delivered quantity of each line of an approved tender. Open quantities are known by card
 * only: lines of the same card are taken as delivered in their order.
 * @param openByCard open reserved quantities, by card
 * @returns by the line's place; null for cards shared with group lines, where no single line has a
 *   figure
 */
export const openDeliveries = (
  lines: readonly Line[],
  openByCard: ReadonlyMap<string, string | number>,
): Map<number, LineDelivery> | null => {
  if (lines.some((line) => line.kind === 'stockGroup' && isCounted(line))) return null
  const left = new Map([...openByCard].map(([card, open]) => [card, new Decimal(open)]))
  const found = new Map<number, LineDelivery>()
  // Open quantities belong to the last lines: the first ones were delivered first.
  for (const [place, line] of [...lines.entries()].reverse()) {
    const { kind, stockCard, quantity } = line
    if (kind !== 'stockCard' || stockCard === null || !isCounted(line)) continue
    const wanted = new Decimal(quantity ?? 0)
    const open = Decimal.min(wanted, left.get(String(stockCard)) ?? 0)
    left.set(String(stockCard), (left.get(String(stockCard)) ?? new Decimal(0)).minus(open))
    found.set(place, { delivered: wanted.minus(open).toFixed(), open: open.toFixed() })
  }
  return found
}
