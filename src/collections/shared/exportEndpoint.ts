import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import type { Entity } from '@/catalog/build'
import { EXPORT } from '@/catalog/right'
import { Refusal } from '@/domain/shared/refusal'
import { isExportFormat, type ExportFormat } from '@/exchange/exportSheet'
import { HEAD_HEADER } from '@/domain/shared/text/headerNames'
import { attachmentNamed } from '@/lib/contentDisposition'
import type { ExportedFile } from '@/operations/exports/exportFile'
import { exportList } from '@/operations/exports/exportList'
import { isAsked } from '@/operations/exports/exportRow'
import { requestExport } from '@/operations/exports/requestExport'

type Asked = { format: ExportFormat; params: URLSearchParams }

/** @throws Refusal `invalidQuery` for an unknown format */
const askedOf = ({ searchParams: params }: PayloadRequest): Asked => {
  const format = params.get('format')
  if (!isExportFormat(format)) throw new Refusal('invalidQuery', { data: { path: 'format' } })
  return { format, params }
}

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
    const { bytes, name, type } = await take(req, askedOf(req))
    return new Response(bytes, {
      headers: { 'Content-Type': type, 'Content-Disposition': attachmentNamed(name) },
    })
  },
})

/** Whether the file is requested in the background; a HEAD request starts nothing. */
const isInBackground = ({ searchParams, headers }: PayloadRequest): boolean =>
  isAsked(searchParams, 'background') && !headers.has(HEAD_HEADER)

/**
 * `GET /:slug/export`: all rows of a list, as the caller sees them there; with `groups=true`, what it
 * has of each value of the column `group`. With `background=true` a job writes the file: the response
 * is 202 with the id for `GET /exports/:id`.
 */
export const exportEndpoint = (entity: Entity): Endpoint => {
  const direct = fileOfRows(`/${EXPORT}`, (req, asked) => exportList(req, { entity, ...asked }))
  return {
    ...direct,
    handler: async (req) => {
      if (!isInBackground(req)) return direct.handler(req)
      return Response.json(await requestExport(req, { entity, ...askedOf(req) }), { status: 202 })
    },
  }
}
