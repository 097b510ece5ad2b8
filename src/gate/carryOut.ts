import type { CollectionSlug, Payload } from 'payload'
import { commandAt } from '@/catalog/commands/bodies/addresses'
import type { ApiContext } from '@/lib/apiHandlers'
import { collectionShape } from '@/queries/filters/collectionShape'
import { readInput } from './body/readInput'
import { callerOf } from './callerOf'
import { checkedRequest } from './checkedRequest'
import { onceForKey } from './idempotency/onceForKey'
import { repeatedChange } from './idempotency/repeated'
import { calendarFor } from './query/calendarFor'
import { gateQuery } from './query/gateQuery'
import { refuseHiddenOrder } from './query/refuseHiddenOrder'
import { roomForPreference } from './quota/roomForPreference'
import { withLinks } from './reads/pageLinks'
import { refuseUnreadable } from './refuseUnreadable'
import { retryConflicts } from './retryConflicts'
import type { OpenRoute } from './routes/matchRoute'
import { isOpenToAll } from './routes/openRoutes'
import { readSearch, type Asked } from './routes/readOverride'
import { queueWrite } from './writeQueue'
import { countForPerson } from '@/operations/limits/countForPerson'

/**
 * Counts an upload of the signed-in user, by number and by size; anonymous ones are refused anyway.
 * @param args.bytes of the files together
 * @throws Refusal `uploadQuota`
 */
const countUpload = async (args: {
  payload: Payload
  headers: Headers
  bytes: number
}): Promise<void> => {
  const { payload, headers, bytes } = args
  const user = await callerOf(payload, headers)
  if (!user) return
  await countForPerson({ payload, user, limit: 'upload-files' })
  await countForPerson({ payload, user, limit: 'upload-kib', points: Math.ceil(bytes / 1024) })
}

export type RestHandler = (request: Request, context: never) => Promise<Response>

/** Whether a request of this method changes something. */
export const isChange = (method: string): boolean => method !== 'GET' && method !== 'HEAD'

const isCollection = (payload: Payload, slug: string): slug is CollectionSlug =>
  Object.hasOwn(payload.collections, slug)

const shapeOf = (payload: Payload, { slug }: OpenRoute) => {
  const config = payload.collections[slug as keyof Payload['collections']]?.config
  return config && collectionShape(config)
}

/** Rights to a record are shown only to its readers. */
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

/**
 * Passes a request to Payload once its caller is known and may use the path: validates body and
 * query, queues a change, and executes it once for its `Idempotency-Key`.
 * @param args.headers of the request, the same object that the strategies get
 * @param args.asked the effective method, if a read is sent as a POST
 * @throws Refusal for an invalid body or query
 */
export const carryOut = async (args: {
  handler: RestHandler
  payload: Payload
  request: Request
  context: Pick<ApiContext, 'params'>
  segments: string[]
  route: OpenRoute
  headers: Headers
  asked: Asked
}): Promise<Response> => {
  const { handler, payload, request, context, segments, route, headers, asked } = args
  const { method } = asked
  const isSignIn = route.kind === 'signIn'
  const isLink = route.kind === 'link'
  const isReading = method === 'POST' && commandAt(segments)?.isReading === true
  await refuseUnreadableRecord(payload, headers, route, segments)
  const hasInput = isChange(method) && (!isSignIn || isOpenToAll(segments))
  const input = hasInput ? await readInput({ request, route }) : null
  const search = await readSearch(request, asked)
  const calendar = await calendarFor(payload, search)
  const query = gateQuery({ kind: route.kind, search, shape: shapeOf(payload, route), calendar })
  await refuseHiddenOrder({ payload, headers, sortedBy: query.sortedBy })
  if (route.kind === 'preference' && input) {
    const [, key = ''] = segments
    await roomForPreference({ payload, headers, key, bytes: input.bytes.byteLength })
  }
  if (input?.fileBytes !== undefined)
    await countUpload({ payload, headers, bytes: input.fileBytes })
  // A body can be read once, so each attempt gets a new request.
  const checked = () => checkedRequest({ request, method, search: query.search, headers, input })
  const run = () => retryConflicts(() => handler(checked(), context as never))
  // Sign-in has its own queue and limits: its hashes must not occupy places of changes, and its
  // responses are not stored.
  const isPlain = !input || isSignIn || route.kind === 'ownSecurity'
  const work = isPlain || isReading ? run : () => queueWrite(run)
  const hash = `${new URL(request.url).pathname} ${input?.hash}`
  const repeated = repeatedChange({ payload, route, segments })
  // A customer's answer is stored once by its subject, and cannot be repeated by others.
  const isOnce = method === 'POST' && !isPlain && !isLink && !isReading
  const answered = isOnce
    ? await onceForKey({ payload, headers, hash, work, repeated })
    : await work()
  const isList = request.method === 'GET' && route.kind === 'list'
  return isList ? withLinks({ response: answered, route, query }) : answered
}
