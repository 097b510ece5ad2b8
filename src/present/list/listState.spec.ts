import { listLimitOf } from '@/domain/lists/pageSizes'
import { describe, expect, it } from 'vitest'
import {
  changed,
  directionOfSort,
  flatWhere,
  isFiltered,
  isSameWhere,
  listPartOf,
  listPartOfQuery,
  nextSort,
  readListState,
  searchOf,
} from './listState'

const fallback = { sort: 'name', limit: 10, limitOf: listLimitOf }
const shown = {
  ...{ sort: 'name', page: 3, limit: 10, columns: [] },
  ...{ group: '', view: 0, isSure: false },
}

describe('the address of a list', () => {
  it('should come back as it went out', () => {
    const where = flatWhere({ currentQuantity: { greater_than_equal: '5', less_than_equal: '10' } })
    const state = { ...shown, search: 'çelik & boru', where, group: 'status' }
    const query = Object.fromEntries(new URLSearchParams(searchOf(state)))
    expect(readListState(query, fallback)).toEqual(state)
  })

  it('should be known again however it is written, and by the list’s own part alone', () => {
    const address = '?x=1&search=%C3%A7elik%20boru&where[a][in]=1&sort=name&sort=-name'
    const query = { sort: ['name', '-name'], 'where[a][in]': '1', search: 'çelik boru', scope: '5' }
    expect(listPartOf(new URLSearchParams(address))).toBe(listPartOfQuery(query))
    expect(listPartOfQuery({ ...query, page: '2' })).not.toBe(listPartOfQuery(query))
  })

  it('should leave out what is not set, and page 1', () => {
    expect(searchOf({ ...shown, search: '', where: {}, sort: '', page: 1, limit: 25 })).toBe(
      '?limit=25',
    )
  })

  it('should not take other parameters for conditions', () => {
    const state = readListState({ scope: '7', wherever: 'x', search: ['bir', 'iki'] }, fallback)
    expect(state).toEqual({ ...shown, search: 'bir', where: {}, page: 1 })
  })
})

describe('a change of a list', () => {
  const state = readListState({ page: '3' }, fallback)

  it('should start at page 1 again', () => {
    expect(changed(state, { limit: 5 })).toMatchObject({ limit: 5, page: 1 })
  })

  it('should go to the page that is asked for', () => {
    expect(changed(state, { page: 4 }).page).toBe(4)
  })

  it('should ask again before all rows are shown, unless the rows stay the same', () => {
    const all = readListState({ limit: 'all', sure: '1' }, fallback)
    expect(changed(all, { group: 'status', page: all.page }).isSure).toBe(true)
    expect(changed(all, { columns: ['name'], page: all.page }).isSure).toBe(true)
    expect(changed(all, { search: 'çelik' }).isSure).toBe(false)
    expect(changed(all, { limit: 'all' }).isSure).toBe(false)
  })
})

describe('conditions', () => {
  it('should be the same in any order of their parts', () => {
    const one = flatWhere({ a: { equals: 1 }, b: { equals: true } })
    const other = flatWhere({ b: { equals: 'true' }, a: { equals: '1' } })
    expect(isSameWhere(one, other)).toBe(true)
    expect(isSameWhere(one, flatWhere({ a: { equals: 1 } }))).toBe(false)
  })

  it('should narrow a list when there are any', () => {
    const state = readListState({ page: '3' }, fallback)
    expect(isFiltered(state)).toBe(false)
    expect(isFiltered({ ...state, search: 'abc' })).toBe(true)
    expect(isFiltered({ ...state, where: flatWhere({ a: { equals: 1 } }) })).toBe(true)
  })
})

describe('sorting', () => {
  it('should go up first, then down, then up', () => {
    expect(nextSort('', 'name')).toBe('name')
    expect(nextSort('name', 'name')).toBe('-name')
    expect(nextSort('-name', 'name')).toBe('name')
  })

  it('should be named after the first column of the sort', () => {
    expect(directionOfSort('-date,name', 'date')).toBe('descending')
    expect(directionOfSort('-date,name', 'name')).toBe('none')
  })
})
