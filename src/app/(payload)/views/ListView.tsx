import { notFound } from 'next/navigation'
import { Suspense } from 'react'

import { ListPage } from '@/components/list/ListPage'
import { readListPage } from '@/queries/list/loadList'

import { Framed } from '../frame/Framed'
import { toolsOf } from '../lists/listTools'
import { ListGroups, ListTotals } from './ListTotals'
import type { View } from './view'

/** Every list of the product: `src/catalog` defines the right for its page and its collection. */
export const ListView = async ({ req, query, page }: View) => {
  const { target } = page.route
  if (target.kind !== 'collection') notFound()
  const list = await readListPage({ req, slug: target.slug, query, toolsOf })
  const totals = (
    <Suspense>
      <ListTotals list={list} req={req} />
    </Suspense>
  )
  return (
    <Framed>
      <ListPage groups={<ListGroups list={list} req={req} />} list={list} totals={totals} />
    </Framed>
  )
}
