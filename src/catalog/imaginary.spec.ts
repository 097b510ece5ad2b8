import { expect, it, vi } from 'vitest'

import { allPermissions, buildAbility } from '@/access/buildAbility'
import { readableLists } from '@/access/reading/listReaders'
import { notificationLink } from '@/access/reading/notificationLink'
import { actionsOf, SUBJECTS, type Subject } from '@/access/roles/permissions'
import { filterFieldsOf } from '@/present/list/filterFields'
import { columnOf } from '@/present/list/columnsOf'
import { quickFiltersOf } from '@/present/list/quickFilters'
import { allowedCreateActions } from '@/present/navigation/createActions'
import { isNavGroup } from '@/present/navigation/navTree'
import { createLinkOf, rowLinksOf } from '@/present/navigation/recordLinks'
import { visibleNav } from '@/present/navigation/visibleNav'
import { commandWords } from '@/present/commands/commandWords'
import { recordAt } from '@/components/frame/palette/recentRecords'
import { bulkActionsOf } from '@/present/list/bulkActions'
import { subscribersOf } from '@/domain/events/events'
import { openApiDocument } from '@/gate/openapi/openApiDocument'
import { LIST_VIEWS, OPEN_COLLECTIONS } from '@/gate/routes/openRoutes'
import { matchRoute } from '@/gate/routes/matchRoute'
import { entitiesIn } from '@/queries/search/searchedEntities'
import { toInternal, toPublic } from './codec'
import { decide } from '@/routing/guard'
import { sentenceOfMissing } from '@/routing/missingSentence'
import { eventsPage, refusalsPage } from '../../scripts/docs/commandPages'

import { readBody, type CommandBody } from './commands/bodies/body'
import { commandAt } from './commands/bodies/addresses'
import { allowedCommands } from './commands/offers'
import { commandOf, COMMAND_SLUGS, type CommandSlug } from './commands/registry'

import type * as Events from '@/domain/events/entries'
import type * as Entries from './commands/entries'
import type * as Parts from './parts'

// A collection that exists only as a catalogue entry: every mechanism must support it.
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

// Its command and its event.
vi.mock('./commands/entries', async (original) => {
  const { bodyOf } = await import('./commands/bodies/body')
  const { reasonField } = await import('./commands/bodies/wordFields')
  const known = await original<typeof Entries>()
  const stop = {
    path: '/stop',
    words: {
      label: 'common.passive',
      title: 'common.passive',
      notice: 'common.passive',
      icon: 'ban',
    },
    needs: [['write', 'machines']],
    from: ['on'],
    body: bodyOf({ reason: reasonField }),
    answer: { status: 200, of: 'machines' },
    codes: ['wrongTenderState'],
    isDestructive: true,
    inBulk: true,
  }
  return { ...known, COMMANDS: { ...known.COMMANDS, machines: { stop } } }
})
vi.mock('@/domain/events/entries', async (original) => {
  const { SUBJECT_OF_EVENT } = await original<typeof Events>()
  return { SUBJECT_OF_EVENT: { ...SUBJECT_OF_EVENT, machineStopped: 'machines' } }
})

const machines = 'machines' as Subject
const slug = 'machines' as CommandSlug
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
  expect(actionsOf(machines)).toEqual(['read', 'create', 'write', 'export'])
  expect(allPermissions()).toContainEqual({
    subject: 'machines',
    actions: ['read', 'create', 'write', 'export'],
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
  const [, group] = visibleNav(ability('read'))
  expect(group && isNavGroup(group) && group.children.map(({ href }) => href)).toEqual([
    '/machines',
  ])
  expect(visibleNav(ability('create')).map(({ label }) => label)).toEqual(['today.title'])
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
  const day = { today: '2026-03-01', timeZone: 'UTC' }
  expect(quickFiltersOf('machines', day).map(({ key }) => key)).toEqual(['on'])
  const name = { name: 'name', label: 'Name', column: { kind: 'boolean' as const } }
  expect(
    filterFieldsOf({ slug: 'machines', available: [name], hasScope: false, searchBy: () => [] }),
  ).toHaveLength(1)
})

it('is answered over REST by its methods alone', () => {
  expect(OPEN_COLLECTIONS.machines).toEqual(['GET', 'PATCH'])
  expect(LIST_VIEWS.machines).toEqual(['summary', 'export'])
  expect(matchRoute({ method: 'PATCH', segments: ['machines', '7'] }).kind).toBe('record')
  expect(() => matchRoute({ method: 'POST', segments: ['machines'] })).toThrow('notFound')
})

it('is given its command from everywhere, by whoever has the right', () => {
  expect(COMMAND_SLUGS).toContain('machines')
  expect(matchRoute({ method: 'POST', segments: ['machines', '7', 'stop'] })).toEqual({
    kind: 'command',
    slug: 'machines',
  })
  expect(() => matchRoute({ method: 'GET', segments: ['machines', '7', 'stop'] })).toThrow()
  // For repeated responses and the trail.
  expect(commandAt(['machines', '7', 'stop'])).toEqual({
    slug: 'machines',
    name: 'stop',
    needs: [['write', 'machines']],
    isReading: false,
    isSecret: false,
  })
  const asker = { slug, userId: 1 }
  expect(allowedCommands({ ...asker, may: may('write') })).toEqual(['stop'])
  expect(allowedCommands({ ...asker, may: may('read') })).toEqual([])
  const bulk = (...held: string[]) =>
    bulkActionsOf({ slug, mayDelete: false, may: may(...held), t: (key) => key })
  expect(bulk('write')).toMatchObject([
    { key: 'stop', label: 'common.passive', path: '/stop', isDanger: true },
  ])
  expect(bulk('read')).toEqual([])
  expect(commandWords(slug, 'stop')).toMatchObject({ label: 'common.passive' })
  const { body } = commandOf(slug, 'stop' as never)
  expect(readBody(body as CommandBody, {})).toEqual({
    fields: [{ path: 'reason', code: 'reasonMissing' }],
  })
})

it('tells its event to every subscriber of all', () => {
  expect(subscribersOf('machineStopped' as never)).toEqual(['notifications'])
})

it('is documented', () => {
  const events = '<!-- events: npm run generate --><!-- end of events -->'
  const { paths } = openApiDocument({ collections: [], globals: [], version: '0' })
  expect(Object.keys(paths as object)).toEqual(
    expect.arrayContaining(['/machines', '/machines/{id}', '/machines/export']),
  )
  expect(paths).toMatchObject({
    '/machines': { get: { 'x-rights': ['read:machines'] } },
    '/machines/{id}/stop': { post: { 'x-rights': ['write:machines'], 'x-states': ['on'] } },
  })
  expect(eventsPage(events)).toContain('| `machineStopped` | `machines` | notifications |')
  expect(refusalsPage()).toContain('`machines/stop`')
})
