import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import type { Entity } from '@/catalog/build'
import { EXPORT } from '@/catalog/right'
import { Refusal } from '@/domain/shared/refusal'
import { isExportFormat, type ExportFormat } from '@/exchange/exportSheet'
import { attachmentNamed } from '@/lib/contentDisposition'
import type { ExportedFile } from '@/operations/exports/exportFile'
import { exportList } from '@/operations/exports/exportList'

type Asked = { format: ExportFormat; params: URLSearchParams }

/**
 * An endpoint that responds with a file: `?format=csv|xlsx&<query string of the page>`. It parses the
 * raw query string, because lists use flat filters and Payload nests them.
 */
export const fileOfRows = (
  path: string,
  take: (req: PayloadRequest, asked: Asked) => Promise<ExportedFile>,
): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const { searchParams: params } = req
    const format = params.get('format')
    if (!isExportFormat(format)) throw new Refusal('invalidQuery', { data: { path: 'format' } })
    const { bytes, name, type } = await take(req, { format, params })
    return new Response(bytes, {
      headers: { 'Content-Type': type, 'Content-Disposition': attachmentNamed(name) },
    })
  },
})

/** `GET /:slug/export`: everything the list finds, as its reader sees it there. */
export const exportEndpoint = (entity: Entity): Endpoint =>
  fileOfRows(`/${EXPORT}`, (req, asked) => exportList(req, { entity, ...asked }))
