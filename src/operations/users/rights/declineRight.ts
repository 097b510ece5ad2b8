import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { mayGrantRight } from '@/access/roles/mayGrantRight'
import { insistOnStaff, staffOf } from '@/access/session/staffOf'
import { Refusal } from '@/domain/shared/refusal'
import type { RightRequestState } from '@/domain/users/rightRequest'
import { askedRightOf } from '@/queries/users/rightRequests'
import { powerOfCaller, powerOfRole } from '@/queries/users/rolePower'
import { recordEvent } from '../../audit/recordEvent'
import { notify } from '../../notifications/notify'
import { query } from '../../shared/transaction'
import { lockAdministration } from '../roleHierarchy'
import { rightData } from './rightData'

type Row = { person: number; role: number | null; right: string; state: RightRequestState }

/**
 * Declines a request for a right, and notifies the requester. A request that the caller could not
 * grant gives the same response as a missing one.
 * @throws Refusal `signInFirst`, `peopleOnly`, `notFound`; `alreadyInThatState` once it is over
 */
export const declineRight = async (args: { req: PayloadRequest; id: number }): Promise<void> => {
  const { req, id } = args
  const caller = insistOnStaff(req)
  await lockAdministration(req)
  const own = await powerOfCaller(req)
  const [row] = await query<Row>(
    req,
    sql`select q.user_id as person, u.role_id as role, q.asked_right as right, q.state
        from right_requests q join users u on u.id = q.user_id
        where q.id = ${id} for update of q`,
  )
  const right = row && askedRightOf(row.right)
  if (!right || !mayGrantRight(own, await powerOfRole(req, row.role), right))
    throw new Refusal('notFound')
  if (row.state !== 'open') throw new Refusal('alreadyInThatState')
  await query(
    req,
    sql`update right_requests set state = 'declined', decided_at = now(), decided_by = ${caller}
        where id = ${id}`,
  )
  await recordEvent({
    req,
    action: 'declineRight',
    subject: 'users',
    document: row.person,
    details: { right: row.right },
  })
  await notify({
    req,
    event: 'rightDeclined',
    subject: 'right-requests',
    document: id,
    data: { ...rightData(right), actor: staffOf(req)?.name ?? null },
    to: { users: [row.person] },
  })
}
