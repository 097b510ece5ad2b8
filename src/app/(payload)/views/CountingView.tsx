import { notFound } from 'next/navigation'

import { paths } from '@/catalog/paths'
import { LaterCounting } from '@/components/stock/counts/LaterCounting'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { createTranslator } from '@/i18n/translate'
import { readProgress } from '@/queries/stock/counts/readProgress'

import { Framed } from '../frame/Framed'
import { describeScope, SCOPE_FACTS } from '@/queries/stock/counts/readCount'
import { readRecord } from '@/queries/related/readRecord'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-counts/count/{id}`: where a count is counted. */
export const CountingView = async (view: View) => {
  const page = await viewPage(view)
  const record = await readRecord(page, 'stock-counts', SCOPE_FACTS, ['title'])
  if (!record) notFound()
  const t = createTranslator(page.locale)
  const title = String(record.doc.title ?? t('common.idOf', { id: String(page.id) }))
  return (
    <Framed>
      <div className="ui-page">
        <PageHeader
          breadcrumbs={[
            { label: t('stockCounts.plural'), href: paths.stockCounts() },
            { label: title, href: paths.stockCountView(page.id) },
            { label: t('stockCounts.page.count') },
          ]}
          description={describeScope(record.facts) || undefined}
          title={<bdi>{title}</bdi>}
        />
        <LaterCounting
          first={await readProgress(page.req, page.id)}
          id={page.id}
          person={String(page.req.user?.id ?? '')}
        />
      </div>
    </Framed>
  )
}
