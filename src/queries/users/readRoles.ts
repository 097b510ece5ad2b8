import type { PayloadRequest } from 'payload'

import { abilityOfRequest } from '@/access/abilityOf'
import { mayReadField } from '@/access/reading/mayReadField'
import { shownName } from '@/present/record/shownName'

/** More than any company has; a select has no pagination. */
const MOST = 500

/** Every role by name, limited to what the visitor may read; without names by id. */
export const readRoles = async (req: PayloadRequest) => {
  const isNamed = mayReadField(await abilityOfRequest(req), 'roles', 'name')
  const { docs } = await req.payload.find({
    collection: 'roles',
    // Payload refuses to sort by an unreadable field.
    sort: isNamed ? 'name' : 'id',
    limit: MOST,
    pagination: false,
    depth: 0,
    select: { name: true, permissions: true },
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, name, permissions }) => ({ id, name: shownName(name), permissions }))
}
