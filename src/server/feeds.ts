import { feedApiPath } from '@/domain/calendar/feed'
import type { Handler } from './createServer'

/**
 * Rewrites requests to calendar addresses, `/cal/….ics`, to the API: calendar programs expect a
 * path with a file ending. Their query parameters are dropped.
 * @param next handles the request
 */
export const withFeeds =
  (next: Handler): Handler =>
  (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    request.url = feedApiPath(path) ?? request.url
    return next(request, response)
  }
