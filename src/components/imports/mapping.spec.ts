import { describe, expect, it } from 'vitest'
import type { ImportSheet } from '@/domain/imports/importReadings'
import { bodyOf, firstChosen, withField } from './mapping'

const SHEET: ImportSheet = {
  id: 1,
  target: 'stock-cards',
  fileName: 'liste.csv',
  kind: 'csv',
  rows: 3,
  columns: [
    { index: 0, header: 'Ad', samples: [], field: 'name' },
    { index: 1, header: 'Barkod', samples: [], field: 'barcode' },
    { index: 2, header: 'Raf', samples: [], field: null },
  ],
  fields: [],
  keys: ['sku', 'barcode'],
  alwaysWhole: false,
  hasRows: false,
  whole: false,
  mapping: null,
  mode: null,
  key: null,
  styles: {},
}

describe('what is chosen of a file', () => {
  it('should begin with what is known, and the key that a column fills', () => {
    expect(firstChosen(SHEET)).toMatchObject({
      fields: { 0: 'name', 1: 'barcode' },
      mode: 'upsert',
      key: 'barcode',
    })
    expect(firstChosen({ ...SHEET, keys: [] })).toMatchObject({ mode: 'create', key: '' })
  })

  it('should give a field to one column only, and take it away again', () => {
    const moved = withField(firstChosen(SHEET), 2, 'name')
    expect(moved.fields).toEqual({ 1: 'barcode', 2: 'name' })
    expect(withField(moved, 2, '').fields).toEqual({ 1: 'barcode' })
  })

  it('should be sent without a key where rows only make records', () => {
    const chosen = { ...firstChosen(SHEET), mode: 'create' as const }
    expect(bodyOf(chosen)).toMatchObject({
      key: null,
      mapping: [
        { index: 0, field: 'name' },
        { index: 1, field: 'barcode' },
      ],
    })
  })
})
