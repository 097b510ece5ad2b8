import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import type { CollectionSlug } from 'payload'

import { entityOf } from '@/catalog'
import { ListPage } from '@/components/list/ListPage'
import { isSoundWhere } from '@/queries/filters/isSoundWhere'
import { loadList } from '@/queries/list/loadList'
import { Framed } from '../frame/Framed'
import { toolsOf } from '../lists/listTools'
import { ListTotals } from './ListTotals'
import { listPermissions } from '@/access/roles/listPermissions'
import { readOffers } from '@/queries/shared/readOffers'
import type { View } from './view'

/** Every list of the product: `src/catalog` guards its page and names its collection. */
export const ListView = async (view: View) => {
  const { req, query, page } = view
  const { target } = page.route
  if (target.kind !== 'collection') notFound()
  const { slug } = target
  const collection = req.payload.collections[slug as CollectionSlug]
  const list = await loadList({
    req,
    slug,
    query,
    permissions: await listPermissions(req, collection.config),
    isSoundWhere: isSoundWhere(collection.config),
    readOffers,
    toolsOf,
  })
  return (
    <Framed>
      <ListPage
        list={list}
        totals={
          entityOf(slug)?.list?.hasTotals && (
            <Suspense>
              <ListTotals list={list} req={req} />
            </Suspense>
          )
        }
      />
    </Framed>
  )
}
