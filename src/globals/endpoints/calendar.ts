import type { Endpoint } from 'payload'
import { insistOnCaller } from '@/access/session/staffOf'
import { calendarAsked } from '@/domain/calendar/calendarAsked'
import { Refusal } from '@/domain/shared/refusal'
import { readCalendar } from '@/queries/calendar/readCalendar'
import { FEED_BODY } from '@/catalog/commands/bodies/feedBody'
import { bodyFrom } from '@/collections/shared/commandCall'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { etagOf, hasIt } from '@/lib/etag'
import { countForLink } from '@/operations/limits/countForLink'
import { endFeed, makeFeed, noteFeedRead } from '@/operations/users/calendarFeed'
import { readFeed } from '@/queries/calendar/readFeed'

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

/**
 * `POST /api/calendar-feeds {layers?}`: creates a new address of the user's own calendar, shown
 * only once.
 */
const make: Endpoint = {
  path: '/calendar-feeds',
  method: 'post',
  handler: async (req) => {
    const { layers } = await bodyFrom(req, FEED_BODY)
    const url = await makeFeed({ req, layers })
    return Response.json({ url })
  },
}

/** `DELETE /api/calendar-feeds` */
const end: Endpoint = {
  path: '/calendar-feeds',
  method: 'delete',
  handler: async (req) => {
    await endFeed(req)
    return Response.json({ done: true })
  },
}

/**
 * `GET /api/cal/:token`, known to clients as `/cal/:token.ics`: the calendar of a feed address, for
 * programs without a session.
 */
const read: Endpoint = {
  path: '/cal/:token',
  method: 'get',
  handler: async ({ payload, headers, routeParams }) => {
    const token = String(routeParams?.token ?? '')
    const address = headers.get(CLIENT_ADDRESS_HEADER) ?? ''
    await countForLink({ payload, address, token, limits: ['link-ip', 'feed-token'] })
    const text = await readFeed(payload, token)
    if (text === null) throw new Refusal('notFound')
    await noteFeedRead(payload, token)
    const etag = etagOf(text)
    if (hasIt(headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers: { ETag: etag } })
    return new Response(text, {
      headers: { 'Content-Type': 'text/calendar; charset=utf-8', ETag: etag },
    })
  },
}

/** The endpoints of calendar feeds. */
export const calendarFeedEndpoints: Endpoint[] = [make, end, read]
