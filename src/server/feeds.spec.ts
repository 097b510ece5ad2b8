import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { withFeeds } from './feeds'

const asked = (url: string): string | undefined => {
  const request = { url } as IncomingMessage
  withFeeds(() => undefined)(request, {} as ServerResponse)
  return request.url
}

it.each([
  ['/cal/a_B-9.ics', '/api/cal/a_B-9'],
  // Parameters that some programs add to bypass caches.
  ['/cal/a_B-9.ics?nocache=1', '/api/cal/a_B-9'],
  ['/cal/a', '/cal/a'],
  ['/calendar?view=day', '/calendar?view=day'],
  ['/api/calendar?from=2026-03-01', '/api/calendar?from=2026-03-01'],
])('%s should be answered as %s', (url, answered) => {
  expect(asked(url)).toBe(answered)
})
