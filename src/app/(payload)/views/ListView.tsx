import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import type { CollectionSlug } from 'payload'

import { entityOf } from '@/catalog'
import { ListPage } from '@/components/list/ListPage'
import { collectionShape } from '@/gate/query/collectionShape'
import { checkWhere } from '@/gate/query/checkWhere'

import { loadList } from '../lists/loadList'
import { Framed } from '../frame/Framed'
import { ListTotals } from './ListTotals'
import { listPermissions } from './listPermissions'
import { readOffers } from './readOffers'
import type { View } from './view'

type Where = Parameters<typeof checkWhere>[0]['where']

/** A filter in a page's URL passes the same validation as one of the API. */
const isSound = (shape: ReturnType<typeof collectionShape>) => (where: Where) => {
  try {
    checkWhere({ shape, where })
    return true
  } catch {
    return false
  }
}

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
    isSoundWhere: isSound(collectionShape(collection.config)),
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
