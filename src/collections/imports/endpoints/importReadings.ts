import type { Endpoint, PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { insistOnStaff } from '@/access/session/staffOf'
import { entityOf } from '@/catalog'
import { ROW_FILTERS, type RowFilter } from '@/domain/imports/imports'
import { Refusal } from '@/domain/shared/refusal'
import { isExportFormat, type ExportFormat } from '@/exchange/exportSheet'
import { templateOf } from '@/exchange/import/templateOf'
import { MIME_TYPES, writeSheet } from '@/exchange/writeSheet'
import { attachmentNamed } from '@/lib/contentDisposition'
import { badRows } from '@/operations/imports/badRows'
import { importColumns } from '@/queries/imports/importColumns'
import { readSheet } from '@/queries/imports/importSheet'
import { localeOfRequest } from '@/i18n/requestLocale'
import { readImportRows, readProgress } from '@/queries/imports/readImportRows'
import { label } from '@/i18n/label'
import type { MessageKey } from '@/i18n/messages'
import { recordAsked } from '../../shared/recordAsked'

const LAST_PAGE = 100_000

const asked = (req: PayloadRequest) => new URL(String(req.url)).searchParams

const refuse = (path: string) => new Refusal('invalidQuery', { data: { path } })

const formatOf = (req: PayloadRequest): ExportFormat => {
  const format = asked(req).get('format')
  if (!isExportFormat(format)) throw refuse('format')
  return format
}

/** `GET /imports/:id/<name>`: what the pages of an import poll. */
const reading = (
  name: string,
  read: (req: PayloadRequest, id: number) => Promise<object>,
): Endpoint => ({
  path: `/:id/${name}`,
  method: 'get',
  handler: async (req) => {
    insistOnStaff(req)
    return Response.json(await read(req, recordAsked(req)))
  },
})

const rows = (req: PayloadRequest, id: number) => {
  const state = (asked(req).get('state') ?? 'all') as RowFilter
  const page = Number(asked(req).get('page') ?? 1)
  if (!ROW_FILTERS.includes(state)) throw refuse('state')
  if (!Number.isInteger(page) || page < 1 || page > LAST_PAGE) throw refuse('page')
  return readImportRows({ req, id, state, page })
}

const fileHeaders = (name: string, format: ExportFormat) => ({
  'Content-Type': MIME_TYPES[format],
  'Content-Disposition': attachmentNamed(`${name}.${format}`),
})

/** `GET /imports/:id/bad-rows?format=`: the rows that could not be imported, with the reasons. */
const badRowsFile: Endpoint = {
  path: '/:id/bad-rows',
  method: 'get',
  handler: async (req) => {
    insistOnStaff(req)
    const format = formatOf(req)
    const sheet = await badRows(req, recordAsked(req))
    const name = sheet.title.replace(/\.\w+$/, '')
    return new Response(writeSheet(format, sheet), { headers: fileHeaders(name, format) })
  },
}

/**
 * `GET /imports/template?target=&format=`: an empty file with the fields that the caller may write.
 */
const template: Endpoint = {
  path: '/template',
  method: 'get',
  handler: async (req) => {
    insistOnStaff(req)
    const entity = entityOf(asked(req).get('target') ?? '')
    if (!entity?.importer) throw refuse('target')
    if (!(await mayOf(req))(entity.importer)) throw new Refusal('notAllowed')
    const format = formatOf(req)
    const locale = localeOfRequest(req)
    const bytes = await templateOf(await importColumns(req, entity.slug), locale, format)
    const name = label(`${entity.words}.plural` as MessageKey)[locale]
    return new Response(bytes as BodyInit, { headers: fileHeaders(name, format) })
  },
}

export const importReadings: Endpoint[] = [
  template,
  reading('progress', readProgress),
  reading('rows', rows),
  reading('mapping', readSheet),
  badRowsFile,
]
