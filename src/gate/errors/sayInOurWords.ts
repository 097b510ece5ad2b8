import type { Locale } from '@/i18n/locales'
import { refusalResponse } from './refusalResponse'
import { codeOfStatus } from './reasonOfPayload'

const hasCode = (body: unknown): boolean => {
  const errors = (body as { errors?: unknown } | null)?.errors
  return Array.isArray(errors) && errors.every((error: { code?: unknown }) => Boolean(error?.code))
}

/**
 * Gives an error answer that passed no hook the shape of the contract: Payload writes some by hand,
 * in English and with the address in them.
 */
export const sayInOurWords = async (response: Response, locale: Locale): Promise<Response> => {
  if (response.status < 400) return response
  const isJson = (response.headers.get('content-type') ?? '').includes('json')
  const body: unknown = isJson
    ? await response
        .clone()
        .json()
        .catch(() => null)
    : null
  // The health of the instance answers 503 with its own body.
  const isOurs = hasCode(body) || (body !== null && typeof body === 'object' && 'status' in body)
  if (isOurs) return response
  const ours = refusalResponse({ code: codeOfStatus(response.status) }, locale)
  const headers = new Headers(response.headers)
  for (const name of ['content-length', 'content-range']) headers.delete(name)
  ours.headers.forEach((value, name) => headers.set(name, value))
  return new Response(ours.body, { status: ours.status, headers })
}
