import { describe, expect, it } from 'vitest'

import { placeOf, stepOf, withOpened, type Trail } from './trail'

const stop = (id: number) => ({ id, href: `/stock-cards/edit/${id}` })
const trail = (more: Partial<Trail> = {}): Trail => ({
  slug: 'stock-cards',
  kind: 'edit',
  query: { sort: 'name' },
  size: 3,
  total: 7,
  pages: { 2: [stop(14), stop(15), stop(16)] },
  opened: [15],
  ...more,
})
const at = (known: Trail, href: string) => placeOf(known, href)!

describe('the place in the list', () => {
  it('counts over the pages before', () => {
    expect(placeOf(trail(), '/stock-cards/edit/15')).toEqual({
      page: 2,
      at: 1,
      place: 5,
      total: 7,
    })
  })

  it('is none for what was not opened from the list', () => {
    expect(placeOf(trail(), '/stock-cards/edit/14')).toBeNull()
    expect(placeOf(trail(), '/stock-cards/edit/99')).toBeNull()
    expect(placeOf(null, '/stock-cards/edit/15')).toBeNull()
  })

  it('is kept for a record somebody goes back to', () => {
    const walked = withOpened(trail(), 16)
    expect(placeOf(walked, '/stock-cards/edit/15')?.place).toBe(5)
    expect(placeOf(walked, '/stock-cards/edit/16')?.place).toBe(6)
  })
})

describe('a step', () => {
  it('goes to the next record of the page, and on to the next page', () => {
    const known = withOpened(trail(), 16)
    expect(stepOf(known, at(known, '/stock-cards/edit/15'), 1)).toEqual({ stop: stop(16) })
    expect(stepOf(known, at(known, '/stock-cards/edit/16'), 1)).toEqual({ page: 3 })
  })

  it('goes back the same way', () => {
    const known = withOpened(trail(), 14)
    expect(stepOf(known, at(known, '/stock-cards/edit/15'), -1)).toEqual({ stop: stop(14) })
    expect(stepOf(known, at(known, '/stock-cards/edit/14'), -1)).toEqual({ page: 1 })
  })

  it('asks for no page that was seen', () => {
    const pages = { 2: [stop(14), stop(15), stop(16)], 3: [stop(17)], 1: [stop(11), stop(12)] }
    const known = withOpened(withOpened(trail({ pages }), 16), 14)
    expect(stepOf(known, at(known, '/stock-cards/edit/16'), 1)).toEqual({ stop: stop(17) })
    expect(stepOf(known, at(known, '/stock-cards/edit/14'), -1)).toEqual({ stop: stop(12) })
  })

  it('ends where the list does', () => {
    const pages = { 1: [stop(14), stop(15), stop(16)] }
    const first = withOpened(trail({ pages, total: 3 }), 14)
    expect(stepOf(first, at(first, '/stock-cards/edit/14'), -1)).toBeNull()
    const last = withOpened(trail({ pages, total: 3 }), 16)
    expect(stepOf(last, at(last, '/stock-cards/edit/16'), 1)).toBeNull()
  })
})
