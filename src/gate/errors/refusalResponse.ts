import type { Locale } from '@/i18n/locales'
import type { Reason } from '@/domain/shared/refusal'
import { errorBody } from './errorBody'

/** The response to a refused request. */
export const refusalResponse = (reason: Reason, locale: Locale): Response => {
  const { status, body } = errorBody(reason, locale)
  return Response.json(body, { status })
}
