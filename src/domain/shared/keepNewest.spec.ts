import { expect, it } from 'vitest'
import { keepNewest } from './keepNewest'

it('should keep as many of the newest entries as there may be, and give back the value', () => {
  const map = new Map<string, number>()
  expect(['a', 'b', 'c'].map((key, at) => keepNewest(map, 2, key, at))).toEqual([0, 1, 2])
  expect([...map]).toEqual([
    ['b', 1],
    ['c', 2],
  ])
})

it('a value that replaces another one of its key removes no entry', () => {
  const map = new Map([
    ['a', 1],
    ['b', 2],
  ])
  keepNewest(map, 2, 'b', 3)
  expect([...map]).toEqual([
    ['a', 1],
    ['b', 3],
  ])
})
