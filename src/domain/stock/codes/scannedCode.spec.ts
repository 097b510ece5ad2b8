import { describe, expect, it } from 'vitest'
import { readGs1 } from './gs1'
import { candidatesOf, hasCode, newCodeOf, scannedQuantity } from './scannedCode'

const FNC1 = '\u001d'
const codes = (text: string, typed?: string) => candidatesOf(text, typed).map(({ code }) => code)

describe('what a scan may mean', () => {
  it.each<[string, string | undefined, string[]]>([
    ['4006381333931', undefined, ['4006381333931']],
    [' VIDA-1\r\n', undefined, ['VIDA-1']],
    ['\tVIDA-1\t', undefined, ['VIDA-1']],
    ['VIDA-1', '', ['VIDA-1']],
    // Scanners emulate a US keyboard; with the Turkish Q layout the same keys give other
    // characters.
    ['VIDA*1', 'VIDA-1', ['VIDA*1', 'VIDA-1']],
    ['VIDA-1', 'vida-1', ['VIDA-1']],
    // UPC-A and the EAN-13 of the same article.
    ['012345678905', undefined, ['012345678905', '0012345678905']],
    ['0012345678905', undefined, ['0012345678905', '012345678905']],
    [']C0VIDA-1', undefined, [']C0VIDA-1', 'VIDA-1']],
    [']E04006381333931', undefined, [']E04006381333931', '4006381333931']],
    [
      ']C10104006381333931',
      undefined,
      [']C10104006381333931', '0104006381333931', '04006381333931', '4006381333931'],
    ],
    ['', undefined, []],
    [' \r', '\n', []],
    ['a'.repeat(501), undefined, []],
    ['a'.repeat(500), undefined, ['a'.repeat(500)]],
    // A 14-digit GTIN for a single piece: the same article as EAN-13 and UPC-A.
    ['04006381333931', undefined, ['04006381333931', '4006381333931']],
    ['00012345678905', undefined, ['00012345678905', '0012345678905', '012345678905']],
    // GTIN of a bigger package: another article.
    ['14006381333938', undefined, ['14006381333938']],
    ['x012345678905', undefined, ['x012345678905']],
    ['012345678905x', undefined, ['012345678905x']],
    ['x0012345678905', undefined, ['x0012345678905']],
    ['00123456789050x', undefined, ['00123456789050x']],
    ['x00012345678905', undefined, ['x00012345678905']],
    ['x]C0VIDA-1', undefined, ['x]C0VIDA-1']],
  ])('%j typed as %j', (text, typed, expected) => expect(codes(text, typed)).toEqual(expected))

  it('puts what stands there letter for letter before what is read into it', () => {
    const found = candidatesOf(`0104006381333931305`)
    expect(found[0]).toEqual({ code: '0104006381333931305' })
    expect(found.at(-1)).toEqual({ code: '4006381333931', count: '5' })
    expect(candidatesOf('01040063813339313103001250').at(-1)).toEqual({
      code: '4006381333931',
      weight: '1.250',
    })
  })
})

it.each<[string, string | undefined, string]>([
  ['VIDA-1', undefined, 'VIDA-1'],
  [']C0VIDA-1', undefined, 'VIDA-1'],
  ['VIDA-1', 'VIDA*1', 'VIDA-1'],
  [']C10104006381333931305', undefined, '4006381333931'],
  ['', undefined, ''],
])('a new card for %j goes by %s', (text, typed, expected) =>
  expect(newCodeOf(text, typed)).toBe(expected),
)

