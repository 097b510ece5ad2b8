import type { AuthStrategy, Payload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { guardStrategies } from './passiveUsers'

describe('guardStrategies', () => {
  it('makes a passive user nobody, and asks once for one request', async () => {
    const authenticate = vi
      .fn()
      .mockResolvedValue({ user: { collection: 'users', status: 'passive' } })
    const strategies: AuthStrategy[] = [{ name: 'by-hand', authenticate }]
    const payload = { authStrategies: strategies } as unknown as Payload
    guardStrategies(payload)
    guardStrategies(payload)
    const args = { headers: new Headers(), payload }
    const strategy = payload.authStrategies[0]!
    expect((await strategy.authenticate(args)).user).toBeNull()
    expect((await strategy.authenticate(args)).user).toBeNull()
    expect(authenticate).toHaveBeenCalledTimes(1)
    await strategy.authenticate({ headers: new Headers(), payload })
    expect(authenticate).toHaveBeenCalledTimes(2)
  })
})
