import { describe, expect, it } from 'vitest'
import { barsOf, checkDigit, code128Modules, isEan13, modulesOf, qrVersion } from './symbols'

describe('the bars of a code', () => {
  it.each([
    ['8690526085012', true],
    ['4006381333931', true],
    ['0012345678905', true],
    ['4006381333930', false],
    ['400638133393', false],
    [' 4006381333931', false],
    ['40063813339310', false],
    ['x4006381333931', false],
    ['4006381333931x', false],
  ])('%s is an EAN-13: %s', (code, expected) => expect(isEan13(code)).toBe(expected))

  it('knows the check digit', () => {
    expect(checkDigit('400638133393')).toBe(1)
    expect(checkDigit('0001234560001')).toBe(2)
  })

  it.each([
    ['4006381333931', 'ean13'],
    // With a wrong check digit it is not an EAN, but its digits are still drawn.
    ['4006381333930', 'code128'],
    ['VIDA-1', 'code128'],
    ['a b~', 'code128'],
    ['VİDA-1', null],
    ['ş', null],
    ['a\tb', null],
    ['', null],
  ])('%j is drawn as %s', (code, expected) => expect(barsOf(code)).toBe(expected))
})

describe('how wide a symbol is', () => {
  it.each([
    ['SKU-00012345', 134],
    ['123456789012', 101],
    ['TKF-2026-000042', 178],
    ['1', 46],
    ['12', 46],
    ['A', 46],
    ['123', 68],
    ['123456A', 90],
    ['A123456', 90],
    ['AB1234', 90],
    ['4006381333930', 123],
  ])('Code 128 of %s has %i modules', (text, modules) => expect(code128Modules(text)).toBe(modules))

  it.each([
    ['A'.repeat(20), 1],
    ['A'.repeat(21), 2],
    ['a'.repeat(14), 1],
    ['a'.repeat(15), 2],
    ['a'.repeat(42), 3],
    ['a'.repeat(62), 4],
    // Two bytes each.
    ['ş'.repeat(7), 1],
    ['ş'.repeat(8), 2],
    ['1'.repeat(34), 1],
    ['1'.repeat(35), 2],
    [`${'1'.repeat(33)}A`, 2],
    [`A${'1'.repeat(33)}`, 2],
    [`a${'A'.repeat(19)}`, 2],
    ['A1 $%*+-./:'.repeat(2).slice(0, 20), 1],
    ['A1 $%*+-./:'.repeat(2).slice(0, 21), 2],
    [`${'A'.repeat(19)}a`, 2],
    ['a'.repeat(666), 20],
    ['a'.repeat(667), null],
  ])('%s is a QR code of version %s', (text, version) => expect(qrVersion(text)).toBe(version))

  it('is in modules', () => {
    expect(modulesOf('ean13', '4006381333931')).toBe(95)
    expect(modulesOf('code128', '4006381333930')).toBe(123)
    expect(modulesOf('qr', 'SKU-1')).toBe(21)
    expect(modulesOf('qr', 'a'.repeat(20))).toBe(25)
    expect(modulesOf('qr', 'a'.repeat(700))).toBeNull()
  })
})
