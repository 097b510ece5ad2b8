import { expect, it, vi } from 'vitest'

import { allPermissions, buildAbility } from '@/access/buildAbility'
import { readableLists } from '@/access/listReaders'
import { notificationLink } from '@/access/notificationLink'
import { actionsOf, SUBJECTS, type Subject } from '@/access/permissions'
import { filterFieldsOf } from '@/components/list/filterFields'
import { columnOf } from '@/components/list/columnsOf'
import { quickFiltersOf } from '@/components/list/quickFilters'
import { allowedCreateActions } from '@/components/frame/navigation/createActions'
import { isNavGroup } from '@/components/frame/navigation/navTree'
import { createLinkOf, rowLinksOf } from '@/components/frame/navigation/recordLinks'
import { visibleNav } from '@/components/frame/navigation/visibleNav'
import { recordAt } from '@/components/frame/palette/recentRecords'
import { LIST_VIEWS, OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { matchRoute } from '@/gate/routes/matchRoute'
import { entitiesIn } from '@/operations/search/searchedEntities'
import { toInternal, toPublic } from '@/routing/codec'
import { decide } from '@/routing/guard'
import { sentenceOfMissing } from '@/routing/missingSentence'

import type * as Parts from './parts'

// A collection the product does not have, and nothing but its entry: every mechanism must know it.
vi.mock('./parts', async (original) => {
  const { entity } = await import('./entity')
  const { PARTS } = await original<typeof Parts>()
  const machines = entity({
    slug: 'machines',
    subject: 'machines',
    rights: { actions: ['read', 'create', 'write'] },
    words: 'machines',
    icon: 'stock',
    title: 'name',
    pages: [
      {
        kind: 'list',
        name: 'machines',
        path: '/machines',
        right: ['read', 'machines'],
        nav: { icon: 'stock', letter: 'x', label: 'nav.stock', group: 'stock' },
      },
      {
        kind: 'create',
        name: 'machineNew',
        path: '/machines/new',
        right: ['create', 'machines'],
        create: { icon: 'stock', place: 12 },
      },
      {
        kind: 'edit',
        name: 'machineEdit',
        path: '/machines/edit/{id}',
        right: ['write', 'machines'],
      },
    ],
    list: {
      columns: { name: { kind: 'code', priority: 1 } },
      shown: ['name'],
      filters: ['name'],
      quickFilters: () => [
        { key: 'on', label: 'common.active', where: { status: { equals: 'on' } } },
      ],
    },
    search: { fields: [{ path: 'name', kind: 'text' }], palette: { details: ['name'] } },
    api: { methods: ['GET', 'PATCH'], listViews: ['summary'] },
  })
  return { PARTS: [...PARTS, machines] }
})

const machines = 'machines' as Subject
const ability = (...actions: string[]) =>
  buildAbility([{ subject: machines, actions: actions as never }])
const may =
  (...held: string[]) =>
  ([action, subject]: readonly [string, string, ...unknown[]]) =>
    subject === machines && held.includes(action)
const visitor = (...held: string[]) => ({
  isSignedIn: true,
  can: (action: string, subject: string) => may(...held)([action, subject]),
  canManageAll: () => false,
})

it('has rights in the registry and the matrix of a role', () => {
  expect(SUBJECTS).toContain('machines')
  expect(actionsOf(machines)).toEqual(['read', 'create', 'write'])
  expect(allPermissions()).toContainEqual({
    subject: 'machines',
    actions: ['read', 'create', 'write'],
  })
})

it('has pages at its paths, guarded by their rights, both ways through the codec', () => {
  const page = toInternal('/machines/edit/7')
  expect(page?.internalPath).toBe('/collections/machines/7')
  expect(toPublic('/collections/machines/create')).toBe('/machines/new')
  const route = page?.route
  if (!route) throw new Error('no page')
  expect(decide({ route, visitor: visitor('write') }).kind).toBe('allow')
  expect(decide({ route, visitor: visitor('read') }).kind).toBe('notAuthorized')
  expect(sentenceOfMissing(page)).toBe('machines.notFound')
})

it('is in the navigation of its readers alone, in its group', () => {
  const [group] = visibleNav(ability('read'))
  expect(group && isNavGroup(group) && group.children.map(({ href }) => href)).toEqual([
    '/machines',
  ])
  expect(visibleNav(ability('create'))).toEqual([])
})

it('is created, opened and remembered from everywhere', () => {
  expect(allowedCreateActions(ability('create')).map(({ href }) => href)).toEqual(['/machines/new'])
  expect(createLinkOf({ slug: 'machines', may: may('create') })).toBe('/machines/new')
  const row = { slug: 'machines', doc: { id: 7 } }
  expect(rowLinksOf({ ...row, may: may('write') }).open).toBe('/machines/edit/7')
  expect(rowLinksOf({ ...row, may: may('read') }).open).toBeUndefined()
  expect(recordAt('/machines/edit/7')).toEqual({ slug: 'machines', id: 7 })
  const told = { subject: 'machines', document: 7 }
  expect(notificationLink({ ...told, ability: ability('read', 'write') })).toBe('/machines/edit/7')
  expect(notificationLink({ ...told, ability: ability('read') })).toBe('/machines')
  expect(notificationLink({ ...told, ability: ability('write') })).toBeNull()
})

it('is searched, listed, filtered', () => {
  expect(entitiesIn('all').map(({ slug }) => slug as string)).toContain('machines')
  expect(readableLists(ability('read'))).toEqual(['machines'])
  expect(columnOf('machines', { name: 'name', type: 'text' }).kind).toBe('code')
  expect(quickFiltersOf('machines', { today: '2026-03-01' }).map(({ key }) => key)).toEqual(['on'])
  const name = { name: 'name', label: 'Name', column: { kind: 'boolean' as const } }
  expect(filterFieldsOf({ slug: 'machines', available: [name], hasScope: false })).toHaveLength(1)
})

it('is answered over REST by its methods alone', () => {
  expect(OPEN_COLLECTIONS.machines).toEqual(['GET', 'PATCH'])
  expect(LIST_VIEWS.machines).toEqual(['summary'])
  expect(matchRoute({ method: 'PATCH', segments: ['machines', '7'] }).kind).toBe('record')
  expect(() => matchRoute({ method: 'POST', segments: ['machines'] })).toThrow('notFound')
})
