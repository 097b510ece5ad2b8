import type { Day } from '../../shared/day'
import { Decimal, sum, toDecimal, type Numeric } from '../../shared/money'
import { isDecimal, parseDecimal, QUANTITY } from '../../shared/decimal'
import type { RefusalCode } from '../../shared/refusal'
import type { CountChoice, EntryMode } from './counts'
import { refuseFraction } from '../units'

/** Validates a counted quantity: zero is valid, but must be typed. */
export const refuseCounted = (value: unknown): RefusalCode | null => {
  const counted = toDecimal(value as Numeric)
  return counted.lt(0) ? 'mustNotBeNegative' : null
}

/**
 * Validates a typed quantity in the browser before it is sent.
 * @param typed.quantity canonical, or null for an invalid number
 * @param typed.unit of the card; unknown while only its code is
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

/**
 * One count entry of a card; entries are never changed, a later entry withdraws another by naming
 * it.
 */
export type CountEntry = {
  id: number
  mode: EntryMode | 'undo'
  quantity: Numeric
  undoes: number | null
  /** Posting sequence of the card's last row at that moment: later rows have higher ones. */
  sequence: number
  /** The card's quantity on hand at that moment. */
  expected: Numeric
  /** The day in the company's time zone. */
  day: Day
}

/** Result of counting a card, and the quantity it is compared with. */
export type Counted = {
  counted: Decimal
  expected: Decimal
  /** Number of the first entry that counts. */
  first: number
  /** Number of the latest entry, withdrawals included. */
  last: number
  /** Posting sequences of the first and of the last entry that count. */
  from: number
  to: number
  day: Day
}

/** The entries that count, in their order: without withdrawn ones and those before a recount. */
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

/**
 * Counted minus the quantity on hand at the last entry: movements before or since do not matter.
 */
export const differenceOf = ({ counted, expected }: Counted): Decimal => counted.minus(expected)

/** A ledger row posted after the first entry of its card; issues are negative. */
export type MovementSince = { sequence: number; operationDate: Day; quantity: Numeric }

/** Posted after the last entry, but dated on or before the day of the count. */
const isLate =
  ({ to, day }: Pick<Counted, 'to' | 'day'>) =>
  ({ sequence, operationDate }: Pick<MovementSince, 'sequence' | 'operationDate'>): boolean =>
    sequence > to && operationDate <= day

/**
 * Why the numbers alone do not decide: a row was posted between the first and the last entry
 * (`moved`), or afterwards with a date up to the day of the count (`late`), so that the counted
 * quantity may already include it. Movements have only a day: whether one of the very day of the
 * count is included, a person must decide.
 */
export type CountDoubt = {
  moved: boolean
  late: boolean
  /** Sequence of the last row considered. */
  sequence: number
}

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

/** A person's decision about a card, with the last entry and ledger row they had seen. */
export type Chosen = { choice: CountChoice; entry: number; sequence: number }

/** Whether a requested recount of a card is still missing. */
export const waitsForRecount = (count: Pick<Counted, 'first'>, chosen: Chosen | null): boolean =>
  chosen?.choice === 'recount' && count.first <= chosen.entry

/** A decision is outdated by entries or withdrawals made since. */
export const stillStands = (count: Pick<Counted, 'last'>, chosen: Chosen | null): boolean =>
  chosen !== null && count.last <= chosen.entry

/**
 * Whether a card needs a person: a recount is missing, or a doubt has no decision or only an
 * outdated one.
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
 * @returns the difference at counting time; with *keep counted* without the late rows, which were
 *   included in the count. Movements dated after the count are unaffected.
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

/** Differences up to this quantity, or this share of the expected one, need no recount. */
const SMALL = 2
const SMALL_SHARE = 0.05

/**
 * Whether a recount of a card is suggested: the difference is more than two and more than 5 % of
 * the expected quantity, or its value exceeds the company's limit.
 * @param unitCost lira a unit; null when it is not known, then the value is ignored
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
 * Whether a card would have less than is reserved: a reservation to release must be chosen first.
 * @param released reserved quantity that is released with the count
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
