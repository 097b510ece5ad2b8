import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { mayOf } from '@/access/mayOf'
import { Refusal } from '@/domain/shared/refusal'
import { readProgress } from '@/queries/stock/counts/readProgress'
import { searchCountCards } from '@/operations/stock/counts/searchCountCards'
import { readReview } from '@/queries/stock/counts/readReview'
import { recordAsked } from '../../shared/recordAsked'

/** `GET /stock-counts/:id/<name>`: what the screens of a count poll, for readers of counts. */
const reading = (
  name: string,
  read: (req: PayloadRequest, id: number) => Promise<object>,
): Endpoint => ({
  path: `/:id/${name}`,
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await mayOf(req))(['read', 'stock-counts'])) throw new Refusal('notAllowed')
    return Response.json(await read(req, recordAsked(req)))
  },
})

export const countReadings = [
  reading('progress', readProgress),
  reading('review', readReview),
  reading('cards', searchCountCards),
]
