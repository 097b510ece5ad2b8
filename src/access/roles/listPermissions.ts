import type { PayloadRequest, SanitizedCollectionPermission } from 'payload'
import { getEntityPermissions, sanitizePermissions } from '@/lib/payloadRequests'

import type { SanitizedCollectionConfig } from 'payload'

/** The reader's permissions for one collection and its fields, as evaluated by Payload. */
export const listPermissions = async (
  req: PayloadRequest,
  entity: SanitizedCollectionConfig,
): Promise<SanitizedCollectionPermission | undefined> => {
  const found = await getEntityPermissions({
    blockReferencesPermissions: {},
    entity,
    entityType: 'collection',
    fetchData: false,
    operations: ['read', 'delete'],
    req,
  })
  const { collections } = sanitizePermissions({
    canAccessAdmin: true,
    collections: { [entity.slug]: found },
    globals: {},
  } as never)
  return collections?.[entity.slug]
}
