import { hides, names, type Blocker } from '../shared/blocker'
import { PRICE } from '../shared/decimal'
import { Decimal, round2, spread, sum, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import { shortageOf } from './availability'
import type { MovementType } from './movementType'

/** Facts of a group that decide whether it can be assembled or disassembled. */
export type GroupFacts = {
  /** It has a product card. */
  makesCard: boolean
  partCount: number
}

/** A group with a product card, or one that is only sold by its parts. */
export const GROUP_STATES = ['made', 'sold'] as const
export type GroupState = (typeof GROUP_STATES)[number]
export const ASSEMBLED: readonly GroupState[] = ['made']

export const groupStateOf = ({ makesCard }: GroupFacts): GroupState => (makesCard ? 'made' : 'sold')

/**
 * Whether a group can be assembled or disassembled.
 * @returns `groupMakesNothing` without a product card, `groupHasNoParts`
 */
export const refuseGroupCommand = ({ makesCard, partCount }: GroupFacts): Blocker | null => {
  if (!makesCard) return hides('groupMakesNothing')
  return partCount === 0 ? names('groupHasNoParts') : null
}

/**
 * Whether a card would be part of itself, directly or through the groups that make its parts.
 * @param card product of the group
 * @param parts cards of the group
 * @param recipes of every other group: product card → cards of its parts
 * @returns the part that leads back to the card, or null
 */
export const partOfItself = (
  card: number,
  parts: readonly number[],
  recipes: ReadonlyMap<number, readonly number[]>,
): number | null => {
  const leadsBack = (from: number): boolean => {
    const open = [from]
    const seen = new Set(open)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === card) return true
      for (const part of recipes.get(at) ?? []) {
        if (seen.has(part)) continue
        seen.add(part)
        open.push(part)
      }
    }
    return false
  }
  return parts.find(leadsBack) ?? null
}

/** A card that an assembly consumes: the quantity for one group, and the available quantity. */
export type GivenCard = {
  card: number
  name: string
  quantity: Numeric
  available: Numeric
  allowNoStock?: boolean | null
}

/**
 * The cards with too little stock for an assembly (docs/domains/stock.md), compared card by card
 * with `shortageOf`.
 * @param groups how many of the group, whole
 * @returns the required and available quantity of each; empty for 0 or fewer groups
 */
export const shortagesOfAssembly = (given: readonly GivenCard[], groups: Numeric) =>
  given.flatMap(({ card, name, quantity, available: current, allowNoStock }) => {
    const wanted = toDecimal(quantity).mul(toDecimal(groups))
    const shortage = wanted.gt(0)
      ? shortageOf({ wanted, current, reserved: 0, allowNoStock })
      : null
    return shortage
      ? [{ card, name, wanted: wanted.toNumber(), available: shortage.available.toNumber() }]
      : []
  })

/** A card of an assembly: its quantity and its unit cost; null where that is unknown. */
export type AssembledCard = { card: number; quantity: Decimal; average: Numeric | null }

/** A row of the stock ledger: price in lira a unit, at most six decimals. */
export type AssemblyRow = { card: number; type: MovementType; quantity: Decimal; price: Decimal }

/**
 * Rows whose values, each rounded to kuruş, add up to exactly this value: one row, or two if the
 * quantity is so large that no single price matches.
 */
const rowsOfValue = (card: number, quantity: Decimal, value: Decimal): AssemblyRow[] => {
  const row = (units: Decimal, price: Decimal): AssemblyRow => ({
    card,
    type: 'in',
    quantity: units,
    price,
  })
  const price = value.div(quantity).toDecimalPlaces(PRICE.scale)
  if (round2(quantity.mul(price)).eq(value)) return [row(quantity, price)]
  const floor = value.div(quantity).toDecimalPlaces(PRICE.scale, Decimal.ROUND_DOWN)
  const most = quantity.minus(1)
  return [row(most, floor), row(new Decimal(1), value.minus(round2(most.mul(floor))))]
}

const outOf = ({ card, quantity, average }: AssembledCard): AssemblyRow => ({
  card,
  type: 'out',
  quantity,
  price: toDecimal(average ?? 0),
})

/** Value of a row in lira: rounded to kuruş, as the ledger adds rows up. */
export const valueOfRow = ({ quantity, price }: AssemblyRow): Decimal => round2(quantity.mul(price))

/**
 * Parts are issued at their average cost; the product is received at the sum of these costs, rounded
 * to the kuruş. Parts without a known cost add nothing.
 */
export const assembledRows = (
  parts: readonly AssembledCard[],
  made: AssembledCard,
): AssemblyRow[] => {
  const out = parts.map(outOf)
  return [...out, ...rowsOfValue(made.card, made.quantity, sum(out.map(valueOfRow)))]
}

/**
 * The product is issued at its average cost. The parts are received at the same total to the kuruş,
 * in proportion to their current costs, or to quantities if none has a cost.
 */
export const disassembledRows = (
  parts: readonly AssembledCard[],
  made: AssembledCard,
): AssemblyRow[] => {
  const out = outOf(made)
  const costs = parts.map(({ quantity, average }) => quantity.mul(toDecimal(average ?? 0)))
  const weights = sum(costs).isZero() ? parts.map(({ quantity }) => quantity) : costs
  const shares = spread(valueOfRow(out), weights)
  return [
    out,
    ...parts.flatMap(({ card, quantity }, index) =>
      rowsOfValue(card, quantity, shares[index] ?? new Decimal(0)),
    ),
  ]
}
