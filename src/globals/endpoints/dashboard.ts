import type { Endpoint } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { insistOnCaller } from '@/access/session/staffOf'
import { readPeriod } from '@/domain/dashboard/period'
import { isWidgetId } from '@/domain/dashboard/widgets'
import { Refusal } from '@/domain/shared/refusal'
import { readDashboard } from '@/queries/dashboard/readDashboard'

/**
 * GET /api/dashboard: the figures the dashboard draws. `period` is `month`, `3m`, `6m` (when left
 * out), `12m` or `year`; `only` names widgets, with commas, to read no others.
 */
export const dashboardEndpoint: Endpoint = {
  path: '/dashboard',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    if (!(await abilityOfRequest(req)).can('read', 'dashboard')) throw new Refusal('notAllowed')
    const only = req.searchParams.get('only')
    const figures = await readDashboard(req, {
      period: readPeriod(req.searchParams.get('period')),
      now: new Date(),
      ...(only !== null && { only: only.split(',').filter(isWidgetId) }),
    })
    return Response.json(figures)
  },
}
