import { describe, expect, it } from 'vitest'

import { PATHS } from './paths'

import { isPayloadPath, toInternal, toPublic } from './codec'
import { CATALOG } from './'

const COMPANY = 5

const screens = CATALOG.routes.flatMap((route) => {
  if (route.target.kind !== 'collection') return []
  const { slug, view } = route.target
  const scope = route.path.includes('{scope}') ? COMPANY : slug === 'meets' ? null : undefined
  const base = `/collections/${slug}`
  if (view === 'list') return [{ slug, scope, internal: base }]
  if (view === 'create') return [{ slug, scope, internal: `${base}/create` }]
  return ['', '/versions', '/versions/31'].map((rest) => ({
    slug,
    scope,
    internal: `${base}/12${rest}`,
  }))
})

describe('round trip', () => {
  it.each(screens)('$internal of scope $scope', ({ internal, scope }) => {
    const path = toPublic(internal, scope)
    expect(path).not.toBeNull()
    const decoded = toInternal(path ?? '')
    expect(decoded?.internalPath).toBe(internal)
    expect(decoded?.query.scope).toBe(scope ? String(scope) : undefined)
  })

  it('covers every collection of the table with list, create, edit and versions', () => {
    // Collections written by commands only have a list and separate pages.
    const withForms = screens.filter(({ internal }) => internal.endsWith('/create'))
    expect(withForms.length).toBeGreaterThan(10)
    const slugs = new Set(withForms.map(({ slug }) => slug))
    for (const slug of slugs) {
      const paths = screens.filter((screen) => screen.slug === slug).map(({ internal }) => internal)
      const base = `/collections/${slug}`
      const wanted = ['', '/create', '/12', '/12/versions', '/12/versions/31']
      expect(paths).toEqual(expect.arrayContaining(wanted.map((rest) => base + rest)))
    }
  })
})

describe('toPublic', () => {
  it.each([
    ['/collections/companies', undefined, '/customers/list'],
    ['/collections/companies/12', undefined, '/customers/edit/12'],
    ['/collections/companies/12?x=1', undefined, '/customers/edit/12?x=1'],
    ['/collections/roles/create', undefined, '/users/roles/new'],
    ['/collections/branches/7', 5, '/customers/branches/edit/5/7'],
    ['/collections/meets', undefined, '/customers/meets'],
    ['/collections/meets/create', undefined, '/customers/meets/new'],
    ['/collections/meets/7', null, '/customers/meets/edit/7'],
    ['/collections/meets/7', '5', '/customers/meets/edit/5/7'],
    ['/globals/settings', undefined, '/settings'],
    ['/account-settings', undefined, '/pages/account-settings/account'],
  ])('%s of scope %s is %s', (internal, scope, expected) => {
    expect(toPublic(internal, scope)).toBe(expected)
  })

  it.each(['/', '', '?a=1', '/collections/branches/7', '/collections/meets/7'])(
    'has no answer for %j without more knowledge',
    (internal) => expect(toPublic(internal)).toBeNull(),
  )

  it.each(['/collections/media', '/collections/users/api', '/globals/other', '/login', '/nothing'])(
    'leaves %s alone',
    (internal) => expect(toPublic(internal)).toBeNull(),
  )
})

describe('isPayloadPath', () => {
  it.each(['/collections/branches/7', '/collections/companies', '/globals/settings'])(
    'knows %s',
    (path) => expect(isPayloadPath(path)).toBe(true),
  )
  it.each(['/collections/media', '/collections/payload-jobs', '/globals/x', '/collections', '/'])(
    'has nothing to show for %s',
    (path) => expect(isPayloadPath(path)).toBe(false),
  )
})

describe('toInternal', () => {
  it.each([
    ['/dashboard', '/'],
    ['/customers/branches/edit/5/7/versions', '/collections/branches/7/versions'],
    ['/tenders/show/12', '/tenders/show/12'],
    ['/users/roles', '/collections/roles'],
    ['/pages/account-settings/account', '/pages/account-settings/account'],
    ['/settings', '/settings'],
  ])('%s is %s', (path, internal) => expect(toInternal(path)?.internalPath).toBe(internal))

  it.each([
    ['/customers/meets/new', 'meetNew'],
    ['/customers/meets/7', 'companyMeets'],
    ['/customers/meets/edit/7', 'meetEdit'],
    ['/customers/meets/edit/5/7', 'companyMeetEdit'],
    ['/customers/meets/show/5/7', 'meetEmployeeShow'],
    ['/users/list', 'users'],
  ])('%s is the page %s', (path, name) => expect(toInternal(path)?.route.name).toBe(name))

  it.each([
    '/customers',
    '/customers/edit/0',
    '/customers/edit/01',
    '/customers/edit/-1',
    '/customers/edit/1.5',
    '/customers/edit/1e3',
    '/customers/edit/0x1',
    '/customers/edit/١٢',
    '/customers/edit/1234567890',
    '/customers/edit/1%20',
    '/customers/edit/1/',
    '/customers/edit/1/api',
    '/customers/list/versions',
    '/customers/view/1/versions',
    '/customers/branches/edit/5',
    '/Customers/list',
    '//customers/list',
    '/collections/companies',
    '/create-first-user',
    '',
  ])('%j is no page', (path) => expect(toInternal(path)).toBeNull())
})

describe('table', () => {
  it('has one route for each path', () => {
    expect(CATALOG.routes.map(({ name }) => name).sort()).toEqual(Object.keys(PATHS).sort())
    expect(new Set(CATALOG.routes.map(({ path }) => path)).size).toBe(CATALOG.routes.length)
  })

  it('names an action and a subject exactly where rights decide', () => {
    for (const route of CATALOG.routes) {
      expect(Boolean(route.action && route.subject), route.name).toBe(route.guard === 'ability')
    }
  })
})
