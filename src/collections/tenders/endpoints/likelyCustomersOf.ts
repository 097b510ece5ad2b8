import type { Endpoint } from 'payload'
import { commandOf } from '@/catalog/commands/registry'
import { readLikelyCustomers } from '@/operations/tenders/registering/readLikelyCustomers'
import { insistOnRights } from '../../shared/commandCall'
import { recordAsked } from '../../shared/recordAsked'

/**
 * `GET /tenders/:id/likely-customers`: whom a tender of an unregistered person names, and customers
 * who may be the same, for whoever may make a customer of them.
 */
export const likelyCustomersOf: Endpoint = {
  path: '/:id/likely-customers',
  method: 'get',
  handler: async (req) => {
    await insistOnRights(req, [['read', 'tenders', '*'], ...commandOf('tenders', 'register').needs])
    return Response.json(await readLikelyCustomers(req, recordAsked(req)))
  },
}
