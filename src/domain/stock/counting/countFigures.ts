import type { Day } from '../../shared/day'
import { Decimal, sum, toDecimal, type Numeric } from '../../shared/money'
import { isDecimal, parseDecimal, QUANTITY } from '../../shared/decimal'
import type { RefusalCode } from '../../shared/refusal'
import type { CountChoice, EntryMode } from './counts'
import { refuseFraction } from '../units'

/** Whether a number can be what somebody counted: zero can, and is typed. */
export const refuseCounted = (value: unknown): RefusalCode | null => {
  const counted = toDecimal(value as Numeric)
  return counted.lt(0) ? 'mustNotBeNegative' : null
}

/**
 * Whether what somebody typed can be entered as counted, before it is sent.
 * @param typed.quantity canonical, or null for what is no number
 * @param typed.unit what the card is counted in; unknown while only its code is
 * @returns null, or `notADecimal`, `tooManyDecimals`, `tooLarge`, `mustNotBeNegative`, `notWhole`
 */
export const refuseTypedCount = (typed: {
  quantity: string | null
  unit?: unknown
}): RefusalCode | null => {
  const counted = parseDecimal(typed.quantity, QUANTITY)
  if (!isDecimal(counted)) return counted
  return refuseCounted(counted) ?? refuseFraction({ unit: typed.unit, quantity: counted })
}

/** One entry of a card; entries are never changed, one is taken back by another that names it. */
export type CountEntry = {
  id: number
  mode: EntryMode | 'undo'
  quantity: Numeric
  undoes: number | null
  /** The last posted row of the card at that moment: what came later has a higher one. */
  sequence: number
  /** What the card had on hand at that moment. */
  expected: Numeric
  /** The day in the company's time zone. */
  day: Day
}

/** What was counted of a card, and what it is compared with. */
export type Counted = {
  counted: Decimal
  expected: Decimal
  /** The number of the first entry that counts. */
  first: number
  /** The number of the last thing anybody entered, what takes another entry back included. */
  last: number
  /** Posting sequences of the first and of the last entry that count. */
  from: number
  to: number
  day: Day
}

/** The entries that count, in their order: none that was taken back, none before a recount. */
export const standingEntries = (entries: readonly CountEntry[]): CountEntry[] => {
  const undone = new Set(entries.map(({ undoes }) => undoes))
  const left = entries
    .filter(({ id, mode }) => mode !== 'undo' && !undone.has(id))
    .sort((one, other) => one.id - other.id)
  const anew = left.findLastIndex(({ mode }) => mode === 'recount')
  return left.slice(Math.max(anew, 0))
}

/**
 * The counted quantity of a card.
 * @returns null if it was not counted; a counted zero is an entry of 0
 */
export const countedOf = (entries: readonly CountEntry[]): Counted | null => {
  const standing = standingEntries(entries)
  const [first] = standing
  const last = standing.at(-1)
  if (!first || !last) return null
  return {
    counted: sum(standing.map(({ quantity }) => quantity)),
    expected: toDecimal(last.expected),
    first: first.id,
    last: entries.reduce((latest, { id }) => Math.max(latest, id), 0),
    from: first.sequence,
    to: last.sequence,
    day: last.day,
  }
}

/** Counted less what was on hand when the last entry was made: no movement before or since is in it. */
export const differenceOf = ({ counted, expected }: Counted): Decimal => counted.minus(expected)

/** A row of the ledger that was posted after the first entry of its card; what went is negative. */
export type MovementSince = { sequence: number; operationDate: Day; quantity: Numeric }

/** Posted after the last entry, although it happened by the day of the count. */
const isLate =
  ({ to, day }: Pick<Counted, 'to' | 'day'>) =>
  ({ sequence, operationDate }: Pick<MovementSince, 'sequence' | 'operationDate'>): boolean =>
    sequence > to && operationDate <= day

