import type { CollectionBeforeChangeHook } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import type { Permission } from '@/access/permissions'
import { cleanPermissions, refusePermissions } from '@/access/refusePermissions'
import { Refusal, refuseFields } from '@/domain/shared/refusal'

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
    const before = JSON.stringify(originalDoc?.permissions ?? [])
    for (const { subject, actions, fields } of permissions) {
      const beyond = actions.filter((action) =>
        (fields ?? [undefined]).some((field) => !own.can(action, subject, field)),
      )
      const isNew = !before.includes(
        JSON.stringify({ subject, actions, ...(fields && { fields }) }),
      )
      if (beyond.length > 0 && isNew)
        throw new Refusal('grantBeyondOwn', { data: { subject, actions: beyond.join(', ') } })
    }
  }
  return { ...data, permissions }
}
