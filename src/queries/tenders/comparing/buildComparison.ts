import { dayFromStored } from '@/domain/shared/day'
import { textLines } from '@/domain/shared/text/richText'
import {
  APPROVED_FIELDS,
  type ApprovedField,
  type Instalment,
} from '@/domain/tenders/approval/approvedContent'
import {
  compareContents,
  isSameContent,
  type ComparedContent,
  type ComparedLine,
  type LineChange,
  type LineField,
} from '@/domain/tenders/compare'
import type { Formatters } from '@/i18n/format'
import type { MessageKey, Translator } from '@/i18n/messages'
import type { ShownComparison, ShownLine } from '@/present/tenders/shownComparison'
import type { ComparedNames } from './comparedNames'

type Words = { t: Translator; format: Formatters; nameOf: ComparedNames }

const OPTIONS: Partial<Record<ApprovedField, string>> = {
  type: 'tenders.types',
  discountType: 'tenders.discountTypes',
  rateSource: 'tenders.rateSources',
}

/** A discount as a percentage or an amount. */
const discountText = (type: unknown, value: string, money: string, { format }: Words): string =>
  String(type) === 'percent' ? format.percent(value) : format.money(value, money)

const fieldText = (field: ApprovedField, { tender }: ComparedContent, words: Words): string => {
  const { t, format, nameOf } = words
  const value = tender[field]
  if (value === null || value === undefined || value === '') return ''
  const kind = APPROVED_FIELDS[field]
  if (kind === 'day') return format.day(String(value))
  if (kind === 'relation') return nameOf(field as 'company', value) ?? `#${String(value)}`
  if (field === 'discountValue')
    return discountText(tender.discountType, String(value), String(tender.currency ?? 'TRY'), words)
  if (kind === 'decimal') return format.price(String(value))
  if (field === 'notes') return textLines(String(value))
  const options = OPTIONS[field]
  return options ? t(`${options}.${String(value)}` as MessageKey) : String(value)
}

const lineText = (field: LineField, line: ComparedLine, money: string, words: Words): string => {
  const { t, format } = words
  const value = line[field]
  if (value === null || value === undefined || value === '') return ''
  const text = String(value)
  if (field === 'quantity') return format.quantity(text)
  if (field === 'unitPrice') return format.price(text, money)
  if (field === 'net') return format.money(text, money)
  if (field === 'taxRate') return format.percent(text)
  if (field === 'choice') return t(`tenderItems.choices.${text}` as MessageKey)
  if (field === 'discountType') return t(`tenders.discountTypes.${text}` as MessageKey)
  if (field === 'discountValue') return discountText(line.discountType, text, money, words)
  return text
}

/** Fields shown for added and removed lines. */
const TOLD: readonly LineField[] = ['quantity', 'unitPrice', 'net']

const nameOfLine = (line: ComparedLine, { t, nameOf }: Words): string =>
  nameOf('stockCard', line.stockCard) ??
  nameOf('stockGroup', line.stockGroup) ??
  (String(line.description ?? '') || t(`tenderItems.kinds.${line.kind}` as MessageKey))

const buildLine = (row: LineChange, currencies: [string, string], words: Words): ShownLine => {
  const before = 'before' in row ? row.before : null
  const after = 'after' in row ? row.after : null
  const told = row.kind === 'changed' ? row.changes : row.kind === 'same' ? [] : TOLD
  return {
    kind: row.kind,
    name: nameOfLine((after ?? before) as ComparedLine, words),
    figures: told
      .map((field) => ({
        label: words.t(`tenderItems.fields.${field}`),
        before: before ? lineText(field, before, currencies[0], words) : '',
        after: after ? lineText(field, after, currencies[1], words) : '',
      }))
      .filter((figure) => figure.before !== '' || figure.after !== ''),
  }
}

const planText = (instalments: readonly Instalment[], currency: string, { format }: Words) =>
  instalments.map(
    ({ dueDate, amount }) =>
      `${format.day(dayFromStored(dueDate))} · ${format.money(String(amount), currency)}`,
  )

/** The differences between two versions of a tender, formatted in one language. */
export const buildComparison = (
  before: ComparedContent,
  after: ComparedContent,
  words: Words,
): ShownComparison => {
  const { t, format } = words
  const found = compareContents(before, after)
  const currencies: [string, string] = [
    String(before.tender.currency ?? 'TRY'),
    String(after.tender.currency ?? 'TRY'),
  ]
  const moneyOf = (field: string, at: 0 | 1) => (field === 'totalBase' ? 'TRY' : currencies[at])
  return {
    isSame: isSameContent(found),
    fields: found.fields.map((field) => ({
      label: t(`tenders.fields.${field}`),
      before: fieldText(field, before, words),
      after: fieldText(field, after, words),
    })),
    lines: found.lines.map((row) => buildLine(row, currencies, words)),
    instalments: found.hasOtherInstalments
      ? {
          before: planText(before.instalments, currencies[0], words),
          after: planText(after.instalments, currencies[1], words),
        }
      : null,
    totals: found.totals
      // For lira the base amount is redundant.
      .filter(({ field }) => field !== 'totalBase' || currencies.some((one) => one !== 'TRY'))
      .map((total) => ({
        label: t(`tenders.fields.${total.field}`),
        before: format.money(total.before, moneyOf(total.field, 0)),
        after: format.money(total.after, moneyOf(total.field, 1)),
        // There is no difference between two currencies.
        difference:
          moneyOf(total.field, 0) === moneyOf(total.field, 1) && Number(total.difference) !== 0
            ? format.money(total.difference, moneyOf(total.field, 1))
            : '',
      })),
  }
}
