import { isSameDecimal, sum, toDecimal } from '@/domain/shared/money'
import { isCounted } from '@/domain/tenders/choices/choices'
import { marginsOf } from '@/domain/tenders/totals/margins'
import { totalsOf } from '@/domain/tenders/totals/totals'

import type { Explanation } from '../record/explanation'
import {
  explainedLines,
  type ExplainedTender,
  type ExplainingWords,
  type LineShare,
} from './explainedLines'

/** Amounts of a tender for holders of *see costs*; they are not stored. */
export type CostFigure = 'margin' | 'cost'

export type CostedTender = Omit<ExplainedTender, 'items'> & {
  items: readonly (ExplainedTender['items'][number] & {
    /** Lira; null if unknown. */
    unitCost: number | null
  })[]
}

/**
 * Explains margin or cost of a tender by its lines, with the product's own calculation
 * (`marginsOf`). Lines of unknown cost are named as not counted.
 * @param args.tender for readers who may see costs: the caller checks
 */
export const marginExplanation = (args: {
  tender: CostedTender
  figure: CostFigure
  words: ExplainingWords
}): Omit<Explanation, 'name'> => {
  const { tender, figure, words } = args
  const { t, format } = words
  const { items, currency, currencyRate } = tender
  const { lines } = totalsOf(tender)
  const costed = items.map((line, index) => ({ ...line, base: lines[index]?.base ?? 0 }))
  const found = marginsOf(costed, currencyRate)
  const money = (amount: { toFixed: (digits: number) => string }) =>
    format.money(amount.toFixed(2), currency)
  const shareOf = (index: number): LineShare => {
    const own = found.lines[index]
    const { base = 0, quantity, unitCost } = costed[index] ?? {}
    if (!own)
      return { amount: toDecimal(base), note: t('tenderItems.margin.unknown'), isLeftOut: true }
    if (figure === 'margin')
      return { amount: own.margin, note: `${money(toDecimal(base))} − ${money(own.cost)}` }
    const lira = `${format.quantity(String(quantity ?? 0))} × ${format.price(unitCost, 'TRY')}`
    return {
      amount: own.cost,
      note: currency === 'TRY' ? lira : `${lira} ÷ ${format.price(currencyRate ?? 1)}`,
    }
  }
  const { sum: added, ...rows } = explainedLines(tender, shareOf, words)
  const known = sum(
    costed.flatMap((line, index) => (isCounted(line) && found.lines[index] ? [line.base] : [])),
  )
  const { margin, cost, percent, unknown } = found
  const label = t(figure === 'margin' ? 'tenderItems.margin.short' : 'tenderItems.margin.cost')
  const notes = [
    t(figure === 'margin' ? 'tenders.why.margin' : 'tenders.why.cost'),
    figure === 'margin' && percent !== null
      ? t('tenders.why.marginRate', { percent: format.percent(percent.toFixed()) })
      : '',
    unknown.lines > 0
      ? t('tenderItems.margin.unknownLines', { n: unknown.lines, amount: money(unknown.base) })
      : '',
  ]
  return {
    label,
    value: money(found[figure]),
    terms:
      figure === 'margin'
        ? [
            { label: t('tenders.why.revenue'), value: money(known) },
            { label: t('tenderItems.margin.cost'), value: money(cost), sign: '−' },
            { label, value: money(margin), sign: '=' },
          ]
        : [],
    note: notes.filter(Boolean).join(' '),
    ...rows,
    differs: !isSameDecimal(added, found[figure]),
  }
}
