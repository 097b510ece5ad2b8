import type { Field } from 'payload'
import type { AppAbility } from '@/access/buildAbility'
import { mayReadField } from '@/access/reading/mayReadField'
import { entityOf } from '@/catalog'
import type { Entity } from '@/catalog/build'
import { codesOf, namesOf as titlesOf } from '@/catalog/choices'
import { DECIMALS, type DecimalKind } from '@/domain/shared/decimal'
import type { ImportColumn, Names } from '@/exchange/import/types'
import { LOCALES } from '@/i18n/locales'

export type Named = Field & { name: string }
type Kind = Pick<ImportColumn, 'kind' | 'digits' | 'currency' | 'choices' | 'relation'>

/** Labels of a field in each language. */
export const namesOf = (label: unknown): Names | null => {
  if (typeof label !== 'object' || label === null) return null
  const texts = label as Record<string, unknown>
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, [String(texts[locale] ?? '')]]),
  ) as unknown as Names
}

const textKind = (field: Named, { codes = [] }: Entity): Kind | null => {
  const { custom, admin } = field as {
    custom?: Record<string, unknown>
    admin?: { custom?: Record<string, unknown> }
  }
  // Formatted text is HTML, which is not written into spreadsheets.
  if (custom?.isRichText) return null
  if (admin?.custom?.phone) return { kind: 'phone' }
  return { kind: codes.includes(field.name) ? 'code' : 'text' }
}

const numberKind = (field: Named, { list }: Entity): Kind | null => {
  const digits = DECIMALS[field.custom?.decimal as DecimalKind]
  const { currency } = list?.columns[field.name] ?? {}
  if (!digits) return null
  // The cell may contain the currency sign; not if the currency differs by row.
  return {
    kind: 'number',
    digits,
    ...(currency && 'code' in currency && { currency: currency.code }),
  }
}

const choiceKind = (field: Extract<Field, { type: 'select' }>): Kind | null => {
  const choices = field.options.flatMap((option) => {
    const names = typeof option === 'object' ? namesOf(option.label) : null
    return names && typeof option === 'object' ? [{ value: option.value, names }] : []
  })
  return field.hasMany || choices.length === 0 ? null : { kind: 'choice', choices }
}

/** Fields that identify a record, the most reliable first, limited to readable ones. */
export const findersOf = (ability: AppAbility, slug: string): string[] => {
  const subject = entityOf(slug)?.subject
  if (!subject) return []
  const all = [...new Set([...codesOf(slug), ...titlesOf(slug)])]
  return all.filter((field) => mayReadField(ability, subject, field))
}

const relationKind = (field: Extract<Field, { type: 'relationship' }>, ability: AppAbility) => {
  if (field.hasMany || typeof field.relationTo !== 'string') return null
  const [by] = findersOf(ability, field.relationTo)
  return by ? { kind: 'relation' as const, relation: { to: field.relationTo, by } } : null
}

/** How a cell of a field is parsed; undefined for fields that no cell can hold. */
export const kindOf = (field: Named, entity: Entity, ability: AppAbility): Kind | null => {
  switch (field.type) {
    case 'text':
      return field.hasMany ? null : textKind(field, entity)
    case 'textarea':
      return textKind(field, entity)
    case 'email':
      return { kind: 'email' }
    case 'number':
      return numberKind(field, entity)
    case 'date':
      return field.custom?.day ? { kind: 'day' } : null
    case 'checkbox':
      return { kind: 'boolean' }
    case 'select':
      return choiceKind(field)
    case 'relationship':
      return relationKind(field, ability)
    default:
      return null
  }
}
