import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { entityOf } from '@/catalog'
import { columnsOfUse, PERSONAL_USES, type PersonalUseName } from '@/catalog/personal'
import { isLocale, DEFAULT_LOCALE } from '@/i18n/locales'
import type { MessageKey, Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { keptText, type RegisterEntry } from '@/present/privacy/register'

type Labelled = { name?: string; label?: unknown }

const camelOf = (column: string) =>
  column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** What a table is called: as its collection, else by a word of its own. */
const tableName = (t: Translator, table: string): string => {
  const words = entityOf(table.replaceAll('_', '-'))?.words
  return t((words ? `${words}.plural` : `privacy.tables.${table}`) as MessageKey)
}

/** What a column is called: as the field of a form, else by a word of its own. */
const columnName = (
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

/**
 * The register of processing: what data of people is processed for, on which basis, how long it is
 * kept, and where it is stored. It shows no data of anybody. The caller checks *read* of privacy.
 */
export const readRegister = (req: Pick<PayloadRequest, 'payload' | 'i18n'>): RegisterEntry[] => {
  const { language } = req.i18n
  const t = createTranslator(isLocale(language) ? language : DEFAULT_LOCALE)
  return (Object.keys(PERSONAL_USES) as PersonalUseName[]).map((use) => {
    const { bases, keep, isSwept } = PERSONAL_USES[use]
    return {
      use,
      name: t(`privacy.uses.${use}.name`),
      purpose: t(`privacy.uses.${use}.purpose`),
      bases: [...bases],
      kept: keptText(t, keep),
      isSwept,
      data: columnsOfUse(use).map(({ table, columns }) => ({
        table,
        name: tableName(t, table),
        fields: columns.map((column) => columnName(req, { t, table, column })),
      })),
    }
  })
}
