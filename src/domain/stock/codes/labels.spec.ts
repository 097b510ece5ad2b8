import { describe, expect, it } from 'vitest'
import { LABEL_FORMATS, type LabelFormat } from './labelFormats'
import { fitSymbol, LABEL_SHEETS, labelsOnPage, placeLabels, rulersOf } from './labels'

const EAN = '4006381333931'
const NONE = { sku: null, barcode: null, qrCode: null }
const NO_OFFSET = { x: 0, y: 0 }

describe('places of labels', () => {
  it.each<[LabelFormat, number]>([
    ['sheet70x37', 24],
    ['sheet63x38', 21],
    ['sheet52x29', 40],
    ['sheet38x21', 65],
    ['roll50x30', 1],
  ])('%s has %i on a page', (format, n) => expect(labelsOnPage(format)).toBe(n))

  it.each(LABEL_FORMATS)('all labels of %s are on the page and none on another', (format) => {
    const { page, label, pitch } = LABEL_SHEETS[format]
    const places = placeLabels({ format, count: labelsOnPage(format), start: 1, offset: NO_OFFSET })
    for (const { page: number, x, y } of places) {
      expect(number).toBe(0)
      expect(x + label.width).toBeLessThanOrEqual(page.width)
      expect(y + label.height).toBeLessThanOrEqual(page.height)
    }
    expect(pitch.x).toBeGreaterThanOrEqual(label.width)
    expect(pitch.y).toBeGreaterThanOrEqual(label.height)
  })

  it('goes on after what is used up, row by row, and on to the next page', () => {
    const places = placeLabels({ format: 'sheet63x38', count: 4, start: 20, offset: NO_OFFSET })
    expect(places).toEqual([
      { page: 0, x: 73.25, y: 243.75 },
      { page: 0, x: 139.29, y: 243.75 },
      { page: 1, x: 7.21, y: 15.15 },
      { page: 1, x: 73.25, y: 15.15 },
    ])
  })

  it('moves everything by what the printer is out', () => {
    const offset = { x: -1.5, y: 2 }
    expect(placeLabels({ format: 'sheet38x21', count: 1, start: 7, offset })).toEqual([
      { page: 0, x: 43.85, y: 33.9 },
    ])
  })

  it('gives each label of a roll a page', () => {
    const places = placeLabels({ format: 'roll40x20', count: 3, start: 1, offset: NO_OFFSET })
    expect(places.map(({ page }) => page)).toEqual([0, 1, 2])
  })
})

it.each<[LabelFormat, number, number]>([
  // A roll's rulers have the whole centimetres of its printable area: 97 × 47 mm, 47 × 27 mm, 37 ×
  // 17 mm.
  ['roll100x50', 90, 40],
  ['roll50x30', 40, 20],
  ['roll40x20', 30, 10],
  ['sheet70x37', 100, 100],
  ['sheet38x21', 100, 100],
])('the rulers of a test page of %s are %i mm across and %i mm down', (format, across, down) => {
  expect(rulersOf(format)).toEqual({ across, down })
})

