import * as qs from 'qs-esm'
import { describe, expect, it } from 'vitest'
import { judgeQuery } from '../query/gateQuery'
import { shape } from '../../../tests/factories/shape'
import { pageLinks } from './pageLinks'

const PAGE = { page: 1, totalPages: 1, hasNextPage: false, hasPrevPage: false, limit: 2 }
const DOCS = [{ id: 4 }, { id: 9 }]

type Asked = Partial<typeof PAGE> & { docs?: { id: number }[] }

const kept = (search: string) => judgeQuery({ kind: 'list', search, shape }).kept

const pageOf = ({ docs = [], ...page }: Asked) => ({
  ...PAGE,
  ...page,
  count: docs.length,
  lastId: () => docs.at(-1)?.id,
})

const linked = (search: string, page: Asked): string | undefined =>
  pageLinks({ path: '/api/tenders', query: kept(search), page: pageOf(page) })

/** The links of a header by relation, as the queries they contain. */
const links = (search: string, page: Asked): Record<string, unknown> =>
  Object.fromEntries(
    [...(linked(search, page) ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)].map(
      ([, address = '', rel = '']) => {
        const [path, query = ''] = address.split('?')
        expect(path).toBe('/api/tenders')
        return [rel, qs.parse(query, { depth: 10 })]
      },
    ),
  )

const next = (search: string, page: Asked = {}) =>
  links(search, { hasNextPage: true, docs: DOCS, ...page }).next as
    | { where: unknown; page?: unknown }
    | undefined

describe('pageLinks', () => {
  it.each([
    [
      { page: 1, totalPages: 1 },
      { first: '1', last: '1' },
    ],
    [
      { page: 1, totalPages: 3, hasNextPage: true },
      { first: '1', next: '2', last: '3' },
    ],
    [
      { page: 2, totalPages: 3, hasNextPage: true, hasPrevPage: true },
      { first: '1', prev: '1', next: '3', last: '3' },
    ],
    [
      { page: 3, totalPages: 3, hasPrevPage: true },
      { first: '1', prev: '2', last: '3' },
    ],
    // Past the end, `prev` is the last page.
    [
      { page: 9, totalPages: 3, hasPrevPage: true },
      { first: '1', prev: '3', last: '3' },
    ],
  ])('leads by the number of the page in any order: %o', (page, expected) => {
    const found = links('?sort=-name&limit=2', page)
    const pages = Object.entries(found).map(([rel, to]) => [rel, (to as { page: string }).page])
    expect(Object.fromEntries(pages)).toEqual(expected)
  })

  it('keeps what was asked', () => {
    const search = '?where[name][like]=çınar & co&sort=-name&limit=2&depth=1&select[name]=true'
    expect(links(search, { hasNextPage: true }).next).toEqual({
      where: { name: { like: 'çınar ' } },
      sort: '-name',
      limit: '2',
      depth: '1',
      select: { name: 'true' },
      page: '2',
    })
    expect(linked(search, {})).toMatch(/^[!-~ ]+$/)
  })

  it('has none where the total was not asked for and the order is another', () => {
    expect(linked('?sort=-name&pagination=false', { docs: DOCS })).toBeUndefined()
  })

  it.each([
    ['?sort=id', { id: { greater_than: '9' } }],
    ['?sort=-id&page=3', { id: { less_than: '9' } }],
    ['?sort=id&where[id][greater_than]=4', { id: { greater_than: '9' } }],
    [
      '?sort=id&where[id][less_than]=90',
      { and: [{ id: { less_than: '90' } }, { id: { greater_than: '9' } }] },
    ],
    [
      '?sort=id&where[name][like]=a',
      { and: [{ name: { like: 'a' } }, { id: { greater_than: '9' } }] },
    ],
    [
      '?sort=id&where[or][0][name][like]=a&where[or][1][name][like]=b',
      {
        and: [
          { or: [{ name: { like: 'a' } }, { name: { like: 'b' } }] },
          { id: { greater_than: '9' } },
        ],
      },
    ],
    [
      '?sort=id&where[and][0][name][like]=a&where[and][1][id][greater_than]=4',
      { and: [{ name: { like: 'a' } }, { id: { greater_than: '9' } }] },
    ],
  ])('leads behind the last id: %s', (search, where) => {
    const found = next(search)
    expect(found?.where).toEqual(where)
    expect(found?.page).toBeUndefined()
    // The query of the link is accepted unchanged.
    expect(kept(qs.stringify(found)).where).toEqual(where)
  })

  it('leaves a filter that is JSON text one', () => {
    const filter = JSON.stringify({ name: { equals: null } })
    const found = next(`?sort=id&where=${encodeURIComponent(filter)}`)
    expect(JSON.parse(found?.where as string)).toEqual({
      and: [{ name: { equals: null } }, { id: { greater_than: '9' } }],
    })
  })

  it('ends where nothing comes after', () => {
    expect(linked('?sort=id', { docs: DOCS })).toBeUndefined()
    expect(linked('?sort=id&pagination=false', { docs: [{ id: 4 }] })).toBeUndefined()
    expect(linked('?sort=id&pagination=false', { docs: [] })).toBeUndefined()
    expect(linked('?sort=id&pagination=false', { docs: DOCS })).toContain('rel="next"')
  })

  it('leads nowhere that the gate would refuse, and fits into a header', () => {
    const deep = (levels: number) => `where${'[and][0]'.repeat(levels)}[name][like]=a`
    expect(next(`?sort=id&${deep(4)}`)).toBeDefined()
    expect(next(`?sort=id&${deep(3)}&${deep(3).replace('[and][0]', '[and][1]')}`)).toBeDefined()
    expect(next(`?sort=id&${deep(4).replaceAll('and', 'or')}`)).toBeUndefined()
    const deeper = JSON.stringify({ or: [{ or: [{ or: [{ or: [{ or: [{ name: {} }] }] }] }] }] })
    const query = { sort: 'id', where: deeper }
    const page = pageOf({ hasNextPage: true, docs: DOCS })
    expect(pageLinks({ path: '/api/tenders', query, page })).toBeUndefined()
    const titles = Array.from({ length: 60 }, () => ({ name: { like: 'a' } }))
    const many = `?sort=id&where=${encodeURIComponent(JSON.stringify({ or: titles }))}`
    expect(next(many)).toBeUndefined()
    const long = Array.from(
      { length: 9 },
      (_, at) => `where[or][${at}][name][like]=${'ş'.repeat(99)}`,
    )
    expect(next(`?sort=id&${long.join('&')}`)).toBeUndefined()
    expect(next(`?sort=id&${long.slice(6).join('&')}`)).toBeDefined()
  })
})
