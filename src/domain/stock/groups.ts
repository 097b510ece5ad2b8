import { idOf } from '../shared/idOf'
import { Decimal, refuseQuantity, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import type { FieldRefusal } from '../shared/refusal'

/** For how many of a group a part is enough; below 0 for what is short already. */
export const enoughFor = ({ available, quantity }: { available: Numeric; quantity: Numeric }) => {
  const needed = toDecimal(quantity)
  return needed.lte(0) ? 0 : toDecimal(available).divToInt(needed).toNumber()
}

/**
 * How many of a group can be put together: the least ⌊available ÷ quantity⌋ of its parts.
 *
 * @returns a whole number; 0 for a group without parts or with a part below zero
 */
export const buildableOf = (
  parts: readonly { available: Numeric; quantity: Numeric }[],
): number => {
  const counts = parts.map(enoughFor)
  return counts.length === 0 ? 0 : Math.max(0, Math.min(...counts))
}

/**
 * What is missing of a part to put some of a group together: what they need less what is available.
 *
 * @param groups how many of the group are wanted
 * @returns 0 where there is enough
 */
export const partShortage = (
  { available, quantity }: { available: Numeric; quantity: Numeric },
  groups: Numeric = 1,
): Decimal =>
  Decimal.max(
    toDecimal(quantity)
      .mul(toDecimal(groups))
      .minus(Decimal.max(toDecimal(available), 0)),
    0,
  )

/**
 * Everything wrong with the parts of a group: each names a card, once, with a quantity above 0.
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
    const isMissing = quantity === null || quantity === undefined
    const code = isMissing ? 'required' : refuseQuantity(quantity)
    if (code) found.push({ path: `${path}.${index}.quantity`, code })
    return found
  })
}
