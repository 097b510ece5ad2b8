import { describe, expect, it } from 'vitest'
import { isOfficialInvoiceNumber, normalizeInvoiceNumber, refuseInvoicing } from './invoicing'

it.each([
  ['  abc2009123456789 ', 'ABC2009123456789'],
  ['a  b\n c', 'A B C'],
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

describe('refuseInvoicing', () => {
  it.each([
    [{}, null],
    [{ invoiceNumber: 'A-1', invoiceRate: 41.2 }, null],
    [{ invoiceNumber: '' }, null],
    [{ status: 'sent' }, 'notApproved'],
    [{ status: 'invoiced' }, 'alreadyInvoiced'],
    [{ invoiceNumber: 'x'.repeat(51) }, 'tooLarge'],
    [{ invoiceNumber: ` ${'x'.repeat(50)} ` }, null],
    [{ invoiceNumber: 5 }, 'invalidInput'],
    [{ invoiceNumber: 'a\u202eb' }, 'invalidInput'],
    [{ invoiceRate: 0 }, 'rateNotPositive'],
    [{ invoiceRate: '1,5' }, 'notADecimal'],
  ] as const)('should judge case %#', (change, expected) => {
    expect(refuseInvoicing({ status: 'approved', ...change })).toBe(expected)
  })
})
