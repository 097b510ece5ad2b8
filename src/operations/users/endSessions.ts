import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { staffIdOf, staffOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import { sessionName } from '@/queries/users/readSessions'
import { recordEvent } from '../audit/recordEvent'
import { inTransaction, query } from '../shared/transaction'
import { insistOnStatusOf } from './roleHierarchy'

/**
 * Ends sessions of a user permanently. Their row is locked first: Payload saves all sessions of a
 * user as read before, and a concurrent save would restore ended ones.
 * @returns how many ended
 */
export const endSessionsWhere = async (
  req: PayloadRequest,
  { userId, where }: { userId: number; where: SQL },
): Promise<number> => {
  await query(req, sql`select id from users where id = ${userId} for no key update`)
  const ended = await query(
    req,
    sql`with ended as (
          delete from users_sessions where _parent_id = ${userId} and ${where} returning id
        ), gone as (
          delete from session_devices d using ended where d.session_id = ended.id
        ), unseen as (
          delete from session_views v using ended where v.session_id = ended.id
        ) select id from ended`,
  )
  return ended.length
}

/**
 * Ends every session of a user and their calendar feed, which needs no session.
 * @returns how many sessions ended
 */
export const endAccessOf = async (req: PayloadRequest, userId: number): Promise<number> => {
  const ended = await endSessionsWhere(req, { userId, where: sql`true` })
  await query(req, sql`delete from calendar_feeds where user_id = ${userId}`)
  return ended
}

/**
 * One's own sessions always; those of others with the right to change their status, which also ends
 * them.
 */
const refuseUnlessMayEnd = async (req: PayloadRequest, userId: number) => {
  if (staffIdOf(req) !== userId) await insistOnStatusOf(req, userId)
}

/**
 * Ends one session: later requests with it are anonymous, on every interface.
 * @param args.user whose session it is
 * @param args.session its name, of `readSessions`
 * @throws Refusal `notAllowed`, `userAboveOwn`; `notFound` when it has already ended
 */
export const endSession = (args: {
  req: PayloadRequest
  user: number
  session: string
}): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, user, session } = args
    await refuseUnlessMayEnd(req, user)
    const where = sql`${sessionName} = ${session}`
    const ended = await endSessionsWhere(req, { userId: user, where })
    if (ended === 0) throw new Refusal('notFound')
    await recordEvent({ req, action: 'endSession', subject: 'users', document: user })
  })

/**
 * Ends every session of a user except the caller's.
 * @throws Refusal `notAllowed`, `userAboveOwn`; `notFound` when there is no other
 */
export const endAllSessions = (args: { req: PayloadRequest; user: number }): Promise<void> =>
  inTransaction(args.req, async () => {
    const { req, user } = args
    await refuseUnlessMayEnd(req, user)
    const where = sql`id <> ${staffOf(req)?._sid ?? ''}`
    const ended = await endSessionsWhere(req, { userId: user, where })
    if (ended === 0) throw new Refusal('notFound')
    await recordEvent({ req, action: 'endSessions', subject: 'users', document: user })
  })
