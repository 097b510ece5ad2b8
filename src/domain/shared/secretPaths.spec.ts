import { expect, it } from 'vitest'
import { withoutSecrets } from './secretPaths'

it.each([
  ['/reset-password/abc', '/reset-password/…'],
  ['/invite/abc', '/invite/…'],
  ['/q/abc/def', '/q/…'],
  ['/api/q/abc', '/api/q/…'],
  ['/cal/abc.ics', '/cal/…'],
  ['/api/cal/abc', '/api/cal/…'],
  ['/calendar/abc', '/calendar/abc'],
  ['/q', '/q'],
  ['/q/', '/q/'],
  ['/quotations/5', '/quotations/5'],
  ['/api/companies/bkof_0El6XF', '/api/companies/bkof_…'],
  ['/tenders/q/abc', '/tenders/q/abc'],
])('%s is written down as %s', (path, written) => {
  expect(withoutSecrets(path)).toBe(written)
})
