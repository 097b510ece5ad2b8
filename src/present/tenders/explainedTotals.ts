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

type Context = { tender: ExplainedTender; totals: TenderTotals; words: ExplainingWords }

const moneyOf =
  ({ tender: { currency }, words: { format } }: Context) =>
  (amount: Decimal) =>
    format.money(amount.toFixed(2), currency)

const itemAt = ({ tender }: Context, index: number): TotalsItem =>
  tender.items[index] ?? { kind: 'comment' }

/** `3 × ₺33,34 − %10` */
const ownPrice = (context: Context, index: number, { lineDiscount }: LineTotals): string => {
  const { format } = context.words
  const { quantity, unitPrice, discountType, discountValue } = itemAt(context, index)
  const number = (value: Numeric | null | undefined) => String(value ?? 0)
  const gross = `${format.quantity(number(quantity))} × ${format.price(number(unitPrice), context.tender.currency)}`
  if (lineDiscount.isZero()) return gross
  const discount =
    discountType === 'percent'
      ? format.percent(number(discountValue))
      : moneyOf(context)(lineDiscount)
  return `${gross} − ${discount}`
}

type Rule = {
  /** The inputs of the total, without its result. */
  terms: (context: Context) => Term[]
  share: (line: LineTotals, index: number, context: Context) => LineShare
  note: (context: Context) => string
}

const countedSum = (context: Context, of: (line: LineTotals) => Decimal): Decimal =>
  sum(context.totals.lines.filter((_, index) => isCounted(itemAt(context, index))).map(of))

const RULES: Readonly<Record<LineTotal, Rule>> = {
  subtotal: {
    terms: (context) => {
      const { t } = context.words
      const discounts = countedSum(context, ({ lineDiscount }) => lineDiscount)
      if (discounts.isZero()) return []
      const gross = countedSum(context, (line) => line.gross)
      return [
        { label: t('tenders.why.gross'), value: moneyOf(context)(gross) },
        { label: t('tenders.why.lineDiscounts'), value: moneyOf(context)(discounts), sign: '−' },
      ]
    },
    share: (line, index, context) => ({ amount: line.net, note: ownPrice(context, index, line) }),
    note: ({ words: { t } }) => t('tenders.why.subtotal'),
  },
  discountTotal: {
    terms: (context) => {
      const { t, format } = context.words
      const { discountType, discountValue } = context.tender
      if (discountType !== 'percent' || context.totals.discountTotal.isZero()) return []
      return [
        { label: t('tenders.totals.subtotal'), value: moneyOf(context)(context.totals.subtotal) },
        {
          label: t('tenders.why.discountRate'),
          value: format.percent(String(discountValue ?? 0)),
          sign: '×',
        },
      ]
    },
    share: (line, _, context) => ({ amount: line.discountShare, note: moneyOf(context)(line.net) }),
    note: ({ totals, words: { t } }) =>
      t(totals.discountTotal.isZero() ? 'tenders.why.noDiscount' : 'tenders.why.discount'),
  },
  taxTotal: {
    terms: (context) =>
      context.totals.taxByRate.map(({ rate, base, tax }, place) => ({
        label: context.words.t('tenders.why.taxOf', {
          base: moneyOf(context)(base),
          rate: context.words.format.percent(rate.toFixed()),
        }),
        value: moneyOf(context)(tax),
        ...(place > 0 && { sign: '+' as const }),
      })),
    share: (line, index, context) => ({
      amount: line.tax,
      note: `${moneyOf(context)(line.base)} × ${context.words.format.percent(String(itemAt(context, index).taxRate ?? 0))}`,
    }),
    note: ({ words: { t } }) => t('tenders.why.tax'),
  },
  total: {
    terms: (context) => {
      const { t } = context.words
      const { subtotal, discountTotal, taxTotal } = context.totals
      const money = moneyOf(context)
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
    share: (line, _, context) => ({
      amount: line.base.plus(line.tax),
      note: `${moneyOf(context)(line.base)} + ${moneyOf(context)(line.tax)}`,
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
  const context: Context = { tender, totals, words }
  const { terms, share, note } = RULES[figure]
  const found = terms(context)
  const { sum: added, ...lines } = explainedLines(
    tender,
    (index) => share(totals.lines[index] as LineTotals, index, context),
    words,
  )
  const result: Term = { label, value: moneyOf(context)(totals[figure]), sign: '=' }
  return {
    terms: found.length > 0 ? [...found, result] : [],
    note: note(context),
    ...lines,
    differs: !isSameDecimal(totals[figure], stored) || !isSameDecimal(added, stored),
  }
}
