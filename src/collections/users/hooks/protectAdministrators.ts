import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { buildAbility } from '@/access/buildAbility'
import type { AppAbility } from '@/access/buildAbility'
import { idOf } from '@/domain/shared/idOf'
import { Refusal } from '@/domain/shared/refusal'
import { administratorIds, isAdministrator } from '@/operations/users/refuseWithoutAdministrator'
import { query } from '@/operations/shared/transaction'

const exceeds = (granted: AppAbility, own: AppAbility): boolean =>
  granted.rules.some((rule) =>
    [rule.action]
      .flat()
      .some((action) =>
        [rule.subject].flat().some((subject) => subject && !own.can(action, subject)),
      ),
  )

/**
 * Guards role and e-mail of a user. Nobody assigns a role with more rights than their own, and the
 * last administrator keeps theirs. The database keeps both columns from every other writer: a login
 * in flight would otherwise undo the change.
 */
export const protectAdministrators: CollectionBeforeChangeHook = async (call) => {
  const { data, operation, originalDoc, req } = call
  const newRole = data.role === undefined ? null : idOf(data.role)
  const isOtherRole = newRole !== null && newRole !== idOf(originalDoc?.role)
  if (isOtherRole) {
    const [role] = await query<{ permissions: unknown }>(
      req,
      sql`select permissions from roles where id = ${newRole}`,
    )
    if (req.user && exceeds(buildAbility(role?.permissions), await abilityOfRequest(req)))
      throw new Refusal('grantBeyondOwn')
    if (operation === 'update' && !isAdministrator(role?.permissions)) {
      const others = (await administratorIds(req)).filter((id) => id !== originalDoc?.id)
      if (others.length === 0) throw new Refusal('lastAdministrator')
    }
  }
  if (operation === 'update')
    await query(req, sql`select set_config('app.user_writer', 'on', true)`)
  return data
}

/** The last administrator cannot be deleted, and nobody deletes themselves. */
export const refuseLastAdministratorDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.collection === 'users' && req.user.id === id)
    throw new Refusal('cannotSuspendYourself')
  const others = (await administratorIds(req)).filter((other) => other !== id)
  if (others.length === 0) throw new Refusal('lastAdministrator')
}
