import { isSameDecimal, sum, type Decimal, type Numeric } from '@/domain/shared/money'
import { isCounted } from '@/domain/tenders/choices/choices'
import {
  totalsOf,
  type LineTotals,
  type TenderTotals,
  type TotalsItem,
} from '@/domain/tenders/totals/totals'

import type { ExplainedFigure, Term } from '../record/explanation'
import {
  explainedLines,
  type ExplainedTender,
  type ExplainingWords,
  type LineShare,
} from './explainedLines'

/** Totals that are made of lines. */
export const LINE_TOTALS = ['subtotal', 'discountTotal', 'taxTotal', 'total'] as const
export type LineTotal = (typeof LINE_TOTALS)[number]

type Laid = { tender: ExplainedTender; totals: TenderTotals; words: ExplainingWords }

const moneyOf =
  ({ tender: { currency }, words: { format } }: Laid) =>
  (amount: Decimal) =>
    format.money(amount.toFixed(2), currency)

const itemAt = ({ tender }: Laid, index: number): TotalsItem =>
  tender.items[index] ?? { kind: 'comment' }

/** `3 × ₺33,34 − %10` */
const ownPrice = (laid: Laid, index: number, { lineDiscount }: LineTotals): string => {
  const { format } = laid.words
  const { quantity, unitPrice, discountType, discountValue } = itemAt(laid, index)
  const number = (value: Numeric | null | undefined) => String(value ?? 0)
  const gross = `${format.quantity(number(quantity))} × ${format.price(number(unitPrice), laid.tender.currency)}`
  if (lineDiscount.isZero()) return gross
  const discount =
    discountType === 'percent' ? format.percent(number(discountValue)) : moneyOf(laid)(lineDiscount)
  return `${gross} − ${discount}`
}

type Rule = {
  /** The inputs of the total, without its result. */
  terms: (laid: Laid) => Term[]
  share: (line: LineTotals, index: number, laid: Laid) => LineShare
  note: (laid: Laid) => string
}

const countedSum = (laid: Laid, of: (line: LineTotals) => Decimal): Decimal =>
  sum(laid.totals.lines.filter((_, index) => isCounted(itemAt(laid, index))).map(of))

const RULES: Readonly<Record<LineTotal, Rule>> = {
  subtotal: {
    terms: (laid) => {
      const { t } = laid.words
      const discounts = countedSum(laid, ({ lineDiscount }) => lineDiscount)
      if (discounts.isZero()) return []
      const gross = countedSum(laid, (line) => line.gross)
      return [
        { label: t('tenders.why.gross'), value: moneyOf(laid)(gross) },
        { label: t('tenders.why.lineDiscounts'), value: moneyOf(laid)(discounts), sign: '−' },
      ]
    },
    share: (line, index, laid) => ({ amount: line.net, note: ownPrice(laid, index, line) }),
    note: ({ words: { t } }) => t('tenders.why.subtotal'),
  },
  discountTotal: {
    terms: (laid) => {
      const { t, format } = laid.words
      const { discountType, discountValue } = laid.tender
      if (discountType !== 'percent' || laid.totals.discountTotal.isZero()) return []
      return [
        { label: t('tenders.totals.subtotal'), value: moneyOf(laid)(laid.totals.subtotal) },
        {
          label: t('tenders.why.discountRate'),
          value: format.percent(String(discountValue ?? 0)),
          sign: '×',
        },
      ]
    },
    share: (line, _, laid) => ({ amount: line.discountShare, note: moneyOf(laid)(line.net) }),
    note: ({ totals, words: { t } }) =>
      t(totals.discountTotal.isZero() ? 'tenders.why.noDiscount' : 'tenders.why.discount'),
  },
  taxTotal: {
    terms: (laid) =>
      laid.totals.taxByRate.map(({ rate, base, tax }, place) => ({
        label: laid.words.t('tenders.why.taxOf', {
          base: moneyOf(laid)(base),
          rate: laid.words.format.percent(rate.toFixed()),
        }),
        value: moneyOf(laid)(tax),
        ...(place > 0 && { sign: '+' as const }),
      })),
    share: (line, index, laid) => ({
      amount: line.tax,
      note: `${moneyOf(laid)(line.base)} × ${laid.words.format.percent(String(itemAt(laid, index).taxRate ?? 0))}`,
    }),
    note: ({ words: { t } }) => t('tenders.why.tax'),
  },
  total: {
    terms: (laid) => {
      const { t } = laid.words
      const { subtotal, discountTotal, taxTotal } = laid.totals
      const money = moneyOf(laid)
      return [
        { label: t('tenders.totals.subtotal'), value: money(subtotal) },
        ...(discountTotal.isZero()
          ? []
          : [
              {
                label: t('tenders.totals.discount'),
                value: money(discountTotal),
                sign: '−' as const,
              },
            ]),
        { label: t('tenders.fields.taxTotal'), value: money(taxTotal), sign: '+' },
      ]
    },
    share: (line, _, laid) => ({
      amount: line.base.plus(line.tax),
      note: `${moneyOf(laid)(line.base)} + ${moneyOf(laid)(line.tax)}`,
    }),
    note: ({ words: { t } }) => t('tenders.why.total'),
  },
}

/**
 * Explains a total of a tender by its lines, with the calculation that stored it (`totalsOf`).
 * @param args.stored the stored total, in the tender's currency
 * @param args.label of the total, for the result of its formula
 * @returns formula and lines; `differs` where the lines do not give the stored total
 * @throws Refusal `discountTooLarge` where the lines are worth less than their discount
 */
export const totalExplanation = (args: {
  tender: ExplainedTender
  figure: LineTotal
  stored: Numeric
  label: string
  words: ExplainingWords
}): ExplainedFigure => {
  const { tender, figure, stored, label, words } = args
  const totals = totalsOf(tender)
  const laid: Laid = { tender, totals, words }
  const { terms, share, note } = RULES[figure]
  const found = terms(laid)
  const { sum: added, ...lines } = explainedLines(
    tender,
    (index) => share(totals.lines[index] as LineTotals, index, laid),
    words,
  )
  const result: Term = { label, value: moneyOf(laid)(totals[figure]), sign: '=' }
  return {
    terms: found.length > 0 ? [...found, result] : [],
    note: note(laid),
    ...lines,
    differs: !isSameDecimal(totals[figure], stored) || !isSameDecimal(added, stored),
  }
}
