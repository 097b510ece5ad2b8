import { expect, it } from 'vitest'
import { MAX_RIGHT_REQUESTS, refuseRightRequest } from './rightRequest'

it.each<[string, Parameters<typeof refuseRightRequest>[0], string | null]>([
  ['nothing is missing', { missing: 0, fresh: 0, recent: 0 }, 'noRightMissing'],
  ['one right', { missing: 1, fresh: 1, recent: 0 }, null],
  ['requested this week', { missing: 1, fresh: 0, recent: 1 }, 'rightRequested'],
  ['one of two was requested', { missing: 2, fresh: 1, recent: 1 }, null],
  ['the last of a week', { missing: 1, fresh: 1, recent: MAX_RIGHT_REQUESTS - 1 }, null],
  ['one too many', { missing: 1, fresh: 1, recent: MAX_RIGHT_REQUESTS }, 'tooManyRightRequests'],
  ['two, with room for one', { missing: 2, fresh: 2, recent: MAX_RIGHT_REQUESTS - 1 }, 'tooManyRightRequests'], // oxfmt-ignore
])('%s', (_, asked, code) => expect(refuseRightRequest(asked)).toBe(code))
