import { describe, expect, it } from 'vitest'
import { CATALOG } from '@/catalog'
import { allPermissions, buildAbility } from '../buildAbility'
import { notificationLink } from './notificationLink'
import { SUBJECTS, type Action, type Permission, type Subject } from '../roles/permissions'

const may = (...rows: [Subject, ...Action[]][]) =>
  buildAbility(rows.map(([subject, ...actions]): Permission => ({ subject, actions })))
const all = buildAbility(allPermissions())

describe('notificationLink', () => {
  it.each<[string, string, ReturnType<typeof may>, string | null]>([
    ['the page that shows it', 'tenders', may(['tenders', 'read', 'create']), '/tenders/view/7'],
    ['it also for readers alone', 'tenders', may(['tenders', 'read']), '/tenders/view/7'],
    ['nowhere without reading', 'tenders', may(['tenders', 'create']), null],
    [
      'the page that shows it',
      'stock-cards',
      may(['stock-cards', 'read', 'write']),
      '/stock-cards/view/7',
    ],
    ['the page that shows it', 'stock-cards', may(['stock-cards', 'read']), '/stock-cards/view/7'],
    ['the list', 'stock-types', may(['stock-types', 'read']), '/stock-types'],
    ['nowhere for others', 'stock-cards', may(['tenders', 'read', 'write']), null],
    ['nowhere where only companies have pages', 'branches', all, null],
    ['nowhere where there is no page', 'media', all, null],
  ])('leads to %s of %s', (_, subject, ability, expected) => {
    expect(notificationLink({ ability, subject, document: 7 })).toBe(expected)
    expect(notificationLink({ ability, subject, document: '7' })).toBe(expected)
  })

  it.each([null, undefined, '', 0, -1, 1.5, 'seven', {}])('leads nowhere for record %j', (none) => {
    expect(notificationLink({ ability: all, subject: 'tenders', document: none })).toBeNull()
  })

  it('leads to the page of a subject without records, whatever the record', () => {
    const ability = may(['jobs', 'read'])
    expect(notificationLink({ ability, subject: 'jobs', document: 0 })).toBe('/jobs')
    expect(notificationLink({ ability: may(), subject: 'jobs', document: 0 })).toBeNull()
    const other = may(['jobs', 'write'], ['tenders', 'read'])
    expect(notificationLink({ ability: other, subject: 'jobs', document: 0 })).toBeNull()
  })

  const pages = SUBJECTS.filter((subject) => !CATALOG.bySlug.has(subject))

  it.each(pages)('leads readers of %s to a page that shows no single record', (subject) => {
    const link = notificationLink({ ability: may([subject, 'read']), subject, document: null })
    const route = CATALOG.routes.find(({ path }) => path === link)
    expect(route).toMatchObject({ subject, action: 'read' })
    expect(link).not.toContain('{')
  })

  it.each(['unicorns', 'notifications', null, undefined, ''])('leads nowhere for %j', (subject) => {
    expect(notificationLink({ ability: all, subject, document: 7 })).toBeNull()
  })
})
