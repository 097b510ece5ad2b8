import { dayFromStored, type Day } from '@/domain/shared/day'
import { idOf } from '@/domain/shared/idOf'
import { plainText } from '@/domain/shared/text/richText'
import { displayStatus, type TenderStatus } from '@/domain/tenders/status'
import type { Formatters } from '@/i18n/format'
import type { Translator } from '@/i18n/messages'
import type { Column } from '@/catalog/column'
import type { DrawnColumn } from './drawnColumn'
import type { Doc } from '../navigation/recordLinks'
import { titleKey, type Titles } from './titles'

/** Shared context of a list's cells. */
export type CellContext = {
  slug: string
  format: Formatters
  t: Translator
  titles: Titles
  today: Day
  timeZone: string
}

/** The displayed value: the stored one, or `expired` for an expired tender. */
export const shownValue = (
  doc: Doc,
  { name, column: { expires } }: DrawnColumn,
  { today }: CellContext,
): unknown =>
  expires
    ? displayStatus({
        status: doc[name] as TenderStatus,
        isAccepted: Boolean(doc[expires.unless]),
        validUntil: dayFromStored(doc[expires.after]),
        today,
      })
    : doc[name]

const currencyOf = (doc: Doc, currency: Column['currency']): string | undefined => {
  if (!currency) return undefined
  if ('code' in currency) return currency.code
  const stored = doc[currency.field]
  return typeof stored === 'string' ? stored : undefined
}

const signOf = (doc: Doc, sign: Column['sign']): string => {
  if (!sign || typeof doc[sign.field] !== 'string') return ''
  return doc[sign.field] === sign.minus ? '−' : '+'
}

const wordOf = (value: unknown, drawn: DrawnColumn, { t }: CellContext): string => {
  if (value === undefined || value === null || value === '') return ''
  if (drawn.column.expires && value === 'expired') return t('tenders.statuses.expired')
  if (Array.isArray(value))
    return value.map((item) => drawn.words?.[String(item)] ?? String(item)).join(', ')
  return drawn.words?.[String(value)] ?? String(value)
}

const relatedTitle = (value: unknown, { relationTo }: DrawnColumn, titles: Titles): string => {
  const id = idOf(value)
  return id !== null && relationTo ? (titles.get(titleKey(relationTo, id)) ?? '') : ''
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * The text of one cell in the reader's language.
 * @returns undefined for an empty value; the table then shows a dash
 */
export const cellText = (doc: Doc, drawn: DrawnColumn, context: CellContext): string => {
  const { format, t, titles, timeZone } = context
  const value = shownValue(doc, drawn, context)
  const amount = value as string | number | null | undefined
  const moment = value as string | null | undefined
  switch (drawn.column.kind) {
    case 'relation':
      return relatedTitle(value, drawn, titles) || textOf(doc[drawn.column.otherwise ?? ''])
    case 'formatted':
      return plainText(textOf(value))
    case 'boolean':
      return t(value ? 'common.yes' : 'common.no')
    case 'money': {
      const currency = currencyOf(doc, drawn.column.currency)
      return currency ? format.money(amount, currency) : format.price(amount)
    }
    case 'cost': {
      const currency = currencyOf(doc, drawn.column.currency)
      return currency ? format.cost(amount, currency) : format.price(amount)
    }
    case 'price':
      return format.price(amount, currencyOf(doc, drawn.column.currency))
    case 'quantity':
      return amount == null ? '' : signOf(doc, drawn.column.sign) + format.quantity(amount)
    case 'percent':
      return format.percent(amount)
    case 'count':
      return format.count(amount)
    case 'day':
      return format.day(moment)
    case 'dateTime':
      return doc[drawn.column.wholeDay ?? '']
        ? format.dayAt(moment, timeZone)
        : format.dateTime(moment, timeZone)
    default:
      return wordOf(value, drawn, context)
  }
}
