import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { staffOf } from '@/access/session/staffOf'
import { CONFIRMED_MINUTES } from '@/domain/users/factors'
import { SSO_PROBLEM, ssoProblemIn } from '@/domain/users/oidc'
import { siteTitleOf } from '../settings/siteOf'
import { readRows } from '../shared/rows'

/**
 * Whether a session was opened, or its user confirmed their identity, within `CONFIRMED_MINUTES`
 * (docs/domains/users.md).
 * @param sid id of the session; false for one that does not exist
 */
export const isConfirmed = async (req: PayloadRequest, sid: string): Promise<boolean> => {
  const [row] = await readRows<{ is: boolean }>(
    req,
    sql`select greatest(s.created_at, d.confirmed_at)
            > now() - make_interval(mins => ${CONFIRMED_MINUTES}) as is
        from users_sessions s left join session_devices d on d.session_id = s.id
        where s.id = ${sid}`,
  )
  return row?.is === true
}

/**
 * The end of a confirmation at the provider of single sign-on.
 * @param query of the address: the code of a problem, if there was one
 * @returns null if nothing was confirmed and there is no problem, when the page was opened by hand
 */
export const readConfirmation = async (
  { req }: { req: PayloadRequest },
  query: Readonly<Record<string, unknown>>,
) => {
  const problem = ssoProblemIn(query[SSO_PROBLEM])
  if (!problem && !(await isConfirmed(req, String(staffOf(req)?._sid)))) return null
  return { problem, siteTitle: await siteTitleOf(req.payload) }
}
