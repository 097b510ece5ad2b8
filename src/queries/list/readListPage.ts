import type { CollectionSlug } from 'payload'
import { listPermissions } from '@/access/roles/listPermissions'
import { readOffers } from '../shared/readOffers'
import { loadList, type ListRequest } from './loadList'

/** Data of a list page, with the commands of each record. */
export const readListPage = async (
  asked: Pick<ListRequest, 'req' | 'slug' | 'query' | 'toolsOf'>,
) => {
  const { config } = asked.req.payload.collections[asked.slug as CollectionSlug]
  return loadList({
    ...asked,
    permissions: await listPermissions(asked.req, config),
    readOffers,
  })
}
