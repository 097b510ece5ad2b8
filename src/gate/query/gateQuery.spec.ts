import * as qs from 'qs-esm'
import { describe, expect, it } from 'vitest'
import type { FieldKind } from '@/domain/lists/fieldKinds'
import type { CollectionShape, FieldShape } from './collectionShape'
import { gateQuery, judgeQuery } from './gateQuery'

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

/** What Payload reads of a query that passed. */
const list = (search: string) => {
  const gated = gateQuery({ kind: 'list', search, shape })
  return qs.parse(gated.search, { allowEmptyArrays: true, depth: 10, ignoreQueryPrefix: true })
}

const refusal = (path: string) => expect.objectContaining({ code: 'invalidQuery', data: { path } })

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

  it.each(['in', 'not_in'])(
    'keeps an empty list of "%s": without it, every record would match',
    (name) => {
      for (const search of [`where[id][${name}][]=`, `where[id][${name}][]`])
        expect(list(search).where).toEqual({ id: { [name]: [] } })
      expect(list(`where[and][0][id][${name}][]=&where[and][1][name][like]=a`).where).toEqual({
        and: [{ id: { [name]: [] } }, { name: { like: 'a' } }],
      })
    },
  )

  it('is none when it is empty', () => {
    expect(list('where=')).toEqual({ limit: '10' })
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
  it('tells the columns, so that somebody asks who may see them', () => {
    const { sortedBy } = gateQuery({ kind: 'list', search: 'sort=-quantity,name', shape })
    expect(sortedBy).toEqual([shape.get('quantity'), shape.get('name')])
  })

  it.each(['', 'sort=', 'sort=,', 'sort[]='])('is none in "%s"', (search) => {
    expect(list(search)).toEqual({ limit: '10' })
    expect(judgeQuery({ kind: 'list', search, shape }).sortedBy).toEqual([])
  })

  it('of anything but a list is not judged and not kept', () => {
    expect(gateQuery({ kind: 'record', search: 'sort=hash&depth=1', shape })).toEqual({
      search: '?depth=1',
      sortedBy: [],
    })
  })

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

  it.each([
    ['a%00=1', 'query'],
    ['a=%E0%A4%A', 'query'],
    ['__proto__[a]=1', 'query'],
    ['?__proto__[a]=1', 'query'],
    ['a=1&where[name.constructor]=1', 'query'],
    ['select[prototype]', 'query'],
    ['where={', 'where'],
    ['where=null', 'where'],
    ['select=name', 'select'],
    ['select=', 'select'],
    ['select[a]=yes', 'select'],
    ['select[a][]=true', 'select'],
    ['select[a]=true&select[a]=true', 'select'],
    ['select[a b]=true', 'select'],
    ['select[a][b;c]=true', 'select'],
    ['select[;a]=true', 'select'],
    ['joins=false', 'joins'],
    ['populate[companies][name]=true', 'populate'],
    ['uploadEdits[crop]=1', 'uploadEdits'],
    ['data={}', 'data'],
    ['locale=all', 'locale'],
    ['locale=*', 'locale'],
    ['limit=x', 'limit'],
    ['sort=hash', 'sort'],
  ])('refuses %s and says where: %s', (search, path) => {
    expect(() => list(search)).toThrow(refusal(path))
  })

  it.each(['constructor', 'www.constructor.com', 'a=prototype', '[__proto__]', '100% +'])(
    'lets any text be looked for, such as "%s"',
    (text) => {
      const search = `where[name][equals]=${encodeURIComponent(text)}`
      expect(list(search).where).toEqual({ name: { equals: text } })
    },
  )

  it('reads at most 65,536 characters', () => {
    const search = (length: number) => `x=${'a'.repeat(length - 2)}`
    expect(list(search(65_536))).toEqual({ limit: '10' })
    expect(() => list(search(65_537))).toThrow(refusal('query'))
    expect(() => gateQuery({ kind: 'view', search: search(65_537) })).toThrow(refusal('query'))
  })

  it('reads at most 900 parameters', () => {
    const search = (count: number) => Array.from({ length: count }, (_, at) => `x${at}=1`).join('&')
    expect(list(search(900))).toEqual({ limit: '10' })
    expect(() => list(search(901))).toThrow(refusal('query'))
  })

  it.each(['select[name]=true', 'select[name]=false', 'select[address][city-name]=true'])(
    'keeps %s',
    (search) => {
      expect(list(search).select).toEqual(qs.parse(search).select)
    },
  )

  it('selects at most 200 columns', () => {
    const search = (count: number) =>
      Array.from({ length: count }, (_, at) => `select[a${at}]=true`).join('&')
    expect(list(search(200)).select).toHaveProperty('a199', 'true')
    expect(() => list(search(201))).toThrow(refusal('select'))
  })

  it.each(['true', 'false'])('keeps pagination=%s, which is all there is to say', (value) => {
    expect(list(`pagination=${value}`)).toEqual({ limit: '10', pagination: value })
    expect(list(`pagination=${value}x`)).toEqual({ limit: '10' })
  })

  it('lets related records be asked for where somebody judges them below', () => {
    const judged = (search: string) =>
      judgeQuery({ kind: 'record', search, shape, isJudgedBelow: true })
    expect(judged('populate[companies][name]=true').kept).toEqual({
      populate: { companies: { name: 'true' } },
    })
    expect(() => judged('populate[companies]=all')).toThrow(refusal('select'))
    expect(() => judged('joins=false')).toThrow(refusal('joins'))
  })

  it('filters nothing where the columns are unknown', () => {
    const search = 'where[name][equals]=a'
    expect(() => judgeQuery({ kind: 'list', search })).toThrow(refusal('name'))
  })
})

describe('what is kept of a query', () => {
  const everything = [
    'where[name][like]=a',
    'sort=name',
    'limit=5',
    'page=2',
    'pagination=false',
    'depth=1',
    'select[name]=true',
    'allSessions=true',
  ].join('&')
  const where = { name: { like: 'a' } }
  const ofRecord = { depth: '1', select: { name: 'true' } }
  const ofList = { limit: '5', page: '2', pagination: 'false' }

  it.each([
    ['list', { where, sort: 'name', ...ofList, ...ofRecord }],
    ['count', { where }],
    ['record', ofRecord],
    ['command', ofRecord],
    ['signIn', { ...ofRecord, allSessions: 'true' }],
  ] as const)('of a %s', (kind, kept) => {
    const { search } = gateQuery({ kind, search: `?${everything}`, shape })
    expect(qs.parse(search, { ignoreQueryPrefix: true })).toEqual(kept)
  })

  it('of nothing is nothing', () => {
    expect(gateQuery({ kind: 'record', search: '', shape }).search).toBe('')
  })

  it.each(['view', 'file'] as const)('of a %s is everything', (kind) => {
    const search = `?q=%25&${everything}`
    expect(gateQuery({ kind, search })).toEqual({ search, sortedBy: [] })
    expect(() => gateQuery({ kind, search: '?a%00=1' })).toThrow(refusal('query'))
  })

  it('of a record is no filter, and no limit', () => {
    const search = '?depth=0&where[a][b]=c&limit=x'
    expect(gateQuery({ kind: 'record', search, shape }).search).toBe('?depth=0')
  })
})
