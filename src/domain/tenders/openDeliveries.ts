import { Decimal } from '@/domain/shared/decimal'
import type { Id } from '@/domain/shared/idOf'
import { isCounted, type ChoiceLine } from './choices/choices'
import type { ItemKind } from './lines/itemKinds'

type Line = Pick<ChoiceLine, 'choice'> & {
  kind: ItemKind
  stockCard: Id | null
  quantity: string | number | null
}

/** What of a line was given out, and what is still promised. */
export type LineDelivery = { delivered: string; open: string }

/**
 * What was delivered of each line of an approved tender. What is still promised is known by card:
 * lines of the same card are delivered in their order.
 * @param openByCard what its reservations still hold, by card
 * @returns by the line's place; null where lines of groups share their cards with others, so that no
 *   line alone has a figure
 */
export const openDeliveries = (
  lines: readonly Line[],
  openByCard: ReadonlyMap<string, string | number>,
): Map<number, LineDelivery> | null => {
  if (lines.some((line) => line.kind === 'stockGroup' && isCounted(line))) return null
  const left = new Map([...openByCard].map(([card, open]) => [card, new Decimal(open)]))
  const found = new Map<number, LineDelivery>()
  // What is open is open at the end: the first lines were delivered first.
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
