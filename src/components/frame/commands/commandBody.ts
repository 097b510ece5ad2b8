import type { CommandQuestion } from '@/catalog/commands/command'
import { readDecimal, type DecimalLocale } from '@/domain/shared/readDecimal'
import type { RefusalCode } from '@/domain/shared/refusal'
import { refuseInvoiceNumber } from '@/domain/tenders/invoicing'

/** What somebody typed into the question of a command, by the field it goes to. */
export type Answers = Readonly<Partial<Record<AnswerField, string>>>
export type AnswerField =
  | 'reason'
  | 'note'
  | 'invoiceNumber'
  | 'invoiceRate'
  | 'quantity'
  | 'price'
  | 'currencyType'
  | 'currencyRate'

const FIELDS: Readonly<Record<CommandQuestion, readonly AnswerField[]>> = {
  reason: ['reason'],
  note: ['note'],
  invoice: ['invoiceNumber', 'invoiceRate'],
  delivery: ['quantity', 'price', 'currencyType', 'currencyRate'],
}

const MISSING: Readonly<Partial<Record<AnswerField, RefusalCode>>> = {
  reason: 'reasonMissing',
  price: 'required',
}

const DECIMALS: readonly AnswerField[] = ['invoiceRate', 'quantity', 'price', 'currencyRate']

type Problems = Partial<Record<AnswerField, RefusalCode>>

/**
 * What goes with a command: what was typed, trimmed, numbers as programs write them, without what
 * is empty.
 * @returns the body, and what to mend first by field: a number that can be read in two ways
 *   (`1.5` in Turkish) never leaves the browser
 */
export const commandBody = (args: {
  asks: CommandQuestion | undefined
  answers: Answers
  locale: DecimalLocale
}): { body: Record<string, string>; problems: Problems } => {
  const { asks, answers, locale } = args
  const body: Record<string, string> = {}
  const problems: Problems = {}
  for (const field of asks ? FIELDS[asks] : []) {
    const text = (answers[field] ?? '').trim()
    const value = text !== '' && DECIMALS.includes(field) ? readDecimal(text, locale) : text
    const isBadNumber = field === 'invoiceNumber' && text !== '' && refuseInvoiceNumber(text)
    if (value === null) problems[field] = 'notADecimal'
    else if (isBadNumber) problems[field] = isBadNumber
    else if (value !== '') body[field] = value
    else if (MISSING[field]) problems[field] = MISSING[field]
  }
  return { body, problems }
}
