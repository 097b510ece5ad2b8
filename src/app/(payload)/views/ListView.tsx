import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { ListPage } from '@/components/list/ListPage'
import type { Query } from '@/components/list/listState'
import { collectionShape } from '@/gate/query/collectionShape'
import { checkWhere } from '@/gate/query/checkWhere'

import { loadList } from '../lists/loadList'
import { FramedView } from './FramedView'
import { readOffers } from './readOffers'

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

/** Every list of the product: `routing/table.ts` guards its page and names its collection. */
export const ListView = async (view: AdminViewServerProps) => {
  const { req, permissions } = view.initPageResult
  const slug = Array.isArray(view.params?.segments) ? (view.params.segments[1] ?? '') : ''
  const collection = Object.entries(req.payload.collections).find(([name]) => name === slug)?.[1]
  if (!collection) notFound()
  const list = await loadList({
    req,
    slug,
    query: (view.searchParams ?? {}) as Query,
    permissions: permissions.collections?.[slug],
    isSoundWhere: isSound(collectionShape(collection.config)),
    readOffers,
  })
  return (
    <FramedView view={view}>
      <ListPage list={list} />
    </FramedView>
  )
}
