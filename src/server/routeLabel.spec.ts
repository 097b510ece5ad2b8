import { expect, it } from 'vitest'
import { pathForLog, routeLabel, routeTemplate } from './routeLabel'

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

it.each([
  ['/api/tenders', '/api/tenders'],
  ['/api/tenders/7', '/api/tenders/{id}'],
  ['/api/tenders/7/approve', '/api/tenders/{id}/approve'],
  ['/api/tenders/7/ayse@example.com', '/api/tenders/{id}'],
  ['/api/tenders/ayse@example.com', '/api/tenders'],
  ['/api/ayse@example.com', '/api/other'],
  ['/api/q/0123456789abcdef0123456789abcdef', '/api/q'],
  ['/tenders/view/7', '/tenders/view/{id}'],
  ['/reset-password/0123456789abcdef0123', '/reset-password/{token}'],
  ['/ayse@example.com', '/…'],
])('the template of %s is %s', (path, route) => expect(routeTemplate(path)).toBe(route))

it('keeps queries and reset tokens out of the log', () => {
  expect(pathForLog('/api/search?q=ayse')).toBe('/api/search')
  expect(pathForLog('/reset-password/0123abc')).toBe('/reset-password/…')
  expect(pathForLog('/api/tenders/3')).toBe('/api/tenders/3')
})
