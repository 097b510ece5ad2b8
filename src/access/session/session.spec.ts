import { describe, expect, it } from 'vitest'
import { mayAct, type Actor } from './session'

const now = new Date('2026-03-01T12:00:00Z')
const session = (id: string, expiresAt: string) => ({ id, expiresAt })
const user = (more: Partial<Actor> = {}): Actor => ({
  collection: 'users',
  status: 'active',
  _sid: 'a',
  sessions: [session('a', '2026-03-01T12:00:01Z')],
  ...more,
})

describe('mayAct', () => {
  it('lets an active user with a live session act', () => {
    expect(mayAct(user(), now)).toBe(true)
    expect(mayAct({ collection: 'api-clients', enabled: true, expiresAt: null }, now)).toBe(true)
  })

  it.each<[string, Actor]>([
    ['passive', user({ status: 'passive' })],
    ['without a status', user({ status: undefined })],
    ['whose session is over', user({ sessions: [session('a', '2026-03-01T12:00:00Z')] })],
    ['whose session is gone', user({ sessions: [session('b', '2027-01-01T00:00:00Z')] })],
    ['whose session has no end', user({ sessions: [{ id: 'a' }] })],
    ['switched off', { collection: 'api-clients', enabled: false }],
    ['expired', { collection: 'api-clients', enabled: true, expiresAt: '2026-02-28T00:00:00Z' }],
  ])('stops one %s', (_, actor) => {
    expect(mayAct(actor, now)).toBe(false)
  })
})
