import type { Field, SanitizedCollectionConfig } from 'payload'
import { flattenAllFields } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { collectionShape } from './collectionShape'

const configOf = (fields: Field[]) =>
  ({ flattenedFields: flattenAllFields({ fields }) }) as SanitizedCollectionConfig

const shapeOf = (...fields: Field[]) => Object.fromEntries(collectionShape(configOf(fields)))
const pathsOf = (...fields: Field[]) => Object.keys(shapeOf(...fields))

const city: Field = { name: 'city', type: 'text' }

describe('the columns of a collection', () => {
  it.each<[Field, string]>([
    [{ name: 'any', type: 'textarea' }, 'text'],
    [{ name: 'any', type: 'number' }, 'number'],
    [{ name: 'any', type: 'date' }, 'date'],
    [{ name: 'any', type: 'checkbox' }, 'checkbox'],
    [{ name: 'any', type: 'select', options: [] }, 'option'],
    [{ name: 'any', type: 'relationship', relationTo: 'companies' as never }, 'relation'],
    [{ name: 'any', type: 'json' }, 'opaque'],
    [{ name: 'any', type: 'point' }, 'opaque'],
  ])('%j compare as %s', (field, kind) => {
    expect(shapeOf(field).any).toMatchObject({ kind, hasMany: false, isOwnColumn: true })
  })

  it('have a number of the record, of its own type only', () => {
    const number = { kind: 'number', hasMany: false, isOwnColumn: true }
    expect(shapeOf()).toEqual({ id: number })
    expect(shapeOf({ name: 'id', type: 'text' })).toEqual({ id: number })
  })

  it.each(['select', 'radio'] as const)('know the options of a %s', (type) => {
    const options = ['a', { value: 'b', label: 'B' }]
    expect(shapeOf({ name: 'any', type, options } as Field).any?.options).toEqual(['a', 'b'])
  })

  it('know who may read them, and whether they hold many values', () => {
    const read = () => false
    const { secret, open, many } = shapeOf(
      { name: 'secret', type: 'text', access: { read } },
      { name: 'open', type: 'text', access: {} },
      { name: 'many', type: 'text', hasMany: true },
    )
    expect([secret?.read, open?.read, many?.read]).toEqual([read, undefined, undefined])
    expect([secret?.hasMany, open?.hasMany, many?.hasMany]).toEqual([false, false, true])
  })

  it('are not of the table itself when they are computed or in rows', () => {
    const { own, computed, borrowed, ...inRows } = shapeOf(
      { name: 'own', type: 'text', virtual: false },
      { name: 'computed', type: 'text', virtual: true },
      { name: 'borrowed', type: 'text', virtual: 'company.name' },
      {
        name: 'rows',
        type: 'array',
        fields: [city, { name: 'more', type: 'group', fields: [city] }],
      },
    )
    expect([own, computed, borrowed].map((field) => field?.isOwnColumn)).toEqual([
      true,
      false,
      false,
    ])
    expect(inRows['rows.city']?.isOwnColumn).toBe(false)
    expect(inRows['rows.more.city']?.isOwnColumn).toBe(false)
  })

  it('have the path that a filter names', () => {
    const deep: Field = { name: 'deep', type: 'group', fields: [city] }
    const paths = pathsOf(
      city,
      { name: 'group', type: 'group', fields: [city, deep] },
      {
        type: 'tabs',
        tabs: [
          { name: 'tab', fields: [city] },
          { label: 'unnamed', fields: [{ name: 'inTab', type: 'text' }] },
        ],
      },
      { type: 'row', fields: [{ name: 'inRow', type: 'text' }] },
    )
    expect(paths).toEqual([
      'city',
      'group.city',
      'group.deep.city',
      'tab.city',
      'inTab',
      'inRow',
      'id',
    ])
  })

  it('of a group are of the table itself', () => {
    const shape = shapeOf(
      { name: 'group', type: 'group', fields: [city] },
      { type: 'tabs', tabs: [{ name: 'tab', fields: [city] }] },
    )
    expect(shape['group.city']?.isOwnColumn).toBe(true)
    expect(shape['tab.city']?.isOwnColumn).toBe(true)
  })

  it('leave out what is hidden, blocks, and the lists of other collections', () => {
    const paths = pathsOf(
      city,
      { name: 'hidden', type: 'text', hidden: true },
      { name: 'shown', type: 'text', hidden: false },
      { name: 'group', type: 'group', hidden: true, fields: [city] },
      { name: 'blocks', type: 'blocks', blocks: [{ slug: 'block', fields: [city] }] },
      { name: 'join', type: 'join', collection: 'users' as never, on: 'company' },
    )
    expect(paths).toEqual(['city', 'shown', 'id'])
  })

  it.each([
    'hash',
    'salt',
    'password',
    'sessions',
    'loginAttempts',
    'lockUntil',
    'resetPasswordToken',
    'resetPasswordExpiration',
    'resetPasswordRequestedAt',
    'apiKey',
    'apiKeyIndex',
  ])('never have %s, wherever it is', (name) => {
    const secret: Field = { name, type: 'text' }
    expect(pathsOf(secret, { name: 'group', type: 'group', fields: [secret] })).toEqual(['id'])
    expect(pathsOf({ name, type: 'array', fields: [city] })).toEqual(['id'])
  })

  it('are worked out once for each collection', () => {
    const config = configOf([city])
    expect(collectionShape(config)).toBe(collectionShape(config))
    expect(collectionShape(config)).not.toBe(collectionShape(configOf([city])))
  })
})
