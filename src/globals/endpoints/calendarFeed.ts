import type { Endpoint } from 'payload'
import { FEED_BODY } from '@/catalog/commands/bodies/feedBody'
import { bodyFrom } from '@/collections/shared/commandCall'
import { CLIENT_ADDRESS_HEADER } from '@/domain/shared/text/headerNames'
import { Refusal } from '@/domain/shared/refusal'
import { etagOf, hasIt } from '@/lib/etag'
import { countForLink } from '@/operations/limits/countForLink'
import { endFeed, makeFeed, noteFeedRead } from '@/operations/users/calendarFeed'
import { readFeed } from '@/queries/calendar/readFeed'

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
