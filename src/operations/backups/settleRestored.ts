import type pg from 'pg'
import { MAIL_RESTORED } from '@/domain/mails/mail'
import { endAccess } from '@/operations/users/endAccess'
import { deliveryOf, type MailSums } from '@/domain/tenders/sending/sends'

/** Tables whose rows must not come back with a restored backup. */
const FLEETING = ['rate_limits', 'idempotency_keys', 'audit_lists', 'exports'] as const

const emptyFleeting = async (client: pg.Client) => {
  // In an older backup, a later migration makes the newest of them.
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass('public.' || name) is not null`,
    [FLEETING],
  )
  for (const { name } of rows) await client.query(`delete from ${name}`)
}

/** Daily mails list what came since the last one: the original server mails what waited. */
const endDigests = async (client: pg.Client) => {
  // Older backups have no daily mails.
  const { rows: columns } = await client.query(
    `select from information_schema.columns
      where table_name = 'notifications' and column_name = 'awaits_digest'`,
  )
  if (columns.length > 0)
    await client.query('update notifications set awaits_digest = false where awaits_digest')
}

/** The mail status is also stored with the send. */
const settleSends = async (client: pg.Client) => {
  // Older backups have no reminders.
  const { rows: columns } = await client.query(
    `select from information_schema.columns
      where table_name = 'tender_sends' and column_name = 'reminder'`,
  )
  if (columns.length > 0)
    await client.query(
      `update tender_sends s set reminder = 'failed', updated_at = now()
        where s.reminder = 'queued' and exists (select from mails m where m.kind = 'tenderReminder'
          and m.last_error = $1 and (m.data ->> 'send')::int = s.id)`,
      [MAIL_RESTORED],
    )
  const { rows } = await client.query<MailSums & { send: number }>(
    `select (data ->> 'send')::int as send,
            count(*) filter (where state in ('waiting', 'sending'))::int as open,
            count(*) filter (where state = 'sent')::int as sent,
            count(*) filter (where state = 'dead')::int as dead
       from mails where kind = 'quotation' group by 1
     having bool_or(last_error = $1)`,
    [MAIL_RESTORED],
  )
  for (const { send, ...sums } of rows)
    await client.query(
      `update tender_sends set delivery = $2, delivery_reason = $3, updated_at = now() where id = $1`,
      [send, deliveryOf(sums), MAIL_RESTORED],
    )
}

/**
 * Restarts the event log: a new server's transaction ids start low and would hide the former events
 * until they catch up. Old cursors are refused by their epoch.
 */
const beginLog = async (client: pg.Client) => {
  // In an older backup, a later migration numbers the events.
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('public.event_log') is not null as has`,
  )
  if (!rows[0]?.has) return
  await client.query(`update events set transaction = '0'`)
  await client.query('delete from event_log')
  await client.query('insert into event_log default values')
}

/**
 * Queued webhook deliveries are not sent, and new events count from here: a copy must not repeat
 * what the original server has sent. A person may replay it.
 */
const endDeliveries = async (client: pg.Client) => {
  const { rows } = await client.query<{ has: boolean }>(
    `select to_regclass('public.webhook_deliveries') is not null as has`,
  )
  if (!rows[0]?.has) return
  await client.query(`update event_log set sent_transaction = '0',
    sent_id = (select coalesce(max(id), 0) from events)`)
  await client.query(
    `update webhook_deliveries set state = 'dead', error = 'restored', done_at = now(),
       claimed_at = null where state in ('waiting', 'sending')`,
  )
}

/**
 * Ends state that must not survive a restore, while table triggers are disabled: sessions, password
 * links, rate limits, stored responses for repeated requests, and queued mails, daily mails and webhooks.
 * Transaction ids of the trail become negative: a new server starts low and would merge its own
 * changes with unrelated ones. The event log starts anew.
 * @param args.client of the owner, in the transaction of the restore
 * @returns how many mails were queued
 */
export const settleRestored = async (args: {
  client: pg.Client
  keepSessions: boolean
}): Promise<{ mails: number }> => {
  const { client, keepSessions } = args
  await emptyFleeting(client)
  if (!keepSessions) await endAccess(client)
  const { rowCount } = await client.query(
    `update mails set state = 'dead', last_error = $1, claimed_at = null
      where state in ('waiting', 'sending')`,
    [MAIL_RESTORED],
  )
  await settleSends(client)
  await endDigests(client)
  // Negative, below those of earlier restores: a new server may assign the same transaction ids again.
  await client.query(
    `update audit_events
        set transaction = (select least(min(transaction), 0) from audit_events) - transaction
      where transaction > 0`,
  )
  await beginLog(client)
  await endDeliveries(client)
  return { mails: rowCount ?? 0 }
}
