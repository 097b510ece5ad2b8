import { expect, it } from 'vitest'

import { recordAt } from './recentRecords'

it.each([
  ['/customers/view/7', { slug: 'companies', id: 7 }],
  ['/customers/branches/edit/7/12', { slug: 'branches', id: 12 }],
  ['/customers/meets/edit/3', { slug: 'meets', id: 3 }],
  ['/customers/meets/edit/7/3', { slug: 'meets', id: 3 }],
  ['/tenders/show/42', { slug: 'tenders', id: 42 }],
  ['/customers/new', null],
  ['/customers/list', null],
  ['/tenders/edit/42/versions', null],
  ['//evil.example/tenders/show/42', null],
])('should find in %s the record %o', (path, record) => {
  expect(recordAt(path)).toEqual(record)
})