describe('a code of GS1', () => {
  it.each([
    ['0104006381333931', { gtin: '04006381333931', count: null, weight: null }],
    ['01040063813339313012', { gtin: '04006381333931', count: '12', weight: null }],
    ['0104006381333931370012', { gtin: '04006381333931', count: '12', weight: null }],
    ['01040063813339313103001250', { gtin: '04006381333931', count: null, weight: '1.250' }],
    ['01040063813339313100000007', { gtin: '04006381333931', count: null, weight: '7' }],
    ['01040063813339313106000007', { gtin: '04006381333931', count: null, weight: '0.000007' }],
    // Lot and best-before are skipped; values of variable length end at a separator.
    [
      `010400638133393110LOT-7${FNC1}172612313005`,
      { gtin: '04006381333931', count: '5', weight: null },
    ],
    [`${FNC1}0104006381333931`, { gtin: '04006381333931', count: null, weight: null }],
    [`0104006381333931${FNC1}304`, { gtin: '04006381333931', count: '4', weight: null }],
    ['(01)04006381333931(30)12', { gtin: '04006381333931', count: '12', weight: null }],
    ['(10)LOT(01)04006381333931', { gtin: '04006381333931', count: null, weight: null }],
    // A count of zero is ignored.
    ['0104006381333931300', { gtin: '04006381333931', count: null, weight: null }],
    ['010400638133393130123456789', { gtin: '04006381333931', count: null, weight: null }],
    ['01040063813339313012345678', { gtin: '04006381333931', count: '12345678', weight: null }],
    ['010400638133393130A', { gtin: '04006381333931', count: null, weight: null }],
    ['01040063813339313105000007', { gtin: '04006381333931', count: null, weight: '0.00007' }],
    ['01040063813339313103012050', { gtin: '04006381333931', count: null, weight: '12.050' }],
    // Pounds and metres are not kilograms.
    ['01040063813339313203001250', { gtin: '04006381333931', count: null, weight: null }],
    ['01040063813339313107001250', { gtin: '04006381333931', count: null, weight: null }],
    [`010400638133393121${'x'.repeat(90)}`, { gtin: '04006381333931', count: null, weight: null }],
    [`010400638133393121${'x'.repeat(91)}`, null],
    [`010400638133393110${FNC1}3005`, null],
    ['010400638133393110', null],
    [`01040063813339313105${FNC1}00007`, null],
    // Internal identifiers, and other optional ones.
    ['010400638133393191x', { gtin: '04006381333931', count: null, weight: null }],
    ['0104006381333931240', null],
    [`0104006381333931240x${FNC1}305`, { gtin: '04006381333931', count: '5', weight: null }],
    [`01040063813339318008x${FNC1}305`, { gtin: '04006381333931', count: '5', weight: null }],
    [`01040063813339313920x${FNC1}305`, { gtin: '04006381333931', count: '5', weight: null }],
    ['00123456789012345675', null],
    [
      '0012345678901234567501040063813339313005',
      { gtin: '04006381333931', count: '5', weight: null },
    ],
    ['2099010400638133393130', null],
    ['20990104006381333931', { gtin: '04006381333931', count: null, weight: null }],
    ['01040063813339313103100500', { gtin: '04006381333931', count: null, weight: '100.500' }],
    // Later brackets are part of a value.
    ['010400638133393110(30)(37)5', { gtin: '04006381333931', count: null, weight: null }],
    ['010400638133393110(30)', { gtin: '04006381333931', count: null, weight: null }],
    ['(01)04006381333931(3103)001250', { gtin: '04006381333931', count: null, weight: '1.250' }],
    ['4006381333931', null],
    ['SKU-0104006381333931', null],
    ['01040063813339', null],
    ['010400638133393A', null],
    ['0104006381333931XY', null],
    ['10LOT', null],
    ['', null],
  ])('%j says %j', (text, expected) => expect(readGs1(text)).toEqual(expected))
})

describe('a card', () => {
  it.each([
    [{ sku: 'VİDA-1' }, 'vida-1', true],
    [{ barcode: '4006381333931' }, '4006381333931', true],
    [{ qrCode: 'https://example.com/A' }, 'https://example.com/A', true],
    [{ qrCode: 'https://example.com/A' }, 'https://example.com/a', false],
    [{ sku: 'VIDA-10' }, 'VIDA-1', false],
    [{ sku: null }, '', false],
    [{}, 'VIDA-1', false],
    [{ sku: 'A', barcode: 'B' }, 'b', true],
  ])('%j goes by %s: %s', (card, code, expected) => expect(hasCode(card, code)).toBe(expected))

  it.each([
    [{ code: 'x', count: '12', weight: '1.5' }, 'piece', '12'],
    [{ code: 'x', count: '12', weight: '1.5' }, 'kg', '1.5'],
    [{ code: 'x', weight: '1.5' }, 'piece', null],
    [{ code: 'x' }, 'kg', null],
  ])('%j of a card in %s are %s', (scan, unit, expected) =>
    expect(scannedQuantity(scan, unit)).toBe(expected),
  )
})
