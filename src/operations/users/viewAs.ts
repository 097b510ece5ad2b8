import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { insistOnStaff, staffOf, viewingOf } from '@/access/session/staffOf'
import { buildAbility } from '@/access/buildAbility'
import { roleCovers } from '@/access/roles/roleCovers'
import { refuseFields, Refusal } from '@/domain/shared/refusal'
import { NO_POWER, powerOfRole, powersOfRoles } from '@/queries/users/rolePower'
import { VIEWS_ROLES } from '@/queries/users/viewableRoles'
import { recordEvent } from '../audit/recordEvent'
import { inTransaction, query } from '../shared/transaction'
import { insistOnConfirmed } from './factors/confirmItsYou'
import { asAdministrator } from './roleHierarchy'

/** Minutes after which a session has its own role again. */
const VIEW_MINUTES = 30

type View = { role: number; name: string; until: string }

const nameOf = async (req: PayloadRequest, role: number): Promise<string> => {
  const [found] = await query<{ name: string }>(
    req,
    sql`select name from roles where id = ${role} for share`,
  )
  refuseFields([found ? null : { path: 'role', code: 'recordNotFound' }])
  return found?.name ?? ''
}

/**
 * Starts viewing as another role: for `VIEW_MINUTES` every request of this session has the
 * permissions of that role and is read-only. Takes the administration lock.
 * @param args.req of a user whose session was opened or confirmed within the last minutes
 * @param args.role its id; the caller's own role must cover it
 * @returns the role and until when, ISO 8601
 * @throws Refusal `signInFirst`, `peopleOnly`, `notAllowed` without permission to read permissions
 *   of roles, `roleAboveOwn`, `confirmItsYou`, `viewingAsRole` while the session already views as
 *   one; `invalidInput` with `recordNotFound` at `role`
 */
export const beginView = ({ req, role }: { req: PayloadRequest; role: number }): Promise<View> =>
  inTransaction(req, async () => {
    const user = insistOnStaff(req)
    const sid = staffOf(req)?._sid
    const caller = await asAdministrator(req)
    if (!sid || !caller) throw new Refusal('notAllowed')
    caller.insistOn(...VIEWS_ROLES)
    const name = await nameOf(req, role)
    if (!caller.covers(await powerOfRole(req, role))) throw new Refusal('roleAboveOwn')
    await insistOnConfirmed(req)
    const [begun] = await query<{ until: string }>(
      req,
      sql`insert into session_views as v (session_id, user_id, role_id, until)
          values (${sid}, ${user}, ${role}, now() + make_interval(mins => ${VIEW_MINUTES}))
          on conflict (session_id) do update
            set role_id = excluded.role_id, until = excluded.until where v.until <= now()
          returning to_json(until) as until`,
    )
    // Another tab started first.
    if (!begun) throw new Refusal('viewingAsRole', { data: { role: name } })
    const about = { subject: 'roles', document: role, details: { name } } as const
    await recordEvent({ req, action: 'beginView', ...about })
    return { role, name, until: begun.until }
  })

/**
 * Returns the caller's session to its own role; does nothing if it has it already.
 * @throws Refusal `signInFirst`, `peopleOnly`
 */
export const endView = (req: PayloadRequest): Promise<void> =>
  inTransaction(req, async () => {
    insistOnStaff(req)
    const viewing = viewingOf(req)
    const ended = await query(
      req,
      sql`delete from session_views where session_id = ${staffOf(req)?._sid ?? ''} returning 1`,
    )
    if (ended.length === 0 || !viewing) return
    const { role, name } = viewing
    const about = { subject: 'roles', document: role, details: { name } } as const
    await recordEvent({ req, action: 'endView', ...about })
  })

/**
 * Ends views that their user may no longer start, because one of the two roles or the user's role
 * changed: in the transaction of that change, which holds the administration lock.
 */
export const endUncoveredViews = async (req: PayloadRequest): Promise<void> => {
  const views = await query<{ session: string; role: number; own: number }>(
    req,
    sql`select v.session_id as session, v.role_id as role, u.role_id as own
        from session_views v join users u on u.id = v.user_id order by v.session_id for update of v`,
  )
  if (views.length === 0) return
  const powers = new Map((await powersOfRoles(req)).map((power) => [power.id, power]))
  for (const { session, role, own } of views) {
    const mine = powers.get(own) ?? NO_POWER
    const mayView = buildAbility(mine.permissions).can(...VIEWS_ROLES)
    if (mayView && roleCovers(mine, powers.get(role) ?? NO_POWER)) continue
    await query(req, sql`delete from session_views where session_id = ${session}`)
  }
}
