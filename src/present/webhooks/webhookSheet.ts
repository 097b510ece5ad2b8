import type { DeliveryFailure, DeliveryState } from '@/domain/webhooks/webhook'
import type { RecordFact } from '../record/recordFact'

/** A delivery as the page of its endpoint shows it. */
export type DeliverySheet = {
  event: number
  type: string
  /** What the event is about, by its name where the reader may see it. */
  record: { name: string; href: string | null }
  state: DeliveryState
  attempts: number
  createdAt: string
  /** When the next attempt is due; null when none is. */
  dueAt: string | null
  failure: DeliveryFailure | null
  status: number | null
  ms: number | null
  /** The beginning of the last answer; null for readers who may not change the endpoint. */
  answer: string | null
}

/** What the page of an endpoint draws. */
export type WebhookSheet = {
  id: number
  name: string
  facts: RecordFact[]
  /** Null for readers of some fields of webhooks only, as are its deliveries. */
  state: 'on' | 'off' | 'failing' | null
  deliveries: readonly DeliverySheet[] | null
  timeZone: string
  editHref?: string
  isOn: boolean
  /** The reader may renew its secret, test it, replay events, and switch it off and on. */
  canWrite: boolean
  canDelete: boolean
  hasActivity: boolean
}

/** Deliveries that the page shows. */
export const SHOWN_DELIVERIES = 100
