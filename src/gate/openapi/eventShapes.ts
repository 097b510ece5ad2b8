import { orNull } from '@/catalog/commands/bodies/jsonSchema'
import { EVENT_TYPES } from '@/catalog/eventTypes'
import { DELIVERY_FAILURES, DELIVERY_STATES } from '@/domain/webhooks/webhook'
import { FLAG, list, MOMENT, shape, TEXT, WHOLE } from './shapes'

export const EVENT = shape({
  id: { type: 'string', pattern: '^evt_\\d+$' },
  type: { enum: [...EVENT_TYPES] },
  timestamp: MOMENT,
  // The values of each type, limited to what the reader may see.
  data: { ...shape({ subject: TEXT, id: WHOLE }), additionalProperties: true },
})

/** Payload of webhook endpoints: a real event, or the test of *Test et*. */
export const SENT_EVENT = shape({
  id: { type: 'string', pattern: '^evt_(\\d+|test_[0-9a-f]+)$' },
  type: { enum: [...EVENT_TYPES, 'webhook.test'] },
  timestamp: MOMENT,
  data: { ...shape({ subject: TEXT, id: WHOLE }), additionalProperties: true },
})

export const EVENTS = shape({
  events: list(EVENT),
  next: TEXT,
  hasMore: FLAG,
})

export const RECENT_EVENTS = list(EVENT)

export const WEBHOOK_DELIVERIES = shape({
  docs: list(
    shape({
      id: WHOLE,
      event: { type: 'string', pattern: '^evt_\\d+$' },
      type: { enum: [...EVENT_TYPES] },
      // The record of the event.
      subject: TEXT,
      document: WHOLE,
      state: { enum: [...DELIVERY_STATES] },
      attempts: WHOLE,
      createdAt: MOMENT,
      dueAt: orNull(MOMENT),
      failure: orNull({ enum: [...DELIVERY_FAILURES] }),
      status: orNull(WHOLE),
      ms: orNull(WHOLE),
      // The start of the receiver's response, for callers who may change the endpoint.
      answer: orNull(TEXT),
    }),
  ),
  next: orNull(WHOLE),
})
