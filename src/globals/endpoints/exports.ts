import type { Endpoint } from 'payload'
import { recordIdOf } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import { attachmentNamed } from '@/lib/contentDisposition'
import { takeExport } from '@/operations/exports/takeExport'

/**
 * `GET /api/exports/:id`: the file of a list that the caller requested in the background. Kept for
 * a day.
 */
export const exportsEndpoint: Endpoint = {
  path: '/exports/:id',
  method: 'get',
  handler: async (req) => {
    const id = recordIdOf(req.routeParams?.id)
    if (id === null) throw new Refusal('notFound')
    const { body, size, name, type } = await takeExport(req, id)
    return new Response(body, {
      headers: {
        'Content-Type': type,
        'Content-Length': String(size),
        'Content-Disposition': attachmentNamed(name),
      },
    })
  },
}
