import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { Refusal } from '@/domain/shared/refusal'
import {
  markNotifications,
  MOST_MARKED,
  removeNotifications,
} from '@/operations/notifications/markNotifications'
import { requireRecipient } from './requireRecipient'

const isId = (id: unknown): id is number =>
  Number.isInteger(id) && Number(id) > 0 && Number(id) <= 2147483647

/** Left out means all of one's own. */
const readIds = (ids: unknown): number[] | null => {
  if (ids === undefined || ids === null) return null
  if (!Array.isArray(ids) || ids.length > MOST_MARKED || !ids.every(isId))
    throw new Refusal('invalidInput', { fields: [{ path: 'ids', code: 'invalidId' }] })
  return ids
}

const bodyOf = async (req: PayloadRequest): Promise<Record<string, unknown>> => {
  await addDataAndFileToRequest(req)
  return (req.data ?? {}) as Record<string, unknown>
}

/** POST /api/notifications/mark {read, ids?} */
export const mark: Endpoint = {
  path: '/mark',
  method: 'post',
  handler: async (req) => {
    const recipient = requireRecipient(req)
    const { read, ids } = await bodyOf(req)
    if (typeof read !== 'boolean')
      throw new Refusal('invalidInput', { fields: [{ path: 'read', code: 'required' }] })
    return Response.json({
      changed: await markNotifications({ req, recipient, ids: readIds(ids), read }),
    })
  },
}

/** POST /api/notifications/remove {ids} */
export const remove: Endpoint = {
  path: '/remove',
  method: 'post',
  handler: async (req) => {
    const recipient = requireRecipient(req)
    const ids = readIds((await bodyOf(req)).ids)
    // Ids are required: removing all by omitting them would be too easy a mistake.
    if (ids === null)
      throw new Refusal('invalidInput', { fields: [{ path: 'ids', code: 'required' }] })
    return Response.json({ changed: await removeNotifications({ req, recipient, ids }) })
  },
}
