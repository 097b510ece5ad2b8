import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { SanitizedCollectionConfig, SanitizedFieldsPermissions } from 'payload'
import type { Translator } from '@/i18n/messages'
import type { DrawnColumn } from '@/components/list/drawnColumn'
import { columnOf, isKnownColumn } from '@/components/list/columns/columnsOf'

type FlattenedField = SanitizedCollectionConfig['flattenedFields'][number]

/** Kinds of field that fit in a cell. Pictures stand beside the name of their record. */
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
  if (field.name === 'id' || isHidden(field) || !DRAWABLE.includes(field.type)) return false
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  // Long texts may be formatted: only those somebody wanted in a list.
  return (!isVirtual && field.type !== 'textarea') || isKnownColumn(slug, field.name)
}

/** True when the reader may see a field; Payload lists fields only where access is limited. */
const isReadable = (name: string, fields: SanitizedFieldsPermissions | undefined): boolean => {
  if (fields === undefined || fields === true) return true
  const field = (fields as Record<string, unknown>)[name]
  return field === true || Boolean((field as { read?: unknown } | undefined)?.read)
}

/**
 * Every column a reader may have in a list: fields that fit in a cell and that they may read.
 * @param args.fields what Payload worked out of the reader's rights to each field
 */
export const columnsFor = (
  args: Words & {
    collection: SanitizedCollectionConfig
    fields: SanitizedFieldsPermissions | undefined
  },
): DrawnColumn[] => {
  const { collection, fields } = args
  return collection.flattenedFields.flatMap((field): DrawnColumn[] => {
    if (!isDrawable(collection.slug, field) || !isReadable(field.name, fields)) return []
    const column = columnOf(collection.slug, field)
    const isVirtual = 'virtual' in field && Boolean(field.virtual)
    const sortBy = column.sortBy ?? (isVirtual ? false : field.name)
    return [
      {
        name: field.name,
        label: labelOf(field, args),
        column,
        ...(sortBy !== false && { sortBy }),
        relationTo: relationOf(field),
        words: wordsOf(field, args.i18n),
      },
    ]
  })
}

/**
 * The columns to draw, in their order.
 * @param args.available what the reader may have
 * @param args.wanted names, the first choice that leaves at least one column counts
 * @param args.titleField the field that names the record; always drawn where there is one
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
