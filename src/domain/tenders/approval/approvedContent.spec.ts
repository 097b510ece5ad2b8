import { describe, expect, it } from 'vitest'
import {
  APPROVED_FIELD_NAMES,
  approvedColumnOf,
  approvedValue,
  contentOf,
  COPIED_FIELDS,
  instalmentsText,
  isApprovedPath,
  type ContentItem,
} from './approvedContent'

const TENDER = {
  title: 'Montaj',
  currency: 'USD',
  currencyRate: 41.5,
  validUntil: '2026-03-16',
  company: 7,
  notes: null,
}
const ITEM: ContentItem = {
  kind: 'stockCard',
  stockCard: 4,
  quantity: 1.5,
  unitPrice: 10,
  taxRate: 20,
  description: 'x',
}
const INSTALMENT = { dueDate: '2026-04-01', amount: '10.00' }
const FILE = { id: 3, filename: 'plan.pdf', filesize: 10 }
const CONTENT = { tender: TENDER, items: [ITEM], instalments: [INSTALMENT], files: [FILE] }
const content = contentOf(CONTENT)

describe('contentOf', () => {
  it.each([
    { tender: { ...TENDER, currencyRate: '41.500000' } },
    { tender: { ...TENDER, company: { id: 7, name: 'n' } } },
    { tender: { ...TENDER, discountType: null, notes: '' } },
    { tender: { ...TENDER, validUntil: '2026-03-16T12:00:00.000Z' } },
    { items: [{ ...ITEM, quantity: '1.500', unitPrice: '10.000000' }] },
    { items: [{ ...ITEM, stockCard: { id: 4, name: 'n' } }] },
    { items: [{ ...ITEM, choice: 'included' }] },
    { items: [{ ...ITEM, choice: null }] },
    { items: [{ ...ITEM, discountType: null, discountValue: 0 }] },
    { instalments: [{ dueDate: '2026-04-01T12:00:00.000Z', amount: 10 }] },
    { files: [{ ...FILE, filesize: '10' }] },
  ])('should not change with the way a value is written, case %#', (change) => {
    expect(contentOf({ ...CONTENT, ...change } as typeof CONTENT)).toBe(content)
  })

  it('should be what it was before a day and a source of the rate were kept', () => {
    const unknown = { ...TENDER, rateDay: null, rateSource: null }
    expect(contentOf({ ...CONTENT, tender: unknown })).toBe(content)
    expect(content).not.toMatch(/rateDay|rateSource/)
  })

  it.each(APPROVED_FIELD_NAMES)('should change with %s', (name) => {
    const values: Partial<Record<string, unknown>> = {
      date: '2026-02-01',
      validUntil: '2026-03-17',
      paymentDate: '2026-05-01',
      currencyRate: 41.51,
      rateDay: '2026-02-27',
      discountValue: 1,
      company: 8,
    }
    const value = values[name] ?? (/branch|employee|companyProject/.test(name) ? 9 : 'other')
    expect(contentOf({ ...CONTENT, tender: { ...TENDER, [name]: value } })).not.toBe(content)
  })

  it.each([
    { items: [{ ...ITEM, stockCard: 5 }] },
    { items: [{ ...ITEM, quantity: 2 }] },
    { items: [{ ...ITEM, unitPrice: 10.01 }] },
    { items: [{ ...ITEM, taxRate: 10 }] },
    { items: [{ ...ITEM, description: 'y' }] },
    { items: [{ ...ITEM, choice: 'optional' as const }] },
    { items: [{ ...ITEM, discountType: 'percent' as const, discountValue: 1 }] },
    { items: [{ ...ITEM, kind: 'stockGroup', stockCard: null, stockGroup: 4 }] },
    { items: [ITEM, { kind: 'heading', description: 'h' }] },
    { items: [] },
    { instalments: [] },
    { instalments: [{ ...INSTALMENT, dueDate: '2026-04-02' }] },
    { instalments: [{ ...INSTALMENT, amount: 10.01 }] },
    { files: [] },
    { files: [{ ...FILE, filename: 'other.pdf' }] },
    { files: [FILE, { ...FILE, id: 4 }] },
  ])('should change with lines, instalments and files, case %#', (change) => {
    expect(contentOf({ ...CONTENT, ...change })).not.toBe(content)
  })

  it('should bind the kind and the value of a discount, of a line and of the document', () => {
    const discounts = [
      { discountType: null, discountValue: null },
      { discountType: 'percent', discountValue: null },
      { discountType: 'percent', discountValue: 1 },
      { discountType: 'percent', discountValue: 2 },
      { discountType: 'amount', discountValue: 2 },
    ] as const
    const ofLine = discounts.map((discount) =>
      contentOf({ ...CONTENT, items: [{ ...ITEM, ...discount }] }),
    )
    const ofDocument = discounts.map((discount) =>
      contentOf({ ...CONTENT, tender: { ...TENDER, ...discount } }),
    )
    expect(new Set([...ofLine, ...ofDocument])).toHaveProperty('size', 2 * discounts.length - 1)
  })

  it('should see a discount of a line without a value as one of 0', () => {
    const items = (discountValue: number | null) => [
      { ...ITEM, discountType: 'percent' as const, discountValue },
    ]
    expect(contentOf({ ...CONTENT, items: items(null) })).toBe(
      contentOf({ ...CONTENT, items: items(0) }),
    )
  })

  it('should bind the order of lines', () => {
    const other = { ...ITEM, description: 'y' }
    expect(contentOf({ ...CONTENT, items: [ITEM, other] })).not.toBe(
      contentOf({ ...CONTENT, items: [other, ITEM] }),
    )
  })
})

it.each([
  ['currencyRate', '1.50', '1.5'],
  ['currencyRate', 0, '0'],
  ['notes', '', null],
  ['date', '2026-03-01T12:00:00.000Z', '2026-03-01'],
  ['company', { id: 3 }, '3'],
  ['company', undefined, null],
] as const)('should compare %s %j as %j', (field, value, expected) => {
  expect(approvedValue(field, value)).toBe(expected)
})

it.each([
  ['title', true],
  ['paymentInstallments.0.amount', true],
  ['items', true],
  ['items.3.unitPrice', true],
  ['internalNote', false],
  ['status', false],
  ['titles', false],
  ['files.0.title', false],
  ['toString', false],
])('should lock %s: %s', (path, expected) => {
  expect(isApprovedPath(path)).toBe(expected)
})

it.each([
  ['title', 'title'],
  ['validUntil', 'valid_until'],
  ['company', 'company_id'],
  ['companyProject', 'company_project_id'],
] as const)('should find %s in the column %s', (field, column) => {
  expect(approvedColumnOf(field)).toBe(column)
})

it.each([[null], [undefined], [[]]])('should compare %j as no instalments', (instalments) => {
  expect(instalmentsText(instalments)).toBe('[]')
})

it('should copy what is offered, but no day', () => {
  expect(COPIED_FIELDS).toContain('notes')
  expect(COPIED_FIELDS).toContain('internalNote')
  for (const name of ['date', 'validUntil', 'paymentDate'])
    expect(COPIED_FIELDS).not.toContain(name)
})
