import { expect, it } from 'vitest'
import { refuseDownload } from './backgroundExport'

const now = new Date('2026-11-29T12:00:00Z')
const ended = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)

it.each(['waiting', 'running'] as const)('is not there yet while it is %s', (state) => {
  expect(refuseDownload({ state, reason: null, endedAt: null }, now)).toBe('exportNotReady')
})

it('is there for 24 hours, and then gone', () => {
  const done = (hours: number) =>
    refuseDownload({ state: 'done', reason: null, endedAt: ended(hours) }, now)
  expect([done(0), done(23.99), done(24), done(48)]).toEqual([null, null, 'notFound', 'notFound'])
})

it('says why it failed, as long as a file would have been there', () => {
  const failed = (hours: number) =>
    refuseDownload({ state: 'failed', reason: 'exportTooLarge', endedAt: ended(hours) }, now)
  expect([failed(1), failed(24)]).toEqual(['exportTooLarge', 'notFound'])
})
