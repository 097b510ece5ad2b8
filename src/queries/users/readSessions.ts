import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { IS_LIVE, SESSIONS } from '@/access/session/session'
import { staffOf } from '@/access/session/staffOf'
import { deviceOf, type Device } from '@/domain/users/deviceOf'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

/**
 * SQL: the public name of a session, 22 characters of the base64url SHA-256 of its id. The id
 * itself is part of signed tokens and leaves the database in no other way.
 */
export const sessionName = sql`left(
  translate(encode(sha256(convert_to(id, 'UTF8')), 'base64'), '+/', '-_'), 22)`

export type Session = Device & {
  /** Its public name, for ending it. */
  name: string
  openedAt: string
  until: string
  /** Accurate to a few minutes; null if it was not used since this is recorded. */
  seenAt: string | null
  address: string | null
  /** It is the session of this request. */
  isThis: boolean
}

type Row = Omit<Session, keyof Device | 'isThis'> & { id: string; userAgent: string | null }

/**
 * The live sessions of a user: the current one first, then by last use. Checks no permission: the
 * caller must ensure that the request comes from this user or from one who may end their sessions.
 */
export const readSessions = async (req: PayloadRequest, userId: number): Promise<Session[]> => {
  const own = staffOf(req)?._sid
  const rows = await readRows<Row>(
    req,
    sql`select id, ${sessionName} as name, ${momentText(sql`created_at`)} as "openedAt",
          ${momentText(sql`expires_at`)} as until, ${momentText(sql`d.last_seen_at`)} as "seenAt",
          d.address, d.user_agent as "userAgent"
        from (select s.* from ${sql.raw(SESSIONS)} where u.id = ${userId} and ${sql.raw(IS_LIVE)}) s
          left join session_devices d on d.session_id = id
        order by id = ${own ?? ''} desc, coalesce(d.last_seen_at, created_at) desc nulls last
        limit 50`,
  )
  return rows.map(({ id, userAgent, ...session }) => ({
    ...session,
    ...deviceOf(userAgent),
    isThis: id === own,
  }))
}
