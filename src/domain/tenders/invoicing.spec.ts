import { expect, it } from 'vitest'
import { normalizeInvoiceNumber, refuseAcceptedTotal, refuseInvoiceNumber } from './invoicing'

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
  [null, null],
  [undefined, null],
  ['', null],
  ['A-1', null],
  ['abc ٢٠٢٦/१', null],
  ['x'.repeat(51), 'textTooLong'],
  [` ${'x '.repeat(50)} `, null],
  [5, 'invalidInput'],
  ['A_1', 'invoiceNumberInvalid'],
  ['ŞUBE-1', 'invoiceNumberInvalid'],
  ['ı1', 'invoiceNumberInvalid'],
  ['1\u0000', 'invoiceNumberInvalid'],
])('should judge the number %j as %j', (number, expected) => {
  expect(refuseInvoiceNumber(number)).toBe(expected)
})

it.each([
  ['323476.08', null, false, null],
  ['323476.08', '323476.080', false, null],
  [0.3, '0.30', false, null],
  ['323476.08', '337636.08', false, 'acceptedTotalDiffers'],
  ['323476.08', '323476.07', false, 'acceptedTotalDiffers'],
  ['323476.08', '337636.08', true, null],
])(
  'a total of %s, accepted %s, difference intended: %s',
  (total, acceptedTotal, intended, code) => {
    expect(refuseAcceptedTotal({ total, acceptedTotal, acceptDifference: intended })).toBe(code)
  },
)
