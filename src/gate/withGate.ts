import { getPayload, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Pool } from 'pg'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { readInput, type Input } from './body/readInput'
import { callerOf } from './callerOf'
import { localeOf } from './errors/localeOf'
import { reasonOf } from './errors/reasonOf'
import { refusalResponse } from './errors/refusalResponse'
import { sayInOurWords } from './errors/sayInOurWords'
import { forwardHeaders } from './forwardHeaders'
import { answerOnce } from './idempotency/answerOnce'
import { hasSessionCookie, isSameSite } from './isSameSite'
import { collectionShape } from './query/collectionShape'
import { prepareGate } from './prepareGate'
import { gateQuery, type GatedQuery } from './query/gateQuery'
import { matchRoute, type OpenRoute } from './routes/matchRoute'
import { readOverride } from './routes/readOverride'
import { secureHeaders } from './secureHeaders'
import { queueWrite } from './writeQueue'

type Context = { params: Promise<{ slug?: string[] }> }
export type RestHandler = (request: Request, context: never) => Promise<Response>

const runningPayload = async (): Promise<Payload> =>
  getPayload({ config: (await import('@payload-config')).default })

const poolOf = (payload: Payload) => (payload.db as unknown as { pool: Pool }).pool

const isChange = (method: string) => method !== 'GET'

/** Sign-in keeps its own queues and limits; its hashes must not hold places of changes. */
const isQueued = (method: string, { kind }: OpenRoute) => isChange(method) && kind !== 'signIn'

const refuseForeignSite = (args: { request: Request; route: OpenRoute; payload: Payload }) => {
  const { request, route, payload } = args
  const { headers } = request
  const mayBeTricked = hasSessionCookie(headers, payload.config.cookiePrefix)
  // A foreign page may also sign a visitor in as somebody else: then there is no cookie yet.
  const isForeignSignIn = route.kind === 'signIn' && headers.has('origin')
  if (!mayBeTricked && !isForeignSignIn) return
  if (!isSameSite({ headers, serverUrl: env.SERVER_URL })) throw new Refusal('crossSite')
}

const shapeOf = (payload: Payload, { slug }: OpenRoute) => {
  const config = payload.collections[slug as keyof Payload['collections']]?.config
  return config && collectionShape(config)
}

const refuseHiddenOrder = async (payload: Payload, headers: Headers, query: GatedQuery) => {
  const judges = query.sortedBy.flatMap(({ read }) => (read ? [read] : []))
  if (judges.length === 0) return
  const user = await callerOf(payload, headers)
  const req = await createLocalReq({ user: user ?? undefined }, payload)
  const answers = await Promise.all(judges.map((read) => read({ req: req as PayloadRequest })))
  if (!answers.every(Boolean)) throw new Refusal('invalidQuery', { data: { path: 'sort' } })
}

const once = async (args: {
  payload: Payload
  request: Request
  input: Input
  work: () => Promise<Response>
}): Promise<Response> => {
  const { payload, request, input, work } = args
  const key = request.headers.get('idempotency-key')
  if (!key) return work()
  const user = await callerOf(payload, request.headers)
  // Nobody's request is refused anyway, and an answer is kept for the one who asked only.
  if (!user) return work()
  const bodyHash = `${new URL(request.url).pathname} ${input.hash}`
  const claim = { userKey: `${user.collection}:${user.id}`, key, bodyHash }
  return answerOnce({ pool: poolOf(payload), claim, work })
}

const pass = async (args: {
  handler: RestHandler
  payload: Payload
  request: Request
  context: Context
  segments: string[]
}): Promise<Response> => {
  const { handler, payload, context, segments } = args
  const asked = await readOverride(args.request)
  const route = matchRoute({ method: asked.method, segments })
  if (isChange(args.request.method)) refuseForeignSite({ ...args, route })
  const input = isChange(asked.method) ? await readInput({ request: args.request, route }) : null
  const query = gateQuery({
    kind: route.kind,
    search: asked.search,
    shape: shapeOf(payload, route),
  })
  const headers = forwardHeaders({ headers: args.request.headers, isOverride: asked.isOverride })
  await refuseHiddenOrder(payload, headers, query)
  const url = new URL(args.request.url)
  url.search = query.search
  const body = input?.bytes.byteLength ? (input.bytes as Uint8Array<ArrayBuffer>) : undefined
  const request = new Request(url, { method: asked.method, headers, body })
  const work = () => handler(keepHeaders(request, headers), context as never)
  const queued = isQueued(asked.method, route) ? () => queueWrite(work) : work
  const isRepeatable = asked.method === 'POST' && route.kind !== 'signIn'
  const response =
    isRepeatable && input
      ? await once({ payload, request: keepHeaders(request, headers), input, work: queued })
      : await queued()
  return secureHeaders({ response, kind: route.kind, filename: segments[2] })
}

/** A Request copies its headers; the strategies know a request again by the object itself. */
const keepHeaders = (request: Request, headers: Headers): Request =>
  Object.defineProperty(request, 'headers', { value: headers })

/**
 * What every REST request passes (security.md §1 rule 1): the list of open addresses, same-site
 * check, limits of body and query, a place among the running changes, `Idempotency-Key`, and the
 * headers of the answer.
 * @param handler Payload's handler of one method; it gets a request with the checked body and query
 * @param options.payload for tests: the running instance
 * @returns a handler of Next that never throws
 */
export const withGate =
  (handler: RestHandler, options: { payload?: () => Promise<Payload> } = {}) =>
  async (request: Request, context: Context): Promise<Response> => {
    const locale = localeOf(request.headers)
    try {
      const payload = await (options.payload ?? runningPayload)()
      prepareGate(payload)
      const { slug = [] } = await context.params
      const response = await pass({ handler, payload, request, context, segments: slug })
      return await sayInOurWords(response, locale)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason.code === 'unexpected') console.error(error)
      return secureHeaders({ response: refusalResponse(reason, locale) })
    }
  }
