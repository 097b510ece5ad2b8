import type { Payload, TypedUser } from 'payload'
import type { Channel } from '@/domain/users/channels'
import { Refusal } from '@/domain/shared/refusal'
import { callerBy } from '@/lib/payloadRequests'
import { refuseUnanswered } from './lookUpAgain'
import { refuseProgram } from './program'
import type { ProgramTurn } from './quota/programTurn'

/**
 * The caller of a request, before Payload authenticates it. Strategies cache their result by the
 * headers object (`guardStrategies`), so that a forwarded request is not looked up twice.
 * @throws Refusal `unavailable` when the database failed
 */
export const callerOf = async (payload: Payload, headers: Headers): Promise<TypedUser | null> => {
  const user = await callerBy(payload, headers)
  if (!user) refuseUnanswered(headers)
  return user
}

/** A key may revoke itself from any network. */
const isRevokingItself = (segments: readonly string[]) =>
  segments.join('/') === 'api-clients/revoke'

/**
 * @param turn of the request, for a program
 * @param segments of the path below `/api`; none for GraphQL
 * @param channel the interface used
 * @throws Refusal `signInFirst` for an anonymous request; those of `refuseProgram` for a key
 */
export const requireCaller = async (
  payload: Payload,
  headers: Headers,
  turn: ProgramTurn,
  segments: readonly string[] = [],
  channel: Channel = 'rest',
): Promise<TypedUser> => {
  const user = await callerOf(payload, headers)
  const isAnywhere = isRevokingItself(segments)
  await refuseProgram({ payload, headers, user, turn, channel, isAnywhere })
  if (!user) throw new Refusal('signInFirst')
  return user
}
