import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { Refusal } from '@/domain/shared/refusal'
import { countForPerson } from '@/operations/limits/countForPerson'
import { callerOf } from '../callerOf'
import { answerOnce } from './answerOnce'
import { ownerNumber } from './lease'
import type { MayRepeat } from './mayRepeat'

/**
 * Executes a POST once when it has an `Idempotency-Key`, else just executes it.
 * @param args.headers of the request: the key, and who sends it
 * @param args.hash of what is sent and where to
 * @param args.mayRepeat asks for the right again before a stored answer is given
 * @throws Refusal `notAllowed` when it was taken away
 */
export const onceForKey = async (args: {
  payload: Payload
  headers: Headers
  hash: string
  work: () => Promise<Response>
  mayRepeat: MayRepeat
}): Promise<Response> => {
  const { payload, headers, hash, work, mayRepeat } = args
  const key = headers.get('idempotency-key')
  if (!key) return work()
  const user = await callerOf(payload, headers)
  // Anonymous requests are refused anyway, and responses are stored per caller.
  if (!user) return work()
  const { pool } = payload.db as unknown as { pool: Pool }
  const claim = {
    userKey: `${user.collection}:${user.id}`,
    key,
    bodyHash: hash,
    owner: await ownerNumber(),
    token: randomUUID(),
  }
  const onUnsaved = (err: unknown) => payload.logger.error({ msg: 'An answer was not kept', err })
  // A key that is answered from what was kept is not counted again.
  const countedWork = async () => {
    await countForPerson({ payload, user, limit: 'idempotency-keys' })
    return work()
  }
  const response = await answerOnce({ pool, claim, work: countedWork, onUnsaved })
  // Whoever lost the right since learns nothing more of what they did with it.
  if (response.headers.has('Idempotency-Replayed') && !(await mayRepeat(user)))
    throw new Refusal('notAllowed')
  return response
}
