import type { CollectionAfterChangeHook } from 'payload'
import { refuseWithoutAdministrator } from '@/operations/users/refuseWithoutAdministrator'

/** A change of a role may not leave the company without anybody who manages users and roles. */
export const keepAnAdministrator: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update' && req.user) await refuseWithoutAdministrator(req)
  return doc
}
