import { expect, it } from 'vitest'

import { toInternal } from '@/catalog/codec'
import { listOfMissing } from './listOfMissing'

const listFor = (path: string) => {
  const decoded = toInternal(path)
  return decoded ? listOfMissing(decoded)?.path : undefined
}

it.each([
  ['/customers/edit/9', '/customers/list'],
  ['/customers/view/9', '/customers/list'],
  ['/customers/branches/edit/5/9', '/customers/branches/5'],
  ['/customers/meets/edit/9', '/customers/meets'],
  ['/customers/meets/edit/5/9', '/customers/meets/5'],
  ['/tenders/edit/9', '/tenders'],
  ['/stock-cards/edit/9', '/stock-cards'],
  ['/users/view/9', '/users/list'],
  ['/users/roles/edit/9', '/users/roles'],
  ['/dashboard', undefined],
])('the way on from %s is %s', (path, list) => expect(listFor(path)).toBe(list))
