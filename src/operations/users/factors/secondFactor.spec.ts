import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { openSeed, sealSeed } from './seed'
import { secretOf, stepOfCode } from './verificationCode'

const SEED = Buffer.from('12345678901234567890')
const SECRET = 'x'.repeat(32)
const OWNER = { userId: 1, factorId: 7 }

describe('a sealed seed', () => {
  const sealed = sealSeed({ seed: SEED, secret: SECRET, owner: OWNER, iv: Buffer.alloc(12, 7) })

  it('has the stored form', () => {
    const iv = Buffer.alloc(12, 7).toString('base64url')
    expect(sealed).toBe(`v1.d7474078.${iv}.69w8F4e9pvo_5OcR_O9pELbXmmhuP3vkFQBiE5B_J4lGk0Gh`)
  })

  it('opens for its row', () => {
    expect(openSeed({ sealed, secret: SECRET, owner: OWNER })).toEqual(SEED)
  })

  it('differs each time', () => {
    const seal = () => sealSeed({ seed: SEED, secret: SECRET, owner: OWNER })
    expect(seal()).not.toBe(seal())
  })

  it.each([
    ['another user', { owner: { ...OWNER, userId: 2 } }],
    ['another factor', { owner: { ...OWNER, factorId: 8 } }],
    ['another secret', { secret: 'y'.repeat(32) }],
    ['a cut tag', { sealed: sealed.slice(0, -2) }],
    ['nothing but a name', { sealed: 'v1.d7474078..' }],
    ['another version', { sealed: sealed.replace('v1', 'v2') }],
    ['no text at all', { sealed: '' }],
  ])('does not open for %s', (_, other) => {
    expect(openSeed({ sealed, secret: SECRET, owner: OWNER, ...other })).toBeNull()
  })
})

describe('codes by RFC 6238', () => {
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1234567890, '89005924'],
    [20000000000, '65353130'],
  ])('at second %i: %s', (epoch, code) => {
    expect(generateSync({ secret: SEED, epoch, digits: 8 })).toBe(code)
  })

  const codeAt = (epoch: number) => generateSync({ secret: SEED, epoch })
  const at = (seconds: number) => new Date(seconds * 1000)

  it.each([-1, 0, 1])('are taken %i steps away, and tell their own step', (steps) => {
    const code = codeAt(1_800_000_000 + steps * 30)
    expect(stepOfCode({ seed: SEED, code, now: at(1_800_000_000) })).toBe(60_000_000 + steps)
  })

  it.each([-2, 2])('are not taken %i steps away', (steps) => {
    const code = codeAt(1_800_000_000 + steps * 30)
    expect(stepOfCode({ seed: SEED, code, now: at(1_800_000_000) })).toBeNull()
  })
})

it('writes a seed as people type it', () => {
  expect(secretOf(SEED)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
