import { expect, it } from 'vitest'
import { searchWhere } from './searchWhere'

const fields = [
  { path: 'name', kind: 'text' },
  { path: 'phone', kind: 'digits' },
] as const

it('should look for folded text in text alone', () => {
  expect(searchWhere({ fields, text: '  ISPARTA  Işık ' })).toEqual({
    or: [{ name: { like: 'isparta isik' } }],
  })
})

it('should look for digits in phones too', () => {
  expect(searchWhere({ fields, text: '(532) 111' })).toEqual({
    or: [{ name: { like: '(532) 111' } }, { phone: { contains: '532111' } }],
  })
})

it('should look for digits in groups as one code', () => {
  const codes = [{ path: 'barcode', kind: 'code' }] as const
  expect(searchWhere({ fields: codes, text: '8690 0000 1' })).toEqual({
    or: [{ barcode: { like: '8690-0000-1' } }],
  })
})

it('should look for digits in groups as words in text', () => {
  const [name] = fields
  expect(searchWhere({ fields: [name], text: '8690 0000' })).toEqual({
    or: [{ name: { like: '8690 0000' } }],
  })
})

it('should find nothing where nothing may be read', () => {
  expect(searchWhere({ fields: [], text: 'abc' })).toEqual({ id: { equals: 0 } })
})
