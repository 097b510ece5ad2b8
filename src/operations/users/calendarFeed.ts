import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { mayOf } from '@/access/mayOf'
import { insistOnStaff } from '@/access/session/staffOf'
import { hasCalendar } from '@/catalog/calendar'
import type { CalendarLayer } from '@/domain/calendar/calendarAsked'
import { feedPath } from '@/domain/calendar/feed'
import { Refusal } from '@/domain/shared/refusal'
import { env } from '@/lib/env'
import { tokenHash } from '@/lib/tokenHash'
import { readRows } from '@/queries/shared/rows'
import { inTransaction, query } from '../shared/transaction'
import { insistOnConfirmed } from './factors/confirmItsYou'
import { mailToOwner } from './securityMail'

/** The user's row is locked first: of two new addresses at once only the later one remains. */
const deleteFeed = async (req: PayloadRequest, userId: number): Promise<boolean> => {
  await query(req, sql`select id from users where id = ${userId} for no key update`)
  const ended = await query(
    req,
    sql`delete from calendar_feeds where user_id = ${userId} returning user_id`,
  )
  return ended.length > 0
}

/**
 * Creates the secret address of the caller's calendar feed, replacing an earlier one. Only its hash
 * is stored.
 * @param args.layers that it contains, as far as its owner may read them at each request
 * @returns the address, which is never shown again
 * @throws Refusal `signInFirst`, `peopleOnly`, `confirmItsYou`, `notAllowed` without a calendar
 */
export const makeFeed = async (args: {
  req: PayloadRequest
  layers: readonly CalendarLayer[]
}): Promise<string> => {
  const { req, layers } = args
  const userId = insistOnStaff(req)
  const may = await mayOf(req)
  if (!hasCalendar((...right) => may(right))) throw new Refusal('notAllowed')
  await insistOnConfirmed(req)
  const token = randomBytes(32).toString('base64url')
  await inTransaction(req, async () => {
    await deleteFeed(req, userId)
    await query(
      req,
      sql`insert into calendar_feeds (user_id, token_hash, layers)
           values (${userId}, ${tokenHash(token)}, ${JSON.stringify(layers)}::jsonb) returning user_id`,
    )
    await mailToOwner(req, { userId, event: 'feedMade' })
  })
  return `${env.SERVER_URL}${feedPath(token)}`
}

/** Records when a feed was read, by the minute: its owner sees whether a program still does. */
export const noteFeedRead = (payload: Payload, token: string) =>
  readRows(
    { payload },
    sql`update calendar_feeds set last_read_at = now()
         where token_hash = ${tokenHash(token)}
           and (last_read_at is null or last_read_at < now() - interval '1 minute')
         returning user_id`,
  )

/**
 * Deletes the caller's feed: its next request finds nothing.
 * @throws Refusal `signInFirst`, `peopleOnly`, `notFound` when there is none
 */
export const endFeed = async (req: PayloadRequest): Promise<void> => {
  const userId = insistOnStaff(req)
  const isEnded = await inTransaction(req, () => deleteFeed(req, userId))
  if (!isEnded) throw new Refusal('notFound')
}
