import { expect, it } from 'vitest'
import { hrefOf, isHref } from './textLink'

it.each([
  ['https://ornek.com.tr/a?b=1', 'https://ornek.com.tr/a?b=1'],
  ['http://ornek.com.tr', 'http://ornek.com.tr'],
  ['ornek.com.tr', 'https://ornek.com.tr'],
  ['satis@ornek.com.tr', 'mailto:satis@ornek.com.tr'],
  [' tel:+902121112233 ', 'tel:+902121112233'],
  ['/tenders/7', '/tenders/7'],
])('links %j to %s', (typed, href) => {
  expect(hrefOf(typed)).toBe(href)
  expect(isHref(href)).toBe(true)
})

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' java\nscript:alert(1)',
  'javascript:location="https://evil.example"',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://a b',
  'ornek.com.tr yarın',
  'Ahmet satis@ornek.com.tr',
  'satis@ornek.com.tr yarın',
  'yarın',
  '',
])('links %j to nothing', (typed) => {
  expect(hrefOf(typed)).toBeUndefined()
  expect(isHref(typed)).toBe(false)
})
