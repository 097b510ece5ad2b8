import { AuditPage } from '@/components/audit/AuditPage'
import { readAuditPage } from '@/queries/audit/readAuditPage'
import { viewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/audit`: the trail, for holders of *read audit*, as far as they may read what it is about. */
export const AuditView = async (view: View) => {
  const page = await viewPage(view)
  return (
    <Framed>
      <AuditPage {...await readAuditPage(page, view.query)} locale={page.locale} />
    </Framed>
  )
}
