import type { Payload, TypedUser } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { callerBy } from '@/lib/payloadRequests'
import { refuseUnanswered } from './lookUpAgain'

/**
 * The caller of a request, before Payload authenticates it. The strategies remember their answer by
 * the headers object (`guardStrategies`), so a request that is handed on is not looked up twice.
 * @throws Refusal `unavailable` when the database could not say
 */
export const callerOf = async (payload: Payload, headers: Headers): Promise<TypedUser | null> => {
  const user = await callerBy(payload, headers)
  if (!user) refuseUnanswered(headers)
  return user
}

/** @throws Refusal `signInFirst` when nobody sent the request */
export const requireCaller = async (payload: Payload, headers: Headers): Promise<void> => {
  if (!(await callerOf(payload, headers))) throw new Refusal('signInFirst')
}
