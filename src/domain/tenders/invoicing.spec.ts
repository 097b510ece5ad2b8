import { expect, it } from 'vitest'
import { isOfficialInvoiceNumber, normalizeInvoiceNumber, refuseInvoiceInput } from './invoicing'

it.each([
  ['  abc2009123456789 ', 'ABC2009123456789'],
  ['a  b\n c', 'ABC'],
  ['abc\u00a02026\u200b-٠٠١٢', 'ABC2026-0012'],
  ['ＡＢ／１', 'AB/1'],
  ['ı-İ', 'ı-İ'],
  ['i-1', 'I-1'],
  ['   ', null],
  [null, null],
  [5, null],
])('should store %s as %s', (text, expected) => {
  expect(normalizeInvoiceNumber(text)).toBe(expected)
})

it.each([
  ['ABC2009123456789', true],
  ['A1C2026000000001', true],
  ['ABC200912345678', false],
  ['abc2009123456789', false],
  ['ABC1909123456789', false],
])('should take %s as official: %s', (text, expected) => {
  expect(isOfficialInvoiceNumber(text)).toBe(expected)
})

it.each([
  [{}, []],
  [{ invoiceNumber: 'A-1', invoiceRate: 41.2 }, []],
  [{ invoiceNumber: '' }, []],
  [{ invoiceNumber: 'abc ٢٠٢٦/१' }, []],
  [{ invoiceNumber: 'x'.repeat(51) }, ['invoiceNumber tooLarge']],
  [{ invoiceNumber: ` ${'x '.repeat(50)} ` }, []],
  [{ invoiceNumber: 5 }, ['invoiceNumber invalidInput']],
  [{ invoiceNumber: 'A_1' }, ['invoiceNumber invoiceNumberInvalid']],
  [{ invoiceNumber: 'ŞUBE-1' }, ['invoiceNumber invoiceNumberInvalid']],
  [{ invoiceNumber: 'ı1' }, ['invoiceNumber invoiceNumberInvalid']],
  [{ invoiceNumber: '1\u0000' }, ['invoiceNumber invoiceNumberInvalid']],
  [{ invoiceRate: 0 }, ['invoiceRate rateNotPositive']],
  [{ invoiceRate: '1,5' }, ['invoiceRate notADecimal']],
])('should judge %j as %j', (input, expected) => {
  expect(refuseInvoiceInput(input).map(({ path, code }) => `${path} ${code}`)).toEqual(expected)
})
