import { select } from './database'
import { makeCard } from './rows'

const idOf = async (insert: string, values: unknown[] = []): Promise<string> => {
  const [row] = await select<{ id: string }>(insert, values)
  if (!row) throw new Error('Nothing was inserted')
  return row.id
}

/** A run for which no try is left. @returns its id */
export const makeDeadRun = () =>
  idOf(
    `insert into jobs.job (name, data, state, started_on, completed_on, retry_count, output, policy)
     values ('sweep', '{}', 'failed', now() - interval '3 seconds', now(), 3,
       '{"message": "the disk is full"}', 'stately') returning id`,
  )

/** A mail that nobody has taken. @returns its id */
export const makeMail = (state: 'waiting' | 'dead' | 'sending') =>
  idOf(
    `insert into mails (kind, recipient, locale, state, attempts, due_at, last_error)
     values ('passwordReset', 'a@example.com', 'tr', $1, 2, now() + interval '1 hour', 'no')
     returning id::text`,
    [state],
  )

/** A difference that was found in a counter of a card, which has none any more. @returns its id */
export const makeDrift = async () => {
  const { id } = await makeCard()
  return idOf(
    `insert into counter_drifts (counter, stock_card_id, stored, counted)
     values ('currentQuantity', $1, 1, 0) returning id::text`,
    [id],
  )
}

/** An event of a reservation whose delivery to a subscriber failed for good. @returns the event's id */
export const makeDeadDelivery = (document = 1) =>
  idOf(
    `with event as (
       insert into events (name, subject, document, data)
       values ('reservationMade', 'stock-reservations', $1, '{}') returning id, subject, document)
     insert into event_deliveries (event_id, subscriber, subject, document, state, attempts, last_error)
     select id, 'notifications', subject, document, 'dead', 8, 'no such thing' from event
     returning event_id::text as id`,
    [document],
  )
