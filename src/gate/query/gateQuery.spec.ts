import * as qs from 'qs-esm'
import { describe, expect, it } from 'vitest'
import { gateQuery, judgeQuery } from './gateQuery'
import { list, shape } from '../../../tests/factories/shape'

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
