import { expect, it } from 'vitest'
import { uniqueOrder } from './uniqueOrder'

it.each([
  [[], ['-createdAt', '-id']],
  [['name'], ['name', '-createdAt', '-id']],
  [
    ['-name', 'createdAt'],
    ['-name', 'createdAt', '-id'],
  ],
  [['-id'], ['-id']],
  [
    ['id', 'name'],
    ['id', 'name'],
  ],
])('%j is continued to %j', (sort, expected) => {
  expect(uniqueOrder(sort, true)).toEqual(expected)
})

it('does not name a column that rows do not have', () => {
  expect(uniqueOrder(['key'], false)).toEqual(['key', '-id'])
})