/**
 * Why the numbers alone do not decide: something moved between the first entry and the last
 * (`moved`), or was entered afterwards although it happened by the day of the count (`late`), so
 * that what was counted may have it in already. A day is all the books know: what is entered on the
 * very day of the count may have been in the shelf or not, so a person says.
 */
export type CountDoubt = { moved: boolean; late: boolean; /** Up to which row. */ sequence: number }

/** @param movements of the card, posted after its first entry */
export const doubtOf = (
  count: Counted,
  movements: readonly Omit<MovementSince, 'quantity'>[],
): CountDoubt | null => {
  const { from, to } = count
  const moved = movements.filter(({ sequence }) => sequence > from && sequence <= to)
  const late = movements.filter(isLate(count))
  if (moved.length + late.length === 0) return null
  const sequence = Math.max(...[...moved, ...late].map((one) => one.sequence))
  return { moved: moved.length > 0, late: late.length > 0, sequence }
}

/** What somebody decided about a card, and the last entry and row of the ledger they knew of. */
export type Chosen = { choice: CountChoice; entry: number; sequence: number }

/** Whether a card that is to be counted again was not yet. */
export const waitsForRecount = (count: Pick<Counted, 'first'>, chosen: Chosen | null): boolean =>
  chosen?.choice === 'recount' && count.first <= chosen.entry

/** A decision says nothing of what was entered, or taken back, since. */
export const stillStands = (count: Pick<Counted, 'last'>, chosen: Chosen | null): boolean =>
  chosen !== null && count.last <= chosen.entry

/**
 * Whether a card waits for a person: it is to be counted again, or there is a doubt that they have
 * not decided about, or that something entered since has renewed.
 */
export const waitsForChoice = (
  count: Pick<Counted, 'first' | 'last'>,
  doubt: CountDoubt | null,
  chosen: Chosen | null,
): boolean => {
  if (waitsForRecount(count, chosen)) return true
  const isDecided = stillStands(count, chosen)
  return doubt !== null && !(isDecided && doubt.sequence <= (chosen?.sequence ?? 0))
}

/**
 * What posting a count adds to a card.
 * @param movements of the card, posted after its first entry
 * @returns the difference at counting time; with *keep counted* without the late rows, which were in
 *   the shelf already. What happened after the day of the count stays as it was posted.
 */
export const adjustmentOf = ({
  count,
  choice,
  movements,
}: {
  count: Counted
  choice: CountChoice | null
  movements: readonly MovementSince[]
}): Decimal => {
  if (choice !== 'keepCounted') return differenceOf(count)
  const late = movements.filter(isLate(count))
  return differenceOf(count).minus(sum(late.map(({ quantity }) => quantity)))
}

/** Differences up to this many, or this part of what was expected, need no second look. */
const SMALL = 2
const SMALL_SHARE = 0.05

/**
 * Whether counting a card again is proposed: the difference is more than two and more than 5 % of
 * what was expected, or is worth more than the company wants to take on one person's word.
 * @param unitCost lira a unit; null when it is not known, then its worth proposes nothing
 * @param valueLimit lira; null for no limit
 */
export const proposesRecount = ({
  count,
  unitCost,
  valueLimit,
}: {
  count: Counted
  unitCost: Numeric | null
  valueLimit: Numeric | null
}): boolean => {
  const size = differenceOf(count).abs()
  if (size.gt(Decimal.max(SMALL, count.expected.abs().mul(SMALL_SHARE)))) return true
  if (valueLimit === null) return false
  return size.mul(toDecimal(unitCost)).gt(toDecimal(valueLimit))
}

/**
 * Whether a card would hold less than is reserved of it: somebody has to give a reservation back
 * first, by name.
 * @param released of its reservations, what is given back with the count
 */
export const fallsBelowReserved = ({
  after,
  reserved,
  released,
  allowNoStock,
}: {
  after: Numeric
  reserved: Numeric
  released: Numeric
  allowNoStock: boolean
}): boolean =>
  !allowNoStock &&
  toDecimal(after).lt(Decimal.max(toDecimal(reserved).minus(toDecimal(released)), 0))
