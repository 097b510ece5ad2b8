import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import type { MessageKey, Translator } from '@/i18n/messages'

type Labelled = { name?: string; label?: unknown }

const camelOf = (column: string) =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Label of a table: that of its collection, else a separate one. */
export const tableName = (t: Translator, table: string): string => {
  const words = entityOf(table.replaceAll('_', '-'))?.words
  return t((words ? `${words}.plural` : `privacy.tables.${table}`) as MessageKey)
}

/** Label of a column: that of the form field, else a separate one. */
export const columnName = (
  { payload, i18n }: Pick<PayloadRequest, 'payload' | 'i18n'>,
  args: { t: Translator; table: string; column: string },
): string => {
  const { t, table, column } = args
  const slug = table.replaceAll('_', '-')
  const fields = payload.config.collections.find((each) => each.slug === slug)?.flattenedFields
  const field = (fields as Labelled[] | undefined)?.find(({ name }) => name === camelOf(column))
  const isLabelled = typeof field?.label === 'object' && field.label !== null
  if (isLabelled) return getTranslation(field.label as Record<string, string>, i18n)
  return t(`privacy.columns.${column}` as MessageKey)
}
