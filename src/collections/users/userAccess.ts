import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { accessFor, type FieldRights } from '@/access/collectionAccess'
import type { CrudAction } from '@/access/roles/permissions'
import { judgedBy } from '@/access/judge'
import { staffIdOf } from '@/access/session/staffOf'

const isOwnRow = (req: PayloadRequest, id: unknown): boolean =>
  id != null && String(staffIdOf(req)) === String(id)

/** Users with the right, and everybody on their own row. */
const selfOr = (action: CrudAction): Access => {
  const access: Access = async ({ req }) => {
    const ability = await abilityOfRequest(req)
    if (ability.can(action, 'users')) return true
    const own = staffIdOf(req)
    return own !== null && { id: { equals: own } }
  }
  // Of rows that are not one's own; the collection says that the own one is open (`isOwnRowOpen`).
  return judgedBy(access, (ability) => ability.can(action, 'users'))
}

export const userAccess = accessFor('users', { read: selfOr('read'), update: selfOr('write') })

const byRight = (action: CrudAction, field: string): FieldAccess => {
  return async ({ req }) => (await abilityOfRequest(req)).can(action, 'users', field)
}

/**
 * Access to fields of a user: the user's own ones are open to them, others need the right to users,
 * restricted to its fields.
 */
export const userFieldRights = (field: string): FieldRights => ({
  read: judgedBy<FieldAccess>(
    async ({ req, id, doc }) => {
      if (isOwnRow(req, id ?? doc?.id)) return true
      const ability = await abilityOfRequest(req)
      // Without the right a query finds the own row alone, so that it may name any field of it.
      return !ability.can('read', 'users') || ability.can('read', 'users', field)
    },
    (ability) => ability.can('read', 'users', field),
  ),
  create: byRight('create', field),
  update: async (args) =>
    isOwnRow(args.req, args.id ?? args.doc?.id) || byRight('write', field)(args),
})

/** Of fields that users cannot change of themselves either without permission to write them. */
export const byRightAlone = (field: string) => ({ update: byRight('write', field) })
