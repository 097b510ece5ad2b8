import type { PayloadRequest } from 'payload'
import type { EventName } from '@/domain/events/entries'
import { emit } from '../events/emit'

/** Stores an event of a reservation. */
export const emitReservation = (args: {
  req: PayloadRequest
  event: Extract<EventName, `reservation${string}`>
  id: number
}): Promise<void> => emit(args.req, { name: args.event, document: args.id, data: {} })
