import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { SanitizedCollectionConfig } from 'payload'
import type { Column } from './column'
import { columnOf } from './columns/columnsOf'

/** A column as it is drawn: Payload chose it and its place, our data says how. */
export type DrawnColumn = {
  name: string
  label: string
  column: Column
  /** What the database sorts by; missing where sorting would mean nothing. */
  sortBy?: string
  /** The collection a relation points at. */
  relationTo?: string
  /** Words of a choice, by stored value. */
  words?: Readonly<Record<string, string>>
}

type FlattenedField = SanitizedCollectionConfig['flattenedFields'][number]

const wordsOf = (field: FlattenedField, i18n: I18nClient): DrawnColumn['words'] => {
  if (field.type !== 'select' && field.type !== 'radio') return undefined
  return Object.fromEntries(
    field.options.map((option) =>
      typeof option === 'string'
        ? [option, option]
        : [option.value, getTranslation(option.label as Record<string, string>, i18n)],
    ),
  )
}

const relationOf = (field: FlattenedField): string | undefined => {
  if (field.type !== 'relationship' && field.type !== 'upload') return undefined
  return typeof field.relationTo === 'string' ? field.relationTo : undefined
}

const labelOf = (field: FlattenedField, i18n: I18nClient): string =>
  'label' in field && field.label
    ? getTranslation(field.label as Record<string, string>, i18n)
    : field.name

/**
 * The columns to draw, in Payload's order: its preferences, else the collection's defaults.
 * @param active accessors of the columns Payload marked as shown
 */
export const drawnColumns = (args: {
  collection: SanitizedCollectionConfig
  active: readonly string[]
  i18n: I18nClient
}): DrawnColumn[] => {
  const { collection, active, i18n } = args
  return active.flatMap((name): DrawnColumn[] => {
    const field = collection.flattenedFields.find((candidate) => candidate.name === name)
    if (!field || field.type === 'join') return []
    const column = columnOf(collection.slug, field)
    const isVirtual = 'virtual' in field && Boolean(field.virtual)
    const sortBy = column.sortBy ?? (isVirtual ? false : name)
    return [
      {
        name,
        label: labelOf(field, i18n),
        column,
        ...(sortBy !== false && { sortBy }),
        relationTo: relationOf(field),
        words: wordsOf(field, i18n),
      },
    ]
  })
}
