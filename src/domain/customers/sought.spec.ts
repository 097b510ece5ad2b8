import { expect, it } from 'vitest'
import { comparedOf } from './sought'

it('compares whole addresses, ten digits and tax numbers of one company', () => {
  const nothing = { names: [], emails: [], phones: [], taxNumbers: [] }
  expect(comparedOf({ ...nothing, names: [' Öz ', ' '] }).names).toEqual(['Öz'])
  expect(comparedOf({ ...nothing, emails: ['ab@c.example ', 'a@', 'a'] }).emails).toEqual([
    'ab@c.example',
  ])
  const unfinished = ['a b@c.example', 'a@c.example b', 'a@b@c.example']
  expect(comparedOf({ ...nothing, emails: unfinished }).emails).toEqual([])
  expect(comparedOf({ ...nothing, phones: ['+90 532 111 22 33', '0532'] }).phones).toEqual([
    '5321112233',
  ])
  expect(comparedOf({ ...nothing, taxNumbers: [' de 129 '] }).taxNumbers).toEqual(['DE129'])
  const shared = ['11111111111', '2222222222', ' ', '']
  expect(comparedOf({ ...nothing, taxNumbers: shared }).taxNumbers).toEqual([])
})
