import { expect, it } from 'vitest'
import { refuseUrl } from './url'

it.each([
  null,
  undefined,
  '',
  'https://example.com',
  'HTTP://example.com:8080/a?b=c#d',
  'https://örnek.com.tr/',
  `https://example.com/${'a'.repeat(2028)}`,
])('should accept %s', (value) => {
  expect(refuseUrl(value)).toBeNull()
})

it.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://example.com/%0aalert(1)//https://example.com',
  ' https://example.com',
  'https://exa mple.com',
  'https://user@example.com',
  'https://:pw@example.com',
  'https://bank.example:pw@evil.example',
  'https:\\\\evil.example',
  'https:/example.com',
  '//example.com',
  'example.com',
  'ftp://example.com',
  'data:text/html,x',
  'https://',
  'https://example.com/\u202egpj.exe',
  'https:///',
  'https://?a=b',
  'https://:80',
  `https://example.com/${'a'.repeat(2029)}`,
  5,
  ['https://example.com'],
])('should refuse case %#', (value) => {
  expect(refuseUrl(value)).toBe('invalidUrl')
})
