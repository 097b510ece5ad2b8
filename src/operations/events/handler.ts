import type { PayloadRequest } from 'payload'
import type { StoredEvent } from '@/domain/events/events'

/**
 * What a subscriber does with an event, in the transaction that marks it as done. It may be tried
 * again after a throw, which rolled everything back; what lies outside of the database is not for
 * here but for a job of its own (a mail is a row).
 */
export type Handler = (req: PayloadRequest, event: StoredEvent) => Promise<void>
