import { describe, expect, it } from 'vitest'

import { returnPathFrom, safeReturnTo, signInPath } from './returnTo'

describe('safeReturnTo', () => {
  it.each([
    '//evil',
    '//evil.example/customers/list',
    '/\\evil',
    '/\\/evil',
    '\\/\\/evil',
    '/%09/evil',
    '/\t/evil',
    '/%2f%2fevil',
    '/%2Fevil',
    '/%5cevil',
    '/%5Cevil',
    'https:evil',
    'https://evil.example/dashboard',
    '/..//evil',
    '/./dashboard',
    '/login?to=//evil',
    '/login',
    '/logout',
    '/not-authorized',
    'javascript:1',
    'data:text/html,1',
    '/\u2028/evil',
    '/\u0000dashboard',
    '/dashboard\r\nSet-Cookie: a=b',
    ' /dashboard',
    '/dashboard ',
    '/dashboard#x',
    '/dashboard?a=\\evil',
    '/dashboard/',
    '/collections/companies',
    '/api/users/logout',
    '/nowhere',
    '',
    `/dashboard?${'a'.repeat(10_000)}`,
    ['/dashboard'],
    { toString: () => '/dashboard' },
    undefined,
    null,
    1,
  ])('refuses %j', (value) => expect(safeReturnTo(value)).toBeNull())

  it.each(['/', '/dashboard', '/customers/branches/edit/5/7', '/tenders?page=2&sort=-date'])(
    'accepts %j',
    (value) => expect(safeReturnTo(value)).toBe(value),
  )
})

describe('signInPath', () => {
  it.each([
    ['/', '', '/login'],
    ['/', '?a=1', '/login?a=1'],
    ['/customers/edit/1', '?foo=bar', '/login?foo=bar&to=/customers/edit/1'],
    ['/tenders', '?q=a%20b&d=1', '/login?q=a%20b&d=1&to=/tenders'],
    ['/tenders', '?to=//evil', '/login?to=/tenders'],
  ])('%s with %j goes to %s', (pathname, query, expected) =>
    expect(signInPath(pathname, query)).toBe(expected),
  )

  it('keeps repeated values of a query', () =>
    expect(signInPath('/', { a: ['1', '2'], b: undefined })).toBe('/login?a=1&a=2'))
})

describe('returnPathFrom', () => {
  it('opens the page with the query it was asked with', () =>
    expect(returnPathFrom({ foo: 'bar', to: '/customers/edit/1' })).toBe(
      '/customers/edit/1?foo=bar',
    ))
  it('understands the parameter of Payload’s own links', () =>
    expect(returnPathFrom({ redirect: '/tenders?page=2' })).toBe('/tenders?page=2'))
  it('opens the root otherwise', () => {
    expect(returnPathFrom({ a: '1' })).toBe('/')
    expect(returnPathFrom({ to: '//evil', a: '1' })).toBe('/')
    expect(returnPathFrom({ to: ['/tenders', '/tenders'] })).toBe('/')
  })
})
