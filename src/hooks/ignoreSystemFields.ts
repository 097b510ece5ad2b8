import type { CollectionBeforeOperationHook } from 'payload'

const SYSTEM_FIELDS = ['createdAt', 'updatedAt', 'deletedAt', '_status', 'sessions', 'salt', 'hash']

/** Columns that Payload would accept from a client although nobody may set them. */
export const ignoreSystemFields: CollectionBeforeOperationHook = ({ args, operation }) => {
  const call = args as { data?: Record<string, unknown>; overrideAccess?: boolean }
  const isWrite = operation === 'create' || operation === 'update'
  // REST leaves `overrideAccess` out; only our own code says true.
  if (isWrite && call.data && call.overrideAccess !== true)
    for (const name of SYSTEM_FIELDS) delete call.data[name]
  return args
}
