import { ImportsPage } from '@/components/imports/ImportsPage'
import { siteOf } from '@/queries/settings/siteOf'

import { Framed } from '../frame/Framed'
import { readImports } from '@/queries/imports/readImports'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

/** `/imports`: files that became records, or are about to. */
export const ImportsView = async (view: View) => {
  const page = await viewPage(view)
  const asked = Number(view.query.page)
  const [found, { timeZone }] = await Promise.all([
    readImports(page, Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1),
    siteOf(page.req.payload),
  ])
  return (
    <Framed>
      <ImportsPage {...found} locale={page.locale} timeZone={timeZone} />
    </Framed>
  )
}
