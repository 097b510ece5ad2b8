import { idOf } from '../shared/idOf'
import { Decimal, refuseQuantity, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { FieldRefusal } from '../shared/refusal'

/** How many groups a part is enough for; negative for an existing shortage. */
export const enoughFor = ({ available, quantity }: { available: Numeric; quantity: Numeric }) => {
  const needed = toDecimal(quantity)
  return needed.lte(0) ? 0 : toDecimal(available).divToInt(needed).toNumber()
}

/** A part of a group: its available quantity, and how much one group needs. */
export type GroupPart = {
  available: Numeric
  quantity: Numeric
  /** Its card may be used without stock, like a service: it limits nothing, and is never short. */
  allowNoStock?: boolean | null
}

/**
 * How many of a group can be assembled: the smallest ⌊available ÷ quantity⌋ of the limiting parts.
 *
 * @returns a whole number; 0 for a group without parts or with a part below zero; null where nothing
 *   limits it
 */
export const buildableOf = (parts: readonly GroupPart[]): number | null => {
  if (parts.length === 0) return 0
  const counts = parts.filter(({ allowNoStock }) => !allowNoStock).map(enoughFor)
  return counts.length === 0 ? null : Math.max(0, Math.min(...counts))
}

/**
 * The shortage of a part for some groups: the required minus the available quantity.
 *
 * @param groups how many of the group are wanted
 * @returns 0 if there is enough, and for cards with `allowNoStock`
 */
export const partShortage = (
  { available, quantity, allowNoStock }: GroupPart,
  groups: Numeric = 1,
): Decimal => {
  if (allowNoStock) return toDecimal(0)
  const needed = toDecimal(quantity).mul(toDecimal(groups))
  return Decimal.max(needed.minus(Decimal.max(toDecimal(available), 0)), 0)
}

/**
 * Validates the parts of a group: each has a card, only once, and a quantity above 0.
 *
 * @param parts as sent
 * @param path field of the list
 * @returns refusals by field: `required`, `duplicatePart`, `quantityNotPositive`, decimal codes
 */
export const refuseParts = (
  parts: readonly { stockCard?: unknown; quantity?: unknown }[],
  path = 'parts',
): FieldRefusal[] => {
  const seen = new Set<string>()
  return parts.flatMap(({ stockCard, quantity }, index): FieldRefusal[] => {
    const found: FieldRefusal[] = []
    const id = idOf(stockCard)
    const cardPath = `${path}.${index}.stockCard`
    if (id === null) found.push({ path: cardPath, code: 'required' })
    else if (seen.has(String(id))) found.push({ path: cardPath, code: 'duplicatePart' })
    else seen.add(String(id))
    const code = refuseQuantity(quantity)
    if (code) found.push({ path: `${path}.${index}.quantity`, code })
    return found
  })
}
