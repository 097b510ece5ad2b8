import type { PayloadRequest } from 'payload'
import { PERSONAL_USES, type PersonalUseName } from '@/catalog/personal'
import { columnsOfUse } from '@/catalog/personalColumns'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import { keptText, type RegisterEntry } from '@/present/privacy/register'
import { columnName, tableName } from './names'

/**
 * The register of processing: purposes, legal bases, retention periods and storage of personal
 * data. It contains no personal data itself. The caller checks *read* of privacy.
 */
export const readRegister = (req: Pick<PayloadRequest, 'payload' | 'i18n'>): RegisterEntry[] => {
  const t = createTranslator(localeOfRequest(req))
  return (Object.keys(PERSONAL_USES) as PersonalUseName[]).map((use) => {
    const { bases, keep, end } = PERSONAL_USES[use]
    return {
      use,
      name: t(`privacy.uses.${use}.name`),
      purpose: t(`privacy.uses.${use}.purpose`),
      bases: [...bases],
      kept: keptText(t, keep),
      end,
      data: columnsOfUse(use).map(({ table, columns }) => ({
        table,
        name: tableName(t, table),
        fields: columns.map((column) => columnName(req, { t, table, column })),
      })),
    }
  })
}
