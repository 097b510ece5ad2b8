import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { momentText } from '../shared/asText'
import { readRows } from '../shared/rows'

export type Session = { id: string; openedAt: string; until: string }

/**
 * The sessions of a user that still open pages, newest first. Whoever asks must be that user, or
 * hold the right to write users: the caller checks.
 */
export const readSessions = (req: PayloadRequest, userId: number): Promise<Session[]> =>
  readRows<Session>(
    req,
    sql`select id, ${momentText(sql`created_at`)} as "openedAt",
          ${momentText(sql`expires_at`)} as until
        from users_sessions where _parent_id = ${userId} and expires_at > now()
        order by created_at desc nulls last limit 50`,
  )
