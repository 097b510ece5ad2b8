import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { countForPerson } from '@/operations/limits/countForPerson'
import { callerOf } from '../callerOf'
import { answerOnce } from './answerOnce'

/**
 * Carries a POST out once when it names an `Idempotency-Key`, else just carries it out.
 * @param args.headers of the request: the key, and who sends it
 * @param args.hash of what is sent and where to
 */
export const onceForKey = async (args: {
  payload: Payload
  headers: Headers
  hash: string
  work: () => Promise<Response>
}): Promise<Response> => {
  const { payload, headers, hash, work } = args
  const key = headers.get('idempotency-key')
  if (!key) return work()
  const user = await callerOf(payload, headers)
  // Nobody's request is refused anyway, and an answer is kept for the one who asked only.
  if (!user) return work()
  const { pool } = payload.db as unknown as { pool: Pool }
  const claim = { userKey: `${user.collection}:${user.id}`, key, bodyHash: hash }
  const onUnsaved = (err: unknown) => payload.logger.error({ msg: 'An answer was not kept', err })
  // A key that is answered from what was kept is not counted again.
  const countedWork = async () => {
    await countForPerson({ payload, user, limit: 'idempotency-keys' })
    return work()
  }
  return answerOnce({ pool, claim, work: countedWork, onUnsaved })
}
