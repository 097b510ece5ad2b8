import { describe, expect, it } from 'vitest'
import { allPermissions, buildAbility } from '../buildAbility'
import type { Action, Subject } from '../roles/permissions'
import { recordLink } from './recordLink'

const all = buildAbility(allPermissions())
const may = (subject: Subject, ...actions: Action[]) => buildAbility([{ subject, actions }])

describe('recordLink', () => {
  it.each<[string, string, ReturnType<typeof may>, string | null]>([
    ['what is shown first', 'companies', all, '/customers/view/7'],
    [
      'its form, for who may only write',
      'companies',
      may('customers', 'write'),
      '/customers/edit/7',
    ],
    ['the page that is read, not the paper', 'tenders', all, '/tenders/view/7'],
    ['it also for who may only read', 'tenders', may('tenders', 'read'), '/tenders/view/7'],
    ['its only open page', 'stock-cards', may('stock-cards', 'write'), '/stock-cards/edit/7'],
    ['its only page', 'stock-types', may('stock-types', 'write'), '/stock-types/edit/7'],
    ['nothing where its only page is closed', 'stock-types', may('stock-types', 'read'), null],
    ['nothing to readers of another subject', 'tenders', may('customers', 'read'), null],
    ['nothing of what has no page', 'media', all, null],
    ['nothing of what nobody knows', 'unicorns', all, null],
  ])('opens %s: %s', (_, slug, ability, expected) => {
    expect(recordLink({ ability, slug, doc: { id: 7 } })).toBe(expected)
  })

  it.each([
    [3, '/customers/branches/edit/3/7'],
    [{ id: 3 }, '/customers/branches/edit/3/7'],
    [null, null],
    [undefined, null],
  ])('opens a branch below its company %j', (company, expected) => {
    expect(recordLink({ ability: all, slug: 'branches', doc: { id: 7, company } })).toBe(expected)
  })

  it('opens the settings to their readers', () => {
    const settings = { slug: 'settings', doc: { id: 1 } }
    expect(recordLink({ ...settings, ability: may('settings', 'read') })).toBe('/settings')
    expect(recordLink({ ...settings, ability: may('settings', 'write') })).toBeNull()
    expect(recordLink({ ...settings, ability: may('roles', 'read') })).toBeNull()
  })
})
