/**
 * An independent calculation of a tender's totals for specs: integers in kuruş, without code under
 * test.
 */
export type ReferenceLine = {
  kind: string
  choice: string
  /**
   * Thousandths, millionths, and hundredths of a percent; a discount in thousandths of its unit.
   */
  quantity: bigint
  unitPrice: bigint
  taxRate: bigint
  discountType: 'percent' | 'amount' | null
  discountValue: bigint
}

type Reference = {
  lines: { net: bigint; share: bigint; tax: bigint }[]
  subtotal: bigint
  discount: bigint
  tax: bigint
  total: bigint
}

const PRICED = ['stockCard', 'stockGroup', 'text']

/** Half away from zero; all values are non-negative. */
const divided = (value: bigint, by: bigint): bigint => (value + by / 2n) / by

/** Largest remainders first, earlier places before later ones. */
const shared = (amount: bigint, weights: bigint[]): bigint[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return weights.map(() => 0n)
  const parts = weights.map((weight) => (weight * amount) / whole)
  let left = amount - parts.reduce((sum, part) => sum + part, 0n)
  const order = weights
    .map((weight, place) => ({ place, rest: (weight * amount) % whole }))
    .sort((one, other) =>
      one.rest === other.rest ? one.place - other.place : other.rest > one.rest ? 1 : -1,
    )
  for (const { place } of order) {
    if (left <= 0n) break
    parts[place] = (parts[place] ?? 0n) + 1n
    left -= 1n
  }
  return parts
}

const discounted = (of: bigint, type: 'percent' | 'amount' | null, value: bigint): bigint =>
  type === null ? 0n : type === 'amount' ? value / 10n : divided(of * value, 100_000n)

/** @param discount of the document, in thousandths of a percent or of the currency */
export const referenceTotals = (
  lines: readonly ReferenceLine[],
  discount: { type: 'percent' | 'amount' | null; value: bigint },
): Reference => {
  const nets = lines.map((line) => {
    if (!PRICED.includes(line.kind)) return 0n
    const gross = divided(line.quantity * line.unitPrice, 10_000_000n)
    return gross - discounted(gross, line.discountType, line.discountValue)
  })
  const isSold = (line: ReferenceLine) => PRICED.includes(line.kind) && line.choice === 'included'
  const sold = lines.map((line, place) => (isSold(line) ? (nets[place] ?? 0n) : 0n))
  const subtotal = sold.reduce((sum, net) => sum + net, 0n)
  const off = discounted(subtotal, discount.type, discount.value)
  const shares = shared(off, sold)
  const taxes = lines.map((line, place) =>
    isSold(line) || !PRICED.includes(line.kind)
      ? 0n
      : divided((nets[place] ?? 0n) * line.taxRate, 10_000n),
  )
  let tax = 0n
  for (const rate of new Set(lines.filter(isSold).map((line) => line.taxRate))) {
    const places = [...lines.keys()].filter((place) => {
      const line = lines[place]
      return line !== undefined && isSold(line) && line.taxRate === rate
    })
    const bases = places.map((place) => (sold[place] ?? 0n) - (shares[place] ?? 0n))
    const ofRate = divided(bases.reduce((sum, base) => sum + base, 0n) * rate, 10_000n)
    shared(ofRate, bases).forEach((part, at) => (taxes[places[at] ?? 0] = part))
    tax += ofRate
  }
  return {
    lines: nets.map((net, place) => ({
      net,
      share: shares[place] ?? 0n,
      tax: taxes[place] ?? 0n,
    })),
    ...{ subtotal, discount: off, tax, total: subtotal - off + tax },
  }
}
