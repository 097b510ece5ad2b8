import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { SanitizedCollectionConfig, SanitizedFieldsPermissions } from 'payload'
import { isCost, SEE_COSTS } from '@/access/reading/costs'
import { entityOf } from '@/catalog'
import { explainedRights, type Column } from '@/catalog/column'
import type { CommandRight } from '@/catalog/commands/command'
import type { MessageKey, Translator } from '@/i18n/messages'
import { listOptionsOf } from '@/lib/listOptions'
import type { DrawnColumn } from '@/present/list/drawnColumn'
import { columnOf, isKnownColumn } from '@/present/list/columnsOf'

type FlattenedField = SanitizedCollectionConfig['flattenedFields'][number]

/** Field types that fit in a cell. Images are shown with the name of their record. */
const DRAWABLE = [
  'text',
  'textarea',
  'email',
  'number',
  'date',
  'checkbox',
  'select',
  'radio',
  'relationship',
]

const wordsOf = (field: FlattenedField, i18n: I18nClient): DrawnColumn['words'] => {
  const options =
    field.type === 'select' || field.type === 'radio' ? field.options : listOptionsOf(field)
  return (
    options &&
    Object.fromEntries(
      options.map((option) =>
        typeof option === 'string'
          ? [option, option]
          : [option.value, getTranslation(option.label as Record<string, string>, i18n)],
      ),
    )
  )
}

const relationOf = (field: FlattenedField): string | undefined => {
  if (field.type !== 'relationship' && field.type !== 'upload') return undefined
  return typeof field.relationTo === 'string' ? field.relationTo : undefined
}

type Words = { i18n: I18nClient; t: Translator }

const labelOf = (field: FlattenedField, { i18n, t }: Words): string => {
  if (field.name === 'createdAt') return t('common.createdAt')
  if (field.name === 'updatedAt') return t('common.updatedAt')
  return 'label' in field && field.label
    ? getTranslation(field.label as Record<string, string>, i18n)
    : field.name
}

/** Payload hides these in forms; a list may show them. */
const TIMESTAMPS = ['createdAt', 'updatedAt']

const isHidden = (field: FlattenedField): boolean =>
  !TIMESTAMPS.includes(field.name) &&
  (('hidden' in field && Boolean(field.hidden)) ||
    Boolean((field.admin as { hidden?: boolean } | undefined)?.hidden))

const isDrawable = (slug: string, field: FlattenedField): boolean => {
  const isDrawn = DRAWABLE.includes(field.type) || listOptionsOf(field) !== undefined
  if (field.name === 'id' || isHidden(field) || !isDrawn) return false
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  // Long texts may be formatted: only those that the catalogue lists as columns.
  return (!isVirtual && field.type !== 'textarea') || isKnownColumn(slug, field.name)
}

/** True when the reader may see a field; Payload lists fields only where access is limited. */
const isReadable = (name: string, fields: SanitizedFieldsPermissions | undefined): boolean => {
  if (fields === undefined || fields === true) return true
  const field = (fields as Record<string, unknown>)[name]
  return field === true || Boolean((field as { read?: unknown } | undefined)?.read)
}

/**
 * Whether the reader may see the field of a related record that rows are sorted by: their order
 * would reveal its values.
 * @param sortBy the path, which ends in that field
 */
const opensOrder = (slug: string | undefined, sortBy: string, may: Readable['may']): boolean => {
  const related = entityOf(slug)
  const field = sortBy.split('.').at(-1) ?? ''
  return (
    related?.readers.some((subject) =>
      may(['read', subject, subject === related.subject ? field : '*']),
    ) ?? false
  )
}

/** Columns with values of related records, for those who may read them there. */
const borrowedColumns = (
  { collection, fields, t, may }: Words & Readable,
  relations: ReadonlySet<string>,
): DrawnColumn[] =>
  Object.entries(entityOf(collection.slug)?.list?.columns ?? {}).flatMap(
    ([name, column]): DrawnColumn[] => {
      const { borrowed } = column
      if (!borrowed || !relations.has(borrowed.relation)) return []
      if (borrowed.work && !isReadable(borrowed.work.with, fields)) return []
      if (!may(['read', borrowed.subject, borrowed.field])) return []
      if (isCost(borrowed.subject, borrowed.field) && !may(SEE_COSTS)) return []
      const label = t(`${entityOf(collection.slug)?.words}.columns.${name}` as MessageKey)
      const { sortBy } = column
      return [
        {
          ...{ name, label, column },
          ...(borrowed.to && { relationTo: borrowed.to }),
          ...(sortBy && opensOrder(borrowed.to, sortBy, may) && { sortBy }),
        },
      ]
    },
  )

/**
 * The sort field of a column: none if it belongs to related records and the reader may not see it
 * there, because the order would reveal its values.
 */
const sortOf = (
  field: FlattenedField,
  { sortBy }: Column,
  may: Readable['may'],
): string | undefined => {
  if (sortBy === false) return undefined
  if (sortBy === undefined) return 'virtual' in field && field.virtual ? undefined : field.name
  if (!sortBy.includes('.')) return sortBy
  return opensOrder(relationOf(field), sortBy, may) ? sortBy : undefined
}

/** Whether the reader may see the inputs of a number. */
const isExplained = (column: Column, may: Readable['may']): boolean =>
  explainedRights(column)?.every(may) ?? false

type Readable = {
  collection: SanitizedCollectionConfig
  fields: SanitizedFieldsPermissions | undefined
  may: (right: CommandRight) => boolean
}

/**
 * Every column that a reader can add to a list: readable fields that fit in a cell, and readable
 * columns of related records.
 * @param args.fields the reader's field permissions, as Payload evaluated them
 * @param args.may checks the permission for columns of related records
 */
export const columnsFor = (args: Words & Readable): DrawnColumn[] => {
  const { collection, fields } = args
  const own = collection.flattenedFields.flatMap((field): DrawnColumn[] => {
    if (!isDrawable(collection.slug, field) || !isReadable(field.name, fields)) return []
    const column = columnOf(collection.slug, field)
    const sortBy = sortOf(field, column, args.may)
    return [
      {
        name: field.name,
        label: labelOf(field, args),
        column,
        ...(sortBy !== undefined && { sortBy }),
        relationTo: relationOf(field),
        words: wordsOf(field, args.i18n),
        ...(isExplained(column, args.may) && { isExplained: true }),
      },
    ]
  })
  return [...own, ...borrowedColumns(args, new Set(own.map(({ name }) => name)))]
}

/**
 * The displayed columns, in their order.
 * @param args.available columns the reader may add
 * @param args.wanted lists of names, the first that leaves at least one column is used
 * @param args.titleField the field with the name of the record; always shown if there is one
 */
export const chosenColumns = (args: {
  available: readonly DrawnColumn[]
  wanted: readonly (readonly string[])[]
  titleField: string
}): DrawnColumn[] => {
  const { available, wanted, titleField } = args
  const byName = new Map(available.map((drawn) => [drawn.name, drawn]))
  for (const names of wanted) {
    const chosen = [...new Set(names)].flatMap((name) => byName.get(name) ?? [])
    if (chosen.length === 0) continue
    const title = byName.get(titleField)
    return title && !chosen.includes(title) ? [title, ...chosen] : chosen
  }
  return available.slice(0, 4)
}
