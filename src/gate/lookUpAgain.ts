import type { AuthStrategy, Payload } from 'payload'
import { poolOf } from '@/database/adapter'
import { Refusal } from '@/domain/shared/refusal'
import { isUnanswered, noteUnanswered } from '@/lib/unanswered'
import { noteUnavailable } from './errors/noteUnavailable'
import { sessionOf } from '@/access/session/sessionOf'

type Args = Parameters<AuthStrategy['authenticate']>[0]

/** A trivial query; fails, with a log entry, if the database does not answer. */
export const askDatabase = (payload: Payload): Promise<unknown> =>
  poolOf(payload)
    .query('select 1')
    .catch((error: unknown) => {
      noteUnavailable({ error, logger: payload.logger })
      throw error
    })

const doesAnswer = (payload: Payload): Promise<boolean> =>
  askDatabase(payload).then(
    () => true,
    () => false,
  )

/**
 * Looks a caller up again who has a valid session token but was not found. Payload treats a failed
 * lookup like an ended session: a connection lost at that moment would sign people out.
 * @param args of the strategy; a failed request is recorded by its headers
 */
export const lookUpAgain = async (
  args: Args,
  authenticate: AuthStrategy['authenticate'],
): Promise<Awaited<ReturnType<AuthStrategy['authenticate']>>> => {
  const { payload, headers } = args
  if (!(await sessionOf(payload, headers))) return { user: null }
  if (await doesAnswer(payload)) return authenticate(args)
  noteUnanswered(headers)
  return { user: null }
}

/** @throws Refusal `unavailable` for a request whose caller could not be looked up */
export const refuseUnanswered = (headers: Headers): void => {
  if (isUnanswered(headers)) throw new Refusal('unavailable')
}
