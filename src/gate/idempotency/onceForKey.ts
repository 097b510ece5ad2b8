import { randomUUID } from 'node:crypto'
import { callerKey } from '@/access/session/staffOf'
import type { Payload } from 'payload'
import { poolOf } from '@/database/adapter'
import { Refusal } from '@/domain/shared/refusal'
import { countForPerson } from '@/operations/limits/countForPerson'
import { readExisting, type ExistingRecord } from '@/queries/shared/readExisting'
import { callerOf } from '../callerOf'
import { answerOnce } from './answerOnce'
import { idempotencyKeyIn } from './keyIn'
import { ownerNumber } from '@/database/lease'
import type { Repeated } from './repeated'
import type { StoredAnswer } from './store'

/**
 * Executes a POST once when it has an `Idempotency-Key`, else just executes it.
 * @param args.headers of the request: the key, and the caller
 * @param args.hash of the request's content and path
 * @param args.repeated checks the permission again before a stored response is sent
 * @throws Refusal `invalidInput` for an invalid key; `notAllowed` when the right was lost;
 *   `alreadyDone` when the response was made under other rights or is lost, with the record as far
 *   as it may be read
 */
export const onceForKey = async (args: {
  payload: Payload
  headers: Headers
  hash: string
  work: () => Promise<Response>
  repeated: Repeated
}): Promise<Response> => {
  const { payload, headers, hash, work, repeated } = args
  const key = idempotencyKeyIn(headers)
  if (key === null) return work()
  const user = await callerOf(payload, headers)
  // Anonymous requests are refused anyway, and responses are stored per caller.
  if (!user) return work()
  const claim = {
    userKey: callerKey(user),
    key,
    bodyHash: hash,
    owner: await ownerNumber(),
    token: randomUUID(),
  }
  const onUnsaved = (err: unknown) => payload.logger.error({ msg: 'An answer was not kept', err })
  // A replayed key is not counted again.
  const countedWork = async () => {
    await countForPerson({ payload, user, limit: 'idempotency-keys' })
    return work()
  }
  // Without the required right, the sender learns nothing more about the result.
  const refuseWithoutRight = async () => {
    if (!(await repeated.mayRepeat(user))) throw new Refusal('notAllowed')
  }
  const refuseAsDone = async (record: ExistingRecord | null): Promise<never> => {
    const code = 'alreadyDone'
    const data = record ? await readExisting({ payload, user, code, record }) : {}
    throw new Refusal(code, { data })
  }
  const refuseOtherRole = async ({ response: text = '' }: Partial<StoredAnswer>) => {
    await refuseWithoutRight()
    return refuseAsDone(repeated.madeBy(JSON.parse(text ?? 'null')))
  }
  const refuseDone = async (made: ExistingRecord | null) => {
    await refuseWithoutRight()
    return refuseAsDone(made)
  }
  const response = await answerOnce({
    pool: poolOf(payload),
    claim,
    work: countedWork,
    onUnsaved,
    refuseOtherRole,
    refuseDone,
  })
  if (response.headers.has('Idempotency-Replayed')) await refuseWithoutRight()
  return response
}
