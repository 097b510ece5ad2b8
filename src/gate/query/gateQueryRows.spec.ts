import * as qs from 'qs-esm'
import { describe, expect, it } from 'vitest'
import { gateQuery, judgeQuery } from './gateQuery'
import { list, shape } from '../../../tests/factories/shape'

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

  it('refuses deep and wide filters', () => {
    const deep = `where${'[and][0]'.repeat(1000)}[name][equals]=a`
    const deepJson = `where=${'{"and":['.repeat(1000)}{}${']}'.repeat(1000)}`
    const wide = Array.from({ length: 5000 }, (_, at) => `where[or][${at}][name][equals]=a`)
    const somewhatWide = wide.slice(0, 61)
    for (const search of [deep, deepJson, wide.join('&'), somewhatWide.join('&')]) {
      expect(() => list(search)).toThrow('invalidQuery')
    }
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
