import { describe, expect, it } from 'vitest'
import { checkWhere, MAX_CONDITIONS, MAX_RELATED_CONDITIONS, MAX_WHERE_DEPTH } from './checkWhere'
import type { CollectionShape, FieldShape } from './collectionShape'

const text: FieldShape = { kind: 'text', hasMany: false, isOwnColumn: true }

const shape = new Map<string, FieldShape>([
  ['name', text],
  ['company', { ...text, kind: 'relation' }],
  ['address.city', text],
])

const judged = (where: unknown) => () => checkWhere({ shape, where })
const refusal = (path: string) => expect.objectContaining({ code: 'invalidQuery', data: { path } })

const named = { name: { equals: 'a' } }
const times = (count: number, part: unknown) => Array.from({ length: count }, () => part)
const nested = (levels: number): unknown => (levels === 1 ? named : { and: [nested(levels - 1)] })

describe('a filter', () => {
  it.each([
    {},
    named,
    { name: { not_equals: 'a', like: 'b' }, 'address.city': { equals: null } },
    { company: { equals: 7 } },
    { 'company.id': { in: [7, 8] } },
    { and: [] },
    { and: [{}, named], name: { like: 'b' } },
    { or: [{ and: [named] }, { or: [named] }] },
  ])('like %j passes', (where) => {
    expect(judged(where)).not.toThrow()
  })

  it.each<[unknown, string]>([
    [null, 'where'],
    [undefined, 'where'],
    ['name', 'where'],
    [5, 'where'],
    [[], 'where'],
    [[named], 'where'],
    [{ and: [null] }, 'where'],
    [{ and: [[]] }, 'where'],
    [{ and: 'a' }, 'and'],
    [{ or: named }, 'or'],
    [{ or: null }, 'or'],
    [{ and: [named], or: [named] }, 'and/or'],
    [{ and: [{ and: [], or: [] }] }, 'and/or'],
    [{ AND: [named] }, 'AND'],
    [{ nothing: { equals: 'a' } }, 'nothing'],
    [{ name: {} }, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'a' }, 'name'],
    [{ name: ['a'] }, 'name'],
    [{ name: { like: 'a', near: 'b' } }, 'name'],
    [{ name: { like: 'a' }, company: { equals: 'x' } }, 'company'],
    [{ or: [named, { company: { like: '7' } }] }, 'company'],
    [{ 'name.id': { equals: '7' } }, 'name.id'],
    [{ companyXid: { equals: 7 } }, 'companyXid'],
    [{ 'company.no': { equals: 7 } }, 'company.no'],
    [{ 'company.company.id': { equals: 7 } }, 'company.company.id'],
    [{ 'nothing.id': { equals: 7 } }, 'nothing.id'],
    [{ '.id': { equals: 7 } }, '.id'],
  ])('like %j is refused, and where: %s', (where, path) => {
    expect(judged(where)).toThrow(refusal(path))
  })

  it('is told back with 80 characters of its name at most', () => {
    expect(judged({ ['a'.repeat(81)]: { equals: 'a' } })).toThrow(refusal('a'.repeat(80)))
  })

  it(`has ${MAX_WHERE_DEPTH} levels at most`, () => {
    expect(judged(nested(MAX_WHERE_DEPTH))).not.toThrow()
    expect(judged(nested(MAX_WHERE_DEPTH + 1))).toThrow(refusal('where'))
  })

  it(`has ${MAX_CONDITIONS} parts at a level at most, even empty ones`, () => {
    expect(judged({ or: times(MAX_CONDITIONS, {}) })).not.toThrow()
    expect(judged({ or: times(MAX_CONDITIONS + 1, {}) })).toThrow(refusal('or'))
  })

  it(`has ${MAX_CONDITIONS} conditions at most, wherever they are`, () => {
    const both = { name: { equals: 'a', like: 'a' } }
    const half = { and: times(MAX_CONDITIONS / 4, both) }
    expect(judged({ or: [half, half] })).not.toThrow()
    expect(judged({ or: [half, half, named] })).toThrow(refusal('where'))
    expect(judged({ or: [half, half], name: { like: 'a' } })).toThrow(refusal('where'))
  })

  it(`has ${MAX_RELATED_CONDITIONS} conditions on related records at most, wherever they are`, () => {
    const related = { 'company.name': { equals: 'a' } }
    const half = { or: times(MAX_RELATED_CONDITIONS / 2, related) }
    const own = times(MAX_CONDITIONS - MAX_RELATED_CONDITIONS - 1, { 'company.id': { equals: 7 } })
    const joined: CollectionShape = new Map([...shape, ['company.name', text]])
    const judge = (where: unknown) => () => checkWhere({ shape: joined, where })
    expect(judge({ and: [half, half, ...own, named] })).not.toThrow()
    expect(judge({ and: [half, half, related] })).toThrow(refusal('where'))
  })

  it('is judged anew each time', () => {
    const full = { or: times(MAX_CONDITIONS, named) }
    expect(judged(full)).not.toThrow()
    expect(judged(full)).not.toThrow()
  })
})
