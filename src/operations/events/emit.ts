import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  SUBJECT_OF_EVENT,
  type Actor,
  type EventData,
  type EventName,
} from '@/domain/events/entries'
import { subscribersOf } from '@/domain/events/events'
import { staffOf } from '@/access/session/staffOf'
import { wakingJob } from '../background/wakeJob'
import { query } from '../shared/transaction'

/** The actor: null for programs and the system. */
export const actorOf = (req: PayloadRequest): Actor => {
  const staff = staffOf(req)
  return staff && { id: Number(staff.id), name: String(staff.name ?? '') }
}

/**
 * Stores an event in the transaction of its cause: both are committed or neither. Events are
 * delivered soon after the commit, at least once and in order per record. The caller has locked the
 * record, so that its events have the order of their commits.
 * @param event.document id of its record
 * @param event.data facts of this moment
 * @throws when the request has no transaction
 */
export const emit = async <Name extends EventName>(
  req: PayloadRequest,
  event: { name: Name; document: number; data: EventData[Name] },
): Promise<void> => {
  const { name, document, data } = event
  const actor = actorOf(req)
  await query(
    req,
    sql`with event as (
          insert into events (name, subject, document, actor, data)
          values (${name}, ${SUBJECT_OF_EVENT[name]}, ${document},
            ${actor ? JSON.stringify(actor) : null}::jsonb, ${JSON.stringify(data)}::jsonb)
          returning id, subject, document),
        deliveries as (
          insert into event_deliveries (event_id, subscriber, subject, document)
          select id, s.name, subject, document
          from event, jsonb_array_elements_text(${JSON.stringify(subscribersOf(name))}::jsonb) s(name))
        ${wakingJob('deliver-events')}`,
  )
}
