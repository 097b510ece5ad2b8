import { QUANTITY } from '../../shared/decimal'
import { compareIds, idOf } from '../../shared/idOf'
import type { Id } from '../../shared/idOf'
import { Decimal, toDecimal } from '../../shared/money'
import type { Numeric } from '../../shared/money'
import { isCounted, type LineChoice } from '../choices/choices'
import type { ItemKind } from './itemKinds'

export type DemandItem = {
  kind: ItemKind
  choice?: LineChoice | null | undefined
  stockCard?: unknown
  stockGroup?: unknown
  quantity?: Numeric | null
}

export type DemandPart = { stockCard: unknown; quantity: Numeric }

/**
 * Stock demand of a tender: one sum per card over all lines, parts of groups included. Checking
 * line by line would let two lines of 3 pass on a card of 5.
 *
 * @param items lines of the tender; only `stockCard` and `stockGroup` lines count, without options
 *   and alternatives
 * @param partsByGroup parts of each group by its id; a group without an entry has no parts
 * @returns quantity by card id, ids ascending, which is the order of row locks. Group × part can
 *   have more decimals than a quantity: the sum is rounded up, never short
 */
export const demandByCard = <CardId extends Id = Id>({
  items,
  partsByGroup,
}: {
  items: readonly DemandItem[]
  partsByGroup: ReadonlyMap<Id, readonly DemandPart[]>
}): Map<CardId, Decimal> => {
  const demand = new Map<Id, Decimal>()
  const add = (card: unknown, quantity: Decimal): void => {
    const id = idOf(card)
    if (id !== null) demand.set(id, (demand.get(id) ?? new Decimal(0)).plus(quantity))
  }
  for (const item of items) {
    if (!isCounted(item)) continue
    const quantity = toDecimal(item.quantity)
    if (item.kind === 'stockCard') add(item.stockCard, quantity)
    if (item.kind !== 'stockGroup') continue
    const group = idOf(item.stockGroup)
    if (group === null) continue
    partsByGroup
      .get(group)
      ?.forEach((part) => add(part.stockCard, quantity.mul(toDecimal(part.quantity))))
  }
  const sorted = sortedIds(demand.keys()).map((id): [CardId, Decimal] => [
    // Ids have the caller's type.
    id as CardId,
    (demand.get(id) ?? new Decimal(0)).toDecimalPlaces(QUANTITY.scale, Decimal.ROUND_UP),
  ])
  return new Map(sorted.filter(([, quantity]) => quantity.gt(0)))
}

/**
 * Ids ascending: every transaction locks cards in this order, which prevents deadlocks.
 */
export const sortedIds = <AnyId extends Id>(ids: Iterable<AnyId>): AnyId[] =>
  [...ids].sort(compareIds)
