import { expect, it } from 'vitest'

import { CATALOG } from '@/catalog'

import { toInternal } from '@/catalog/codec'
import { ENTRIES, entryOf } from './entries'

const entryOfPath = (path: string) => {
  const decoded = toInternal(path)
  if (!decoded) throw new Error(`${path} is no page`)
  return entryOf(decoded.route)
}

it.each(['/tenders/new', '/tenders/edit/7', '/customers/meets/edit/3/7', '/logout'])(
  '%s is made of forms',
  (path) => expect(entryOfPath(path)).toBe('forms'),
)

it.each(['/tenders', '/customers/list', '/customers/meets/3'])('%s is a list', (path) =>
  expect(entryOfPath(path)).toBe('lists'),
)

it.each(['/tenders/show/7', '/customers/view/3', '/stock-counts/count/7'])(
  '%s shows one record',
  (path) => expect(entryOfPath(path)).toBe('records'),
)

it.each(['/login', '/forgot-password'])('%s is for visitors', (path) =>
  expect(entryOfPath(path)).toBe('guests'),
)

it.each(['/dashboard', '/users/roles', '/not-authorized', '/'])(
  '%s is a screen of its own',
  (path) => expect(entryOfPath(path)).toBeNull(),
)

it.each(Object.values(ENTRIES))('keeps %s out of the paths of the product', (entry) => {
  expect(CATALOG.routes.filter(({ path }) => path.split('/')[1] === entry)).toEqual([])
  expect(toInternal(`/${entry}/tenders`)).toBeNull()
})
