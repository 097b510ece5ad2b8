import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { SignInState } from '@/domain/users/signInState'
import { readRows } from '../shared/rows'
import { FACTOR_DUE, HAS_FACTOR } from './factorPolicy'
import { isCurrentIssuer } from './readFactors'
import { HAS_PASSWORD } from './signInSql'

/** SQL, on users `u`: whether they were invited, and whether the link is still valid. */
export const INVITATION = `coalesce((select case when i.token_hash is not null and i.expires_at > now()
    then 'sent' else 'over' end from user_invitations i where i.user_id = u.id), 'none')`

/** SQL condition on users `u`: active, and without an open invitation. */
export const CAN_SIGN_IN = `u.status = 'active'
  and not exists (select from user_invitations i where i.user_id = u.id)`

/**
 * The sign-in states of users, in one statement.
 * @param ids of users that the caller may read
 * @returns by id; empty for callers who may not read that of users
 */
export const readSignInStates = async (
  req: PayloadRequest,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SignInState>> => {
  const ability = await abilityOfRequest(req)
  if (ids.length === 0 || !ability.can('read', 'users', 'signIn')) return new Map()
  const rows = await readRows<{ id: number; state: SignInState }>(
    req,
    sql`select id, case when invitation = 'sent' then 'invited'
            when invitation = 'over' then 'invitationOver' when "hasFactor" then 'factor' when due <= now() then 'overdue'
            when due is not null then 'grace' when "hasPassword" then 'password'
            when "isLinked" then 'provider' else 'nothing' end as state
        from (select u.id, ${sql.raw(HAS_PASSWORD)} as "hasPassword",
            exists (select from user_identities i where i.user_id = u.id
              and ${isCurrentIssuer('i.issuer')}) as "isLinked", ${sql.raw(HAS_FACTOR)} as "hasFactor", ${sql.raw(FACTOR_DUE)} as due,
            ${sql.raw(INVITATION)} as invitation
          from users u join roles r on r.id = u.role_id
          where u.id in (select value::int
            from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))) one`,
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}
