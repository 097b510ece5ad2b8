import { expect, it } from 'vitest'
import { buildAbility } from './buildAbility'
import { choiceRightsOf } from './choiceRights'
import type { Permission } from './permissions'

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
