import { notFound } from 'next/navigation'

import { PrintSheet } from '@/components/stock/counts/PrintSheet'
import { createFormatters } from '@/i18n/format'
import { companyToday } from '@/queries/settings/companyToday'
import { readSheet } from '@/queries/stock/counts/readSheet'

import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/stock-counts/sheet/{id}`: the cards of a count on paper. */
export const CountSheetView = async (view: View) => {
  const { req, id, locale } = await viewPage(view)
  const sheet = await readSheet(req, id)
  if (!sheet) notFound()
  const day = createFormatters(locale).day(await companyToday(req))
  return <PrintSheet sheet={{ ...sheet, id, day }} />
}
