import { readFile } from 'node:fs/promises'

import * as original from 'payload/shared'
import { describe, expect, it } from 'vitest'

import * as wrapped from './payloadShared'

describe('payload/shared', () => {
  it('still exports formatAdminURL from the file the wrapper replaces', async () => {
    const source = await readFile('node_modules/payload/dist/exports/shared.js', 'utf8')
    expect(source).toMatch(/export \{ formatAdminURL\b/)
    expect(typeof original.formatAdminURL).toBe('function')
  })

  it('is replaced without losing an export', () =>
    expect(Object.keys(wrapped).sort()).toEqual(Object.keys(original).sort()))
})

describe('formatAdminURL', () => {
  it.each([
    ['/collections/companies/12', '/customers/edit/12'],
    ['/collections/branches/7', '/collections/branches/7'],
    ['/globals/settings', '/settings'],
    ['/', '/'],
  ] as const)('writes %s as %s', (path, expected) =>
    expect(wrapped.formatAdminURL({ adminRoute: '/', path })).toBe(expected),
  )

  it('leaves API addresses alone', () =>
    expect(wrapped.formatAdminURL({ apiRoute: '/api', path: '/collections/companies/1' })).toBe(
      '/api/collections/companies/1',
    ))
})
