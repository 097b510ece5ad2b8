import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { peopleWhoMayOwn, type OwnedSlug } from '@/queries/users/peopleWhoMayOwn'
import { insistOnRights } from './commandCall'

/**
 * `GET /:slug/owners`: the users to whom records can be assigned, for callers who may assign them.
 */
export const peopleToAssign = (slug: OwnedSlug): Endpoint => ({
  path: '/owners',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, commandOf(slug, 'assign').needs)
    return Response.json({ docs: await peopleWhoMayOwn(req, slug) })
  },
})
