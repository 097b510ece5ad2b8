import type { ValueShape } from '@/domain/audit/valueShape'
import { plainText } from '@/domain/shared/text/richText'
import { createFormatters } from './format'
import type { Locale } from './locales'
import type { MessageKey, Translator } from './messages'

/** Everything needed to format values. */
export type ValueWords = {
  locale: Locale
  t: Translator
  timeZone: string
  /** The title of a record; undefined if it is deleted or hidden from the reader. */
  titleOf: (slug: string, id: number) => string | undefined
  /** The currency that a field of the record contains. */
  currencyIn: (field: string) => string | undefined
}

type Row = Readonly<Record<string, unknown>>

const moneyText = (
  value: string | number,
  shape: Extract<ValueShape, { kind: 'amount' | 'price' }>,
  { locale, currencyIn }: ValueWords,
): string => {
  const { currency } = shape
  const code = currency && ('code' in currency ? currency.code : currencyIn(currency.field))
  const format = createFormatters(locale)
  return shape.kind === 'amount' && code ? format.money(value, code) : format.price(value, code)
}

/** The rights of a role, one by one: `Teklifler: Okuma`. */
export const rightTexts = (permissions: unknown, t: Translator): string[] =>
  (Array.isArray(permissions) ? permissions : []).flatMap((row: Row) =>
    (Array.isArray(row.actions) ? row.actions : []).map((action) => {
      const subject = t(`permissions.subjects.${String(row.subject)}` as MessageKey)
      const fields = Array.isArray(row.fields) ? ` (${row.fields.join(', ')})` : ''
      return `${subject}: ${t(`permissions.actions.${String(action)}` as MessageKey)}${fields}`
    }),
  )

/** What a program may do by a scope: `Teklifler: Onaylama`, or one of the words for all subjects. */
export const scopeText = (scope: string, t: Translator): string => {
  const [action, subject] = scope.split(':')
  if (subject === undefined) return t(`apiClients.scopes.${scope}` as MessageKey)
  return rightTexts([{ subject, actions: [action] }], t).join('')
}

/** The event of a type, without its kind of record: `onaylandı` for `tender.approved`. */
export const eventTypeText = (type: string, t: Translator): string =>
  t(`webhooks.happened.${type.split('.')[1] ?? ''}` as MessageKey)

const rowText = (row: Row, fields: Readonly<Record<string, ValueShape>>, words: ValueWords) =>
  Object.entries(fields)
    .map(([name, shape]) => valueText(row[name], shape, words))
    .filter(Boolean)
    .join(' · ')

const listText = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

/**
 * A stored value for display, in the reader's language and format, without its label.
 * @param value as stored in the audit trail
 * @returns nothing for an empty value
 */
export const valueText = (value: unknown, shape: ValueShape, words: ValueWords): string => {
  if (value === null || value === undefined || value === '') return ''
  const { locale, t, timeZone, titleOf } = words
  const format = createFormatters(locale)
  const amount = value as string | number
  switch (shape.kind) {
    case 'yesNo':
      return t(value ? 'common.yes' : 'common.no')
    case 'day':
      return format.day(String(value))
    case 'moment':
      return format.dateTime(String(value), timeZone)
    case 'number':
      return format.quantity(amount)
    case 'percent':
      return format.percent(amount)
    case 'amount':
    case 'price':
      return moneyText(amount, shape, words)
    case 'choice':
      return shape.words[String(value)] ?? String(value)
    case 'record':
      return titleOf(shape.slug, Number(value)) ?? `#${String(value)}`
    case 'values':
      return listText([value].flat().map((one) => valueText(one, shape.of, words)))
    case 'rows':
      return listText([value].flat().map((row) => rowText(row as Row, shape.fields, words)))
    case 'rights':
      return listText(rightTexts(value, t))
    case 'html':
      return plainText(String(value))
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}
