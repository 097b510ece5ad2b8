import { notFound } from 'next/navigation'

import { TenderPage } from '@/components/tenders/page/TenderPage'
import { siteOf } from '@/queries/settings/siteOf'
import { viewPage } from '@/queries/shared/viewPage'
import { readTenderView } from '@/queries/tenders/page/readTenderView'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/tenders/view/{id}`: a tender, its lines, what happened to it and what comes next. */
export const TenderView = async (view: View) => {
  const page = await viewPage(view)
  const tender = await readTenderView(page, view.query.tab)
  if (!tender) notFound()
  const { timeZone } = await siteOf(page.req.payload)
  return (
    <Framed>
      <TenderPage locale={page.locale} tender={tender} timeZone={timeZone} />
    </Framed>
  )
}
