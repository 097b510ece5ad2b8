import { deliverEvents } from '@/operations/events/deliverEvents'
import { getTestPayload } from '../helpers/payload'

/** Tells the subscribers everything that waits: in a running server a job does. */
export const deliver = async (): Promise<void> => {
  await deliverEvents(await getTestPayload())
}
