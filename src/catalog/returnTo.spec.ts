import { describe, expect, it } from 'vitest'

import { safeReturnTo } from './returnTo'

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
