import type { CollectionSlug, Payload } from 'payload'
import { isRecordId } from '@/domain/shared/recordId'
import { Refusal } from '@/domain/shared/refusal'
import { answerSafely, type GateOptions } from './answerSafely'
import { checkJson } from './body/checkJson'
import { readInput } from './body/readInput'
import { callerOf, requireCaller } from './callerOf'
import { checkedRequest } from './checkedRequest'
import { forwardHeaders } from './forwardHeaders'
import { checkDocument, type GraphqlRights } from './graphql/checkDocument'
import { checkFiltersOf } from './graphql/checkFiltersOf'
import { collectionOf, ordersOf } from './graphql/ordersOf'
import { repeatedMutation } from './idempotency/repeated'
import { onceForKey } from './idempotency/onceForKey'
import { refuseHiddenOrder } from './query/refuseHiddenOrder'
import { takeKey } from './program'
import { refuseForeignSite } from './refuseForeignSite'
import { refuseUnreadable } from './refuseUnreadable'
import { refuseWhileViewing } from './viewing'
import { retryConflicts } from './retryConflicts'
import { secureHeaders } from './secureHeaders'
import { queueWrite } from './writeQueue'

export type GraphqlHandler = (request: Request) => Promise<Response>

const readDocument = (body: Record<string, unknown>) => {
  const { query, variables } = body
  if (typeof query !== 'string') throw new Refusal('invalidQuery', { data: { path: 'query' } })
  const isObject = typeof variables === 'object' && variables !== null
  return { query, variables: isObject ? (variables as Record<string, unknown>) : {} }
}

/** Rights to a record are shown only to its readers. */
const refuseUnreadableOf = async (
  payload: Payload,
  headers: Headers,
  rights: readonly GraphqlRights[],
): Promise<void> => {
  for (const { name, id } of rights) {
    const slug = collectionOf(payload, name)?.slug
    // GraphQL itself refuses invalid ids.
    if (slug === undefined || !isRecordId(String(id))) continue
    const user = await callerOf(payload, headers)
    await refuseUnreadable({ payload, user, slug: slug as CollectionSlug, id: Number(id) })
  }
}

/**
 * The handling of every GraphQL request: same-site check, JSON only, authentication before the body
 * is read, limits of the document and its lists, the sort rules and queue of the REST interface,
 * `Idempotency-Key` for mutations.
 * @param handler Payload's handler of POST
 * @param options for tests
 * @returns a handler of Next that never throws
 */
export const withGraphqlGate =
  (handler: GraphqlHandler, options: GateOptions = {}) =>
  (request: Request): Promise<Response> =>
    answerSafely({
      request,
      options,
      work: async (payload, turn) => {
        refuseForeignSite({ headers: request.headers, isSignIn: false })
        const type = request.headers.get('content-type') ?? ''
        if (!type.toLowerCase().startsWith('application/json'))
          throw new Refusal('unsupportedMediaType')
        const headers = forwardHeaders({ headers: request.headers, isOverride: false })
        await takeKey({ payload, headers: request.headers, forwarded: headers })
        await requireCaller(payload, headers, turn)
        const input = await readInput({ request, route: { kind: 'command', slug: 'graphql' } })
        const asked = readDocument(checkJson(new TextDecoder().decode(input.bytes)))
        const document = checkDocument(asked)
        if (document?.isMutation) {
          await refuseWhileViewing({ payload, headers })
          await turn.countChange()
        }
        checkFiltersOf(payload, document?.filters ?? [])
        await refuseUnreadableOf(payload, headers, document?.rights ?? [])
        const sortedBy = ordersOf(payload, document?.orders ?? [])
        await refuseHiddenOrder({ payload, headers, sortedBy })
        // The document is in the body: the query string is dropped.
        const checked = () =>
          checkedRequest({ request, method: 'POST', search: '', headers, input })
        const run = () => retryConflicts(() => handler(checked()))
        const hash = `${new URL(request.url).pathname} ${input.hash}`
        const response = document?.isMutation
          ? await onceForKey({
              payload,
              headers,
              hash,
              work: () => queueWrite(run),
              repeated: repeatedMutation(payload, document.roots),
            })
          : await run()
        return secureHeaders({ response })
      },
    })
