import type { Endpoint } from 'payload'
import { abilityOfRequest } from '@/access/abilityOf'
import { Refusal } from '@/domain/shared/refusal'
import { readDashboard } from '@/operations/dashboard/readDashboard'

/** GET /api/dashboard: the figures the dashboard draws. */
export const dashboardEndpoint: Endpoint = {
  path: '/dashboard',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new Refusal('signInFirst')
    if (!(await abilityOfRequest(req)).can('read', 'dashboard')) throw new Refusal('notAllowed')
    return Response.json(await readDashboard(req))
  },
}
