import { describe, expect, it } from 'vitest'
import type { Searchable } from '@/catalog/names'
import { buildAbility } from '../buildAbility'
import type { Permission } from '../roles/permissions'
import { mayReadFieldOf, readableSearchFields } from './searchRights'

type Rows = Partial<Record<Permission['subject'], string[] | null>>
const reader = (rows: Rows) =>
  buildAbility(
    Object.entries(rows).map(([subject, fields]) => ({ subject, actions: ['read'], fields })),
  )
const pathsOf = (rows: Rows, slug: Searchable) =>
  readableSearchFields(reader(rows), slug).map(({ path }) => path)

describe('readableSearchFields', () => {
  it('are all fields of the search for readers of the whole', () => {
    expect(readableSearchFields(reader({ users: null }), 'users')).toEqual([
      { path: 'name', kind: 'text' },
      { path: 'email', kind: 'text' },
      { path: 'phone', kind: 'digits' },
    ])
  })

  it.each<[string, Rows, Searchable, string[]]>([
    ['nobody', {}, 'users', []],
    ['readers of another subject', { tenders: null }, 'users', []],
    ['readers of some fields', { users: ['phone', 'status'] }, 'users', ['phone']],
    ['readers of a field nobody searches', { users: ['status'] }, 'users', []],
    ['readers of the relation alone', { 'stock-movements': null }, 'stock-movements', []],
    ['readers of the related record alone', { 'stock-cards': null }, 'stock-movements', []],
    [
      'readers of both',
      { 'stock-movements': null, 'stock-cards': null },
      'stock-movements',
      ['stockCard.name', 'stockCard.sku', 'stockCard.barcode'],
    ],
    [
      'readers of one field of the related record',
      { 'stock-movements': ['stockCard'], 'stock-cards': ['sku'] },
      'stock-movements',
      ['stockCard.sku'],
    ],
    [
      'readers of everything but the relation',
      { 'stock-movements': ['quantity'], 'stock-cards': null },
      'stock-movements',
      [],
    ],
    [
      'readers of one of two relations',
      { 'stock-group-stocks': null, 'stock-groups': null },
      'stock-group-stocks',
      ['stockGroup.name'],
    ],
  ])('for %s %j: %s by %j', (_, rows, slug, expected) => {
    expect(pathsOf(rows, slug)).toEqual(expected)
  })
})

describe('mayReadFieldOf', () => {
  it.each<[string, Rows, boolean]>([
    ['its own subject', { meets: null }, true],
    ['the field of its own subject', { meets: ['title'] }, true],
    ['another field of it', { meets: ['status'] }, false],
    ['the other subject that opens the list', { customers: null }, true],
    ['only some fields of that other subject', { customers: ['title'] }, false],
    ['a subject that does not open it', { tenders: null }, false],
  ])('opens the title of a meet to readers of %s: %j %s', (_, rows, expected) => {
    expect(mayReadFieldOf(reader(rows), 'meets', 'title')).toBe(expected)
  })
})
