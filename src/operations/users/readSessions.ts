import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { readRows } from '../shared/rows'

export type Session = { id: string; openedAt: string; until: string }

/**
 * The sessions of a user that still open pages, newest first. Whoever asks must be that user, or
 * hold the right to write users: the caller checks.
 */
export const readSessions = (req: PayloadRequest, userId: number): Promise<Session[]> =>
  readRows<Session>(
    req,
    sql`select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "openedAt",
          to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until
        from users_sessions where _parent_id = ${userId} and expires_at > now()
        order by created_at desc nulls last limit 50`,
  )
