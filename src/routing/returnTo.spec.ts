import { describe, expect, it } from 'vitest'

import { returnPathFrom, signInPath } from './returnTo'

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
  it('leaves out what the pages of signing in say to themselves', () =>
    expect(returnPathFrom({ to: '/tenders', with: 'code', sso: 'ssoRefused', page: '2' })).toBe(
      '/tenders?page=2',
    ))
  it('opens the root otherwise', () => {
    expect(returnPathFrom({ a: '1' })).toBe('/')
    expect(returnPathFrom({ to: '//evil', a: '1' })).toBe('/')
    expect(returnPathFrom({ to: ['/tenders', '/tenders'] })).toBe('/')
  })
})
