import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { buildAbility } from '@/access/buildAbility'
import { mayGrantRight } from '@/access/roles/mayGrantRight'
import { insistOnStaff, staffOf } from '@/access/session/staffOf'
import type { WhyAsked } from '@/catalog/whyAsked'
import { Refusal } from '@/domain/shared/refusal'
import { refuseRightRequest } from '@/domain/users/rightRequest'
import { readLackedRights } from '@/queries/users/judgeWhy'
import { askedRightText, requestsOfWeek, type AskedRight } from '@/queries/users/rightRequests'
import { powerOfCaller, powersOfRoles } from '@/queries/users/rolePower'
import { recordEvent } from '../../audit/recordEvent'
import { notifyUsers } from '../../notifications/notify'
import { query } from '../../shared/transaction'
import { lockAdministration } from '../roleHierarchy'
import { rightData } from './rightData'

/** An open request older than a week is renewed: its recipients are notified again. */
const openRequest = async (req: PayloadRequest, person: number, right: AskedRight) => {
  const [row] = await query<{ id: number }>(
    req,
    sql`insert into right_requests (user_id, asked_right)
        values (${person}, ${askedRightText(right)})
        on conflict (user_id, asked_right) where state = 'open' do update set created_at = now()
        returning id`,
  )
  return Number(row?.id)
}

/**
 * Requests the rights that the caller lacks for a command or a page, except those requested within
 * a week, and notifies the users who could add them to the caller's role. Grants nothing. Takes the
 * administration lock, so that rights granted meanwhile are not requested.
 * @returns how many rights were requested
 * @throws Refusal `signInFirst`, `peopleOnly`; `notFound` as `readWhy`; `noRightMissing`,
 *   `rightRequested`, `tooManyRightRequests` by the rule; `nobodyGivesRight` if nobody would be
 *   notified
 */
export const askForRights = async (args: {
  req: PayloadRequest
  asked: WhyAsked
}): Promise<{ requested: number }> => {
  const { req, asked } = args
  const person = insistOnStaff(req)
  await lockAdministration(req)
  const own = await powerOfCaller(req)
  const ability = buildAbility(own.permissions)
  const missing = await readLackedRights({ req, ability, asked })
  const recent = await requestsOfWeek(req, person)
  const fresh = missing.filter((right) => !recent.has(askedRightText(right)))
  const code = refuseRightRequest({
    missing: missing.length,
    fresh: fresh.length,
    recent: recent.size,
  })
  if (code) throw new Refusal(code)
  const roles = await powersOfRoles(req)
  const caller = staffOf(req)
  for (const right of fresh) {
    const document = await openRequest(req, person, right)
    const notified = await notifyUsers({
      req,
      event: 'rightRequested',
      subject: 'right-requests',
      document,
      data: { ...rightData(right), actor: caller?.name ?? null },
      to: { roles: roles.filter((role) => mayGrantRight(role, own, right)).map(({ id }) => id) },
      except: [person],
    })
    if (notified.length === 0) throw new Refusal('nobodyGivesRight')
    await recordEvent({
      req,
      action: 'askRight',
      subject: 'users',
      document: person,
      details: { right: askedRightText(right) },
    })
  }
  return { requested: fresh.length }
}
