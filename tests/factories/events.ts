import { deliverEvents } from '@/operations/events/deliverEvents'
import { getTestPayload } from '../helpers/payload'

/** Delivers all queued events to their subscribers; in a running server a job does. */
export const deliver = async (): Promise<void> => {
  await deliverEvents(await getTestPayload())
}
