import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportCell, ExportColumn, ExportFormat } from '@/exchange/exportSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import type { Translator } from '@/i18n/messages'
import { createTranslator } from '@/i18n/translate'
import { matrixSections, roleHeader, type MatrixCell } from '@/present/users/accessMatrix'
import { siteOf } from '@/queries/settings/siteOf'
import { fieldNamesOf, readAccessMatrix } from '@/queries/users/readAccessMatrix'
import { exportFile, type Exported, type ExportedFile } from './exportFile'

const cellOf = (cell: MatrixCell, t: Translator): ExportCell => {
  if (cell?.is !== 'right') return cell
  return { is: 'text', text: cell.fields ? cell.fields.join(', ') : t('common.yes') }
}

/**
 * The access matrix as a file: rights as rows, all roles as columns. A cell contains *yes*, or the
 * fields that a right is restricted to.
 * @throws Refusal `signInFirst`, `notAllowed` without *read* of roles, for which no separate export
 *   right exists; those of `exportFile`
 */
export const exportAccessMatrix = async (
  req: PayloadRequest,
  { format }: { format: ExportFormat },
): Promise<ExportedFile> => {
  const ability = await abilityOfRequest(req)
  if (!ability.can('read', 'roles')) throw new Refusal('notAllowed')
  const locale = localeOfRequest(req)
  const t = createTranslator(locale)
  const title = t('accessMatrix.title')
  const { today, timeZone } = await siteOf(req.payload)
  const read = async (): Promise<Exported> => {
    const roles = await readAccessMatrix(req)
    const rows = matrixSections({ roles, t, fieldName: fieldNamesOf(req) }).flatMap((section) =>
      section.rows.map(({ name, cells }): ExportCell[] => [
        { is: 'text', text: section.title },
        { is: 'text', text: name },
        ...cells.map((cell) => cellOf(cell, t)),
      ]),
    )
    const headers = [t('permissions.subject'), t('permissions.name'), ...roles.map(roleHeader)]
    return {
      slug: 'roles',
      total: rows.length,
      title,
      columns: headers.map((header): ExportColumn => ({ header, is: 'text' })),
      rows,
      asked: { search: null, filters: 'matrix' },
      ...{ locale, timeZone, today },
    }
  }
  return exportFile(req, { format, title, today, read })
}
