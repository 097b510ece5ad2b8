import { expect, it } from 'vitest'
import { wayBackOf } from './wayBack'

const from = (back: string) => `https://firma.example/tenders/new?${new URLSearchParams({ back })}`

it.each([
  ['/customers/view/7', '/customers/view/7'],
  ['/customers/view/7?tab=meets', '/customers/view/7?tab=meets'],
])('%s is a way back', (back, path) => {
  expect(wayBackOf(from(back))).toBe(path)
})

it.each([
  '//other.example/x',
  '/\\other.example',
  'https://other.example/',
  'https://firma.example/x',
  'javascript:alert(1)',
  '',
])('%s is none', (back) => {
  expect(wayBackOf(from(back))).toBeNull()
})

it('a form without one has none', () => {
  expect(wayBackOf('https://firma.example/tenders/new')).toBeNull()
})
