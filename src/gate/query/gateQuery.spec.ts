import * as qs from 'qs-esm'
import { describe, expect, it } from 'vitest'
import type { FieldKind } from '@/domain/lists/fieldKinds'
import type { CollectionShape, FieldShape } from './collectionShape'
import { gateQuery } from './gateQuery'

const field = (kind: FieldKind, more: Partial<FieldShape> = {}): FieldShape => ({
  kind,
  hasMany: false,
  isOwnColumn: true,
  ...more,
})

const shape: CollectionShape = new Map([
  ['id', field('number')],
  ['name', field('text')],
  ['quantity', field('number')],
  ['date', field('date')],
  ['isOpen', field('checkbox')],
  ['status', field('option', { options: ['active', 'passive'] })],
  ['days', field('option', { hasMany: true, options: ['monday'] })],
  ['company', field('relation')],
  ['meta', field('opaque')],
  ['emails.email', field('text', { isOwnColumn: false })],
  ['computed', field('text', { isOwnColumn: false })],
])

const list = (search: string) => {
  const gated = gateQuery({ kind: 'list', search, shape })
  return qs.parse(gated.search, { ignoreQueryPrefix: true, depth: 10 })
}

describe('paging', () => {
  it.each([
    ['', '10'],
    ['limit=25', '25'],
    ['limit=0', '500'],
    ['limit=-1', '500'],
    ['limit=1000000000', '500'],
  ])('reads limit of "%s" as %s', (search, limit) => {
    expect(list(search).limit).toBe(limit)
  })

  it('clamps page and depth', () => {
    expect(list('page=-1&depth=99')).toMatchObject({ page: '1', depth: '2' })
    expect(list('page=0&depth=-3')).toMatchObject({ page: '1', depth: '0' })
  })

  it.each([
    'limit=1e30',
    'limit=NaN',
    'limit=10.5',
    'limit=',
    'limit=0x10',
    'limit=1&limit=2',
    'limit[a]=1',
    'page=1e30',
    'page=abc',
    'depth=x',
  ])('refuses %s', (search) => {
    expect(() => list(search)).toThrow('invalidQuery')
  })
})

describe('where', () => {
  it.each([
    'where[name][like]=çınar',
    'where[quantity][greater_than]=1.5',
    'where[date][less_than]=2026-03-01T12:00:00.000Z',
    'where[isOpen][equals]=true',
    'where[status][in]=active,passive',
    'where[days][contains]=monday',
    'where[company][equals]=7',
    'where[company.id][in][0]=7&where[company.id][in][1]=8',
    'where[company][equals]=null',
    'where[emails.email][contains]=@',
    'where[id][in]=1,2,3',
    'where[id][not_in]=',
    'where[and][0][id][not_in][0]=4&where[and][1][name][like]=a',
    'where[or][0][and][0][name][like]=a&where[or][1][name][like]=b',
    `where=${encodeURIComponent('{"or":[{"name":{"equals":"a"}},{"id":{"equals":4}}]}')}`,
  ])('lets %s through', (search) => {
    const where = (text: string) => qs.parse(text, { ignoreQueryPrefix: true, depth: 10 }).where
    expect(list(search).where).toEqual(where(search))
  })

  it.each([
    "where[meta.a'b][equals]=1",
    'where[meta][equals]=1',
    "where[meta.a][equals]=x'y",
    'where[name][near]=1,2',
    'where[name][unknown]=1',
    'where[name]=a',
    'where[name][like][a]=b',
    'where[company.name][equals]=a',
    'where[company.name.secret][equals]=a',
    'where[company__name][equals]=a',
    'where[hash][like]=a',
    'where[nothing][equals]=a',
    'where[AND][0][name][equals]=a',
    'where[and]=a',
    'where[and][0][name][equals]=a&where[or][0][name][equals]=b',
    'where[quantity][equals]=Infinity',
    'where[quantity][like]=1',
    'where[date][equals]=yesterday',
    'where[status][equals]=drop',
    'where[isOpen][equals]=maybe',
    'where[name][equals]=a%00b',
    'where=notjson',
    'where[id][equals]=1 OR 1=1',
    'where[id][equals]=999999999999999999999',
    'where[id][in]=1,abc',
    'where[id][equals]=-1',
    'where[id][equals]=1.5',
    'where[id][equals]=0x1',
    'where[id][equals]=null',
    'where[company][equals]=6f9619ff-8b86-d011-b42d-00c04fc964ff',
    'where[__proto__][equals]=1',
    'where[constructor][prototype][a]=1',
    `where[id][in]=${Array.from({ length: 201 }, (_, at) => at + 1).join(',')}`,
    `where[name][equals]=${'a'.repeat(301)}`,
  ])('refuses %.80s', (search) => {
    expect(() => list(search)).toThrow('invalidQuery')
  })

  it('refuses deep and wide filters quickly', () => {
    const deep = `where${'[and][0]'.repeat(1000)}[name][equals]=a`
    const deepJson = `where=${'{"and":['.repeat(1000)}{}${']}'.repeat(1000)}`
    const wide = Array.from({ length: 5000 }, (_, at) => `where[or][${at}][name][equals]=a`)
    const somewhatWide = wide.slice(0, 61)
    const started = performance.now()
    for (const search of [deep, deepJson, wide.join('&'), somewhatWide.join('&')]) {
      expect(() => list(search)).toThrow('invalidQuery')
    }
    expect(performance.now() - started).toBeLessThan(200)
  })
})

describe('sort', () => {
  it.each(['name', '-quantity', 'name,-date,id', '-company'])('orders by %s', (sort) => {
    expect(list(`sort=${sort}`).sort).toBe(sort)
  })

  it.each([
    'company.name',
    '-company.name',
    'hash',
    'users.resetPasswordToken',
    'computed',
    'meta',
    'days',
    'id;drop',
    "quantity'",
    '(select 1)',
    'name,name,name,name',
  ])('refuses %s', (sort) => {
    expect(() => list(`sort=${encodeURIComponent(sort)}`)).toThrow('invalidQuery')
  })
})

describe('the rest', () => {
  it.each([
    'joins[employees][limit]=0',
    'populate[companies][hash]=true',
    'locale=all',
    'uploadEdits[crop]=1',
    'select[a;b]=true',
    '__proto__[a]=1',
    'a%00=1',
    '%E0%A4%A',
  ])('refuses %s', (search) => {
    expect(() => list(search)).toThrow('invalidQuery')
  })

  it('drops drafts, trash, languages and what it does not know', () => {
    expect(
      list('draft=true&trash=true&locale=tr&fallback-locale=null&x=1&select[name]=true'),
    ).toEqual({ limit: '10', select: { name: 'true' } })
  })

  it('keeps no filter on a record', () => {
    const { search } = gateQuery({
      kind: 'record',
      search: '?depth=0&where[a][b]=c&limit=x',
      shape,
    })
    expect(search).toBe('?depth=0')
  })

  it('leaves the parameters of our own views alone', () => {
    expect(gateQuery({ kind: 'view', search: '?q=%25' }).search).toBe('?q=%25')
  })
})
