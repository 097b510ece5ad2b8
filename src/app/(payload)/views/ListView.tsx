import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import type { CollectionSlug } from 'payload'

import { entityOf } from '@/catalog'
import { ListPage } from '@/components/list/ListPage'
import { isSoundWhere } from '../lists/isSoundWhere'
import { loadList } from '../lists/loadList'
import { Framed } from '../frame/Framed'
import { ListTotals } from './ListTotals'
import { listPermissions } from './listPermissions'
import { readOffers } from './readOffers'
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
