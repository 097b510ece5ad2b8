import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { accessFor, type FieldRights } from '@/access/collectionAccess'
import type { CrudAction } from '@/access/roles/permissions'
import { judgedBy } from '@/access/judge'
import { staffIdOf } from '@/access/session/staffOf'

const isOwnRow = (req: PayloadRequest, id: unknown): boolean =>
  id != null && String(staffIdOf(req)) === String(id)

/** All users with the right; without it every user's own row. */
const selfOr = (action: CrudAction): Access => {
  const access: Access = async ({ req }) => {
    const ability = await abilityOfRequest(req)
    if (ability.can(action, 'users')) return true
    const own = staffIdOf(req)
    return own !== null && { id: { equals: own } }
  }
  // The rule for other users' rows; `isOwnRowOpen` of the collection opens the own row.
  return judgedBy(access, (ability) => ability.can(action, 'users'))
}

export const userAccess = accessFor('users', { read: selfOr('read'), update: selfOr('write') })

const byRight = (action: CrudAction, field: string): FieldAccess => {
  return async ({ req }) => (await abilityOfRequest(req)).can(action, 'users', field)
}

/**
 * Access to fields of a user. Every user may access their own; for other users it takes the right
 * to users, limited to its fields.
 */
export const userFieldRights = (field: string): FieldRights => ({
  read: judgedBy<FieldAccess>(
    async ({ req, id, doc }) => {
      if (isOwnRow(req, id ?? doc?.id)) return true
      const ability = await abilityOfRequest(req)
      // Without the right a query finds only the caller's own row, so it may filter by any field.
      return !ability.can('read', 'users') || ability.can('read', 'users', field)
    },
    (ability) => ability.can('read', 'users', field),
  ),
  create: byRight('create', field),
  update: async (args) =>
    isOwnRow(args.req, args.id ?? args.doc?.id) || byRight('write', field)(args),
})

/** For fields that users may not change even of themselves without permission to write users. */
export const byRightAlone = (field: string) => ({ update: byRight('write', field) })
