import { notFound } from 'next/navigation'

import { LaterCounting } from '@/components/stock/LaterPages'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { viewPage } from '@/queries/shared/viewPage'
import { readCounting } from '@/queries/stock/counts/readCounting'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/stock-counts/count/{id}`: the screen on which counted quantities are entered. */
export const CountingView = async (view: View) => {
  const page = await viewPage(view)
  const read = await readCounting(page)
  if (!read) notFound()
  const { title, first, scope, breadcrumbs } = read
  const header = { breadcrumbs, description: scope || undefined, title: <bdi>{title}</bdi> }
  return (
    <Framed>
      <div className="ui-page">
        <PageHeader {...header} />
        <LaterCounting first={first} id={page.id} person={String(page.req.user?.id ?? '')} />
      </div>
    </Framed>
  )
}
