import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffIdOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportCell, ExportSheet } from '@/exchange/exportSheet'
import { companySettings } from '@/queries/settings/companySettings'
import { cellText, visibleImport } from '@/queries/imports/importSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import { importColumns } from '@/queries/imports/importColumns'
import { storedRows } from '@/queries/imports/readImportRows'
import { describeRowError } from '@/queries/imports/describeRowError'
import { translate } from '@/i18n/translate'

const AT_ONCE = 500

/**
 * The failed rows of a file with the same columns and their errors: after correction it can be
 * imported.
 * @throws Refusal `notFound`; `notAllowed` for the imports of others
 */
export const badRows = async (req: PayloadRequest, id: number): Promise<ExportSheet> => {
  const one = await visibleImport(req, id)
  if (one.createdBy !== staffIdOf(req)) throw new Refusal('notAllowed')
  const locale = localeOfRequest(req)
  const { timeZone } = await companySettings(req)
  const columns = await importColumns(req, one.target)
  async function* rows(): AsyncGenerator<ExportCell[]> {
    for (let last = -1; ;) {
      const where = sql`state = 'error' and number > ${last}`
      const some = await storedRows(req, id, { where, most: AT_ONCE })
      for (const { cells, errors } of some) {
        const why = errors.map((error) => describeRowError(error, columns, locale))
        const texts = [...one.headers.map((_, index) => cellText(cells[index])), why.join(' ')]
        yield texts.map((text): ExportCell => (text === '' ? null : { is: 'text', text }))
      }
      if (some.length < AT_ONCE) return
      last = some.at(-1)?.number ?? last
    }
  }
  const headers = [...one.headers, translate(locale, 'imports.fields.errors')]
  return {
    title: one.fileName,
    columns: headers.map((header) => ({ header, is: 'text' as const })),
    rows: rows(),
    locale,
    timeZone,
  }
}
