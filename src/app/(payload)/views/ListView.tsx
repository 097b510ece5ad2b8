import { notFound } from 'next/navigation'
import { Suspense } from 'react'

import { entityOf } from '@/catalog'
import { ListPage } from '@/components/list/ListPage'
import { readListPage } from '@/queries/list/loadList'
import { readListGroups } from '@/queries/list/readListGroups'

import { Framed } from '../frame/Framed'
import { toolsOf } from '../lists/listTools'
import { ListColumnSums, ListGroups, ListTotals } from './ListTotals'
import type { View } from './view'

/** Every list of the product: `src/catalog` defines the right for its page and its collection. */
export const ListView = async ({ req, query, page }: View) => {
  const { target } = page.route
  if (target.kind !== 'collection') notFound()
  const list = await readListPage({ req, slug: target.slug, query, toolsOf })
  const { hasTotals, sums } = entityOf(target.slug)?.list ?? {}
  const Totals = hasTotals ? ListTotals : sums && ListColumnSums
  const totals = Totals && (
    <Suspense>
      <Totals list={list} req={req} />
    </Suspense>
  )
  return (
    <Framed>
      <ListPage
        // Above the rows: read with the page, so that nothing moves.
        groups={<ListGroups groups={await readListGroups(req, list)} list={list} />}
        list={list}
        totals={totals}
      />
    </Framed>
  )
}
