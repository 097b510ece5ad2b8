import type { Payload } from 'payload'
import { commandAt } from '@/catalog/commands/bodies/addresses'
import { noteRoute } from './auditedRequest'
import { requireCaller } from './callerOf'
import { carryOut, isChange, type RestHandler } from './carryOut'
import { answerSafely, type GateOptions } from './answerSafely'
import { markedKey } from '@/access/session/clientKey'
import { forwardHeaders } from './forwardHeaders'
import { answerRead } from './reads/answerRead'
import type { ProgramTurn } from './quota/programTurn'
import type { ApiContext } from '@/lib/apiHandlers'
import { refuseOfPeople, takeKey } from './program'
import { refuseForeignSite } from './refuseForeignSite'
import { matchRoute } from './routes/matchRoute'
import { readOverride } from './routes/readOverride'
import { secureHeaders } from './secureHeaders'
import { refuseWhileViewing } from './viewing'

/** Answers reads that need only one statement; null for everything else. */
const readFirst = async (
  payload: Payload,
  request: Request,
  segments: string[],
): Promise<Response | null> => {
  if (request.method !== 'GET') return null
  const { headers, url } = request
  const read = { segments, search: new URL(url).search, headers }
  const answer = await answerRead(payload, read)
  if (!answer) return null
  const response = new Response(answer.body, {
    headers: { 'Content-Type': 'application/json', ...answer.headers },
  })
  return secureHeaders({ response })
}

const pass = async (args: {
  handler: RestHandler
  payload: Payload
  request: Request
  context: ApiContext
  segments: string[]
  turn: ProgramTurn
}): Promise<Response> => {
  const { handler, payload, request, context, segments, turn } = args
  const asked = readOverride(request)
  const { method, isOverride } = asked
  const route = matchRoute({ method, segments })
  noteRoute(route, segments)
  const isSignIn = route.kind === 'signIn' || route.kind === 'provider'
  const isLink = route.kind === 'link'
  if (isChange(request.method)) refuseForeignSite({ headers: request.headers, isSignIn, isLink })
  const isHead = request.method === 'HEAD'
  const headers = forwardHeaders({ headers: request.headers, isOverride, isHead })
  await takeKey({ payload, headers: request.headers, forwarded: headers })
  // For anonymous requests neither body nor query is validated, except for sign-in: refusals would
  // reveal which fields exist. Files and customers' links check access themselves.
  const isProgram = markedKey(headers) !== null
  if (isProgram || (!isSignIn && !isLink && route.kind !== 'file'))
    await requireCaller(payload, headers, turn, segments)
  // Reading commands take no place in the queue of changes: a file may wait long for documents
  // before it.
  const command = method === 'POST' ? commandAt(segments) : null
  const isReading = command?.isReading === true
  if (isChange(method) && (!isReading || command?.isSecret) && route.kind !== 'access')
    await refuseWhileViewing({ payload, headers, segments })
  if (isChange(method) && !isReading) await turn.countChange()
  if (isProgram) refuseOfPeople(route, segments)
  const response = await carryOut({
    handler,
    payload,
    request,
    context,
    segments,
    route,
    headers,
    asked,
  })
  return secureHeaders({ response, kind: route.kind })
}

/**
 * The handling of every REST request: list of open routes, same-site check, authentication before
 * any body is read, limits of body and query, the queue of changes, `Idempotency-Key`, and response
 * headers.
 * @param handler Payload's handler of one method; it gets a request with the checked body and query
 * @param options for tests
 * @returns a handler of Next that never throws
 */
export const withGate =
  (handler: RestHandler, options: GateOptions = {}) =>
  (request: Request, context: ApiContext): Promise<Response> =>
    answerSafely({
      request,
      options,
      work: async (payload, turn) => {
        const { slug: segments = [] } = await context.params
        const isLeft = options.isLeftToPayload === true || context.isReadDeclined === true
        const read = isLeft ? null : await readFirst(payload, request, segments)
        if (read) return read
        return pass({ handler, payload, request, context, segments, turn })
      },
    })
