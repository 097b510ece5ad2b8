import type { Endpoint, PayloadRequest } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { readToday, readTodayCounts } from '@/queries/today/readToday'

const answer = async (req: PayloadRequest, read: () => Promise<object | null>) => {
  insistOnCaller(req)
  const found = await read()
  // API clients have no queues.
  if (!found) throw new Refusal('peopleOnly')
  return Response.json(found)
}

/**
 * GET /api/today: the queues of the caller, ten rows of each with their number, up to 100; with
 * `team=1` those of the whole team, for users who may write tenders. GET /api/today/counts: the
 * numbers of rows in the urgent queues, at most 100 of each. For users only, not for programs.
 */
export const todayEndpoints: Endpoint[] = [
  {
    path: '/today',
    method: 'get',
    handler: (req) => answer(req, () => readToday(req, req.searchParams.get('team') === '1')),
  },
  {
    path: '/today/counts',
    method: 'get',
    handler: (req) => answer(req, () => readTodayCounts(req)),
  },
]
