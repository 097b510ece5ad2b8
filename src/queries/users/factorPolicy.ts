import { sql } from '@payloadcms/db-postgres'
import { FACTOR_GRACE_DAYS, type FactorPolicy } from '@/domain/users/factors'
import { momentText } from '../shared/asText'
import { readRows, type Reader } from '../shared/rows'

/**
 * SQL, on users `u`: whether they have a valid second factor. Passkeys count, also those of a
 * former address: moving the installation must not reduce an account to its password.
 */
export const HAS_FACTOR = `(exists (select from user_factors f
    where f.user_id = u.id and f.confirmed_at is not null)
  or exists (select from passkeys p where p.user_id = u.id))`

/**
 * SQL, on users `u` with their roles `r`: until when they may sign in without the second factor
 * that their role requires; null while nothing is missing. The grace period starts at the latest
 * of: the role requires it, the user was created, got another role, or lost their factors by a
 * reset.
 */
export const FACTOR_DUE = `case when r.factor = 'required' and not ${HAS_FACTOR}
  then greatest(r.factor_required_at, u.factor_grace_from, u.created_at)
    + interval '${FACTOR_GRACE_DAYS} days' end`

/** SQL, on users `u` with their roles `r`: true once they must set up a second factor first. */
export const MUST_ENROL = `coalesce(${FACTOR_DUE} <= now(), false)`

/** The policy of a user's role for the second factor. */
export type PolicyState = {
  policy: FactorPolicy
  /** Until when they may sign in without the missing factor; null if none is missing. */
  due: string | null
}

/** True for a user with a second factor. The caller checks that the request is from that user. */
export const hasFactor = async (req: Reader, userId: number): Promise<boolean> => {
  const [row] = await readRows<{ has: boolean }>(
    req,
    sql`select ${sql.raw(HAS_FACTOR)} as has from users u where u.id = ${userId}`,
  )
  return row?.has === true
}

/** The second-factor policy of a user's role. The caller checks the permission. */
export const readFactorPolicy = async (req: Reader, userId: number): Promise<PolicyState> => {
  const [row] = await readRows<PolicyState>(
    req,
    sql`select r.factor as policy, ${momentText(sql.raw(FACTOR_DUE))} as due
        from users u join roles r on r.id = u.role_id where u.id = ${userId}`,
  )
  return row ?? { policy: 'optional', due: null }
}
