import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { getLocalI18n } from 'payload'
import { markedKey, markKey } from '@/access/session/clientKey'
import type { Locale } from '@/i18n/locales'
import { requestAs } from '@/lib/payloadRequests'
import { reasonOf } from '@/lib/refusals/reasonOf'
import { noteRoute } from '../auditedRequest'
import { carryOut, type RestHandler } from '../carryOut'
import { logUnexpected, originOf } from '../errors/logUnexpected'
import { refusalResponse } from '../errors/refusalResponse'
import { refuseOfPeople } from '../program'
import { writeQuery } from '../query/gateQuery'
import { answerReadWithin } from '../reads/answerRead'
import { matchRoute } from '../routes/matchRoute'

export type InnerMethod = 'GET' | 'POST' | 'PATCH'
/** Payload's handlers of the REST interface, by method. */
export type RestHandlers = Readonly<Record<InnerMethod, RestHandler>>

/** A REST request within a tool call. */
export type InnerRequest = {
  method: InnerMethod
  /** The path below `/api`. */
  segments: string[]
  query?: Readonly<Record<string, unknown>>
  body?: unknown
  /** `updatedAt` of the loaded version. */
  ifMatch?: string
}

/** The calling program, as authenticated by its request. */
export type Calling = {
  payload: Payload
  handlers: RestHandlers
  /** Headers of the request, as the strategies got them. */
  headers: Headers
  user: TypedUser
  locale: Locale
  url: string
}

/** Headers of a request within a tool: those of the program, with its key. */
const headersFor = (
  { headers: sent }: Calling,
  { body, ifMatch }: Pick<InnerRequest, 'body' | 'ifMatch'>,
): Headers => {
  const headers = new Headers(sent)
  for (const name of [...headers.keys()])
    if (name.startsWith('mcp-') || name === 'idempotency-key' || name === 'if-match')
      headers.delete(name)
  if (body === undefined) headers.delete('content-type')
  else headers.set('content-type', 'application/json')
  if (ifMatch !== undefined) headers.set('if-match', ifMatch)
  const key = markedKey(sent)
  if (key) markKey(headers, key)
  return headers
}

/** An error as the response of the REST interface. */
export const refusedAs = (calling: Calling, error: unknown): Response => {
  const { payload, headers, locale } = calling
  const reason = reasonOf(error)
  if (reason.code === 'unexpected')
    reason.data = {
      errorId: logUnexpected({ error, logger: payload.logger, about: originOf(headers) }),
    }
  return refusalResponse(reason, locale)
}

/**
 * Executes a REST request for the calling program: the same checks, rights and refusals as for a
 * separate request, except for the key, which is already checked.
 * @returns the response, refusals included
 */
export const askWithin = async (calling: Calling, inner: InnerRequest): Promise<Response> => {
  const { payload, handlers, url } = calling
  const { method, segments, query = {}, body } = inner
  try {
    const route = matchRoute({ method, segments })
    refuseOfPeople(route, segments)
    if (method !== 'GET') noteRoute(route, segments)
    const headers = headersFor(calling, inner)
    const address = new URL(url)
    address.pathname = `/api/${segments.map(encodeURIComponent).join('/')}`
    address.search = writeQuery({ ...query })
    const credential = markedKey(headers)
    if (method === 'GET' && credential) {
      const read = { segments, search: address.search, credential }
      const found = await answerReadWithin(payload, read)
      if (found !== null)
        return new Response(found, { headers: { 'content-type': 'application/json' } })
    }
    const text = body === undefined ? null : JSON.stringify(body)
    const request = new Request(address, { method, headers, body: text })
    const context = { params: Promise.resolve({ slug: segments }) }
    return await carryOut({
      ...{ payload, request, context, segments, route, headers },
      handler: handlers[method],
      asked: { method, isOverride: false },
    })
  } catch (error) {
    return refusedAs(calling, error)
  }
}

/** A request object of the calling program, for reads and operations without a REST path. */
export const requestWithin = async ({
  payload,
  user,
  headers,
  locale,
}: Calling): Promise<PayloadRequest> => {
  const i18n = await getLocalI18n({ config: payload.config, language: locale })
  return requestAs(payload, { user, req: { headers, i18n } })
}

/** Headers of a call with an idempotency key. */
export const keyedHeaders = (calling: Calling, key: string): Headers => {
  const headers = headersFor(calling, {})
  headers.set('idempotency-key', key)
  return headers
}
