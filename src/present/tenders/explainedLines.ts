import { isChoosable, isCounted } from '@/domain/tenders/choices/choices'
import type { TotalsItem } from '@/domain/tenders/totals/totals'
import { sum, type Decimal } from '@/domain/shared/money'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'

import type { ExplainedFigure, ExplainedRow } from '../record/explanation'
import type { LineName } from './tenderSheet'

/** A tender whose amounts are explained, limited to what the reader may see. */
export type ExplainedTender = {
  items: readonly (TotalsItem & { id: number; description: string | null })[]
  /** By index of the line. */
  names: readonly LineName[]
  discountType: TotalsItem['discountType']
  discountValue: TotalsItem['discountValue']
  currency: string
  currencyRate: number | null
}

export type ExplainingWords = {
  t: Translator
  format: Formatters
  /** Most listed lines; the others are added up. */
  limit: number
}

/** The share of a line in an amount, and how it comes about. */
export type LineShare = {
  amount: Decimal
  note: string
  /** It counts in the tender, but not in this amount. */
  isLeftOut?: boolean
}

/**
 * The lines of a tender behind an amount, in document order: the counted ones, which add up to it,
 * then those that are no part of it, each named as such.
 * @param shareOf by index of the line
 * @returns the rows, the sum of the lines that are not listed, and the sum of all counted lines
 */
export const explainedLines = (
  { items, names, currency }: ExplainedTender,
  shareOf: (index: number) => LineShare,
  { t, format, limit }: ExplainingWords,
): Pick<ExplainedFigure, 'rows' | 'rest'> & { sum: Decimal } => {
  const lines = items.map((item, index) => ({ item, index, share: shareOf(index) }))
  const counted = lines.filter(({ item, share }) => isCounted(item) && !share.isLeftOut)
  const notCounted = lines.filter(
    ({ item, share }) => isChoosable(item) || (isCounted(item) && share.isLeftOut),
  )
  const money = (amount: Decimal) => format.money(amount.toFixed(2), currency)
  const row = ({ item, index, share }: (typeof lines)[number]): ExplainedRow => {
    const { name, href } = names[index] ?? {}
    const choice = isChoosable(item) && item.choice ? t(`tenderItems.choices.${item.choice}`) : ''
    return {
      id: item.id,
      text: name ?? item.description ?? t(`tenderItems.kinds.${item.kind}`),
      note: [choice, share.note].filter(Boolean).join(' · '),
      amount: money(share.amount),
      ...(href && { href }),
    }
  }
  const rest = counted.slice(limit)
  const total = (of: typeof lines) => sum(of.map(({ share }) => share.amount))
  return {
    rows: [
      ...counted.slice(0, limit).map(row),
      ...notCounted.slice(0, limit).map((line) => ({ ...row(line), isNotCounted: true })),
    ],
    ...(rest.length > 0 && { rest: { count: rest.length, amount: money(total(rest)) } }),
    sum: total(counted),
  }
}
