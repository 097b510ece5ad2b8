import type { Payload } from 'payload'
import { requestAs } from '@/lib/payloadRequests'
import { callerOf } from '../callerOf'
import type { FieldShape } from '@/queries/filters/collectionShape'
import { judgeOrder } from './judgeOrder'

/**
 * Refuses sorting by an unreadable column, because the order would reveal its values. Payload only
 * checks filters.
 * @throws Refusal `invalidQuery`
 */
export const refuseHiddenOrder = (args: {
  payload: Payload
  headers: Headers
  sortedBy: readonly FieldShape[]
}): Promise<void> => {
  const { payload, headers, sortedBy } = args
  const requestOf = async () => {
    const user = (await callerOf(payload, headers)) ?? undefined
    return requestAs(payload, { user })
  }
  return judgeOrder({ sortedBy, requestOf })
}
