import { paths } from '@/catalog/paths'
import { createTranslator } from '@/i18n/translate'
import { readRecord } from '../../related/readRecord'
import type { ViewPage } from '../../shared/viewPage'
import { describeScope, SCOPE_FACTS } from './readCount'
import { readProgress } from './readProgress'

/**
 * Initial data of the counting page.
 * @returns null if it does not exist or may not be read
 */
export const readCounting = async (page: ViewPage) => {
  const record = await readRecord(page, 'stock-counts', SCOPE_FACTS, ['title'])
  if (!record) return null
  const t = createTranslator(page.locale)
  const title = String(record.doc.title ?? t('common.idOf', { id: String(page.id) }))
  return {
    title,
    scope: describeScope(record.facts),
    first: await readProgress(page.req, page.id),
    breadcrumbs: [
      { label: t('stockCounts.plural'), href: paths.stockCounts() },
      { label: title, href: paths.stockCountView(page.id) },
      { label: t('stockCounts.page.count') },
    ],
  }
}
