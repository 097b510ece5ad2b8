import type { PayloadRequest } from 'payload'

/** More than any company has; a select has no pagination. */
const MOST = 500

/** Every role by name, as far as the visitor may read it. */
export const readRoles = async (req: PayloadRequest) => {
  const { docs } = await req.payload.find({
    collection: 'roles',
    sort: 'name',
    limit: MOST,
    pagination: false,
    depth: 0,
    select: { name: true, permissions: true },
    overrideAccess: false,
    req,
  })
  return docs
}
