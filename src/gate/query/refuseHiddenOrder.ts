import { createLocalReq, type Payload } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import { callerOf } from '../callerOf'
import type { FieldShape } from './collectionShape'

/**
 * Refuses an order by a column the caller may not see: the order would tell its values. Payload
 * checks that for filters, not for orders.
 * @throws Refusal `invalidQuery`
 */
export const refuseHiddenOrder = async (args: {
  payload: Payload
  headers: Headers
  sortedBy: readonly FieldShape[]
}): Promise<void> => {
  const { payload, headers, sortedBy } = args
  const judges = sortedBy.flatMap(({ read }) => (read ? [read] : []))
  if (judges.length === 0) return
  const user = (await callerOf(payload, headers)) ?? undefined
  const req = await createLocalReq({ user }, payload)
  const answers = await Promise.all(judges.map((read) => read({ req })))
  if (!answers.every(Boolean)) throw new Refusal('invalidQuery', { data: { path: 'sort' } })
}
