import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ITEM_KINDS } from '../lines/itemKinds'
import { alternativesOf, isChoosable, LINE_CHOICES } from '../choices/choices'
import { refuseChosen } from '../choices/chosenLines'
import { chosenTotals, type PricedTender } from '../choices/chosenTotals'
import { totalsOf, type TenderTotals, type TotalsItem } from './totals'
import { referenceTotals, type ReferenceLine } from '../../../../tests/factories/totalsBySpec'

const decimals = (value: bigint, scale: number): string => {
  const digits = value.toString().padStart(scale + 1, '0')
  return `${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

const item = (line: ReferenceLine): TotalsItem => ({
  kind: line.kind as TotalsItem['kind'],
  choice: line.choice as TotalsItem['choice'],
  quantity: decimals(line.quantity, 3),
  unitPrice: decimals(line.unitPrice, 6),
  taxRate: decimals(line.taxRate, 2),
  discountType: line.discountType,
  discountValue: line.discountType && decimals(line.discountValue, 3),
})

const big = (max: number, min = 0) => fc.integer({ min, max }).map(BigInt)

const anyLine = fc.record<ReferenceLine>({
  kind: fc.constantFrom(...ITEM_KINDS, 'stockCard', 'text'),
  choice: fc.constantFrom(...LINE_CHOICES, 'included'),
  quantity: big(99_999, 1),
  unitPrice: big(999_999_999, 1),
  taxRate: fc.constantFrom(0n, 100n, 1000n, 2000n, 1750n),
  discountType: fc.constantFrom('percent', null),
  discountValue: big(100_000),
})

const anyTender = fc.record({
  lines: fc.array(anyLine, { maxLength: 7 }),
  percent: fc.option(big(100_000), { nil: null }),
  wishes: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
})

const texts = (totals: TenderTotals) => ({
  lines: totals.lines.map(({ net, discountShare, tax }) => [net, discountShare, tax].map(kurus)),
  sums: [totals.subtotal, totals.discountTotal, totals.taxTotal, totals.total].map(kurus),
})
const kurus = (amount: { toFixed: (digits: number) => string }) =>
  BigInt(amount.toFixed(2).replace('.', ''))

const expected = (...args: Parameters<typeof referenceTotals>) => {
  const { lines, subtotal, discount, tax, total } = referenceTotals(...args)
  return {
    lines: lines.map((line) => [line.net, line.share, line.tax]),
    sums: [subtotal, discount, tax, total],
  }
}

/** A valid choice: of the alternatives to a line, the first one wanted. */
const choiceOf = (lines: readonly TotalsItem[], wishes: readonly boolean[]): Set<number> => {
  const bases = alternativesOf(lines)
  const taken = new Set<number>()
  const chosen = [...lines.keys()].filter((place) => {
    const line = lines[place]
    if (!line || !wishes[place] || !isChoosable(line)) return false
    if (line.choice !== 'alternative') return true
    const base = bases.get(place)
    if (base === undefined || taken.has(base)) return false
    taken.add(base)
    return true
  })
  return new Set(chosen)
}

/** The agreed lines, computed independently of the code under test. */
const agreedLines = (lines: readonly ReferenceLine[], chosen: ReadonlySet<number>) => {
  const bases = alternativesOf(lines.map(item))
  return lines.flatMap((line, place) => {
    const isPriced = item(line).kind !== 'heading' && !['subtotal', 'comment'].includes(line.kind)
    if (!isPriced) return [line]
    const stands = [...chosen].find((other) => bases.get(other) === place) ?? place
    const isIn = line.choice === 'included' || (line.choice === 'optional' && chosen.has(place))
    return isIn ? [{ ...(lines[stands] ?? line), choice: 'included' }] : []
  })
}

const said = (value: unknown) =>
  JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}` : one))
/** Compares by serialised text: `toEqual` would take most of the time. */
const expectSame = (found: unknown, wanted: unknown) => {
  if (said(found) !== said(wanted)) expect(found).toEqual(wanted)
}

it('10,000 tenders come to what whole numbers say, before and after somebody chose', () => {
  const seen = { options: 0, alternatives: 0 }
  fc.assert(
    fc.property(anyTender, ({ lines, percent, wishes }) => {
      const discount = {
        type: percent === null ? null : ('percent' as const),
        value: percent ?? 0n,
      }
      const tender: PricedTender = {
        items: lines.map(item),
        discountType: discount.type,
        discountValue: discount.type && decimals(discount.value, 3),
      }
      expectSame(texts(totalsOf(tender)), expected(lines, discount))

      const chosen = choiceOf(tender.items, wishes)
      expectSame(refuseChosen(tender.items, chosen), null)
      const agreed = agreedLines(lines, chosen)
      expectSame(texts(chosenTotals(tender, chosen)), expected(agreed, discount))
      for (const place of chosen)
        seen[tender.items[place]?.choice === 'optional' ? 'options' : 'alternatives'] += 1
    }),
    { numRuns: 10_000, seed: 20_261_123 },
  )
  expect(seen.options).toBeGreaterThan(1000)
  expect(seen.alternatives).toBeGreaterThan(1000)
})
