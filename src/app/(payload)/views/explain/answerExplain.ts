import config from '@payload-config'

import type { RestHandler } from '@/gate/withGate'
import { requestOf } from '@/lib/payloadRequests'

import { readExplanation } from '@/queries/explain/readExplanation'

/**
 * `GET /api/explain?of=<collection>/<id>/<field>`: why a number is what it is. Of the application and
 * not of Payload, because values are written as lists write them.
 */
const answerExplain = async (request: Request): Promise<Response> => {
  const req = await requestOf(request, config)
  const of = new URL(request.url).searchParams.get('of') ?? ''
  return Response.json(await readExplanation(req, of))
}

/** Everything but explanations goes on. */
export const withExplain =
  (handler: RestHandler): RestHandler =>
  (request, context) =>
    new URL(request.url).pathname === '/api/explain'
      ? answerExplain(request)
      : handler(request, context)
