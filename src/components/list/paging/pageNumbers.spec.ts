import { describe, expect, it } from 'vitest'
import { pageNumbers } from './pageNumbers'

describe('pageNumbers', () => {
  it('should offer all of a few pages', () => {
    expect(pageNumbers({ page: 2, pages: 3 })).toEqual([1, 2, 3])
  })

  it('should keep the current page in the middle of five', () => {
    expect(pageNumbers({ page: 10, pages: 20 })).toEqual([8, 9, 10, 11, 12])
  })

  it('should stay within both ends', () => {
    expect(pageNumbers({ page: 1, pages: 20 })).toEqual([1, 2, 3, 4, 5])
    expect(pageNumbers({ page: 20, pages: 20 })).toEqual([16, 17, 18, 19, 20])
  })

  it('should offer nothing without pages', () => {
    expect(pageNumbers({ page: 1, pages: 0 })).toEqual([])
  })
})