describe('the symbol of a label', () => {
  const codes = { ...NONE, barcode: EAN, sku: 'SKU-00012345' }
  it.each<[LabelFormat, object, [string, string, number] | string]>([
    ['sheet70x37', codes, ['ean13', EAN, 0.33]],
    ['sheet63x38', codes, ['ean13', EAN, 0.33]],
    ['sheet52x29', codes, ['ean13', EAN, 0.33]],
    // 113 modules with the quiet zone: 37.3 mm at the nominal width; 35.1 mm are available.
    ['sheet38x21', codes, ['ean13', EAN, 0.297]],
    ['roll100x50', codes, ['ean13', EAN, 0.5]],
    ['roll50x30', codes, ['ean13', EAN, 0.375]],
    // 42.4 mm at three dots are too wide.
    ['roll40x20', codes, ['ean13', EAN, 0.25]],
    ['sheet52x29', { ...NONE, sku: 'SKU-00012345' }, ['code128', 'SKU-00012345', 0.264]],
    // 198 modules: 49.5 mm at the smallest width; 44.5 mm are available.
    ['sheet52x29', { ...NONE, sku: 'TKF-2026-000042' }, ['qr', 'TKF-2026-000042', 0.7]],
    ['sheet70x37', { ...NONE, sku: 'TKF-2026-000042' }, ['code128', 'TKF-2026-000042', 0.297]],
    ['roll50x30', { ...NONE, sku: 'VİDA-1' }, ['qr', 'VİDA-1', 0.75]],
    [
      'roll40x20',
      { ...NONE, qrCode: 'HTTPS://EXAMPLE.COM/A' },
      ['qr', 'HTTPS://EXAMPLE.COM/A', 0.5],
    ],
    ['roll40x20', { ...NONE, qrCode: 'a'.repeat(27) }, 'tooLarge'],
    ['roll100x50', { ...NONE, qrCode: 'a'.repeat(667) }, 'tooLarge'],
    ['roll50x30', NONE, 'noCode'],
    // Bars of the barcode do not fit; the bars of another code are no substitute.
    ['roll40x20', { ...NONE, barcode: 'TKF-2026-000042', sku: 'A' }, ['qr', 'A', 0.5]],
    // Its bars do not fit: the QR code shows the card's own QR value.
    [
      'roll40x20',
      { sku: 'TKF-2026-000042', barcode: null, qrCode: 'grcy:p:13' },
      ['qr', 'grcy:p:13', 0.5],
    ],
  ])('%s of %j', (format, card, expected) => {
    const fit = fitSymbol(format, card as typeof NONE)
    expect(typeof fit === 'string' ? fit : [fit.kind, fit.text, fit.module]).toEqual(expected)
  })

  it('is in millimetres, and takes the height that its words leave', () => {
    // 8 characters: 11 × (8 + 3) + 2 modules of 0.5 mm; 47 mm less two lines of text and one of
    // code.
    expect(fitSymbol('roll100x50', { ...NONE, sku: 'SKU-ABCD' })).toEqual({
      ...{ kind: 'code128', text: 'SKU-ABCD', module: 0.5 },
      ...{ width: 61.5, wholeWidth: 71.5, height: 18 },
    })
    expect(fitSymbol('roll100x50', { ...NONE, barcode: EAN })).toMatchObject({
      ...{ width: 47.5, wholeWidth: 56.5, height: 34.62 },
    })
    expect(fitSymbol('roll50x30', { ...NONE, sku: 'A' })).toMatchObject({
      ...{ kind: 'code128', module: 0.5, width: 23, wholeWidth: 33, height: 15.4 },
    })
    expect(fitSymbol('roll40x20', { ...NONE, sku: 'A' })).toMatchObject({ height: 9.9 })
    expect(fitSymbol('roll50x30', { ...NONE, qrCode: 'ş' })).toMatchObject({
      ...{ kind: 'qr', module: 0.75, width: 15.75, height: 15.75, wholeWidth: 21.75 },
    })
  })

  it('of a card without bars is the square of what it has', () => {
    const square = (codes: object) => fitSymbol('roll50x30', { ...NONE, ...codes })
    expect(square({ sku: 'VİDA', barcode: 'ŞİŞ' })).toMatchObject({ kind: 'qr', text: 'VİDA' })
    expect(square({ barcode: 'ŞİŞ' })).toMatchObject({ kind: 'qr', text: 'ŞİŞ' })
    expect(square({ sku: 'VİDA', qrCode: 'a' })).toMatchObject({ kind: 'qr', text: 'a' })
    // Bars of the other code are preferred.
    expect(square({ sku: 'A-1', barcode: 'ŞİŞ' })).toMatchObject({ kind: 'code128', text: 'A-1' })
  })

  it('never leaves the label, and has whole dots on a roll', () => {
    const texts = [EAN, 'A', 'SKU-1', 'SKU-00012345', 'TKF-2026-000042', 'ş', 'a'.repeat(60)]
    for (const format of LABEL_FORMATS)
      for (const barcode of texts) {
        const fit = fitSymbol(format, { ...NONE, barcode })
        if (typeof fit === 'string') continue
        const { label, margin, isRoll } = LABEL_SHEETS[format]
        expect(fit.wholeWidth).toBeLessThanOrEqual(label.width - 2 * margin)
        expect(fit.height).toBeLessThanOrEqual(label.height - 2 * margin)
        expect(fit.height).toBeGreaterThanOrEqual(6)
        if (isRoll) expect(fit.module / 0.125).toBe(Math.round(fit.module / 0.125))
      }
  })
})
