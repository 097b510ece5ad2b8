import type { DeliveryFailure, DeliveryState } from '@/domain/webhooks/webhook'
import type { RecordFact } from '../record/recordFact'

/** A delivery on the page of its endpoint. */
export type DeliverySheet = {
  event: number
  type: string
  /** Name of the record the event is about, if the reader may see it. */
  record: { name: string; href: string | null }
  state: DeliveryState
  attempts: number
  createdAt: string
  /** When the next attempt is due; null when none is. */
  dueAt: string | null
  failure: DeliveryFailure | null
  status: number | null
  ms: number | null
  /** The start of the last response; null for readers who may not change the endpoint. */
  answer: string | null
}

/** Data of an endpoint's page. */
export type WebhookSheet = {
  id: number
  name: string
  facts: RecordFact[]
  /** Null for readers who may read only some fields of webhooks; so are its deliveries. */
  state: 'on' | 'off' | 'failing' | null
  deliveries: readonly DeliverySheet[] | null
  timeZone: string
  editHref?: string
  isOn: boolean
  /** The reader may renew its secret, test it, replay events, and enable or disable it. */
  canWrite: boolean
  canDelete: boolean
  hasActivity: boolean
}

/** Number of deliveries on the page. */
export const SHOWN_DELIVERIES = 100
