import type { Day } from '../../shared/day'
import { isPricedKind, type ItemKind } from '../lines/itemKinds'
import { successorOf, type TaxRate } from '../../taxes/taxRates'

/** A replaced VAT rate in percent, and the number of its lines. */
export type ReplacedRate = { from: number; to: number; lines: number }

/**
 * Replaces outdated VAT rates of lines by their successors on a day. A rate without a successor
 * stays, to be corrected by users who edit the lines.
 * @returns the lines, and what was replaced, in the order of the lines
 */
export const withRatesOf = <Line extends { kind: ItemKind; taxRate: number | null }>(
  table: readonly TaxRate[],
  lines: readonly Line[],
  day: Day,
): { lines: Line[]; replaced: ReplacedRate[] } => {
  const found = new Map<string, ReplacedRate>()
  const renewed = lines.map((line) => {
    const next = isPricedKind(line.kind) ? successorOf(table, line.taxRate, day) : null
    if (!next) return line
    const [from, to] = [line.taxRate ?? 0, Number(next.rate)]
    found.set(`${from}`, { from, to, lines: (found.get(`${from}`)?.lines ?? 0) + 1 })
    return { ...line, taxRate: to }
  })
  return { lines: renewed, replaced: [...found.values()] }
}
