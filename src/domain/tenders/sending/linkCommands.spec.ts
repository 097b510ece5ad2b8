import { expect, it } from 'vitest'
import { linkStateOf, refuseSendCommand } from './linkCommands'

const now = new Date('2026-03-01T12:00:00Z')

it.each([
  [{}, 'open'],
  [{ expiresAt: null, revokedAt: null }, 'open'],
  [{ expiresAt: '2026-03-01T12:00:01Z' }, 'open'],
  [{ expiresAt: '2026-03-01T12:00:00Z' }, 'expired'],
  [{ expiresAt: '2026-02-01T00:00:00Z', revokedAt: '2026-01-01T00:00:00Z' }, 'revoked'],
])('the link of %j is %s', (send, state) => expect(linkStateOf({ ...send, now })).toBe(state))

it('an expired link can be taken back, so that it stays so; one that was not again', () => {
  expect(refuseSendCommand({ status: 'open' })).toBe(null)
  expect(refuseSendCommand({ status: 'expired' })).toBe(null)
  expect(refuseSendCommand({ status: 'revoked' })).toMatchObject({ code: 'linkRevoked' })
})
