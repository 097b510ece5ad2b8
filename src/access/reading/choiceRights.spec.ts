import { expect, it } from 'vitest'
import { buildAbility } from '../buildAbility'
import { choiceRightsOf } from './choiceRights'
import type { Permission } from '../roles/permissions'

const holder = (...permissions: Partial<Permission>[]) =>
  buildAbility(permissions.map((one) => ({ fields: null, ...one })))

it('should give nobody anything', () => {
  expect(choiceRightsOf(holder(), 'companies')).toEqual({
    read: false,
    create: false,
    searchBy: [],
    pages: [],
  })
})

it('should offer to make and to open what the rights reach', () => {
  const seller = holder({ subject: 'customers', actions: ['read', 'create'] })
  expect(choiceRightsOf(seller, 'companies')).toMatchObject({
    read: true,
    create: true,
    pages: ['read:customers'],
  })
})

it('should open the pages of the collection itself only', () => {
  const buyer = holder(
    { subject: 'customers', actions: ['read', 'write'] },
    { subject: 'stock-cards', actions: ['read'] },
  )
  expect(choiceRightsOf(buyer, 'companies').pages).toEqual(['read:customers', 'write:customers'])
  expect(choiceRightsOf(buyer, 'stock-cards').pages).toEqual(['read:stock-cards'])
})

it.each([
  ['media', { read: true, create: false }],
  ['tender-files', { read: false, create: false }],
  // Rows of a single user without a right of their own, and a collection without pages.
  ['notifications', { read: false, create: false, pages: [] }],
  ['payload-jobs', { read: false, create: false, searchBy: [], pages: [] }],
])('should follow the subject of %s, which nobody searches', (slug, rights) => {
  const clerk = holder({ subject: 'stock-cards', actions: ['read'] })
  expect(choiceRightsOf(clerk, slug)).toMatchObject(rights)
})

it('should look for records by readable fields alone', () => {
  const clerk = holder({ subject: 'stock-cards', actions: ['read'], fields: ['name', 'barcode'] })
  expect(choiceRightsOf(clerk, 'stock-cards').searchBy).toEqual(['name', 'barcode'])
})

it('should know whoever edits every tender from who edits their own', () => {
  const author = holder({ subject: 'tenders', actions: ['read', 'create'] })
  const editor = holder({ subject: 'tenders', actions: ['read', 'create', 'write'] })
  expect(choiceRightsOf(author, 'tenders').pages).not.toContain('write:tenders')
  expect(choiceRightsOf(editor, 'tenders').pages).toContain('write:tenders')
})
