import { hides, names, type Blocker } from '../shared/blocker'
import { PRICE } from '../shared/decimal'
import { Decimal, round2, spread, sum, toDecimal } from '../shared/money'
import type { Numeric } from '../shared/money'
import { shortageOf } from './availability'
import type { MovementType } from './movementType'

/** What of a group decides whether it can be put together or taken apart. */
export type GroupFacts = {
  /** It names the card it becomes. */
  makesCard: boolean
  partCount: number
}

/** A group that becomes a card when it is put together, or one that is only sold by its parts. */
export const GROUP_STATES = ['made', 'sold'] as const
export type GroupState = (typeof GROUP_STATES)[number]
export const ASSEMBLED: readonly GroupState[] = ['made']

export const groupStateOf = ({ makesCard }: GroupFacts): GroupState => (makesCard ? 'made' : 'sold')

/**
 * Whether a group can be put together or taken apart.
 * @returns `groupMakesNothing` without a card it becomes, `groupHasNoParts`
 */
export const refuseGroupCommand = ({ makesCard, partCount }: GroupFacts): Blocker | null => {
  if (!makesCard) return hides('groupMakesNothing')
  return partCount === 0 ? names('groupHasNoParts') : null
}

/**
 * Whether a card would be part of itself, directly or through the groups that make its parts.
 * @param card what the group becomes
 * @param parts cards of the group
 * @param recipes of every other group: the card it becomes → the cards it is made of
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

/** A card that an assembly takes from: how much for one of the group, and what there is of it. */
export type GivenCard = {
  card: number
  name: string
  quantity: Numeric
  available: Numeric
  allowNoStock?: boolean | null
}

/**
 * The cards that have too little for so many of a group (docs/domains/stock.md), judged card by card
 * as `shortageOf` does when stock moves.
 * @param groups how many of the group, whole
 * @returns what would be taken of each of them and what there is; none for no more than nothing
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

/** A card of an assembly: how much of it moves, and what a unit costs; null where that is unknown. */
export type AssembledCard = { card: number; quantity: Decimal; average: Numeric | null }

/** A row of the ledger: lira a unit, at most six decimals. */
export type AssemblyRow = { card: number; type: MovementType; quantity: Decimal; price: Decimal }

/**
 * Rows whose values, each rounded to kuruş, come to exactly this value: one row, or two where so many
 * units share so few digits that no price of one row does.
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

/** What a row comes to, in lira: rounded to kuruş, as the ledger adds rows up. */
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
 * What was made goes out at its average cost; the parts come in for that, each for its share by what
 * it costs now, or by quantity where no part has a cost; to the kuruş.
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
