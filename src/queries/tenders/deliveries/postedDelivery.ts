import type { PayloadRequest } from 'payload'
import { readDeliveries } from './readDeliveries'
import { mayReadDeliveries } from './readDeliveryNote'

/** The delivery that a command posted, in its response. */
export type PostedDelivery = { told?: { delivery: { tender: number; number: number } } }

/**
 * The newest delivery of a tender, for the response of the command that has just posted it in the
 * same transaction.
 * @returns undefined for users who may not read its note
 */
export const postedDelivery = async (
  req: PayloadRequest,
  tender: number,
): Promise<PostedDelivery> => {
  if (!(await mayReadDeliveries(req))) return {}
  const [newest] = await readDeliveries(req, tender)
  return newest ? { told: { delivery: { tender, number: newest.number } } } : {}
}
