import { expect, it } from 'vitest'

import { DEFAULT_SHORTCUTS, MAX_SHORTCUTS, readShortcuts } from './storedShortcut'

const mayOpen = (href: string) => href.startsWith('/tenders') || href.startsWith('/users')
const hrefs = (stored: unknown) =>
  readShortcuts({ stored, mayOpen })?.map(({ href }) => href) ?? null

it('should begin with the allowed ones of the six defaults (SC2, SC4)', () => {
  expect(DEFAULT_SHORTCUTS).toHaveLength(6)
  expect(hrefs(undefined)).toEqual(['/tenders/new', '/users/list'])
})

it('should be nothing at all when no default is allowed (SC2)', () => {
  expect(readShortcuts({ stored: undefined, mayOpen: () => false })).toBeNull()
})

it('should keep an emptied menu, to add to it', () => {
  expect(hrefs({ items: [] })).toEqual([])
})

it.each([
  ['https://evil.example/'],
  ['//evil.example'],
  ['javascript:alert(1)'],
  ['/customers/list'],
  [42],
  [null],
])('should leave out %s, which is no page the reader may open (SC3)', (href) => {
  expect(hrefs({ items: [{ href }, { href: '/tenders' }] })).toEqual(['/tenders'])
})

it('should leave out doubles and what is more than eight', () => {
  const items = Array.from({ length: 20 }, (_, n) => ({ href: `/tenders/edit/${n + 1}` }))
  expect(hrefs({ items: [items[0], ...items] })).toHaveLength(MAX_SHORTCUTS)
})

it.each([[{ items: 'x' }], ['x'], [7], [null]])('should read %j as never kept', (stored) => {
  expect(hrefs(stored)).toEqual(['/tenders/new', '/users/list'])
})

it('should cut a title that is too long and drop one that is no text', () => {
  const items = [
    { href: '/tenders/edit/1', title: 'x'.repeat(500) },
    { href: '/tenders/edit/2', title: {} },
  ]
  const [long, none] = readShortcuts({ stored: { items }, mayOpen }) ?? []
  expect(long?.title).toHaveLength(120)
  expect(none).toEqual({ href: '/tenders/edit/2' })
})
