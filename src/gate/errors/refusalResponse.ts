import type { Locale } from '@/i18n/locales'
import { errorBody, type Reason } from './errorBody'

/** The answer to a request that was refused; `retryAfter` of the data, in seconds, is a header. */
export const refusalResponse = (reason: Reason, locale: Locale): Response => {
  const { status, body } = errorBody(reason, locale)
  const headers = new Headers()
  const wait = reason.data?.retryAfter
  if (typeof wait === 'number') headers.set('Retry-After', String(Math.ceil(wait)))
  else if (status === 503) headers.set('Retry-After', '5')
  return Response.json(body, { status, headers })
}
