import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportCell, ExportColumn, ExportFormat } from '@/exchange/exportSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import { basisText, deletionText, namesText } from '@/present/privacy/register'
import { readRegister } from '@/queries/privacy/readRegister'
import { siteOf } from '@/queries/settings/siteOf'
import { exportFile, type Exported, type ExportedFile } from './exportFile'

async function* asRows(rows: readonly ExportCell[][]) {
  for (const row of rows) yield await Promise.resolve(row)
}

/**
 * The register of processing as a file, a row for each kind of data of each purpose: what VERBİS and
 * an audit ask for.
 * @throws Refusal `signInFirst`, `notAllowed` without *read* of privacy, which has no right to export;
 *   those of `exportFile`
 */
export const exportRegister = async (
  req: PayloadRequest,
  { format }: { format: ExportFormat },
): Promise<ExportedFile> => {
  const ability = await abilityOfRequest(req)
  if (!ability.can('read', 'privacy')) throw new Refusal('notAllowed')
  const locale = localeOfRequest(req)
  const t = createTranslator(locale)
  const title = t('privacy.register.title')
  const { today, timeZone } = await siteOf(req.payload)
  const read = (): Promise<Exported> => {
    const rows = readRegister(req).flatMap((entry) =>
      entry.data.map((data) =>
        [
          entry.name,
          entry.purpose,
          basisText(t, entry.bases, locale),
          entry.kept,
          deletionText(t, entry),
          data.name,
          namesText(data.fields, locale),
        ].map((text): ExportCell => ({ is: 'text', text })),
      ),
    )
    const headers = (
      ['activity', 'purpose', 'basis', 'kept', 'deletion', 'where', 'fields'] as const
    ).map((head) => t(`privacy.register.${head}`))
    return Promise.resolve({
      slug: 'settings',
      total: rows.length,
      title,
      columns: headers.map((header): ExportColumn => ({ header, is: 'text' })),
      rows: asRows(rows),
      asked: { search: null, filters: 'privacy' },
      ...{ locale, timeZone, today },
    })
  }
  return exportFile(req, { format, title, today, read })
}
