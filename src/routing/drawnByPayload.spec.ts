import { describe, expect, it } from 'vitest'

import { CATALOG } from '@/catalog'

import { toInternal } from './codec'
import { FORMS, isDrawnByPayload } from './drawnByPayload'

const drawn = (path: string) => {
  const decoded = toInternal(path)
  return decoded && isDrawnByPayload(decoded.route)
}

describe('isDrawnByPayload', () => {
  it.each(['/tenders/new', '/tenders/edit/7', '/customers/meets/edit/3/7', '/logout'])(
    '%s is made of its forms',
    (path) => expect(drawn(path)).toBe(true),
  )

  it.each(['/tenders', '/dashboard', '/login', '/tenders/show/7', '/users/roles', '/'])(
    '%s is a screen of ours',
    (path) => expect(drawn(path)).toBe(false),
  )

  it('has a place that is no path of the product', () => {
    expect(CATALOG.routes.filter(({ path }) => path.split('/')[1] === FORMS)).toEqual([])
    expect(toInternal(`/${FORMS}/tenders/edit/7`)).toBeNull()
  })
})
