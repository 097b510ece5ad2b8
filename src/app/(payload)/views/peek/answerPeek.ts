import config from '@payload-config'

import type { RestHandler } from '@/gate/withGate'
import { requestOf } from '@/lib/payloadRequests'

import { readPeek } from '@/queries/related/readPeek'

/**
 * `GET /api/peek?at=<address of a record's page>`: what screens show of a record without leaving
 * them. Of the application and not of Payload, because values are written as lists write them.
 */
const answerPeek = async (request: Request): Promise<Response> => {
  const req = await requestOf(request, config)
  const at = new URL(request.url).searchParams.get('at') ?? ''
  return Response.json(await readPeek(req, at))
}

/** Everything but peeks goes on to Payload. */
export const withPeek =
  (handler: RestHandler): RestHandler =>
  (request, context) =>
    new URL(request.url).pathname === '/api/peek' ? answerPeek(request) : handler(request, context)
