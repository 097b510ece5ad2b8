import type { Endpoint } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { calendarAsked } from '@/domain/calendar/calendarAsked'
import { Refusal } from '@/domain/shared/refusal'
import { readCalendar } from '@/queries/calendar/readCalendar'

/**
 * GET /api/calendar: the entries of the days `from` to `to` of the company, at most 62, as far as
 * the caller may see them. `layers` limits them to some kinds; `team=1` adds the actions and last
 * days of all owners, for users who may write tenders. For users only, not for programs.
 */
export const calendarEndpoint: Endpoint = {
  path: '/calendar',
  method: 'get',
  handler: async (req) => {
    insistOnCaller(req)
    const asked = calendarAsked(req.searchParams)
    if (typeof asked === 'string') throw new Refusal('invalidQuery', { data: { path: asked } })
    const found = await readCalendar(req, asked)
    if (!found) throw new Refusal('peopleOnly')
    return Response.json(found)
  },
}
