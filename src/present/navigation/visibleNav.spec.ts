import { expect, it } from 'vitest'

import { allPermissions, buildAbility } from '@/access/buildAbility'

import { isNavGroup, NAV_TREE, type NavEntry } from './navTree'
import { visibleNav } from './visibleNav'

const namesOf = (entries: readonly NavEntry[]) =>
  entries.map((entry) =>
    isNavGroup(entry) ? [entry.label, entry.children.map(({ label }) => label)] : entry.label,
  )

it('should show the work of the day alone without rights', () => {
  expect(namesOf(visibleNav(buildAbility([])))).toEqual(['today.title'])
})

it('should show one child and its group to a reader of stock types alone (VN7)', () => {
  const ability = buildAbility([{ subject: 'stock-types', actions: ['read'] }])
  expect(namesOf(visibleNav(ability))).toEqual(['today.title', ['nav.stock', ['nav.stockTypes']]])
})

it('should keep the permissions page for holders of every right', () => {
  const almost = buildAbility(allPermissions().filter(({ subject }) => subject !== 'roles'))
  expect(JSON.stringify(visibleNav(almost))).not.toContain('nav.permissions')
  expect(visibleNav(buildAbility(allPermissions()))).toEqual(NAV_TREE)
})
