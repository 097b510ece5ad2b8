import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { deviceToken, knownDevice } from './knownDevice'

const payload = { secret: 'a secret of this installation' } as Payload
const email = 'ayse@example.com'
const now = new Date('2026-03-01T12:00:00Z')
const { token, until } = deviceToken({ payload, email, id: null, now })
const know = (more: Partial<Parameters<typeof knownDevice>[0]> = {}) =>
  knownDevice({ payload, email, token, now, ...more })

describe('knownDevice', () => {
  it('knows a device again, and it stays the same one', () => {
    const id = know()
    expect(id).toMatch(/^[\w-]{22}$/)
    const later = deviceToken({ payload, email, id, now })
    expect(know({ token: later.token })).toBe(id)
    expect(know({ now: new Date(until.getTime() - 1) })).toBe(id)
  })

  it.each([
    ['another account', { email: 'fatma@example.com' }],
    ['another installation', { payload: { secret: 'another' } as Payload }],
    ['the end of its time', { now: until }],
    ['nothing', { token: undefined }],
    ['an empty text', { token: '' }],
    ['another id', { token: `${'A'.repeat(22)}${token.slice(22)}` }],
    ['a longer time', { token: token.replace(String(until.getTime()), '9999999999999') }],
    ['no signature', { token: token.split('.').slice(0, 2).join('.') }],
    ['more than a token', { token: `${token}.x` }],
    ['letters of two bytes', { token: `${token.slice(0, -1)}é` }],
  ])('does not know it by %s', (_, more) => {
    expect(know(more)).toBeNull()
  })
})
