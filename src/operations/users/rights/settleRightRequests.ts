import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { staffIdOf, staffOf } from '@/access/session/staffOf'
import { asQuestion, askedRightOf } from '@/queries/users/rightRequests'
import { powersOfRoles } from '@/queries/users/rolePower'
import { notify } from '../../notifications/notify'
import { query } from '../../shared/transaction'
import { rightData } from './rightData'

/**
 * Closes open requests whose right the requester's role now includes, and notifies them; in the
 * transaction that changed a role or a user's role.
 */
export const settleRightRequests = async (req: PayloadRequest): Promise<void> => {
  const open = await query<{ id: number; person: number; right: string; role: number }>(
    req,
    sql`select q.id, q.user_id as person, q.asked_right as right, u.role_id as role
        from right_requests q join users u on u.id = q.user_id
        where q.state = 'open' order by q.id for update of q`,
  )
  if (open.length === 0) return
  const abilities = new Map(
    (await powersOfRoles(req)).map(({ id, permissions }) => [id, buildAbility(permissions)]),
  )
  const given = open.filter(({ role, right }) =>
    abilities.get(role)?.can(...asQuestion(askedRightOf(right))),
  )
  for (const { id, person, right } of given) {
    await query(
      req,
      sql`update right_requests set state = 'given', decided_at = now(), decided_by = ${staffIdOf(req)}
          where id = ${id}`,
    )
    await notify({
      req,
      event: 'rightGiven',
      subject: 'right-requests',
      document: id,
      data: { ...rightData(askedRightOf(right)), actor: staffOf(req)?.name ?? null },
      to: { users: [person] },
    })
  }
}
