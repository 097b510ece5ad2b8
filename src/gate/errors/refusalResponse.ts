import type { Locale } from '@/i18n/locales'
import { errorBody, type Reason } from './errorBody'

/** The answer to a request that was refused. */
export const refusalResponse = (reason: Reason, locale: Locale): Response => {
  const { status, body } = errorBody(reason, locale)
  return Response.json(body, { status })
}
