import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import type { ExportCell, ExportColumn, ExportFormat } from '@/exchange/exportSheet'
import type { Locale } from '@/i18n/locales'
import type { MessageKey, Translator } from '@/i18n/messages'
import { localeOfRequest } from '@/i18n/requestLocale'
import { createTranslator } from '@/i18n/translate'
import { basisText, deletionText, namesText } from '@/present/privacy/register'
import { readDestructions } from '@/queries/privacy/readDestructions'
import { readRegister } from '@/queries/privacy/readRegister'
import { siteOf } from '@/queries/settings/siteOf'
import { exportFile, type Exported, type ExportedFile } from './exportFile'

type Words = { t: Translator; locale: Locale }
type Sheet = {
  title: MessageKey
  columns: readonly [header: MessageKey, is: ExportColumn['is']][]
  rows: (req: PayloadRequest, words: Words) => ExportCell[][] | Promise<ExportCell[][]>
}

const textCell = (text: string): ExportCell => ({ is: 'text', text })

const REGISTER: Sheet = {
  title: 'privacy.register.title',
  columns: (['activity', 'purpose', 'basis', 'kept', 'deletion', 'where', 'fields'] as const).map(
    (head) => [`privacy.register.${head}`, 'text'],
  ),
  rows: (req, { t, locale }) =>
    readRegister(req).flatMap((entry) =>
      entry.data.map((data) =>
        [
          entry.name,
          entry.purpose,
          basisText(t, entry.bases, locale),
          entry.kept,
          deletionText(t, entry),
          data.name,
          namesText(data.fields, locale),
        ].map(textCell),
      ),
    ),
}

const DESTRUCTIONS: Sheet = {
  title: 'privacy.destructions.title',
  columns: [
    ['privacy.destructions.day', 'day'],
    ['privacy.destructions.what', 'text'],
    ['privacy.destructions.rows', 'number'],
    ['privacy.destructions.rule', 'text'],
  ],
  rows: async (req) =>
    (await readDestructions(req)).map(({ day, name, rows, rule }) => [
      { is: 'day', day },
      textCell(name),
      { is: 'number', text: String(rows) },
      textCell(rule),
    ]),
}

const fileOf =
  (sheet: Sheet) =>
  async (req: PayloadRequest, { format }: { format: ExportFormat }): Promise<ExportedFile> => {
    const ability = await abilityOfRequest(req)
    if (!ability.can('read', 'privacy')) throw new Refusal('notAllowed')
    const locale = localeOfRequest(req)
    const t = createTranslator(locale)
    const title = t(sheet.title)
    const { today, timeZone } = await siteOf(req.payload)
    const read = async (): Promise<Exported> => {
      const rows = await sheet.rows(req, { t, locale })
      return {
        slug: 'settings',
        total: rows.length,
        title,
        columns: sheet.columns.map(([header, is]): ExportColumn => ({ header: t(header), is })),
        rows,
        asked: { search: null, filters: 'privacy' },
        ...{ locale, timeZone, today },
      }
    }
    return exportFile(req, { format, title, today, read })
  }

/**
 * The register of processing as a file, a row for each kind of data of each purpose: what VERBİS and
 * an audit ask for.
 * @throws Refusal `signInFirst`, `notAllowed` without *read* of privacy, which has no right to export;
 *   those of `exportFile`
 */
export const exportRegister = fileOf(REGISTER)

/**
 * The record of destruction as a file: how much data was deleted at the end of its retention
 * period, a row for each day and table of the last three years.
 * @throws Refusal as `exportRegister`
 */
export const exportDestructions = fileOf(DESTRUCTIONS)
