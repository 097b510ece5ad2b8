import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Action, Subject } from '@/access/roles/permissions'
import { REQUEST_AGAIN_DAYS, type RightRequestState } from '@/domain/users/rightRequest'
import { readRows } from '../shared/rows'

/** A permission that a user may lack; without a field if the whole right is missing. */
export type AskedRight = { subject: Subject; action: Action; field: string | null }

/** A right as stored and compared: `tenders:approve`, `customers:write:owner`. */
export const askedRightText = ({ subject, action, field }: AskedRight): string =>
  [subject, action, ...(field === null ? [] : [field])].join(':')

/** Parses the text of `askedRightText`. */
export const askedRightOf = (text: string): AskedRight => {
  const [subject, action, field = null] = text.split(':')
  return { subject: subject as Subject, action: action as Action, field }
}

/** The right as `AppAbility.can` takes it. */
export const asQuestion = ({ subject, action, field }: AskedRight) =>
  [action, subject, ...(field === null ? [] : [field])] as [Action, Subject, field?: string]

/** A user's requests within `REQUEST_AGAIN_DAYS`: the status of the latest request by right. */
export const requestsOfWeek = async (
  req: PayloadRequest,
  person: number,
): Promise<Map<string, RightRequestState>> => {
  const rows = await readRows<{ right: string; state: RightRequestState }>(
    req,
    sql`select asked_right as right, state from right_requests
        where user_id = ${person} and created_at > now() - make_interval(days => ${REQUEST_AGAIN_DAYS})
        order by id`,
  )
  return new Map(rows.map(({ right, state }) => [right, state]))
}
