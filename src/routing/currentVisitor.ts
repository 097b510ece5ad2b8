import config from '@payload-config'
import { initI18n } from '@payloadcms/translations'
import { headers } from 'next/headers'
import { getPayload, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { cache } from 'react'

import { abilityOf, type Caller } from '@/access/abilityOf'
import { canManageAll, type AppAbility } from '@/access/buildAbility'

import { Refusal } from '@/domain/shared/refusal'
import { callerBy, requestAs } from '@/lib/payloadRequests'
import { isUnanswered } from '@/lib/unanswered'

import { currentLocale } from './currentLocale'
import type { Visitor } from './guard'

/** The visitor of the page, as stored in the database. */
export type CurrentVisitor = Visitor & {
  payload: Payload
  /** The whole row: the user that Payload passes to screens lacks fields they may not see. */
  user: TypedUser | null
  userId: number | null
  ability: AppAbility
}

/**
 * Reads the visitor of the current request and their rights, once per request. Ended sessions and
 * suspended users are anonymous, whatever their cookie says; so are API clients, which have no
 * pages.
 * @throws Refusal `unavailable` when the database did not answer; the session is kept
 */
export const currentVisitor = cache(async (): Promise<CurrentVisitor> => {
  const payload = await getPayload({ config })
  const sent = await headers()
  const user = await callerBy(payload, sent)
  const staff = user?.collection === payload.config.admin.user ? user : null
  if (!staff && isUnanswered(sent)) throw new Refusal('unavailable')
  const ability = await abilityOf({ user: staff as Caller, payload })
  return {
    payload,
    user: staff,
    isSignedIn: Boolean(staff),
    userId: typeof staff?.id === 'number' ? staff.id : null,
    ability,
    can: (...right) => ability.can(...right),
    canManageAll: () => canManageAll(ability),
  }
})

/**
 * A request of the visitor in the language of the page, from which screens read; without a
 * transaction.
 */
export const requestOfVisitor = cache(async (): Promise<PayloadRequest> => {
  const [{ payload, user }, language, sent] = await Promise.all([
    currentVisitor(),
    currentLocale(),
    headers(),
  ])
  const i18n = await initI18n({ config: payload.config.i18n, context: 'client', language })
  return requestAs(payload, { user, req: { headers: sent, i18n } })
})

/**
 * The same request with the query of its page, which filters and defaults of collections read: the
 * company of `/customers/branches/7`.
 */
export const requestOfPage = async (query: PayloadRequest['query']): Promise<PayloadRequest> =>
  Object.assign(await requestOfVisitor(), { query })
