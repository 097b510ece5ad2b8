import { Dashboard } from '@/components/dashboard/Dashboard'
import { readDashboardPage } from '@/queries/dashboard/readDashboardPage'
import { viewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/dashboard`: reads what its reader may see and draws it. */
export const DashboardView = async (view: View) => (
  <Framed>
    <Dashboard {...await readDashboardPage(await viewPage(view), view.query.period)} />
  </Framed>
)
