import type { CollectionBeforeChangeHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Permission } from '@/access/permissions'
import { cleanPermissions, refusePermissions } from '@/access/refusePermissions'
import { Refusal, refuseFields } from '@/domain/shared/refusal'

/** The database keeps keys in an order of its own, so rows are compared by their values. */
const canonical = ({ subject, actions, fields }: Permission): string =>
  JSON.stringify([subject, [...actions].sort(), fields ? [...fields].sort() : null])

const storedPermissions = (value: unknown): Permission[] =>
  (Array.isArray(value) ? value : []).filter((row) => refusePermissions([row]).length === 0)

/**
 * Checks a role's permissions, and that nobody grants what they lack. Rights a role already has
 * may stay, so that a smaller administrator can still rename a bigger role.
 */
export const refuseGrantBeyondOwn: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data.permissions === undefined) return data
  refuseFields(refusePermissions(data.permissions))
  const permissions = cleanPermissions(data.permissions as Permission[])
  if (req.user) {
    const own = await abilityOfRequest(req)
    const before = new Set(storedPermissions(originalDoc?.permissions).map(canonical))
    for (const { subject, actions, fields } of permissions) {
      const beyond = actions.filter((action) =>
        (fields ?? [undefined]).some((field) => !own.can(action, subject, field)),
      )
      const isNew = !before.has(canonical({ subject, actions, fields }))
      if (beyond.length > 0 && isNew)
        throw new Refusal('grantBeyondOwn', { data: { subject, actions: beyond.join(', ') } })
    }
  }
  return { ...data, permissions }
}
