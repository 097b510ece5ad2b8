import { describe, expect, it } from 'vitest'
import { allPermissions, buildAbility } from '../buildAbility'
import { mayRead, mayShareViews, readableLists } from './listReaders'
import type { Action, Subject } from '../roles/permissions'

const holding = (action: Action, subject: Subject) => buildAbility([{ subject, actions: [action] }])

describe('readableLists', () => {
  it.each<[Subject, string[]]>([
    ['tenders', ['tenders', 'tender-templates', 'lost-reasons']],
    ['stock-cards', ['stock-cards']],
    ['customers', ['companies', 'branches', 'employees', 'meets']],
    ['meets', ['meets']],
    ['dashboard', []],
  ])('readers of %s open %j: collections without a list are none', (subject, lists) => {
    expect(readableLists(holding('read', subject))).toEqual(lists)
  })

  it('are none for whoever may write and not read', () => {
    expect(readableLists(holding('write', 'tenders'))).toEqual([])
  })

  it('are those of every entity that is searched, for holders of all rights', () => {
    const lists = readableLists(buildAbility(allPermissions()))
    expect(lists).toContain('stock-group-stocks')
    expect(lists).not.toContain('media')
    expect(lists).not.toContain('notifications')
  })
})

describe('mayRead', () => {
  it('takes any of the subjects that open a list', () => {
    expect(mayRead(holding('read', 'customers'), 'meets')).toBe(true)
    expect(mayRead(holding('read', 'meets'), 'meets')).toBe(true)
    expect(mayRead(holding('read', 'meets'), 'companies')).toBe(false)
  })
})

describe('mayShareViews', () => {
  it.each<[Action, Subject, boolean]>([
    ['write', 'roles', true],
    ['write', 'settings', true],
    ['read', 'roles', false],
    ['read', 'settings', false],
    ['create', 'roles', false],
    ['write', 'tenders', false],
  ])('%s %s alone: %s', (action, subject, expected) => {
    expect(mayShareViews(holding(action, subject))).toBe(expected)
  })
})
