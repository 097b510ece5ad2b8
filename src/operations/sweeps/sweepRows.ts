import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { IS_OVER } from '@/access/session/session'
import { personalColumns } from '@/catalog/erasure'
import { PERSONAL_USES } from '@/catalog/personal'
import { KEPT_EVENT_DAYS } from '@/domain/events/logCursor'
import { KEPT_DAYS } from '@/domain/imports/imports'
import { EXPORT_DAYS } from '@/domain/lists/backgroundExport'
import { KEPT_DELIVERY_DAYS } from '@/domain/webhooks/webhook'
import { inTransaction, query } from '../shared/transaction'
import { SIGN_IN_DEVICE_DAYS } from '../users/signInDevices'
import { recordDestruction } from './recordDestruction'

type Sweep = { table: string; isOver: SQL }

/** Rows deleted by one statement, to keep locks short. */
const AT_ONCE = 1_000

const INVITED_FOR = sql`make_interval(days => ${PERSONAL_USES.invitations.keep.days})`

/** Obsolete rows to delete, by table. */
export const SWEEPS: readonly Sweep[] = [
  { table: 'users_sessions', isOver: sql.raw(IS_OVER) },
  // Not deleted with the session: there are several ways to end one, and Payload deletes and inserts
  // all sessions of a user when it saves the user.
  {
    table: 'session_devices',
    isOver: sql`last_seen_at < now() - interval '1 hour'
      and not exists (select from users_sessions s where s.id = session_id)`,
  },
  // The newest device of a user is kept, also of an account that was not used for long.
  {
    table: 'sign_in_devices',
    isOver: sql`last_seen_at < now() - make_interval(days => ${SIGN_IN_DEVICE_DAYS})
      and exists (select from sign_in_devices d
        where d.user_id = sign_in_devices.user_id and d.last_seen_at > sign_in_devices.last_seen_at)`,
  },
  { table: 'session_views', isOver: sql`until < now()` },
  { table: 'sign_in_steps', isOver: sql`expires_at < now()` },
  { table: 'sign_in_returns', isOver: sql`expires_at < now()` },
  { table: 'passkey_challenges', isOver: sql`expires_at < now()` },
  {
    table: 'user_factors',
    isOver: sql`confirmed_at is null and created_at < now() - interval '1 hour'`,
  },
  { table: 'api_client_uses', isOver: sql`at < now() - interval '90 days'` },
  // Milliseconds since 1970; an hour more, as a tolerance for clocks.
  {
    table: 'rate_limits',
    isOver: sql`expire < (extract(epoch from now() - interval '1 hour') * 1000)::bigint`,
  },
  {
    table: 'mails',
    isOver: sql`(state = 'sent' and sent_at < now() - interval '30 days')
      or (state = 'dead' and created_at < now() - interval '90 days')`,
  },
  {
    table: 'meet_invitations',
    isOver: sql`updated_at < now() - ${INVITED_FOR} and not exists (select from meets m
      where m.id = meet_id and greatest(m.starts_at, m.ends_at) > now() - ${INVITED_FOR})`,
  },
  // Responses to requests with an Idempotency-Key, including those whose server was killed.
  { table: 'idempotency_keys', isOver: sql`created_at < now() - interval '2 days'` },
  {
    table: 'event_deliveries',
    isOver: sql`(state = 'done' and done_at < now() - interval '30 days')
      or (state = 'dead' and due_at < now() - interval '90 days')`,
  },
  {
    table: 'webhook_deliveries',
    isOver: sql`created_at < now() - make_interval(days => ${KEPT_DELIVERY_DAYS})`,
  },
  { table: 'webhook_secrets', isOver: sql`ends_at < now() - interval '30 days'` },
  {
    table: 'events',
    isOver: sql`at < now() - make_interval(days => ${KEPT_EVENT_DAYS})
      and not exists (select from event_deliveries d where d.event_id = events.id)`,
  },
  {
    table: 'import_rows',
    isOver: sql`exists (select from imports i where i.id = import_id
      and i.status not in ('checking', 'importing', 'undoing')
      and i.updated_at < now() - make_interval(days => ${KEPT_DAYS}))`,
  },
  // Their files are removed after them (`removeStrayExports`); the job ends those that never ended.
  {
    table: 'exports',
    isOver: sql`ended_at < now() - make_interval(days => ${EXPORT_DAYS})`,
  },
  {
    table: 'job_marks',
    isOver: sql`made_at < now() - case when key like 'retention %' then interval '1 year'
      else interval '60 days' end`,
  },
  // The trail keeps them for longer.
  { table: 'deputies', isOver: sql`until_day < now() - interval '1 year'` },
  {
    table: 'person_requests',
    isOver: sql`closed_at < now() - make_interval(years => ${PERSONAL_USES.requests.keep.years})`,
  },
  { table: 'right_requests', isOver: sql`created_at < now() - interval '90 days'` },
  {
    table: 'notifications',
    isOver: sql`read_at < now() - interval '90 days' or created_at < now() - interval '180 days'`,
  },
  // Imported records are identified by themselves and by the trail.
  {
    table: 'imports',
    isOver: sql`status not in ('checking', 'importing', 'undoing')
      and updated_at < now() - interval '2 years'`,
  },
  { table: 'destructions', isOver: sql`day < current_date - interval '3 years'` },
]

const deleteSome = async (req: PayloadRequest, { table, isOver }: Sweep): Promise<number> => {
  const name = sql.identifier(table)
  // Rows locked by other transactions are left for the next run.
  const deleted = await query(
    req,
    sql`delete from ${name} where ctid = any (array(
          select ctid from ${name} where ${isOver} limit ${AT_ONCE} for update skip locked))
        returning 1`,
  )
  return deleted.length
}

/**
 * Deletes expired rows of one table, a thousand per transaction; for personal data the number is
 * recorded.
 * @returns how many rows were deleted
 */
export const sweepRows = async (args: { req: PayloadRequest; sweep: Sweep }): Promise<number> => {
  const { req, sweep } = args
  let all = 0
  for (;;) {
    const deleted = await inTransaction(req, async () => {
      const rows = await deleteSome(req, sweep)
      if (personalColumns(sweep.table).length > 0)
        await recordDestruction({ req, what: sweep.table, rows })
      return rows
    })
    all += deleted
    if (deleted < AT_ONCE) return all
  }
}
