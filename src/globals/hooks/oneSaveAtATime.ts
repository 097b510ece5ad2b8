import type { GlobalBeforeOperationHook } from 'payload'
import { lockAdministration } from '@/operations/users/roleHierarchy'

/**
 * Serialises concurrent saves: Payload writes the whole row from an earlier read, so two people who
 * change different settings at once would overwrite each other. No lock of the row, as
 * `lockBeforeUpdate` takes: before the first save there is none. The lock is the one of users and
 * roles, because limits of approvals are judged together with those.
 */
export const oneSaveAtATime: GlobalBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' && req.transactionID) await lockAdministration(req)
  return args
}
