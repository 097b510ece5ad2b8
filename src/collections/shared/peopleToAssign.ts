import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { peopleWhoMayOwn, type OwnedSlug } from '@/queries/users/peopleWhoMayOwn'
import { insistOnRights } from './commandCall'

/** `GET /:slug/owners`: to whom the records of a collection can be assigned, for those who may. */
export const peopleToAssign = (slug: OwnedSlug): Endpoint => ({
  path: '/owners',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, commandOf(slug, 'assign').needs)
    return Response.json({ docs: await peopleWhoMayOwn(req, slug) })
  },
})
