import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { InvitationMail, Invited } from '@/domain/meets/invitations'
import { mayOf } from '@/access/mayOf'
import { READ_INVITED } from '@/catalog/commands/meets'
import { readRows } from '../shared/rows'

/** SQL: the last mail of an invitation `i` has the title and times of its meeting `m`. */
const SAYS_THE_SAME = sql`i.title = m.title and i.starts_at is not distinct from m.starts_at
  and i.ends_at is not distinct from m.ends_at and i.all_day = coalesce(m.all_day, false)`

/**
 * SQL: the last mail of an invitation `i` matches the status of its meeting `m`; a withdrawn one
 * always does.
 */
const IS_CURRENT = sql`case when i.state = 'removed' then true
  when coalesce(m.status, 'planned') = 'planned' then i.state = 'invited' and ${SAYS_THE_SAME}
  when m.status = 'cancelled' then i.state = 'calledOff' else true end`

/** SQL: a meeting `m` has ended; all-day meetings end with their last day. */
const IS_OVER = sql`coalesce(greatest(m.starts_at, m.ends_at)
  + case when m.all_day then interval '1 day' else interval '0' end < now(), false)`

/** SQL: the columns of `MeetFacts`, for a meeting `m`. */
export const MEET_FACTS = sql`coalesce(m.status, 'planned')::text as status,
  m.starts_at is not null as "hasStart", ${IS_OVER} as "isOver",
  exists (select from meet_invitations i where i.meet_id = m.id and not (${IS_CURRENT})) as "isOutdated"`

export type Invitation = Invited & { sequence: number; mail: InvitationMail }

/**
 * The invitees of a meeting, the content of their last mail, and its delivery state. Sent mails are
 * deleted after a while: a missing one counts as sent.
 * @param id of the meeting; the caller checks that its addresses may be read
 * @returns in the order in which they were first invited
 */
export const readInvitations = (req: PayloadRequest, id: number): Promise<Invitation[]> =>
  readRows<Invitation>(
    req,
    sql`select i.recipient, i.state, i.sequence, ${IS_CURRENT} as "isCurrent",
          case l.state when 'dead' then 'failed' when 'waiting' then 'waiting'
            when 'sending' then 'waiting' else 'sent' end as mail
        from meet_invitations i join meets m on m.id = i.meet_id
          left join lateral (select state from mails
            where kind = 'meetInvitation' and data ->> 'meet' = i.meet_id::text
              and recipient = i.recipient and data ->> 'sequence' = i.sequence::text
            order by id desc limit 1) l on true
        where i.meet_id = ${id} order by i.id`,
  )

/** As `readInvitations`, for a page; empty for users who may not read the addresses of customers. */
export const readInvited = async (req: PayloadRequest, id: number): Promise<Invitation[]> =>
  (await mayOf(req))(READ_INVITED) ? readInvitations(req, id) : []
