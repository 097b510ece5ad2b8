import { describe, expect, it } from 'vitest'
import { buildAbility } from '../buildAbility'
import { mayReadField } from './mayReadField'
import { mayReadFields } from './mayReadFields'

const nothing = buildAbility([])
const writer = buildAbility([{ subject: 'users', actions: ['write'] }])
const reader = buildAbility([{ subject: 'users', actions: ['read'] }])
const narrowed = buildAbility([{ subject: 'users', actions: ['read'], fields: ['name', 'email'] }])

describe('mayReadField', () => {
  it.each([
    ['nobody', nothing, [false, false]],
    ['who may write but not read', writer, [false, false]],
    ['who may read', reader, [true, true]],
    ['who may read some fields', narrowed, [true, false]],
  ])('%s', (_, ability, expected) => {
    expect(['name', 'phone'].map((field) => mayReadField(ability, 'users', field))).toEqual(
      expected,
    )
    expect(mayReadField(ability, 'customers', 'name')).toBe(false)
  })
})

describe('mayReadFields', () => {
  it.each([
    [[], [false, false, true, true]],
    [['name'], [false, false, true, true]],
    [
      ['name', 'email'],
      [false, false, true, true],
    ],
    [
      ['name', 'phone'],
      [false, false, true, false],
    ],
    [
      ['phone', 'name'],
      [false, false, true, false],
    ],
    [['phone'], [false, false, true, false]],
  ])('asks for the right and each of %j', (fields, expected) => {
    const abilities = [nothing, writer, reader, narrowed]
    expect(abilities.map((ability) => mayReadFields(ability, 'users', ...fields))).toEqual(expected)
  })
})
