import { feedApiPath } from '@/domain/calendar/feed'
import type { Handler } from './createServer'

/**
 * Has the API answer the addresses of calendars, `/cal/….ics`: calendar programs expect one that ends
 * like a file. What they add to it is left out.
 * @param next answers everything
 */
export const withFeeds =
  (next: Handler): Handler =>
  (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    request.url = feedApiPath(path) ?? request.url
    return next(request, response)
  }
