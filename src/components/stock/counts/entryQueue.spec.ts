import { expect, it } from 'vitest'
import { fateOf, newEntry } from './entryQueue'

const refused = (status: number, code?: string) =>
  ({ ok: false, status, fields: {}, ...(code && { code }) }) as const

it.each([
  ['taken', { ok: true, status: 200, data: {} } as const, 'sent'],
  ['done by the first try', refused(409, 'alreadyDone'), 'sent'],
  ['no connection', refused(0), 'waits'],
  ['a server that fails', refused(503), 'waits'],
  ['too many at once', refused(429), 'waits'],
  ['signed out', refused(401), 'waits'],
  ['the first try is under way', refused(409, 'stillRunning'), 'waits'],
  ['no such code', refused(404, 'unknownCode'), 'refused'],
  ['not open any more', refused(409, 'wrongCountState'), 'refused'],
  ['a fraction of pieces', refused(400, 'invalidInput'), 'refused'],
] as const)('an entry: %s', (_, outcome, fate) => {
  expect(fateOf(outcome)).toBe(fate)
})

it('has a key of its own, the same for every try', () => {
  const body = {
    path: '/api/counting/enter',
    body: { count: 1 },
    label: 'V1',
    quantity: '1',
  } as const
  expect(newEntry(body).key).not.toBe(newEntry(body).key)
})
