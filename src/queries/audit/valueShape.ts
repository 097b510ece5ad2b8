import { entityOf as catalogued } from '@/catalog'
import type { AuditedSlug } from '@/domain/audit/auditedSlugs'
import type { CurrencySource, ValueShape } from '@/domain/audit/valueShape'
import type { Locale } from '@/i18n/locales'
import { listOptionsOf } from '@/lib/listOptions'
import { listColumns, type ColumnField } from './columnFields'
import type { AuditField } from './entityOf'

/** The label of a field or option in one language. */
const labelIn = (label: unknown, locale: Locale): string => {
  if (typeof label === 'string') return label
  const words = (label ?? {}) as Partial<Record<Locale, string>>
  return words[locale] ?? ''
}

/** Lines and instalments use the currency of their tender. */
const OF_TENDER: readonly AuditedSlug[] = ['tenders', 'tender-items']
/** A percentage or an amount, depending on the discount type in the same row. */
const EITHER = 'discountValue'
const SAYS_WHICH = 'discountType'

const currencyOf = (
  slug: AuditedSlug,
  { field, path }: ColumnField,
): CurrencySource | undefined => {
  const { currency } = (field.admin?.custom ?? {}) as { currency?: string }
  if (currency) return { code: currency }
  const column = catalogued(slug)?.list?.columns[path]
  if (column) return column.currency
  return OF_TENDER.includes(slug) && field.name !== EITHER ? { field: 'currency' } : undefined
}

const wordsOf = (field: AuditField, locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ((listOptionsOf(field) ?? field.options ?? []) as { value: string; label: unknown }[]).map(
      ({ value, label }) => [value, labelIn(label, locale)],
    ),
  )

const numberShape = (slug: AuditedSlug, column: ColumnField): ValueShape => {
  const kind = column.field.custom?.decimal
  if (kind === 'percent') return { kind: 'percent' }
  if (kind === 'rate') return { kind: 'price' }
  if (kind === 'price' || kind === 'amount') return { kind, currency: currencyOf(slug, column) }
  return { kind: 'number' }
}

const oneShape = (slug: AuditedSlug, column: ColumnField, locale: Locale): ValueShape => {
  const { field } = column
  switch (field.type) {
    case 'checkbox':
      return { kind: 'yesNo' }
    case 'number':
      return numberShape(slug, column)
    case 'date':
      return { kind: field.custom?.day ? 'day' : 'moment' }
    case 'select':
    case 'radio':
      return { kind: 'choice', words: wordsOf(field, locale) }
    case 'relationship':
    case 'upload':
      return { kind: 'record', slug: String(field.relationTo) }
    case 'textarea':
      return { kind: field.admin?.custom?.isFormatted ? 'html' : 'text' }
    case 'array':
      return {
        kind: 'rows',
        fields: Object.fromEntries(
          [...listColumns(column).values()].map((inner) => [
            inner.field.name ?? '',
            oneShape(slug, inner, locale),
          ]),
        ),
      }
    default:
      return { kind: slug === 'roles' && field.name === 'permissions' ? 'rights' : 'text' }
  }
}

/** The value shape of a field: from its type, its options and the catalogue. */
export const valueShape = (slug: AuditedSlug, column: ColumnField, locale: Locale): ValueShape => {
  const shape = oneShape(slug, column, locale)
  const { field } = column
  if (listOptionsOf(field))
    return { kind: 'values', of: { kind: 'choice', words: wordsOf(field, locale) } }
  return field.hasMany ? { kind: 'values', of: shape } : shape
}

/**
 * The value shape before and after a change.
 * @param args.beside the changes of the same row, which may include the discount type
 * @param args.discountType the discount type where none of them includes it
 */
export const shapesOfChange = (args: {
  slug: AuditedSlug
  column: ColumnField
  locale: Locale
  beside: readonly { field: string; before: unknown; after: unknown }[]
  discountType: unknown
}): { before: ValueShape; after: ValueShape } => {
  const { slug, column, locale, beside, discountType } = args
  const shape = valueShape(slug, column, locale)
  if (column.field.name !== EITHER) return { before: shape, after: shape }
  const said = beside.find(({ field }) => field === SAYS_WHICH)
  const shapeOf = (type: unknown): ValueShape => {
    if (type === 'percent') return { kind: 'percent' }
    return type === 'amount' ? { kind: 'price', currency: { field: 'currency' } } : shape
  }
  return said
    ? { before: shapeOf(said.before), after: shapeOf(said.after) }
    : { before: shapeOf(discountType), after: shapeOf(discountType) }
}

/** The label of a field; inside a group it follows the label of the group. */
export const fieldLabel = ({ chain }: ColumnField, locale: Locale): string =>
  chain
    .map(({ label }) => labelIn(label, locale))
    .filter(Boolean)
    .join(' – ')
