import type { CollectionSlug, Payload } from 'payload'
import { commandAt } from '@/catalog/commands/bodies/addresses'
import { noteRoute } from './auditedRequest'
import { answerSafely, type GateOptions } from './answerSafely'
import { callerOf, requireCaller } from './callerOf'
import { markedKey } from '@/access/session/clientKey'
import { readInput } from './body/readInput'
import { checkedRequest } from './checkedRequest'
import { forwardHeaders } from './forwardHeaders'
import { repeatedPost } from './idempotency/repeated'
import { onceForKey } from './idempotency/onceForKey'
import { countUpload } from './quota/countUpload'
import { roomForPreference } from './quota/roomForPreference'
import { collectionShape } from '@/queries/filters/collectionShape'
import { gateQuery } from './query/gateQuery'
import { refuseHiddenOrder } from './query/refuseHiddenOrder'
import { answerRead } from './reads/answerRead'
import { withLinks } from './reads/pageLinks'
import type { ProgramTurn } from './quota/programTurn'
import type { ApiContext } from '@/lib/apiHandlers'
import { refuseOfPeople, takeKey } from './program'
import { refuseForeignSite } from './refuseForeignSite'
import { refuseUnreadable } from './refuseUnreadable'
import { matchRoute, type OpenRoute } from './routes/matchRoute'
import { isOpenToAll } from './routes/openRoutes'
import { readOverride, readSearch } from './routes/readOverride'
import { retryConflicts } from './retryConflicts'
import { secureHeaders } from './secureHeaders'
import { queueWrite } from './writeQueue'

export type RestHandler = (request: Request, context: never) => Promise<Response>

const isChange = (method: string) => method !== 'GET' && method !== 'HEAD'

const isCollection = (payload: Payload, slug: string): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug)

const shapeOf = (payload: Payload, { slug }: OpenRoute) => {
  const config = payload.collections[slug as keyof Payload['collections']]?.config
  return config && collectionShape(config)
}

/** Rights to a record are shown to those who may read it. */
const refuseUnreadableRecord = async (
  payload: Payload,
  headers: Headers,
  { kind, slug }: OpenRoute,
  segments: readonly string[],
): Promise<void> => {
  const [, , id] = segments
  if (kind !== 'access' || id === undefined || !isCollection(payload, slug)) return
  const user = await callerOf(payload, headers)
  await refuseUnreadable({ payload, user, slug, id: Number(id) })
}

/** A reading that needs no more than one statement; null for everything else. */
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
  const isSignIn = route.kind === 'signIn'
  const isLink = route.kind === 'link'
  if (isChange(request.method))
    refuseForeignSite({ headers: request.headers, payload, isSignIn, isLink })
  const isHead = request.method === 'HEAD'
  const headers = forwardHeaders({ headers: request.headers, isOverride, isHead })
  await takeKey({ payload, headers: request.headers, forwarded: headers })
  // Nobody's body is read and nobody's query judged, except where somebody says who they are: which
  // fields there are is told by the very refusals. Files answer for themselves, and so do links
  // that customers were sent.
  const isProgram = markedKey(headers) !== null
  if (isProgram || (!isSignIn && !isLink && route.kind !== 'file'))
    await requireCaller(payload, headers, turn, segments)
  // What changes nothing takes no place of a change: a file may wait long for the papers before it.
  const isReading = method === 'POST' && commandAt(segments)?.isReading === true
  if (isChange(method) && !isReading) await turn.countChange()
  if (isProgram) refuseOfPeople(route, segments)
  await refuseUnreadableRecord(payload, headers, route, segments)
  const hasInput = isChange(method) && (!isSignIn || isOpenToAll(segments))
  const input = hasInput ? await readInput({ request, route }) : null
  const search = await readSearch(request, asked)
  const query = gateQuery({ kind: route.kind, search, shape: shapeOf(payload, route) })
  await refuseHiddenOrder({ payload, headers, sortedBy: query.sortedBy })
  if (route.kind === 'preference' && input) {
    const [, key = ''] = segments
    await roomForPreference({ payload, headers, key, bytes: input.bytes.byteLength })
  }
  if (input?.fileBytes !== undefined)
    await countUpload({ payload, headers, bytes: input.fileBytes })
  // A body can be read once, so each attempt gets a request of its own.
  const checked = () => checkedRequest({ request, method, search: query.search, headers, input })
  const run = () => retryConflicts(() => handler(checked(), context as never))
  // Sign-in keeps its own queue and limits: its hashes must not hold places of changes, and its
  // answers are not kept.
  const isPlain = !input || isSignIn || route.kind === 'ownSecurity'
  const work = isPlain || isReading ? run : () => queueWrite(run)
  const hash = `${new URL(request.url).pathname} ${input?.hash}`
  const repeated = repeatedPost({ payload, route, segments })
  // A customer's answer is kept once by what it is about, and its answers are nobody's to repeat.
  const isOnce = method === 'POST' && !isPlain && !isLink && !isReading
  const answered = isOnce
    ? await onceForKey({ payload, headers, hash, work, repeated })
    : await work()
  const isList = request.method === 'GET' && route.kind === 'list'
  const response = isList ? await withLinks({ response: answered, route, query }) : answered
  return secureHeaders({ response, kind: route.kind })
}

/**
 * What every REST request passes: the list of open addresses, same-site check, a caller before any
 * body is read, limits of body and query, a place among the running changes, `Idempotency-Key`, and
 * the headers of the answer.
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
