import type { GlobalBeforeOperationHook } from 'payload'
import { lockAdministration } from '@/operations/users/roleHierarchy'

/**
 * Serialises concurrent saves: Payload writes the whole row from an earlier read, so two users who
 * change different settings at once would overwrite each other. An advisory lock, not a row lock as
 * in `lockBeforeUpdate`: before the first save there is no row. It is the lock of users and roles,
 * because limits of approvals are checked together with those.
 */
export const oneSaveAtATime: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && req.transactionID) await lockAdministration(req)
  return args
}
