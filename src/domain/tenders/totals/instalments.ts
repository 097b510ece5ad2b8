import { AMOUNT, isDecimal, parseDecimal } from '../../shared/decimal'
import { dayFromStored } from '../../shared/day'
import type { Day } from '../../shared/day'
import { round2, spread, sum, toDecimal } from '../../shared/money'
import type { Decimal, Numeric } from '../../shared/money'
import type { FieldRefusal } from '../../shared/refusal'

type Split =
  | { count: number; weights?: undefined }
  | { weights: readonly Numeric[]; count?: undefined }

/**
 * Divides a payable amount into instalments; the last one takes the remainder.
 *
 * @param payable two decimals, not negative
 * @param count equal parts, or `weights`: shares in any unit, e.g. percents
 * @returns amounts in order; empty for no parts
 */
export const splitInstalments = ({
  payable,
  count,
  weights,
}: { payable: Numeric } & Split): Decimal[] => {
  const shares = (weights ?? Array.from({ length: count ?? 0 }, () => 1)).map(toDecimal)
  const whole = sum(shares)
  if (whole.lte(0)) return []
  const amount = round2(payable)
  const first = shares.slice(0, -1).map((share) => round2(amount.mul(share).div(whole)))
  const last = amount.minus(sum(first))
  // Many tiny parts can round up past the whole: then each kuruş is distributed by `spread`.
  return last.lt(0) ? spread(amount, shares) : [...first, last]
}

const refuseDueDate = (value: unknown, date: Day | null) => {
  if (value === null || value === undefined || value === '') return 'required' as const
  const due = dayFromStored(value)
  if (due === null) return 'invalidDate' as const
  return date && due < date ? ('endBeforeStart' as const) : null
}

const refuseAmount = (value: unknown) => {
  if (value === null || value === undefined) return 'required' as const
  const amount = parseDecimal(value, AMOUNT)
  if (!isDecimal(amount)) return amount
  return amount.lt(0) ? ('mustNotBeNegative' as const) : null
}

/**
 * Validates a payment plan: due dates not before the tender, amounts not negative, and together
 * exactly the total.
 *
 * @param instalments as sent; none is allowed
 * @param total grand total of the tender
 * @param date day of the tender, or its stored date; empty skips that check
 * @param path field of the list
 * @returns refusals by field; `instalmentsDiffer` on the list, with both sums
 */
export const refuseInstalments = ({
  instalments,
  total,
  date,
  path = 'paymentInstallments',
}: {
  instalments: readonly { dueDate?: unknown; amount?: unknown }[] | null | undefined
  total: Numeric
  date?: Day | null
  path?: string
}): FieldRefusal[] => {
  if (!instalments || instalments.length === 0) return []
  const start = dayFromStored(date)
  const found = instalments.flatMap(({ dueDate, amount }, index): FieldRefusal[] => {
    const ofDate = refuseDueDate(dueDate, start)
    const ofAmount = refuseAmount(amount)
    return [
      ...(ofDate ? [{ path: `${path}.${index}.dueDate`, code: ofDate }] : []),
      ...(ofAmount ? [{ path: `${path}.${index}.amount`, code: ofAmount }] : []),
    ]
  })
  if (found.length > 0) return found
  // All amounts are valid decimals here.
  const planned = sum(instalments.map(({ amount }) => amount as Numeric))
  if (planned.eq(round2(total))) return []
  const data = { planned: planned.toNumber(), total: round2(total).toNumber() }
  return [{ path, code: 'instalmentsDiffer', data }]
}
