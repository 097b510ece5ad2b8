import type { Locale } from '@/i18n/locales'
import { codeOfStatus } from '@/lib/refusals/reasonOfPayload'
import { refusalResponse } from './refusalResponse'

const readJson = async (response: Response): Promise<unknown> => {
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  if (!isJson) return null
  return response
    .clone()
    .json()
    .catch(() => null)
}

const hasCode = (body: unknown): boolean => {
  const errors = (body as { errors?: unknown } | null)?.errors
  return Array.isArray(errors) && errors.every((error: { code?: unknown }) => Boolean(error?.code))
}

/** The health check answers 503 with its own body. */
const isHealth = (body: unknown) => body !== null && typeof body === 'object' && 'status' in body

/** Errors of the MCP endpoint have the shape of JSON-RPC. */
const isRpc = (body: unknown) => body !== null && typeof body === 'object' && 'jsonrpc' in body

const inOurShape = (response: Response, locale: Locale): Response => {
  const ours = refusalResponse({ code: codeOfStatus(response.status) }, locale)
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-range']) headers.delete(name)
  headers.set('content-type', 'application/json')
  return new Response(ours.body, { status: ours.status, headers })
}

const DEFAULT_WAIT_S = 5

type ErrorBody = { errors?: { code?: unknown; data?: { retryAfter?: unknown } }[] } | null

const firstError = (body: unknown) => (body as ErrorBody)?.errors?.[0]

/**
 * The `Retry-After` of a response, in seconds.
 * @param status of the response
 * @param body of an error; `data.retryAfter` of its first error counts when it is a number
 * @returns undefined when a retry would not help
 */
const retryAfter = (status: number, body: unknown): string | undefined => {
  if (status !== 429 && status !== 503) return undefined
  const wait = firstError(body)?.data?.retryAfter
  return String(typeof wait === 'number' ? Math.ceil(wait) : DEFAULT_WAIT_S)
}

/**
 * The `WWW-Authenticate` of a 401 (RFC 6750): a scheme for which browsers open no dialog, and
 * whether an invalid key was sent.
 * @param body of an error
 */
const challenge = (body: unknown): string =>
  `Bearer realm="api"${firstError(body)?.code === 'invalidKey' ? ', error="invalid_token"' : ''}`

/**
 * Converts an error response that passed no hook to the common shape (Payload writes some itself,
 * in English and with the URL in them), and adds authentication and retry headers.
 */
export const localizeErrors = async (response: Response, locale: Locale): Promise<Response> => {
  if (response.status < 400) return response
  const body = await readJson(response)
  const isSaid = hasCode(body) || isHealth(body) || isRpc(body)
  const said = isSaid ? response : inOurShape(response, locale)
  const wait = retryAfter(said.status, body)
  if (wait !== undefined) said.headers.set('Retry-After', wait)
  if (said.status === 401) said.headers.set('WWW-Authenticate', challenge(body))
  return said
}
