import { expect, it } from 'vitest'
import { pathForLog, routeLabel } from './routeLabel'

it.each([
  ['/', 'page'],
  ['/tenders/edit/3', 'page'],
  ['/_next/static/chunks/a.js', 'asset'],
  ['/api/tenders/3/approve', 'api/tenders'],
  ['/api/health', 'api/health'],
  ['/api/today/counts', 'api/today'],
  ['/api/whatever-a-client-makes-up', 'api/other'],
  ['/api', 'api/other'],
])('%s is part of %s', (path, label) => {
  expect(routeLabel(path)).toBe(label)
})

it('keeps queries and reset tokens out of the log', () => {
  expect(pathForLog('/api/search?q=ayse')).toBe('/api/search')
  expect(pathForLog('/reset-password/0123abc')).toBe('/reset-password/…')
  expect(pathForLog('/api/tenders/3')).toBe('/api/tenders/3')
})
